"""Where prisoners are held, and what attacks whoever would free them. [PRS-03 to PRS-08]"""

from __future__ import annotations

from wizardhaven.engine.queries.agents.agents import agent_of, home_sites
from wizardhaven.engine.queries.sites.sites import in_location_deck, is_under_deeps, site_of, site_type
from wizardhaven.engine.queries.sites.under_deeps import adjacency
from wizardhaven.engine.state.company import REGION_MOVEMENT, Company
from wizardhaven.engine.state.ids import ASIDE, IN_PLAY, LOCATION, NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.prisoners import is_at_agents_home


def rescue_site(table: Table, host: CardId) -> CardId:
    """The card of the site at which a host holds its prisoners; NONE as long as it holds nobody. [PRS-01]

    It lies with the host, or a company of the prisoners' player has borrowed it. [PRS-21]
    """
    owner = table.owners[host]
    for card in table.pile(owner, ASIDE):
        if table.cards[card].on == host and table.printed[card].kind == SITE:
            return card
    for card in table.pile(owner, IN_PLAY):
        if table.cards[card].remembers == host and table.printed[card].kind == SITE:
            return card
    return NO_CARD


def rescue_attacks(table: Table, host: CardId) -> list[Attack]:
    """What the host's rescuers face, each with its race; nothing if it is what the site has. [PRS-18]"""
    prisons = table.printed[host].prisons
    found: list[Attack] = []
    for attack in prisons.rescue_attacks if prisons is not None else ():
        race = attack.race if attack.race is not None else table.printed[table.cards[host].remembers].race
        found.append(Attack(race, attack.strikes, attack.prowess))
    return found


def rescue_sites(table: Table, host: CardId, number: CompanyId, agent: CardId) -> list[CardId]:
    """The sites of the hazard player's location deck at which the host may hold a character. [PRS-02]

    They depend on the way of his company, or it is just the site that the company is at or goes to, or
    they are the home sites of the agent. [PRS-03]
    """
    prisons = table.printed[host].prisons
    company = table.companies.get(number)
    if prisons is None or company is None:
        return []
    if is_at_agents_home(prisons):
        taking = agent_of(table, agent)
        return home_sites(table, taking) if taking is not None else []
    if not prisons.held_at:
        there = in_location_deck(table, table.owners[host], table.printed[company.new_site()].name)
        return [there] if there != NONE else []
    regions = _regions(table, company)
    found: list[CardId] = []
    names: list[str] = []
    for site in table.pile(table.owners[host], LOCATION):
        name = table.printed[site].name
        if name in names or site_type(table, site) not in prisons.held_at:
            continue
        if site_of(table, site).region in regions or _is_below(table, company, site):
            found.append(site)
            names.append(name)
    return found


def _regions(table: Table, company: Company) -> list[str]:
    """The regions in which a rescue site may lie. [PRS-04, PRS-05, PRS-06]

    All that a company passes by Region Movement, and their neighbours; those of the two ends of any
    other movement; the one it is in if it is not moving.
    """
    if company.destination == NONE or company.movement != REGION_MOVEMENT:
        ends = [site_of(table, site).region for site in _here_and_there(company)]
        return [region for region in ends if region is not None]
    found = list(company.regions)
    for name in company.regions:
        found.extend(table.atlas.adjacent[name])
    return found


def _here_and_there(company: Company) -> list[CardId]:
    """The company's site, and its new one if it is moving."""
    return [company.site] if company.destination == NONE else [company.site, company.destination]


def _is_below(table: Table, company: Company, site: CardId) -> bool:
    """Whether it is an Under-deeps site next to where the company is or is going. [PRS-07]"""
    if not is_under_deeps(site_of(table, site)):
        return False
    return any([adjacency(table, near, site) is not None for near in _here_and_there(company)])
