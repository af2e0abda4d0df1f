"""`wizardhaven rules`: shows an entry of the rulebook, and which entries a test tells."""

import argparse
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from wizardhaven.cli.figures import write_figures
from wizardhaven.errors import BrokenFile
from wizardhaven.rulebook.chapters import Entry
from wizardhaven.rulebook.coverage import PENDING, Coverage, coverage, told_rules, write_pending
from wizardhaven.rulebook.entries import entry, rulebook
from wizardhaven.rulebook.labels import LABELS
from wizardhaven.text.language import Language

LANGUAGES: Final = {Language.EN: "English", Language.DE: "German", Language.FR: "French"}


def add_parser(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("rules", help="the numbered rules")
    actions = parser.add_subparsers(dest="rules_action", required=True, metavar="ACTION")

    covering = actions.add_parser("coverage", help="which rules have a test that tells their story")
    covering.add_argument("--json", metavar="FILE", help="write the figures as JSON; - is standard output")
    covering.add_argument(
        "--tests", type=Path, metavar="FOLDER", help="the folder that holds rules/ and cards/"
    )
    covering.add_argument("--write-pending", action="store_true", help="write rules/pending.txt anew")

    showing = actions.add_parser("show", help="one entry of the rulebook")
    showing.add_argument("id", metavar="ID", help="for example CMB-33")
    codes = [language.value for language in LANGUAGES]
    showing.add_argument("--lang", choices=codes, default="en", help="the language to show it in")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.rules_action == "show":
        language = Language(arguments.lang)
        show(entry(arguments.id, language), language)
    else:
        cover(arguments.tests or tests_folder(), arguments.json, arguments.write_pending)
    return 0


def cover(tests: Path, json_file: str | None, writes_pending: bool) -> None:
    """Print or write which rules are told."""
    if not (tests / "rules").is_dir():
        raise BrokenFile(f"{tests} holds no rules/ folder; name the folder of the tests with --tests.")
    found = coverage(rulebook().values(), told_rules(tests))
    if writes_pending:
        write_pending(tests / PENDING, found.pending)
    if json_file is None:
        Console().print(coverage_table(found))
    else:
        write_figures(coverage_figures(found), json_file)


def tests_folder() -> Path:
    """The tests beside the caller, or else those of the checkout this module is part of."""
    beside = Path("tests")
    return beside if (beside / "rules").is_dir() else Path(__file__).resolve().parents[3] / "tests"


def coverage_figures(found: Coverage) -> dict[str, object]:
    return {
        "entries": found.entries,
        "told": found.told,
        "pending": list(found.pending),
        "by_chapter": {
            name: {"entries": one.entries, "told": one.told} for name, one in found.by_chapter.items()
        },
    }


def coverage_table(found: Coverage) -> Table:
    table = Table(title="Rules told by a test")
    table.add_column("chapter")
    for heading in ("entries", "told", "pending"):
        table.add_column(heading, justify="right")
    for name, one in found.by_chapter.items():
        table.add_row(name, str(one.entries), str(one.told), str(one.entries - one.told))
    table.add_section()
    table.add_row("all", str(found.entries), str(found.told), str(len(found.pending)))
    return table


def show(one: Entry, wanted: Language) -> None:
    """Print an entry for a person to read."""
    console = Console(highlight=False)
    labels = LABELS[one.language]
    if one.language is not wanted:
        console.print(f"{one.id} is not written in {LANGUAGES[wanted]} yet; this is the English entry.\n")
    kinds = ", ".join([labels.kinds[kind] for kind in one.applies_to])
    console.print(f"[bold]{one.id} {escape(one.title)}[/bold]")
    console.print(f"[dim]{escape(one.chapter)} · {labels.applies_to}{labels.colon} {kinds}[/dim]\n")
    console.print(escape(one.rule))
    for name, text in paragraphs(one):
        console.print(f"\n[bold]{name}{labels.colon}[/bold] {escape(text)}")


def paragraphs(one: Entry) -> list[tuple[str, str]]:
    """What an entry has besides its rule."""
    labels = LABELS[one.language]
    authority = f" ({labels.authoritative})" if one.decided_elsewhere else ""
    named = [
        (labels.example, one.example),
        (labels.differs, one.differs),
        (labels.open_point, one.open_point),
        (labels.see_also, ", ".join(one.see_also) + authority),
        (labels.sources, one.sources),
    ]
    return [(name, text) for name, text in named if text]
