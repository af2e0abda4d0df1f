"""Companies that fight each other: who may attack whom, and who faces which strike. [CVC-01 to CVC-20]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import with_allies
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.companies.companies import companies_beside
from wizardhaven.engine.queries.players.alignments import are_opposed, camp_of
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.players.stage_points import stage_points
from wizardhaven.engine.queries.sites.sites import is_peaceful_for
from wizardhaven.engine.queries.words.being import company_is
from wizardhaven.engine.queries.words.conditions import race_in
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NONE, CardId, CompanyId
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.strike import Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.terms import Race

FAR: Final = 10


def may_attack(table: Table, company: Company, other: Company) -> bool:
    """Whether a company may attack that one of another player's, if they meet. [CVC-02]

    Whoever is overt for a Fallen-wizard is everybody's foe; so is he himself, if that is agreed, when he has
    strayed far. [CVC-03]
    """
    if company.seat == other.seat:
        return False
    for one in (company, other):
        if table.kinds[one.seat].overt_is_minion:
            if is_overt(table, one) or _has_strayed_far(table, one):
                return True
    return are_opposed(table) or _is_permitted(table, company, other)


def _is_permitted(table: Table, company: Company, other: Company) -> bool:
    """Whether a card in play lets such companies attack each other though their players are of one side."""
    if Deed.ATTACK not in table.lexicon:
        return False
    for card in table.board:
        permit = table.printed[card].permit(Deed.ATTACK)
        if permit is not None and permit.by is not None and company_is(table, company, permit.by):
            if company_is(table, other, permit.what):
                return True
    return False


def _has_strayed_far(table: Table, company: Company) -> bool:
    """Whether a Fallen-wizard of more than ten stage points is in the company, and that counts. [CVC-03]"""
    if not table.settings.fallen_wizard_duels or stage_points(table, company.seat) <= FAR:
        return False
    return any([table.printed[member].avatar for member in company.members])


def attackable(table: Table, company: Company) -> list[CompanyId]:
    """The companies at its site that a company may attack; for minions some are places of peace. [CVC-01]"""
    if is_peaceful_for(table, company.site, camp_of(table, company.seat)):
        return []
    return [
        other.id
        for other in companies_beside(table, company)
        if other.members and may_attack(table, company, other)
    ]


def between_companies(table: Table) -> bool:
    """Whether two companies are fighting each other."""
    return table.attack is not None and table.attack.attacking != NONE


def fighters_of(table: Table, number: CompanyId) -> list[CardId]:
    """Everybody who counts in combat: the characters of a company, each with his allies. [CVC-04]"""
    company = table.companies.get(number)
    return with_allies(table, company.members) if company is not None else []


def is_by(table: Table, attack: Attack, races: tuple[Race, ...]) -> bool:
    """Whether the attack is one of these races; a company's is if all its characters are. [CVC-19]"""
    if attack.attacking == NONE:
        return race_in(attack.race, races)
    characters = [one for one in attack.attackers if table.printed[one].kind == CHARACTER]
    return not races or all([is_any(table.printed[one].race, races) for one in characters])


def facing(table: Table, strike: Strike, seat: int) -> CardId:
    """Who of a player's faces the strike; of two companies both sides do. [CVC-20]"""
    if strike.attacker != NONE and table.owners[strike.attacker] == seat:
        return strike.attacker
    return strike.defender
