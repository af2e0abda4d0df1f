"""Cards laid on-guard: what may come out at the site, or a bluff. [MOV-36, SITE-16]

A card that nobody turns up goes back to hand, so that it costs nothing but a place in the hazard limit: it is
laid once nothing better can be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.combat import company_at_hand
from wizardhaven.bots.planner.creatures import creature_score
from wizardhaven.bots.planner.hand import REPLACEABLE, keeping
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb
from wizardhaven.vocabulary.cards import Card, Creature, Event, Site
from wizardhaven.vocabulary.marked import keywords_of
from wizardhaven.vocabulary.terms import Keyword, Side, SiteType

AMBUSH: Final = 2.0
"""What may be turned up at the site goes before any bluff."""


def lay_on_guard(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """What may be turned up there, or else what is worth least to keep; None if all of it is needed."""
    offered = of_verb(options, Verb.PLACE_ON_GUARD)
    site = _site_to_guard(sight)
    if not offered or site is None:
        return None
    scores = [_guard_score(sight, option, site) for option in offered]
    index = highest(offered, scores)
    if scores[index] <= 0:
        return None
    because = Because.MAY_ATTACK_ON_ENTRY if scores[index] >= AMBUSH else Because.LAYS_A_BLUFF
    return Verdict(offered[index], Why(because, offered[index].card))


def _site_to_guard(sight: Sight) -> Site | None:
    """Where the company is going, if it is one that has to be entered."""
    company = company_at_hand(sight)
    if company is None:
        return None
    where = company.destination if company.destination is not None else company.site
    site = sight.site(where)
    return None if site is None or where.haven or site.site_type is SiteType.HAVEN else site


def _guard_score(sight: Sight, option: Action, site: Site) -> float:
    card = sight.card(option.card)
    if card is not None and _may_come_out(sight, card, site):
        return AMBUSH
    return REPLACEABLE - keeping(sight, option.card)


def _may_come_out(sight: Sight, card: Card, site: Site) -> bool:
    """Whether it may be turned up at the site: a creature keyed to it, or corruption. [SITE-16, SITE-18]"""
    if isinstance(card, Creature):
        keyed = any([key.to is site.site_type for key in card.keyed_to])
        return keyed and bool(site.automatic_attacks) and creature_score(sight, card) > 0
    return isinstance(card, Event) and card.side is Side.HAZARD and Keyword.CORRUPTION in keywords_of(card)
