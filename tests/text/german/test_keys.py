"""What a creature is keyed to, in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.keys import keys
from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.vocabulary.conditions import InPlay, Unless
from wizardhaven.vocabulary.playing import At, AtSites, In, Key, Through
from wizardhaven.vocabulary.such import Mark, Not, Within, all_of, named
from wizardhaven.vocabulary.terms import RegionType, SiteType

NIGHT = InPlay("Doors of Night")

EXAMPLES = (
    (
        (Through(RegionType.WILDERNESS, count=2), At(SiteType.RUINS_AND_LAIRS)),
        "Kann an zwei Wildnisse oder eine Ruine/Hort gebunden werden.",
    ),
    (
        (
            Through(RegionType.WILDERNESS),
            Through(RegionType.SHADOW_LAND, condition=Unless(InPlay("Doors of Night"))),
        ),
        (
            "Kann an eine Wildnis gebunden werden. Kann auch an ein Schattenland gebunden werden, "
            "solange „Tore der Nacht“ nicht im Spiel ist."
        ),
    ),
    (
        (At(SiteType.RUINS_AND_LAIRS, ((RegionType.WILDERNESS, 2), (RegionType.COASTAL_SEA, 1))),),
        ("Kann an eine Ruine/Hort gebunden werden, deren Weg zwei Wildnisse oder ein Küstenmeer enthält."),
    ),
    (
        (In(("Rohan", "Khand")), AtSites(all_of(Within(("Rohan", "Khand")), SiteType.BORDER_HOLD))),
        (
            "Kann an eine der Regionen Rohan oder Khand oder an einen Grenzort in einer dieser Regionen "
            "gebunden werden."
        ),
    ),
    ((In(("Rohan",)),), "Kann an die Region Rohan gebunden werden."),
    (
        (In(("Rohan", "Khand"), NIGHT), AtSites(Within(("Rohan", "Khand")), NIGHT)),
        (
            "Kann an eine der Regionen Rohan oder Khand oder an einen Ort in einer dieser Regionen "
            "gebunden werden, solange „Tore der Nacht“ im Spiel ist."
        ),
    ),
    (
        (AtSites(Mark.UNDER_DEEPS),),
        "Kann an einen Ort in den Tiefen gebunden werden.",
    ),
    (
        (AtSites(named("Moria")), AtSites(all_of(Within(("Rohan",)), Not(SiteType.HAVEN)))),
        (
            "Kann an den Ort Moria gebunden werden. Kann auch an einen Ort (außer Zufluchtsorten) in der "
            "Region Rohan gebunden werden."
        ),
    ),
    (
        (At(SiteType.DARK_HOLD), AtSites(Within(("Elven Shores", "Andrast Coast")))),
        (
            "Kann an einen Hort der Dunkelheit gebunden werden. Kann auch an einen Ort in einer der "
            "Regionen Elbenküste oder Küste von Andrast gebunden werden."
        ),
    ),
)


@pytest.mark.parametrize(("keyed_to", "said"), EXAMPLES)
def test_what_a_creature_is_keyed_to_is_said_in_german(keyed_to: tuple[Key, ...], said: str) -> None:
    assert keys(keyed_to, PLAIN) == said


def test_every_key_has_an_example() -> None:
    assert {type(key) for keyed_to, _ in EXAMPLES for key in keyed_to} == set(get_args(Key))
