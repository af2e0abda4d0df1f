"""Before the game: what can be chosen, laying a table, taking the free seat; a clear "no" for the rest."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.bots.roster import BOT_NAMES
from wizardhaven.catalogue import catalogue
from wizardhaven.decks.construction import faults
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault_words import FAULTY, sentence
from wizardhaven.decks.fault_words import LENGTHS as GAMES
from wizardhaven.decks.playable import not_playable
from wizardhaven.decks.reading import deck_from_text
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.decks.shelf import deck_names
from wizardhaven.decks.starting import require_starting_site
from wizardhaven.decks.writing import FIRST_LINE
from wizardhaven.decks.writing import written as deck_text
from wizardhaven.engine.state.settings import THRESHOLDS, GameLength, OptionalRule
from wizardhaven.errors import UnknownName, WizardhavenError
from wizardhaven.server.hub import Hub
from wizardhaven.server.limits import LONGEST_REQUEST, Guests
from wizardhaven.server.lobby_words import (
    ABOUT_LENGTHS,
    BOTS,
    DECKS_LONG,
    LENGTHS,
    NOT_PLAYABLE_YET,
    OPTIONAL_RULES,
)
from wizardhaven.server.refusals import count_refusal
from wizardhaven.server.setup import Player, Setup
from wizardhaven.server.words import Declined, No, refusal
from wizardhaven.text.language import Language

FRIEND: Final = "friend"
LONGEST_NAME: Final = 40
CLOCK: Final = (60, 36_000)
OWN_DECK: Final = "deck"
"""What errors call a deck that was sent along."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for who lays a table."""

    name: str
    deck: str
    opponent: str
    against: str | None
    length: GameLength
    language: Language
    clock: int | None = None
    guided: bool = False
    options: tuple[OptionalRule, ...] = ()


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What a friend brings who was invited."""

    key: str
    name: str
    deck: str
    language: Language


class DeckFault(Struct, frozen=True):
    text: str
    rule: str


class NotOpened(Struct, frozen=True):
    """Why there is no table; for a deck, everything that is wrong with it."""

    text: str
    faults: tuple[DeckFault, ...] = ()


class BadDeck(WizardhavenError):
    """A deck that may not be played, with all its faults."""

    def __init__(self, text: str, found: tuple[DeckFault, ...]) -> None:
        super().__init__(text)
        self.faults = found


async def show_lobby(request: Request) -> Response:
    """The decks, the lengths, the opponents and the optional rules, in the language asked for."""
    language = language_of(request)
    decks = [listed(name) for name in deck_names()]
    return answer(
        {
            "decks": [
                {
                    "id": name,
                    "title": deck.title,
                    "player": deck.player.value,
                    "avatar": None if deck.avatar is None else catalogue.name(deck.avatar, language),
                }
                for name, deck in zip(deck_names(), decks, strict=True)
            ],
            "lengths": [
                {"id": one.value, "name": LENGTHS[language][one], "about": _about(one, language)}
                for one in GameLength
            ],
            "bots": [
                {"id": bot, "name": BOTS[language][bot][0], "about": BOTS[language][bot][1]}
                for bot in BOTS[language]
            ],
            "options": [
                {"id": rule.value, "name": name, "about": about}
                for rule, (name, about) in OPTIONAL_RULES[language].items()
            ],
        }
    )


async def lay_table(request: Request) -> Response:
    """A new table with a bot in the other chair, or a chair left free for a friend."""
    hub: Hub = request.app.state.hub
    guests: Guests = request.app.state.guests
    try:
        wanted = msgspec.json.decode(await body_of(request), type=NewTable)
    except msgspec.DecodeError as error:
        return not_understood(request, error)
    language = wanted.language
    try:
        if not guests.may_lay(request.client.host if request.client is not None else ""):
            count_refusal(No.TOO_MANY_TABLES)
            return answer(NotOpened(refusal(No.TOO_MANY_TABLES, language)), 429)
        place = await hub.lay(_setup(wanted, hub.new_seed()))
    except BadDeck as bad:
        return answer(NotOpened(str(bad), bad.faults), 422)
    except Declined as declined:
        count_refusal(declined.why)
        return answer(NotOpened(refusal(declined.why, language)), 422)
    except WizardhavenError as error:
        return answer(NotOpened(str(error)), 422)
    return answer({"key": hub.keys.key(place)}, 201)


async def take_seat(request: Request) -> Response:
    """An invited friend sits down with a deck."""
    hub: Hub = request.app.state.hub
    try:
        wanted = msgspec.json.decode(await body_of(request), type=TakeSeat)
    except msgspec.DecodeError as error:
        return not_understood(request, error)
    try:
        place = hub.place(wanted.key)
        desk = await hub.desk(place.table)
        player = Player(_name(wanted.name), _deck(wanted.deck, desk.setup, wanted.language))
        taken = await hub.take_seat(place, player)
    except BadDeck as bad:
        return answer(NotOpened(str(bad), bad.faults), 422)
    except Declined as declined:
        count_refusal(declined.why)
        return answer(NotOpened(refusal(declined.why, wanted.language)), 422)
    except WizardhavenError as error:
        return answer(NotOpened(str(error)), 422)
    return answer({"key": hub.keys.key(taken)}, 201)


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
    players = (first, second)
    return Setup(players, wanted.length, seed, wanted.clock, wanted.guided, options=options)


def _name(name: str) -> str:
    if not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
        raise Declined(No.NO_NAME)
    return name.strip()


def _deck(named: str, table: NewTable | Setup, language: Language) -> str:
    """The text of a deck that may be played there: one of ours by its name, or one that was sent along."""
    deck = deck_from_text(named, OWN_DECK) if named.startswith(FIRST_LINE) else _of_ours(named)
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


def _of_ours(name: str) -> Deck:
    """A deck that comes with the game: never a file of the server's."""
    if name not in deck_names():
        raise UnknownName(
            f"There is no deck “{name[:LONGEST_NAME]}”. The decks are {', '.join(deck_names())}."
        )
    return listed(name)


def _faulty(deck: Deck, length: GameLength, language: Language) -> str:
    return FAULTY[language].format(deck.title, GAMES[language][length])


def _about(length: GameLength, language: Language) -> str:
    numbers = THRESHOLDS[length]
    once, often = DECKS_LONG[language]
    decks = once if numbers.exhaustions == 1 else often.format(numbers.exhaustions)
    return ABOUT_LENGTHS[language].format(decks=decks, points=numbers.points)


def language_of(request: Request) -> Language:
    """The language that is asked for; English if there is none such."""
    asked = request.query_params.get("language", "")
    return next((one for one in Language if one.value == asked), Language.EN)


async def body_of(request: Request) -> bytes:
    """The body of a request, as far as we are willing to read."""
    content = bytearray()
    async for piece in request.stream():
        content += piece
        if len(content) > LONGEST_REQUEST:
            raise TooLarge
    return bytes(content)


class TooLarge(WizardhavenError):
    """A request with more in it than any deck needs."""


def not_understood(request: Request, error: msgspec.DecodeError) -> Response:
    return answer(NotOpened(f"{refusal(No.NOT_UNDERSTOOD, language_of(request))} ({error})"), 400)


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")
