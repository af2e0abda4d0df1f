"""`wizardhaven deck`: which decks there are, what is in one, whether it can be played."""

import argparse
from itertools import groupby

from rich.console import Console

from wizardhaven.catalogue import catalogue
from wizardhaven.decks.deck import Deck, Part
from wizardhaven.decks.playable import not_playable
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
    checking = questions.add_parser("check", help="whether a deck can be read and all its cards be played")
    checking.add_argument("deck", metavar="NAME_OR_FILE", help="the name of a deck, or a file")
    checking.set_defaults(run=run_check)


def run_list(arguments: argparse.Namespace) -> int:
    """List the decks that come with the game."""
    _say([f"{name}  {deck(name).title}" for name in deck_names()])
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    """Show the cards of a deck, part by part."""
    shown = deck(arguments.deck)
    _say([*_heading(shown), *[line for part in Part for line in _part(shown, part)]])
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    """Say whether all cards of a deck can be played; 1 if one cannot."""
    checked = deck(arguments.deck)
    missing = not_playable(checked, catalogue.cards())
    if not missing:
        _say([f"“{checked.title}” can be read, and all its {len(checked.distinct())} cards can be played."])
        return 0
    heading = f"“{checked.title}” can be read, but {len(missing)} of its cards cannot be played yet:"
    _say([heading, *[f"  {_card(code)}" for code in missing]])
    return 1


def _say(lines: list[str]) -> None:
    Console().print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)


def _heading(shown: Deck) -> list[str]:
    avatar = "no avatar" if shown.avatar is None else catalogue.name(shown.avatar, Language.EN)
    return [shown.title, f"{shown.player.value}, {avatar}"]


def _part(shown: Deck, part: Part) -> list[str]:
    codes = shown.part(part)
    counted = [f"  {len(list(copies))} {_card(code)}" for code, copies in groupby(codes)]
    return ["", f"{part.value} ({len(codes)})", *counted]


def _card(code: str) -> str:
    return f"{catalogue.name(code, Language.EN)} ({code})"
