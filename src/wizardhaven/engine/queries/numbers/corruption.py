"""Corruption points, and where they come from. [COR-01]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.cards.stored import held_while_stored
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.numbers.bonuses import bonuses
from wizardhaven.engine.queries.players.alignments import is_minion
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.lexicon import Weights
from wizardhaven.engine.state.parts import Part, total
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Stat


def corruption_points(table: Table, character: CardId) -> int:
    """The sum of the corruption points on the cards a character controls, followers apart. [GLO-025]"""
    return total(corruption_parts(table, character))


def corruption_parts(table: Table, character: CardId) -> list[Part]:
    """Corruption points, part by part: what he controls, and what other cards add to it. [GLO-025]"""
    weighing = _weighing(table, character)
    parts = [part for _, part in weighing]
    doubling = doubled_by(table)
    if doubling != NONE:
        parts.append(Part(doubling, _doubled(table, character, _by_source(weighing))))
    return parts


def _weighing(table: Table, character: CardId) -> list[tuple[CardId, Part]]:
    """Each part with the source of corruption that it belongs to: what changes an item belongs to the item.

    Stage cards that are no items weigh on the Fallen-wizard himself, wherever they lie. [COR-06]
    """
    found: list[tuple[CardId, Part]] = []
    for card in table.cards[character].carried:
        for bearing in (card, *table.cards[card].carried):
            if _weighs_on_fallen_wizard(table, bearing):
                continue
            if table.printed[bearing].corruption != 0:
                found.append((bearing, Part(bearing, table.printed[bearing].corruption)))
            found.extend([(bearing, part) for part in _changed_weight(table, bearing)])
    seat = table.owners[character]
    if table.kinds[seat].has_stage_cards and table.printed[character].avatar:
        for card in table.pile(seat, IN_PLAY):
            if _weighs_on_fallen_wizard(table, card):
                found.append((card, Part(card, table.printed[card].corruption)))
    for term in bonuses(table, character, Stat.CORRUPTION_POINTS):
        on = table.cards[term.source].on if term.source != NONE else NO_CARD
        source = on if on != NONE and table.printed[on].kind == ITEM else term.source
        found.append((source, Part(term.source, term.amount)))
    return found


def sources_of_corruption(table: Table, character: CardId) -> dict[CardId, int]:
    """The cards that give a character corruption points, each with all that it gives him."""
    return _by_source(_weighing(table, character))


def _by_source(weighing: list[tuple[CardId, Part]]) -> dict[CardId, int]:
    found: dict[CardId, int] = {}
    for source, part in weighing:
        found[source] = found.get(source, 0) + part.amount
    return {source: points for source, points in found.items() if points > 0}


def doubled_by(table: Table) -> CardId:
    """The card in play that doubles one source of corruption of each character's, or NONE."""
    for card in table.board:
        if table.printed[card].doubles_corruption:
            return card
    return NO_CARD


def _doubled(table: Table, character: CardId, sources: dict[CardId, int]) -> int:
    """What the chosen source gives; until his player has chosen, the one that gives the fewest points."""
    check = table.check
    if check is not None and check.character == character and check.doubled in sources:
        return sources[check.doubled]
    return min(sources.values(), default=0)


def weight(table: Table, item: CardId) -> int:
    """The corruption points that an item gives now, with what lies on it and what is stored. [GLO-025]"""
    found = table.printed[item].corruption + total(_changed_weight(table, item))
    for on_it in table.cards[item].carried:
        for bonus in table.printed[on_it].bonuses:
            if bonus.what is Stat.CORRUPTION_POINTS and isinstance(bonus.by, int):
                context = Context(table.owners[on_it], on_it, company_of(table, item))
                if bonus.condition is None or holds(table, bonus.condition, context):
                    found += bonus.by
    return max(0, found)


def _changed_weight(table: Table, card: CardId) -> list[Part]:
    """What cards of either player, stored or in play, add to an item's corruption points or take off them."""
    item = table.printed[card].item
    if item is None:
        return []
    parts: list[Part] = []
    for source, weigh in (*held_while_stored(table), *_weights_in_play(table)):
        if weigh.what is Stat.CORRUPTION_POINTS:
            assert isinstance(weigh.by, int)
            assert not isinstance(weigh.of, Subject)
            if fits_printed(table.printed[card], weigh.of) and max(weigh.by, -item.corruption) != 0:
                parts.append(Part(source, max(weigh.by, -item.corruption)))
    return parts


def _weights_in_play(table: Table) -> list[tuple[CardId, Modify]]:
    """What events in play say of the corruption points of all such items."""
    found: list[tuple[CardId, Modify]] = []
    for card in table.board if Weights in table.lexicon else ():
        for change in table.printed[card].weights:
            found.append((card, change))
    return found


def _weighs_on_fallen_wizard(table: Table, card: CardId) -> bool:
    """Whether it is a stage card with corruption points that nobody bears as an item. [FW-35]"""
    printed = table.printed[card]
    return printed.stage and printed.corruption != 0 and printed.kind != ITEM


def is_troubled(table: Table, character: CardId) -> bool:
    """Whether he makes corruption checks; for an avatar who makes none a success comes by itself. [COR-11]"""
    return not table.printed[character].avatar or table.kinds[table.owners[character]].avatar_checks


def may_only_tap(table: Table, character: CardId) -> bool:
    """Whether a result of his points, or one less, only taps him. [COR-02, COR-05]"""
    if is_minion(table, character):
        return True
    return table.printed[character].avatar and table.kinds[table.owners[character]].avatar_only_taps
