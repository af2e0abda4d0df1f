"""Cards change the attack at hand as a whole, or those who face it. [CMB-13]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.attacks import strengthened, toughened, worsening
from wizardhaven.engine.changes.combat import the_attack
from wizardhaven.engine.state.ids import NO_CARD, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.fighting import Manner
from wizardhaven.vocabulary.numbers import Modify

DEEP_EXCESS: Final = -4
"""What the first excess strike of some attacks costs each defender, where others cost one. [CMB-25]"""


def change_attack(table: Table, source: CardId, strikes: int = 0, prowess: int = 0, body: int = 0) -> None:
    """The attack's own numbers change, as the card says."""
    assert table.attack is not None
    table.attack = toughened(strengthened(table.attack, prowess, source, strikes), body)
    mark_changed(table, source)


def halve_strikes(table: Table, source: CardId, strikes: int) -> None:
    """So many strikes are taken away, which happens only once in an attack."""
    change_attack(table, source, strikes)
    the_attack(table).halved = True


def change_wound_checks(table: Table, source: CardId, by: int) -> None:
    """Body checks of those whom the attack wounds are modified. [CMB-46]"""
    assert table.attack is not None
    table.attack = worsening(table.attack, by, source)
    mark_changed(table, source)


def change_body_checks(table: Table, source: CardId, by: int) -> None:
    """Body checks of the attack's own strikes are modified. [CMB-33]"""
    the_attack(table).body_checks += by
    mark_changed(table, source)


def change_manner(table: Table, source: CardId, manner: Manner) -> None:
    """The attack is made in another manner, as the card says."""
    mark_changed(table, source)
    attack = the_attack(table)
    if manner is Manner.FAILING or manner is Manner.ALL_FAILING:
        attack.failing_by = source
        attack.failing_alone = manner is Manner.FAILING
    elif manner is Manner.DEEP_EXCESS:
        attack.first_excess = DEEP_EXCESS
    elif manner is Manner.DEFENDER_ASSIGNS:
        attack.defender_assigns = True
    elif manner is Manner.AS_USUAL:
        attack.choice_lost = True
        attack.attacker_chooses = False
    elif manner is Manner.ATTACKER_ASSIGNS:
        attack.attacker_chooses = not attack.choice_lost
    elif manner is Manner.NOT_CANCELED:
        attack.fixed = True
    elif manner is Manner.BODILESS:
        attack.bodiless += sum([number for card, number, _ in attack.strikes_added if card == source])
    elif manner is Manner.DOUBLING:
        attack.doubling = (*attack.doubling, 0)
    else:
        assert manner is Manner.DETAINING, f"no attack is made {manner}"
        attack.detainment = True


def change_body(table: Table, by: int) -> None:
    """The body of the attack is changed, though never below zero."""
    assert table.attack is not None
    table.attack = toughened(table.attack, by)


def change_defenders(table: Table, effect: Modify, source: CardId, one: CardId = NO_CARD) -> None:
    """Each such one who faces the attack is changed for it, or that one alone, as the card says."""
    attack = the_attack(table)
    attack.changes = (*attack.changes, (source, effect, one))
    mark_changed(table, source)


def mark_changed(table: Table, source: CardId) -> None:
    """The card is one of those that have changed the attack."""
    attack = the_attack(table)
    if source not in attack.changed_by:
        attack.changed_by = (*attack.changed_by, source)


def spare(table: Table, defender: CardId) -> None:
    """He cannot be struck by this attack. [CMB-07]"""
    attack = the_attack(table)
    attack.defenders = tuple([one for one in attack.defenders if one != defender])


def volunteer(table: Table, one: CardId) -> None:
    """He offers himself to the attack."""
    the_attack(table).volunteer = one


def change_doubled(table: Table, by: int) -> None:
    """The prowess of a strike at somebody who has one already is changed."""
    attack = the_attack(table)
    attack.doubling = (*attack.doubling[:-1], attack.doubling[-1] + by)


def change_volunteers_foe(table: Table, by: int) -> None:
    """The body of the attack is changed if the volunteer defeats it."""
    the_attack(table).volunteer_body += by


def embolden(table: Table, one: CardId) -> None:
    """He may be given several strikes. [CMB-15]"""
    the_attack(table).bold = one


def burden(table: Table, prowess: int, body: int) -> None:
    """Each further strike changes the prowess and body of whoever may be given several. [CMB-15]"""
    attack = the_attack(table)
    attack.bold_prowess += prowess
    attack.bold_body += body
