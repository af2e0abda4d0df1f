"""One game between bots, played to its end or to where it breaks, with what it promised and did not keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.again import differs_again
from wizardhaven.bots.arena import Match, Onlooker, Result
from wizardhaven.bots.bot import Bot
from wizardhaven.bots.card_counts import CardCounts
from wizardhaven.bots.faults import Fault, Promise, error_text
from wizardhaven.bots.follies import Follies
from wizardhaven.bots.inspector import Inspector
from wizardhaven.engine.values import Settings, StartingDeck

NO_DIGEST: Final = "-"
"""Stands for the final position of a game that has none."""


@final
class Trial:
    """What became of a game. The inspector is there if the game was checked."""

    __slots__ = ("actions", "decisions", "digest", "faults", "finished", "follies", "inspector", "turns")

    def __init__(self, inspector: Inspector | None) -> None:
        self.inspector = inspector
        self.follies = Follies()
        self.finished = False
        self.decisions = 0
        self.actions = 0
        self.turns = 0
        self.digest = NO_DIGEST
        self.faults: list[Fault] = []


def tried(
    decks: Sequence[StartingDeck],
    bots: Sequence[Bot],
    settings: Settings,
    seed: int,
    checks: bool,
    counts: CardCounts | None = None,
) -> Trial:
    """Play a game; nothing that goes wrong in it is raised."""
    inspector = Inspector(seed) if checks else None
    trial = Trial(inspector)
    match: Match | None = None
    try:
        match = Match(decks, bots, settings, seed)
        onlookers: list[Onlooker] = [trial.follies, *([] if inspector is None else [inspector])]
        if counts is not None:
            onlookers.append(counts)
        _note(trial, match.play(*onlookers))
    except Exception as error:  # noqa: BLE001  a game that breaks is counted, and the next one is played
        _note_broken(trial, match, error)
    if inspector is not None:
        trial.faults.extend(inspector.faults)
        if match is not None:
            fault = differs_again(decks, settings, seed, match.actions, inspector.kept)
            if fault is not None:
                trial.faults.append(fault)
    return trial


def _note(trial: Trial, result: Result) -> None:
    trial.finished = result.outcome is not None
    trial.decisions = result.decisions
    trial.actions = result.actions
    trial.turns = result.turns
    trial.digest = result.digest


def _note_broken(trial: Trial, match: Match | None, error: Exception) -> None:
    """Somebody is asked who can do nothing, or the rules are in error."""
    where = "getting ready"
    if match is not None:
        table = match.game.table
        trial.decisions = match.decisions
        trial.actions = len(match.actions)
        trial.turns = table.turn
        where = f"turn {table.turn}, {table.phase.value}"
    is_dead_end = isinstance(error, AssertionError) and "nobody can do anything" in str(error)
    promise = Promise.SOMEBODY_TO_ASK if is_dead_end else Promise.NO_ERROR
    trial.faults.append(Fault(promise, trial.actions, f"{error_text(error)}; {where}"))
