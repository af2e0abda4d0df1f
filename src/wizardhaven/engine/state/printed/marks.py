"""The marks that are printed on cards, each read once: no rule looks for one again."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.state.printed.face import Face
from wizardhaven.vocabulary.cards import (
    Ally,
    Character,
    Creature,
    Event,
    Faction,
    FormOf,
    Item,
    Marked,
    Site,
)
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import SpecificTo
from wizardhaven.vocabulary.terms import Duplication, Keyword

BORNE_BY: Final[dict[type, tuple[Mark, ...]]] = {
    Character: (Mark.COMMON, Mark.LEADER, Mark.DRIVES_OUT_FORMS, Mark.NOT_AT_THE_START),
    Item: (
        Mark.UNIQUE,
        Mark.NOT_AT_THE_START,
        Mark.AT_TAPPED_SITES,
        Mark.TAPS_NO_SITE,
        Mark.NOT_TRANSFERABLE,
    ),
    Ally: (
        Mark.UNIQUE,
        Mark.AT_TAPPED_SITES,
    ),
    Faction: (Mark.COMMON, Mark.AT_TAPPED_SITES, Mark.FOR_LEADERS),
    Event: (
        Mark.UNIQUE,
        Mark.NOT_AT_THE_START,
        Mark.FOR_A_MINOR_ITEM,
        Mark.ALSO_A_RESOURCE,
        Mark.ALSO_A_HAZARD,
        Mark.AMONG_POINTS,
        Mark.SHUFFLED_BACK,
        Mark.FROM_SIDEBOARD,
        Mark.OUTSIDE_HAZARD_LIMIT,
    ),
    Creature: (
        Mark.UNIQUE,
        Mark.STARRED,
    ),
    Site: (
        Mark.HOARD,
        Mark.INFORMATION,
        Mark.ITEMS_THOUGH_TAPPED,
        Mark.CREATURES_ALWAYS_KEYED,
        Mark.ALWAYS_RETURNS,
        Mark.NEVER_TAPS,
        Mark.TESTS_GOLD_RINGS,
    ),
}
"""Which marks mean something on which kind of card; on another one they would be read by nobody."""


def read_marks(face: Face, said: tuple[Marked, ...]) -> None:
    """Lay out what a card's marks say."""
    face.unique = isinstance(face.card, (Character, Faction))
    marks: list[Mark] = []
    keywords: list[Keyword] = []
    for one in said:
        if isinstance(one, Mark):
            assert one in BORNE_BY[type(face.card)], f"{face.name} cannot bear {one}"
            marks.append(one)
        elif isinstance(one, Keyword):
            keywords.append(one)
        elif isinstance(one, Duplication):
            face.duplication = one
        elif isinstance(one, SpecificTo):
            face.specific = one.avatar
        elif isinstance(one, FormOf):
            face.identity = one.name
        else:
            assert one is Sort.AGENT, f"{face.name} cannot be marked as {one}"
            face.agent = face.hazard = True
    face.keywords = tuple(keywords)
    _lay_out(face, marks)


def _lay_out(face: Face, marks: list[Mark]) -> None:
    if not marks:
        return
    if Mark.UNIQUE in marks or Mark.COMMON in marks:
        face.unique = Mark.UNIQUE in marks
    face.leader = Mark.LEADER in marks
    face.starred = Mark.STARRED in marks
    face.hoard = Mark.HOARD in marks
    face.information = Mark.INFORMATION in marks
    face.drives_out_forms = Mark.DRIVES_OUT_FORMS in marks
    face.not_at_the_start = Mark.NOT_AT_THE_START in marks
    face.for_a_minor_item = Mark.FOR_A_MINOR_ITEM in marks
    face.also_a_resource = Mark.ALSO_A_RESOURCE in marks
    face.also_a_hazard = Mark.ALSO_A_HAZARD in marks
    face.among_points = Mark.AMONG_POINTS in marks
    face.shuffled_back = Mark.SHUFFLED_BACK in marks
    face.from_sideboard = Mark.FROM_SIDEBOARD in marks
    face.outside_hazard_limit = Mark.OUTSIDE_HAZARD_LIMIT in marks
    face.at_tapped_sites = Mark.AT_TAPPED_SITES in marks
    face.taps_no_site = Mark.TAPS_NO_SITE in marks
    face.not_transferable = Mark.NOT_TRANSFERABLE in marks
    face.for_leaders = Mark.FOR_LEADERS in marks
    face.items_though_tapped = Mark.ITEMS_THOUGH_TAPPED in marks
    face.creatures_always_keyed = Mark.CREATURES_ALWAYS_KEYED in marks
    face.always_returns = Mark.ALWAYS_RETURNS in marks
    face.never_taps = Mark.NEVER_TAPS in marks
    face.tests_gold_rings = Mark.TESTS_GOLD_RINGS in marks
