"""What makes the table ask less, one by one and together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from wizardhaven.protocol.preferring import Stops

PRESETS: Final = Path(__file__).parents[2] / "web" / "src" / "quiet" / "presets.json"


class Measures(NamedTuple):
    """Which of them are on."""

    own: bool = False
    """Nobody is asked about what he has declared himself."""
    on_guard: bool = False
    """To place a card on-guard is no answer, and with the last one he says that he is done."""
    stops: bool = False
    """One stops where a veteran does."""
    again: bool = False
    """Nobody is asked again what he has just passed on, if nothing was done since."""
    mutes: bool = False
    """What he has passed on before in a turn he passes on for the rest of it."""
    attack: bool = False
    """Who attacks passes until the attack is over."""
    sheets: bool = False
    """Several questions stand on one sheet and are answered by a walk."""
    draws: bool = False
    """All cards are drawn that may be drawn."""
    rolls: bool = False
    """Dice that only finish a strike fall by themselves."""
    door: bool = False
    """Companies are organized without a door; journeys and their ways are noted and sent together."""
    order: bool = False
    """Companies move and come to their sites in the order in which they are listed."""
    quick: bool = False
    """What can be taken back is given with one click, a card that is dragged to its target with one drag;

    so are cards that are thrown away.
    """


TODAY: Final = Measures()
ALL: Final = Measures(*[True] * len(Measures._fields))
NAMES: Final = {
    "own": "own declarations are not asked about",
    "on_guard": "on-guard is no answer",
    "stops": "a veteran's stops",
    "again": "not asked again",
    "mutes": "mutes for the turn",
    "attack": "pass until the attack is over",
    "sheets": "sheets and walks",
    "draws": "draw all",
    "rolls": "body checks fall by themselves",
    "door": "organizing without a door",
    "order": "companies in their order",
    "quick": "one click, one drag",
}


def veterans_stops() -> Stops:
    """Where a veteran is asked: the page's own preset."""
    rows = json.loads(PRESETS.read_text(encoding="utf-8"))
    return msgspec.convert({row["window"]: row["veteran"] for row in rows}, Stops)


def tried() -> dict[str, Measures]:
    """None, each alone, all, and all but one."""
    found = {"today": TODAY}
    for field, name in NAMES.items():
        found[f"only {name}"] = TODAY._replace(**{field: True})
    found["all"] = ALL
    for field, name in NAMES.items():
        found[f"all but {name}"] = ALL._replace(**{field: False})
    return found
