"""Special items of The Wizards."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, Able, AtLeast, Normally, Not, any_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Moment,
    Phase,
    Pile,
    PlayerKind,
    Race,
    Skill,
    Stat,
)

LESSER_RING = Item(
    code="TW-266",
    name="Lesser Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=1,
    marks=(Keyword.LESSER_RING,),
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2),),
)

MAGIC_RING_OF_STEALTH = Item(
    code="TW-274",
    name="Magic Ring of Stealth",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    abilities=(
        CountsAs(Skill.SCOUT),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,)),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Normally(Skill.SCOUT)),),
                effects=(Cancel(Canceled.STRIKE),),
            )
        ),
    ),
)

PALANTIR_OF_ORTHANC = Item(
    code="TW-300",
    name="Palantír of Orthanc",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    playable_at=(named("Isengard"),),
    no_points_for=(PlayerKind.FALLEN_WIZARD,),
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(
                    Is(Subject.BEARER, Able(Keyword.PALANTIR)),
                    Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5)),
                ),
                effects=(
                    Put(ANYTHING, Pile.PLAY_DECK, (Pile.DISCARD_PILE,)),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)

THE_ONE_RING = Item(
    code="TW-347",
    name="The One Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=6,
    corruption=6,
    marks=(Mark.UNIQUE, Keyword.THE_ONE_RING),
    abilities=(
        Modify(Stat.PROWESS, +5, most=Amount.TWICE_PRINTED_PROWESS),
        Modify(Stat.BODY, +5, most=10),
        Modify(Stat.DIRECT_INFLUENCE, +5),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(Not(any_of(Race.UNDEAD, Race.NAZGUL)), on=(Subject.BEARER,)),
                effects=(Roll(Check.CORRUPTION, Subject.BEARER, (-2,), then=(Cancel(Canceled.STRIKE),)),),
            )
        ),
        Modify(Stat.CORRUPTION_POINTS, +1, Subject.COMPANY),
    ),
)

BOOK_OF_MAZARBUL = Item(
    code="TW-201",
    name="Book of Mazarbul",
    item_class=ItemClass.SPECIAL,
    marshalling_points=1,
    corruption=2,
    marks=(Mark.UNIQUE,),
    playable_at=(named("Moria"),),
    abilities=(
        StorableAt((named("Blue Mountain Dwarf-hold"), named("Iron Hill Dwarf-hold")), points=5),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Skill.SAGE),),
                effects=(ForTheTurn(Modify(Stat.HAND_SIZE, +1), on=Subject.THIS_CARD, until=Phase.UNTAP),),
            )
        ),
    ),
)

MAGIC_RING_OF_NATURE = Item(
    code="TW-273",
    name="Magic Ring of Nature",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    abilities=(
        CountsAs(Skill.RANGER),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Normally(Skill.RANGER)),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
    ),
)
