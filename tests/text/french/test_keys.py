"""What a creature is keyed to, in French."""

import pytest

from tests.text.french.reading import read
from wizardhaven.catalogue import catalogue
from wizardhaven.text.french.keys import keys
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import Either, Happened, Past, There, Unless
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, KeyedTo, Not, Within, all_of, named
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType

NIGHT = There(named("Doors of Night"))

EXAMPLES = (
    (
        (Key(RegionType.WILDERNESS, count=2), Key(SiteType.RUINS_AND_LAIRS)),
        "Peut être liée à deux Contrées sauvages ou à un site de Ruines et Antres.",
    ),
    (
        (
            Key(RegionType.WILDERNESS),
            Key(RegionType.SHADOW_LAND, condition=Unless(There(named("Doors of Night")))),
        ),
        (
            "Peut être liée à une Contrée sauvage. Peut aussi être liée à une Terre de l’ombre, tant que "
            "« Portes de la Nuit » n’est pas en jeu."
        ),
    ),
    (
        (
            Key(
                SiteType.RUINS_AND_LAIRS,
                condition=Either(
                    (
                        There(RegionType.WILDERNESS, Subject.PATH, 2),
                        There(RegionType.COASTAL_SEA, Subject.PATH),
                    )
                ),
            ),
        ),
        (
            "Peut être liée à un site de Ruines et Antres dont le trajet comporte deux Contrées sauvages "
            "ou une Mer côtière."
        ),
    ),
    (
        (Key(Within(("Rohan", "Khand"))), Key(all_of(Within(("Rohan", "Khand")), SiteType.BORDER_HOLD))),
        (
            "Peut être liée à l’une des régions Rohan ou Khand, ou à un Fief Frontalier de l’une de ces "
            "régions."
        ),
    ),
    ((Key(Within(("Rohan",))),), "Peut être liée à la région Rohan."),
    (
        (
            Key(Within(("Rohan", "Khand")), condition=NIGHT),
            Key(all_of(Sort.SITE, Within(("Rohan", "Khand"))), condition=NIGHT),
        ),
        (
            "Peut être liée à l’une des régions Rohan ou Khand, ou à un site de l’une de ces régions, "
            "tant que « Portes de la Nuit » est en jeu."
        ),
    ),
    (
        (Key(Mark.UNDER_DEEPS),),
        "Peut être liée à un site des Abîmes.",
    ),
    (
        (Key(Beside(Mark.UNDER_DEEPS)),),
        "Peut être liée à un site qui est adjacent à un site des Abîmes.",
    ),
    (
        (Key(named("Moria")), Key(all_of(Within(("Rohan",)), Not(SiteType.HAVEN)))),
        "Peut être liée à Moria. Peut aussi être liée à un site (sauf les Havres) de la région Rohan.",
    ),
    (
        (Key(SiteType.DARK_HOLD), Key(all_of(Sort.SITE, Within(("Elven Shores", "Andrast Coast"))))),
        (
            "Peut être liée à un Fief Noir. Peut aussi être liée à un site de l’une des régions Rivages "
            "Elfiques ou Côte d’Andrast."
        ),
    ),
    (
        (Key(Subject.COMPANY, condition=Happened(Past.FACED, all_of(Race.ORC, KeyedTo(("Rohan",))))),),
        (
            "Peut être liée à n’importe quelle compagnie, tant que la compagnie a déjà affronté une attaque "
            "d’Orques liée à la région Rohan ce tour-ci."
        ),
    ),
)


@pytest.mark.parametrize(("keyed_to", "said"), EXAMPLES)
def test_what_a_creature_is_keyed_to_is_said_in_french(keyed_to: tuple[Key, ...], said: str) -> None:
    assert read(keys(keyed_to, PLAIN)) == said


def test_every_sort_of_key_on_a_card_has_an_example() -> None:
    creatures = [card for card in catalogue.cards().values() if isinstance(card, Creature)]
    on_cards = {type(key.to) for card in creatures for key in card.keyed_to}

    assert len(on_cards) > 6
    assert on_cards <= {type(key.to) for keyed_to, _ in EXAMPLES for key in keyed_to}
