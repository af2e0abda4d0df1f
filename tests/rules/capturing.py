"""How a character gets under a hazard host, for the stories of prisoners."""

from wizardhaven.scenario import Playing
from wizardhaven.scenario.piece import Piece

LOST = 2
"""A roll that loses to any strike of these stories."""


WON = 12
"""A roll that defeats them."""


def is_taken(playing: Playing, victim: Piece, host: Piece) -> None:
    """The host is played on the strike against him, and he loses to it."""
    playing.plays(host)
    playing.resolve()
    playing.loses(victim)
