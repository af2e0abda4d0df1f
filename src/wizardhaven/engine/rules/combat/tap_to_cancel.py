"""Characters who tap so that an attack on one of them is cancelled. [CMB-13, SITE-13]"""

from __future__ import annotations

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.changes.combat import cancel_attack, count_tapped
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.combat.company_combat import fighters_of
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    canceled_by_tapping,
    cannot_be_canceled,
    is_against_one,
)
from wizardhaven.engine.queries.combat.such import attack_fits
from wizardhaven.engine.queries.words.characters import is_home
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DISCARD, HAND, NO_CARD, NONE, UNTAPPED, CardId
from wizardhaven.engine.state.printed.printed import CREATURE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Manner
from wizardhaven.vocabulary.permits import Permit, permits
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


def offer_discarding(table: Table, seat: int, offers: list[Action]) -> None:
    """What may be discarded from hand to cancel the attack, by what lasts this turn; one of each name."""
    attack = table.attack
    if attack is None or attack.canceled or cannot_be_canceled(attack):
        return
    for lasting in table.lasting:
        permit = lasting.standing
        if not permits(permit, Deed.CANCEL_BY_DISCARDING) or table.owners[lasting.source] != seat:
            continue
        assert isinstance(permit, Permit)
        if attack_fits(table, attack, permit.what):
            held = one_of_each(table, table.pile(seat, HAND))
            such = [one for one in held if table.printed[one].kind == CREATURE]
            fitting = [one for one in such if fits_printed(table.printed[one], permit.what)]
            offers.extend([Action(Verb.DISCARD, one) for one in fitting])
            return


def discard_to_cancel(table: Table, creature: CardId) -> None:
    """The creature leaves the hand and the attack is over."""
    move(table, creature, DISCARD)
    record(table, Happening.DISCARDED, creature)
    cancel_attack(table)


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
