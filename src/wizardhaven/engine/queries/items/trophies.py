"""Trophies: what an Orc or Troll keeps of the foes he faced. [CMB-72 to CMB-75]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER, CREATURE, EVENT, FACTION, Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.terms import Race, Stat

TAKERS: Final = (Race.ORC, Race.TROLL)
"""A Half-orc is an Orc in everything but this. [CMB-72]"""


HIGHEST_PROWESS: Final = 9


DIRECT_INFLUENCE: Final = (0, 1, 1, 2, 2)


PROWESS: Final = (0, 0, 1, 1, 2)
"""By the points printed on his trophies; from four on nothing more is added. [CMB-74]"""


def is_trophy(table: Table, card: CardId) -> bool:
    """Whether the card is kept as a trophy; its `chosen` is what it is worth to the player."""
    on = table.cards[card].on
    if on == NONE or table.printed[on].kind != CHARACTER:
        return False
    return may_be_trophy(table.printed[card])


def may_be_trophy(printed: Printed) -> bool:
    """Whether it is a creature, or a Dragon in whatever form. [CMB-72]"""
    return printed.kind == CREATURE or (printed.kind in (EVENT, FACTION) and printed.race is Race.DRAGON)


def trophies_of(table: Table, character: CardId) -> list[CardId]:
    """The trophies a character keeps."""
    return [card for card in table.cards[character].carried if is_trophy(table, card)]


def trophy_bonus(table: Table, character: CardId, stat: Stat) -> Modify | None:
    """What his trophies add to prowess or direct influence. [CMB-74]"""
    if stat is not Stat.PROWESS and stat is not Stat.DIRECT_INFLUENCE:
        return None
    points = min(4, sum([table.printed[card].points for card in trophies_of(table, character)]))
    if stat is Stat.DIRECT_INFLUENCE:
        return Modify(stat, DIRECT_INFLUENCE[points]) if points else None
    return Modify(stat, PROWESS[points], most=HIGHEST_PROWESS) if PROWESS[points] else None
