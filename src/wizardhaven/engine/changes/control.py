"""Cards are laid on others, change bearers and controllers. [GLO-021]"""

from __future__ import annotations

from wizardhaven.engine.changes.piles import move, record, remember
from wizardhaven.engine.queries.cards.in_play import is_slain_dragon, kills_of
from wizardhaven.engine.queries.cards.sayings import ends_with_company
from wizardhaven.engine.queries.items.in_use import put_down_for, weapons_in_use
from wizardhaven.engine.queries.items.items import can_be_used
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.queries.words.being import headcount
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import GENERAL, IN_PLAY, NO_COMPANY, NONE, UNCONTROLLED, CardId, CompanyId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import Past
from wizardhaven.vocabulary.terms import Alignment


def enter_play(table: Table, card: CardId) -> None:
    """A card is on the table from now on."""
    move(table, card, IN_PLAY)
    fresh = table.cards[card].copy()
    fresh.entered = table.turn
    table.cards[card] = fresh
    if table.printed[card].passive:
        table.watchers = (*table.watchers, card)
    record(table, Happening.CAME_INTO_PLAY, card, seat=table.owners[card])


def lay_on_board(table: Table, card: CardId, company: CompanyId = NO_COMPANY) -> None:
    """An event is in play on nothing, or on a company as a whole."""
    enter_play(table, card)
    table.board = (*table.board, card)
    if any([worth.for_good for worth in table.printed[card].worths]) and table.printed[card].hazard:
        counting = table.cards[card].copy()
        counting.remembers = len(kills_of(table, 1 - table.owners[card]))  # who fell before does not count
        table.cards[card] = counting
    if company != NONE:
        fresh = table.cards[card].copy()
        fresh.company = company
        if ends_with_company(table, card, (Past.JOINED_OR_LEFT,)):
            fresh.remembers = headcount(table, table.companies[company])  # who they were when it was played
        elif table.printed[card].marks_site:
            fresh.remembers = table.companies[company].site
        table.cards[card] = fresh


def lay_on(table: Table, card: CardId, under: CardId) -> None:
    """A card is in play on another card."""
    enter_play(table, card)
    _attach(table, card, under)


def choose_for(table: Table, card: CardId, chosen: int) -> None:
    """What was chosen for a card when it was played is remembered with it."""
    fresh = table.cards[card].copy()
    fresh.remembers = chosen
    table.cards[card] = fresh


def move_onto(table: Table, card: CardId, under: CardId) -> None:
    """An event that lay on nothing lies on a card from now on."""
    table.board = tuple([other for other in table.board if other != card])
    _attach(table, card, under)


def place_with(table: Table, card: CardId, character: CardId) -> None:
    """An event that waited in play for a character is with him from now on. [FW-20]"""
    table.board = tuple([other for other in table.board if other != card])
    fresh = table.cards[card].copy()
    fresh.company = NO_COMPANY
    table.cards[card] = fresh
    _attach(table, card, character)
    record(table, Happening.PLACED_WITH, card, character, table.owners[card])


def put_on_company(table: Table, card: CardId, company: CompanyId) -> None:
    """An event in play lies on a company as a whole from now on."""
    fresh = table.cards[card].copy()
    fresh.company = company
    table.cards[card] = fresh


def keep_trophy(table: Table, foe: CardId, taker: CardId, worth: int) -> None:
    """A defeated foe lies with the one who keeps it; it remembers what it is worth. [CMB-71, CMB-73]"""
    if table.cards[foe].place != IN_PLAY:
        enter_play(table, foe)
    elif foe in table.board:
        table.board = tuple([other for other in table.board if other != foe])
    _attach(table, foe, taker)
    fresh = table.cards[foe].copy()
    fresh.remembers = worth
    table.cards[foe] = fresh
    record(table, Happening.GAINED_ITEM, foe, taker, table.owners[taker])
    if is_slain_dragon(table, foe):
        remember(table, Remembered.GONE_FOR_GOOD, foe)


