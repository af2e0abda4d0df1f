"""A card's face: everything that is drawn of it, in one language."""

from dataclasses import replace
from functools import cache
from typing import Final, Literal, TypeAlias, assert_never

import msgspec

from wizardhaven.catalogue import catalogue
from wizardhaven.engine.values import Printed, read_card
from wizardhaven.protocol.faces.emblems import emblem
from wizardhaven.protocol.faces.facts import Fact, facts
from wizardhaven.protocol.faces.gists import gist
from wizardhaven.protocol.faces.keys import FaceKey, keys
from wizardhaven.protocol.faces.sorts import sort
from wizardhaven.protocol.faces.speech import (
    home_names,
    race_name,
    race_names,
    region_name,
    region_type_name,
    site_letter,
    site_sort,
    site_type_name,
    skill_name,
)
from wizardhaven.text.havens import speaking_for
from wizardhaven.text.language import Language
from wizardhaven.text.names import translated
from wizardhaven.text.render import card_text, type_line
from wizardhaven.vocabulary.asked_for import names_among, one_of
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.marked import is_marked
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.site_parts import SiteAttack, keys_of
from wizardhaven.vocabulary.terms import (
    Alignment,
    Keyword,
    Length,
    Pile,
    Points,
    Race,
    RegionType,
    Side,
    SiteType,
)

FaceKind: TypeAlias = Literal[
    "character",
    "avatar",
    "minion",
    "item",
    "ally",
    "faction",
    "resource-event",
    "creature",
    "hazard-event",
    "stage",
    "agent",
    "site",
    "region",
]
FaceBadge: TypeAlias = Literal["mode", "command"]
"""What a card makes of a Ringwraith or of a leader, to be seen at a glance."""
_FROM_HAND: Final = {
    Language.EN: "a creature from hand",
    Language.DE: "Kreatur von der Hand",
    Language.FR: "créature de la main",
}


class FacePoints(msgspec.Struct, frozen=True):
    """What the card is worth, and as what."""

    source: Points
    amount: int


class FaceNumbers(msgspec.Struct, frozen=True, omit_defaults=True):
    """The printed numbers that the card has."""

    prowess: int | None = None
    body: int | None = None
    mind: int | None = None
    influence: int | None = None
    strikes: int | None = None
    corruption: int | None = None
    influence_number: int | None = None
    """The number that an influence check must exceed."""
    stage: int | None = None


class FaceSkill(msgspec.Struct, frozen=True):
    """A skill and what it is called."""

    id: str
    name: str


class FaceSite(msgspec.Struct, frozen=True):
    """What is special about the face of a site."""

    type: str
    type_name: str
    icon: str
    region: str
    path: tuple[RegionType, ...]
    draws: tuple[int, int]
    attacks: tuple[str, ...]


class Face(msgspec.Struct, frozen=True):
    """Everything that is drawn of a card."""

    code: str
    name: str
    kind: FaceKind
    line: str
    """"Major item, unique"."""
    sort: str
    """What sort of card it is in two or three words: "Major item", "Short-event", "Elf"."""
    gist: str
    """One generated line of at most 28 characters for the hand; empty if numbers say it all."""
    text: tuple[str, ...]
    emblem: str
    """The id of a symbol in icons.svg."""
    unique: bool
    points: FacePoints | None
    duration: Length | None
    numbers: FaceNumbers
    facts: tuple[Fact, ...]
    skills: tuple[FaceSkill, ...]
    keys: tuple[FaceKey, ...]
    """Where a creature may strike."""
    home: tuple[str, ...]
    race: str | None
    site: FaceSite | None
    badge: FaceBadge | None


@cache
def face(code: str, language: Language) -> Face:
    """The face of a card that can be played."""
    card = catalogue.cards()[code]
    with speaking_for(card):
        return _face(card, language)


