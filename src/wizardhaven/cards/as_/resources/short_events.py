"""Resource short-events of Against the Shadow."""

from wizardhaven.vocabulary.amounts import CharactersInCompany
from wizardhaven.vocabulary.card_effects import DrawCards, Put, RemoveHazardEvents
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, AvatarInPlay, InPlay, Is
from wizardhaven.vocabulary.effects import ModifyCheck, Untap
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, any_of
from wizardhaven.vocabulary.targets import ACharacter, ACompany, TheRoll
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
)

ABOVE_THE_ABYSS = Event(
    code="AS-77",
    name="Above the Abyss",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=ACharacter(Not(Race.RINGWRAITH)),
            requires=(
                Is(Subject.OPPONENT, PlayerKind.WIZARD),
                AvatarInPlay(),
            ),
            effects=(Untap(Subject.TARGET),),
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
            target=ACompany(),
            requires=(AtPlace(any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD)),),
            effects=(RemoveHazardEvents(rolling_above=8),),
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
            target=ACharacter(),
            requires=(AtPlace(SiteType.FREE_HOLD), InPlay("Gates of Morning")),
            effects=(RemoveHazardEvents(of=Subject.TARGET), Untap(Subject.TARGET)),
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
            effects=(ModifyCheck(CharactersInCompany(others=True)),),
        ),
    ),
)

DARK_TRYST = Event(
    code="AS-80",
    name="Dark Tryst",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(Use(effects=(DrawCards(3), Put(Subject.THIS_CARD, Pile.REMOVED))),),
)
