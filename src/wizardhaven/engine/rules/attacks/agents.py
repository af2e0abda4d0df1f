"""Agents attack: at the site, or when a card lets them. [SITE-18 to SITE-20, AGT-48 to AGT-57]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.attacks import strengthened
from wizardhaven.engine.queries.agents.agents import agent_of, agents_of, is_at, is_home
from wizardhaven.engine.queries.cards.notes import noted_with
from wizardhaven.engine.queries.combat.detainment import is_never_detained
from wizardhaven.engine.queries.numbers.prowess_and_body import body, prowess
from wizardhaven.engine.rules.agents.reveal import reveal
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.flow.performers import always, company_meant, performs
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import ATTACK_BEGINS, Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.lasting import COMPANY, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.agents import AgentAttacks
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.fighting import Manner, fights

FACE_DOWN: Final = 1


AT_HOME: Final = 2
"""How an agent stood when its attack was declared, as bits. [AGT-57]"""


PLAINLY: Final = AgentAttacks()
"""No card changes how it attacks."""


def may_attack(table: Table, seat: int, company: Company) -> list[CardId]:
    """The player's agents at the company's site, tapped and wounded ones among them. [SITE-18]"""
    return [agent.card for agent in agents_of(table, seat) if is_at(table, agent, company.site)]


def must_attack(table: Table) -> bool:
    """Whether a card in play makes agents attack that lie face-up."""
    if Manner.MUST_ATTACK not in table.lexicon:
        return False
    for card in table.board:
        if fights(table.printed[card].abilities, Manner.MUST_ATTACK):
            return True
    return False


def declare_attack(table: Table, seat: int, card: CardId, company: Company) -> Declaration | None:
    """The agent is turned up and its attack declared; None if turning up costs it its place. [SITE-18]"""
    agent = agent_of(table, card)
    assert agent is not None
    site = table.printed[company.site].name
    state = (FACE_DOWN if agent.face_down else 0) | (AT_HOME if is_home(table, card, site) else 0)
    reveal(table, card, site)
    if agent_of(table, card) is None:
        return None
    return Declaration(ATTACK_BEGINS, seat, card, state, aim=Aim(COMPANY, company.id))


def agent_attack(
    table: Table,
    company: Company,
    card: CardId,
    state: int,
    by: CardId = NO_CARD,
    effect: AgentAttacks = PLAINLY,
) -> Attack:
    """One strike, keyed to nothing, with what its hiding and its home are worth. [CMB-21, CMB-31, SITE-20]

    `by` is the card that lets it attack, if one does.
    """
    more, tougher = 0, 0
    if state & AT_HOME:
        more, tougher = 5 if state & FACE_DOWN else 2, 1
    elif state & FACE_DOWN:
        more = 2
    printed = table.printed[card]
    attack = Attack(
        company.id,
        printed.race,
        1,
        prowess(table, card) + more,
        body(table, card) + tougher,
        agent=True,
        source=card,
        abilities=(*printed.abilities, *effect.abilities),
        prowess_added=((NO_CARD, more, "CMB-31"),) if more else (),
        attacker_chooses=_chooses((*printed.abilities, *effect.abilities), state),
        captor=by if by != NONE and table.printed[by].prisons is not None else NO_CARD,
        detainment=_detains(table, company.seat),
    )
    return strengthened(attack, effect.prowess, by) if effect.prowess else attack


def _detains(table: Table, seat: int) -> bool:
    """Whether agents only detain the player's companies, and no card of his forbids it. [CMB-55, CMB-58]"""
    return table.kinds[seat].agents_detain and not is_never_detained(table, seat, starred=False)


def _chooses(own: tuple[Ability, ...], state: int) -> bool:
    """Whether its player chooses the defenders: also if it lay hidden at home. [CMB-16, CMB-31]"""
    return fights(own, Manner.ATTACKER_ASSIGNS) or state == FACE_DOWN | AT_HOME


@performs(AgentAttacks, always)
def perform_agent_attacks(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The agent that was tapped for it attacks now, as it stood when that was declared. [AGT-52, AGT-57]"""
    assert isinstance(effect, AgentAttacks)
    card = declaration.aim.card
    company = table.companies.get(company_meant(table, declaration))
    if company is None or agent_of(table, card) is None:
        return
    hidden = noted_with(table, Remembered.TURNED_UP_FOR, card, declaration.card)
    home = is_home(table, card, declaration.aim.name)
    state = (FACE_DOWN if hidden else 0) | (AT_HOME if home else 0)
    table.push(StartAttack(agent_attack(table, company, card, state, declaration.card, effect)))
