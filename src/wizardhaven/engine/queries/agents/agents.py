"""Agent hazards: which there are, and where they are. [AGT-14]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.sites.site_versions import (
    sites_of_agents,
    usable_by_agents,
    version_for_agents,
)
from wizardhaven.engine.queries.sites.sites import in_location_deck
from wizardhaven.engine.state.agent import Agent
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.places import sites_named, types_of
from wizardhaven.vocabulary.terms import Alignment

CLOSED_TO_AGENTS: Final = ("Edhellond", "Grey Havens", "Lórien", "Rivendell")
"""No version of these sites can be moved to. [AGT-27]"""


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
    return printed.alignment is Alignment.MINION and table.kinds[seat].agents_are_characters


def home_names(table: Table, card: CardId) -> list[str]:
    """The home sites that the card names."""
    character = table.printed[card].character
    return sites_named(character.home) if character else []


def site_card(agent: Agent) -> CardId:
    """The card of the site where the agent is, or NONE. [AGT-23]"""
    return agent.sites[-1] if agent.sites else NO_CARD


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
        permit = table.printed[card].permit(Deed.START_AT)
        if permit is not None and permit.where is not None:
            open_to = types_of(permit.where)
            if any([types.get((home, version)) in open_to for home in homes]):
                own = [(name, kind) for (name, side), kind in types.items() if side is version]
                such = [name for name, kind in own if kind in open_to]
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


def home_sites(table: Table, agent: Agent) -> list[CardId]:
    """The cards of its home sites that a face-up agent could go back to. [AGT-32]"""
    found: list[CardId] = []
    for name in home_names(table, agent.card):
        here = site_card(agent)
        card = here if here != NONE and table.printed[here].name == name else NO_CARD
        if card == NONE:
            card = in_location_deck(table, agent.seat, name, sites_of_agents(table, agent.seat))
        if card != NONE and usable_by_agents(table, agent.seat, card):
            found.append(card)
    return found
