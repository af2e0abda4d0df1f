"""Choosing a deck: each at a glance, and whether it may sit down at a table of that length."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.facts import facts
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault_words import sentence
from wizardhaven.decks.files.line import Line
from wizardhaven.decks.judging import Standing, judged
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.decks.shelf import deck_in, deck_names
from wizardhaven.decks.summary import summary
from wizardhaven.decks.titles import titled
from wizardhaven.engine.values import GameLength
from wizardhaven.errors import WizardhavenError
from wizardhaven.lab.standings import standings
from wizardhaven.protocol.faces.emblems import emblem
from wizardhaven.server.answering import DeckFault, answer, wanted_in
from wizardhaven.server.client import client_address
from wizardhaven.server.limits import Door, Guests
from wizardhaven.server.workshop.bench import at_the_bench
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind, Points

MOST_DECKS: Final = 60
EMBLEM: Final = "g-mask"
"""Of a deck whose avatar is nobody, or cannot be played yet."""


class ShowDecks(Struct, frozen=True, forbid_unknown_fields=True):
    """Decks, ours by their names and others as text of any form, and the length of the game they are for."""

    decks: Annotated[tuple[str, ...], Meta(max_length=MOST_DECKS)]
    length: GameLength
    language: Language


class LabRate(Struct, frozen=True):
    """How often a deck has won in the lab, and between which shares the true one lies."""

    games: int
    share: float
    low: float
    high: float


class Beginner(Struct, frozen=True):
    """Somebody who begins, by his name, and his mind."""

    name: str
    mind: int


class SiteSeen(Struct, frozen=True):
    """A site of the deck, by its code, its name and its English one, by which the map knows it."""

    code: str
    name: str
    on_map: str


class DeckSeen(Struct, frozen=True, kw_only=True):
    """A deck as whoever chooses sees it."""

    title: str
    player: PlayerKind
    avatar: str | None
    emblem: str
    standing: Standing
    faults: tuple[DeckFault, ...]
    waiting: int
    """Lines that wait for an answer."""
    not_yet: tuple[str, ...]
    """Cards that cannot be played here yet, by their names."""
    lengths: tuple[GameLength, ...]
    """The games for which it keeps every rule."""
    points: dict[Points, int]
    mind: int
    resources: int
    hazards: int
    characters: int
    creatures: int
    sideboard: int
    begin: tuple[Beginner, ...]
    after: tuple[str, ...]
    sites: tuple[SiteSeen, ...]
    lab: LabRate | None


class NoDeck(Struct, frozen=True):
    """What is no deck, and why."""

    why: str


async def show_decks(request: Request) -> Response:
    """All of them, in the order in which they were asked for."""
    wanted = await wanted_in(request, ShowDecks)
    guests: Guests = request.app.state.guests
    guests.admit(Door.DECK, client_address(request.scope))
    return answer(await at_the_bench(partial(_seen, wanted)))


def _seen(wanted: ShowDecks) -> list[DeckSeen | NoDeck]:
    return [_one(named, wanted.length, wanted.language) for named in wanted.decks]


def _one(named: str, length: GameLength, language: Language) -> DeckSeen | NoDeck:
    if named in deck_names():
        return _of_ours(named, length, language)
    try:
        return seen(*deck_in(named.encode(errors="replace"), "deck"), length, language)
    except WizardhavenError as error:
        return NoDeck(str(error))


@cache
def _of_ours(name: str, length: GameLength, language: Language) -> DeckSeen:
    return seen(listed(name), (), length, language, name)


def seen(
    deck: Deck, waiting: Sequence[Line], length: GameLength, language: Language, name: str = ""
) -> DeckSeen:
    """A deck at a glance, judged for a game of that length."""
    found, glance = judged(deck, length, waiting=tuple(waiting)), summary(deck)
    avatar = None if deck.avatar is None else catalogue.cards().get(deck.avatar)
    return DeckSeen(
        title=titled(deck.title, language),
        player=deck.player,
        avatar=None if deck.avatar is None else catalogue.name(deck.avatar, language),
        emblem=EMBLEM if avatar is None else emblem(avatar),
        standing=found.standing,
        faults=tuple([DeckFault(sentence(one.fault, language), one.fault.rule) for one in found.findings]),
        waiting=len(waiting),
        not_yet=tuple([catalogue.name(code, language) for code in found.not_yet]),
        lengths=tuple([one for one in GameLength if not judged(deck, one).findings]),
        points={source: glance.points[source.value] for source in Points},
        mind=glance.mind,
        resources=glance.resources,
        hazards=glance.hazards,
        characters=glance.characters,
        creatures=glance.creatures,
        sideboard=glance.sideboard,
        begin=tuple(
            [Beginner(catalogue.name(code, language), facts()[code].mind or 0) for code in glance.begin]
        ),
        after=tuple([catalogue.name(code, language) for code in glance.after]),
        sites=tuple([_site(code, language) for code in glance.sites]),
        lab=_rate(name),
    )


def _site(code: str, language: Language) -> SiteSeen:
    return SiteSeen(code, catalogue.name(code, language), catalogue.name(code, Language.EN))


def _rate(name: str) -> LabRate | None:
    rate = standings().get(name)
    return None if rate is None or not rate.games else LabRate(rate.games, rate.share, *rate.interval)
