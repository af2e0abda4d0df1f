"""Events that are played at a site, and what is stored for its points: what it is worth where. [ORG-54]"""

from __future__ import annotations

from typing import Final

from wizardhaven.bots.planner.fallen import fits_alignment, points_for
from wizardhaven.bots.planner.places import is_at
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.bots.planner.strongholds import stronghold_worth
from wizardhaven.engine.values import CompanyId
from wizardhaven.vocabulary.abilities import StorableAt
from wizardhaven.vocabulary.asked_for import races_in, skill_in
from wizardhaven.vocabulary.cards import Card, Character, Event, Item, Site
from wizardhaven.vocabulary.conditions import asked_of, sites_asked_for
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marked import is_unique
from wizardhaven.vocabulary.such import Such, parts
from wizardhaven.vocabulary.terms import Length, Moment, Turned

UNBOUND: Final = 0.8
"""What it is worth that somebody may untap again who could not because of what he carries."""
BINDING: Final = (Deed.UNTAP, Deed.UNTAP_ONCE)
"""What a card forbids as long as it is not stored."""


def site_event_worth(sight: Sight, company: CompanyId, card: Card, site: Site) -> float:
    """What an event that is played at such a site is worth there, once it is stored. [FW-46]"""
    if not isinstance(card, Event) or card.length is not Length.PERMANENT:
        return 0.0
    if sight.fallen and card.stage_points:
        return stronghold_worth(sight, card, site)
    if not fits_alignment(card.alignment, site) or (is_unique(card) and card.name in sight.names):
        return 0.0
    for use in card.uses:
        asked = [sites_asked_for(one) for one in asked_of(use.requires)]
        places = [place for place in asked if place is not None]
        if use.when is Moment.SITE and places and is_at(site, [one for one in places if not _is_tapped(one)]):
            if _has_user(sight, company, use.user):
                return float(points_for(sight, card, points_stored(card)))
    return 0.0


def _is_tapped(place: Such) -> bool:
    """Whether only a tapped site is meant, of which there are few."""
    return any([part is Turned.TAPPED for part in parts(place)])


def _has_user(sight: Sight, company: CompanyId, user: Such | None) -> bool:
    """Whether somebody in the company seems to be one of those who could play it."""
    skill, races = (None, ()) if user is None else (skill_in(user), races_in(user))
    if skill is None and not races:
        return True
    for person in sight.members(company):
        card = sight.card(person.id)
        if isinstance(card, Character) and (card.race in races or skill in card.skills):
            return True
    return False


def points_stored(card: Item | Event) -> int:
    """What the card is worth once it is stored where it says."""
    points = card.marshalling_points
    for ability in card.abilities:
        if isinstance(ability, StorableAt) and ability.points is not None:
            points = max(points, ability.points)
    return points


def storing_worth(sight: Sight, person: Person, site: Site) -> float:
    """What it brings to store at that site what somebody carries."""
    worth = 0.0
    carried = [item.card for item in person.view.items]
    carried.extend([event.card for event in person.view.events if event.seat == sight.seat])
    for seen in carried:
        card = None if seen.id is None else sight.card(seen.id)
        if isinstance(card, (Item, Event)):
            worth += gain_stored(sight, card, site)
    return worth


def gain_stored(sight: Sight, card: Item | Event, site: Site) -> float:
    """What it brings to store the card there rather than to carry it on."""
    places = [place for one in card.abilities if isinstance(one, StorableAt) for place in one.places]
    if not places or not is_at(site, places):
        return 0.0
    gain = points_for(sight, card, points_stored(card)) - points_for(sight, card, card.marshalling_points)
    bound = any([isinstance(ability, Forbid) and ability.deed in BINDING for ability in card.abilities])
    return gain + (UNBOUND if bound else 0.0)
