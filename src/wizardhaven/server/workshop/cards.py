"""Every card as the workshop shows it in a row: names to search by, numbers, and where it goes in a deck."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.facts import facts
from wizardhaven.catalogue.printing import CardClass, Kind, Printing, Trait, Version, printings
from wizardhaven.decks.files.reading import section_by_nature
from wizardhaven.decks.section import Section
from wizardhaven.engine.values import WIZARD
from wizardhaven.server.catalogue.sheets import Sheet, sent, sheet
from wizardhaven.server.workshop.bench import at_the_bench
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind


class BenchCard(Struct, frozen=True, omit_defaults=True):
    """A card in a row of a deck; what is left out is none, or no."""

    code: str
    en: str
    kind: Kind
    of: CardClass
    version: Version
    section: Section
    """Where it goes in a Wizard's deck."""
    de: str | None = None
    fr: str | None = None
    es: str | None = None
    subclass: str | None = None
    unique: bool = False
    not_yet: bool = False
    specific: str | None = None
    character_of: tuple[PlayerKind, ...] = ()
    """In whose decks an agent is a character."""
    mind: int | None = None
    prowess: int | None = None
    body: int | None = None
    influence: int | None = None
    strikes: int | None = None
    points: int | None = None
    points_of: str | None = None
    corruption: int | None = None
    stage: int | None = None
    skills: tuple[str, ...] = ()
    races: tuple[str, ...] = ()
    keyed: tuple[str, ...] = ()
    site: str | None = None
    region: str | None = None
    haven: bool = False


async def show_cards(request: Request) -> Response:
    """All cards, for who has them not."""
    return sent(await at_the_bench(all_cards), request)


@cache
def all_cards() -> Sheet:
    """Every card but the regions, set after set."""
    found = [one for one in printings() if not one.is_reprint and one.kind is not Kind.REGION]
    return sheet([_card(one) for one in found])


def _card(card: Printing) -> BenchCard:
    printed = facts()[card.code]
    others = [kind for kind in PlayerKind if kind is not WIZARD.player]
    return BenchCard(
        code=card.code,
        en=card.names.en,
        kind=card.kind,
        of=card.card_class,
        version=card.version,
        section=section_by_nature(card, WIZARD.player),
        de=_other(card, Language.DE),
        fr=_other(card, Language.FR),
        es=card.names.es,
        subclass=card.subclass,
        unique=card.unique,
        not_yet=card.code not in catalogue.cards(),
        specific=card.specific,
        character_of=_character_of(card, others) if card.card_class is CardClass.AGENT else (),
        mind=printed.mind,
        prowess=printed.prowess,
        body=printed.body,
        influence=printed.influence,
        strikes=printed.strikes,
        points=printed.points,
        points_of=printed.points_of,
        corruption=printed.corruption,
        stage=card.stage_points,
        skills=printed.skills,
        races=printed.races,
        keyed=printed.keyed,
        site=printed.site_type,
        region=printed.region,
        haven=Trait.HAVEN in card.traits,
    )


def _other(card: Printing, language: Language) -> str | None:
    """The name in another language, where it differs from the English one."""
    name = catalogue.name(card.code, language)
    return None if name == card.names.en else name


def _character_of(card: Printing, players: list[PlayerKind]) -> tuple[PlayerKind, ...]:
    return tuple([one for one in players if section_by_nature(card, one) is Section.CHARACTERS])
