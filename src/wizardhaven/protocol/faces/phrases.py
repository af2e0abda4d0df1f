"""The few words a gist is made of, in one language."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.canceling import ATTACKS, STRIKES, Cancel, Canceled
from wizardhaven.vocabulary.effects import Effect, Influence, Roll, Send
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Stat

OF_THEIR_OWN: Final = (Check.BODY, Check.CORRUPTION, Check.REMOVAL, Check.RING_TEST)
"""Rolls that are told apart from those that cards make up."""


@dataclass(frozen=True)
class Phrases:
    """Patterns with places for numbers and names; `plain` says what an effect or ability does at all."""

    stats: Mapping[Stat, tuple[str, str]]
    """What a number is called, and as short as it can be."""
    checks: Mapping[Check, str]
    plain: Mapping[object, str]
    joined: str
    more_than: str
    above: str
    neighbours: str
    up_to: str
    against: str
    bearer: str
    with_user: str
    tapping_user: str
    tapping: str
    discarding: str
    corruption: str
    to_checks: str
    strike: str
    strikes: str
    attack: str
    automatic_attack: str
    for_strike: str
    several_strikes: str
    untapped_strike: str
    cancel: str
    cancel_environment: str
    cancel_hazard: str
    cancel_effect: str
    no_direct_influence: str
    give_up_ring: str
    discard: str
    back_to_hand: str
    clear_environments: str
    clear_events: str
    discard_on_guard: str
    discard_faction: str
    discard_event: str
    untap_site: str
    untap_item: str
    untap_company: str
    heal: str
    wound: str
    to_hand: str
    to_deck: str
    roll: str
    faces: str
    faces_like: str
    faces_again: str
    calls_end: str
    hand_size: str
    grants_skill: str
    may_use: str
    foes_body: str
    regions: str
    hazard_limit: str
    site_as: str
    region_as: str
    movers: str
    store: str
    open_to: str
    mode: str


def sort_of(what: Effect | Ability) -> object:
    """What tells one word from another: itself, which number it changes, what it cancels or rolls."""
    if isinstance(what, Modify):
        return what.what
    if isinstance(what, Cancel):
        if what.what in ATTACKS:
            return Canceled.ATTACK
        return Canceled.STRIKE if what.what in STRIKES else Canceled.CARD
    if isinstance(what, Roll) and what.kind in OF_THEIR_OWN:
        return Roll, what.kind
    if isinstance(what, Influence) and what.by is Sort.CHARACTER:
        return Influence, Sort.CHARACTER
    if isinstance(what, Send) and what.to is Subject.ORIGIN:
        return Send, Subject.ORIGIN
    return type(what)
