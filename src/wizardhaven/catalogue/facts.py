"""The facts of a card that deck building and searching ask for: numbers, symbols, places; no wording."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec


class Facts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is printed on a card beside its names; all printings of a card share it.

    `strikes` is None where each character faces one (`each`). `points` are marshalling points, those in
    brackets where there are no others, and `points_of` is their kind; `needs` is the number of a faction.
    `keyed` and `at` hold the letters of regions and sites (`ww`, `R`) and the names of places. `uncertain`
    names the facts that no source gives for sure.
    """

    code: str
    keywords: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    mind: int | None = None
    prowess: int | None = None
    body: int | None = None
    strikes: int | None = None
    each: bool = False
    attacks: int = 1
    influence: int | None = None
    general: int | None = None
    points: int | None = None
    points_of: str | None = None
    corruption: int | None = None
    needs: int | None = None
    home: tuple[str, ...] = ()
    keyed: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    site_type: str | None = None
    region: str | None = None
    region_type: str | None = None
    path: str | None = None
    nearest: str | None = None
    draws: tuple[int, int] | None = None
    items: tuple[str, ...] = ()
    information: bool = False
    under_deeps: bool = False
    lair: bool = False
    hoard: bool = False
    attackers: tuple[str, ...] = ()
    adjacent: tuple[str, ...] = ()
    uncertain: tuple[str, ...] = ()


@cache
def facts() -> Mapping[str, Facts]:
    """The facts of every card, under the code of its first printing."""
    page = files("wizardhaven.catalogue") / "printed" / "facts.json"
    return {one.code: one for one in msgspec.json.decode(page.read_bytes(), type=list[Facts])}
