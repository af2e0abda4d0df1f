"""`wizardhaven cards`: how many cards can be played, what they are, what one of them says."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.folding import perhaps
from wizardhaven.catalogue.printing import CardSet, Printing
from wizardhaven.catalogue.status import Status, status
from wizardhaven.cli import cards_search
from wizardhaven.cli.card_page import figures, stories_told, told
from wizardhaven.cli.figures import write_figures
from wizardhaven.decks.card_page import card_page
from wizardhaven.errors import UnknownName, WizardhavenError
from wizardhaven.text.language import Language


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `cards` and what can be asked about them."""
    parser = commands.add_parser("cards", help="what cards there are and which can be played")
    questions = parser.add_subparsers(dest="question", required=True, metavar="QUESTION")
    counting = questions.add_parser("status", help="how many cards can be played, set by set")
    counting.add_argument("--json", metavar="FILE", help="write the numbers as JSON (- for standard output)")
    counting.set_defaults(run=run_status)
    showing = questions.add_parser("show", help="one card: its names, its numbers, its text")
    showing.add_argument(
        "name", metavar="NAME", help="a name, such as “Moria [minion]”, or a code such as TW-413"
    )
    showing.add_argument(
        "--lang", choices=[each.value for each in Language], default="en", help="the language to show it in"
    )
    showing.add_argument("--tests", action="store_true", help="list the tests that name the card")
    showing.add_argument(
        "--json", nargs="?", const="-", metavar="FILE", help="write it as JSON; - is standard output"
    )
    showing.set_defaults(run=run_show)
    cards_search.add_parser(questions)
    listing = questions.add_parser("list", help="the names and codes of cards")
    which = listing.add_mutually_exclusive_group()
    which.add_argument("--playable", action="store_true", help="only cards that can be played")
    which.add_argument("--missing", action="store_true", help="only cards that cannot be played yet")
    listing.add_argument(
        "--set", metavar="SET", help="only cards first printed in a set: TW TD DM LE AS WH BA"
    )
    listing.set_defaults(run=run_list)


def run_status(arguments: argparse.Namespace) -> int:
    """Say how many cards can be played."""
    file: str | None = arguments.json
    if file is None:
        Console().print(_table(status()))
    else:
        _write(_as_json(status()), file)
    return 0


def run_show(arguments: argparse.Namespace) -> int:
    """Show one card, and the tests that name it if they are asked for."""
    page, language = card_page(catalogue.find(arguments.name).card), Language(arguments.lang)
    if arguments.json is not None:
        write_figures(figures(page), arguments.json)
    if arguments.json != "-":
        tests = ["", *stories_told(page.entry.card, language)] if arguments.tests else []
        _say([*told(page, language), *tests])
    return 0


def run_list(arguments: argparse.Namespace) -> int:
    """List cards, one a line, code first."""
    card_set = None if arguments.set is None else _set(arguments.set)
    distinct = [p for p in catalogue.printings() if not p.is_reprint and card_set in (None, p.card_set)]
    if arguments.playable:
        distinct = [printing for printing in distinct if printing.code in catalogue.cards()]
    if arguments.missing:
        distinct = [printing for printing in distinct if printing.code not in catalogue.cards()]
    if distinct:
        _say([f"{printing.code:7} {_called(printing)}" for printing in distinct])
    return 0


def _say(lines: list[str]) -> None:
    Console().print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)


def _table(counted: Status) -> Table:
    table = Table("set", "code", title="Cards that can be played")
    for heading in ("cards", "playable", "share"):
        table.add_column(heading, justify="right")
    for card_set, count in counted.by_set.items():
        table.add_row(card_set.title, card_set.value, *_numbers(count.total, count.playable))
    table.add_section()
    table.add_row("all sets", "", *_numbers(counted.total, counted.playable))
    return table


def _numbers(total: int, playable: int) -> tuple[str, str, str]:
    return str(total), str(playable), f"{playable / total:.0%}"


def _as_json(counted: Status) -> str:
    by_set = {s.value: {"total": n.total, "playable": n.playable} for s, n in counted.by_set.items()}
    return json.dumps({"total": counted.total, "playable": counted.playable, "by_set": by_set}, indent=2)


def _write(text: str, file: str) -> None:
    if file == "-":
        sys.stdout.write(text + "\n")
        return
    try:
        Path(file).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise WizardhavenError(f"{file} cannot be written: {error.strerror}.") from None


def _set(code: str) -> CardSet:
    codes = [card_set.value for card_set in CardSet]
    if code.upper() not in codes:
        raise UnknownName(f"There is no set “{code}”.{perhaps(code, codes)} The sets are {', '.join(codes)}.")
    return CardSet(code.upper())


def _called(printing: Printing) -> str:
    """The name that finds this card: with its version where another card of that name is meant first."""
    name = printing.names.en
    return name if catalogue.find(name) is printing else f"{name} [{printing.version.value}]"
