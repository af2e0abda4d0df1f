"""The character draft, in sealed rounds, and what remains of the pool. [SET-14 to SET-26]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.companies import join_company
from wizardhaven.engine.changes.control import enter_play, give_item, place_with
from wizardhaven.engine.changes.draft import pick, set_aside, turn_up_picks
from wizardhaven.engine.changes.new_companies import form_company, put_site_into_play
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.agents.agents import is_character_for
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import characters_of, unique_is_taken
from wizardhaven.engine.queries.characters.admission import agents_may_come, not_admitted
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.rules.setup.starting_cards import (
    PlaceStartingCard,
    cards_to_draft,
    leave_for,
    lose_duplicate,
    minor_items_left,
    must_go_on,
)
from wizardhaven.engine.rules.setup.starting_site import NameStartingSite, first_site, needs_site
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, NO_CARD, NONE, OUT, POOL, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER, ITEM
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table

MOST_MIND: Final = 20


MOST_IN_DECK: Final = 10


def may_draft(table: Table, seat: int) -> list[CardId]:
    """Whoever still fits into the starting company, and stage cards. [SET-17, SET-22, SET-26]"""
    return [*_characters_to_draft(table, seat), *cards_to_draft(table, seat)]


def _characters_to_draft(table: Table, seat: int) -> list[CardId]:
    drafted = characters_of(table, seat)
    if len(drafted) >= table.kinds[seat].starting_characters:
        return []
    mind = sum([table.printed[character].mind for character in drafted])
    return [
        card
        for card in table.pile(seat, POOL)
        if is_character_for(table, seat, card)
        and mind + table.printed[card].mind <= MOST_MIND
        and card not in table.sealed
        and table.cards[card].remembers == NONE
        and _may_start(table, card)
        and (_is_free_to_start(table, seat, card) or leave_for(table, seat, card) != NONE)
    ]


def _may_start(table: Table, card: CardId) -> bool:
    """Whether his own text lets the character start the game in play. [SET-27]"""
    return not table.printed[card].not_at_the_start


def _is_free_to_start(table: Table, seat: int, card: CardId) -> bool:
    """Whether he needs no card that is placed with him to start the game in play. [SET-23 to SET-25]"""
    if table.printed[card].agent and not agents_may_come(table, seat, NO_CARD):
        return False
    return not_admitted(table, seat, card) is None


@final
class DraftRound(Step):
    """Both players choose a card face-down; who has stopped takes no part any more. [SET-14, SET-19]"""

    __slots__ = ("stopped",)

    def __init__(self, stopped: tuple[bool, bool]) -> None:
        self.stopped = stopped

    def run(self, table: Table) -> None:
        done = [self.stopped[seat] or not may_draft(table, seat) for seat in (0, 1)]
        if all(done):
            return
        stopped = (done[0], done[1])
        choices: list[Step] = [DraftPick(seat) for seat in (0, 1) if not done[seat]]
        table.push(*choices, RevealPicks(stopped))


@final
class DraftPick(Choice):
    """One card of the pool, or enough. [SET-14, SET-17]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.DRAFT_PICK

    def options(self, table: Table) -> Sequence[Action]:
        picks = [Action(Verb.DRAFT, card) for card in may_draft(table, self.seat)]
        return picks if must_go_on(table, self.seat) else [*picks, Action(Verb.STOP_DRAFTING)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.DRAFT:
            pick(table, action.card)

    def refusal(self) -> Reason:
        return Reason.GETTING_READY


@final
class RevealPicks(Step):
    """Both picks are turned up; the same person chosen twice is set aside by both. [SET-15, SET-16]"""

    __slots__ = ("stopped",)

    def __init__(self, stopped: tuple[bool, bool]) -> None:
        self.stopped = stopped

    def run(self, table: Table) -> None:
        picks = turn_up_picks(table)
        stopped = list(self.stopped)
        for seat in (0, 1):
            if not any([table.owners[card] == seat for card in picks]):
                stopped[seat] = True
        names = [table.printed[card].identity for card in picks]
        same = len(picks) == 2 and names[0] == names[1] and table.printed[picks[0]].unique
        named: list[Step] = []
        for card in picks:
            if same or unique_is_taken(table, card):
                _cannot_start(table, card)
            elif table.printed[card].kind == CHARACTER:
                _start_with(table, card)
            elif needs_site(table, card):
                named.append(NameStartingSite(table.owners[card], card))
            else:
                named.append(PlaceStartingCard(table.owners[card], card))
        table.push(*named, DraftRound((stopped[0], stopped[1])))


def _cannot_start(table: Table, card: CardId) -> None:
    """A character is set aside, a stage card discarded. [SET-15, SET-26]"""
    if table.printed[card].kind == CHARACTER:
        set_aside(table, card)
    else:
        lose_duplicate(table, card)


def _start_with(table: Table, card: CardId) -> None:
    """The character joins the starting company, with the card that lets him do so. [SET-22, SET-25]"""
    seat = table.owners[card]
    companions = characters_of(table, seat)
    leave = NO_CARD if _is_free_to_start(table, seat, card) else leave_for(table, seat, card)
    enter_play(table, card)
    record(table, Happening.DRAFTED, card, seat=seat)
    if companions:
        join_company(table, card, table.cards[companions[0]].company)
    else:
        site = first_site(table, seat)
        put_site_into_play(table, site)
        form_company(table, seat, site, (card,))
    if leave != NONE:
        place_with(table, leave, card)


def _may_be_given(table: Table, card: CardId) -> bool:
    """Whether it is an item that a starting company may have. [SET-20]"""
    printed = table.printed[card]
    return printed.item is not None and not printed.not_at_the_start


@final
class StartingItems(Choice):
    """One or two minor items of the pool go to starting characters. [SET-20]"""

    __slots__ = ("given",)

    asks: ClassVar[Question] = Question.STARTING_ITEM

    def __init__(self, seat: int, given: int = 0) -> None:
        super().__init__(seat)
        self.given = given

    def about(self, table: Table, asked: Asked) -> None:
        items = [card for card in table.pile(self.seat, POOL) if table.printed[card].kind == ITEM]
        asked.card = items[0] if items else NO_CARD

    def options(self, table: Table) -> Sequence[Action]:
        items = [card for card in table.pile(self.seat, POOL) if _may_be_given(table, card)]
        offers = [PASS]
        if self.given < minor_items_left(table, self.seat):
            for item in one_of_each(table, items):
                for character in characters_of(table, self.seat):
                    if not has_copy(table, character, item):
                        offers.append(Action(Verb.GIVE_ITEM, item, character))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.GIVE_ITEM:
            give_item(table, action.card, action.other)
            table.push(StartingItems(self.seat, self.given + 1))

    def refusal(self) -> Reason:
        return Reason.GETTING_READY


@final
class RestOfPool(Choice):
    """Unused characters may be shuffled into the play deck, up to ten there; the rest is out. [SET-21]"""

    __slots__ = ()

    asks: ClassVar[Question] = Question.REST_OF_POOL

    def options(self, table: Table) -> Sequence[Action]:
        in_deck = [
            card
            for card in table.pile(self.seat, DECK)
            if table.printed[card].kind == CHARACTER and not table.printed[card].avatar
        ]
        offers = [PASS]
        if len(in_deck) < MOST_IN_DECK:
            for card in table.pile(self.seat, POOL):
                if table.printed[card].kind == CHARACTER:
                    offers.append(Action(Verb.SHUFFLE_IN, card))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.SHUFFLE_IN:
            move(table, action.card, DECK)
            table.push(RestOfPool(self.seat))
            return
        for card in table.pile(self.seat, POOL):
            move(table, card, OUT)

    def refusal(self) -> Reason:
        return Reason.GETTING_READY
