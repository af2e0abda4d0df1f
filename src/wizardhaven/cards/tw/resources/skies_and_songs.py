"""Resource events of The Wizards: fog and moon, songs and the favour of the Powers."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

FOG = Event(
    code="TW-241",
    name="Fog",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(requires=(There(named("Gates of Morning")),)),),
    abilities=(
        CountsAs(RegionType.WILDERNESS, RegionType.BORDER_LAND),
        CountsAs(RegionType.BORDER_LAND, RegionType.FREE_DOMAIN),
        CountsAs(RegionType.WILDERNESS, RegionType.SHADOW_LAND),
        CountsAs(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN),
    ),
)

FAR_SIGHT = Event(
    code="TW-238",
    name="Far-sight",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            user=Skill.SAGE,
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(
                Tap(Subject.SITE),
                Put(Sort.ITEM, Pile.HAND, (Pile.PLAY_DECK,), shown=True),
                Roll(Check.CORRUPTION, Subject.USER),
            ),
        ),
    ),
)

QUIET_LANDS = Event(
    code="TW-309",
    name="Quiet Lands",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(
        Use(
            target=A(
                all_of(Sort.AUTOMATIC_ATTACK, At(any_of(SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS))),
                Whose.OF_THE_COMPANY,
            ),
            effects=(ForTheTurn(Modify(Stat.STRIKES, 2, Sort.ATTACK, how=How.DIVIDED)),),
        ),
        Use(
            target=A(RegionType.SHADOW_LAND, Whose.OF_THE_COMPANY),
            requires=(There(named("Gates of Morning")),),
            effects=(ForTheTurn(CountsAs(RegionType.WILDERNESS, Subject.TARGET)),),
        ),
        Use(
            target=A(all_of(Sort.SITE, SiteType.SHADOW_HOLD), Whose.OF_THE_COMPANY),
            requires=(There(named("Gates of Morning")),),
            effects=(ForTheTurn(CountsAs(SiteType.RUINS_AND_LAIRS, Subject.SITE)),),
        ),
    ),
)
