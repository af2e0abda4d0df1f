"""The few words a gist is made of, in one language."""

from collections.abc import Mapping
from dataclasses import dataclass

from wizardhaven.vocabulary.fighting import Manner
from wizardhaven.vocabulary.terms import Check, Stat


@dataclass(frozen=True)
class Phrases:
    """Patterns with places for numbers and names; `plain` says what an effect or ability does at all."""

    stats: Mapping[Stat, tuple[str, str]]
    """What a number is called, and as short as it can be."""
    checks: Mapping[Check, str]
    plain: Mapping[type[object] | Stat | Check | Manner, str]
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
