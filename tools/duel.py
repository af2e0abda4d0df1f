"""Two bots play paired games: the same seeds and decks, seats swapped; who won how many.

With `--against REV` the second bot is that of a revision, which plays its seat on a copy of its own of every
game: both must have the same rules. With `--planner-of REV` it is that revision's planner, on today's rules.
Without decks each deck that both know plays itself and each other one.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console

from tools.benching.installation import of_revision, of_today
from tools.benching.process import Process, listed
from tools.duelling.between import SEAT, Ended, games_between, pairings
from tools.duelling.borrowed import games_with
from tools.duelling.figures import mean_and_error, wilson
from wizardhaven import Settings, deck
from wizardhaven.bots.arena import Match
from wizardhaven.bots.roster import BOT_NAMES, seated
from wizardhaven.decks.shelf import deck_names
from wizardhaven.engine.state.deck import StartingDeck
from wizardhaven.engine.state.settings import GameLength


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
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("first", choices=BOT_NAMES)
    parser.add_argument("second", choices=BOT_NAMES)
    parser.add_argument("--deck", action="append", default=[], help="the first bot's deck, then the second's")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--against", metavar="REV", help="the second bot is that of a revision")
    parser.add_argument(
        "--planner-of", metavar="REV", help="the second is that of a revision, on today's rules"
    )
    parser.add_argument("--plain", action="store_true", help="today's tree is not compiled for it")
    lengths = [length.value for length in GameLength]
    parser.add_argument("--length", choices=lengths, default="short", help="of games against a revision")
    given = parser.parse_args()
    if given.planner_of is not None:
        with_planner_of(given)
    elif given.against is None:
        here(given)
    else:
        against(given)


def here(given: argparse.Namespace) -> None:
    """Both bots are today's."""
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


def against(given: argparse.Namespace) -> None:
    """The second bot is that of a revision."""
    installations = (of_today(compiled=not given.plain), of_revision(given.against, compiled=True))
    decks = given.deck
    if not decks:
        with Process(installations[0], SEAT) as today, Process(installations[1], SEAT) as before:
            decks = sorted(set(listed(today.began, "decks")) & set(listed(before.began, "decks")))
    plan = list(pairings(decks, given.games, given.seed))
    bots = (given.first, given.second)
    found = list(games_between(installations, bots, plan, given.length))
    Console(highlight=False).print(f"{given.first} v {given.second} of {given.against}: {told(found)}")


def with_planner_of(given: argparse.Namespace) -> None:
    """The second bot is the planner of a revision, at today's table; so is the first one, of today."""
    plan = list(pairings(given.deck or list(deck_names()), given.games, given.seed))
    found = list(games_with(given.planner_of, plan, given.length))
    Console(highlight=False).print(f"planner v planner of {given.planner_of}: {told(found)}")


def told(found: list[Ended]) -> str:
    """What many games came to."""
    games = len(found)
    won, lost = [sum(which) for which in ([one.won for one in found], [one.lost for one in found])]
    share = won + (games - won - lost) / 2
    low, high = wilson(share, games)
    lead, error = mean_and_error([float(one.points[0] - one.points[1]) for one in found])
    thinking = [sum([one.thinking[which] for one in found]) / games for which in (0, 1)]
    return (
        f"{won} won, {lost} lost of {games}, {share / games:.1%} [{low:.1%}, {high:.1%}]; "
        f"{lead:+.1f} ± {error:.1f} points and {sum([one.turns for one in found]) / games:.0f} turns a game; "
        f"{thinking[0]:.2f} and {thinking[1]:.2f} ms a decision"
    )


if __name__ == "__main__":
    main()