def _face(card: Card, language: Language) -> Face:
    printed = read_card(card)
    return Face(
        code=card.code,
        name=catalogue.name(card.code, language),
        kind=face_kind(card),
        line=type_line(card, language).replace("'", "’"),
        sort=sort(card, language),
        gist=gist(card, language),
        text=_text(card, language),
        emblem=emblem(card),
        unique=printed.unique,
        points=_points(card),
        duration=card.length if isinstance(card, Event) else None,
        numbers=_numbers(card),
        facts=facts(card, language),
        skills=tuple([FaceSkill(f"sk-{each.value}", skill_name(each, language)) for each in printed.skills]),
        keys=keys(card, language) if isinstance(card, Creature) else (),
        home=home_names(card.home, language) if isinstance(card, Character) else (),
        race=None if printed.race is None else race_name(printed.race, language),
        site=_site(card, language) if isinstance(card, Site) else None,
        badge=_badge(printed),
    )


def _badge(printed: Printed) -> FaceBadge | None:
    """Whether it is a Ringwraith's mode, or a command that a leader has been given. [ORG-75]"""
    if printed.mode:
        return "mode"
    return "command" if printed.has(Keyword.COMMAND) else None


def _text(card: Card, language: Language) -> tuple[str, ...]:
    """What the card says; where somebody is at home stands apart."""
    told = replace(card, home=()) if isinstance(card, Character) else card
    return tuple([paragraph.replace("'", "’") for paragraph in card_text(told, language)])


def face_kind(card: Card) -> FaceKind:
    """Of what kind a card is drawn."""
    match card:
        case Character():
            return _kind_of_character(card)
        case Item():
            return "item"
        case Ally():
            return "ally"
        case Faction():
            return "faction"
        case Event(stage_points=stage_points, side=side):
            if stage_points:
                return "stage"
            return "hazard-event" if side is Side.HAZARD else "resource-event"
        case Creature():
            return "creature"
        case Site():
            return "site"
        case Region():
            return "region"
        case _:
            assert_never(card)


def _kind_of_character(card: Character) -> FaceKind:
    if card.avatar is not None:
        return "avatar"
    if is_marked(card, Sort.AGENT):
        return "agent"
    return "character" if card.alignment is Alignment.HERO else "minion"


def _points(card: Card) -> FacePoints | None:
    """What is worth nothing by its kind has no mark; people, peoples and foes have theirs even for zero."""
    if isinstance(card, Site | Region) or (isinstance(card, Character) and card.avatar is not None):
        return None
    printed = read_card(card)
    if isinstance(card, Item | Event) and not printed.points:
        return None
    return FacePoints(printed.points_source, printed.points)


def _numbers(card: Card) -> FaceNumbers:
    match card:
        case Character():
            return FaceNumbers(
                prowess=card.prowess, body=card.body, mind=card.mind, influence=card.direct_influence
            )
        case Ally():
            return FaceNumbers(prowess=card.prowess, body=card.body, mind=card.mind)
        case Creature():
            return FaceNumbers(prowess=card.prowess, body=card.body, strikes=card.strikes)
        case Item():
            return FaceNumbers(corruption=card.corruption or None)
        case Event():
            return FaceNumbers(corruption=card.corruption or None, stage=card.stage_points or None)
        case Faction():
            return FaceNumbers(influence_number=card.influence_number)
        case Site() | Region():
            return FaceNumbers()
        case _:
            assert_never(card)


def _site(site: Site, language: Language) -> FaceSite:
    letter = site_letter(site)
    return FaceSite(
        type=letter,
        type_name=site_sort(site, language),
        icon=f"st-{letter}",
        region=region_name(site.region, language),
        path=site.path,
        draws=(site.resource_draws, site.hazard_draws),
        attacks=tuple([attack_words(each, language) for each in site.automatic_attacks]),
    )


def attack_words(attack: SiteAttack, language: Language) -> str:
    """An automatic-attack: "Orcs 3×7", or what may come instead of one."""
    if isinstance(attack, Attack):
        assert attack.race is not None
        called = race_name if attack.strikes == 1 else race_names
        return f"{called(attack.race, language)} {attack.strikes}×{attack.prowess}"
    if attack.source is Pile.PLAY:
        named = [translated(name, language) for name in names_among(attack.what)]
        return ", ".join([*named, *[race_name(race, language) for race in one_of(attack.what, Race)]])
    sorts = [
        site_type_name(each, language) if isinstance(each, SiteType) else region_type_name(each, language)
        for each in keys_of(attack)
    ]
    return f"{_FROM_HAND[language]} ({', '.join(sorts)})"
