"""Where an agent may go, and how much it may do in a turn. [AGT-21 to AGT-27]"""

from __future__ import annotations

from wizardhaven.engine.queries.agents.agents import CLOSED_TO_AGENTS, possible_sites, starting_sites
from wizardhaven.engine.queries.sites.face_down_sites import planned_sites
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.site_versions import usable_by_agents
from wizardhaven.engine.queries.sites.sites import is_haven, site_of, site_type
from wizardhaven.engine.state.agent import Agent
from wizardhaven.engine.state.atlas import GATE_OF_MORDOR
from wizardhaven.engine.state.ids import DISCARD, IN_PLAY, LOCATION, CardId
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Race, SiteType


def _is_within_reach(table: Table, seat: int, start: str, end: str) -> bool:
    """Whether the regions are the same or neighbours; for minion players two more are. [AGT-21, AGT-28]"""
    if start == end or end in table.atlas.adjacent.get(start, ()):
        return True
    return start in GATE_OF_MORDOR and end in GATE_OF_MORDOR and table.kinds[seat].gate_of_mordor


def _regions_of(table: Table, names: list[str]) -> list[str]:
    """The regions in which sites of these names lie; one of the Under-deeps lies in none."""
    known = table.atlas.regions_of_sites
    return list(dict.fromkeys([known[name] for name in names if name in known]))


def _may_enter(table: Table, agent: Agent, site: CardId) -> bool:
    """Havens are closed to agents, except to those who say otherwise; some say more is closed. [AGT-27]"""
    printed = table.printed[agent.card]
    for forbidden in printed.forbids:
        if forbidden.what is Sort.AGENT and forbidden.where is not None:
            if is_place(table, site, forbidden.where):
                return False
    if table.printed[site].name in CLOSED_TO_AGENTS:
        permit = printed.permit(Deed.MOVE)
        return permit is not None and permit.by is Sort.AGENT
    return printed.race is Race.ELF or not _is_kept_as_haven(table, site)


def _is_kept_as_haven(table: Table, site: CardId) -> bool:
    """Whether heroes have a haven there, or it is a Wizardhaven in play; Darkhavens are open. [AGT-27]

    A Wizardhaven to which a company is bound in secret closes nothing yet, or the secret would be out.
    """
    if site_type(table, site) is SiteType.HAVEN and site_of(table, site).alignment is Alignment.HERO:
        return True
    name = table.printed[site].name
    for seat in (0, 1):
        if table.kinds[seat].makes_havens:
            for card in table.pile(seat, IN_PLAY):
                if table.printed[card].name == name and table.printed[card].kind == SITE:
                    if is_haven(table, card) and card not in planned_sites(table):
                        return True
    return False


def reachable_sites(table: Table, agent: Agent) -> list[CardId]:
    """The site cards of the location deck to which the agent may move, one of each. [AGT-21, AGT-25]"""
    starts = _regions_of(table, possible_sites(table, agent))
    discarded = table.pile(agent.seat, DISCARD)
    closed = [table.printed[card].name for card in discarded if table.printed[card].kind == SITE]
    found: list[CardId] = []
    for site in table.pile(agent.seat, LOCATION):
        name = table.printed[site].name
        region = site_of(table, site).region
        if region is None or name in closed:
            continue  # no agent goes down into the Under-deeps [AGT-26]
        if not any([_is_within_reach(table, agent.seat, start, region) for start in starts]):
            continue
        if not usable_by_agents(table, agent.seat, site):
            continue
        closed.append(name)
        if _may_enter(table, agent, site):
            found.append(site)
    return found


def route_is_legal(table: Table, agent: Agent) -> bool:
    """Whether the way the agent has come holds good when it is turned up. [AGT-43, AGT-44]

    Each step was legal when it was taken; since then a site may have become a Haven, another version of
    it may have come into use, or the card may be gone that let it start elsewhere. [AGT-27, AGT-29]
    """
    if not all([usable_by_agents(table, agent.seat, site) for site in agent.sites]):
        return False
    if not _is_connected(table, agent):
        return False
    if table.printed[agent.card].race is Race.ELF:
        return True
    return not any([_is_kept_as_haven(table, site) for site in agent.sites])


def _is_connected(table: Table, agent: Agent) -> bool:
    """Whether each site lies near the one before, and the first near where the agent began. [AGT-43]"""
    if agent.shown:
        reached = _regions_of(table, [table.printed[agent.sites[0]].name])
    else:
        reached = _regions_of(table, [agent.at] if agent.at else starting_sites(table, agent))
    for site in agent.sites[agent.shown :]:
        region = site_of(table, site).region
        if region is None:
            return False
        if not any([_is_within_reach(table, agent.seat, start, region) for start in reached]):
            return False
        reached = [region]
    return True


def most_actions(table: Table, agent: Agent) -> tuple[int, int]:
    """How many agent actions the agent has this turn, and how many of them are free of charge. [AGT-20]"""
    most, free = 1, 0
    on_it = table.cards[agent.card].carried
    for card in (agent.card, *on_it, *table.board):
        for permit in table.printed[card].permits:
            if permit.deed is not Deed.ACT_AGAIN:
                continue
            if card in on_it or _acts_again(agent, card, permit):
                most += 1
                free += 1 if permit.what is Mark.OUTSIDE_HAZARD_LIMIT else 0
    return most, free


def _acts_again(agent: Agent, card: CardId, permit: Permit) -> bool:
    """Whether every agent may, or the agent itself while it lies face-up."""
    if permit.by is Subject.THIS_CARD:
        return card == agent.card and not agent.face_down
    return permit.by is Sort.AGENT
