"""What an effect is by nature, as far as combat asks, whatever the table looks like. [CMB-03, CMB-08]"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway
from wizardhaven.vocabulary.canceling import ATTACKS, STRIKES, Cancel
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import AllyAttacks, Face, HuntCreatures
from wizardhaven.vocabulary.effects import (
    Become,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    If,
    Influence,
    ModifyCheck,
    Roll,
    Send,
    Tap,
)
from wizardhaven.vocabulary.fighting import Fights
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.rolls import consequences
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject


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
    Modify: Nature.NEITHER,
    Fights: Nature.NEITHER,
    Face: Nature.BRINGS_ATTACK,
    AllyAttacks: Nature.NEITHER,
    HuntCreatures: Nature.BRINGS_ATTACK,
    SendCreature: Nature.BRINGS_ATTACK,
    Put: Nature.NEITHER,
    AgentAttacks: Nature.SENDS_AGENT,
    Influence: Nature.NEITHER,
    AgentDrivesAway: Nature.NEITHER,
    Look: Nature.NEITHER,
    ModifyCheck: Nature.NEITHER,
    Cancel: Nature.NEITHER,
    Tap: Nature.NEITHER,
    Become: Nature.NEITHER,
    Roll: Nature.NEITHER,
    ForTheTurn: Nature.NEITHER,
    Send: Nature.NEITHER,
    GuessCard: Nature.NEITHER,
    If: Nature.NEITHER,
    EndTheGame: Nature.NEITHER,
    Rule: Nature.NEITHER,  # which one it is says more
}
"""Of every effect word; nothing is taken for granted."""


OWN_NATURES: Final[dict[Own, Nature]] = {
    Own.DRAW_ANEW: Nature.NEITHER,
    Own.TURN_UP_AGENT: Nature.NEITHER,
    Own.TURN_UP_ITEM: Nature.BRINGS_ATTACK,
    Own.JOIN_ATTACKED_COMPANY: Nature.NEITHER,
}
"""Of every rule of one card's own that happens."""


def nature_of(effect: Effect) -> Nature:
    """What the effect is by itself."""
    if isinstance(effect, Cancel):
        if effect.what in ATTACKS:
            return Nature.CANCELS_ATTACK
        return Nature.CANCELS_STRIKE if effect.what in STRIKES else Nature.NEITHER
    if isinstance(effect, Send) and effect.to is Subject.ORIGIN:
        return Nature.SENDS_BACK
    return OWN_NATURES[effect.own] if isinstance(effect, Rule) else NATURES[type(effect)]


def is_by_nature(use: Use, *natures: Nature) -> bool:
    """Whether one of its effects, or of those that come of a roll or a check in it, is such."""
    return any([_is(effect, natures) for effect in use.effects])


def _is(effect: Effect, natures: tuple[Nature, ...]) -> bool:
    if nature_of(effect) in natures:
        return True
    return any([_is(inner, natures) for inner in inside(effect)])


def inside(effect: Effect) -> tuple[Effect, ...]:
    """What may come of the effect."""
    if isinstance(effect, Roll):
        return consequences(effect)
    return effect.then if isinstance(effect, (GuessCard, If)) else ()
