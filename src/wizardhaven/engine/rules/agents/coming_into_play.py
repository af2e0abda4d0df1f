"""An agent is put down as a hazard. [MOV-24, AGT-13, AGT-14]"""

from __future__ import annotations

from wizardhaven.engine.changes.agents import put_down
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.hazards.shown_hazards import is_kept_back
from wizardhaven.engine.rules.flow.resolvers import resolves, within_hazard_limit
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import AGENT_PLAY, Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECLARED, DISCARD, HAND, CardId
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Phase


def why_not_agent(table: Table, seat: int) -> Reason | None:
    """Why no agent can be put down now; None if one can."""
    if seat == table.active:
        return Reason.NOT_ON_OWN_TURN
    company = table.companies.get(table.company)
    if table.phase is not Phase.MOVEMENT_HAZARD or company is None:
        return Reason.HAZARDS_ONLY_AGAINST_MOVERS
    return Reason.HAZARD_LIMIT if company.hazards >= hazard_limit(table, company.id) else None


def offer_agents(table: Table, seat: int, offers: list[Action]) -> None:
    """Every agent in hand, if the hazard limit allows one."""
    agents = [card for card in table.pile(seat, HAND) if table.printed[card].agent]
    if agents and why_not_agent(table, seat) is None:
        open_to = [card for card in agents if not is_kept_back(table, seat, card)]
        offers.extend([Action(Verb.PLAY_AGENT, card) for card in open_to])


def declared_agent(table: Table, seat: int, card: CardId) -> Declaration:
    """The agent leaves the hand face-down."""
    move(table, card, DECLARED)
    return Declaration(AGENT_PLAY, seat, card, counted=True)


@resolves(AGENT_PLAY)
def resolve_agent_play(table: Table, declaration: Declaration) -> None:
    """It lies face-down and untapped from now on; above the limit it is discarded unseen. [MOV-16]"""
    if within_hazard_limit(table, declaration):
        put_down(table, declaration.card)
    else:
        record(table, Happening.NEGATED, declaration.card, seat=declaration.seat, number=AGENT_PLAY)
        move(table, declaration.card, DISCARD)
