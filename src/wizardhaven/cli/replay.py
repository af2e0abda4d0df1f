"""`wizardhaven replay`: a recorded game told as a story, or played again to see that it is the same."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from wizardhaven.engine.values import Happening
from wizardhaven.errors import BrokenFile
from wizardhaven.game.game import Game
from wizardhaven.notation.digest import digest
from wizardhaven.notation.record import Record, read, replay
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import fact_text


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it takes."""
    parser = commands.add_parser("replay", help="tell a recorded game as a story, or verify it")
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--verify", action="store_true", help="play it again and compare the digest")
    parser.add_argument("--lang", choices=[one.value for one in Language], default="en")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tell or verify."""
    path: Path = arguments.file
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BrokenFile(f"{path} cannot be read: {problem}") from None
    record = read(text, str(path))
    if arguments.verify:
        return _verify(record, str(path))
    _tell(record, str(path), Language(arguments.lang))
    return 0


def _verify(record: Record, name: str) -> int:
    last: Game | None = None
    for game in replay(record, name):
        last = game
    assert last is not None
    found = digest(last)
    if found != record.digest:
        Console(stderr=True, soft_wrap=True).print(
            f"{name}: the game ends elsewhere: {found}, not {record.digest}"
        )
        return 1
    Console(soft_wrap=True, highlight=False).print(
        f"{name}: {len(record.actions)} actions, the same game ({found})"
    )
    return 0


def _tell(record: Record, name: str, language: Language) -> None:
    console = Console(soft_wrap=True, highlight=False)
    first, second = [escape(deck.title) for deck in record.decks]
    console.print(f"[bold]{first}[/bold] — [bold]{second}[/bold]")
    for game in replay(record, name):
        for fact in game.facts:
            told = fact_text(game.table, fact, None, language)
            if told is None:
                continue
            if fact.kind is Happening.TURN_BEGAN:
                console.print()
            console.print(told, style="bold" if fact.kind is Happening.TURN_BEGAN else None)
