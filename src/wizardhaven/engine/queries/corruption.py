"""Corruption points, and what changes a corruption check. [COR-01]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.alignments import MINION_PLAYERS
from wizardhaven.engine.queries.amounts import amount_for
from wizardhaven.engine.queries.characters import matches
from wizardhaven.engine.queries.holds import Context, holds, is_at_site
from wizardhaven.engine.queries.in_play import company_of
from wizardhaven.engine.queries.items import is_ring
from wizardhaven.engine.queries.modifiers import bonuses, counts_against
from wizardhaven.engine.queries.parts import Part, total
from wizardhaven.engine.queries.stored import held_while_stored
from wizardhaven.engine.state.checks import is_such
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY
from wizardhaven.engine.state.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.bonuses import CheckBonus, ItemsWeigh
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.terms import Check, Keyword, PlayerKind, Race, Stat

WITH_MASTER: Final = 2
MASTERS: Final = (Race.RINGWRAITH, Race.BALROG)


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
            if table.printed[bearing].corruption != 0 and not _weighs_on_fallen_wizard(table, bearing):
                found.append((bearing, Part(bearing, table.printed[bearing].corruption)))
                found.extend([(bearing, part) for part in _changed_weight(table, bearing)])
    seat = table.owners[character]
    if table.kinds[seat] is PlayerKind.FALLEN_WIZARD and table.printed[character].avatar:
        for card in table.pile(seat, IN_PLAY):
            if _weighs_on_fallen_wizard(table, card):
                found.append((card, Part(card, table.printed[card].corruption)))
    for term in bonuses(table, character, Stat.CORRUPTION_POINTS):
        on = table.cards[term.source].on if term.source != NONE else NONE
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
    return NONE


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
            if bonus.stat is Stat.CORRUPTION_POINTS and isinstance(bonus.amount, int):
                context = Context(table.owners[on_it], on_it, company_of(table, item))
                if bonus.condition is None or holds(table, bonus.condition, context):
                    found += bonus.amount
    return max(0, found)


def _changed_weight(table: Table, card: CardId) -> list[Part]:
    """What stored cards of either player add to the corruption points of an item, or take off them."""
    item = table.printed[card].item
    if item is None:
        return []
    parts: list[Part] = []
    for stored, weigh in held_while_stored(table):
        if isinstance(weigh, ItemsWeigh):
            if (weigh.rings and is_ring(item)) or any([word in item.keywords for word in weigh.keywords]):
                parts.append(Part(stored, max(weigh.amount, -item.corruption)))
    return parts


def _weighs_on_fallen_wizard(table: Table, card: CardId) -> bool:
    """Whether it is a stage card with corruption points that nobody bears as an item. [FW-35]"""
    printed = table.printed[card]
    return printed.stage and printed.corruption != 0 and printed.kind != ITEM


def check_parts(
    table: Table, character: CardId, check: Check, against: CardId = NONE, cause: CardId = NONE
) -> list[Part]:
    """What is added to such a roll by the character: by himself, his cards, his companions, the site.

    Something may count only if a certain card is the `cause` of the roll.
    """
    parts: list[Part] = []
    printed = table.printed[character]
    if check is Check.CORRUPTION and printed.character is not None:
        if printed.character.corruption_check_modifier != 0:
            parts.append(Part(character, printed.character.corruption_check_modifier))
    if check is Check.CORRUPTION and _is_with_master(table, character):
        parts.append(Part(NONE, WITH_MASTER, "COR-10"))
    _collect(table, parts, character, character, check, Subject.BEARER, against)
    for card in table.cards[character].carried:
        if table.printed[card].kind != ITEM or table.cards[card].in_use:
            _collect(table, parts, card, character, check, Subject.BEARER, against)
    company = table.companies.get(table.cards[character].company)
    if company is not None:
        for member in company.members:
            _collect(table, parts, member, character, check, Subject.COMPANY, against)
            for card in table.cards[member].carried:
                if table.printed[card].kind != ITEM or table.cards[card].in_use:
                    _collect(table, parts, card, character, check, Subject.COMPANY, against)
        if is_at_site(table, company):
            _collect(table, parts, company.site, character, check, Subject.SITE, against)
    for card in table.board:
        on = table.cards[card].company
        if on == NONE or (company is not None and on == company.id):
            _collect(table, parts, card, character, check, Subject.COMPANY, against, cause)
    if table.lasting:
        _collect_lasting(table, parts, character, check, against)
    return parts


def would_modify(table: Table, event: CardId, character: CardId, check: Check, against: CardId) -> bool:
    """Whether an event that is not in play yet would change such a roll by the character."""
    parts: list[Part] = []
    _collect(table, parts, event, character, check, Subject.COMPANY, against)
    return any([part.amount != 0 for part in parts])


def _is_with_master(table: Table, character: CardId) -> bool:
    """Whether a Ringwraith, or the Balrog of a Balrog player, is in his company. [COR-10]"""
    if table.kinds[table.owners[character]] not in MINION_PLAYERS:
        return False
    company = table.companies.get(table.cards[character].company)
    if company is None:
        return False
    return any([table.printed[one].race in MASTERS for one in company.members if one != character])


def _collect_lasting(
    table: Table, parts: list[Part], character: CardId, check: Check, against: CardId
) -> None:
    """What lasts on him, on his company, or on the site where it is."""
    company = table.companies.get(table.cards[character].company)
    site = company.site if company is not None and is_at_site(table, company) else NONE
    race = table.printed[against].race if against != NONE else None
    for lasting in table.lasting:
        standing, on = lasting.standing, lasting.on
        if not isinstance(standing, CheckBonus) or not is_such(check, standing.check):
            continue
        if on.kind == COMPANY:
            here = company is not None and on.number == company.id
        else:
            here = on.kind == CARD and on.number in (character, site)
        if here and counts_against(table, standing.against, race, against):
            parts.append(Part(lasting.source, _amount(table, standing, character)))


def _amount(table: Table, bonus: CheckBonus, character: CardId) -> int:
    amount = bonus.amount
    return amount if isinstance(amount, int) else amount_for(table, amount, character)


def _collect(
    table: Table,
    parts: list[Part],
    source: CardId,
    character: CardId,
    check: Check,
    scope: Subject,
    against: CardId,
    cause: CardId = NONE,
) -> None:
    for bonus in table.printed[source].check_bonuses:
        if bonus.to is not scope or not is_such(check, bonus.check):
            continue
        if bonus.by is not None and not matches(table, character, bonus.by):
            continue
        if bonus.spares and table.kinds[table.owners[character]] in bonus.spares:
            continue
        if bonus.caused_by and not _is_caused_by(table, source, bonus.caused_by, cause):
            continue
        race = table.printed[against].race if against != NONE else None
        if counts_against(table, bonus.against, race, against):
            parts.append(Part(source, _amount(table, bonus, _whose(table, source, bonus, character))))


def _is_caused_by(table: Table, source: CardId, sorts: tuple[Keyword, ...], cause: CardId) -> bool:
    """Whether a card of the same player's, of one of the sorts, is what caused the roll."""
    if cause == NONE or table.owners[cause] != table.owners[source]:
        return False
    return any([table.printed[cause].has(sort) for sort in sorts])


def _whose(table: Table, source: CardId, bonus: CheckBonus, character: CardId) -> CardId:
    """For whom a number is read: by stage points it is the bearer's, whoever rolls."""
    bearer = table.cards[source].on
    return bearer if isinstance(bonus.amount, ByStagePoints) and bearer != NONE else character
