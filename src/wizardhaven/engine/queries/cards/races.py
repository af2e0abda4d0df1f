"""Races: what counts as which, for creatures, factions and attacks too. [GLO-087]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Race

MAN: Final = Race.MAN
ORC: Final = Race.ORC
HALF_ORC: Final = Race.HALF_ORC
ORC_AND_MAN: Final = Race.ORC_AND_MAN
SKIN_CHANGER: Final = Race.SKIN_CHANGER
FALLEN_WIZARD: Final = Race.FALLEN_WIZARD
BALROG: Final = Race.BALROG
"""Named here since they are compared so often that looking them up would cost more than all else."""

ORC_KIND: Final = (Race.ORC, Race.HALF_ORC, Race.TROLL)


def counts_as(race: Race | None, wanted: Race) -> bool:
    """Whether a race is the one meant.

    A Half-orc is an Orc; what is said of Wizards and Ringwraiths holds for those who fell and for the
    Balrog too. A foe of several sorts is each of them. [GLO-044, SET-04]
    """
    if race is wanted:
        return True
    if race is HALF_ORC:
        return wanted is ORC
    if race is FALLEN_WIZARD:
        return wanted is Race.WIZARD
    if race is ORC_AND_MAN:
        return wanted is ORC or wanted is MAN
    if race is SKIN_CHANGER:
        return wanted is Race.ANIMAL or wanted is MAN
    return race is BALROG and wanted is Race.RINGWRAITH


def is_any(race: Race | None, wanted: tuple[Race, ...]) -> bool:
    """Whether a race is one of those meant."""
    for one in wanted:
        if counts_as(race, one):
            return True
    return False


def events_of(table: Table, race: Race) -> list[CardId]:
    """The events of a race that are in play, and creatures of it that lie there as events."""
    return [card for card in table.board if counts_as(table.printed[card].race, race)]


def race_of(table: Table, card: CardId) -> Race | None:
    """The race of a character, ally or foe; a card that lies on him may say that he passes for another."""
    for on_him in table.cards[card].carried:
        passes_for = table.printed[on_him].passes_for
        if passes_for is not None:
            return passes_for
    return table.printed[card].race
