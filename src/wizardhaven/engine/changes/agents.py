"""Agents are put down, turned up and down, and moved; only here. [AGT-13, AGT-21, AGT-35, AGT-39]"""

from __future__ import annotations

from wizardhaven.engine.changes.control import enter_play
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.state.agent import Agent
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import IN_PLAY, LOCATION, NO_CARD, NONE, CardId
from wizardhaven.engine.state.lasting import AGENT
from wizardhaven.engine.state.table import Table


def put_down(table: Table, card: CardId) -> None:
    """An agent comes into play, face-down and untapped, at a home site not named. [MOV-24]

    Its number is nobody else's, nor that of one which has gone while something was still aimed at it.
    """
    enter_play(table, card)
    fresh = Agent(card, table.owners[card])
    chains = (table.chain, *table.outer_chains)
    aims = [declared.aim for chain in chains for declared in chain]
    taken = [agent.number for agent in table.agents] + [aim.index for aim in aims if aim.kind == AGENT]
    fresh.number = 1 + max(taken, default=0)
    table.agents = (*table.agents, fresh)


def put_back(table: Table, fresh: Agent) -> None:
    """What is true of an agent from now on."""
    table.agents = tuple([fresh if agent.card == fresh.card else agent for agent in table.agents])


def turn_face_up(table: Table, agent: Agent, home: str, site: CardId) -> None:
    """The agent and where it is are shown; of the way it came only the last card stays. [AGT-42, AGT-45]

    `home` is the home site of one that has not moved, `site` its card, if the location deck has it.
    """
    fresh = agent.copy()
    fresh.face_down = False
    if agent.sites:
        take_back(table, agent.sites[:-1])
        fresh.sites = agent.sites[-1:]
    elif not agent.at:
        fresh.at = home
        if site != NONE:
            move(table, site, IN_PLAY)
            fresh.sites = (site,)
    fresh.shown = len(fresh.sites)
    put_back(table, fresh)
    record(table, Happening.AGENT_REVEALED, agent.card, fresh.sites[-1] if fresh.sites else NO_CARD)


def turn_face_down(table: Table, agent: Agent) -> None:
    """The agent is hidden again; its site card stays as it lies. [AGT-35]"""
    record(table, Happening.AGENT_HIDDEN, agent.card)
    fresh = agent.copy()
    fresh.face_down = True
    put_back(table, fresh)


def lay_site(table: Table, agent: Agent, site: CardId) -> None:
    """The agent is at another site: on top of the trail if it is hidden, else in its place. [AGT-21]"""
    fresh = agent.copy()
    move(table, site, IN_PLAY)
    if agent.face_down:
        fresh.sites = (*agent.sites, site)
    else:
        take_back(table, agent.sites)
        fresh.sites = (site,)
        fresh.shown = 1
    put_back(table, fresh)
    record(table, Happening.AGENT_MOVED, agent.card, site, agent.seat)


def step_back(table: Table, agent: Agent) -> None:
    """The top card of the trail goes back to the location deck. [AGT-24]"""
    fresh = agent.copy()
    fresh.sites = agent.sites[:-1]
    put_back(table, fresh)
    take_back(table, agent.sites[-1:])
    record(table, Happening.AGENT_MOVED, agent.card, fresh.sites[-1] if fresh.sites else NO_CARD, agent.seat)


def go_home(table: Table, agent: Agent, site: CardId) -> None:
    """All its site cards go back; one that lies face-up shows the home site it has chosen. [AGT-32]"""
    fresh = agent.copy()
    take_back(table, agent.sites)
    fresh.sites = ()
    fresh.at = ""
    fresh.returned = True
    if site != NONE:
        move(table, site, IN_PLAY)
        fresh.sites = (site,)
    fresh.shown = len(fresh.sites)
    put_back(table, fresh)
    record(table, Happening.AGENT_RETURNED_HOME, agent.card, site, agent.seat)


def go_with_prisoner(table: Table, agent: Agent, home: CardId) -> None:
    """The agent goes to the home site at which a prisoner is held; its card lies with the host. [PRS-03]"""
    fresh = agent.copy()
    take_back(table, agent.sites)
    fresh.sites = ()
    fresh.shown = 0
    fresh.at = table.printed[home].name
    put_back(table, fresh)
    record(table, Happening.AGENT_RETURNED_HOME, agent.card, home, agent.seat)


def receive_site(table: Table, agent: Agent, site: CardId) -> None:
    """An agent who has stayed with prisoners keeps the card of the site when they are gone. [PRS-03]"""
    move(table, site, IN_PLAY)
    fresh = agent.copy()
    fresh.sites = (site,)
    fresh.shown = 1
    put_back(table, fresh)


def take_back(table: Table, sites: tuple[CardId, ...]) -> None:
    """Site cards of an agent return to the location deck, never to the discard pile. [AGT-45, AGT-46]"""
    for site in sites:
        move(table, site, LOCATION)
        record(table, Happening.RETURNED_TO_LOCATION_DECK, site)


def forget(table: Table, card: CardId) -> None:
    """An agent leaves play, and its site cards with it. [AGT-46]"""
    for agent in table.agents:
        if agent.card == card:
            take_back(table, agent.sites)
    table.agents = tuple([agent for agent in table.agents if agent.card != card])


def act(table: Table, agent: Agent, actions: int) -> None:
    """The agent has taken so many agent actions this turn. [AGT-18]"""
    fresh = agent.copy()
    fresh.actions = actions
    fresh.acted = table.turn
    put_back(table, fresh)


def open_site(table: Table, agent: Agent, to: int) -> None:
    """For the rest of the turn creatures can be keyed to the agent's site. [AGT-36, AGT-37]"""
    fresh = agent.copy()
    fresh.opened = to
    fresh.opened_in = table.turn
    put_back(table, fresh)
    record(table, Happening.SITE_OPENED, agent.card, seat=agent.seat)
