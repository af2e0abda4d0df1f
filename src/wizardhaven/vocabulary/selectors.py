"""Which cards, companies, sites and attacks are meant."""

from enum import Enum
from typing import Final

from wizardhaven.vocabulary.marks import Sort


class Whose(Enum):
    """Whose cards, characters or companies are meant."""

    OWN = "of the card's player"
    OF_THE_COMPANY = "of the company at hand: hazards are being played on it, or it is at its site"
    ANYBODYS = "of either player"
    OPPONENTS = "of the opponent of the card's player"


ANYBODY: Final = Sort.CHARACTER
"""Whoever is a character, or stands in for one where the rules let him."""
