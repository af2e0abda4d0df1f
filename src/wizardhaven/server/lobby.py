"""Before the game: what can be chosen, laying a table, taking the free seat; a clear "no" for the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated, Final, TypeVar

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.bots.roster import BOT_NAMES
from wizardhaven.catalogue import catalogue
from wizardhaven.decks.construction import faults
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault_words import FAULTY, sentence
from wizardhaven.decks.fault_words import LENGTHS as GAMES
from wizardhaven.decks.files.words import sentence as told
from wizardhaven.decks.playable import not_playable
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.decks.shelf import deck_in, deck_names
from wizardhaven.decks.starting import require_starting_site
from wizardhaven.decks.writing import FIRST_LINE
from wizardhaven.decks.writing import written as deck_text
from wizardhaven.engine.values import Edition, GameLength, OptionalRule
from wizardhaven.errors import UnknownName, WizardhavenError
from wizardhaven.server.answering import (
    DeckFault,
    NotOpened,
    answer,
    declining,
    language_of,
    wanted_in,
)
from wizardhaven.server.client import client_address
from wizardhaven.server.first_game import FIRST_GAME
from wizardhaven.server.hub import Hub
from wizardhaven.server.keys import SECRET
from wizardhaven.server.limits import Door, Guests
from wizardhaven.server.lobby_words import BOTS, HALF_READ, NOT_PLAYABLE_YET
from wizardhaven.server.offers import offers
from wizardhaven.server.seats import invited
from wizardhaven.server.seats import take_seat as seat_taken
from wizardhaven.server.setup import Player, Script, Setup
from wizardhaven.server.words import Declined, No
from wizardhaven.text.language import Language

FRIEND: Final = "friend"
LONGEST_NAME: Final = 24
CLOCK: Final = (60, 36_000)
OWN_DECK: Final = "deck"
"""What errors call a deck that was sent along."""

Checked = TypeVar("Checked")

_thread: Final = ThreadPoolExecutor(1, "decks")
"""Decks are checked here, one after another: several threads would take more of everybody's time."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for who lays a table."""

    name: str
    deck: str
    opponent: str
    against: str | None
    length: GameLength
    language: Language
    clock: int | None = None
    script: Script | None = None
    """The lesson that is wanted; its seed is that of the lesson."""
    options: tuple[OptionalRule, ...] = ()
    suggestions: bool = False
    edition: Edition = Edition.CURRENT


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What a friend brings who was invited: beside a deck, the secret of the key with which he will sit.

    He makes it, so that he can ask again if the answer was lost, and nobody else can take the seat for him.
    """

    key: str
    secret: Annotated[str, Meta(pattern=f"^{SECRET}$")]
    name: str
    deck: str
    language: Language


class Opened(Struct, frozen=True):
    """The answer to both: the key of the seat, for the link."""

    key: str


class BadDeck(WizardhavenError):
    """A deck that may not be played, with all its faults."""

    def __init__(self, text: str, found: tuple[DeckFault, ...]) -> None:
        super().__init__(text)
        self.faults = found


async def show_lobby(request: Request) -> Response:
    """The decks, the lengths, the opponents and the optional rules, in the language asked for."""
    return answer(await checked(partial(offers, language_of(request.scope))))


async def checked(check: Callable[[], Checked]) -> Checked:
    """Something that takes its time over decks; meanwhile the tables go on."""
    return await asyncio.get_running_loop().run_in_executor(_thread, check)


async def lay_table(request: Request) -> Response:
    """A new table with a bot in the other chair, or a chair left free for a friend."""
    hub: Hub = request.app.state.hub
    wanted = await wanted_in(request, NewTable)
    try:
        _admit(request, Door.TABLE)
        keys = await hub.lay(await checked(partial(_setup, wanted, hub.new_seed())))
    except WizardhavenError as error:
        return _refused(request, error, wanted.language)
    return answer(Opened(keys[0].text), 201)


async def take_seat(request: Request) -> Response:
    """An invited friend sits down with a deck."""
    hub: Hub = request.app.state.hub
    wanted = await wanted_in(request, TakeSeat)
    try:
        _admit(request, Door.SEAT)
        desk = await invited(hub, wanted.key)
        deck = await checked(partial(_deck, wanted.deck, desk.setup, wanted.language))
        key = await seat_taken(desk, Player(_name(wanted.name), deck), wanted.secret)
    except WizardhavenError as error:
        return _refused(request, error, wanted.language)
    return answer(Opened(key.text), 201)


def _admit(request: Request, door: Door) -> None:
    guests: Guests = request.app.state.guests
    guests.admit(door, client_address(request.scope))


def _refused(request: Request, error: WizardhavenError, language: Language) -> Response:
    if isinstance(error, BadDeck):
        return answer(NotOpened(str(error), error.faults), 422)
    if isinstance(error, Declined):
        return declining(error, request.scope, language)
    return answer(NotOpened(str(error)), 422)


def _setup(wanted: NewTable, seed: str) -> Setup:
    """The table that is asked for; whatever cannot be is declined."""
    if wanted.clock is not None and not CLOCK[0] <= wanted.clock <= CLOCK[1]:
        raise Declined(No.CLOCK_RANGE)
    first = Player(_name(wanted.name), _deck(wanted.deck, wanted, wanted.language))
    second = None
    if wanted.opponent != FRIEND:
        if wanted.opponent not in BOT_NAMES:
            raise Declined(No.UNKNOWN_BOT)
        deck = _deck(wanted.against or wanted.deck, wanted, wanted.language)
        second = Player(BOTS[wanted.language][wanted.opponent][0], deck, wanted.opponent)
    options = tuple([rule for rule in OptionalRule if rule in wanted.options])
    return Setup(
        (first, second),
        wanted.length,
        seed if wanted.script is None else FIRST_GAME.seed,
        wanted.clock,
        wanted.script,
        options=options,
        suggestions=wanted.suggestions,
        edition=wanted.edition,
    )


def _name(name: str) -> str:
    if not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
        raise Declined(No.NO_NAME)
    return name.strip()


def _deck(named: str, table: NewTable | Setup, language: Language) -> str:
    """The text of a deck that may be played there: one of ours by its name, or one that was sent along."""
    is_text = "\n" in named or named.startswith(FIRST_LINE)
    deck = _sent_along(named, language) if is_text else _of_ours(named)
    missing = not_playable(deck, catalogue.cards())
    if missing:
        text = NOT_PLAYABLE_YET[language].format(deck.title)
        raise BadDeck(text, tuple([DeckFault(catalogue.name(code, language), "") for code in missing]))
    may_fall = OptionalRule.WIZARD_MAY_FALL in table.options
    found = faults(deck, table.length, wizard_may_fall=may_fall)
    if found:
        listed_faults = tuple([DeckFault(sentence(fault, language), fault.rule) for fault in found])
        raise BadDeck(_faulty(deck, table.length, language), listed_faults)
    require_starting_site(deck)
    return deck_text(deck)


def _sent_along(text: str, language: Language) -> Deck:
    """A deck in whatever form; one of which a line waits for an answer does not sit down."""
    deck, waiting = deck_in(text.encode(errors="replace"), OWN_DECK)
    if waiting:
        lines = [DeckFault(f"{line.number}: {line.text} – {told(line, language)}", "") for line in waiting]
        raise BadDeck(HALF_READ[language].format(deck.title), tuple(lines))
    return deck


def _of_ours(name: str) -> Deck:
    """A deck that comes with the game: never a file of the server's."""
    if name not in deck_names():
        raise UnknownName(
            f"There is no deck “{name[:LONGEST_NAME]}”. The decks are {', '.join(deck_names())}."
        )
    return listed(name)


def _faulty(deck: Deck, length: GameLength, language: Language) -> str:
    return FAULTY[language].format(deck.title, GAMES[language][length])
