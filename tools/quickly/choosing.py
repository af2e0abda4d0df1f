"""Which stories a change can touch, and which of them fit into a minute: the nearest first.

What a story costs is written down here by hand, from a run of the whole suite; a rough figure will do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.quickly.imports import module_of

SECONDS: Final = 45.0
"""So much work takes half a minute on two cores; the other half is for beginning, and for slow machines."""

COSTS: Final = {
    "browser": 1000.0,  # needs a browser and the tables of all its stories
    "server": 2.0,
    "bots": 1.5,
    "cli": 4.0,
    "properties": 2.0,
    "view": 1.0,
    "server/test_soak.py": 20.0,
    "server/test_thinking.py": 15.0,
    "bots/test_planner.py": 15.0,
    "view/test_seat_view.py": 8.0,
    "view/test_hidden.py": 7.0,
    "bots/test_gentle.py": 6.0,
    "properties/test_replay.py": 6.0,
    "server/test_playing.py": 5.0,
    "server/storage/test_kill.py": 5.0,
}
"""Seconds of work, by folder and for the longest files by name; all others take next to nothing."""
CHEAP: Final = 0.05

CORE: Final = ("wizardhaven.engine.", "wizardhaven.vocabulary.", "wizardhaven.game.")
FOR_THE_CORE: Final = (
    "rules",
    "perft",
    "playthroughs",
    "scoring",
    "properties/test_clone.py",
    "properties/test_options.py",
    "cards",
    "rulings",
)
"""What is told whenever the core has changed: rules, cards, rulings, known games, and what always holds."""

BY_FOLDER: Final = {
    "docs/rulebook": ("rulebook", "docs", "rules/test_every_rule_has_a_story.py"),
    "docs": ("docs",),
    "src/wizardhaven/cards": ("cards", "rulings", "text", "perft", "playthroughs"),
    "src/wizardhaven/decks": ("decks",),
    "src/wizardhaven/catalogue": ("catalogue",),
    "src/wizardhaven/rulebook": ("rulebook",),
    "tests/rulings": ("docs/test_rulings.py",),
    "web": ("web",),
}
"""Stories that read files without importing them."""


@dataclass(frozen=True)
class Chosen:
    """The files that are told, and those that could be touched and are left out."""

    told: list[Path]
    left_out: list[Path]


def choose(changed: Iterable[Path], stories: Iterable[Path], steps: Mapping[str, int]) -> Chosen:
    """As many of the stories as fit, the nearest to the change first; `steps` says how near a module is."""
    near = {story: nearness_of(story, list(changed), steps) for story in stories}
    touched = [story for story in near if near[story] is not None]
    touched.sort(key=lambda story: (near[story] or 0, cost(story), story))
    chosen = Chosen([], [])
    left = SECONDS
    for story in touched:
        fits = cost(story) <= left
        (chosen.told if fits else chosen.left_out).append(story)
        left -= cost(story) if fits else 0.0
    return chosen


def nearness_of(story: Path, changed: list[Path], steps: Mapping[str, int]) -> int | None:
    """How near a story is to the change; what is chosen by name comes right after what has changed itself."""
    if story in changed:
        return 0
    if any(is_in(story, wanted) for wanted in named_by(changed)):
        return 1
    return steps.get(module_of(story))


def named_by(changed: Iterable[Path]) -> set[str]:
    """The folders and files of stories that are told because of what has changed, whoever imports it."""
    named: set[str] = set()
    for file in changed:
        if file.suffix == ".py" and f"{module_of(file)}.".startswith(CORE):
            named.update(FOR_THE_CORE)
        if file.name == "conftest.py":
            named.add(file.parent.relative_to("tests").as_posix())
        for folder, stories in BY_FOLDER.items():
            if file.is_relative_to(folder):
                named.update(stories)
                break
    return named


def is_in(story: Path, wanted: str) -> bool:
    return story.is_relative_to(Path("tests") / wanted)


def cost(story: Path) -> float:
    """About how many seconds of work a file of stories is."""
    inner = story.relative_to("tests")
    return COSTS.get(inner.as_posix(), COSTS.get(inner.parts[0], CHEAP))
