"""Whole games between random bots, position by position, for what must hold in all of them."""

from collections.abc import Iterator

from wizardhaven import Settings, deck
from wizardhaven.bots.arena import Match
from wizardhaven.bots.roster import seated
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.game.game import Game

DECKS = tuple([f"challenge-{letter}" for letter in "abcde"])


def positions(*seeds: int) -> Iterator[Game]:
    """Every position of the shortest games with these seeds, between decks that the seed chooses."""
    for seed in seeds:
        decks = (deck(DECKS[seed % 5]), deck(DECKS[(seed // 5) % 5]))
        bots = [seated("random", seat, seed) for seat in (0, 1)]
        match = Match(decks, bots, Settings(GameLength.STARTER), seed)
        while match.game.pending is not None:
            yield match.game
            match.advance()