def _attach(table: Table, card: CardId, under: CardId) -> None:
    lower = table.cards[under].copy()
    lower.carried = (*lower.carried, card)
    table.cards[under] = lower
    upper = table.cards[card].copy()
    upper.on = under
    table.cards[card] = upper
    if table.printed[card].shape is not None:
        for item in lower.carried:  # whoever has taken another shape uses none of them
            idle = table.cards[item].copy()
            idle.in_use = False
            table.cards[item] = idle


def _detach(table: Table, card: CardId) -> None:
    under = table.cards[card].on
    if under != NONE:
        lower = table.cards[under].copy()
        lower.carried = tuple([other for other in lower.carried if other != card])
        table.cards[under] = lower


def give_item(table: Table, item: CardId, bearer: CardId, never_stored: bool = False) -> None:
    """An item comes into play with a character and is in use at once, if it can be. [ITM-02]

    Perhaps it may not be stored as long as it is in play, whoever bears it.
    """
    lay_on(table, item, bearer)
    worthless = _is_worthless(table, item, bearer)
    if never_stored or worthless:
        fresh = table.cards[item].copy()
        fresh.never_stored = never_stored
        fresh.worthless = worthless
        table.cards[item] = fresh
    use_item(table, item)
    record(table, Happening.GAINED_ITEM, item, bearer)


def _is_worthless(table: Table, item: CardId, bearer: CardId) -> bool:
    """Whether a hero item comes into play where it will never give its player points. [WIN-60]"""
    if not table.kinds[table.owners[item]].no_hero_points_at_havens:
        return False
    if table.printed[item].alignment is not Alignment.HERO:
        return False
    company = table.companies.get(table.cards[bearer].company)
    return company is not None and is_haven(table, company.site)


def transfer(table: Table, item: CardId, bearer: CardId) -> None:
    """An item changes bearers, with whatever lies on it. [GLO-117]"""
    old = table.cards[item].on
    _detach(table, item)
    _attach(table, item, bearer)
    use_item(table, item)
    record(table, Happening.TRANSFERRED, item, bearer, number=old)
    record(table, Happening.GAINED_ITEM, item, bearer)


def use_item(table: Table, item: CardId) -> None:
    """An item is in use, if it can be; another of the same sort is not any more. [ITM-03, ITM-04, ITM-08]"""
    if not can_be_used(table, item):
        return
    for other in put_down_for(table, item):
        _put_down(table, other)
    fresh = table.cards[item].copy()
    fresh.in_use = True
    table.cards[item] = fresh
    record(table, Happening.BEGAN_TO_USE, item, fresh.on)


def _put_down(table: Table, item: CardId) -> None:
    idle = table.cards[item].copy()
    idle.in_use = False
    table.cards[item] = idle


def use_one_weapon(table: Table, bearer: CardId) -> None:
    """Of two weapons in use the later one is put down: nothing lets him use both any more."""
    for item in weapons_in_use(table, bearer)[1:]:
        _put_down(table, item)


def follow(table: Table, character: CardId, leader: CardId) -> None:
    """A character comes under the control of another. [ORG-45]"""
    _control(table, character, leader)
    record(table, Happening.BECAME_FOLLOWER, character, leader)


def keep_faction(table: Table, faction: CardId, leader: CardId) -> None:
    """A faction among the points is under the control of a leader."""
    _control(table, faction, leader)
    record(table, Happening.BECAME_FOLLOWER, faction, leader)


def free(table: Table, character: CardId) -> None:
    """A character comes under general influence. [ORG-46]"""
    _control(table, character, GENERAL)
    record(table, Happening.BECAME_FREE, character)


def lose_controller(table: Table, character: CardId, to: CardId = UNCONTROLLED) -> None:
    """A follower is controlled by nobody until his player's next organization phase. [ORG-31, PRS-10]"""
    leader = table.cards[character].controller
    _control(table, character, to)
    record(table, Happening.LOST_CONTROLLER, character, leader)


def _control(table: Table, character: CardId, controller: CardId) -> None:
    fresh = table.cards[character].copy()
    fresh.controller = controller
    table.cards[character] = fresh


def read_with(table: Table, reader: CardId, card: CardId) -> None:
    """A card is played with another one, which says how it is read from now on."""
    fresh = table.cards[reader].copy()
    fresh.remembers = card
    table.cards[reader] = fresh
