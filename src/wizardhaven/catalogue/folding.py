"""Names as people type them: case, accents, quotes and apostrophes make no difference."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

QUOTES: Final = frozenset("\"'`´‘’‚‛“”„‟«»‹›′″")
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})  # Unicode does not take these two apart


def fold(name: str) -> str:
    """The name reduced to what has to agree."""
    apart = unicodedata.normalize("NFKD", name.casefold().translate(LIGATURES))
    kept = [letter for letter in apart if letter not in QUOTES and not unicodedata.combining(letter)]
    return " ".join("".join(kept).split())


def nearest(wanted: str, names: Iterable[str]) -> list[str]:
    """Up to three of the names that look most like the wanted one, nearest first."""
    folded = {fold(name): name for name in names}
    return [folded[match] for match in get_close_matches(fold(wanted), folded, n=3, cutoff=0.6)]


def perhaps(wanted: str, names: Iterable[str]) -> str:
    """A closing sentence that suggests the nearest names; empty if none is near."""
    suggested = [f"“{name}”" for name in nearest(wanted, names)]
    return f" Did you mean {' or '.join(suggested)}?" if suggested else ""
