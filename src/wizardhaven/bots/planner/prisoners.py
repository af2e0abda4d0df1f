"""Prisoners: where the opponent holds whom, what a rescue is worth, when a host is played. [PRS-01]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.planner.combat import chance_untapped, defenders_in, risk_at_hand, strike_at_hand
from wizardhaven.bots.planner.odds import BRIEFLY, attack_harm
from wizardhaven.bots.planner.places import attacks_at, strikes_at
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, highest
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, CardId, CompanyId
from wizardhaven.view.cards import EventView
from wizardhaven.vocabulary.asked_for import races_in
from wizardhaven.vocabulary.cards import Character, Creature, Event, Site
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.targets import TheStrike, aimed_at
from wizardhaven.vocabulary.terms import Race

FREEDOM: Final = 2.0
"""What it is worth to have somebody back, besides his points; an avatar is worth more."""
AVATAR: Final = 8.0
MAY_TAKE: Final = 0.8
"""What it is worth that a strike may take somebody prisoner."""


@final
class Captivity:
    """A host of the opponent's; without a site its card is where a company of the bot's is. [PRS-21]"""

    __slots__ = ("attacks", "host", "site", "worth")

    def __init__(
        self, host: CardId, site: Site | None, worth: float, attacks: Sequence[tuple[int, int]]
    ) -> None:
        self.host = host
        self.site = site
        self.worth = worth
        self.attacks = attacks


def captivities(sight: Sight) -> list[Captivity]:
    """Where the opponent holds characters of the bot's, and what their rescuers have to face."""
    return [found for found in [_captivity(sight, host) for host in sight.hosts] if found is not None]


def _captivity(sight: Sight, host: EventView) -> Captivity | None:
    card = None if host.card.id is None else sight.card(host.card.id)
    if host.card.id is None or not isinstance(card, Event):
        return None
    site: Site | None = None
    worth = 0.0
    for aside in host.aside:
        held = None if aside.card.code is None else sight.catalogue.get(aside.card.code)
        if isinstance(held, Site):
            site = held
        elif isinstance(held, Character):
            worth += _worth(held)
    prisons = prisons_of(card)
    if prisons is None or worth <= 0:
        return None
    attacks = [(one.strikes, one.prowess) for one in prisons.rescue_attacks]
    if not attacks and site is not None:
        attacks = [(one.strikes, one.prowess) for one in attacks_at(site)]
    return Captivity(host.card.id, site, worth, attacks)


def prisons_of(card: Event) -> TakesPrisoners | None:
    """What makes the card a hazard host, if it is one."""
    for ability in card.abilities:
        if isinstance(ability, TakesPrisoners):
            return ability
    return None


def _worth(held: Character) -> float:
    """His points count twice: whoever is lost in captivity counts against his player. [PRS-14]"""
    if held.avatar is not None:
        return AVATAR
    return FREEDOM + 2 * held.marshalling_points + (0 if held.mind is None else held.mind) / 4


def rescue_worth(
    sight: Sight, company: CompanyId, captivity: Captivity, before: Sequence[tuple[int, int]] = ()
) -> float:
    """What it brings the company to try it, with such attacks to be faced before. [PRS-18, PRS-19]"""
    defenders = defenders_in(sight, company)
    harm = sum([attack_harm(defenders, strikes, prowess, BRIEFLY) for strikes, prowess in captivity.attacks])
    return captivity.worth * chance_untapped(sight, company, (*before, *captivity.attacks)) - harm


def rescue_at(sight: Sight, company: CompanyId, site: Site) -> Captivity | None:
    """The host whose prisoners the company had better free at that site; its worth is what is gained."""
    best: Captivity | None = None
    for captivity in captivities(sight) if sight.hosts else []:
        if captivity.site is None or captivity.site.name == site.name:
            before = strikes_at(site, len(sight.members(company)))
            gain = rescue_worth(sight, company, captivity, before)
            if gain > 0 and (best is None or gain > best.worth):
                best = Captivity(captivity.host, captivity.site, gain, captivity.attacks)
    return best


def is_worth_trying(sight: Sight, company: CompanyId, host: CardId) -> bool:
    """Whether a company that has entered the site should try to free whom the host holds."""
    for captivity in captivities(sight):
        if captivity.host == host:
            return rescue_worth(sight, company, captivity) > 0
    return False


def host_score(sight: Sight, prisons: TakesPrisoners) -> float:
    """What a host on the strike at hand does: as likely as the strike succeeds, somebody is gone. [PRS-09]"""
    strike = strike_at_hand(sight)
    person = None if strike is None or strike.defender.id is None else sight.people.get(strike.defender.id)
    if person is None or person.seat == sight.seat:
        return 0.0
    return risk_at_hand(sight, -prisons.prowess) * (FREEDOM + sight.person_worth(person))


def with_host(sight: Sight, race: Race) -> float:
    """What more a creature is worth since a host in hand can be played on one of its strikes. [PRS-01]"""
    for id in sight.hand():
        card = sight.card(id)
        if isinstance(card, Event) and prisons_of(card) is not None:
            for use in card.uses:
                if isinstance(use.target, TheStrike) and _is_by(use.target, race):
                    return MAY_TAKE
    return 0.0


def has_captor(sight: Sight, host: Event) -> bool:
    """Whether a creature in hand, or an agent in play, could take somebody prisoner with the host."""
    for use in host.uses:
        if aimed_at(use.target) is Sort.AGENT:
            return len(sight.agents) > 0
        if isinstance(use.target, TheStrike):
            for id in sight.hand():
                card = sight.card(id)
                if isinstance(card, Creature) and _is_by(use.target, card.race):
                    return True
    return False


def _is_by(strike: TheStrike, race: Race) -> bool:
    """Whether strikes of that race are meant."""
    races = races_in(strike.of)
    return not races or race in races


def hold(sight: Sight, options: Sequence[Action]) -> Verdict:
    """At the site that is hardest to enter. [PRS-01]"""
    scores: list[float] = []
    for option in options:
        site = sight.card(option.card)
        attacks = attacks_at(site) if isinstance(site, Site) else []
        scores.append(float(sum([attack.strikes * attack.prowess for attack in attacks])))
    chosen = options[highest(options, scores)]
    return Verdict(chosen, Why(Because.HARDEST_TO_ENTER, chosen.card))
