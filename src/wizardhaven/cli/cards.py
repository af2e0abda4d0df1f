"""`wizardhaven cards`: how many cards can be played, what they are, what one of them says."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.constants import constants
from wizardhaven.catalogue.folding import perhaps
from wizardhaven.catalogue.printing import CardSet, Printing, Version, by_code
from wizardhaven.catalogue.status import Status, status
from wizardhaven.catalogue.stories import stories
from wizardhaven.errors import UnknownName, WizardhavenError
from wizardhaven.text.labels import PRINTED_AS, labelled
from wizardhaven.text.language import Language
from wizardhaven.text.numbers import numbers
from wizardhaven.text.render import card_text, type_line


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
    showing.set_defaults(run=run_show)
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
    printing = by_code()[catalogue.find(arguments.name).card]
    language = Language(arguments.lang)
    tests = ["", *_tests(printing)] if arguments.tests else []
    _say([*_heading(printing, language), "", *_body(printing, language), *tests])
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


def _heading(printing: Printing, language: Language) -> list[str]:
    card = catalogue.cards().get(printing.code)
    kind = _printed_kind(printing) if card is None else type_line(card, language)
    codes = [f"{p.code} {p.rarity}" for p in catalogue.printings() if p.card == printing.code]
    return [catalogue.name(printing.code, language), kind, f"{PRINTED_AS[language]} {', '.join(codes)}"]


def _printed_kind(printing: Printing) -> str:
    words = [
        "unique" if printing.unique else "",
        "" if printing.version is Version.NEUTRAL else printing.version.value,
        printing.subclass or "",
        printing.card_class.value,
        "" if printing.kind.value == printing.card_class.value else f"({printing.kind.value})",
    ]
    return " ".join([word for word in words if word])


def _body(printing: Printing, language: Language) -> list[str]:
    card = catalogue.cards().get(printing.code)
    if card is None:
        return ["This card cannot be played yet."]
    shown = [labelled(label, value, language) for label, value in numbers(card)]
    return [*([", ".join(shown)] if shown else []), *card_text(card, language)]


def _tests(printing: Printing) -> list[str]:
    tests = Path("tests/cards")
    if not tests.is_dir():
        raise WizardhavenError(
            "There is no directory tests/cards here; run this where the project's sources are."
        )
    constant = constants().get(printing.code)
    found = stories(tests, printing.code, None if constant is None else constant.name)
    return [f"{s.file}:{s.line} {s.name}" for s in found] or ["No test names this card."]
