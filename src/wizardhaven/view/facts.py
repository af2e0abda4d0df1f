"""What just happened, as far as a seat may know it. [GLO-032, MOV-36, UNT-19]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.questions import discards_face_up, lies_face_down, planned_sites
from wizardhaven.engine.values import (
    AGENT_PLAY,
    NO_CARD,
    NONE,
    ON_GUARD_PLAY,
    ONTO_DECK,
    OPENLY,
    PAID,
    Fact,
    Happening,
    Table,
)

FACE_DOWN: Final = (
    Happening.DREW,
    Happening.DISCARDED_FROM_HAND,
    Happening.SIDEBOARDED,
    Happening.WIZARD_EXCHANGED,
    Happening.FETCHED,
    Happening.LOOKED_AT,
    Happening.RETURNED_TO_LOCATION_DECK,
    Happening.AGENT_TAKEN_BACK,
    Happening.ON_GUARD_DISCARDED,
)
"""Others see that it happens, not to which card; a site may go back without ever having been revealed."""

PLACING: Final = (Happening.DECLARED, Happening.NEGATED)
"""What may happen to a card that is about to be placed face-down."""


def _is_hidden(table: Table, fact: Fact) -> bool:
    """Whether it happened to an agent, or to a company's new site, that lies face-down. [AGT-15, ORG-61]"""
    if fact.kind is Happening.SITE_EXCHANGED:
        return fact.card in planned_sites(table)
    return bool(table.agents) and fact.card != NONE and lies_face_down(table, fact.card)


def seen_fact(table: Table, fact: Fact, seat: int | None) -> Fact:
    """The fact as the seat may know it: the cards that it may not know are left out."""
    owner = fact.seat if fact.seat != NONE or fact.card == NONE else table.owners[fact.card]
    if seat is not None and seat == owner:
        return fact
    placed = fact.kind in PLACING and fact.number in (ON_GUARD_PLAY, AGENT_PLAY)
    if not placed and fact.kind not in FACE_DOWN and not _is_hidden(table, fact):
        return fact
    if fact.kind is Happening.DISCARDED_FROM_HAND and fact.number != ONTO_DECK:
        if fact.number == PAID or discards_face_up(table, owner):
            return fact
    if fact.kind is Happening.FETCHED and fact.number == OPENLY:
        return fact
    # What is left out must not tell whether it was there: an exchange looks like any use of the sideboard.
    return Fact(fact.kind, NO_CARD, NO_CARD, owner, fact.number)
