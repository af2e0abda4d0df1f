"""A plan for a company: where to go, what to fetch there, at what risk. [ORG-61, MOV-06]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.planner.combat import chance_untapped
from wizardhaven.bots.planner.deeps import arrival_chance, unknown_harm
from wizardhaven.bots.planner.fallen import fits_site, is_own_haven, may_join
from wizardhaven.bots.planner.influence import is_kept_home, spare_influence
from wizardhaven.bots.planner.keeping import kept_worth, more_here
from wizardhaven.bots.planner.minions import harm_at_site, has_bound_avatar, may_play
from wizardhaven.bots.planner.odds import BRIEFLY, attack_harm
from wizardhaven.bots.planner.places import (
    danger_between,
    danger_of_regions,
    is_at,
    playable_at,
    reaches,
    strikes_at,
)
from wizardhaven.bots.planner.prisoners import captivities, rescue_at
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.storing import site_event_worth, storing_worth
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb
from wizardhaven.bots.planner.worth import best_chance, fetched_worth
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import NO_CARD, Action, CardId, CompanyId, Verb
from wizardhaven.view.cards import Status
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.cards import Card, Character, Event, Item, Site
from wizardhaven.vocabulary.marked import is_marked
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.terms import ItemClass, SiteType

LATER: Final = 0.55
"""What is fetched a turn later counts for so much of its worth."""
DRAW: Final = 0.22
"""What a card drawn on the way is worth."""
HEALING: Final = 1.5
DARKNESS: Final = 0.6
"""What it costs to be in the Under-deeps, from where most places are far."""
HOME: Final = 0.2
"""What it is worth to be at a haven, where most ways begin."""
WARY: Final = 0.5
"""How much of the danger of a way counts: what is not met today waits for tomorrow in the opponent's hand."""
BOLD: Final = 0.3
"""The same for minions, whom much that lives in dark lands only detains. [CMB-55]"""


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


@final
class Planner:
    """Thinks about one company and every site it knows."""

    __slots__ = ("bound", "company", "held", "here", "left", "sight", "sites", "wary")

    def __init__(self, sight: Sight, company: CompanyView) -> None:
        self.sight = sight
        self.company = company
        self.bound = has_bound_avatar(sight, company.id)
        self.left = kept_worth(sight, company.id)
        self.wary = BOLD if sight.minions else WARY
        self.held = free_cards(sight, company)
        self.here = sight.site(company.site)
        self.sites = sight.sites()
        for captivity in captivities(sight) if sight.hosts else []:
            if captivity.site is not None:
                self.sites.append(captivity.site)

    def value_of_going(self, site: Site, tapped: bool = False) -> Prize:
        """What a turn with this destination brings, and the best that could follow."""
        now = prize_at(self.sight, self.company, site, self.held, tapped)
        worth = now.worth + LATER * self.value_afterwards(site, now.card) + self.comfort(site)
        here = self.here
        if here is not None:
            worth -= self.wary * danger_between(here, site) + self.left
        drawn = site if site.site_type is not SiteType.HAVEN or here is None else here
        worth += DRAW * drawn.resource_draws
        chance = 1.0 if here is None else arrival_chance(self.sight, here, site)
        if chance < 1.0:
            worth = chance * worth + (1.0 - chance) * self.value_of_staying().worth
        return Prize(worth, now.card, now.host)

    def value_of_staying(self) -> Prize:
        """What is to be had here, if the site is untapped, and what could follow."""
        if self.here is None:
            return NOTHING
        tapped = self.company.site.status is not Status.UNTAPPED
        prize = prize_at(self.sight, self.company, self.here, self.held, tapped)
        worth = prize.worth + LATER * self.value_afterwards(self.here, prize.card) + self.comfort(self.here)
        return Prize(worth, prize.card, prize.host)

    def value_afterwards(self, origin: Site, without: CardId) -> float:
        """The best prize within a turn's reach of a site, the card played before not counted."""
        if self.bound:
            return 0.0  # he is home before he rides again [ORG-74]
        left = [id for id in self.held if id != without]
        best, by_regions_only = 0.0, not self.sight.kind.starter_movement
        for site in self.sites:
            if site.name != origin.name and reaches(origin, site, by_regions_only):
                prize = prize_at(self.sight, self.company, site, left)
                if prize.worth > 0:
                    worth = prize.worth - self.wary * danger_between(origin, site)
                    best = max(best, worth * arrival_chance(self.sight, origin, site))
        return best

    def comfort(self, site: Site) -> float:
        """Healing at a haven, and characters in hand who can join there; less below. [UNT-03, ORG-27]"""
        at_ease = site.region is not None or self.sight.kind.uses_balrog_sites
        comfort = 0.0 if at_ease else -DARKNESS
        if is_own_haven(self.sight, site) or (site is self.here and self.company.site.haven):
            comfort = HOME
            for person in self.sight.members(self.company.id):
                if person.view.status is Status.WOUNDED:
                    comfort += HEALING
        for person in self.sight.members(self.company.id):
            comfort += storing_worth(self.sight, person, site)
        newcomer = 0.0
        for id in self.held:
            card = self.sight.card(id)
            if isinstance(card, Character) and not is_marked(card, Sort.AGENT):
                newcomer = max(newcomer, self._welcome(card, site))
        return comfort + newcomer

    def _welcome(self, card: Character, site: Site) -> float:
        own = self.sight.own
        if card.name in self.sight.names:
            return 0.0
        if card.avatar is not None:
            there = site.name in self.sight.kind.avatar_enters_at or is_at(site, card.home)
            return 1.5 if there and not own.avatar else 0.0
        mind = 0 if card.mind is None else card.mind
        if mind > spare_influence(self.sight) or not may_join(self.sight, card):
            return 0.0
        there = (is_own_haven(self.sight, site) and not is_kept_home(card)) or is_at(site, card.home)
        return 0.3 * (0.5 + card.marshalling_points) if there else 0.0


