"""A position in a few readable lines: what lies where, and the phase that begins.

wizardhaven position 1
turn 3 first site phase
first company at Moria: Aragorn II tapped [Glamdring]; Arwen < Aragorn II
first hand: Concealment; 2 Dodge
second table: Doors of Night
"""

from __future__ import annotations

import re

from wizardhaven.engine.state.ids import (
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    OUT,
    POINTS,
    REMOVED,
    SIDEBOARD,
)
from wizardhaven.engine.state.settings import OptionalRule, Settings, agreed
from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.scenario.naming import card_of
from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.playing import Playing
from wizardhaven.scenario.scene import Scene
from wizardhaven.scenario.side import STATUS, Side
from wizardhaven.vocabulary.cards import Creature, Event
from wizardhaven.vocabulary.terms import Phase, PlayerKind
from wizardhaven.vocabulary.terms import Side as CardSide

HEADER = "wizardhaven position 1"
AGREED = "agreed: "
SEATS = ("first", "second")
PILES = {
    "hand": HAND,
    "play deck": DECK,
    "discard pile": DISCARD,
    "sideboard": SIDEBOARD,
    "location deck": LOCATION,
    "points": POINTS,
    "removed": REMOVED,
}


OTHER_LINES = (
    "plays",
    "exhausted",
    "table",
    "company at SITE",
    "agent face-down",
    "held at SITE by HOST",
    "stored at SITE",
)


