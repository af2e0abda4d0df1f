"""Letters behind a card's name that say which set it is from: ours, a promotional card, or a fan set."""

from collections.abc import Mapping
from typing import Final

from wizardhaven.catalogue.printing import CardSet

PROMOTIONAL: Final = ("PR", "PROMO")

FAN_SETS: Final[Mapping[str, str]] = {
    "DF": "Durin’s Folk",
    "FB": "Firstborn",
    "GW": "The Great Wyrms",
    "KN": "The Kingdom of the North",
    "NM": "Nine for Mortal Men Doomed to Die",
    "NW": "The Northern Waste",
    "RK": "The Return of the King",
    "TF": "The Fellowship",
    "TN": "The Necromancer",
    "TT": "The Two Towers",
}
"""Dream cards: sets that players have made, none of which belongs to the game's seven."""


def is_official(letters: str) -> bool:
    """Whether the letters mean one of the seven sets or a promotional card."""
    return short(letters) in {card_set.value for card_set in CardSet} or letters.upper() in PROMOTIONAL


def short(letters: str) -> str:
    """Two letters for a set, also where four were written: METW is TW."""
    upper = letters.upper()
    return upper.removeprefix("ME") if len(upper) == 4 else upper


def fan_set(letters: str) -> str:
    """What a fan set is called; its letters where we do not know it."""
    return FAN_SETS.get(short(letters), short(letters))
