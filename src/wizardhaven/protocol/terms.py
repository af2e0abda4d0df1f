"""What the page has to know of the game before any table: its terms in their order, and a few numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from wizardhaven.engine.rules.setup.draft import MOST_CHARACTERS
from wizardhaven.protocol.faces.emblems import foe_emblem
from wizardhaven.protocol.faces.speech import race_name
from wizardhaven.protocol.messages import KindOfPlayer, RaceTerm, SitesOf, Terms
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Points, Race

SOURCES: Final = (
    Points.CHARACTER,
    Points.ALLY,
    Points.ITEM,
    Points.FACTION,
    Points.KILL,
    Points.MISCELLANEOUS,
)
"""Friends first, then what they win, then whom they have beaten."""

SITES: Final[dict[PlayerKind, SitesOf]] = {
    PlayerKind.WIZARD: "hero",
    PlayerKind.RINGWRAITH: "minion",
    PlayerKind.FALLEN_WIZARD: "fallen-wizard",
    PlayerKind.BALROG: "balrog",
}
TUNNELS: Final[dict[PlayerKind, SitesOf]] = {**SITES, PlayerKind.FALLEN_WIZARD: "hero"}
"""A Fallen-wizard goes through the Under-deeps as heroes do."""


@cache
def terms(language: Language) -> Terms:
    """The terms for somebody who reads that language."""
    return Terms(
        tuple(Phase),
        SOURCES,
        {race: RaceTerm(race_name(race, language), foe_emblem(race)) for race in Race},
        {kind: KindOfPlayer(MOST_CHARACTERS[kind], SITES[kind], TUNNELS[kind]) for kind in PlayerKind},
    )
