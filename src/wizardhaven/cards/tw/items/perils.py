"""Things that are dangerous or hard to come by, among the items of The Wizards."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ModifyCheck, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheRoll
from wizardhaven.vocabulary.terms import Check, Duplication, ItemClass, Moment, Race, SiteType, Stat

WIZARDS_RING = Item(
    code="TW-363",
    name="Wizard’s Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=4,
    playable_at=(SiteType.HAVEN,),
    played_by=Race.WIZARD,
    marks=(Mark.NOT_TRANSFERABLE, Duplication.ON_A_CHARACTER),
    abilities=(
        Modify(Stat.PROWESS, +2),
        Modify(Stat.DIRECT_INFLUENCE, +5),
        Forbid(Deed.STORE, Subject.THIS_CARD),
        When(Occasion.CARD_PLAYED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.THIS_CARD),
    ),
)

RED_ARROW = Item(
    code="TW-312",
    name="Red Arrow",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll(
                    (Check.INFLUENCE,),
                    by=Subject.BEARER,
                    against=(all_of(Sort.FACTION, named("Riders of Rohan")),),
                ),
                effects=(ModifyCheck(passing=True),),
            )
        ),
        Modify(Stat.DIRECT_INFLUENCE, +5, against=all_of(Sort.CHARACTER, HomeAt(named("Edoras")))),
    ),
)

THE_IRON_CROWN = Item(
    code="TW-496",
    name="The Iron Crown",
    item_class=ItemClass.GREATER,
    marshalling_points=4,
    corruption=5,
    marks=(Mark.UNIQUE,),
    abilities=(
        When(Occasion.INFLUENCE_TRIED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.BEARER),
        Modify(Stat.BODY, +1, condition=Is(Subject.BEARER, Not(Race.HOBBIT)), most=10),
        Modify(Stat.DIRECT_INFLUENCE, +4, condition=Is(Subject.BEARER, Not(Race.HOBBIT))),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.ORC, Race.TROLL, Race.MAN)),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Not(Race.HOBBIT)),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
    ),
)
