"""The short face of a card that cannot be played yet: its name, its kind and its numbers, and no text."""

from __future__ import annotations

from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.search.entry import Entry
from wizardhaven.protocol.faces.faces import Face, FaceKind, FaceNumbers, FacePoints
from wizardhaven.server.catalogue.kinds import printed_kind
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Points

SORTS: Final[dict[Language, dict[FaceKind, str]]] = {
    Language.EN: {
        "character": "Character",
        "avatar": "Avatar",
        "minion": "Minion",
        "item": "Item",
        "ally": "Ally",
        "faction": "Faction",
        "resource-event": "Resource event",
        "creature": "Creature",
        "hazard-event": "Hazard event",
        "stage": "Stage card",
        "agent": "Agent",
        "site": "Site",
        "region": "Region",
    },
    Language.DE: {
        "character": "Charakter",
        "avatar": "Avatar",
        "minion": "Scherge",
        "item": "Gegenstand",
        "ally": "Verbündeter",
        "faction": "Heer",
        "resource-event": "Unterstützungs-Ereignis",
        "creature": "Kreatur",
        "hazard-event": "Gefahren-Ereignis",
        "stage": "Entwicklungskarte",
        "agent": "Agent",
        "site": "Ort",
        "region": "Region",
    },
    Language.FR: {
        "character": "Personnage",
        "avatar": "Avatar",
        "minion": "Séide",
        "item": "Objet",
        "ally": "Allié",
        "faction": "Faction",
        "resource-event": "Événement de ressource",
        "creature": "Créature",
        "hazard-event": "Événement de péril",
        "stage": "Carte de Déchu",
        "agent": "Agent",
        "site": "Site",
        "region": "Région",
    },
}
UNIQUE: Final = {Language.EN: "unique", Language.DE: "einzigartig", Language.FR: "unique"}
EMBLEMS: Final[dict[FaceKind, str]] = {
    "character": "g-hood",
    "minion": "g-helm",
    "avatar": "g-staff",
    "item": "g-gem",
    "ally": "g-leaf",
    "faction": "g-banner",
    "resource-event": "g-star",
    "stage": "g-cog",
    "creature": "g-mask",
    "hazard-event": "g-eye",
    "agent": "g-mask",
    "site": "st-R",
    "region": "rt-w",
}


def short_face(entry: Entry, language: Language) -> Face:
    """As much of a face as is known without the card's words."""
    kind, facts = printed_kind(entry.card), entry.facts
    sort = SORTS[language][kind]
    return Face(
        code=entry.code,
        name=catalogue.name(entry.code, language),
        kind=kind,
        line=f"{sort}, {UNIQUE[language]}" if entry.card.unique else sort,
        sort=sort,
        gist="",
        text=(),
        emblem=EMBLEMS[kind],
        unique=entry.card.unique,
        points=_points(entry),
        duration=None,
        numbers=FaceNumbers(
            prowess=facts.prowess,
            body=facts.body,
            mind=facts.mind,
            influence=facts.influence,
            strikes=facts.strikes,
            corruption=facts.corruption,
            influence_number=facts.needs,
            stage=entry.card.stage_points,
        ),
        facts=(),
        skills=(),
        keys=(),
        home=(),
        race=None,
        site=None,
        badge=None,
    )


def _points(entry: Entry) -> FacePoints | None:
    if not entry.facts.points or entry.facts.points_of is None:
        return None
    return FacePoints(Points(entry.facts.points_of), entry.facts.points)
