"""Agent hazards: which there are, where they are and where they may go. [AGT-14, AGT-21 to AGT-27]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.places import is_one_of, is_place
from wizardhaven.engine.queries.planned import planned_sites
from wizardhaven.engine.queries.sites import in_location_deck, is_haven, site_of, site_type
from wizardhaven.engine.queries.versions import sites_of_agents, usable_by_agents, version_for_agents
from wizardhaven.engine.state.agent import Agent
from wizardhaven.engine.state.ids import DISCARD, IN_PLAY, LOCATION, NONE, CardId
from wizardhaven.engine.state.printed import CHARACTER, SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.agents import ExtraAgentAction, MayMoveToHavens, MayNotMoveTo, StartsAnywhere
from wizardhaven.vocabulary.places import SiteNamed
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, SiteType

CLOSED_TO_AGENTS: Final = ("Edhellond", "Grey Havens", "Lórien", "Rivendell")
"""No version of these sites can be moved to. [AGT-27]"""
AGENTS_ARE_CHARACTERS: Final = (PlayerKind.RINGWRAITH, PlayerKind.FALLEN_WIZARD)
"""Players who may use an agent as a character; for others it is only a hazard. [AGT-05 to AGT-08]"""

MINIONS: Final = (PlayerKind.RINGWRAITH, PlayerKind.BALROG)
GATE_OF_MORDOR: Final = ("Dagorlad", "Udûn")
"""Regions that are neighbours for the agents of these players. [AGT-28]"""


def agent_of(table: Table, card: CardId) -> Agent | None:
    """What is true of a card as an agent hazard in play; None if it is none."""
    for agent in table.agents:
        if agent.card == card:
            return agent
    return None


def agents_of(table: Table, seat: int) -> list[Agent]:
    """The agent hazards of a player, in the order in which they were put down."""
    return [agent for agent in table.agents if agent.seat == seat]


def lies_face_down(table: Table, card: CardId) -> bool:
    """Whether the card is an agent that lies face-down; only its player knows what it is. [AGT-15]"""
    return any([agent.card == card and agent.face_down for agent in table.agents])


def hidden_sites(table: Table) -> list[CardId]:
    """The site cards that lie face-down with agents. [AGT-21]"""
    return [site for agent in table.agents if agent.face_down for site in agent.sites[agent.shown :]]


def is_character_for(table: Table, seat: int, card: CardId) -> bool:
    """Whether the card is a character for that player; a minion agent is one only for some, another for none.

    [AGT-02, AGT-05, AGT-06]
    """
    printed = table.printed[card]
    if printed.kind != CHARACTER:
        return False
    if not printed.agent:
        return True
    return printed.alignment is Alignment.MINION and table.kinds[seat] in AGENTS_ARE_CHARACTERS


def home_names(table: Table, card: CardId) -> list[str]:
    """The home sites that the card names."""
    character = table.printed[card].character
    return [home.name for home in character.home if isinstance(home, SiteNamed)] if character else []


def site_card(agent: Agent) -> CardId:
    """The card of the site where the agent is, or NONE. [AGT-23]"""
    return agent.sites[-1] if agent.sites else NONE


def possible_sites(table: Table, agent: Agent) -> list[str]:
    """Where the agent is; as long as that has not been named, any of its home sites. [AGT-14]"""
    if agent.sites:
        return [table.printed[agent.sites[-1]].name]
    return [agent.at] if agent.at else starting_sites(table, agent)


def starting_sites(table: Table, agent: Agent) -> list[str]:
    """Where one that has not been turned up may have come into play; a card may let it be elsewhere.

    [AGT-14, AGT-43]
    """
    homes = home_names(table, agent.card)
    version = version_for_agents(table, agent.seat)
    types = table.atlas.types_of_sites
    for card in table.cards[agent.card].carried if agent.face_down and not agent.returned else ():
        for ability in table.printed[card].abilities:
            if isinstance(ability, StartsAnywhere):
                if any([types.get((home, version)) in ability.types for home in homes]):
                    own = [(name, kind) for (name, side), kind in types.items() if side is version]
                    such = [name for name, kind in own if kind in ability.types]
                    return list(dict.fromkeys([*homes, *such]))
    return homes


def stays_with(table: Table, agent: Agent, site: CardId) -> bool:
    """Whether the agent is where prisoners are held whom it took, without a site card of its own. [PRS-03]"""
    return not agent.sites and agent.at == table.printed[site].name


def is_at(table: Table, agent: Agent, site: CardId) -> bool:
    """Whether the agent is at that site, or may turn out to be. [AGT-14, AGT-48]"""
    if table.printed[site].name in possible_sites(table, agent):
        return True
    character = table.printed[agent.card].character
    named = bool(agent.sites) or agent.at != ""
    return not named and character is not None and is_one_of(table, site, character.home)


def is_home(table: Table, card: CardId, site: str) -> bool:
    """Whether a site of that name is one of the agent's home sites."""
    return site in home_names(table, card)


def _is_within_reach(table: Table, seat: int, start: str, end: str) -> bool:
    """Whether the regions are the same or neighbours; for minion players two more are. [AGT-21, AGT-28]"""
    if start == end or end in table.atlas.adjacent.get(start, ()):
        return True
    return start in GATE_OF_MORDOR and end in GATE_OF_MORDOR and table.kinds[seat] in MINIONS


def _regions_of(table: Table, names: list[str]) -> list[str]:
    """The regions in which sites of these names lie; one of the Under-deeps lies in none."""
    known = table.atlas.regions_of_sites
    return list(dict.fromkeys([known[name] for name in names if name in known]))


def _may_enter(table: Table, agent: Agent, site: CardId) -> bool:
    """Havens are closed to agents, except to those who say otherwise; some say more is closed. [AGT-27]"""
    printed = table.printed[agent.card]
    for ability in printed.abilities:
        if isinstance(ability, MayNotMoveTo) and is_place(table, site, ability.place):
            if not is_one_of(table, site, ability.other_than):
                return False
    if table.printed[site].name in CLOSED_TO_AGENTS:
        return any([isinstance(ability, MayMoveToHavens) for ability in printed.abilities])
    return printed.race is Race.ELF or not _is_kept_as_haven(table, site)


def _is_kept_as_haven(table: Table, site: CardId) -> bool:
    """Whether heroes have a haven there, or it is a Wizardhaven in play; Darkhavens are open. [AGT-27]

    A Wizardhaven to which a company is bound in secret closes nothing yet, or the secret would be out.
    """
    if site_type(table, site) is SiteType.HAVEN and site_of(table, site).alignment is Alignment.HERO:
        return True
    name = table.printed[site].name
    for seat in (0, 1):
        if table.kinds[seat] is PlayerKind.FALLEN_WIZARD:
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


def home_sites(table: Table, agent: Agent) -> list[CardId]:
    """The cards of its home sites that a face-up agent could go back to. [AGT-32]"""
    found: list[CardId] = []
    for name in home_names(table, agent.card):
        here = site_card(agent)
        card = here if here != NONE and table.printed[here].name == name else NONE
        if card == NONE:
            card = in_location_deck(table, agent.seat, name, sites_of_agents(table, agent.seat))
        if card != NONE and usable_by_agents(table, agent.seat, card):
            found.append(card)
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
        for ability in table.printed[card].abilities:
            if not isinstance(ability, ExtraAgentAction):
                continue
            own = ability.itself and card == agent.card and not agent.face_down
            if own or ability.each or card in on_it:
                most += 1
                free += 1 if ability.free else 0
    return most, free
