"""Of weapons, armor, shields and helmets one each is in use; a swordmaster has two weapons. [ITM-04]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.terms import Keyword, Skill

WORN: Final = (Keyword.WEAPON, Keyword.ARMOR, Keyword.SHIELD, Keyword.HELMET)


def weapons_in_use(table: Table, bearer: CardId) -> list[CardId]:
    """The weapons that a character uses now."""
    return [card for card in _in_use(table, bearer) if table.printed[card].has(Keyword.WEAPON)]


def _in_use(table: Table, bearer: CardId) -> list[CardId]:
    carried = table.cards[bearer].carried
    return [card for card in carried if table.printed[card].kind == ITEM and table.cards[card].in_use]


def wields_two(table: Table, bearer: CardId) -> bool:
    """Whether a card lets him use two weapons: he must be a warrior without it."""
    for card in table.cards[bearer].carried:
        if fights(table.printed[card].abilities, Manner.TWO_WEAPONS):
            return has_skill(table, bearer, Skill.WARRIOR, without=card)
    return False


def put_down_for(table: Table, item: CardId) -> list[CardId]:
    """What its bearer has to put down to use the item. [ITM-04]"""
    bearer = table.cards[item].on
    printed = table.printed[item]
    others = [card for card in _in_use(table, bearer) if card != item]
    found: list[CardId] = []
    for other in others:
        if any([sort in printed.keywords and table.printed[other].has(sort) for sort in WORN]):
            found.append(other)
    if not wields_two(table, bearer):
        return found
    weapons = [card for card in others if table.printed[card].has(Keyword.WEAPON)]
    if printed.has(Keyword.WEAPON):
        kept = weapons[-1:]  # the second weapon stays in use, and then there is no hand for a shield
        shields = [card for card in others if kept and table.printed[card].has(Keyword.SHIELD)]
        return [*[card for card in found if card not in kept], *shields]
    if printed.has(Keyword.SHIELD):
        return [*found, *weapons[:-1]]
    return found
