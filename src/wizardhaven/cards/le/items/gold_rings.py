"""Gold rings of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import RingTestResult, When
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.effects import Roll
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Allowing, all_of, named
from wizardhaven.vocabulary.terms import Alignment, Check, ItemClass, Phase, Pile, SiteType

A_LITTLE_GOLD_RING = Item(
    code="LE-297",
    name="A Little Gold Ring",
    item_class=ItemClass.GOLD_RING,
    marshalling_points=2,
    corruption=4,
    playable_at=(named("Bag End"), all_of(SiteType.RUINS_AND_LAIRS, Allowing(ItemClass.GOLD_RING))),
    alignment=Alignment.MINION,
    abilities=(
        When(
            Occasion.PHASE_ENDS, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.BEARER, of=Phase.UNTAP
        ),
        RingTestResult("The One Ring", results=(11, 12, 13, 14, 15, 16)),
        RingTestResult("Dwarven Ring", results=(9, 10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Magic Ring", results=(1, 2, 3, 4, 5, 6)),
        RingTestResult("Lesser Ring", results=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    ),
)

BRIGHT_GOLD_RING = Item(
    code="LE-303",
    name="Bright Gold Ring",
    item_class=ItemClass.GOLD_RING,
    marshalling_points=2,
    corruption=4,
    playable_at=(all_of(SiteType.FREE_HOLD, Allowing(ItemClass.GOLD_RING)),),
    alignment=Alignment.MINION,
    abilities=(
        When(
            Occasion.PHASE_ENDS, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.BEARER, of=Phase.UNTAP
        ),
        RingTestResult("Spirit Ring", results=(8, 9, 10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Dwarven Ring", results=(9, 10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Magic Ring", results=(1, 2, 3, 4, 5)),
        RingTestResult(
            "Lesser Ring",
            results=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
            sources=(Pile.PLAY_DECK, Pile.DISCARD_PILE),
        ),
    ),
)

GLEAMING_GOLD_RING = Item(
    code="LE-311",
    name="Gleaming Gold Ring",
    item_class=ItemClass.GOLD_RING,
    marshalling_points=2,
    corruption=4,
    playable_at=(all_of(SiteType.BORDER_HOLD, Allowing(ItemClass.GOLD_RING)),),
    alignment=Alignment.MINION,
    abilities=(
        When(
            Occasion.PHASE_ENDS, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.BEARER, of=Phase.UNTAP
        ),
        RingTestResult("Spirit Ring", results=(10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Dwarven Ring", results=(9, 10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Magic Ring", results=(1, 2, 3, 4, 5, 6)),
        RingTestResult(
            "Lesser Ring",
            results=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
            sources=(Pile.PLAY_DECK, Pile.DISCARD_PILE),
        ),
    ),
)

GOLD_RING_THAT_SAURON_FANCIES = Item(
    code="LE-312",
    name="Gold Ring that Sauron Fancies",
    item_class=ItemClass.GOLD_RING,
    marshalling_points=2,
    corruption=4,
    playable_at=(named("Bag End"), all_of(SiteType.RUINS_AND_LAIRS, Allowing(ItemClass.GOLD_RING))),
    alignment=Alignment.MINION,
    abilities=(
        When(
            Occasion.PHASE_ENDS, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.BEARER, of=Phase.UNTAP
        ),
        RingTestResult("The One Ring", results=(11, 12, 13, 14, 15, 16)),
        RingTestResult("Dwarven Ring", results=(8, 9, 10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Magic Ring", results=(1, 2, 3, 4, 5)),
        RingTestResult("Lesser Ring", results=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    ),
)

THE_LEAST_OF_GOLD_RINGS = Item(
    code="LE-315",
    name="The Least of Gold Rings",
    item_class=ItemClass.GOLD_RING,
    marshalling_points=2,
    corruption=4,
    alignment=Alignment.MINION,
    abilities=(
        When(
            Occasion.PHASE_ENDS, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.BEARER, of=Phase.UNTAP
        ),
        RingTestResult("The One Ring", results=(12, 13, 14, 15, 16)),
        RingTestResult("Dwarven Ring", results=(10, 11, 12, 13, 14, 15, 16)),
        RingTestResult("Magic Ring", results=(1, 2, 3, 4, 5, 6, 7)),
        RingTestResult("Lesser Ring", results=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
    ),
)

PERFECT_GOLD_RING = Item(
    code="LE-337",
    name="Perfect Gold Ring",
    item_class=ItemClass.GOLD_RING,
    marshalling_points=2,
    corruption=4,
    playable_at=(all_of(Mark.LAIR, Allowing(ItemClass.GOLD_RING)),),
    alignment=Alignment.MINION,
    abilities=(
        When(
            Occasion.PHASE_ENDS, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.BEARER, of=Phase.UNTAP
        ),
        RingTestResult("Magic Ring", results=(1, 2, 3, 4, 5, 6, 7)),
        RingTestResult("Spirit Ring", results=(8, 9, 10, 11, 12, 13, 14, 15, 16)),
        RingTestResult(
            "Lesser Ring",
            results=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
            sources=(Pile.PLAY_DECK, Pile.DISCARD_PILE),
        ),
    ),
)
