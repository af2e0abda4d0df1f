"""Minion factions as they are printed, and how somebody wins one over.

A line of `minion_factions.txt` has a faction's code, name, sites, race, number and points; whether it
`yields` once it is in play, so that its number is 0, or is for `leaders` as well; whom it likes, and whom it
hates.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Site
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.such import all_of
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, SiteType, Stat

DARK = (PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH)
DARKHAVENS = ("Carn Dûm", "Dol Guldur", "Geann a-Lisch", "Minas Morgul")
INFLUENCE = 2
SPEAKER = Character(
    "XX-90", "Speaker", Race.MAN, (), 3, 8, (), mind=1, direct_influence=INFLUENCE, alignment=Alignment.MINION
)
FRIENDSHIP = 3


@dataclass(frozen=True)
class People:
    """A faction: where it is won over, its number and points, and who in play helps or hinders."""

    code: str
    name: str
    places: tuple[str, ...]
    race: Race
    number: int
    points: int
    yields: bool
    for_leaders: bool
    helped_by: tuple[str, ...]
    hindered_by: tuple[str, ...]

    @property
    def needed(self) -> int:
        """The roll with which the speaker just wins it over if nothing else bears on it."""
        return self.number + 1 - INFLUENCE

    @property
    def card(self) -> str:
        """What it is called to tell it from the heroes' faction of that name."""
        return f"{self.name} [minion]"


def peoples() -> list[People]:
    """Every minion faction that is won over by words alone."""
    written = (Path(__file__).parent / "minion_factions.txt").read_text(encoding="utf-8")
    return [_read(line) for line in written.splitlines()]


def _read(line: str) -> People:
    code, name, places, race, number, points, kind, liked, hated = line.split("; ")
    return People(
        code,
        name,
        tuple(places.split(",")),
        Race(race),
        int(number),
        int(points),
        yields=kind != "-",
        for_leaders=kind == "leaders",
        helped_by=() if liked == "-" else tuple(liked.split(",")),
        hindered_by=() if hated == "-" else tuple(hated.split(",")),
    )


def minion_site(name: str) -> Site:
    """The minions' card of a site; as long as there is none, the heroes' made into one."""
    found = [one for one in cards().values() if isinstance(one, Site) and one.name == name]
    for site in found:
        if site.alignment is Alignment.MINION:
            return site
    code = f"XX-{found[0].code[-3:]}"
    bare = replace(found[0], code=code, alignment=Alignment.MINION, automatic_attacks=())
    if name in DARKHAVENS:
        return replace(bare, site_type=SiteType.HAVEN, nearest_haven=None, path=())
    return bare


def friend_of(race: Race) -> Character:
    """A speaker to whom all factions of a race listen."""
    listens = Modify(Stat.DIRECT_INFLUENCE, FRIENDSHIP, against=all_of(Sort.FACTION, race))
    return replace(SPEAKER, code="XX-91", name="Friend", abilities=(listens,))


def trying(
    people: People,
    by: str | Character = SPEAKER,
    at: str | None = None,
    own: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
) -> tuple[Playing, Piece, Piece]:
    """Somebody who has entered the site tries to win the faction over, and the dice are asked."""
    scene = Scene(kinds=DARK)
    speaker = scene.first.company(minion_site(at or people.places[0]), by)[0]
    scene.first.factions(*[f"{name} [minion]" for name in own])
    scene.second.factions(*[f"{name} [minion]" for name in theirs])
    faction = scene.first.in_hand(people.card)
    playing = scene.at_site(of=speaker)
    playing.does(Verb.PLAY_AT_SITE, faction, speaker)
    playing.resolve()
    return playing, faction, speaker


def wins(
    people: People,
    roll: int,
    by: str | Character = SPEAKER,
    at: str | None = None,
    own: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
) -> bool:
    """Whether the faction is won over with that roll."""
    playing, faction, _ = trying(people, by, at, own, theirs)
    playing.rolls(roll)
    return faction.among_points
