"""Many games by many processes, kept one by one, so that they can be stopped and taken up again."""

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from wizardhaven.bots.collector import collect_rarely
from wizardhaven.errors import BrokenFile, WizardhavenError
from wizardhaven.lab.game import GameRecord, Order, play

Players: TypeAlias = Callable[[Sequence[Order]], Iterator[GameRecord]]
"""Who plays the games: they come as they end, in any order."""
AHEAD: Final = 4
"""So many games a process are handed out before their turn."""


def orders(
    deck: str, field: Sequence[str], bots: tuple[str, str], length: str, games: int, seed: int
) -> list[Order]:
    """Games against everybody in turn, each seed from both seats."""
    return [
        Order(n, deck, field[(n // 2) % len(field)], bots, length, seed + n // 2, n % 2) for n in range(games)
    ]


def with_texts(wanted: Sequence[Order], texts: Mapping[str, str]) -> list[Order]:
    """The games with the texts of the decks that are none of ours."""
    return [
        msgspec.structs.replace(one, texts=(texts.get(one.deck, ""), texts.get(one.opponent, "")))
        for one in wanted
    ]


def everybody(decks: Sequence[str], bots: tuple[str, str], length: str, games: int, seed: int) -> list[Order]:
    """So many games of each deck with each other one."""
    pairs = [(one, other) for place, one in enumerate(decks) for other in decks[place + 1 :]]
    ordered = [(pair, n) for pair in pairs for n in range(games)]
    return [
        Order(number, one, other, bots, length, seed + n // 2, n % 2)
        for number, ((one, other), n) in enumerate(ordered)
    ]


def in_rounds(decks: Sequence[str], bots: tuple[str, str], length: str, games: int, seed: int) -> list[Order]:
    """So many games in all, of each deck with each other one in turn."""
    pairs = [(one, other) for place, one in enumerate(decks) for other in decks[place + 1 :]]
    found: list[Order] = []
    for number in range(games):
        turn, place = divmod(number, len(pairs))
        one, other = pairs[place]
        found.append(Order(number, one, other, bots, length, seed + turn // 2, turn % 2))
    return found


def run(
    wanted: Sequence[Order], keep: Path | None, players: Players, told: Callable[[GameRecord], None]
) -> list[GameRecord]:
    """Have those games played that are not kept yet; what is played is kept at once, and told."""
    records = {record.number: record for record in (kept(keep, wanted) if keep is not None else [])}
    for record in records.values():
        told(record)
    left = [order for order in wanted if order.number not in records]
    for record in players(left):
        records[record.number] = record
        if keep is not None:
            with keep.open("ab") as file:
                file.write(msgspec.json.encode(record) + b"\n")
        told(record)
    return [records[number] for number in sorted(records)]


def kept(file: Path, wanted: Sequence[Order]) -> list[GameRecord]:
    """The games that a file holds of those that are wanted; one of another order is refused."""
    if not file.exists():
        return []
    by_number = {order.number: order for order in wanted}
    found: list[GameRecord] = []
    for number, line in enumerate(_whole_lines(file), start=1):
        record = _record(line, file, number)
        order = by_number.get(record.number)
        if order is None:
            continue
        if (order.deck, order.opponent, order.seed, order.seat) != _told_by(record):
            raise BrokenFile(f"{file}, line {number}: this game belongs to another order; take another file.")
        found.append(record)
    return found


def _whole_lines(file: Path) -> list[bytes]:
    """The lines of a file; a last one that was cut off is taken away, and its game is played again."""
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        file.write_bytes(whole)
    return whole.splitlines()


def _told_by(record: GameRecord) -> tuple[str, str, int, int]:
    return record.deck, record.opponent, record.seed, record.seat


def _record(line: bytes, file: Path, number: int) -> GameRecord:
    try:
        return msgspec.json.decode(line, type=GameRecord)
    except msgspec.DecodeError:
        raise BrokenFile(f"{file}, line {number}: this is no game of the lab.") from None


def processes(workers: int) -> Players:
    """So many processes of this machine play."""
    return lambda left: _games(left, workers)


def _games(left: Sequence[Order], workers: int) -> Iterator[GameRecord]:
    if workers == 1 or len(left) < 2:
        yield from map(play, left)
        return
    pool = ProcessPoolExecutor(min(workers, len(left)), get_context("spawn"), initializer=_begin)
    try:
        for start in range(0, len(left), workers * AHEAD):
            portion = [pool.submit(play, order) for order in left[start : start + workers * AHEAD]]
            for future in as_completed(portion):
                yield future.result()
    except BrokenProcessPool:
        raise WizardhavenError(
            "a process that was playing games has ended; with --workers 1 none is needed"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """In a process of its own, which leaves interrupts to its parent."""
    collect_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
