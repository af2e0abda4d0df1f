"""Hazard events of The Dragons that lie upon every land."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.foes import StaysIf
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Aftermath, Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Check, Duplication, Keyword, Length, Moment, Pile, Race, Side, Stat

SHADOW_OF_MORDOR = Event(
    code="TD-68",
    name="Shadow of Mordor",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        Modify(Stat.HAZARD_LIMIT, Count(Tally.DRAWN, Subject.COMPANY), Sort.COMPANY),
        Modify(
            Stat.HAZARD_DRAWS,
            Count(Tally.DRAWN, Subject.COMPANY),
            Sort.COMPANY,
            condition=There(named("Doors of Night")),
        ),
    ),
)

PERIL_RETURNED = Event(
    code="TD-54",
    name="Peril Returned",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    abilities=(
        CountsAs(
            named("Doors of Night"),
            Subject.THIS_CARD,
            condition=Unless(There(named("Gates of Morning"))),
        ),
        CountsAs(Not(Mark.IN_PLAY), named("Gates of Morning")),
    ),
)

KNOWN_TO_AN_OUNCE = Event(
    code="TD-39",
    name="Known to an Ounce",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CARD,),
    uses=(
        Use(target=A(all_of(Sort.SITE, Mark.HOARD), Whose.OF_THE_COMPANY)),
        Use(target=A(all_of(Sort.EVENT, Side.HAZARD, Length.PERMANENT, Race.DRAGON), Whose.ANYBODYS)),
    ),
    abilities=(When(Occasion.CARD_PLAYED, Face(Subject.SITE), about=Subject.SITE, of=Sort.ITEM),),
)

ICY_TOUCH = Event(
    code="TD-33",
    name="Icy Touch",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION,),
    corruption=2,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Race.UNDEAD),
            effects=(Modify(Stat.PROWESS, +1, Subject.ATTACK),),
        ),
    ),
    abilities=(
        StaysIf(Aftermath.CHARACTER_WOUNDED),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=6,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)

STORMCROW = Event(
    code="TD-73",
    name="Stormcrow",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, -2, Race.WIZARD),
        Modify(Stat.DIRECT_INFLUENCE, -2, Race.WIZARD, condition=There(named("Doors of Night"))),
        Forbid(Deed.LIE_ON_COMPANY, With(Race.WIZARD)),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
