"""What can be read off a printed use beforehand: when it is for, and what may come of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wizardhaven.engine.state.printed.natures import Nature, is_by_nature
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import Happened, Past, spoken_of
from wizardhaven.vocabulary.effects import Effect, EndTheGame
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import A, aimed_at
from wizardhaven.vocabulary.terms import Moment

MOMENT_BITS: Final[dict[Moment, int]] = {moment: 1 << number for number, moment in enumerate(Moment)}


SHOWN: Final = 1 << len(MOMENT_BITS)
"""Stands among the moments of a card that may be shown and shuffled back at any time."""


def moments_of(bits: tuple[int, ...]) -> int:
    """The moments at which one of these uses could ever be declared, as bits."""
    moments = 0
    for bit in bits:
        moments |= bit
    return moments


def may_start_combat(use: Use) -> bool:
    """Whether an attack could come of the use when it resolves. [CMB-03]"""
    return is_by_nature(use, Nature.BRINGS_ATTACK, Nature.SENDS_AGENT)


def would_call_the_end(use: Use) -> bool:
    """Whether it would call the end of the game. [WIN-21]"""
    return any([isinstance(effect, EndTheGame) and effect.called for effect in use.effects])


def looks_back(use: Use) -> bool:
    """Whether it matters where the card was played."""
    for required in use.requires:
        for one in spoken_of(required):
            if isinstance(one, Happened) and one.what is Past.PLAYED_HERE:
                return True
    return False


def keeps_a_card(uses: tuple[Use, ...]) -> bool:
    """Whether the card is kept with another one that it stores or brings into play."""
    return any([_keeps(effect) for use in uses for effect in use.effects])


def _keeps(effect: Effect) -> bool:
    if not isinstance(effect, Put):
        return False
    way = way_of(effect)
    return way is Way.STORED or (way is Way.KEPT and not isinstance(effect.what, Subject))


def is_on_own_agent(use: Use) -> bool:
    """Whether it can be played only on an agent of its player's. [AGT-17]"""
    if aimed_at(use.target) is not Sort.AGENT:
        return False
    return isinstance(use.target, A) and use.target.whose is not Whose.OPPONENTS


def in_organization_phase(use: Use) -> Use:
    """A stage permanent-event is for the organization phase, unless it says otherwise. [FW-29]"""
    return replace(use, when=Moment.ORGANIZATION) if use.when is Moment.ANY_TIME else use
