"""Factions that a leader keeps under his control. [EVT-27, WIN-63, FW-48]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import factions_of, is_leader
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Race

KEEPERS: Final = (Race.ORC, Race.TROLL)


GROUP: Final = 3


FOR_A_GROUP: Final = 2


def may_keep(table: Table, card: CardId, character: CardId) -> bool:
    """Whether the faction is for leaders, and he is an Orc or Troll who is one."""
    if not table.printed[card].for_leaders or not is_leader(table, character):
        return False
    return is_any(table.printed[character].race, KEEPERS)


def kept_by(table: Table, leader: CardId) -> list[CardId]:
    """The factions under the control of that leader."""
    owner = table.owners[leader]
    return [card for card in factions_of(table, owner) if table.cards[card].controller == leader]


def leaders_of_groups(table: Table, seat: int) -> list[CardId]:
    """The leaders under whom there are three or more factions. [WIN-63]"""
    leaders = [table.cards[card].controller for card in factions_of(table, seat)]
    return [leader for leader in dict.fromkeys(leaders) if leader >= 0 and leaders.count(leader) >= GROUP]
