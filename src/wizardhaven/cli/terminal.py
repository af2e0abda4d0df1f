"""`wizardhaven terminal`: a game in the terminal, a bot in the other chair."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from rich.console import Console

from wizardhaven.bots.roster import BOT_NAMES, seated
from wizardhaven.cli.built import require_well_built
from wizardhaven.cli.session import OWN, Session
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.decks.starting import ready
from wizardhaven.engine.values import Edition, GameLength, OptionalRule, Settings, agreed
from wizardhaven.game.game import Game
from wizardhaven.notation.record import recorded, written
from wizardhaven.text.language import Language


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and what it takes."""
    parser = commands.add_parser("terminal", help="play a game in the terminal against a bot")
    parser.add_argument("--deck", default="challenge-a", help="your deck: a name or a file")
    parser.add_argument("--against", default="challenge-e", help="the bot's deck")
    parser.add_argument("--bot", choices=BOT_NAMES, default="planner")
    parser.add_argument("--length", choices=[one.value for one in GameLength], default="short")
    rules = [one.value for one in OptionalRule]
    parser.add_argument("--option", action="append", choices=rules, default=[], help="an optional rule")
    editions = [one.value for one in Edition]
    parser.add_argument("--edition", choices=editions, default=Edition.CURRENT.value, help="whose rules")
    parser.add_argument("--lang", choices=[one.value for one in Language], default="en")
    parser.add_argument("--seed", type=int, help="for a game that can be dealt again")
    parser.add_argument("--record", type=Path, default=Path("wizardhaven-game.txt"), help="where s saves")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Deal and play until the game is over or the player leaves."""
    decks = (listed(arguments.deck), listed(arguments.against))
    options = [OptionalRule(name) for name in arguments.option]
    settings = agreed(GameLength(arguments.length), options, Edition(arguments.edition))
    for deck in decks:
        require_well_built(deck, settings, Language(arguments.lang))
    seed = arguments.seed if arguments.seed is not None else secrets.randbits(128)
    console, language = Console(highlight=False), Language(arguments.lang)
    return dealt(decks, settings, seed, arguments.bot, console, language, arguments.record).play(input)


def dealt(
    decks: tuple[Deck, Deck],
    settings: Settings,
    seed: int,
    bot: str,
    console: Console,
    language: Language,
    record: Path,
) -> Session:
    """A game between two decks; what is saved of it is its record."""
    game = Game.new([ready(deck) for deck in decks], settings, seed)

    def text(actions: list[str]) -> str:
        return written(recorded(decks, settings, seed, game, actions))

    return Session(game, seated(bot, 1 - OWN, seed), console, language, record, text)
