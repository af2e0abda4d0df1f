"""A position in a few readable lines: what lies where, and the phase that begins.

wizardhaven position 1
turn 3 first site phase
first company at Moria: Aragorn II tapped [Glamdring]; Arwen < Aragorn II
first hand: Concealment; 2 Dodge
second table: Doors of Night
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager

from wizardhaven.engine.values import Chance, Edition, GameLength, OptionalRule, Settings, agreed
from wizardhaven.errors import BrokenFile, ImpossiblePosition, WizardhavenError
from wizardhaven.game.game import Game
from wizardhaven.scenario.lines import lay
from wizardhaven.scenario.naming import ORDINALS
from wizardhaven.scenario.playing import Playing
from wizardhaven.scenario.scene import Scene
from wizardhaven.scenario.words import cards, with_round_versions
from wizardhaven.vocabulary.terms import Phase

HEADER = "wizardhaven position 1"
AGREED = "agreed: "
BYTE_ORDER_MARK = "\ufeff"
"""Some editors write it before everything else."""


def read(text: str, name: str = "position", *, strictly: bool = False) -> Playing:
    """The table that the text sets, at the beginning of its phase."""
    lines = [with_round_versions(line.strip()) for line in text.removeprefix(BYTE_ORDER_MARK).splitlines()]
    if not lines or lines[0] != HEADER:
        raise BrokenFile(f"{name}, line 1: a position begins with “{HEADER}”")
    with _at(f"{name}, line 2"):
        scene, phase = _turn(lines[1] if len(lines) > 1 else "", strictly=strictly)
    laid = [0]
    for number, line in enumerate(lines[2:], start=3):
        laid.append(len(scene.table.cards))
        with _at(f"{name}, line {number}"):
            _lay(scene, line)
    try:
        return scene.begin(phase) if scene.under_way is None else scene.goes_on()
    except ImpossiblePosition as problem:
        # cards are numbered as they were laid, so the number of the card that is wrong tells the line
        raise BrokenFile(f"{name}, line {bisect_right(laid, problem.card) + 1}: {problem}") from None


def game_from(text: str, name: str, seed: int, *, patient: bool = False) -> Game:
    """The game that goes on from the position, with dice of its own."""
    game = read(text, name).game
    game.dice = Chance(seed)
    game.patient = patient
    return game


@contextmanager
def _at(where: str) -> Iterator[None]:
    """Whatever is wrong with a line is told with its place."""
    try:
        yield
    except WizardhavenError as problem:
        raise BrokenFile(f"{where}: {problem}") from None


def _lay(scene: Scene, line: str) -> None:
    if line.startswith(AGREED.strip()):
        scene.table.settings = _agreed(line)
    elif line and not line.startswith("#"):
        lay(scene, line)


def _turn(line: str, *, strictly: bool) -> tuple[Scene, Phase]:
    found = re.fullmatch(r"turn ([1-9]\d{0,2}) (first|second) (.+)", line)
    phases = {phase.value: phase for phase in Phase}
    if found is None or found[3] not in phases:
        known = ", ".join(phases)
        raise BrokenFile(f"write “turn 3 first organization phase”; the phases are {known}")
    active = ORDINALS.index(found[2])
    scene = Scene(turn=int(found[1]), active=active, filled=False, strictly=strictly)
    scene.table.phase = phases[found[3]]
    return scene, scene.table.phase


def _agreed(line: str) -> Settings:
    """How long the game is, by which edition and by which optional rules it is played. [SET-01]"""
    lengths, editions = [one.value for one in GameLength], [one.value for one in Edition]
    known = [*lengths, *editions, *[rule.value for rule in OptionalRule]]
    names = cards(line.removeprefix(AGREED.strip()))
    if not names:
        raise BrokenFile(f"say what is agreed, of {', '.join(known)}")
    for name in names:
        if name not in known:
            raise BrokenFile(f"“{name}” is none of {', '.join(known)}")
    for kinds in (lengths, editions):
        if len([name for name in names if name in kinds]) > 1:
            raise BrokenFile(f"only one of {', '.join(kinds)} can be agreed")
    length = [GameLength(name) for name in names if name in lengths]
    edition = [Edition(name) for name in names if name in editions]
    rules = [OptionalRule(name) for name in names if name not in lengths and name not in editions]
    usual = Settings()
    return agreed(length[0] if length else usual.length, rules, edition[0] if edition else usual.edition)
