"""Magic of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import MovingTo
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn
from wizardhaven.vocabulary.lands import TreatRegionAs, TreatSiteAs
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Not, all_of
from wizardhaven.vocabulary.targets import ACharacter, ARegion, ASite, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Keyword,
    Length,
    Moment,
    Race,
    RegionType,
    Side,
    SiteType,
    Stat,
)

DEEPER_SHADOW = Event(
    code="LE-179",
    name="Deeper Shadow",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SHADOW_MAGIC,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.MOVEMENT_HAZARD,
            user=Able(Keyword.SHADOW_MAGIC),
            target=ASite(SiteType.RUINS_AND_LAIRS),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(TreatSiteAs(SiteType.SHADOW_HOLD)),
                CorruptionCheck(by=Subject.USER, modifier=-3),
            ),
        ),
        Use(
            when=Moment.MOVEMENT_HAZARD,
            user=Able(Keyword.SHADOW_MAGIC),
            target=ARegion(RegionType.WILDERNESS),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(TreatRegionAs(RegionType.SHADOW_LAND)),
                CorruptionCheck(by=Subject.USER, modifier=-3),
            ),
        ),
        Use(
            when=Moment.MOVEMENT_HAZARD,
            user=Able(Keyword.SHADOW_MAGIC),
            requires=(MovingTo(),),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_LIMIT, -1), on=Subject.COMPANY),
                CorruptionCheck(by=Subject.USER, modifier=-3),
            ),
        ),
    ),
)

BITTER_COLD = Event(
    code="LE-168",
    name="Bitter Cold",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SORCERY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Able(Keyword.SORCERY),
            effects=(
                ForTheTurn(
                    Modify(Stat.PROWESS, -1, Sort.ATTACK),
                    on=Subject.COMPANY,
                    also=(Modify(Stat.BODY, -1, Sort.ATTACK),),
                ),
                CorruptionCheck(by=Subject.USER, modifier=-4),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=Able(Keyword.SORCERY),
            target=TheAttack(),
            effects=(
                ForTheTurn(
                    Modify(Stat.PROWESS, -1, Sort.ATTACK),
                    on=Subject.COMPANY,
                    also=(Modify(Stat.BODY, -1, Sort.ATTACK),),
                ),
                CorruptionCheck(by=Subject.USER, modifier=-4),
            ),
        ),
    ),
)

THE_WATERS_TITHE = Event(
    code="LE-251",
    name="The Water’s Tithe",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SORCERY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=all_of(Not(Race.RINGWRAITH), Able(Keyword.SORCERY)),
            effects=(
                ForTheTurn(Modify(Stat.REGIONS, +2), on=Subject.COMPANY),
                CorruptionCheck(by=Subject.USER, modifier=-3),
            ),
        ),
    ),
)

WORDS_OF_MENACE_AND_DECEIT = Event(
    code="LE-258",
    name="Words of Menace and Deceit",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPIRIT_MAGIC, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=ACharacter(Able(Keyword.SPIRIT_MAGIC)),
            effects=(
                ForTheTurn(Modify(Stat.DIRECT_INFLUENCE, +5)),
                CorruptionCheck(by=Subject.TARGET, modifier=-4),
            ),
        ),
    ),
)
