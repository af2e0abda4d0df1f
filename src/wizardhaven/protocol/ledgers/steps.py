"""The steps of a strike sequence and of the council, and which of them the table is at. [CMB-23, WIN-27]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.engine.questions import attacked_seat, takes_actions
from wizardhaven.engine.steps import (
    CheckNext,
    FaceStrike,
    RollAttack,
    RollDefense,
    RollForAgent,
    RollForTie,
    RollStrike,
    SpendExcess,
    StrikeActions,
    StrikeHazards,
    SupportStrike,
)
from wizardhaven.engine.values import NONE, WAITING, Attack, Table
from wizardhaven.engine.values import Step as EngineStep
from wizardhaven.game.game import Game
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.ledgers.speech import Speech
from wizardhaven.protocol.shapes import Step, StepState
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase

Named = tuple[Phrase, str]
"""A step's name and its rule."""

HAZARDS: Final[Named] = (Phrase.STEP_HAZARDS, "CMB-24")
EXCESS: Final[Named] = (Phrase.STEP_EXCESS, "CMB-25")
FACE: Final[Named] = (Phrase.STEP_FACE, "CMB-26")
SUPPORT: Final[Named] = (Phrase.STEP_SUPPORT, "CMB-27")
ACTIONS: Final[Named] = (Phrase.STEP_ACTIONS, "CMB-28")
ROLL: Final[Named] = (Phrase.STEP_ROLL, "CMB-30")
OUTCOME: Final[Named] = (Phrase.STEP_OUTCOME, "CMB-33")

BETWEEN_COMPANIES: Final[tuple[Named, ...]] = (
    (Phrase.STEP_ATTACKER_ACTIONS, "CVC-08"),
    (Phrase.STEP_EXCESS, "CVC-09"),
    (Phrase.STEP_ATTACKER_FACE, "CVC-10"),
    (Phrase.STEP_FACE, "CVC-11"),
    (Phrase.STEP_SUPPORT, "CVC-12"),
    (Phrase.STEP_ACTIONS, "CVC-13"),
    (Phrase.STEP_ROLLS, "CVC-14"),
    (Phrase.STEP_OUTCOME, "CVC-15"),
)


def steps(game: Game, language: Language, seat: int | None = None) -> list[Step]:
    """The steps of what is going on, if it has any, as told to a seat; none otherwise."""
    table = game.table
    speech = Speech(table, language)
    attack = table.attack
    if attack is not None and attack.strike != NONE:
        named = _of_strike(table, attack)
        return _told([(speech.plain(phrase), rule) for phrase, rule in named], _at(table, attack, named))
    return _of_council(speech, seat) if table.council else []


def _told(named: Sequence[tuple[str, str]], now: int) -> list[Step]:
    """Each step by its name and its rule; those before the one at hand are done."""
    found: list[Step] = []
    for number, (name, rule) in enumerate(named):
        state: StepState = "done" if number < now else "now" if number == now else "ahead"
        found.append(Step(name, rule, state))
    return found


def _of_strike(table: Table, attack: Attack) -> tuple[Named, ...]:
    """Hazards only in a movement/hazard phase, and nothing of his own for who is not on turn. [CMB-06]"""
    if attack.attacking != NONE:
        return BETWEEN_COMPANIES
    defender = attacked_seat(table, attack)
    moving = table.phase is Phase.MOVEMENT_HAZARD and defender == table.active
    own = (FACE, SUPPORT, ACTIONS) if takes_actions(table, defender) else ()
    return (*((HAZARDS,) if moving else ()), EXCESS, *own, ROLL, OUTCOME)


def _at(table: Table, attack: Attack, named: tuple[Named, ...]) -> int:
    """The place of the first step that is still on the stack; the last one once the dice have fallen."""
    if attack.strikes[attack.strike].result != WAITING:
        return len(named) - 1
    places = [place for step in table.stack if (place := _place(table, attack, step, named)) is not None]
    return min(places) if places else len(named) - 2


def _place(table: Table, attack: Attack, step: EngineStep, named: tuple[Named, ...]) -> int | None:
    phrase = _phrase(table, attack, step)
    found = [number for number, (each, _) in enumerate(named) if each is phrase]
    return found[0] if found else None


def _phrase(table: Table, attack: Attack, step: EngineStep) -> Phrase | None:
    """Which of the steps a piece of the engine's flow belongs to."""
    if isinstance(step, StrikeHazards):
        return Phrase.STEP_HAZARDS
    if isinstance(step, SpendExcess):
        return Phrase.STEP_EXCESS
    if isinstance(step, SupportStrike):
        return Phrase.STEP_SUPPORT
    if isinstance(step, (RollStrike, RollForAgent)):
        return Phrase.STEP_ROLL
    if isinstance(step, (RollAttack, RollDefense)):
        return Phrase.STEP_ROLLS
    if isinstance(step, (FaceStrike, StrikeActions)):
        attacking = attack.attacking != NONE and step.seat != attacked_seat(table, attack)
        if isinstance(step, FaceStrike):
            return Phrase.STEP_ATTACKER_FACE if attacking else Phrase.STEP_FACE
        return Phrase.STEP_ATTACKER_ACTIONS if attacking else Phrase.STEP_ACTIONS
    return None


def _of_council(speech: Speech, seat: int | None) -> list[Step]:
    """The player whose turn was the last checks first, then the other; then points are compared. [WIN-29]"""
    table = speech.table
    last = table.active
    if table.outcome is not None:
        now = 4
    elif isinstance(table.stack[-1], RollForTie):
        now = 3
    else:
        waiting = [step.seat for step in table.stack if isinstance(step, CheckNext)]
        checking = table.check is not None and table.owners[table.check.character] == last
        now = 0 if last in waiting or checking else 1
    checks = [(_checks_of(speech, player, seat), "WIN-29") for player in (last, 1 - last)]
    duplicates = (speech.plain(Phrase.STEP_RECKONING), "WIN-52")
    return _told([*checks, duplicates, (speech.plain(Phrase.STEP_VERDICT), "WIN-55")], now)


def _checks_of(speech: Speech, player: int, seat: int | None) -> str:
    if seat is None:
        return speech.plain(Phrase.STEP_COUNCIL_CHECKS, n=player + 1)
    return speech.plain(Phrase.STEP_OWN_CHECKS if player == seat else Phrase.STEP_THEIR_CHECKS)
