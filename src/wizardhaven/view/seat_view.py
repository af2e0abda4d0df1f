"""The table as one seat sees it, made of what that seat knows and of nothing else. [MOV-36, ORG-61]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.questions import regions_now
from wizardhaven.engine.values import NONE, Choice, CompanyId, Outcome, Question, Table, Value
from wizardhaven.view.cards import EventView
from wizardhaven.view.chain import DeclarationView, LastingView, declarations, lasting_view
from wizardhaven.view.checks import AttemptView, CheckView
from wizardhaven.view.combat import AttackView
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.openly import OpenTable
from wizardhaven.view.players import OwnPiles, PlayerView
from wizardhaven.view.seats import PlayerSeat
from wizardhaven.vocabulary.terms import Phase, RegionType


@final
class AskedView(Value):
    """Who is asked, and for what; seat 2 is chance."""

    __slots__ = ("question", "seat")

    def __init__(self, seat: int, question: Question) -> None:
        self.seat = seat
        self.question = question


@final
class LandView(Value):
    """A region that counts as of another type than is printed. [MOV-14]"""

    __slots__ = ("land", "region")

    def __init__(self, region: str, land: RegionType) -> None:
        self.region = region
        self.land = land


@final
class View(Value):
    """Everything a seat may see; a spectator's has no seat.

    `active` is the player whose turn it is, `company` the company at hand, `called_by` who has called
    the end; `outer_chains` wait until the `chain` inside them has resolved. [TIM-59]
    """

    __slots__ = (
        "active",
        "asked",
        "attack",
        "attempt",
        "called_by",
        "chain",
        "check",
        "company",
        "council",
        "events",
        "lands",
        "lasting",
        "outcome",
        "outer_chains",
        "phase",
        "players",
        "seat",
        "turn",
    )

    def __init__(
        self,
        seat: PlayerSeat | None,
        turn: int,
        active: PlayerSeat,
        phase: Phase,
        players: tuple[PlayerView, PlayerView],
    ) -> None:
        self.seat = seat
        self.turn = turn
        self.active = active
        self.phase = phase
        self.players = players
        self.asked: AskedView | None = None
        self.company: CompanyId | None = None
        self.events: tuple[EventView, ...] = ()
        self.lands: tuple[LandView, ...] = ()
        self.chain: tuple[DeclarationView, ...] = ()
        self.outer_chains: tuple[tuple[DeclarationView, ...], ...] = ()
        self.lasting: tuple[LastingView, ...] = ()
        self.attack: AttackView | None = None
        self.check: CheckView | None = None
        self.attempt: AttemptView | None = None
        self.called_by: PlayerSeat | None = None
        self.council = False
        self.outcome: Outcome | None = None


@final
class Views:
    """What several seats see of a table at one moment: what is the same for all is reckoned once.

    What has not changed since the views before, if there were some, is taken from there.
    """

    __slots__ = ("_openly", "_table", "piles")

    def __init__(self, table: Table, before: Views | None = None) -> None:
        self._table = table
        self._openly = OpenTable(table)
        self.piles: OwnPiles = before.piles if before is not None else OwnPiles()

    def of(self, seat: int | None) -> View:
        """What the seat may see; with no seat, what both players see."""
        table, openly = self._table, self._openly
        eyes = Eyes(table, seat)
        first, second = [PlayerView(eyes, player, self.piles) for player in openly.players]
        view = View(seat, table.turn, table.active, table.phase, (first, second))
        view.asked = _asked(table)
        view.company = table.company if table.company in table.companies else None
        view.events = openly.events
        view.lands = tuple([LandView(region, kind) for region, kind in regions_now(table)])
        view.chain = declarations(eyes, table.chain)
        view.outer_chains = tuple([declarations(eyes, chain) for chain in table.outer_chains])
        shown = [lasting for lasting in table.lasting if not lasting.further]
        view.lasting = tuple([lasting_view(eyes, lasting) for lasting in shown])
        view.attack = openly.attack
        view.check = openly.check
        view.attempt = openly.attempt
        view.called_by = table.called_by if table.called_by != NONE else None
        view.council = table.council
        view.outcome = table.outcome
        return view


def seat_view(table: Table, seat: int | None) -> View:
    """What one seat may see now."""
    return Views(table).of(seat)


def _asked(table: Table) -> AskedView | None:
    """The choice the game rests at; nobody is asked once it is over."""
    if table.outcome is not None or not table.stack:
        return None
    top = table.stack[-1]
    return AskedView(top.seat, top.asks) if isinstance(top, Choice) else None
