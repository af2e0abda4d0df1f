"""Whether a card waits at the site a company goes to, for which somebody must be untapped. [SITE-22]"""

from __future__ import annotations

from wizardhaven.bots.planner.combat import chance_untapped, company_at_hand
from wizardhaven.bots.planner.facing import MISSED
from wizardhaven.bots.planner.prisoners import rescue_at
from wizardhaven.bots.planner.prizes import worth_at
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.view.cards import Status
from wizardhaven.view.companies import CompanyView


def errand_at_hand(sight: Sight) -> float:
    """What waits where the bot's company at hand is or goes: a card of the hand, or somebody to be freed."""
    company = company_at_hand(sight)
    if company is None or company.seat != sight.seat:
        return 0.0
    where = company.destination if company.destination is not None else company.site
    site = sight.site(where)
    rescue = None if site is None else rescue_at(sight, company.id, site)
    return max(best_errand(sight, company), 0.0 if rescue is None else rescue.worth)


def best_errand(sight: Sight, company: CompanyView) -> float:
    """What the best card of the hand is worth where the company is going, if somebody plays it."""
    where = company.destination if company.destination is not None else company.site
    site = sight.site(where)
    if site is None or where.status is not Status.UNTAPPED:
        return 0.0
    held = [card for card in [sight.card(id) for id in sight.hand()] if card is not None]
    return max([worth_at(sight, company.id, card, site) for card in held], default=0.0)


def missed_by_attack(sight: Sight) -> float:
    """What the attack at hand costs on average because nobody is left untapped for what waits."""
    attack = sight.view.attack
    if attack is None or attack.canceled:
        return 0.0
    now = chance_untapped(sight, attack.company, [])
    then = chance_untapped(sight, attack.company, [(attack.strikes_count.total, attack.prowess.total)])
    return MISSED * errand_at_hand(sight) * max(now - then, 0.0)
