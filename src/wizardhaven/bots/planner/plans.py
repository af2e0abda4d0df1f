"""A plan for a company: where to go, what to fetch there, at what risk. [ORG-61, MOV-06]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.planner.deeps import arrival_chance
from wizardhaven.bots.planner.fallen import is_own_haven, may_join
from wizardhaven.bots.planner.influence import is_kept_home, spare_influence
from wizardhaven.bots.planner.keeping import kept_worth
from wizardhaven.bots.planner.minions import has_bound_avatar
from wizardhaven.bots.planner.places import danger_between, danger_of_regions, is_at, reaches
from wizardhaven.bots.planner.prisoners import captivities
from wizardhaven.bots.planner.prizes import NOTHING, Prize, free_cards, prize_at
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.storing import storing_worth
from wizardhaven.bots.planner.travelling import lone_avatar, meeting
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, CardId, Verb
from wizardhaven.view.cards import Status
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.cards import Character, Site
from wizardhaven.vocabulary.marked import is_marked
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.terms import SiteType

LATER: Final = 0.55
"""What is fetched a turn later counts for so much of its worth."""
DRAW: Final = 0.22
"""What a card drawn on the way is worth."""
HEALING: Final = 1.5
DARKNESS: Final = 0.6
"""What it costs to be in the Under-deeps, from where most places are far."""
HOME: Final = 0.2
"""What it is worth to be at a haven, where most ways begin."""
ALONE: Final = 3.0
"""What it costs an avatar to set out by himself, and not to meet the others or to come home."""
WARY: Final = 0.5
"""How much of the danger of a way counts: what is not met today waits for tomorrow in the opponent's hand."""
BOLD: Final = 0.3
"""The same for minions, whom much that lives in dark lands only detains. [CMB-55]"""


@final
class Planner:
    """Thinks about one company and every site it knows."""

    __slots__ = ("alone", "bound", "company", "held", "here", "left", "prizes", "sight", "sites", "wary")

    def __init__(self, sight: Sight, company: CompanyView) -> None:
        self.sight = sight
        self.company = company
        self.bound = has_bound_avatar(sight, company.id)
        self.alone = lone_avatar(sight, sight.members(company.id))
        self.left = kept_worth(sight, company.id)
        self.wary = BOLD if sight.minions else WARY
        self.held = free_cards(sight, company)
        self.here = sight.site(company.site)
        self.prizes: dict[tuple[str, CardId], Prize] = {}
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
            if self.alone and meeting(self.sight, self.company, site) <= 0:
                worth -= ALONE if self.company.site.haven or not is_own_haven(self.sight, site) else 0.0
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
        best, by_regions_only = 0.0, not self.sight.kind.starter_movement
        for site in self.sites:
            if site.name != origin.name and reaches(origin, site, by_regions_only):
                prize = self.prize_later(site, without)
                if prize.worth > 0:
                    worth = prize.worth - self.wary * danger_between(origin, site)
                    best = max(best, worth * arrival_chance(self.sight, origin, site))
        return best

    def prize_later(self, site: Site, without: CardId) -> Prize:
        """What there will be at a site once a card has been played elsewhere; it is reckoned once."""
        known = self.prizes.get((site.code, without))
        if known is None:
            left = [id for id in self.held if id != without]
            known = prize_at(self.sight, self.company, site, left)
            self.prizes[site.code, without] = known
        return known

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
        comfort += meeting(self.sight, self.company, site)
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
