"""Who may use a card now, or why nobody may. [CMB-14, SITE-28]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import characters_of, company_of, with_allies
from wizardhaven.engine.queries.combat.company_combat import facing
from wizardhaven.engine.queries.companies.companies import barred_skill
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.ids import NO_CARD, NONE, UNTAPPED, CardId
from wizardhaven.engine.state.printed.uses import MOMENT_BITS
from wizardhaven.engine.state.printed.using import using
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import skill_in
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Moment, Phase

AT_SITE: Final = MOMENT_BITS[Moment.SITE]


IN_ATTACK: Final = MOMENT_BITS[Moment.ATTACK] | MOMENT_BITS[Moment.STRIKE]


def users(table: Table, seat: int, use: Use, bit: int, even_tapped: bool = False) -> list[CardId]:
    """Who could use the card: such characters, with their allies in combat or for a skill. [SITE-28]"""
    who = use.user
    if who is None:
        return [NO_CARD]
    said = using(use)
    taps, skill = said.taps and not even_tapped, said.skill
    found: list[CardId] = []
    able = _where(table, seat, bit)
    cards, lasting = table.cards, bool(table.lasting)
    for one in with_allies(table, able) if bit & IN_ATTACK or skill is not None else able:
        if (not taps or cards[one].status == UNTAPPED) and fits(table, one, who):
            if not lasting or not barred_skill(table, company_of(table, one), skill):
                found.append(one)
    return found


def add_user(table: Table, one: CardId, who: Such, taps: bool, found: list[CardId]) -> None:
    """Add the character or ally if he is such as may use it."""
    if (not taps or table.cards[one].status == UNTAPPED) and fits(table, one, who):
        if not barred_skill(table, company_of(table, one), skill_in(who)):
            found.append(one)


def _where(table: Table, seat: int, bit: int) -> list[CardId]:
    """Characters who may act here: of the attacked company, of the company at its site, or all. [CMB-14]"""
    attack = table.attack
    if bit & IN_ATTACK and attack is not None:
        if attack.attacking != NONE and attack.strike != NONE:
            return [facing(table, attack.strikes[attack.strike], seat)]  # he alone acts [CVC-08, CVC-13]
        company = table.companies.get(attack.company)
    elif bit == AT_SITE:
        company = table.companies.get(table.company)
    else:
        return [one for one in characters_of(table, seat) if may_help(table, one)]
    return list(company.members) if company is not None and company.seat == seat else []


def may_help(table: Table, card: CardId) -> bool:
    """In a site phase only what belongs to no company, or to one that has entered, may be used. [SITE-45]"""
    if table.phase is not Phase.SITE or table.attack is not None:
        return True
    company = table.companies.get(company_of(table, card))
    return company is None or company.entered or company.seat != table.active


def why_nobody(table: Table, seat: int, use: Use, bit: int) -> Reason:
    """Why nobody can use it: all who could are tapped, an effect bars their skill, or there is nobody."""
    if using(use).taps and users(table, seat, use, bit, even_tapped=True):
        return Reason.NO_UNTAPPED_USER
    skill = using(use).skill
    if any([barred_skill(table, company_of(table, one), skill) for one in _where(table, seat, bit)]):
        return Reason.SKILL_BARRED
    return Reason.NO_USER
