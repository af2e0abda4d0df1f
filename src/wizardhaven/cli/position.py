"""`wizardhaven position`: plays on from a position, in the terminal or at the table in the browser."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Final

from rich.console import Console

from wizardhaven.bots.roster import BOT_NAMES, seated
from wizardhaven.cli import play
from wizardhaven.cli.session import OWN, Session
from wizardhaven.engine.values import Settings
from wizardhaven.errors import BrokenFile
from wizardhaven.scenario.position import game_from
from wizardhaven.scenario.writing import written
from wizardhaven.server.setup import Player, Setup
from wizardhaven.text.language import Language

NOBODY: Final = "nobody"
PLAYERS: Final = {
    Language.EN: ("First player", "Second player"),
    Language.DE: ("Erster Spieler", "Zweiter Spieler"),
    Language.FR: ("Premier joueur", "Second joueur"),
}


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it takes; how a table is served is said as for `play`."""
    parser = commands.add_parser("position", help="play on from a position that is written in a file")
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a position; docs/scenes.md says how to write one"
    )
    parser.add_argument(
        "--table", action="store_true", help="at the table in the browser, not in the terminal"
    )
    parser.add_argument(
        "--bot",
        choices=[NOBODY, *BOT_NAMES],
        default="planner",
        help="who plays the second player; if nobody, you play both, or a friend sits at the table",
    )
    parser.add_argument("--lang", choices=[one.value for one in Language], default="en")
    parser.add_argument(
        "--record", type=Path, default=Path("wizardhaven-position.txt"), help="where s saves what lies where"
    )
    play.add_options(
        parser.add_argument_group("with --table, and --seed for the dice in the terminal as well")
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play on until the game is over or the player leaves."""
    path: Path = arguments.file
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BrokenFile(f"{path} cannot be read: {problem}") from None
    seed = arguments.seed if arguments.seed is not None else secrets.randbits(64)
    language = Language(arguments.lang)
    if arguments.table:
        return play.serve(arguments, table(text, str(path), seed, arguments.bot, language))
    return session(text, str(path), seed, arguments.bot, language, arguments.record).play(input)


def session(text: str, name: str, seed: int, bot: str, language: Language, record: Path) -> Session:
    """The game that goes on from the position; what is saved of it is what lies where then."""
    game = game_from(text, name, seed)
    opponent = None if bot == NOBODY else seated(bot, 1 - OWN, seed)
    console = Console(highlight=False)
    return Session(game, opponent, console, language, record, lambda _actions: written(game.table))


def table(text: str, name: str, seed: int, bot: str, language: Language) -> Setup:
    """The table at which the position lies, for the first player against a bot or another person."""
    game_from(text, name, seed)  # whatever is wrong with the file is told before anything is served
    first, second = PLAYERS[language]
    players = (Player(first, text), Player(second, text, None if bot == NOBODY else bot))
    return Setup(players, Settings().length, str(seed))
