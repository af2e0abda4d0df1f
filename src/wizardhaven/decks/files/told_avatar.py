"""Whose deck it is, as players write it above a list: `Ringwraith: Indur`, `Fallen-wizard: Saruman`."""

import re
from typing import Final

from wizardhaven.decks.files.names import called
from wizardhaven.decks.nature import is_avatar

TOLD: Final = re.compile(
    r"[#/;*\s]*(?P<who>wizard|ringwraith|fallen[- ]wizard|zauberer|ringgeist|magicien|spectre)\s*[:=]\s*"
    r"(?P<name>[^\d:]+)",
    re.IGNORECASE,
)
LONGEST: Final = 100


def avatar_told(line: str) -> dict[str, str] | None:
    """The entries of the head that such a line makes, if it names an avatar; copies are none."""
    found = TOLD.fullmatch(line.strip()) if len(line) <= LONGEST else None
    if found is None:
        return None
    for name in (found["name"].strip(), f"{found['name'].strip()} the Ringwraith"):
        if any([is_avatar(card) for card in called(name)]):
            return {"player": found["who"].replace(" ", "-"), "avatar": name}
    return None
