"""`wizardhaven deck`: which decks there are, what is in one, whether it is built as the rules want."""

import argparse
from itertools import groupby

from rich.console import Console

from wizardhaven.catalogue import catalogue
from wizardhaven.cli import deck_check, deck_files
from wizardhaven.decks.deck import AGAINST_FALLEN_WIZARDS, Deck, Part
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.text.language import Language


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `deck` and what can be asked about decks."""
    parser = commands.add_parser("deck", help="decks: those that come with the game and those in files")
    questions = parser.add_subparsers(dest="question", required=True, metavar="QUESTION")
    listing = questions.add_parser("list", help="the decks that come with the game")
    listing.set_defaults(run=run_list)
    showing = questions.add_parser("show", help="the cards of a deck")
    showing.add_argument("deck", metavar="NAME", help="the name of a deck, or a file")
    showing.set_defaults(run=run_show)
    deck_check.add_parser(questions)
    deck_files.add_parsers(questions)


def run_list(arguments: argparse.Namespace) -> int:
    """List the decks that come with the game."""
    _say([f"{name}  {deck(name).title}" for name in deck_names()])
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    """Show the cards of a deck, part by part."""
    shown = deck(arguments.deck)
    lines = [line for part in Part for line in _section(part.value, shown.part(part))]
    if shown.against_fallen_wizards:
        lines += _section(AGAINST_FALLEN_WIZARDS, shown.against_fallen_wizards)
    _say([*_heading(shown), *lines])
    return 0


def _say(lines: list[str]) -> None:
    Console().print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)


def _heading(shown: Deck) -> list[str]:
    avatar = "no avatar" if shown.avatar is None else catalogue.name(shown.avatar, Language.EN)
    return [shown.title, f"{shown.player.value}, {avatar}"]


def _section(section: str, codes: tuple[str, ...]) -> list[str]:
    counted = [f"  {len(list(copies))} {_card(code)}" for code, copies in groupby(codes)]
    return ["", f"{section} ({len(codes)})", *counted]


def _card(code: str) -> str:
    return f"{catalogue.name(code, Language.EN)} ({code})"
