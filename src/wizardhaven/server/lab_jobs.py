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
from wizardhaven.lab.changes import Change, Sign, changes
from wizardhaven.lab.figures import TOO_FEW, CardFigures, LabFigures, Rate, figures
from wizardhaven.lab.game import GameRecord, Order
from wizardhaven.lab.matchups import matchups
from wizardhaven.lab.running import in_rounds, orders, with_texts
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
    everybody: bool = False
    """Whether the others play with each other as well."""


class LabGame(Struct, frozen=True):
    """A game that is over."""

    seed: int
    deck: str
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


class LabMatchup(Struct, frozen=True):
    """A deck against another."""

    deck: str
    opponent: str
    rate: LabRate


class LabChange(Struct, frozen=True):
    """A card worth a thought: how often of how many games."""

    sign: Sign
    card: str
    name: str
    times: int
    games: int


class LabNews(Struct, frozen=True):
    """The game that has just ended, and what all of them are worth so far."""

    game: LabGame
    rate: LabRate
    turns: float
    points: dict[Points, float]
    their_points: dict[Points, float]
    opponents: tuple[LabOpponent, ...]
    cards: tuple[LabCard, ...]
    by_turn: tuple[tuple[float, float], ...]
    """The points of both when each turn begins."""
    matchups: tuple[LabMatchup, ...]
    """Everybody against everybody; empty where only the one deck plays."""
    changes: tuple[LabChange, ...]


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
        many = (BOTS, wanted.length.value, wanted.games, wanted.seed)
        matrix = wanted.everybody and len(field) > 1
        asked = in_rounds(list(decks), *many) if matrix else orders(own, field or [own], *many)
        self._own = own
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
        return msgspec.json.encode(news(records, self._titles, self._language, self._own)) + b"\n"


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


def news(records: list[GameRecord], titles: dict[str, str], language: Language, own: str) -> LabNews:
    """The last game, and the sums of all that the deck in the lab has played."""
    last, found = records[-1], figures([one for one in records if one.deck == own])
    totals = (last.totals[0], last.totals[1], bool(last.broken))
    game = LabGame(last.seed, titles[last.deck], titles[last.opponent], last.won, *totals)
    return LabNews(
        game,
        _rate(found.rate),
        found.turns,
        _points(found.points),
        _points(found.their_points),
        tuple([LabOpponent(titles[name], _rate(rate)) for name, rate in _sorted(found)]),
        tuple([_card(card, language) for card in _idle(found)]),
        found.by_turn,
        _matchups(records, titles),
        tuple([_change(one, language) for one in changes(found)]),
    )


def _matchups(records: list[GameRecord], titles: dict[str, str]) -> tuple[LabMatchup, ...]:
    if len({record.deck for record in records}) == 1:
        return ()
    return tuple(
        [
            LabMatchup(titles[row], titles[column], _rate(rate))
            for row, columns in matchups(records).items()
            for column, rate in columns.items()
            if rate.games
        ]
    )


def _change(change: Change, language: Language) -> LabChange:
    name = catalogue.name(change.card, language)
    return LabChange(change.sign, change.card, name, change.times, change.games)


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
