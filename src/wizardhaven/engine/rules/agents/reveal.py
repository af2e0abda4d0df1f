"""An agent is turned up, by its player's wish or because something calls for it. [AGT-39 to AGT-47]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.agents import turn_face_up
from wizardhaven.engine.changes.cards import discard, tap
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.agents.agents import (
    agent_of,
    agents_of,
    home_names,
    starting_sites,
    stays_with,
)
from wizardhaven.engine.queries.agents.movement import route_is_legal
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.prisoners.rescue_sites import rescue_site
from wizardhaven.engine.queries.sites.site_versions import sites_of_agents, usable_by_agents
from wizardhaven.engine.queries.sites.sites import in_location_deck
from wizardhaven.engine.rules.flow.own_rules import does
from wizardhaven.engine.rules.flow.performers import always
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.agent import Agent
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.singular import Own


def reveal(table: Table, card: CardId, home: str = "") -> None:
    """The agent is shown with where it is; a second copy or an illegal way cost it its place. [AGT-44]

    `home` is the home site where one that has not moved turns out to be. [AGT-42]
    """
    agent = agent_of(table, card)
    if agent is None or not agent.face_down:
        return
    if not route_is_legal(table, agent) or unique_is_taken(table, card):
        discard(table, card)
        return
    named = home if not agent.sites and not agent.at else ""
    own = _own_card(table, agent, named)
    turn_face_up(table, agent, named, own)
    for on_it in table.cards[card].carried:
        if table.printed[on_it].permit(Deed.START_AT) is not None:
            discard(table, on_it)


def _own_card(table: Table, agent: Agent, name: str) -> CardId:
    """The card of that site in the location deck, if the agent may use it, or NONE. [AGT-29, AGT-42]"""
    card = in_location_deck(table, agent.seat, name, sites_of_agents(table, agent.seat))
    return card if card == NONE or usable_by_agents(table, agent.seat, card) else NO_CARD


def turned_up_to_pay(table: Table, card: CardId, declaration: Declaration) -> None:
    """An agent that is tapped or discarded as a cost is turned up as a part of it. [AGT-41]

    For what it pays for it counts as face-down all the same. [AGT-57]
    """
    agent = agent_of(table, card)
    if agent is not None and agent.face_down:
        remember(table, Remembered.TURNED_UP_FOR, card, declaration.card)
        reveal(table, card, declaration.aim.name)


@does(Own.TURN_UP_AGENT, always)
def perform_turn_up_agent(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The agent that is meant taps and is turned up, if it still lies face-down. [AGT-40]"""
    for agent in table.agents:
        if agent.number == declaration.aim.index and agent.face_down:
            tap(table, agent.card)
            if agent.sites or agent.at:
                reveal(table, agent.card)
            else:
                table.push(NameHome(agent.seat, agent.card))


@final
class NameHome(Choice):
    """The player of an agent that must be turned up says at which home site it is. [AGT-42]"""

    __slots__ = ("agent",)

    asks: ClassVar[Question] = Question.HOME_OF_AGENT

    def __init__(self, seat: int, agent: CardId) -> None:
        super().__init__(seat)
        self.agent = agent

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.agent

    def options(self, table: Table) -> Sequence[Action]:
        offers: list[Action] = []
        agent = agent_of(table, self.agent)
        if agent is not None:
            _offer_reveal(table, agent, offers)
        return offers or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.REVEAL_AGENT:
            reveal(table, self.agent, action.names[0] if action.names else "")

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def offer_reveals(table: Table, seat: int, offers: list[Action]) -> None:
    """Any face-down agent may be turned up, free of charge; one at home says at which home. [AGT-39]"""
    for agent in agents_of(table, seat):
        if agent.face_down:
            _offer_reveal(table, agent, offers)


def _offer_reveal(table: Table, agent: Agent, offers: list[Action]) -> None:
    if agent.sites or agent.at:
        offers.append(Action(Verb.REVEAL_AGENT, agent.card))
        return
    homes = home_names(table, agent.card)
    for name in starting_sites(table, agent):
        if name in homes or _own_card(table, agent, name) != NONE:
            offers.append(Action(Verb.REVEAL_AGENT, agent.card, names=(name,)))


def _guards_prisoners(table: Table, agent: Agent) -> bool:
    """Whether the card of its site lies with a host for which it has taken prisoners. [PRS-03]"""
    for host in table.board:
        if table.printed[host].prisons is not None and table.cards[host].remembers == agent.card:
            site = rescue_site(table, host)
            return site != NONE and stays_with(table, agent, site)
    return False


def leave_without_site(table: Table) -> None:
    """An agent revealed at a home site of which there was no card is discarded as the turn ends. [AGT-42]"""
    for agent in table.agents:
        if agent.at and not agent.sites and not _guards_prisoners(table, agent):
            discard(table, agent.card)
