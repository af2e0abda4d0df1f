"""What a card is in a row of a deck: where it goes, what it is keyed to, where it lies."""

from __future__ import annotations

from msgspec import Struct

from wizardhaven.catalogue.facts import facts
from wizardhaven.catalogue.printing import CardClass, Kind, Printing
from wizardhaven.decks.files.reading import section_by_nature
from wizardhaven.decks.section import Section
from wizardhaven.engine.values import WIZARD
from wizardhaven.vocabulary.terms import PlayerKind


class InDeck(Struct, frozen=True, omit_defaults=True):
    """What the workshop asks of a card beyond its names and numbers; what is left out is none."""

    kind: Kind
    of: CardClass
    section: Section
    """Where it goes in a Wizard's deck."""
    character_of: tuple[PlayerKind, ...] = ()
    """In whose decks an agent is a character."""
    points_of: str | None = None
    keyed: tuple[str, ...] = ()
    site: str | None = None
    region: str | None = None


def in_deck(card: Printing) -> InDeck | None:
    """What a card is in a deck; a region is in none."""
    if card.kind is Kind.REGION:
        return None
    printed = facts()[card.code]
    return InDeck(
        kind=card.kind,
        of=card.card_class,
        section=section_by_nature(card, WIZARD.player),
        character_of=_character_of(card) if card.card_class is CardClass.AGENT else (),
        points_of=printed.points_of,
        keyed=printed.keyed,
        site=printed.site_type,
        region=printed.region,
    )


def _character_of(card: Printing) -> tuple[PlayerKind, ...]:
    others = [kind for kind in PlayerKind if kind is not WIZARD.player]
    return tuple([one for one in others if section_by_nature(card, one) is Section.CHARACTERS])
