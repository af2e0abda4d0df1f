"""Prowess and body with everything in force, and what they are made of. [CMB-30, ITM-05]"""

from __future__ import annotations

from wizardhaven.engine.queries.numbers.bonuses import Term, bonuses, counts_against
from wizardhaven.engine.queries.words.shapes import own_number
from wizardhaven.engine.state.ids import NO_CARD, NONE, TAPPED, WOUNDED, CardId
from wizardhaven.engine.state.parts import Part, total
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Amount, Number
from wizardhaven.vocabulary.terms import Keyword, Race, Stat


def prowess_parts(table: Table, character: CardId, foe: Race | None, armed: bool = True) -> list[Part]:
    """Prowess against that sort of foe, part by part: printed, weapon in use, everything else."""
    return _parts(table, character, Stat.PROWESS, foe, armed)


def body_parts(table: Table, character: CardId) -> list[Part]:
    """Body, part by part."""
    return _parts(table, character, Stat.BODY, None)


def _parts(table: Table, character: CardId, stat: Stat, foe: Race | None, armed: bool = True) -> list[Part]:
    own = own_number(table, character, stat)
    parts = [own]
    total = own.amount
    for term in bonuses(table, character, stat):
        if not armed and _is_weapon(table, term.source):
            continue
        total = _add(table, parts, term, total, foe, character)
    return parts


def _is_weapon(table: Table, source: CardId) -> bool:
    """Whether it is a weapon that adds the number, or something that lies on one."""
    on = table.cards[source].on
    return any([table.printed[card].has(Keyword.WEAPON) for card in (source, on) if card != NONE])


def _add(table: Table, parts: list[Part], term: Term, total: int, foe: Race | None, character: CardId) -> int:
    change = term.change
    if not counts_against(table, change.against, foe, NO_CARD):
        return total
    amount = term.amount
    if change.most is not None:
        amount = max(0, min(total + amount, _most(table, change.most, character)) - total)
    parts.append(Part(term.source, amount))
    return total + amount


def _most(table: Table, most: int | Number, character: CardId) -> int:
    """Up to what a number may come for this character."""
    if isinstance(most, int):
        return most
    assert most is Amount.TWICE_PRINTED_PROWESS  # no other number but one that is printed can be a limit
    return 2 * table.printed[character].prowess


def prowess(table: Table, character: CardId, foe: Race | None = None) -> int:
    """Prowess against that sort of foe."""
    return total(prowess_parts(table, character, foe))


def body(table: Table, character: CardId) -> int:
    """Body with everything in force."""
    return total(body_parts(table, character))


def state_modifier(table: Table, character: CardId) -> int:
    """-1 for a tapped defender, -2 for a wounded one. [CMB-30]"""
    status = table.cards[character].status
    return -2 if status == WOUNDED else -1 if status == TAPPED else 0
