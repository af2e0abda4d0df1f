"""The forms in which deck lists are exchanged, and which one a text is in."""

import re
from collections.abc import Sequence
from enum import Enum
from typing import Final

from wizardhaven.decks.writing import FIRST_LINE

CODE: Final = r"(?:TW|TD|DM|LE|AS|WH|BA)[- ]?\d{1,3}"
CODED: Final = re.compile(rf"\s*(?:\d+\s*x?\s+)?{CODE}(?:\s*x\s*\d+)?\s*", re.IGNORECASE)
FRAME: Final = re.compile(r"\s*#{3,}\s*")
CARD_OF_GCCG: Final = re.compile(r"\s*\d+ .*\((?P<set>[A-Za-z]{2})\)\s*")


class Form(Enum):
    """How a deck list is written."""

    OWN = "wizardhaven"
    GCCG = "gccg"
    MECCG = "meccg"
    NETMECCG = "netmeccg"
    CODES = "codes"
    PLAIN = "plain"


SUFFIXES: Final = {
    ".gccg": Form.GCCG,
    ".meccg": Form.MECCG,
    ".dck": Form.NETMECCG,
    ".txt": Form.PLAIN,
    ".deck": Form.OWN,
}
"""What a file that is to be written is, by the end of its name."""


def form_of(lines: Sequence[str]) -> Form:
    """Which form the lines of a file are in; a plain list if they are in no other."""
    said = [line.strip() for line in lines if line.strip()]
    if said and said[0].casefold() == FIRST_LINE:
        return Form.OWN
    if any(["[netmeccg" in line.casefold() for line in said[:5]]):
        return Form.NETMECCG
    if any(["gccg v" in line.casefold() for line in said[:5]]) or any(
        [FRAME.fullmatch(line) for line in said]
    ):
        return _of_gccg(said)
    cards = [line for line in said if not line.startswith("#") and not line.startswith("[")]
    coded = len([line for line in cards if CODED.fullmatch(line)])
    return Form.CODES if coded * 2 > len(cards) else Form.PLAIN


def _of_gccg(said: Sequence[str]) -> Form:
    """What online tables write is in small letters only."""
    sets = [match["set"] for line in said if (match := CARD_OF_GCCG.fullmatch(line))]
    return Form.MECCG if sets and all([code.islower() for code in sets]) else Form.GCCG
