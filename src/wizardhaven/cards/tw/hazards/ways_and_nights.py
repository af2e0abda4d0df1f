"""Hazard events of The Wizards about long ways, dark nights and longing."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Phase,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Stat,
)

LOST_IN_BORDER_LANDS = Event(
    code="TW-51",
    name="Lost in Border-lands",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, Count(RegionType.BORDER_LAND, Subject.PATH)), on=Subject.COMPANY
                ),
            ),
        ),
    ),
)

LOST_IN_SHADOW_LANDS = Event(
    code="TW-54",
    name="Lost in Shadow-lands",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, Count(RegionType.SHADOW_LAND, Subject.PATH)), on=Subject.COMPANY
                ),
            ),
        ),
    ),
)

LOST_IN_THE_WILDERNESS = Event(
    code="TW-55",
    name="Lost in the Wilderness",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(Stat.HAZARD_LIMIT, Count(RegionType.WILDERNESS, Subject.PATH)), on=Subject.COMPANY
                ),
            ),
        ),
    ),
)

NEW_MOON = Event(
    code="TW-68",
    name="New Moon",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Race.ELF), Whose.OF_THE_COMPANY),
            effects=(Tap(Subject.TARGET),),
        ),
        Use(
            target=A(RegionType.FREE_DOMAIN, Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(ForTheTurn(CountsAs(RegionType.BORDER_LAND, Subject.TARGET)),),
        ),
        Use(
            target=A(all_of(Sort.SITE, SiteType.FREE_HOLD), Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(ForTheTurn(CountsAs(SiteType.BORDER_HOLD, Subject.SITE)),),
        ),
    ),
)

WEARINESS_OF_THE_HEART = Event(
    code="TW-111",
    name="Weariness of the Heart",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    uses=(
        Use(
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(Modify(Stat.PROWESS, -1)),),
        ),
        Use(
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            effects=(Roll(Check.CORRUPTION, Subject.TARGET),),
        ),
    ),
)

LURE_OF_THE_SENSES = Event(
    code="TW-60",
    name="Lure of the Senses",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION, Duplication.ON_A_CHARACTER),
    corruption=2,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Not(Race.RINGWRAITH)), Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.UNTAP,
            condition=Is(Subject.SITE, SiteType.HAVEN),
        ),
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

LOST_IN_DARK_DOMAINS = Event(
    code="TW-52",
    name="Lost in Dark-domains",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(
                    Modify(
                        Stat.HAZARD_LIMIT,
                        2,
                        condition=There(RegionType.DARK_DOMAIN, Subject.PATH),
                        how=How.TIMES,
                    ),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)
