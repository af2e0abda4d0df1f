"""Who meets whom with composed decks: all pairs of the four kinds of player in turn, in both seats."""

from typing import Final

from wizardhaven.decks.composing.composer import composed
from wizardhaven.decks.deck import Deck
from wizardhaven.engine.values import GameLength
from wizardhaven.vocabulary.terms import PlayerKind

PLAYERS: Final = tuple(PlayerKind)
PAIRS: Final = tuple([(one, other) for one in PLAYERS for other in PLAYERS])


def decks_of(seed: int, length: GameLength) -> tuple[Deck, Deck]:
    """The two decks of the game with that seed; games with seeds in a row deal every card equally often."""
    rounds, which = divmod(seed, len(PAIRS))
    one, other = PAIRS[which]
    number = rounds * 2 * len(PLAYERS)
    first = composed(one, number + PLAYERS.index(other), length)
    return first, composed(other, number + len(PLAYERS) + PLAYERS.index(one), length)
