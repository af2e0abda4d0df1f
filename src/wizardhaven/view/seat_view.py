"""The table as one seat sees it, made of what that seat knows and of nothing else. [MOV-36, ORG-61]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.state.ids import NONE, CompanyId
from wizardhaven.engine.state.outcome import Outcome
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.engine.state.values import Value
from wizardhaven.view.asking import question_of
from wizardhaven.view.cards import EventView
from wizardhaven.view.chain import DeclarationView, LastingView, declarations, lasting_view
from wizardhaven.view.characters import event_view
from wizardhaven.view.checks import AttemptView, CheckView, attempt_view, check_view
from wizardhaven.view.combat import AttackView, attack_view
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.players import PlayerView
from wizardhaven.view.points import points_views
from wizardhaven.view.questions import Question
from wizardhaven.vocabulary.terms import Phase


@final
class AskedView(Value):
    """Who is asked, and for what; seat 2 is chance."""

    __slots__ = ("question", "seat")

    def __init__(self, seat: int, question: Question) -> None:
        self.seat = seat
        self.question = question


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
        "lasting",
        "outcome",
        "outer_chains",
        "phase",
        "players",
        "seat",
        "turn",
    )

    def __init__(self, seat: int | None, turn: int, active: int, phase: Phase) -> None:
        self.seat = seat
        self.turn = turn
        self.active = active
        self.phase = phase
        self.asked: AskedView | None = None
        self.company: CompanyId | None = None
        self.players: tuple[PlayerView, ...] = ()
        self.events: tuple[EventView, ...] = ()
        self.chain: tuple[DeclarationView, ...] = ()
        self.outer_chains: tuple[tuple[DeclarationView, ...], ...] = ()
        self.lasting: tuple[LastingView, ...] = ()
        self.attack: AttackView | None = None
        self.check: CheckView | None = None
        self.attempt: AttemptView | None = None
        self.called_by: int | None = None
        self.council = False
        self.outcome: Outcome | None = None


def seat_view(table: Table, seat: int | None) -> View:
    """What the seat may see now; with no seat, what both players see."""
    eyes = Eyes(table, seat)
    points = points_views(table)
    view = View(seat, table.turn, table.active, table.phase)
    view.asked = _asked(table)
    view.company = table.company if table.company in table.companies else None
    view.players = tuple([PlayerView(eyes, player, points[player]) for player in (0, 1)])
    on_the_table = [card for card in table.board if table.cards[card].company == NONE]
    view.events = tuple([event_view(eyes, card) for card in on_the_table])
    view.chain = declarations(eyes, table.chain)
    view.outer_chains = tuple([declarations(eyes, chain) for chain in table.outer_chains])
    view.lasting = tuple([lasting_view(eyes, lasting) for lasting in table.lasting])
    if table.attack is not None:
        view.attack = attack_view(eyes, table.attack)
    if table.check is not None:
        view.check = check_view(eyes, table.check)
    if table.attempt is not None:
        view.attempt = attempt_view(eyes, table.attempt)
    view.called_by = table.called_by if table.called_by != NONE else None
    view.council = table.council
    view.outcome = table.outcome
    return view


def _asked(table: Table) -> AskedView | None:
    """The choice the game rests at; nobody is asked once it is over."""
    if table.outcome is not None or not table.stack:
        return None
    top = table.stack[-1]
    return AskedView(top.seat, question_of(top)) if isinstance(top, Choice) else None
