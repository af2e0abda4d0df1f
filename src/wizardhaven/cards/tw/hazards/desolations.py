"""Hazard events of The Wizards: what comes out of its lair, what a Ring does to friends, what seas take."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Either, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Check,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Stat,
)

DRAGONS_DESOLATION = Event(
    code="TW-29",
    name="Dragon’s Desolation",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Race.DRAGON),
            effects=(Modify(Stat.PROWESS, +2, Subject.ATTACK),),
        ),
        Use(
            target=A(all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS), Whose.OF_THE_COMPANY),
            requires=(
                Either(
                    (
                        There(RegionType.WILDERNESS, Subject.NEW_SITE, 2),
                        Both(
                            (There(RegionType.WILDERNESS, Subject.NEW_SITE), There(named("Doors of Night")))
                        ),
                    )
                ),
            ),
            effects=(ForTheTurn(Permit(Deed.KEY_ONE, Race.DRAGON)),),
        ),
    ),
)

THE_PRECIOUS = Event(
    code="TW-98",
    name="The Precious",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION,),
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Not(Having(Keyword.THE_ONE_RING))), Whose.OF_THE_COMPANY),
            requires=(There(Having(Keyword.THE_ONE_RING), Subject.COMPANY),),
            effects=(
                Roll(
                    Check.CORRUPTION,
                    Subject.TARGET,
                    (-2,),
                    failing=(
                        Put(all_of(Keyword.THE_ONE_RING, With(Subject.COMPANY)), Pile.DISCARD_PILE),
                        Put(Subject.TARGET, Pile.DISCARD_PILE),
                    ),
                ),
            ),
        ),
    ),
)

A_PACK_AT_THE_DOOR = Event(
    code="TW-497",
    name="A Pack at the Door",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(requires=(There(named("Doors of Night")),)),),
    abilities=(
        Permit(
            Deed.KEY,
            all_of(
                any_of(Race.ANIMAL, Race.SPIDER, Race.WOLF),
                Not(Mark.UNIQUE),
                Not(named("Fell Turtle", "Morgul-rats", "Shelob’s Brood")),
            ),
            where=RegionType.BORDER_LAND,
        ),
        Permit(
            Deed.KEY,
            all_of(
                any_of(Race.ANIMAL, Race.SPIDER, Race.WOLF),
                Not(Mark.UNIQUE),
                Not(named("Fell Turtle", "Morgul-rats", "Shelob’s Brood")),
            ),
            where=SiteType.BORDER_HOLD,
        ),
        Permit(
            Deed.KEY,
            all_of(
                any_of(Race.ANIMAL, Race.SPIDER, Race.WOLF),
                Not(Mark.UNIQUE),
                Not(named("Fell Turtle", "Morgul-rats", "Shelob’s Brood")),
            ),
            where=SiteType.RUINS_AND_LAIRS,
        ),
    ),
)
