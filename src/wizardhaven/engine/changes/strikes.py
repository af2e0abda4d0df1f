"""Strikes are assigned; the one at hand begins, changes for its sequence alone, and ends. [CMB-18, CMB-38]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.combat import the_attack
from wizardhaven.engine.changes.piles import record
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.parts import with_added
from wizardhaven.engine.state.strike import CANCELED, INEFFECTUAL, NOBODY, Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.fighting import Manner

CRUSHING: Final = 5
"""For each so many by which such a strike succeeds a point of body is lost."""


def assign_strike(
    table: Table, defender: CardId, attacker: CardId = NO_CARD, is_bodiless: bool = False
) -> None:
    """One strike goes to one character; in a fight between companies it is somebody's. [CMB-18, CVC-06]

    A further strike may find him weaker. [CMB-15]
    """
    attack = the_attack(table)
    strike = Strike(defender, attacker)
    if defender == attack.bold:
        before = len([one for one in attack.strikes if one.defender == defender])
        _change_defender(strike, attack.bold_prowess * before, NO_CARD, "CMB-15")
        strike.body = attack.bold_body * before
    elif attack.doubling and any([one.defender == defender for one in attack.strikes]):
        _change_defender(strike, -attack.doubling[0], NO_CARD, "CMB-15")
        attack.doubling = attack.doubling[1:]
    strike.bodiless = is_bodiless
    attack.strikes = (*attack.strikes, strike)
    record(table, Happening.STRIKE_ASSIGNED, defender, attacker if attacker != NONE else attack.source)


def begin_strike(table: Table, number: int) -> None:
    """That strike of the attack is being resolved. [CMB-23]"""
    the_attack(table).strike = number


def end_strike(table: Table) -> None:
    """No strike is being resolved any longer. [CMB-38]"""
    attack = the_attack(table)
    attack.strike = NONE
    attack.acting = NONE


def the_strike(table: Table) -> Strike:
    """A fresh copy of the strike being resolved, put on the table to be changed."""
    attack = the_attack(table)
    fresh = attack.strikes[attack.strike].copy()
    attack.strikes = (*attack.strikes[: attack.strike], fresh, *attack.strikes[attack.strike + 1 :])
    return fresh


def decide_strike(table: Table, result: int) -> None:
    """What becomes of the strike is known. [CMB-33 to CMB-35]"""
    the_strike(table).result = result


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


def let_act(table: Table, seat: int) -> None:
    """From now on only this player's actions fit into the sequence. [CVC-07]"""
    the_attack(table).acting = seat


def keep_roll(table: Table, total: int) -> None:
    """What was rolled for the one who makes the strike is added to his prowess. [CMB-31, CVC-14]"""
    the_strike(table).rolled = total


def use_skill(table: Table, one: CardId) -> None:
    """For him a card that needs a skill has been used, and no other fits. [CMB-28, CVC-08]"""
    strike = the_strike(table)
    if one == strike.attacker:
        strike.attacker_skill_used = True
    else:
        strike.skill_used = True


def spend_excess(table: Table, number: int, by: int) -> None:
    """So many excess strikes are used up and change the defender's prowess. [CMB-25, CVC-09]"""
    strike = the_strike(table)
    _change_defender(strike, by, NO_CARD, "CMB-25" if strike.attacker == NONE else "CVC-09")
    assert table.attack is not None
    table.attack.excess -= number  # a copy already


def stay_untapped(table: Table, one: CardId, by: int) -> None:
    """He faces the strike, or makes it, without tapping, and is weaker. [CMB-26, CVC-10, CVC-11]"""
    strike = the_strike(table)
    if one == strike.attacker:
        strike.attacker_no_tap = True
        _change_attacker(strike, by, NO_CARD, "CVC-10")
    else:
        strike.no_tap = True
        _change_defender(strike, by, NO_CARD, "CMB-26" if strike.attacker == NONE else "CVC-11")


def support(table: Table, supporter: CardId, by: int) -> None:
    """Somebody else of the company has tapped to help the defender by so much. [CMB-27, CVC-12]"""
    strike = the_strike(table)
    _change_defender(strike, by, supporter, "CMB-27" if strike.attacker == NONE else "CVC-12")


def take_prisoners_by(table: Table, host: CardId, prowess: int) -> None:
    """The host takes the defender if the strike is successful; it changes his prowess. [CMB-62]"""
    strike = the_strike(table)
    strike.captor = host
    _change_defender(strike, prowess, host)


def spare_from_prison(table: Table) -> None:
    """Whoever would be taken prisoner by the strike is not. [PRS-09]"""
    the_strike(table).captor = NOBODY


def await_strike(table: Table, card: CardId) -> None:
    """The card waits for what becomes of the strike. [OFF-01]"""
    strike = the_strike(table)
    strike.awaited = (*strike.awaited, card)


def change_fighter(table: Table, one: CardId, source: CardId, prowess: int, body: int) -> None:
    """Whoever of the two faces the strike is changed for it, as the card says. [CMB-38]"""
    strike = the_strike(table)
    if one == strike.attacker:
        _change_attacker(strike, prowess, source)
        strike.attacker_body += body
    else:
        _change_defender(strike, prowess, source)
        strike.body += body


def change_strike(table: Table, source: CardId, prowess: int, body: int) -> None:
    """The strike itself is changed; what its prowess has less is as if the defender had more of it."""
    strike = the_strike(table)
    _change_defender(strike, -prowess, source)
    strike.own_body += body


def ease_strike(table: Table, one: CardId, manner: Manner) -> None:
    """Whoever of the two faces the strike does not tap for it, or rolls twice."""
    strike = the_strike(table)
    if manner is Manner.WITHOUT_TAPPING:
        if one == strike.attacker:
            strike.attacker_no_tap = True
        else:
            strike.no_tap = True
    elif one == strike.attacker:
        strike.attacker_twice = True
    else:
        strike.twice = True


def make_bloody(table: Table, source: CardId) -> None:
    """Whoever faces the strike makes a body check if it fails."""
    the_strike(table).bloody = source


def put_at_risk(table: Table, user: CardId) -> None:
    """He makes a body check as well if the strike succeeds."""
    the_strike(table).at_risk = user


def crush(table: Table, source: CardId) -> None:
    """Whoever the strike wounds is the weaker, the more it succeeds by."""
    strike = the_strike(table)
    strike.crushing = (*strike.crushing, (source, CRUSHING))


def _change_defender(strike: Strike, by: int, source: CardId, rule: str = "") -> None:
    """The defender's prowess is changed for this sequence."""
    if by != 0:
        strike.modifier += by
        strike.added = with_added(strike.added, by, source, rule)


def _change_attacker(strike: Strike, by: int, source: CardId, rule: str = "") -> None:
    """The prowess of the one who makes the strike is changed for this sequence."""
    if by != 0:
        strike.attacker_modifier += by
        strike.attacker_added = with_added(strike.attacker_added, by, source, rule)
