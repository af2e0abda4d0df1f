"""One game of the lab: played by bots, watched, and kept in a line."""

from collections import Counter
from typing import Final

import msgspec

from wizardhaven.bots.arena import Match
from wizardhaven.bots.roster import seated
from wizardhaven.decks.reading import deck_from_text
from wizardhaven.decks.starting import ready, starting_deck
from wizardhaven.engine.questions import by_source
from wizardhaven.engine.values import HAND, NONE, Fact, GameLength, Happening, Settings, StartingDeck, Table
from wizardhaven.vocabulary.terms import Points

SITE: Final = "site"
"""Stands for the attackers at a site, which are no card."""
PLAYED: Final = (Happening.PLAYED, Happening.DECLARED, Happening.CAME_INTO_PLAY)
HURT: Final = (Happening.WOUNDED, Happening.ELIMINATED)


class Order(msgspec.Struct, frozen=True):
    """A game that is to be played: everything a process needs to know."""

    number: int
    deck: str
    opponent: str
    bots: tuple[str, str]
    length: str
    seed: int
    seat: int
    texts: tuple[str, str] = ("", "")
    """Both decks as text, where they are none of ours: who plays elsewhere has no file of that name."""


class GameRecord(msgspec.Struct, frozen=True):
    """What became of a game, as the deck in the lab sees it; cards by their codes."""

    number: int
    deck: str
    opponent: str
    seed: int
    seat: int
    won: float
    """1 if it won, 0 if it lost, a half if nobody did."""
    totals: tuple[int, int]
    points: dict[str, int]
    their_points: dict[str, int]
    turns: int
    ending: str
    drawn: list[str]
    played: list[str]
    stuck: list[str]
    hurt_by: dict[str, int]
    """How often a card's attack wounded or eliminated one of its characters."""
    by_turn: list[tuple[int, int]] = []
    """The points of both, its own first, when each turn began; the first is that of the first turn."""
    broken: str = ""
    """What went wrong, if the game broke off: such a game is set aside and not counted."""


def play(order: Order) -> GameRecord:
    """Play a game to its end; one that breaks is kept with what went wrong."""
    try:
        return _played(order)
    except Exception as error:  # noqa: BLE001  a game that breaks is set aside, named by its seed
        return _nothing(order, f"{type(error).__name__}: {error}"[:200])


def _played(order: Order) -> GameRecord:
    names = (order.deck, order.opponent) if order.seat == 0 else (order.opponent, order.deck)
    bots = order.bots if order.seat == 0 else (order.bots[1], order.bots[0])
    seats = [seated(name, seat, order.seed) for seat, name in enumerate(bots)]
    settings = Settings(length=GameLength(order.length))
    texts = order.texts if order.seat == 0 else (order.texts[1], order.texts[0])
    decks = [_ready(name, text) for name, text in zip(names, texts, strict=True)]
    match = Match(decks, seats, settings, order.seed)
    watcher = Watcher(order.seat)
    outcome = match.play(watcher).outcome
    if outcome is None:
        return _nothing(order, "the game did not end")
    table, seat = match.game.table, order.seat
    return GameRecord(
        number=order.number,
        deck=order.deck,
        opponent=order.opponent,
        seed=order.seed,
        seat=seat,
        won={seat: 1.0, 1 - seat: 0.0}.get(outcome.winner, 0.5),
        totals=(outcome.totals[seat], outcome.totals[1 - seat]),
        points=_named(by_source(table, seat)),
        their_points=_named(by_source(table, 1 - seat)),
        turns=table.turn,
        ending=outcome.ending.value,
        drawn=sorted(watcher.drawn),
        played=sorted(watcher.played),
        stuck=sorted([table.printed[card].code for card in table.pile(seat, HAND)]),
        hurt_by=dict(watcher.hurt_by),
        by_turn=watcher.by_turn,
    )


def _ready(name: str, text: str) -> StartingDeck:
    return ready(deck_from_text(text, name)) if text else starting_deck(name)


def _nothing(order: Order, broken: str) -> GameRecord:
    numbers = (order.number, order.deck, order.opponent, order.seed, order.seat)
    return GameRecord(*numbers, 0.5, (0, 0), {}, {}, 0, "", [], [], [], {}, [], broken)


def _total(table: Table, seat: int) -> int:
    return sum(by_source(table, seat).values())


def _named(points: dict[Points, int]) -> dict[str, int]:
    return {source.value: number for source, number in points.items()}


class Watcher:
    """Sees every position of a game and notes what the cards of one seat came to."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.drawn: set[str] = set()
        self.played: set[str] = set()
        self.hurt_by: Counter[str] = Counter()
        self.by_turn: list[tuple[int, int]] = []
        self._attacker: str | None = None

    def sees(self, match: Match) -> None:
        """The game rests, or is over."""
        table = match.game.table
        self.drawn.update([table.printed[card].code for card in table.pile(self.seat, HAND)])
        if table.turn > len(self.by_turn):
            self.by_turn.append((_total(table, self.seat), _total(table, 1 - self.seat)))
        for fact in match.game.facts:
            self._note(table, fact)

    def _note(self, table: Table, fact: Fact) -> None:
        code = SITE if fact.card == NONE else table.printed[fact.card].code
        if fact.kind is Happening.ATTACK_BEGAN:
            self._attacker = code
        elif fact.kind is Happening.ATTACK_ENDED:
            self._attacker = None
        elif fact.card != NONE and table.owners[fact.card] == self.seat:
            self._note_own(code, fact.kind)

    def _note_own(self, code: str, kind: Happening) -> None:
        if kind in PLAYED:
            self.played.add(code)
        elif kind in HURT and self._attacker is not None:
            self.hurt_by[self._attacker] += 1
