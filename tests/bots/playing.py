"""Games between random bots, for tests that need a position somebody could really reach."""

from functools import cache

from wizardhaven import Settings, deck
from wizardhaven.bots.arena import Match
from wizardhaven.bots.roster import seated
from wizardhaven.engine.state.deck import StartingDeck
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.vocabulary.terms import Phase

SHORTEST = Settings(GameLength.STARTER)


@cache
def decks() -> tuple[StartingDeck, StartingDeck]:
    return deck("challenge-a"), deck("challenge-e")


def match(seed: int, actions: int = 0) -> Match:
    """A match of the shortest length after so many actions, or at its end if that comes first."""
    found = Match(decks(), [seated("random", seat, seed) for seat in (0, 1)], SHORTEST, seed)
    while len(found.actions) < actions and found.game.pending is not None:
        found.advance()
    return found


def match_at(seed: int, turn: int, phase: Phase) -> Match:
    """A match where it first rests in that phase of that turn or a later one."""
    found = match(seed)
    while found.game.table.turn < turn or found.game.table.phase is not phase:
        found.advance()
    return found
