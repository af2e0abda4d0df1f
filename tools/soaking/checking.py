"""Reads the journals back and compares them with what people were shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from tools.soaking.guest import UNDO, Guest
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code, chosen
from wizardhaven.protocol.rolling import roller
from wizardhaven.server import setup as setups
from wizardhaven.server.journal import Chance, Choosing, Entry, Undoing, read_all
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Setup, dealt
from wizardhaven.server.storage.storage import Storage, Stored
from wizardhaven.text.language import Language


async def faults_in(database: Path, guests: Sequence[Guest]) -> list[str]:
    """Everything that somebody was shown and that is not stored."""
    at_tables: dict[str, list[Guest]] = defaultdict(list)
    for guest in guests:
        at_tables[guest.table].append(guest)
    faults: list[str] = []
    storage = await Storage.opened(f"sqlite:///{database}")
    try:
        for number, (table, people) in enumerate(at_tables.items()):
            stored = await storage.load(table)
            found = ["is not stored"] if stored is None else list(lost(stored, people))
            faults += [f"Table {number}: {fault}." for fault in found]
    finally:
        await storage.close()
    return faults


def lost(stored: Stored, people: Sequence[Guest]) -> Iterator[str]:
    """What the people at one table were shown and is not there."""
    setup = setups.read(stored.setup)
    lines = [line for entry in stored.entries for line in entry.split("\n")]
    for guest in people:
        if guest.n > len(lines):
            yield f"seat {guest.seat} was shown {guest.n}, but only {len(lines)} are stored"
            return
        told = Played(setup, lines[: guest.n]).chronicle(guest.seat, Language.EN).lines
        if [msgspec.json.encode(line) for line in told] != guest.log:
            yield f"seat {guest.seat} was told another story than the stored one"
    yield from lost_choices(setup, lines, people)


def lost_choices(setup: Setup, lines: Sequence[str], people: Sequence[Guest]) -> Iterator[str]:
    """Play the journal again and look whether each choice is the one that was made."""
    chosen_at = {number: (guest, option) for guest in people for number, option in guest.acknowledged.items()}
    games = [dealt(setup)]
    for number, entry in enumerate(read_all(lines)):
        if number in chosen_at:
            guest, option = chosen_at.pop(number)
            if not is_it(games[-1], entry, guest.seat, option):
                yield f"seat {guest.seat} chose {option} at {number}, but “{lines[number]}” is stored"
                return
        follow(games, entry)
    if chosen_at:
        yield f"{len(chosen_at)} choices are not stored"


def is_it(game: Game, entry: Entry, seat: int, option: int) -> bool:
    """Whether an entry of the journal is what a seat chose by an option's number."""
    match entry:
        case Choosing():
            codes = [action_code(one) for one in game.options()]
            return entry.seat == seat and codes[option : option + 1] == [entry.action]
        case Chance():
            return roller(game) == seat and option == 0
        case Undoing():
            return option == UNDO
        case _:
            return False


def follow(games: list[Game], entry: Entry) -> None:
    """One more entry of the journal; the game is kept as it was after every one, for what is undone."""
    match entry:
        case Choosing(_, _, code) | Chance(code):
            game = games[-1].clone()
            action = chosen(game.options(), code)
            assert action is not None, "a journal can be played again"
            game.apply(action)
            games.append(game)
        case Undoing(length):
            del games[length + 1 :]
        case _:
            pass
