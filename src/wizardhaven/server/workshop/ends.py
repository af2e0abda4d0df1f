"""What the workshop asks: a file read, a deck checked, mended, written, and where its cards are played."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.reading import read
from wizardhaven.decks.judging import judged
from wizardhaven.decks.remedies.mending import mended
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.decks.titles import titled
from wizardhaven.engine.values import GameLength
from wizardhaven.errors import UnknownName, WizardhavenError
from wizardhaven.server.answering import NotOpened, NotUnderstood, answer, declining, language_of, wanted_in
from wizardhaven.server.client import client_address
from wizardhaven.server.limits import Door, Guests
from wizardhaven.server.words import Declined
from wizardhaven.server.workshop.answers import CheckedDeck, MendedDeck, PlayedAt, ReadDeck, WrittenDeck
from wizardhaven.server.workshop.bench import at_the_bench
from wizardhaven.server.workshop.sheets import DeckSheet, deck_of, sheet_of
from wizardhaven.server.workshop.telling import (
    told_file,
    told_judgement,
    told_mending,
    told_places,
    told_reading,
)
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind

LONGEST_FILE_NAME: Final = 200


class ReadFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of any form, its bytes in base64; what lines that wait mean, by their numbers."""

    file: Annotated[str, Meta(min_length=1, max_length=LONGEST_FILE_NAME)]
    content: str
    language: Language
    player: PlayerKind | None = None
    answers: dict[str, str | None] = {}


class CheckDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck, and the length of the game it is for; the same is sent to have it mended."""

    deck: DeckSheet
    length: GameLength
    language: Language


class WriteDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck, and the form it is wanted in."""

    deck: DeckSheet
    form: Form
    language: Language


class PlaceDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck whose cards are looked for on the map."""

    deck: DeckSheet
    language: Language


async def read_deck(request: Request) -> Response:
    """What a file says, line by line."""
    wanted = await wanted_in(request, ReadFile)
    return await at_the_door_of_decks(request, wanted.language, partial(_read, wanted))


async def check_deck(request: Request) -> Response:
    """What is wrong with a deck, and what would mend it."""
    wanted = await wanted_in(request, CheckDeck)
    return await at_the_door_of_decks(request, wanted.language, partial(_checked, wanted))


async def mend_deck(request: Request) -> Response:
    """The deck after the best remedy of every fault."""
    wanted = await wanted_in(request, CheckDeck)
    return await at_the_door_of_decks(request, wanted.language, partial(_mended, wanted))


async def write_deck(request: Request) -> Response:
    """A deck as a file."""
    wanted = await wanted_in(request, WriteDeck)
    return await at_the_door_of_decks(request, wanted.language, partial(_written, wanted))


async def place_deck(request: Request) -> Response:
    """At which sites the cards of a deck are played."""
    wanted = await wanted_in(request, PlaceDeck)
    return await at_the_door_of_decks(request, wanted.language, partial(_placed, wanted))


async def show_deck(request: Request) -> Response:
    """A deck that comes with the game, to start from."""
    name, language = request.path_params["name"], language_of(request.scope)
    return await at_the_door_of_decks(request, language, partial(_of_the_house, name, language))


async def at_the_door_of_decks(request: Request, language: Language, work: Callable[[], object]) -> Response:
    """What is found at the bench; why not, if it cannot be."""
    guests: Guests = request.app.state.guests
    try:
        guests.admit(Door.DECK, client_address(request.scope))
        return answer(await at_the_bench(work))
    except Declined as declined:
        return declining(declined, request.scope, language)
    except WizardhavenError as error:
        return answer(NotOpened(str(error)), 422)


def _of_the_house(name: str, language: Language) -> DeckSheet:
    if name not in deck_names():
        raise UnknownName(f"There is no deck “{name[:LONGEST_FILE_NAME]}”.")
    found = deck(name)
    return sheet_of(replace(found, title=titled(found.title, language)))


def _read(wanted: ReadFile) -> ReadDeck:
    try:
        content = base64.b64decode(wanted.content, validate=True)
        answers = {int(line): card for line, card in wanted.answers.items()}
    except (binascii.Error, ValueError):
        raise NotUnderstood("the content is no base64, or an answer has no line") from None
    return told_reading(read(content, wanted.file, wanted.player, answers), wanted.language)


def _checked(wanted: CheckDeck) -> CheckedDeck:
    return told_judgement(judged(deck_of(wanted.deck), wanted.length), wanted.language)


def _mended(wanted: CheckDeck) -> MendedDeck:
    return told_mending(*mended(deck_of(wanted.deck), wanted.length), wanted.language)


def _written(wanted: WriteDeck) -> WrittenDeck:
    return told_file(deck_of(wanted.deck), wanted.form, wanted.language)


def _placed(wanted: PlaceDeck) -> tuple[PlayedAt, ...]:
    return told_places(deck_of(wanted.deck))
