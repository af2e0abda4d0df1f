"""A creature is put off to the side, to be played from there. [OFF-01]"""

from __future__ import annotations

from wizardhaven.engine.changes.off_to_the_side import put_aside
from wizardhaven.engine.queries.hazards.reserved import to_reserve
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed


def offer_reserving(table: Table, seat: int, offers: list[Action]) -> None:
    """Creatures in hand that a card of the player's could reserve; that counts nothing against the limit."""
    if Deed.RESERVE in table.lexicon:
        for card, host in to_reserve(table, seat):
            offers.append(Action(Verb.STORE, card, aim=Aim(CARD, host)))


def reserve(table: Table, action: Action) -> None:
    """The creature lies face-up with the card from now on."""
    put_aside(table, action.card, action.aim.card)
