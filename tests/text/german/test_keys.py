"""What a creature is keyed to, in German."""

import pytest

from wizardhaven.catalogue import catalogue
from wizardhaven.text.german.keys import keys
from wizardhaven.text.german.scenes import PLAIN
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
        "Kann an zwei Wildnisse oder eine Ruine/Hort gebunden werden.",
    ),
    (
        (
            Key(RegionType.WILDERNESS),
            Key(RegionType.SHADOW_LAND, condition=Unless(There(named("Doors of Night")))),
        ),
        (
            "Kann an eine Wildnis gebunden werden. Kann auch an ein Schattenland gebunden werden, "
            "solange „Tore der Nacht“ nicht im Spiel ist."
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
        ("Kann an eine Ruine/Hort gebunden werden, deren Weg zwei Wildnisse oder ein Küstenmeer enthält."),
    ),
    (
        (Key(Within(("Rohan", "Khand"))), Key(all_of(Within(("Rohan", "Khand")), SiteType.BORDER_HOLD))),
        (
            "Kann an eine der Regionen Rohan oder Khand oder an einen Grenzort in einer dieser Regionen "
            "gebunden werden."
        ),
    ),
    ((Key(Within(("Rohan",))),), "Kann an die Region Rohan gebunden werden."),
    (
        (
            Key(Within(("Rohan", "Khand")), condition=NIGHT),
            Key(all_of(Sort.SITE, Within(("Rohan", "Khand"))), condition=NIGHT),
        ),
        (
            "Kann an eine der Regionen Rohan oder Khand oder an einen Ort in einer dieser Regionen "
            "gebunden werden, solange „Tore der Nacht“ im Spiel ist."
        ),
    ),
    (
        (Key(Mark.UNDER_DEEPS),),
        "Kann an einen Ort in den Tiefen gebunden werden.",
    ),
    (
        (Key(Beside(Mark.UNDER_DEEPS)),),
        "Kann an einen Ort, der an einen Ort in den Tiefen grenzt, gebunden werden.",
    ),
    (
        (Key(named("Moria")), Key(all_of(Within(("Rohan",)), Not(SiteType.HAVEN)))),
        (
            "Kann an den Ort Moria gebunden werden. Kann auch an einen Ort (außer Zufluchtsorten) in der "
            "Region Rohan gebunden werden."
        ),
    ),
    (
        (Key(SiteType.DARK_HOLD), Key(all_of(Sort.SITE, Within(("Elven Shores", "Andrast Coast"))))),
        (
            "Kann an einen Hort der Dunkelheit gebunden werden. Kann auch an einen Ort in einer der "
            "Regionen Elbenküste oder Küste von Andrast gebunden werden."
        ),
    ),
    (
        (Key(Subject.COMPANY, condition=Happened(Past.FACED, all_of(Race.ORC, KeyedTo(("Rohan",))))),),
        (
            "Kann an eine beliebige Gemeinschaft gebunden werden, solange die Gemeinschaft in diesem Zug "
            "bereits einem Angriff von Orks (gebunden an Rohan) gegenüberstand."
        ),
    ),
)


@pytest.mark.parametrize(("keyed_to", "said"), EXAMPLES)
def test_what_a_creature_is_keyed_to_is_said_in_german(keyed_to: tuple[Key, ...], said: str) -> None:
    assert keys(keyed_to, PLAIN) == said


def test_every_sort_of_key_on_a_card_has_an_example() -> None:
    creatures = [card for card in catalogue.cards().values() if isinstance(card, Creature)]
    on_cards = {type(key.to) for card in creatures for key in card.keyed_to}

    assert len(on_cards) > 6
    assert on_cards <= {type(key.to) for keyed_to, _ in EXAMPLES for key in keyed_to}
