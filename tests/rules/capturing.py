"""How a character gets under a hazard host, for the stories of prisoners."""

from wizardhaven.engine.state.action import Verb
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
    loses(playing, victim)


def loses(playing: Playing, victim: Piece) -> None:
    """He faces the strike at hand and loses to it."""
    playing.does(Verb.TAP_TO_FACE, victim)
    playing.pass_until("RollStrike")
    playing.rolls(LOST)


def wins(playing: Playing, defender: Piece) -> None:
    """He takes a strike of the attack at hand upon himself, taps to face it and defeats it."""
    playing.does(Verb.ASSIGN, defender)
    playing.does(Verb.TAP_TO_FACE, defender)
    playing.pass_until("RollStrike")
    playing.rolls(WON)