def plan_movement(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """The best move for some company that has none yet; None if all of them had better stay."""
    best: Verdict | None = None
    best_gain = 0.05
    for company in sight.own.companies:
        moves = [move for move in of_verb(options, Verb.PLAN_MOVEMENT) if move.number == company.id]
        if not moves:
            continue
        planner = Planner(sight, company)
        staying = planner.value_of_staying().worth
        for move in moves:
            site = sight.card(move.card)
            if not isinstance(site, Site):
                continue
            prize = planner.value_of_going(site, is_tapped(sight, move.card))
            if planner.bound and prize.card < 0 and company.site.haven:
                continue
            if prize.worth - staying > best_gain:
                best_gain = prize.worth - staying
                best = Verdict(move, _purpose(move, prize))
    return best


def is_tapped(sight: Sight, site: CardId) -> bool:
    """Whether a site card is in play with one of the bot's companies, and tapped."""
    for company in sight.own.companies:
        if company.site.card.id == site:
            return company.site.status is not Status.UNTAPPED
    return False


def _purpose(move: Action, prize: Prize) -> Why:
    if prize.card >= 0:
        return Why(Because.GOES_TO_PLAY, move.card, prize.card)
    if prize.host >= 0:
        return Why(Because.GOES_TO_FREE, move.card, prize.host)
    return Why(Because.GOES_ON_FROM_THERE, move.card)


def choose_way(options: Sequence[Action]) -> Verdict:
    """The safest way to the new site. [MOV-10, MOV-11]"""
    scores: list[float] = []
    for option in options:
        danger = danger_of_regions(option.names)
        scores.append(-danger)
    return Verdict(options[highest(options, scores)], Why(Because.SAFEST_WAY))


def choose_entering(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Enter the site if something can be played there that is worth the attacks. [SITE-07]"""
    for option in of_verb(options, Verb.ENTER):
        company = sight.companies.get(option.company_meant)
        if company is None:
            continue
        site = sight.site(company.site)
        if site is None:
            continue
        tapped = company.site.status is not Status.UNTAPPED
        prize = prize_at(sight, company, site, sight.hand(), tapped)
        if prize.card >= 0:
            return Verdict(option, Why(Because.ENTERS_TO_PLAY, option.card, prize.card))
        if prize.host >= 0:
            return Verdict(option, Why(Because.ENTERS_TO_FREE, option.card, prize.host))
    return Verdict(options[0], Why(Because.NOT_WORTH_THE_RISK))
