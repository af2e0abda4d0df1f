"""`wizardhaven lab`: a deck plays many games against a field, and is told what they are worth."""

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from wizardhaven.bots.roster import BOT_NAMES
from wizardhaven.catalogue import catalogue
from wizardhaven.cli.figures import write_figures
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.decks.starting import ready
from wizardhaven.decks.writing import written
from wizardhaven.engine.values import GameLength
from wizardhaven.errors import WizardhavenError
from wizardhaven.lab.cluster import cluster
from wizardhaven.lab.field import field
from wizardhaven.lab.figures import LabFigures, Rate, figures
from wizardhaven.lab.game import SITE, GameRecord, Order
from wizardhaven.lab.matchups import matchups
from wizardhaven.lab.page import page
from wizardhaven.lab.parquet import write_parquet
from wizardhaven.lab.running import Players, everybody, orders, processes, run, with_texts
from wizardhaven.lab.words import KINDS, WORDS, rate_sentence
from wizardhaven.text.language import Language

MOST_GAMES: Final = 100_000
SHOWN: Final = 10


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `lab` and what it takes."""
    parser = commands.add_parser("lab", help="a deck plays many games, and what they are worth")
    parser.add_argument("deck", metavar="DECK", help="the name of a deck, or a file of any form")
    parser.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="FIELD",
        help="a deck, a group of ours (challenge, fallen), a folder of files, or all; all unless you say",
    )
    parser.add_argument("--games", type=int, default=50, help="how many games; 50 unless you say")
    parser.add_argument(
        "--bots", default="planner,planner", help="who plays the deck, and who plays against it"
    )
    parser.add_argument("--length", choices=[one.value for one in GameLength], default="short")
    parser.add_argument("--seed", type=int, default=0, help="where the seeds begin")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="processes; all cores unless you say"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster; local starts one on this machine"
    )
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="keep each game here, and go on from what is kept"
    )
    parser.add_argument(
        "--everybody", action="store_true", help="so many games of each deck with each other one, as a matrix"
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a report with plots")
    parser.add_argument("--parquet", type=Path, metavar="FILE", help="write all games, for other programs")
    parser.add_argument("--json", nargs="?", const="-", metavar="FILE", help="write the figures as JSON")
    parser.add_argument("--lang", choices=[each.value for each in Language], default="en")
    parser.set_defaults(run=run_lab)


def run_lab(arguments: argparse.Namespace) -> int:
    """Play the games and say what they are worth."""
    wanted = _wanted(arguments)
    records = _run(wanted, arguments)
    own = [one for one in records if one.deck == arguments.deck]
    found, language = figures(own), Language(arguments.lang)
    if arguments.json is not None:
        write_figures(_figures(arguments.deck, found, records), arguments.json)
    if arguments.html is not None:
        _write(arguments.html, page(deck(arguments.deck).title, found, matchups(records), language))
    if arguments.parquet is not None:
        write_parquet(records, arguments.parquet)
    if arguments.json != "-":
        _show(Console(), deck(arguments.deck).title, found, language)
    return 0


def _wanted(arguments: argparse.Namespace) -> list[Order]:
    """The games that are asked for, refused here if they cannot be played."""
    if not 1 <= arguments.games <= MOST_GAMES:
        raise WizardhavenError(f"--games is {arguments.games}; it goes from 1 to {MOST_GAMES}")
    bots = tuple([name.strip() for name in arguments.bots.split(",")])
    if len(bots) != 2 or not set(bots) <= set(BOT_NAMES):
        raise WizardhavenError(f"--bots is “{arguments.bots}”; it names two of {', '.join(BOT_NAMES)}")
    opponents = field(arguments.deck, arguments.against)
    names = list(dict.fromkeys([arguments.deck, *opponents]))
    decks = {name: deck(name) for name in names}
    for one in decks.values():
        ready(one)
    texts = {name: written(one) for name, one in decks.items() if name not in deck_names()}
    asked = ((bots[0], bots[1]), arguments.length, arguments.games, arguments.seed)
    if arguments.everybody:
        return with_texts(everybody(names, *asked), texts)
    return with_texts(orders(arguments.deck, opponents, *asked), texts)


def _run(wanted: Sequence[Order], arguments: argparse.Namespace) -> list[GameRecord]:
    """Play with a bar that shows the rate from the first game on; an interrupt keeps what was played."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(wanted))
        seen: list[GameRecord] = []

        def told(record: GameRecord) -> None:
            seen.append(record)
            won = [one.won for one in seen if one.deck == arguments.deck and not one.broken]
            said = rate_sentence(Rate(len(won), sum(won)), Language(arguments.lang))
            progress.update(task, advance=1, description=said)

        players = _players(arguments)
        return _until_interrupted(lambda: run(wanted, arguments.keep, players, told), seen)