def read(text: str, name: str = "position") -> Playing:
    """The table that the text sets, at the beginning of its phase."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines or lines[0] != HEADER:
        raise BrokenFile(f"{name}, line 1: a position begins with “{HEADER}”")
    scene: Scene | None = None
    phase = Phase.ORGANIZATION
    for number, line in enumerate(lines[1:], start=2):
        where = f"{name}, line {number}"
        try:
            if scene is None:
                scene, phase = _turn(line, where)
            elif line.startswith(AGREED):
                scene.table.settings = _agreed(line, where)
            elif line and not line.startswith("#"):
                _line(scene, line, where)
        except UnknownName as problem:
            raise BrokenFile(f"{where}: {problem}") from None
    if scene is None:
        raise BrokenFile(f"{name}, line 2: the turn is missing")
    return scene.begin(phase)


def _turn(line: str, where: str) -> tuple[Scene, Phase]:
    found = re.fullmatch(r"turn (\d+) (first|second) (.+)", line)
    phases = {phase.value: phase for phase in Phase}
    if found is None or found[3] not in phases:
        known = ", ".join(phases)
        raise BrokenFile(f"{where}: write “turn 3 first organization phase”; the phases are {known}")
    return Scene(turn=int(found[1]), active=SEATS.index(found[2]), filled=False), phases[found[3]]


def _agreed(line: str, where: str) -> Settings:
    """The optional rules by which the game is played. [SET-01]"""
    known = [rule.value for rule in OptionalRule]
    names = _names(line.removeprefix(AGREED))
    for name in names:
        if name not in known:
            raise BrokenFile(f"{where}: “{name}” is none of {', '.join(known)}")
    return agreed(Settings().length, [OptionalRule(name) for name in names])


def _line(scene: Scene, line: str, where: str) -> None:
    head, mark, rest = line.partition(": ")
    seat, _, what = head.partition(" ")
    if seat not in SEATS or not mark:
        raise BrokenFile(f"{where}: write “first hand: …” or “second company at …: …”")
    side = scene.first if seat == "first" else scene.second
    other = scene.second if seat == "first" else scene.first
    if what.startswith("company at "):
        _read_company(side, other, what.removeprefix("company at "), rest)
    elif what.startswith("held at "):
        _read_prisoners(side, other, what.removeprefix("held at "), rest)
    elif what in ("agent face-down", "agent face-up"):
        _read_agent(side, rest, face_up=what.endswith("up"))
    elif what == "plays":
        _read_player(side, rest, where)
    elif what == "exhausted":
        if not rest.isdecimal():
            raise BrokenFile(f"{where}: “{rest}” is no number of times that a play deck has run out")
        side.exhausted(int(rest))
    elif what.startswith("stored at "):
        side.stored(rest, what.removeprefix("stored at "))
    elif what == "table":
        for card in _names(rest):
            side.event(card)
    elif what == "play deck":
        side.deck(*_names(rest))
    elif what in PILES:
        side.pile(PILES[what], *_names(rest))
    else:
        known = ", ".join([*PILES, *OTHER_LINES])
        raise BrokenFile(f"{where}: “{what}” is none of {known}")


def _read_player(side: Side, text: str, where: str) -> None:
    """Who a player is, and which Fallen-wizard he has declared. [SET-03, FW-06]"""
    kind, _, name = text.partition(" ")
    known = [one.value for one in PlayerKind]
    if kind not in known:
        raise BrokenFile(f"{where}: “{kind}” is none of {', '.join(known)}")
    side.plays(PlayerKind(kind), name)


def _names(text: str) -> list[str]:
    names: list[str] = []
    for word in text.split(";"):
        found = re.fullmatch(r"\s*(?:(\d+) )?(.+?)\s*", word)
        if found is not None:
            names.extend([found[2]] * int(found[1] or "1"))
    return names


def _with_status(text: str) -> tuple[str, str]:
    for status in STATUS:
        if text.endswith(f" {status}"):
            return text.removesuffix(f" {status}"), status
    return text, "untapped"


def _place(text: str) -> tuple[str, str, list[str]]:
    """A site, whether it is tapped, and what lies on it."""
    found = re.fullmatch(r"(.+?)(?: \[(.+)\])?", text)
    assert found is not None
    site, status = _with_status(found[1])
    return site, status, found[2].split(", ") if found[2] else []


def _read_company(side: Side, other: Side, place: str, members: str) -> None:
    place, _, events = place.partition(" with ")
    place, _, above = place.partition(" beneath ")
    site, site_status, lies_there = _place(place)
    pieces: dict[str, Piece] = {}
    followers: list[tuple[Piece, str]] = []
    texts = [text.strip() for text in members.split(";")]
    parsed = [re.fullmatch(r"(.+?)(?: < (.+?))?(?: \[(.+)\])?", text) for text in texts]
    names = [_with_status(found[1])[0] for found in parsed if found is not None]
    company = side.company(site, *names, site_status=site_status)
    for piece, found in zip(company, parsed):
        assert found is not None
        side.turn(piece, _with_status(found[1])[1])
        pieces[_with_status(found[1])[0]] = piece
        if found[2]:
            followers.append((piece, found[2]))
        for held in (found[3] or "").split(", ") if found[3] else []:
            card, status = _with_status(held)
            owner = other if _is_hazard(card) else side
            owner.gives(card, piece, status)
    for piece, leader in followers:
        side.follow(piece, pieces[leader])
    for card in lies_there:
        (other if _is_hazard(card) else side).gives(card, Piece(side.table, company[0].company.site))
    if above:
        haven, status, lies_there = _place(above)
        surface = side.site(haven, status)
        side.beneath(company[0], surface)
        for card in lies_there:
            (other if _is_hazard(card) else side).gives(card, surface)
    for card in _names(events) if events else []:
        (other if _is_hazard(card) else side).event(card, on_company_of=company[0])


def _read_prisoners(side: Side, other: Side, place: str, members: str) -> None:
    site, _, host = place.partition(" by ")
    held: Piece | None = None
    for text in members.split(";"):
        found = re.fullmatch(r"(.+?)(?: \[(.+)\])?", text.strip())
        assert found is not None
        name, status = _with_status(found[1])
        prisoner = side.pile(OUT, name)[0]
        side.turn(prisoner, status)
        for ring in found[2].split(", ") if found[2] else []:
            side.gives(ring, prisoner)
        if held is None:
            held = other.holds(host, prisoner, at=site)
        else:
            other.holds_too(held, prisoner)


def _read_agent(side: Side, text: str, face_up: bool) -> None:
    who, _, trail = text.partition(" by way of ")
    found = re.fullmatch(r"(.+?)(?: \[(.+)\])?", who)
    assert found is not None
    name, status = _with_status(found[1])
    piece = side.agent(name, tuple(_names(trail)) if trail else (), status, face_up)
    for card in _names(found[2]) if found[2] else []:
        side.gives(card, piece)


def _is_hazard(name: str) -> bool:
    """A hazard on a character was played by the other player."""
    card = card_of(name)
    return isinstance(card, Creature) or (isinstance(card, Event) and card.side is CardSide.HAZARD)
