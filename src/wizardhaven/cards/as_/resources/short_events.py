"""Resource short-events of Against the Shadow."""

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.effects import Become, ModifyCheck
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, Not, On, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheRoll
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Length,
    Moment,
    Pile,
    PlayerKind,
    Race,
    Side,
    SiteType,
    Skill,
    Turned,
)

ABOVE_THE_ABYSS = Event(
    code="AS-77",
    name="Above the Abyss",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Not(Race.RINGWRAITH))),
            requires=(
                Is(Subject.OPPONENT, PlayerKind.WIZARD),
                There(Sort.AVATAR, Subject.PLAYER),
            ),
            effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
        ),
    ),
)

GLAMOUR_OF_SURPASSING_EXCELLANCE = Event(
    code="AS-49",
    name="Glamour of Surpassing Excellance",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY),
            requires=(Is(Subject.SITE, any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD)),),
            effects=(
                Put(
                    all_of(Side.HAZARD, Length.PERMANENT, With(Subject.COMPANY)),
                    Pile.DISCARD_PILE,
                    count=None,
                    above=8,
                ),
            ),
        ),
    ),
)

THE_SUN_UNVEILED = Event(
    code="AS-56",
    name="The Sun Unveiled",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.CHARACTER),
            requires=(Is(Subject.SITE, SiteType.FREE_HOLD), There(named("Gates of Morning"))),
            effects=(
                Put(all_of(Side.HAZARD, Length.PERMANENT, On(Subject.TARGET)), Pile.DISCARD_PILE, count=None),
                Become(Subject.TARGET, Turned.UNTAPPED),
            ),
        ),
    ),
)

JOIN_WITH_THAT_POWER = Event(
    code="AS-90",
    name="Join With That Power",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_CHECK,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.CHECK,
            user=Skill.DIPLOMAT,
            target=TheRoll((Check.INFLUENCE, Check.CORRUPTION)),
            effects=(ModifyCheck(Count(Not(Subject.USER), Subject.COMPANY)),),
        ),
    ),
)

DARK_TRYST = Event(
    code="AS-80",
    name="Dark Tryst",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(effects=(Put(ANYTHING, Pile.HAND, (Pile.TOP,), count=3), Put(Subject.THIS_CARD, Pile.REMOVED))),
    ),
)

THE_DARK_POWER = Event(
    code="AS-79",
    name="The Dark Power",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.INFLUENCE,), against=(Sort.FACTION,)),
            requires=(Is(Subject.PLAYER, named("Sauron")),),
            effects=(ModifyCheck(+3, failing=Put(Sort.FACTION, Pile.PLAY_DECK)),),
        ),
    ),
)
