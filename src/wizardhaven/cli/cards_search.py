"""`wizardhaven cards search`: the cards that a line of words and filters means."""

import argparse
import sys

from rich.console import Console

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.search.complaints import BadQuery
from wizardhaven.catalogue.search.entry import Entry
from wizardhaven.catalogue.search.search import search
from wizardhaven.cli.card_page import summary
from wizardhaven.cli.figures import write_figures
from wizardhaven.decks.card_page import held_cards
from wizardhaven.text.language import Language

FOUND = {
    Language.EN: ("{} cards", "one card", "No card is like that."),
    Language.DE: ("{} Karten", "eine Karte", "Keine Karte ist so."),
    Language.FR: ("{} cartes", "une carte", "Aucune carte n’est ainsi."),
}
NOT_YET = {Language.EN: "not yet", Language.DE: "noch nicht", Language.FR: "pas encore"}
WRONG = 2


def add_parser(questions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `search` to what can be asked about cards."""
    parser = questions.add_parser("search", help="cards by words of their names and by what they are")
    parser.add_argument("query", metavar="QUERY", help="such as “race:dwarf prowess>=5 set:tw”")
    parser.add_argument(
        "--lang", choices=[each.value for each in Language], default="en", help="the language to say it in"
    )
    parser.add_argument(
        "--json",
        nargs="?",
        const="-",
        metavar="FILE",
        help="write what is found as JSON; - is standard output",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Say which cards are meant; what is not understood is underlined, and the rest searched for."""
    language = Language(arguments.lang)
    answered = search(arguments.query, language, held_cards())
    found = answered.cards
    for bad in answered.complaints:
        _underline(arguments.query, bad, language)
    if arguments.json is not None:
        cards = [summary(entry) for entry in found]
        write_figures({"query": arguments.query, "found": len(found), "cards": cards}, arguments.json)
    if arguments.json != "-":
        Console().print("\n".join(_told(found, language)), markup=False, highlight=False, soft_wrap=True)
    return WRONG if answered.complaints else 0


def _told(found: tuple[Entry, ...], language: Language) -> list[str]:
    many, one, none = FOUND[language]
    if not found:
        return [none]
    lines = [f"{entry.code:7} {_called(entry, language)}" for entry in found]
    return [*lines, one if len(found) == 1 else many.format(len(found))]


def _called(entry: Entry, language: Language) -> str:
    name, side = catalogue.name(entry.code, language), entry.card.version.value
    first = catalogue.find(entry.card.names.en).code == entry.code
    marked = name if first else f"{name} [{side}]"
    return marked if entry.is_playable else f"{marked} ({NOT_YET[language]})"


def _underline(query: str, bad: BadQuery, language: Language) -> None:
    """The query with what is not understood underlined, and the sentence that says why."""
    shown = "".join([letter if letter.isprintable() else " " for letter in query])
    under = " " * bad.place + "^" * max(min(bad.length, len(query) - bad.place), 1)
    print(f"wizardhaven: {bad.sentence(language)}\n  {shown}\n  {under}", file=sys.stderr)
