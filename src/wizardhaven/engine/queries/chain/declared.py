"""What has been declared in the chain, and what it threatens. [TIM-42, GLO-005]"""

from __future__ import annotations

from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of
from wizardhaven.engine.queries.chain.announced_rolls import effects_of
from wizardhaven.engine.queries.chain.card_targets import Aimed
from wizardhaven.engine.queries.combat.such import attack_fits
from wizardhaven.engine.queries.companies.companies import moving_to
from wizardhaven.engine.queries.prisoners.prisoners import captor
from wizardhaven.engine.queries.words.subjects import subject
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.chain import ABILITY, CARD_USE, CREATURE_PLAY, Declaration
from wizardhaven.engine.state.ids import NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import CARD, COMPANY, CREATURE_TYPE, DECLARATION, LASTING, STRIKE, Aim
from wizardhaven.engine.state.printed.natures import Nature, inside, nature_of
from wizardhaven.engine.state.strike import WAITING
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, Send, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Danger, Phase


def answerable(table: Table, by: CardId, asked: Aimed) -> list[Aim]:
    """What has been declared in the chain that somebody could answer."""
    if asked.needed is Sort.AGENT:
        return _tapping_agents(table)
    if asked.saved is not None:
        attack = table.attack
        fitting = attack is not None and attack_fits(table, attack, asked.saved)
        return _cancelers(table) if fitting else []
    if asked.attacker is not None:
        return _canceling(table, table.owners[by], asked.attacker)
    if asked.events:
        return _events(table, 1 - table.owners[by])
    if asked.needed is None:
        return _hazards(table, by, asked.lands, asked.danger)
    return _needing(table, asked.needed, lasting=asked.in_play)


def waits(table: Table, card: CardId, number: int, aim: Aim) -> bool:
    """Whether the very same has been declared with that card in this chain and is not resolved. [TIM-42]"""
    for one in table.chain:
        if one.kind == ABILITY and one.card == card and one.number == number and one.aim == aim:
            return True
    return False


def _tapping_agents(table: Table) -> list[Aim]:
    """Hazard cards and abilities in the chain for which an agent has been tapped. [AGT-41]"""
    return [
        Aim(DECLARATION, one.card, index)
        for index, one in enumerate(table.chain)
        if one.kind in (CARD_USE, ABILITY) and table.printed[one.card].hazard and _taps_agent(table, one)
    ]


def _canceling(table: Table, seat: int, who: Such) -> list[Aim]:
    """What in the chain would cancel the attack that a company of the player's makes, if he is in it."""
    attack = table.attack
    company = table.companies.get(attack.attacking) if attack is not None else None
    if company is None or company.seat != seat:
        return []
    if not any([fits(table, member, who) for member in company.members]):
        return []
    return _cancelers(table)


def _cancelers(table: Table) -> list[Aim]:
    """What in the chain would cancel the attack at hand."""
    return [
        Aim(DECLARATION, one.card, index)
        for index, one in enumerate(table.chain)
        if any([_cancels_attack(effect) for effect in effects_of(table, one)])
    ]


def _cancels_attack(effect: Effect) -> bool:
    """Whether it would cancel an attack, at once or if a roll goes well."""
    sent = inside(effect) or (effect,)
    return any([nature_of(one) is Nature.CANCELS_ATTACK for one in sent])


def _taps_agent(table: Table, declared: Declaration) -> bool:
    printed = table.printed[declared.card]
    use = (printed.actions if declared.kind == ABILITY else printed.uses)[declared.number]
    for cost in use.costs:
        if isinstance(cost, Tap):
            paid = subject(table, cost.what, declared.card, declared.user, declared.aim)
            if paid != NONE and agent_of(table, paid) is not None:
                return True
    return False


def _needing(table: Table, whom: Such, *, lasting: bool) -> list[Aim]:
    """Cards in the chain that needed the skill, and perhaps what lasts of such cards."""
    found = [Aim(DECLARATION, one.card, index) for index, one in enumerate(table.chain) if one.needed is whom]
    if lasting:
        for index, effect in enumerate(table.lasting):
            elsewhere = effect.on.kind == COMPANY and effect.on.number != table.company
            if effect.needed is whom and not elsewhere:  # [MOV-34]
                found.append(Aim(LASTING, effect.source, index))
    return found


def _hazards(table: Table, by: CardId, lands: tuple[str, ...], danger: Danger | None) -> list[Aim]:
    """Hazards in the chain against the company of the one who would answer them, or some that move."""
    meant = moving_to(table, lands) if lands else [company_of(table, by)]
    found = [
        Aim(DECLARATION, one.card, index)
        for index, one in enumerate(table.chain)
        if table.printed[one.card].hazard
        and any([_aimed_at(table, one.aim, company) for company in meant])
        and _is_fitting(table, one, by, danger)
    ]
    if danger is Danger.CAPTURE and _is_about_to_be_taken(table, bearer_of(table, by)):
        found.append(Aim(STRIKE, bearer_of(table, by)))
    return found


def _events(table: Table, seat: int) -> list[Aim]:
    """Hazard events of that player's in the chain; in a site phase they have all been on-guard. [SITE-38]"""
    if table.phase is Phase.SITE:
        return []
    return [
        Aim(DECLARATION, one.card, index)
        for index, one in enumerate(table.chain)
        if one.kind == CARD_USE and one.seat == seat and table.printed[one.card].hazard
    ]


def _is_fitting(table: Table, declared: Declaration, by: CardId, danger: Danger | None) -> bool:
    """Whether the hazard is aimed as it is played, or threatens this, by itself or not."""
    if danger is None:
        return declared.kind in (CARD_USE, CREATURE_PLAY)
    return _threatens(table, declared, by, danger)


def _is_about_to_be_taken(table: Table, character: CardId) -> bool:
    """Whether he faces a strike that takes him prisoner if it is successful. [CMB-62]"""
    attack = table.attack
    if attack is None or attack.strike == NONE or captor(attack) == NONE:
        return False
    strike = attack.strikes[attack.strike]
    return strike.defender == character and strike.result == WAITING


def _aimed_at(table: Table, aim: Aim, company: CompanyId) -> bool:
    """Whether an action targets the company or something associated with it. [GLO-005]"""
    if aim.kind in (COMPANY, CREATURE_TYPE):
        return aim.number == company
    return aim.kind in (CARD, STRIKE) and company_of(table, aim.card) == company


def _threatens(table: Table, declared: Declaration, by: CardId, danger: Danger) -> bool:
    """Whether what was declared would do that to the company, or to the bearer alone and who is with him."""
    if danger is Danger.CAPTURE:
        takes = table.printed[declared.card].prisons is not None and declared.aim.kind == STRIKE
        return takes and declared.aim.number == bearer_of(table, by)
    if danger is not Danger.RETURN_TO_ORIGIN:
        return False  # no hazard that is declared taps sites
    for effect in effects_of(table, declared):
        sent = inside(effect) or (effect,)
        for one in sent:
            if isinstance(one, Send) and one.to is Subject.ORIGIN:
                if one.what is Subject.COMPANY or declared.aim.number == bearer_of(table, by):
                    return True
    return False
