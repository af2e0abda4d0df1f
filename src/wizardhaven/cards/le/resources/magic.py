"""Magic of The Lidless Eye."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Not, all_of
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
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
            target=A(all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(CountsAs(SiteType.SHADOW_HOLD, Subject.SITE)),
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
            ),
        ),
        Use(
            when=Moment.MOVEMENT_HAZARD,
            user=Able(Keyword.SHADOW_MAGIC),
            target=A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(CountsAs(RegionType.SHADOW_LAND, Subject.TARGET)),
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
            ),
        ),
        Use(
            when=Moment.MOVEMENT_HAZARD,
            user=Able(Keyword.SHADOW_MAGIC),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_LIMIT, -1), on=Subject.COMPANY),
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
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
                Roll(Check.CORRUPTION, Subject.USER, (-4,)),
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
                Roll(Check.CORRUPTION, Subject.USER, (-4,)),
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
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
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
            target=A(all_of(Sort.CHARACTER, Able(Keyword.SPIRIT_MAGIC))),
            effects=(
                ForTheTurn(Modify(Stat.DIRECT_INFLUENCE, +5)),
                Roll(Check.CORRUPTION, Subject.TARGET, (-4,)),
            ),
        ),
    ),
)

SOME_SECRET_ART_OF_FLAME = Event(
    code="LE-232",
    name="Some Secret Art of Flame",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SORCERY, Duplication.ON_AN_ATTACK),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Able(Keyword.SORCERY),
            target=TheAttack(),
            effects=(
                Modify(Stat.PROWESS, +4, Subject.USER),
                Roll(Check.CORRUPTION, Subject.USER, (-4,)),
            ),
        ),
    ),
)
