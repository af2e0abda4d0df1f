"""`wizardhaven deck read`, `write` and `convert`: deck files in every form that players exchange."""

import argparse
import sys
from pathlib import Path
from typing import Final

from rich.console import Console

from wizardhaven.catalogue import catalogue
from wizardhaven.cli.figures import write_figures
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.files.form import SUFFIXES, Form
from wizardhaven.decks.files.line import Line, State
from wizardhaven.decks.files.reading import Reading, read
from wizardhaven.decks.files.words import TOLD, sentence
from wizardhaven.decks.files.writing import written_as
from wizardhaven.decks.section import Section, cards_in
from wizardhaven.decks.shelf import deck, deck_names, file_content
from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind

FORMS: Final = [form.value for form in Form]
WAITS: Final = 1
SIGNS: Final = {State.READ: "✓", State.REMARK: "✎", State.CHOOSE: "?", State.UNKNOWN: "▲"}
SUMS: Final = {
    Language.EN: ("{} cards in {} sections, {} lines read, {} with a remark, {} to choose, {} unknown"),
    Language.DE: ("{} Karten in {} Teilen, {} Zeilen gelesen, {} mit Bemerkung, {} zu wählen, {} unbekannt"),
    Language.FR: ("{} cartes en {} parties, {} lignes lues, {} avec remarque, {} à choisir, {} inconnues"),
}


def add_parsers(questions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add what can be done with deck files."""
    reading = questions.add_parser("read", help="what a deck file of any form says, line by line")
    reading.add_argument(
        "file", metavar="FILE", help="GCCG, NetMECCG, .meccg, codes, a plain list or our own"
    )
    reading.add_argument("--report", action="store_true", help="every line, not only those with a question")
    reading.add_argument(
        "--answer",
        action="append",
        default=[],
        metavar="LINE=CARD",
        help="what a line that waits means, as in 12=TW-204; 12= passes it over",
    )
    reading.add_argument("--to", type=Path, metavar="FILE", help="write the deck there, in our own form")
    reading.add_argument("--player", choices=[kind.value for kind in PlayerKind], help="whose deck it is")
    reading.add_argument("--lang", choices=[each.value for each in Language], default="en")
    reading.add_argument(
        "--json", nargs="?", const="-", metavar="FILE", help="write it as JSON; - is standard output"
    )
    reading.set_defaults(run=run_read)
    writing = questions.add_parser("write", help="a deck in another form, on standard output")
    writing.add_argument("deck", metavar="NAME_OR_FILE", help="the name of a deck, or a file of any form")
    writing.add_argument("--as", dest="form", choices=FORMS, required=True, help="the form to write")
    writing.set_defaults(run=run_write)
    converting = questions.add_parser("convert", help="a deck file written anew in another form")
    converting.add_argument("deck", metavar="NAME_OR_FILE", help="the name of a deck, or a file of any form")
    converting.add_argument("to", metavar="FILE", help="the file to write; its end tells the form")
    converting.add_argument(
        "--as", dest="form", choices=FORMS, help="the form, if the file's end does not tell"
    )
    converting.set_defaults(run=run_convert)


def run_read(arguments: argparse.Namespace) -> int:
    """Say what a file holds; 1 if somebody must be asked about a line of it."""
    player = None if arguments.player is None else PlayerKind(arguments.player)
    answers = dict([_answer(said) for said in arguments.answer])
    found = read(_bytes(arguments.file), Path(arguments.file).name, player, answers)
    language = Language(arguments.lang)
    if arguments.json is not None:
        write_figures(figures(found, language), arguments.json)
    if arguments.json != "-":
        shown = [line for line in found.lines if line.waits or line.why or arguments.report]
        lines = [*_heading(found, language), *[told(line, language) for line in shown]]
        Console().print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)
    if arguments.to is not None:
        _write(arguments.to, written_as(found.deck, Form.OWN))
    return WAITS if found.waiting else 0


def run_write(arguments: argparse.Namespace) -> int:
    """Write a deck in another form to standard output, byte for byte."""
    sys.stdout.flush()
    sys.stdout.buffer.write(written_as(deck(arguments.deck), Form(arguments.form)))
    return 0


def run_convert(arguments: argparse.Namespace) -> int:
    """Write a deck in another form to a file."""
    target = Path(arguments.to)
    form = _form(arguments.form, target)
    _write(target, written_as(deck(arguments.deck), form))
    return 0


def _write(target: Path, content: bytes) -> None:
    try:
        target.write_bytes(content)
    except OSError as error:
        raise BrokenFile(f"{target} cannot be written: {error.strerror}.") from None


def _answer(said: str) -> tuple[int, str | None]:
    """A line's number and the code of the card that it means; None if it is to be passed over."""
    line, sign, card = said.partition("=")
    if not sign or not line.strip().isdecimal():
        raise BrokenFile(f"“{said}” is no answer; say it as in 12=TW-204.")
    return int(line), (catalogue.find(card).card if card.strip() else None)


def told(line: Line, language: Language) -> str:
    """A line of the report: its number, its sign, what it says and what became of it."""
    sign = SIGNS.get(line.state, " ")
    card = "" if line.card is None else f" → {line.count} {catalogue.name(line.card, language)} ({line.card})"
    said = sentence(line, language)
    return f"{line.number:5} {sign} {line.text}{card}{f'  {said}' if said else ''}"


def figures(found: Reading, language: Language) -> dict[str, object]:
    """A reading for programs."""
    return {
        "file": found.file,
        "form": found.form.value,
        "letters": found.letters.value,
        "title": found.deck.title,
        "player": found.deck.player.value,
        "player_told": found.told.value,
        "avatar": found.deck.avatar,
        "sections": {section.value: list(cards_in(found.deck, section)) for section in Section},
        "notes": list(found.notes),
        "waiting": len(found.waiting),
        "lines": [_line(line, language) for line in found.lines],
    }


def _line(line: Line, language: Language) -> dict[str, object]:
    return {
        "number": line.number,
        "text": line.text,
        "state": line.state.value,
        "section": None if line.section is None else line.section.value,
        "count": line.count,
        "card": line.card,
        "candidates": list(line.candidates),
        "nearest": list(line.nearest),
        "sentence": sentence(line, language),
    }


def _heading(found: Reading, language: Language) -> list[str]:
    shown, states = found.deck, [line.state for line in found.lines]
    sections = [cards_in(shown, section) for section in Section if cards_in(shown, section)]
    counts = [states.count(state) for state in SIGNS]
    sums = SUMS[language].format(sum([len(cards) for cards in sections]), len(sections), *counts)
    form = f"{found.form.value}, {found.letters.value}"
    return [shown.title, f"{_player(shown, language)} ({TOLD[language][found.told]})", form, sums]


def _player(shown: Deck, language: Language) -> str:
    avatar = "" if shown.avatar is None else f", {catalogue.name(shown.avatar, language)}"
    return f"{shown.player.value}{avatar}"


def _bytes(file: str) -> bytes:
    if file in deck_names():
        return written_as(deck(file), Form.OWN)
    path = Path(file)
    if not path.is_file():
        raise UnknownName(f"There is no deck or file “{file[:200]}”.")
    return file_content(path)


def _form(said: str | None, target: Path) -> Form:
    if said is not None:
        return Form(said)
    form = SUFFIXES.get(target.suffix.casefold())
    if form is None:
        raise BrokenFile(f"The end of {target.name} tells no form; say it with --as: {', '.join(FORMS)}.")
    return form
