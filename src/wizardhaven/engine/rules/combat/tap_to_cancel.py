"""Characters who tap so that an attack on one of them is cancelled. [CMB-13, SITE-13]"""

from __future__ import annotations

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.changes.combat import cancel_attack, count_tapped
from wizardhaven.engine.queries.combat.company_combat import fighters_of
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    canceled_by_tapping,
    cannot_be_canceled,
    is_against_one,
)
from wizardhaven.engine.queries.words.characters import is_home
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import NO_CARD, NONE, UNTAPPED, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.fighting import Manner
from wizardhaven.vocabulary.such import Not


def offer_at_home(table: Table, offers: list[Action]) -> None:
    """Whoever is at home may tap to cancel an automatic-attack there. [SITE-13]"""
    attack = table.attack
    if attack is None or attack.canceled or not attack.automatic or cannot_be_canceled(attack):
        return
    company = table.companies.get(attack.company)
    if company is None:
        return  # its last character was lost before the strikes
    site = table.printed[company.site].name
    for member in company.members:
        if table.cards[member].status == UNTAPPED and is_home(table.printed[member], site):
            offers.append(Action(Verb.CANCEL_AT_HOME, member))


def offer_tapping(table: Table, offers: list[Action]) -> None:
    """Whoever may tap to cancel one of the attacks, perhaps even once its strikes have been assigned.

    Allies may as well. [SITE-28]
    """
    attack = table.attack
    if attack is None or attack.canceled or cannot_be_canceled(attack):
        return
    said = canceled_by_tapping(attack)
    if attack.tapped_for >= len(said):
        return
    if attack.strikes and said[0].manner is not Manner.TAPPING_CANCELS_LATE:
        return
    victim = NONE
    if is_against_one(attack) and isinstance(said[0].of, Not):  # anybody but him
        victim = attack.strikes[0].defender if attack.strikes else attack.victim
    for one in fighters_of(table, attack.company):
        if table.cards[one].status == UNTAPPED and one != victim:
            offers.append(Action(Verb.CANCEL_ATTACK, one))


def tap_to_cancel(table: Table, character: CardId) -> None:
    """He taps and the attack is over."""
    tap(table, character)
    count_tapped(table)
    cancel_attack(table)


def victim_of(table: Table) -> CardId:
    """Whom the next attack of the same creature is against, if all of them are against one character."""
    attack = table.attack
    if attack is None or not is_against_one(attack):
        return NO_CARD
    return attack.strikes[0].defender if attack.strikes else attack.victim
