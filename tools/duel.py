"""Two bots play paired games: the same seeds and decks, seats swapped; who won how many."""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console

from wizardhaven import Settings, deck
from wizardhaven.bots.arena import Match
from wizardhaven.bots.roster import BOT_NAMES, seated
from wizardhaven.engine.state.deck import StartingDeck


@dataclass
class Duel:
    """What became of the games; `points` are the totals of the first bot and of the second."""

    games: int = 0
    won: int = 0
    lost: int = 0
    points: tuple[int, int] = (0, 0)
    turns: int = 0


def duel(bots: tuple[str, str], decks: Sequence[StartingDeck], games: int, seed: int = 0) -> Duel:
    """So many games, two for each seed; the first bot plays the first deck in both of them."""
    found = Duel()
    for number in range(games):
        first = number % 2
        play(found, bots, decks, seed + number // 2, first)
    return found


def play(found: Duel, bots: tuple[str, str], decks: Sequence[StartingDeck], seed: int, first: int) -> None:
    """One game with the first bot in the seat `first`."""
    order = (0, 1) if first == 0 else (1, 0)
    match = Match(
        [decks[which] for which in order],
        [seated(bots[which], seat, seed) for seat, which in enumerate(order)],
        Settings(),
        seed,
    )
    outcome = match.play().outcome
    found.games += 1
    found.turns += match.game.table.turn
    if outcome is not None:
        found.won += outcome.winner == first
        found.lost += outcome.winner == 1 - first
        ours, theirs = found.points
        found.points = (ours + outcome.totals[first], theirs + outcome.totals[1 - first])


def main() -> None:
    """Play the games that are asked for and print a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", choices=BOT_NAMES)
    parser.add_argument("second", choices=BOT_NAMES)
    parser.add_argument("--deck", action="append", default=[], help="the first bot's deck, then the second's")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    names = given.deck or ["challenge-a"]
    names = names if len(names) > 1 else names * 2
    began = time.process_time()
    found = duel((given.first, given.second), [deck(name) for name in names], given.games, given.seed)
    seconds = time.process_time() - began
    Console(highlight=False).print(
        f"{given.first} ({names[0]}) v {given.second} ({names[1]}): {found.won} won, {found.lost} lost of "
        f"{found.games}; points {found.points[0] / found.games:.1f} to {found.points[1] / found.games:.1f}; "
        f"{found.turns / found.games:.0f} turns and {seconds / found.games:.2f} s a game"
    )


if __name__ == "__main__":
    main()
