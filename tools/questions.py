"""How many questions and clicks a turn costs, with each measure off and on: `python -m tools.questions`.

Recorded games between planners are gone through once more as a table for two people would ask them: by the
server's own manner, mutes, stops, sheets and news, and by what the page keeps in mind. A question is what
waits for a message of the person; a drag is a click.

Whoever answers is a veteran with fixed habits, who does not know what will come. He stops where the page's
preset for veterans does; with the second pass on the same cards in a turn he mutes them for the turn; when he
attacks, his first pass holds until the attack is over; he rolls for all strikes that wait at once. What he
does all the same where he is not asked counts as asked, with one click more. What he does in a row with no
news between, on one sheet or with his last card on-guard, he has meant from the beginning.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.questioning.measures import Measures, tried
from tools.questioning.recording import DECKS, Recorded, kept, laid, pairings
from tools.questioning.watching import Kind, Sheets, Watcher
from wizardhaven.engine.values import Action, Happening

FOLDER: Final = Path(__file__).parent.parent / "build" / "questions"
MANY: Final = 3
"""From so many attacks on a turn is counted separately."""


@dataclass
class Turns:
    """What turns cost: questions and clicks, one for each turn of a seat."""

    mine: list[tuple[int, int]] = field(default_factory=list)
    theirs: list[tuple[int, int]] = field(default_factory=list)
    fierce: list[tuple[int, int]] = field(default_factory=list)
    """One's own turns with three or more attacks."""
    kinds: Counter[Kind] = field(default_factory=Counter)
    """How often something is asked, by what it is and whether in one's own turn."""
    clicks: Counter[Kind] = field(default_factory=Counter)
    """And the clicks for it."""

    def add(self, other: Turns) -> None:
        self.mine += other.mine
        self.theirs += other.theirs
        self.fierce += other.fierce
        self.kinds += other.kinds
        self.clicks += other.clicks

    @property
    def all(self) -> list[tuple[int, int]]:
        return [*self.mine, *self.theirs]


def gone_through(recorded: Recorded, measures: Sequence[Measures]) -> list[Turns]:
    """What each of these measures would have made of the game, for both seats."""
    sheets = Sheets()
    watchers = [[Watcher(seat, one, sheets) for seat in (0, 1)] for one in measures]
    played = laid(recorded.decks, recorded.seed)
    everyone = [watcher for pair in watchers for watcher in pair]
    for watcher in everyone:
        watcher.sit(played)
    whose: dict[int, int] = {}
    attacks: Counter[int] = Counter()
    places = iter(recorded.places)
    while played.asked is not None:
        seat, turn = played.asked, played.game.table.turn
        whose[turn] = played.game.table.active
        action: Action | None = None
        if played.rolling:
            for pair in watchers:
                pair[seat].rolls(played)
            played.roll()
        else:
            place = next(places, None)
            if place is None:
                break
            for pair in watchers:
                pair[seat].chooses(played, place)
            action = played.game.options()[place]
            played.choose(action, 0)
        attacks[turn] += len([fact for fact in played.happened if fact.kind is Happening.ATTACK_BEGAN])
        for watcher in everyone:
            watcher.happened(played, seat, action)
    return [_turns(pair, whose, attacks) for pair in watchers]


def _turns(pair: list[Watcher], whose: dict[int, int], attacks: Counter[int]) -> Turns:
    turns = Turns()
    for turn, active in whose.items():
        for seat, watcher in enumerate(pair if turn > 0 else ()):
            cost = watcher.questions[turn], watcher.clicks[turn]
            (turns.mine if seat == active else turns.theirs).append(cost)
            if seat == active and attacks[turn] >= MANY:
                turns.fierce.append(cost)
    for watcher in pair:
        turns.kinds += watcher.kinds
        turns.clicks += watcher.clicks_for
    return turns


def middle_and_most(numbers: Sequence[int]) -> str:
    """The median and the ninth of ten."""
    if not numbers:
        return "   –    –"
    ordered = sorted(numbers)
    ninth = ordered[min(len(ordered) - 1, int(0.9 * len(ordered)))]
    return f"{statistics.median(ordered):4.0f} {ninth:4d}"


def line(name: str, turns: Turns) -> str:
    """Questions and clicks of one's own turn, of the other's, and of one's own with many attacks."""
    cells = []
    for costs in (turns.mine, turns.theirs, turns.fierce):
        cells.append(middle_and_most([questions for questions, _ in costs]))
        cells.append(middle_and_most([clicks for _, clicks in costs]))
    total, clicks = in_all(turns)
    return f"{name:48} {total:7} {clicks:7} | " + " | ".join(cells)


def in_all(turns: Turns) -> tuple[int, int]:
    """All questions and all clicks."""
    return sum([questions for questions, _ in turns.all]), sum([clicks for _, clicks in turns.all])


def spared(before: Turns, after: Turns) -> str:
    """How much less it has become."""
    parts = [100 - 100 * now / then for now, then in zip(in_all(after), in_all(before), strict=True)]
    return f"With all of them {parts[0]:.1f} % fewer questions and {parts[1]:.1f} % fewer clicks."


def dearest(turns: Turns, number: int = 15) -> list[str]:
    """What is still asked most, with all measures on."""
    head = f"{'still asked most':48} {'quest.':>7} {'clicks':>7}"
    rows = [
        f"{f'{kind.value}, {whose(mine)}':48} {asked:7} {turns.clicks[kind, mine]:7}"
        for (kind, mine), asked in turns.kinds.most_common(number)
    ]
    return [head, *rows]


def whose(mine: bool) -> str:
    return "my turn" if mine else "their turn"


HEAD: Final = (
    f"{'':48} {'in all':>15} | {'my turn':^21} | {'their turn':^21} | {'my turn, 3 attacks':^21}\n"
    f"{'':48} {'quest.':>7} {'clicks':>7} | " + " | ".join(["quest. 90", "clicks 90"] * 3)
)


def report(kinds: Sequence[str], games: int, folder: Path = FOLDER) -> str:
    """For each kind of deck, and for all together, a line for each measure."""
    names = tried()
    together = {name: Turns() for name in names}
    lines: list[str] = []
    for kind in kinds:
        of_kind = {name: Turns() for name in names}
        for decks, seed in pairings(kind, games):
            found = gone_through(kept(folder, decks, seed), list(names.values()))
            for name, turns in zip(names, found, strict=True):
                of_kind[name].add(turns)
                together[name].add(turns)
        lines += [
            f"{kind}, {games} games",
            HEAD,
            *[line(name, of_kind[name]) for name in ("today", "all")],
            "",
        ]
    lines += ["together", HEAD, *[line(name, turns) for name, turns in together.items()], ""]
    lines += [spared(together["today"], together["all"]), "", *dearest(together["all"])]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="of each kind of deck")
    parser.add_argument("--kind", action="append", choices=sorted(DECKS), help="only such decks")
    asked = parser.parse_args()
    print(report(asked.kind or list(DECKS), asked.games))


if __name__ == "__main__":
    main()
