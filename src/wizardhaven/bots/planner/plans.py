"""A plan for a company: where to go, what to fetch there, at what risk. [ORG-61, MOV-06]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.planner.fallen import fits_site, is_own_haven, site_event_worth
from wizardhaven.bots.planner.odds import attack_harm
from wizardhaven.bots.planner.places import (
    attacks_at,
    danger_between,
    danger_of_regions,
    is_at,
    playable_at,
    reaches,
)
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb
from wizardhaven.bots.planner.worth import best_chance, fetched_worth
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.view.cards import Status
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.cards import Card, Character, Event, Item, Site
from wizardhaven.vocabulary.terms import ItemClass, SiteType

LATER: Final = 0.55
"""What is fetched a turn later counts for so much of its worth."""
DRAW: Final = 0.22
"""What a card drawn on the way is worth."""
HEALING: Final = 1.5
HOME: Final = 0.5
"""What it is worth to be at a haven, where most ways begin."""
STANDS: Final = 2
"""Who has so much less prowess than a strike can still hope to face it without tapping."""
RIVENDELL: Final = "Rivendell"


@final
class Prize:
    """What a company can hope for at a site: the worth, less the risk, and the card it goes for."""

    __slots__ = ("card", "worth")

    def __init__(self, worth: float, card: int) -> None:
        self.worth = worth
        self.card = card


def prize_at(sight: Sight, company: CompanyView, site: Site, held: Sequence[int]) -> Prize:
    """The best card of those held that the company can play at an untapped site, and one minor item."""
    best, card_of_best, minor = 0.0, -1, 0.0
    for id in held:
        card = sight.card(id)
        if card is None:
            continue
        worth = site_event_worth(sight, card, site)
        if _fits(card, site):
            worth = fetched_worth(sight, card) * best_chance(sight, company.id, card)
        if worth <= 0:
            continue
        if isinstance(card, Item) and card.item_class is ItemClass.MINOR:
            minor = max(minor, worth)
        if worth > best:
            best, card_of_best = worth, id
    if card_of_best < 0:
        return Prize(0.0, -1)
    net = best + (minor if minor < best else 0.0) - harm_of_entering(sight, company, site)
    return Prize(net, card_of_best) if net > 0 else Prize(0.0, -1)


def _fits(card: Card, site: Site) -> bool:
    return not isinstance(card, Event) and fits_site(card, site) and playable_at(card, site)


def harm_of_entering(sight: Sight, company: CompanyView, site: Site) -> float:
    """What the automatic-attacks there cost the company on average. [SITE-11]"""
    defenders = [sight.defender(person) for person in sight.members(company.id)]
    harm = 0.0
    for attack in attacks_at(site):
        harm += attack_harm(defenders, attack.strikes, attack.prowess)
    return harm


def free_cards(sight: Sight, company: CompanyView) -> list[int]:
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

    __slots__ = ("company", "held", "here", "sight", "sites")

    def __init__(self, sight: Sight, company: CompanyView) -> None:
        self.sight = sight
        self.company = company
        self.held = free_cards(sight, company)
        self.here = sight.site(company.site)
        self.sites: list[Site] = []
        known = sight.own.location_deck.cards
        for card in () if known is None else known:
            site = None if card.code is None else sight.catalogue.get(card.code)
            if isinstance(site, Site):
                self.sites.append(site)

    def value_of_going(self, site: Site) -> Prize:
        """What a turn with this destination brings, and the best that could follow."""
        now = prize_at(self.sight, self.company, site, self.held)
        worth = now.worth + LATER * self.value_afterwards(site, now.card) + self.comfort(site)
        here = self.here
        if here is not None:
            worth -= danger_between(here, site)
        drawn = site if site.site_type is not SiteType.HAVEN or here is None else here
        return Prize(worth + DRAW * drawn.resource_draws, now.card)

    def value_of_staying(self) -> Prize:
        """What is to be had here, if the site is untapped, and what could follow."""
        if self.here is None:
            return Prize(0.0, -1)
        prize = Prize(0.0, -1)
        if self.company.site.status is Status.UNTAPPED:
            prize = prize_at(self.sight, self.company, self.here, self.held)
        worth = prize.worth + LATER * self.value_afterwards(self.here, prize.card) + self.comfort(self.here)
        return Prize(worth, prize.card)

    def value_afterwards(self, origin: Site, without: int) -> float:
        """The best prize within a turn's reach of a site, the card played before not counted."""
        left = [id for id in self.held if id != without]
        best = 0.0
        for site in self.sites:
            if site.name != origin.name and reaches(origin, site, by_regions_only=self.sight.fallen):
                prize = prize_at(self.sight, self.company, site, left)
                if prize.worth > 0:
                    best = max(best, prize.worth - danger_between(origin, site))
        return best

    def comfort(self, site: Site) -> float:
        """Healing at a haven, and characters in hand who can join there. [UNT-03, ORG-27]"""
        comfort = 0.0
        if is_own_haven(self.sight, site) or (site is self.here and self.company.site.haven):
            comfort = HOME
            for person in self.sight.members(self.company.id):
                if person.view.status is Status.WOUNDED:
                    comfort += HEALING
        newcomer = 0.0
        for id in self.held:
            card = self.sight.card(id)
            if isinstance(card, Character) and not card.agent:
                newcomer = max(newcomer, self._welcome(card, site))
        return comfort + newcomer

    def _welcome(self, card: Character, site: Site) -> float:
        own = self.sight.own
        if card.name in self.sight.names:
            return 0.0
        if card.avatar is not None:
            there = (site.name == RIVENDELL and not self.sight.fallen) or is_at(site, card.home)
            return 1.5 if there and not own.avatar else 0.0
        mind = 0 if card.mind is None else card.mind
        if mind > own.general_influence.unused:
            return 0.0
        there = is_own_haven(self.sight, site) or is_at(site, card.home)
        return 0.4 * (0.5 + card.marshalling_points) if there else 0.0


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
            prize = planner.value_of_going(site)
            if prize.worth - staying > best_gain:
                best_gain = prize.worth - staying
                best = Verdict(move, _purpose(move, prize))
    return best


def _purpose(move: Action, prize: Prize) -> Why:
    if prize.card >= 0:
        return Why(Because.GOES_TO_PLAY, move.card, prize.card)
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
        company = sight.companies.get(option.number)
        if company is None:
            continue
        site = sight.site(company.site)
        if site is None or not _somebody_stays_untapped(sight, company.id, site):
            continue
        if company.site.status is Status.UNTAPPED:
            prize = prize_at(sight, company, site, sight.hand())
            if prize.card >= 0:
                return Verdict(option, Why(Because.ENTERS_TO_PLAY, option.card, prize.card))
    return Verdict(options[0], Why(Because.NOT_WORTH_THE_RISK))


def _somebody_stays_untapped(sight: Sight, company: int, site: Site) -> bool:
    """Whether somebody can still tap to play a card when the automatic-attacks have been faced."""
    strikes = sum([attack.strikes for attack in attacks_at(site)])
    strongest = max([attack.prowess for attack in attacks_at(site)], default=0)
    untapped = [p for p in sight.members(company) if p.view.status is Status.UNTAPPED]
    if len(untapped) > strikes:
        return True
    return any([person.view.prowess.total >= strongest - STANDS for person in untapped])
