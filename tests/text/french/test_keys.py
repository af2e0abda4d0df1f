"""What a creature is keyed to, in French."""

from typing import get_args

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.keys import keys
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.vocabulary.conditions import InPlay, Unless
from wizardhaven.vocabulary.playing import At, AtSites, In, Key, Through
from wizardhaven.vocabulary.such import Mark, Not, Within, all_of, named
from wizardhaven.vocabulary.terms import RegionType, SiteType

NIGHT = InPlay("Doors of Night")

EXAMPLES = (
    (
        (Through(RegionType.WILDERNESS, count=2), At(SiteType.RUINS_AND_LAIRS)),
        "Peut être liée à deux Contrées sauvages ou à un site de Ruines et Antres.",
    ),
    (
        (
            Through(RegionType.WILDERNESS),
            Through(RegionType.SHADOW_LAND, condition=Unless(InPlay("Doors of Night"))),
        ),
        (
            "Peut être liée à une Contrée sauvage. Peut aussi être liée à une Terre de l’ombre, tant que "
            "« Portes de la Nuit » n’est pas en jeu."
        ),
    ),
    (
        (At(SiteType.RUINS_AND_LAIRS, ((RegionType.WILDERNESS, 2), (RegionType.COASTAL_SEA, 1))),),
        (
            "Peut être liée à un site de Ruines et Antres dont le trajet comporte deux Contrées sauvages "
            "ou une Mer côtière."
        ),
    ),
    (
        (In(("Rohan", "Khand")), AtSites(all_of(Within(("Rohan", "Khand")), SiteType.BORDER_HOLD))),
        (
            "Peut être liée à l’une des régions Rohan ou Khand, ou à un Fief Frontalier de l’une de ces "
            "régions."
        ),
    ),
    ((In(("Rohan",)),), "Peut être liée à la région Rohan."),
    (
        (In(("Rohan", "Khand"), NIGHT), AtSites(Within(("Rohan", "Khand")), NIGHT)),
        (
            "Peut être liée à l’une des régions Rohan ou Khand, ou à un site de l’une de ces régions, "
            "tant que « Portes de la Nuit » est en jeu."
        ),
    ),
    (
        (AtSites(Mark.UNDER_DEEPS),),
        "Peut être liée à un site des Abîmes.",
    ),
    (
        (AtSites(named("Moria")), AtSites(all_of(Within(("Rohan",)), Not(SiteType.HAVEN)))),
        "Peut être liée à Moria. Peut aussi être liée à un site (sauf les Havres) de la région Rohan.",
    ),
    (
        (At(SiteType.DARK_HOLD), AtSites(Within(("Elven Shores", "Andrast Coast")))),
        (
            "Peut être liée à un Fief Noir. Peut aussi être liée à un site de l’une des régions Rivages "
            "Elfiques ou Côte d’Andrast."
        ),
    ),
)


@pytest.mark.parametrize(("keyed_to", "said"), EXAMPLES)
def test_what_a_creature_is_keyed_to_is_said_in_french(keyed_to: tuple[Key, ...], said: str) -> None:
    assert read(keys(keyed_to, PLAIN)) == said


def test_every_key_has_an_example() -> None:
    assert {type(key) for keyed_to, _ in EXAMPLES for key in keyed_to} == set(get_args(Key))
