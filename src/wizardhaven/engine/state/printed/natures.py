"""What an effect is by nature, as far as combat asks, whatever the table looks like. [CMB-03, CMB-08]"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway, AgentInfluences, TurnUpAgent
from wizardhaven.vocabulary.card_effects import (
    ArrangeTopCards,
    BringCharacter,
    DiscardItems,
    DrawAnew,
    DrawCards,
    ExchangeFor,
    GiveItem,
    GiveUp,
    KeepCard,
    LeaveItems,
    LetPlayItem,
    PlaceWith,
    Put,
    RemoveHazardEvents,
    SendForth,
    ShowHazards,
    TakeLeave,
    TryFaction,
    TurnUpItem,
)
from wizardhaven.vocabulary.combat import (
    AllyAttacks,
    BodyCheck,
    CancelAttack,
    CancelStrike,
    Face,
    HuntCreatures,
    JoinAttackedCompany,
)
from wizardhaven.vocabulary.effects import (
    Become,
    CancelCard,
    CorruptionCheck,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    If,
    ModifyCheck,
    ReplaceNewSite,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    TestRing,
    Untap,
)
from wizardhaven.vocabulary.fighting import Fights
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import LookAtTop, TakeFromTop, TurnUpAtRandom
from wizardhaven.vocabulary.playing import Use


class Nature(Enum):
    """What combat must know of an effect before it happens."""

    BRINGS_ATTACK = auto()
    """An attack may come of it, which cannot begin in the middle of another one. [CMB-03]"""
    SENDS_AGENT = auto()
    """So may the attack of an agent; it is not even declared in the middle of another one. [CMB-03]"""
    CANCELS_ATTACK = auto()
    CANCELS_STRIKE = auto()
    SENDS_BACK = auto()
    """Somebody goes back to the site of origin, and not in the middle of an attack. [CMB-08]"""
    NEITHER = auto()


NATURES: Final[dict[type, Nature]] = {
    CancelAttack: Nature.CANCELS_ATTACK,
    Modify: Nature.NEITHER,
    Fights: Nature.NEITHER,
    CancelStrike: Nature.CANCELS_STRIKE,
    Face: Nature.BRINGS_ATTACK,
    AllyAttacks: Nature.NEITHER,
    HuntCreatures: Nature.BRINGS_ATTACK,
    JoinAttackedCompany: Nature.NEITHER,
    BodyCheck: Nature.NEITHER,
    SendCreature: Nature.BRINGS_ATTACK,
    DiscardItems: Nature.NEITHER,
    LeaveItems: Nature.NEITHER,
    RemoveHazardEvents: Nature.NEITHER,
    Put: Nature.NEITHER,
    TakeLeave: Nature.NEITHER,
    DrawCards: Nature.NEITHER,
    DrawAnew: Nature.NEITHER,
    ArrangeTopCards: Nature.NEITHER,
    GiveUp: Nature.NEITHER,
    TurnUpItem: Nature.BRINGS_ATTACK,
    PlaceWith: Nature.NEITHER,
    LetPlayItem: Nature.NEITHER,
    BringCharacter: Nature.NEITHER,
    KeepCard: Nature.NEITHER,
    GiveItem: Nature.NEITHER,
    ExchangeFor: Nature.NEITHER,
    ShowHazards: Nature.NEITHER,
    TryFaction: Nature.NEITHER,
    SendForth: Nature.NEITHER,
    AgentAttacks: Nature.SENDS_AGENT,
    AgentInfluences: Nature.NEITHER,
    AgentDrivesAway: Nature.NEITHER,
    TurnUpAgent: Nature.NEITHER,
    TakeFromTop: Nature.NEITHER,
    TurnUpAtRandom: Nature.NEITHER,
    LookAtTop: Nature.NEITHER,
    ModifyCheck: Nature.NEITHER,
    CancelCard: Nature.NEITHER,
    Tap: Nature.NEITHER,
    Untap: Nature.NEITHER,
    Become: Nature.NEITHER,
    CorruptionCheck: Nature.NEITHER,
    TestRing: Nature.NEITHER,
    RollFor: Nature.NEITHER,
    ForTheTurn: Nature.NEITHER,
    ReturnToSiteOfOrigin: Nature.SENDS_BACK,
    ReplaceNewSite: Nature.NEITHER,
    GuessCard: Nature.NEITHER,
    If: Nature.NEITHER,
    EndTheGame: Nature.NEITHER,
}
"""Of every effect word; nothing is taken for granted."""


def is_by_nature(use: Use, *natures: Nature) -> bool:
    """Whether one of its effects, or of those that come of a roll or a check in it, is such."""
    return any([_is(effect, natures) for effect in use.effects])


def _is(effect: Effect, natures: tuple[Nature, ...]) -> bool:
    if NATURES[type(effect)] in natures:
        return True
    return any([_is(inner, natures) for inner in inside(effect)])


def inside(effect: Effect) -> tuple[Effect, ...]:
    """What may come of the effect."""
    if isinstance(effect, RollFor):
        others = [other for other in (effect.failing, effect.between) if other is not None]
        return (*effect.then, *[other for _, other in others])
    if isinstance(effect, CorruptionCheck):
        return tuple([other for other in (effect.then, effect.failing) if other is not None])
    return effect.then if isinstance(effect, (GuessCard, If)) else ()
