"""What a company can hope for at a site: the best card it could play there, less the risk. [SITE-22]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.planner.combat import chance_untapped
from wizardhaven.bots.planner.deeps import unknown_harm
from wizardhaven.bots.planner.fallen import fits_site
from wizardhaven.bots.planner.keeping import more_here
from wizardhaven.bots.planner.minions import harm_at_site, may_play
from wizardhaven.bots.planner.odds import BRIEFLY, attack_harm
from wizardhaven.bots.planner.places import playable_at, strikes_at
from wizardhaven.bots.planner.prisoners import rescue_at
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.storing import site_event_worth
from wizardhaven.bots.planner.worth import best_chance, fetched_worth
from wizardhaven.engine.values import NO_CARD, CardId, CompanyId
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.cards import Card, Event, Item, Site
from wizardhaven.vocabulary.terms import ItemClass


@final
class Prize:
    """What a company can hope for at a site: the worth, less the risk, and the card it goes for.

    Or the host whose prisoners it goes to free. [PRS-17]
    """

    __slots__ = ("card", "host", "worth")

    def __init__(self, worth: float, card: CardId, host: CardId = NO_CARD) -> None:
        self.worth = worth
        self.card = card
        self.host = host


NOTHING: Final = Prize(0.0, NO_CARD)


def prize_at(
    sight: Sight, company: CompanyView, site: Site, held: Sequence[CardId], tapped: bool = False
) -> Prize:
    """The best card of those held that the company can play at an untapped site, and one more item.

    That is a minor one, but in the Under-deeps any. Prisoners are freed at tapped sites too. [UND-12, PRS-17]
    """
    best, card_of_best, more = 0.0, NO_CARD, 0.0
    for id in () if tapped else held:
        card = sight.card(id)
        worth = 0.0 if card is None else worth_at(sight, company.id, card, site)
        if card is None or worth <= 0:
            continue
        if worth > best:
            if _is_additional(sight.card(card_of_best), site):
                more = max(more, best)
            best, card_of_best = worth, id
        elif _is_additional(card, site):
            more = max(more, worth)
    left = chance_untapped(sight, company.id, strikes_at(site, len(sight.members(company.id))))
    best, more = best * left, more * left
    rescue = rescue_at(sight, company.id, site)
    if card_of_best < 0 and rescue is None:
        return NOTHING
    freed = 0.0 if rescue is None else rescue.worth
    more += more_here(sight, company.id, site, () if tapped else held)
    net = best + more + freed - harm_of_entering(sight, company, site)
    return Prize(net, card_of_best, NO_CARD if rescue is None else rescue.host) if net > 0 else NOTHING


def worth_at(sight: Sight, company: CompanyId, card: Card, site: Site) -> float:
    """What a card is worth to a company that can play it at the site, times the chance that it does."""
    if not may_play(sight, company, card):
        return 0.0
    if _fits(card, site):
        return fetched_worth(sight, card) * best_chance(sight, company, card)
    return site_event_worth(sight, company, card, site)


def _is_additional(card: Card | None, site: Site) -> bool:
    """Whether a card may follow another one at the site."""
    return isinstance(card, Item) and (site.region is None or card.item_class is ItemClass.MINOR)


def _fits(card: Card, site: Site) -> bool:
    return not isinstance(card, Event) and fits_site(card, site) and playable_at(card, site)


def harm_of_entering(sight: Sight, company: CompanyView, site: Site) -> float:
    """What the automatic-attacks there cost the company on average. [SITE-11]"""
    defenders = [sight.defender(person) for person in sight.members(company.id)]
    harm = 0.0
    if sight.minions:
        return harm_at_site(sight, company, site) + unknown_harm(site, defenders)
    for strikes, prowess in strikes_at(site, len(defenders)):
        harm += attack_harm(defenders, strikes, prowess, BRIEFLY)
    return harm + unknown_harm(site, defenders)


def free_cards(sight: Sight, company: CompanyView) -> list[CardId]:
    """The hand without the cards that other companies are already on their way to play."""
    held = sight.hand()
    for other in sight.own.companies:
        if other.id != company.id and other.destination is not None:
            site = sight.site(other.destination)
            if site is not None:
                prize = prize_at(sight, other, site, held)
                if prize.card in held:
                    held.remove(prize.card)
    return held