def _players(arguments: argparse.Namespace) -> Players:
    return (
        processes(arguments.workers) if arguments.ray is None else cluster(arguments.ray, arguments.workers)
    )


def _until_interrupted(playing: Callable[[], list[GameRecord]], seen: list[GameRecord]) -> list[GameRecord]:
    try:
        return playing()
    except KeyboardInterrupt:
        if not seen:
            raise
        return sorted(seen, key=lambda one: one.number)


def _show(console: Console, title: str, found: LabFigures, language: Language) -> None:
    words = WORDS[language]
    console.print(f"{title}: {rate_sentence(found.rate, language)}", markup=False, highlight=False)
    against = Table(title=words["against"], show_header=False)
    for name, rate in sorted(found.opponents.items(), key=lambda pair: pair[1].share):
        against.add_row(name, rate_sentence(rate, language))
    console.print(against)
    points = Table("", words["ours"], words["theirs"], title=words["points"])
    for kind, mean in found.points.items():
        points.add_row(KINDS[language][kind], f"{mean:.1f}", f"{found.their_points.get(kind, 0.0):.1f}")
    console.print(points)
    stuck = sorted(found.cards, key=lambda card: -card.stuck)[:SHOWN]
    cards = Table("", words["drawn"], words["played"], words["stuck"], title=words["cards"])
    for card in stuck:
        cards.add_row(catalogue.name(card.code, language), str(card.drawn), str(card.played), str(card.stuck))
    console.print(cards)
    hurt = Table("", words["times"], title=words["hurt"])
    for code, times in list(found.hurt_by.items())[:SHOWN]:
        hurt.add_row(words["site"] if code == SITE else catalogue.name(code, language), str(times))
    console.print(hurt)


def _figures(name: str, found: LabFigures, records: Sequence[GameRecord]) -> dict[str, object]:
    return {
        "deck": name,
        "rate": _rate(found.rate),
        "opponents": {opponent: _rate(rate) for opponent, rate in found.opponents.items()},
        "points": found.points,
        "their_points": found.their_points,
        "totals": list(found.totals),
        "turns": found.turns,
        "endings": found.endings,
        "hurt_by": found.hurt_by,
        "cards": [
            {
                "code": card.code,
                "drawn": card.drawn,
                "played": card.played,
                "stuck": card.stuck,
                "when_played": _rate(card.when_played),
                "when_not": _rate(card.when_not),
                "decisive": card.is_decisive,
            }
            for card in found.cards
        ],
        "matchups": {
            row: {column: _rate(rate) for column, rate in columns.items() if rate.games}
            for row, columns in matchups(records).items()
        },
        "broken": [{"seed": one.seed, "opponent": one.opponent, "error": one.broken} for one in found.broken],
    }


def _rate(rate: Rate) -> dict[str, object]:
    return {"games": rate.games, "won": rate.won, "share": rate.share, "interval": list(rate.interval)}


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WizardhavenError(f"{file} cannot be written: {error.strerror}.") from None
