"""Gold rings of The Wizards."""

from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import ItemClass

BEAUTIFUL_GOLD_RING = Item(
    code="TW-196",
    name="Beautiful Gold Ring",
    item_class=ItemClass.GOLD_RING,
    marshalling_points=1,
    corruption=1,
    abilities=(
        RingTestResult("The One Ring", results=(12, 13, 14, 15, 16)),
        RingTestResult("Dwarven Ring", results=(10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Magic Ring", results=(1, 2, 3, 4, 5, 6, 7)),
        RingTestResult("Lesser Ring", results=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    ),
)

FAIR_GOLD_RING = Item(
    code="TW-231",
    name="Fair Gold Ring",
    item_class=ItemClass.GOLD_RING,
    marshalling_points=1,
    corruption=1,
    abilities=(
        RingTestResult("The One Ring", results=(11, 12, 13, 14, 15, 16)),
        RingTestResult("Dwarven Ring", results=(9, 10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Magic Ring", results=(1, 2, 3, 4, 5, 6)),
        RingTestResult("Lesser Ring", results=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    ),
)

PRECIOUS_GOLD_RING = Item(
    code="TW-306",
    name="Precious Gold Ring",
    item_class=ItemClass.GOLD_RING,
    marshalling_points=1,
    corruption=1,
    abilities=(
        RingTestResult("The One Ring", results=(10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Dwarven Ring", results=(8, 9, 10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Magic Ring", results=(1, 2, 3, 4, 5)),
        RingTestResult("Lesser Ring", results=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    ),
)
