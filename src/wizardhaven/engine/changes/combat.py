"""Attacks and strikes begin, change and end. [CMB-01]"""

from __future__ import annotations

from wizardhaven.engine.changes.lasting import end_lasting
from wizardhaven.engine.changes.piles import forget, record, remember
from wizardhaven.engine.queries.combat.attacks import attacked_seat, shield_of
from wizardhaven.engine.queries.combat.sorts_of_attack import is_of_the_site, is_on_agent
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.company import BEATEN_AGENT
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.notes import RACES, Remembered
from wizardhaven.engine.state.strike import CANCELED, DEFEATED, FAILED, INEFFECTUAL, Strike
from wizardhaven.engine.state.table import Table


def begin_attack(table: Table, attack: Attack) -> None:
    """An attack has become combat; the company has faced it from now on, if it is not an agent. [CMB-12]"""
    table.attack = attack
    seat = attacked_seat(table, attack)
    foe = attack.attackers[0] if attack.attackers else NONE
    if not is_on_agent(attack):
        _remember_facing(table, attack)
    record(table, Happening.ATTACK_BEGAN, attack.source, foe, seat, attack.company)


def _remember_facing(table: Table, attack: Attack) -> None:
    company = table.companies[attack.company].copy()
    faced = [attack.race.value] if attack.race is not None else []
    if not is_of_the_site(attack) and attack.source >= 0:
        faced.append(table.printed[attack.source].name)
    company.faced = (*company.faced, *[name for name in faced if name not in company.faced])
    table.companies[attack.company] = company


def the_attack(table: Table) -> Attack:
    """A fresh copy of the attack at hand, put on the table to be changed."""
    assert table.attack is not None, "there is no attack"
    fresh = table.attack.copy()
    table.attack = fresh
    return fresh


def cancel_attack(table: Table) -> None:
    """The attack is over without strikes; or only a change that shields it from that is over. [CMB-13]"""
    attack = the_attack(table)
    shield = shield_of(table, attack)
    if shield != NONE:
        end_lasting(table, shield)
        return
    attack.canceled = True
    record(table, Happening.ATTACK_CANCELED, attack.source)


def assign_strike(table: Table, defender: CardId, attacker: CardId = NONE) -> None:
    """One strike goes to one character; in a fight between companies it is somebody's. [CMB-18, CVC-06]

    A further strike may find him weaker. [CMB-15]
    """
    attack = the_attack(table)
    strike = Strike(defender, attacker)
    if defender == attack.bold:
        before = len([one for one in attack.strikes if one.defender == defender])
        strike.change(attack.bold_prowess * before, NONE, "CMB-15")
        strike.body = attack.bold_body * before
    attack.strikes = (*attack.strikes, strike)
    record(table, Happening.STRIKE_ASSIGNED, defender, attacker if attacker != NONE else attack.source)


def the_strike(table: Table) -> Strike:
    """A fresh copy of the strike being resolved, put on the table to be changed."""
    attack = the_attack(table)
    fresh = attack.strikes[attack.strike].copy()
    attack.strikes = (*attack.strikes[: attack.strike], fresh, *attack.strikes[attack.strike + 1 :])
    return fresh


def cancel_strike(table: Table) -> None:
    """The strike does nothing. [CMB-29]"""
    strike = the_strike(table)
    strike.result = CANCELED
    record(table, Happening.STRIKE_CANCELED, strike.defender)


def make_ineffectual(table: Table) -> None:
    """The strike neither fails nor succeeds, without a roll. [CMB-35]"""
    strike = the_strike(table)
    strike.result = INEFFECTUAL
    assert table.attack is not None
    record(table, Happening.STRIKE_INEFFECTUAL, strike.defender, table.attack.source)


def end_attack(table: Table) -> None:
    """The combat is over; the company has just faced it, until something else is done."""
    attack = table.attack
    assert attack is not None
    record(table, Happening.ATTACK_ENDED, attack.source, number=attack.company)
    if attack.agent and attack.strikes and attack.company in table.companies:
        if all([strike.result in (FAILED, DEFEATED) for strike in attack.strikes]):
            company = table.companies[attack.company].copy()
            company.faced = (*company.faced, BEATEN_AGENT)
            table.companies[attack.company] = company
    if attack.race is not None:
        forget(table, Remembered.JUST_FACED, attack.company)
        remember(table, Remembered.JUST_FACED, attack.company, RACES.index(attack.race))
    table.attack = None
