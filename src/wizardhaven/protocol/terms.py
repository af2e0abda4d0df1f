"""What the page has to know of the game before any table: its terms in their order, and a few numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from wizardhaven.catalogue.catalogue import name
from wizardhaven.catalogue.printing import CardClass, printings
from wizardhaven.engine.values import KINDS, Kind
from wizardhaven.protocol.faces.emblems import foe_emblem
from wizardhaven.protocol.faces.speech import haven_name, race_name
from wizardhaven.protocol.server_says import KindOfPlayer, RaceTerm, Terms
from wizardhaven.text.language import Language
from wizardhaven.text.last_days import LAST_DAYS
from wizardhaven.vocabulary.terms import Phase, Points, Race

SOURCES: Final = (
    Points.CHARACTER,
    Points.ALLY,
    Points.ITEM,
    Points.FACTION,
    Points.KILL,
    Points.MISCELLANEOUS,
)
"""Friends first, then what they win, then whom they have beaten."""


@cache
def terms(language: Language) -> Terms:
    """The terms for somebody who reads that language."""
    return Terms(
        tuple(Phase),
        SOURCES,
        {race: RaceTerm(race_name(race, language), foe_emblem(race)) for race in Race},
        {player: kind_of_player(kind, language) for player, kind in KINDS.items()},
        {one.names.en: name(one.code, language) for one in printings() if one.card_class is CardClass.AVATAR},
    )


def kind_of_player(kind: Kind, language: Language) -> KindOfPlayer:
    """What the page shows before a game; who makes havens goes through the Under-deeps as his camp does."""
    tunnels = kind.camp if kind.makes_havens else kind.sites
    return KindOfPlayer(
        kind.starting_characters,
        kind.starting_companies,
        kind.sites,
        tunnels,
        LAST_DAYS[language][kind.player],
        race_name(kind.avatar_race, language),
        foe_emblem(kind.avatar_race),
        haven_name(kind.sites, language),
    )
