"""Of what kind a card is drawn that cannot be played yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wizardhaven.catalogue.printing import CardClass, Kind, Printing, Version
from wizardhaven.protocol.faces.faces import FaceKind

KINDS: Final[Mapping[CardClass, FaceKind]] = {
    CardClass.AVATAR: "avatar",
    CardClass.AGENT: "agent",
    CardClass.ITEM: "item",
    CardClass.ALLY: "ally",
    CardClass.FACTION: "faction",
    CardClass.CREATURE: "creature",
    CardClass.SITE: "site",
    CardClass.REGION: "region",
}


def printed_kind(card: Printing) -> FaceKind:
    """The kind that is printed on it."""
    if card.card_class is CardClass.CHARACTER:
        return "character" if card.version is Version.HERO else "minion"
    if card.card_class is CardClass.EVENT:
        own: FaceKind = "hazard-event" if card.kind is Kind.HAZARD else "resource-event"
        return "stage" if card.version is Version.STAGE else own
    return KINDS[card.card_class]
