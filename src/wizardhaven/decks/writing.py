"""A deck as the text of a `.deck` file."""

from itertools import groupby
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.decks.deck import AGAINST_FALLEN_WIZARDS, Deck, Part
from wizardhaven.text.language import Language

FIRST_LINE: Final = "wizardhaven deck 1"


def written(deck: Deck) -> str:
    """The text that reads back as the same deck."""
    lines = [FIRST_LINE, f"title: {deck.title}", f"player: {deck.player.value}"]
    if deck.avatar is not None:
        lines.append(f"avatar: {_card(deck.avatar)}")
    for part in Part:
        lines += ["", f"[{part.value}]", *_counted(deck.part(part))]
    if deck.against_fallen_wizards:
        lines += ["", f"[{AGAINST_FALLEN_WIZARDS}]", *_counted(deck.against_fallen_wizards)]
    return "\n".join(lines) + "\n"


def _counted(codes: tuple[str, ...]) -> list[str]:
    return [f"{len(list(copies))} {_card(code)}" for code, copies in groupby(codes)]


def _card(code: str) -> str:
    """The card's name, with its code where the name alone would mean another version."""
    name = catalogue.name(code, Language.EN)
    return name if catalogue.find(name).code == code else f"{name} ({code})"
