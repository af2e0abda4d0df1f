"""Cards change the attack at hand as a whole, or those who face it. [CMB-13]"""

from __future__ import annotations

from wizardhaven.engine.changes.attacks import changed, toughened
from wizardhaven.engine.changes.combat import the_attack
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.combat import ChangeAttack, ChangeDefender


def change_attack(table: Table, effect: ChangeAttack, strikes: int, prowess: int, source: CardId) -> None:
    """The attack's own numbers change, as the card says."""
    assert table.attack is not None
    table.attack = changed(table.attack, effect, strikes, prowess, source)


def change_body(table: Table, by: int) -> None:
    """The body of the attack is changed, though never below zero."""
    assert table.attack is not None
    table.attack = toughened(table.attack, by)


def change_defenders(table: Table, effect: ChangeDefender, source: CardId) -> None:
    """Each such one who faces the attack is changed for it, as the card says."""
    attack = the_attack(table)
    attack.changes = (*attack.changes, (source, effect))
    attack.changed_by = (*attack.changed_by, source)


def mark_changed(table: Table, source: CardId) -> None:
    """The card is one of those that have changed the attack."""
    attack = the_attack(table)
    attack.changed_by = (*attack.changed_by, source)


def spare(table: Table, defender: CardId) -> None:
    """He cannot be struck by this attack. [CMB-07]"""
    attack = the_attack(table)
    attack.defenders = tuple([one for one in attack.defenders if one != defender])


def volunteer(table: Table, one: CardId, body_of_foe: int) -> None:
    """He offers himself to the attack, the body of which is changed if he defeats it."""
    attack = the_attack(table)
    attack.volunteer = one
    attack.volunteer_body = body_of_foe


def embolden(table: Table, one: CardId, prowess: int, body: int) -> None:
    """He may be given several strikes, each further one changing his prowess and body. [CMB-15]"""
    attack = the_attack(table)
    attack.bold = one
    attack.bold_prowess = prowess
    attack.bold_body = body
