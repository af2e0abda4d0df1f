"""`wizardhaven deck check`: what is wrong with a deck, rule by rule. [DECK-01 to DECK-34]"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from wizardhaven.catalogue import catalogue
from wizardhaven.cli.deck_files import told as told_line
from wizardhaven.cli.figures import write_figures
from wizardhaven.decks.fault_words import FAULTY, LENGTHS, MENDED, NOT_YET, WAITING, WELL_BUILT, sentence
from wizardhaven.decks.judging import Finding, Judgement, judged
from wizardhaven.decks.remedies.mending import mended
from wizardhaven.decks.remedies.remedy import Edit
from wizardhaven.decks.remedies.words import sentence as remedy_sentence
from wizardhaven.decks.shelf import opened
from wizardhaven.decks.writing import written
from wizardhaven.engine.values import GameLength
from wizardhaven.errors import BrokenFile
from wizardhaven.text.language import Language


def add_parser(questions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `check` to what can be asked about decks."""
    parser = questions.add_parser("check", help="whether a deck is built as the rules want it")
    parser.add_argument("deck", metavar="NAME_OR_FILE", help="the name of a deck, or a file")
    parser.add_argument(
        "--length",
        choices=[length.value for length in GameLength],
        default=GameLength.SHORT.value,
        help="the length of the game it is for; short unless you say so",
    )
    parser.add_argument(
        "--wizard-may-fall",
        action="store_true",
        help="with the optional rule that a Wizard may fall, which lets the sideboard hold more",
    )
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
    parser.add_argument(
        "--mend", metavar="FILE", help="take the first remedy of every fault and write the deck to a file"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Say what is wrong with a deck and what would mend it; 1 if anything is, 0 if nothing is."""
    checked, waiting = opened(arguments.deck)
    length, language = GameLength(arguments.length), Language(arguments.lang)
    found = judged(checked, length, wizard_may_fall=arguments.wizard_may_fall, waiting=waiting)
    if arguments.json is not None:
        write_figures(_figures(found, language), arguments.json)
    if arguments.json != "-":
        _say([*_waiting(found, language), *_told(found, language), *_noted(found.not_yet, language)])
    if arguments.mend is not None:
        _mend(found, arguments, language)
    return 1 if found.findings or waiting else 0


def _say(lines: Sequence[str]) -> None:
    if lines:
        Console().print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)


def _waiting(found: Judgement, language: Language) -> list[str]:
    """The lines of a file about which somebody must be asked: what follows is said of the others."""
    if not found.waiting:
        return []
    return [
        WAITING[language].format(found.deck.title),
        *[told_line(line, language) for line in found.waiting],
    ]


def _told(found: Judgement, language: Language) -> list[str]:
    game = LENGTHS[language][found.length]
    if not found.findings:
        return [WELL_BUILT[language].format(found.deck.title, game)]
    told = [line for finding in found.findings for line in _finding(finding, language)]
    return [FAULTY[language].format(found.deck.title, game), *told]


def _finding(finding: Finding, language: Language) -> list[str]:
    fault = finding.fault
    cards = [f"    {_card(code, language)}" for code in fault.cards]
    mending = [f"    → {remedy_sentence(remedy, language)}" for remedy in finding.remedies]
    return [f"  {fault.rule}: {sentence(fault, language)}", *cards, *mending]


def _mend(found: Judgement, arguments: argparse.Namespace, language: Language) -> None:
    """Write the deck after the first remedy of every fault, and say what was done."""
    better, done = mended(found.deck, found.length, wizard_may_fall=arguments.wizard_may_fall)
    try:
        Path(arguments.mend).write_text(written(better), encoding="utf-8")
    except OSError as error:
        raise BrokenFile(f"{arguments.mend} cannot be written: {error.strerror}.") from None
    told = [f"  {fault.rule}: {remedy_sentence(remedy, language)}" for fault, remedy in done]
    _say([MENDED[language].format(arguments.mend), *told] if arguments.json != "-" else [])


def _noted(missing: Sequence[str], language: Language) -> list[str]:
    """The cards that cannot be played yet: no fault of the deck's."""
    if not missing:
        return []
    return [NOT_YET[language], *[f"  {_card(code, language)}" for code in missing]]


def _card(code: str, language: Language) -> str:
    return f"{catalogue.name(code, language)} ({code})"


def _figures(found: Judgement, language: Language) -> dict[str, object]:
    return {
        "deck": found.deck.title,
        "player": found.deck.player.value,
        "length": found.length.value,
        "standing": found.standing.value,
        "faults": [_fault(finding, language) for finding in found.findings],
        "waiting": [{"number": line.number, "text": line.text} for line in found.waiting],
        "not_playable_yet": _listed(found.not_yet, language),
    }


def _fault(finding: Finding, language: Language) -> dict[str, object]:
    return {
        "rule": finding.fault.rule,
        "sentence": sentence(finding.fault, language),
        "cards": _listed(finding.fault.cards, language),
        "remedies": [
            {"sentence": remedy_sentence(remedy, language), "edits": [_edit(edit) for edit in remedy.edits]}
            for remedy in finding.remedies
        ],
    }


def _edit(edit: Edit) -> dict[str, object]:
    return {"what": type(edit).__name__.casefold(), **msgspec.to_builtins(edit)}


def _listed(codes: Sequence[str], language: Language) -> list[dict[str, str]]:
    return [{"code": code, "name": catalogue.name(code, language)} for code in codes]
