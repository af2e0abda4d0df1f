"""`wizardhaven simulate`: bots play whole games; with --check every promise is tested on the way."""

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from wizardhaven.bots.roster import BOT_NAMES, check_name
from wizardhaven.cli.built import what_is_wrong
from wizardhaven.cli.figures import write_figures
from wizardhaven.cli.simulation import Plan, seed_of, simulate
from wizardhaven.cli.tally import Tally
from wizardhaven.decks.shelf import deck as listed
from wizardhaven.decks.starting import starting_deck
from wizardhaven.engine.values import Edition, GameLength, OptionalRule, agreed
from wizardhaven.errors import WizardhavenError
from wizardhaven.game.game import SEED_LIMIT
from wizardhaven.text.language import Language

MOST_GAMES: Final = 1_000_000
MOST_WORKERS: Final = 256
BROKEN: Final = 1
SHOWN: Final = 10


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `simulate` and how many games of what it plays."""
    parser = commands.add_parser("simulate", help="bots play whole games against each other")
    parser.add_argument(
        "--deck", action="append", default=[], metavar="NAME", help="a deck or a file; give it twice"
    )
    by_chance = "decks composed by chance from all playable cards, all pairs of kinds of player in turn"
    parser.add_argument("--random-decks", action="store_true", help=by_chance)
    who = f"who plays: {', '.join(BOT_NAMES)}; two planners unless told otherwise"
    parser.add_argument("--bots", default="planner,planner", metavar="ONE,OTHER", help=who)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of the first game")
    lengths = [length.value for length in GameLength]
    parser.add_argument("--length", choices=lengths, default="short", help="the length of the games")
    rules = [rule.value for rule in OptionalRule]
    parser.add_argument("--option", action="append", choices=rules, default=[], help="an optional rule")
    editions = [edition.value for edition in Edition]
    parser.add_argument("--edition", choices=editions, default=Edition.CURRENT.value, help="whose rules")
    parser.add_argument("--check", action="store_true", help="test every promise after every decision")
    parser.add_argument("--json", metavar="FILE", help="write the figures as JSON; - is standard output")
    parser.add_argument("--workers", type=int, default=2, metavar="K", help="how many processes play")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and say what they came to; 1 if a promise was broken."""
    plan = planned(arguments)
    _between("--workers", arguments.workers, 1, MOST_WORKERS)
    _require_folder(arguments.json)
    _tell_faults(plan)
    tally = simulate(plan, arguments.workers)
    figures = {"seeds": _seeds(plan), "bots": ", ".join(plan.bots), **tally.figures(plan.checks)}
    if arguments.json != "-":
        show(Console(highlight=False), tally, plan.checks, figures)
    if arguments.json is not None:
        write_figures(figures, arguments.json)
    return 0 if tally.kept_every_promise() else BROKEN


def _tell_faults(plan: Plan) -> None:
    """Decks that no table would let sit down are played, for who wants to know, and it is said."""
    settings = agreed(GameLength(plan.length), plan.options, plan.edition)
    for name in dict.fromkeys(plan.decks or ()):
        if wrong := what_is_wrong(listed(name), settings, Language.EN):
            Console(stderr=True, highlight=False).print(escape(wrong), soft_wrap=True)


def planned(arguments: argparse.Namespace) -> Plan:
    """What the command line asks for, refused here if it cannot be played."""
    _between("--games", arguments.games, 1, MOST_GAMES)
    if not 0 <= arguments.seed < SEED_LIMIT:
        raise WizardhavenError(f"the seed {arguments.seed} is out of range: it goes from 0 to 2**128 - 1")
    return Plan(
        decks=_decks(arguments.deck, arguments.random_decks),
        bots=_bots(arguments.bots),
        length=arguments.length,
        seed=arguments.seed,
        games=arguments.games,
        checks=arguments.check,
        options=tuple([OptionalRule(name) for name in arguments.option]),
        edition=Edition(arguments.edition),
    )


def _between(option: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise WizardhavenError(f"{option} is {number}; it goes from {least} to {most}")


def _require_folder(json_file: str | None) -> None:
    """Whoever mistypes where the figures go should hear of it before the games, not after."""
    if json_file is not None and json_file != "-" and not Path(json_file).parent.is_dir():
        raise WizardhavenError(f"{json_file} cannot be written: there is no such folder")


def _decks(names: list[str], by_chance: bool) -> tuple[str, str] | None:
    if by_chance and not names:
        return None
    if by_chance:
        raise WizardhavenError("decks are either named by --deck or composed by --random-decks, not both")
    if len(names) != 2:
        raise WizardhavenError(f"a game is played by two decks: give --deck twice, not {len(names)} times")
    for name in names:
        starting_deck(name)
    return names[0], names[1]


def _bots(text: str) -> tuple[str, str]:
    names = [name.strip() for name in text.split(",")]
    if len(names) != 2:
        raise WizardhavenError(f"--bots is “{text}”; it names two bots, such as random,random")
    for name in names:
        check_name(name)
    return names[0], names[1]


def _seeds(plan: Plan) -> str:
    """From which seed to which: any of these games can be played again by itself."""
    return f"{seed_of(plan, 0)} to {seed_of(plan, plan.games - 1)}"


def show(console: Console, tally: Tally, checked: bool, figures: Mapping[str, object]) -> None:
    """The figures for a person to read, and the first few things that went wrong."""
    table = Table(title="Games simulated" + (" and checked" if checked else ""), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, figure in figures.items():
        if isinstance(figure, (int, float, str)) and not isinstance(figure, bool):
            table.add_row(name.replace("_", " "), str(figure))
    console.print(table)
    for detail in tally.details[:SHOWN]:
        where = f"seed {detail.seed}, action {detail.action}"
        console.print(f"[bold]{detail.promise}[/bold] ({where}): {escape(detail.text)}", soft_wrap=True)
