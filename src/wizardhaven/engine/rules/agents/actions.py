"""The agent actions, each at one of the hazard limit. [MOV-25, AGT-18 to AGT-37]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.agents import act, go_home, lay_site, open_site, step_back, turn_face_down
from wizardhaven.engine.changes.cards import heal, tap, untap
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.queries.agents.agents import (
    agent_of,
    agents_of,
    home_sites,
    is_home,
    possible_sites,
    site_card,
)
from wizardhaven.engine.queries.agents.movement import most_actions, reachable_sites
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.hazards.keys import GUARDED
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.rules.flow.resolvers import resolves, within_hazard_limit
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.agent import TO_FRIENDS_OF_HOME, TO_ITS_AUTOMATIC_ATTACKS, Agent
from wizardhaven.engine.state.chain import AGENT_ACTION, Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import LOCATION, NONE, TAPPED, UNTAPPED, WOUNDED
from wizardhaven.engine.state.lasting import CARD, NO_AIM, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Alignment

ACTIONS: Final = (
    Verb.MOVE_AGENT,
    Verb.STEP_BACK,
    Verb.RETURN_HOME,
    Verb.HEAL_AGENT,
    Verb.UNTAP_AGENT,
    Verb.HIDE_AGENT,
    Verb.OPEN_SITE,
)
"""In a declaration each is known by its place here. [AGT-19]"""


TAPPING: Final = (Verb.MOVE_AGENT, Verb.STEP_BACK, Verb.OPEN_SITE)


def _taken(table: Table, agent: Agent) -> int:
    """How many agent actions it has taken this turn."""
    return agent.actions if agent.acted == table.turn else 0


def _is_counted(table: Table, agent: Agent) -> bool:
    """Whether its next action counts against the hazard limit; a card may give it a free one. [AGT-20]"""
    taken = _taken(table, agent)
    return taken == 0 or taken > most_actions(table, agent)[1]


def _may_act(table: Table, agent: Agent) -> bool:
    """In play since before this turn, an action left, and room in the hazard limit. [AGT-18]"""
    company = table.companies.get(table.company)
    if company is None or table.cards[agent.card].entered == table.turn:
        return False
    if _taken(table, agent) >= most_actions(table, agent)[0]:
        return False
    return not _is_counted(table, agent) or company.hazards < hazard_limit(table, company.id)


def offer_actions(table: Table, seat: int, offers: list[Action]) -> None:
    """What the player's agents may do now."""
    for agent in agents_of(table, seat):
        if _may_act(table, agent):
            status = table.cards[agent.card].status
            if status == WOUNDED:
                offers.append(Action(Verb.HEAL_AGENT, agent.card))
            else:
                _offer_moves(table, agent, offers)
            if status == TAPPED:
                offers.append(Action(Verb.UNTAP_AGENT, agent.card))
            elif status == UNTAPPED:
                if not agent.face_down:
                    offers.append(Action(Verb.HIDE_AGENT, agent.card))
                _offer_opening(table, agent, offers)
            _offer_return(table, agent, offers)


def _offer_moves(table: Table, agent: Agent, offers: list[Action]) -> None:
    """To a site of the same or a neighbouring region, or face-down one step back. [AGT-21, AGT-24]

    Where companies do not move by regions, no agent does. [AGT-31]
    """
    if table.settings.starter_movement_only:
        return
    for site in reachable_sites(table, agent):
        offers.append(Action(Verb.MOVE_AGENT, agent.card, site))
    if _may_step_back(agent):
        offers.append(Action(Verb.STEP_BACK, agent.card))


def _may_step_back(agent: Agent) -> bool:
    """Only to where it came from in secret; what lies in sight is where a hidden way begins. [AGT-24]"""
    return agent.face_down and len(agent.sites) > agent.shown


def _offer_return(table: Table, agent: Agent, offers: list[Action]) -> None:
    """Back home, whatever its state; a face-up agent shows to which home. [AGT-32]"""
    if not agent.face_down:
        offers.extend([Action(Verb.RETURN_HOME, agent.card, site) for site in home_sites(table, agent)])
    elif agent.sites or agent.at:
        offers.append(Action(Verb.RETURN_HOME, agent.card))


def _offer_opening(table: Table, agent: Agent, offers: list[Action]) -> None:
    """It taps to let creatures be keyed to its site. [AGT-36, AGT-37]"""
    here = site_card(agent)
    possible = possible_sites(table, agent)
    at_home = [name for name in possible if is_home(table, agent.card, name)]
    if site_type(table, here) in GUARDED if here != NONE else _may_be_guarded(table, possible):
        offers.append(Action(Verb.OPEN_SITE, agent.card, number=TO_ITS_AUTOMATIC_ATTACKS))
    if at_home:
        offers.append(Action(Verb.OPEN_SITE, agent.card, number=TO_FRIENDS_OF_HOME))


def _may_be_guarded(table: Table, names: list[str]) -> bool:
    """Whether one of the sites, of which no card lies there yet, is of such a type in some version."""
    types = table.atlas.types_of_sites
    return any([types.get((name, side)) in GUARDED for name in names for side in Alignment])


def declared_action(table: Table, seat: int, action: Action) -> Declaration:
    """The agent has acted; moving and opening a site tap it. [AGT-18, AGT-21]"""
    agent = agent_of(table, action.card)
    assert agent is not None
    counted = _is_counted(table, agent)
    act(table, agent, _taken(table, agent) + 1)
    if action.verb in TAPPING:
        tap(table, action.card)
    number = ACTIONS.index(action.verb) + (action.number if action.verb is Verb.OPEN_SITE else 0)
    aim = Aim(CARD, action.other) if action.other != NONE else NO_AIM
    return Declaration(AGENT_ACTION, seat, action.card, number, aim=aim, counted=counted)


@resolves(AGENT_ACTION)
def resolve_agent_action(table: Table, declaration: Declaration) -> None:
    """The agent does what was declared, if it is still in play and still can. [TIM-13]"""
    agent = agent_of(table, declaration.card)
    if agent is None or not within_hazard_limit(table, declaration) or not _still_can(agent, declaration):
        record(table, Happening.NEGATED, declaration.card, seat=declaration.seat)
        return
    if declaration.number >= len(ACTIONS):
        open_site(table, agent, declaration.number - ACTIONS.index(Verb.OPEN_SITE))
        return
    verb = ACTIONS[declaration.number]
    site = declaration.aim.card
    if verb is Verb.MOVE_AGENT:
        if table.cards[site].place == LOCATION:
            lay_site(table, agent, site)
    elif verb is Verb.STEP_BACK:
        step_back(table, agent)
    elif verb is Verb.RETURN_HOME:
        if site == NONE or table.cards[site].place == LOCATION or site in agent.sites:
            go_home(table, agent, site)
    elif verb is Verb.HEAL_AGENT:
        heal(table, agent.card)
    elif verb is Verb.UNTAP_AGENT:
        untap(table, agent.card)
    elif table.cards[agent.card].status == UNTAPPED:
        turn_face_down(table, agent)


def _still_can(agent: Agent, declaration: Declaration) -> bool:
    """Whether one that was turned up meanwhile could have declared it: it shows its way and its home."""
    if declaration.number == ACTIONS.index(Verb.STEP_BACK):
        return _may_step_back(agent)
    if declaration.number == ACTIONS.index(Verb.RETURN_HOME):
        return agent.face_down or declaration.aim.number != NONE
    return True
