"""Hazard events of The Dragons by which minds and ways are lost."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Is, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Movement,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
)

MEMORIES_STOLEN = Event(
    code="TD-48",
    name="Memories Stolen",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.DARK_ENCHANTMENT, Duplication.ON_A_CHARACTER),
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(all_of(Race.DRAGON, Sort.CREATURE), who=Not(Race.WIZARD)),
            effects=(Modify(Stat.PROWESS, -3, Subject.STRIKE),),
        ),
    ),
    abilities=(
        Forbid(Deed.USE, any_of(Skill.WARRIOR, Skill.SCOUT, Skill.RANGER, Skill.SAGE, Skill.DIPLOMAT)),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.SITE, SiteType.HAVEN),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        (Count(all_of(Not(Subject.USER), Mark.TAPPING), Subject.COMPANY),),
                        above=8,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)

NO_ESCAPE_FROM_MY_MAGIC = Event(
    code="TD-50",
    name="No Escape from My Magic",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_CARD,),
    uses=(Use(target=A(all_of(Sort.FACTION, Mark.UNIQUE), Whose.ANYBODYS)),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Roll(
                None,
                Subject.COMPANY,
                (
                    Count(Skill.RANGER, Subject.COMPANY, 2),
                    Count(Skill.SCOUT, Subject.COMPANY),
                    Count(Skill.DIPLOMAT, Subject.COMPANY),
                ),
                above=12,
                failing=(ForTheTurn(Forbid(Deed.ACT), on=Subject.COMPANY),),
            ),
            about=Subject.EVERYBODY,
            condition=Both(
                (
                    Is(Subject.COMPANY, Movement.REGION),
                    There(Beside(Sort.FACTION), Subject.PATH),
                    Unless(Is(Subject.THIS_CARD, Mark.NEW)),
                )
            ),
        ),
    ),
)

SONG_OF_THE_LADY = Event(
    code="TD-72",
    name="Song of the Lady",
    side=Side.HAZARD,
    length=Length.LONG,
    uses=(Use(),),
    abilities=(
        When(
            Occasion.COMPANY_SETS_OUT,
            Roll(
                None,
                Subject.COMPANY,
                (
                    Count(With(Race.MAN), Subject.USER, -1),
                    Count(With(Race.HOBBIT), Subject.USER, -1),
                    Count(With(Race.DWARF), Subject.USER, 2),
                ),
                above=6,
                failing=(ForTheTurn(Forbid(Deed.MOVE), on=Subject.COMPANY),),
            ),
            about=Subject.EVERYBODY,
            condition=Is(Subject.SITE, named("Lórien")),
        ),
    ),
)
