"""`wizardhaven`: one command a module, one sentence for whatever is wrong, never a traceback."""

import argparse
import os
import sys
from typing import Final

from wizardhaven.cli import backup, cards, deck, lab, play, position, replay, rules, score, simulate, terminal
from wizardhaven.cli.version import version
from wizardhaven.errors import WizardhavenError

COMMANDS: Final = (
    backup.add_parser,
    cards.add_parser,
    deck.add_parser,
    lab.add_parser,
    play.add_parser,
    position.add_parser,
    replay.add_parser,
    rules.add_parser,
    score.add_parser,
    simulate.add_parser,
    terminal.add_parser,
)
WRONG: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(argv: list[str] | None = None) -> int:
    """Do what the command line asks for; what is returned is the exit code."""
    try:
        arguments = parser().parse_args(argv)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except WizardhavenError as error:
        print(f"wizardhaven: {_visible(str(error))}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED
    return code


def parser() -> argparse.ArgumentParser:
    """What the command line understands."""
    found = argparse.ArgumentParser(prog="wizardhaven", description="Journeys and perils in Middle-earth.")
    found.add_argument("--version", action="version", version=f"wizardhaven {version()}")
    commands = found.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for add_parser in COMMANDS:
        add_parser(commands)
    return found


def _visible(text: str) -> str:
    """What a file says may be quoted, but it does not steer the terminal."""
    return "".join([letter if letter.isprintable() or letter == "\n" else "�" for letter in text])


def _forget_output() -> None:
    """Nobody reads on, so nothing that is still to be written may complain when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
