"""What a hazard creature does to the company at hand. [CMB-01]"""

from __future__ import annotations

from typing import Final

from wizardhaven.bots.planner.combat import company_at_hand, defenders_in
from wizardhaven.bots.planner.odds import attack_harm, defeat_chance
from wizardhaven.bots.planner.prisoners import with_host
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.view.cards import Status
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.cards import Creature

HELD_UP: Final = 0.8
"""What it is worth that nobody of a company is left untapped to play a card at the site."""


def creature_score(sight: Sight, card: Creature) -> float:
    """The harm it does, less the points it gives away if it is defeated, and the card that is not played."""
    company = company_at_hand(sight)
    if company is None:
        return 0.0
    defenders = defenders_in(sight, company.id)
    harm = attack_harm(defenders, card.strikes, card.prowess)
    given_away = card.kill_points * defeat_chance(defenders, card.strikes, card.prowess, card.body)
    return harm - given_away + with_host(sight, card.race) + held_up(sight, company, card.strikes)


def held_up(sight: Sight, company: CompanyView, strikes: int) -> float:
    """What it is worth that those who face so many strikes tap: all of them, or some. [SITE-22]"""
    where = company.destination if company.destination is not None else company.site
    ready = [one for one in sight.members(company.id) if one.view.status is Status.UNTAPPED]
    if where.haven or where.status is not Status.UNTAPPED or not ready:
        return 0.0
    return HELD_UP * min(strikes / len(ready), 1.0) ** 2
