"""Which bonuses are in force for a character, and against whom. [ITM-01]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.items.in_use import WORN
from wizardhaven.engine.queries.items.trophies import TAKERS, trophies_of, trophy_bonus
from wizardhaven.engine.queries.players.stage_points import by_stage_points
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.queries.words.such_factions import fits_faction
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY
from wizardhaven.engine.state.printed.printed import CHARACTER, FACTION, ITEM
from wizardhaven.engine.state.printed.shares import Share
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.asked_for import names_in, says
from wizardhaven.vocabulary.conditions import Condition, There
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify, changes_attacks
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AnyOf, Not, Such
from wizardhaven.vocabulary.terms import Alignment, Race, Stat
from wizardhaven.vocabulary.whose import who


def is_foe(table: Table, foe: Such, race: Race | None, card: CardId) -> bool:
    """Whether a bonus against this foe counts against the race or the card at hand.

    A race is meant in combat and among characters, a side means its resources; who means factions says so.
    """
    if isinstance(foe, Race):
        if card != NONE and table.printed[card].kind == FACTION:
            return False  # a race among characters is not its factions
        return counts_as(race, foe)
    if isinstance(foe, Not):
        return not counts_against(table, foe.trait, race, card)
    if card == NONE:
        return False
    printed = table.printed[card]
    if says(foe, Sort.FACTION):
        return printed.kind == FACTION and fits_faction(table, card, foe)
    if isinstance(foe, Alignment):
        return printed.resource and printed.alignment in (foe, Alignment.DUAL)
    if isinstance(foe, Sort) and foe is not Sort.CHARACTER:
        return fits_printed(printed, foe)
    return printed.kind == CHARACTER and fits(table, card, foe)


def counts_against(table: Table, against: Such | None, race: Race | None, card: CardId) -> bool:
    """Whether a bonus counts here; one against nobody in particular always does."""
    if against is None:
        return True
    if not isinstance(against, AnyOf):
        return is_foe(table, against, race, card)
    for foe in against.traits:
        if is_foe(table, foe, race, card):
            return True
    return False


class Term:
    """One part of a number: the card it comes from, how it changes it, and what that comes to now."""

    __slots__ = ("amount", "change", "source")

    def __init__(self, source: CardId, change: Modify, amount: int) -> None:
        self.source = source
        self.change = change
        self.amount = amount


def _term(table: Table, source: CardId, change: Modify, character: CardId) -> Term:
    by = change.by
    if isinstance(by, int):
        return Term(source, change, by)
    assert isinstance(by, ByStagePoints), f"nobody's number is changed by {by}"
    return Term(source, change, by_stage_points(table, by, character))


def bonuses(table: Table, character: CardId, stat: Stat) -> list[Term]:
    """Every bonus to the statistic that is in force for the character, weapons and armor first. [ITM-05]"""
    found: list[Term] = []
    state = table.cards[character]
    others: list[CardId] = []
    weighs = stat is Stat.CORRUPTION_POINTS  # an item does so whether it is in use or not [ITM-01]
    for card in state.carried:
        printed = table.printed[card]
        if printed.kind == ITEM and (table.cards[card].in_use or weighs):
            others.extend(table.cards[card].carried)  # what lies on an item changes it
        if printed.bonuses and (printed.kind != ITEM or table.cards[card].in_use or weighs):
            if any([word in WORN for word in printed.keywords]):
                _collect(table, found, card, printed.bonuses, stat, character, Subject.BEARER)
            else:
                others.append(card)
    for card in others:
        _collect(table, found, card, table.printed[card].bonuses, stat, character, Subject.BEARER)
    _collect(table, found, character, table.printed[character].bonuses, stat, character, Subject.BEARER)
    if state.carried and table.printed[character].race in TAKERS:
        bonus = trophy_bonus(table, character, stat)
        if bonus is not None:
            found.append(_term(table, trophies_of(table, character)[0], bonus, character))
    company = state.company
    if company == NONE and state.on != NONE:
        company = table.cards[state.on].company  # an ally is in the company of the one who controls it
    if company != NONE:
        printed_as_character = table.printed[character].kind == CHARACTER
        for card in table.board:
            added = table.printed[card].bonuses
            if added:
                _collect(table, found, card, added, stat, character, Subject.EVERYBODY)
                if table.owners[card] == table.owners[character] and printed_as_character:
                    _collect(table, found, card, added, stat, character, Subject.PLAYER)
                if table.cards[card].company == company:
                    _collect(table, found, card, added, stat, character, Subject.COMPANY)
        for member in table.companies[company].members:
            for card in (member, *table.cards[member].carried):
                printed = table.printed[card]
                if printed.shared and (printed.kind != ITEM or table.cards[card].in_use):
                    _collect(table, found, card, printed.shared, stat, character, Subject.COMPANY)
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, Modify) and standing.what is stat and not changes_attacks(standing):
            on = lasting.on
            meant = who(standing)
            if meant is not None and not fits(table, character, meant):
                continue
            if (on.kind == CARD and on.number == character) or (on.kind == COMPANY and on.number == company):
                context = Context(
                    table.owners[lasting.source], lasting.source, table.cards[character].company
                )
                if standing.condition is not None and not holds(table, standing.condition, context):
                    continue
                found.append(_term(table, lasting.source, standing, character))
    return found


def _collect(
    table: Table,
    found: list[Term],
    source: CardId,
    bonuses: tuple[Share, ...],
    stat: Stat,
    character: CardId,
    scope: Subject,
) -> None:
    for bonus in bonuses:
        if bonus.what is not stat or bonus.scope is not scope:
            continue
        if bonus.others and table.cards[source].on == character:
            continue
        if bonus.who is not None and not fits(table, character, bonus.who):
            continue
        if bonus.condition is not None:
            if _hangs_on_hazard_between_companies(table, bonus.condition):
                continue
            context = Context(table.owners[source], source, table.cards[character].company)
            if not holds(table, bonus.condition, context):
                continue
        found.append(_term(table, source, bonus.change, character))


def _hangs_on_hazard_between_companies(table: Table, condition: Condition) -> bool:
    """Whether two companies fight, where a hazard in play lends nobody strength. [CVC-18]"""
    if table.attack is None or table.attack.attacking == NONE:
        return False
    if not isinstance(condition, There) or condition.among is not None:
        return False
    names = names_in(condition.what)
    return any([table.printed[card].hazard and table.printed[card].name in names for card in table.board])
