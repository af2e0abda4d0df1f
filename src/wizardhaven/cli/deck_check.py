"""`wizardhaven deck check`: what is wrong with a deck, rule by rule. [DECK-01 to DECK-34]"""

import argparse
from collections.abc import Sequence

from rich.console import Console

from wizardhaven.catalogue import catalogue
from wizardhaven.cli.figures import write_figures
from wizardhaven.decks.construction import faults
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Fault
from wizardhaven.decks.fault_words import FAULTY, LENGTHS, NOT_YET, WELL_BUILT, sentence
from wizardhaven.decks.playable import not_playable
from wizardhaven.decks.shelf import deck
from wizardhaven.engine.values import GameLength
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
    parser.add_argument("--json", metavar="FILE", help="write what is found as JSON; - is standard output")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Say what is wrong with a deck; 1 if anything is, 0 if nothing is."""
    checked, length = deck(arguments.deck), GameLength(arguments.length)
    language = Language(arguments.lang)
    found = faults(checked, length, wizard_may_fall=arguments.wizard_may_fall)
    missing = not_playable(checked, catalogue.cards())
    if arguments.json is not None:
        write_figures(_figures(checked, length, found, missing, language), arguments.json)
    if arguments.json != "-":
        lines = [*_told(checked, length, found, language), *_noted(missing, language)]
        Console().print("\n".join(lines), markup=False, highlight=False, soft_wrap=True)
    return 1 if found else 0


def _told(checked: Deck, length: GameLength, found: Sequence[Fault], language: Language) -> list[str]:
    game = LENGTHS[language][length]
    if not found:
        return [WELL_BUILT[language].format(checked.title, game)]
    told = [line for fault in found for line in _fault(fault, language)]
    return [FAULTY[language].format(checked.title, game), *told]


def _fault(fault: Fault, language: Language) -> list[str]:
    cards = [f"    {_card(code, language)}" for code in fault.cards]
    return [f"  {fault.rule}: {sentence(fault, language)}", *cards]


def _noted(missing: Sequence[str], language: Language) -> list[str]:
    """The cards that cannot be played yet: no fault of the deck's."""
    if not missing:
        return []
    return [NOT_YET[language], *[f"  {_card(code, language)}" for code in missing]]


def _card(code: str, language: Language) -> str:
    return f"{catalogue.name(code, language)} ({code})"


def _figures(
    checked: Deck, length: GameLength, found: Sequence[Fault], missing: Sequence[str], language: Language
) -> dict[str, object]:
    return {
        "deck": checked.title,
        "length": length.value,
        "faults": [
            {
                "rule": fault.rule,
                "sentence": sentence(fault, language),
                "cards": _listed(fault.cards, language),
            }
            for fault in found
        ],
        "not_playable_yet": _listed(missing, language),
    }


def _listed(codes: Sequence[str], language: Language) -> list[dict[str, str]]:
    return [{"code": code, "name": catalogue.name(code, language)} for code in codes]
