"""A job for the lab: who orders games is sent each as it ends, with the sums so far; who goes stops it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, suppress
from functools import partial
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from wizardhaven.catalogue import catalogue
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.decks.shelf import deck_in, deck_names
from wizardhaven.decks.starting import ready
from wizardhaven.decks.titles import titled
from wizardhaven.decks.writing import written
from wizardhaven.engine.values import GameLength
from wizardhaven.errors import BrokenFile, WizardhavenError
from wizardhaven.lab.figures import TOO_FEW, CardFigures, LabFigures, Rate, figures
from wizardhaven.lab.game import GameRecord, Order
from wizardhaven.lab.running import orders, with_texts
from wizardhaven.server.answering import NotOpened, answer, declining, wanted_in
from wizardhaven.server.choosing import LabRate
from wizardhaven.server.client import client_address
from wizardhaven.server.laboratory import Laboratory
from wizardhaven.server.limits import Door, Guests
from wizardhaven.server.lobby_words import HALF_READ
from wizardhaven.server.words import Declined
from wizardhaven.server.workshop.bench import at_the_bench
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Points

MOST_GAMES: Final = 200
MOST_OPPONENTS: Final = 40
LARGEST_SEED: Final = 1_000_000_000
BOTS: Final = ("planner", "planner")
MOST_CARDS: Final = 14
"""So many cards are told of: those that were drawn in most games and played in fewest."""
LINES: Final = "application/x-ndjson"


class OrderGames(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck, those it plays against, ours by their names and others as text, and how many games."""

    deck: str
    against: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_OPPONENTS)]
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]
    length: GameLength
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)]
    language: Language


class LabGame(Struct, frozen=True):
    """A game that is over."""

    seed: int
    opponent: str
    won: float
    total: int
    their_total: int
    broken: bool


class LabOpponent(Struct, frozen=True):
    title: str
    rate: LabRate


class LabCard(Struct, frozen=True):
    """In how many games a card was drawn, played and left in the hand, and how the deck fared with it."""

    name: str
    drawn: int
    played: int
    stuck: int
    when_played: LabRate | None
    """None where the games are too few."""


class LabNews(Struct, frozen=True):
    """The game that has just ended, and what all of them are worth so far."""

    game: LabGame
    rate: LabRate
    turns: float
    points: dict[Points, float]
    their_points: dict[Points, float]
    opponents: tuple[LabOpponent, ...]
    cards: tuple[LabCard, ...]


async def order_games(request: Request) -> Response:
    """The games, a line each as they end; nothing is begun that cannot be played."""
    wanted = await wanted_in(request, OrderGames)
    guests: Guests = request.app.state.guests
    laboratory: Laboratory = request.app.state.laboratory
    address = client_address(request.scope)
    try:
        guests.admit(Door.DECK, address)
        job = await at_the_bench(partial(_job, wanted))
        games = laboratory.played(address, job.orders)
        first = await anext(games)
    except Declined as declined:
        return declining(declined, request.scope, wanted.language)
    except WizardhavenError as error:
        return answer(NotOpened(str(error)), 422)
    return StreamingResponse(job.told(first, games), media_type=LINES)


class _Job:
    """What was ordered, and the games so far."""

    def __init__(self, wanted: OrderGames, decks: dict[str, Deck]) -> None:
        self._language = wanted.language
        self._titles = {name: titled(deck.title, wanted.language) for name, deck in decks.items()}
        own, *field = decks
        texts = {name: written(deck) for name, deck in decks.items() if name not in deck_names()}
        asked = orders(own, field or [own], BOTS, wanted.length.value, wanted.games, wanted.seed)
        self.orders: list[Order] = with_texts(asked, texts)

    async def told(self, first: GameRecord, games: AsyncGenerator[GameRecord, None]) -> AsyncIterator[bytes]:
        """Each game as a line; a job that breaks ends with what was played."""
        records = [first]
        yield self._line(records)
        async with aclosing(games):
            with suppress(Declined):
                async for record in games:
                    records.append(record)
                    yield self._line(records)

    def _line(self, records: list[GameRecord]) -> bytes:
        return msgspec.json.encode(news(records, self._titles, self._language)) + b"\n"


def _job(wanted: OrderGames) -> _Job:
    names = dict.fromkeys([wanted.deck, *wanted.against])
    decks = {name: _deck(name, wanted.language) for name in names}
    for deck in decks.values():
        ready(deck)
    return _Job(wanted, {_called(name, place): deck for place, (name, deck) in enumerate(decks.items())})


def _called(name: str, place: int) -> str:
    """A deck that was sent along as text is called by its place: texts are no names for games."""
    return name if name in deck_names() else f"deck {place + 1}"


def _deck(named: str, language: Language) -> Deck:
    if named in deck_names():
        return listed(named)
    deck, waiting = deck_in(named.encode(errors="replace"), "deck")
    if waiting:
        raise BrokenFile(HALF_READ[language].format(deck.title).rstrip(" :") + ".")
    return deck


def news(records: list[GameRecord], titles: dict[str, str], language: Language) -> LabNews:
    """The last game, and the sums of all."""
    last, found = records[-1], figures(records)
    game = LabGame(
        last.seed, titles[last.opponent], last.won, last.totals[0], last.totals[1], bool(last.broken)
    )
    return LabNews(
        game,
        _rate(found.rate),
        found.turns,
        _points(found.points),
        _points(found.their_points),
        tuple([LabOpponent(titles[name], _rate(rate)) for name, rate in _sorted(found)]),
        tuple([_card(card, language) for card in _idle(found)]),
    )


def _rate(rate: Rate) -> LabRate:
    return LabRate(rate.games, rate.share, *rate.interval)


def _points(points: dict[str, float]) -> dict[Points, float]:
    return {source: points.get(source.value, 0.0) for source in Points}


def _sorted(found: LabFigures) -> list[tuple[str, Rate]]:
    return sorted(found.opponents.items(), key=lambda pair: -pair[1].share)


def _idle(found: LabFigures) -> list[CardFigures]:
    """The cards that were drawn and not played, most of them first."""
    return sorted(found.cards, key=lambda card: card.played - card.drawn)[:MOST_CARDS]


def _card(card: CardFigures, language: Language) -> LabCard:
    few = card.when_played.games < TOO_FEW
    fared = None if few else _rate(card.when_played)
    return LabCard(catalogue.name(card.code, language), card.drawn, card.played, card.stuck, fared)
