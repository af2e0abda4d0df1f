"""The filters of a query: what a card has under each of their names."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Final

from wizardhaven.catalogue.constants import constants
from wizardhaven.catalogue.printing import CardClass, Kind, Trait, Version
from wizardhaven.catalogue.search.ability_words import abilities
from wizardhaven.catalogue.search.entry import Entry, by_card, entries, plain

SIDES: Final[Mapping[Version, tuple[str, ...]]] = {
    Version.HERO: ("hero", "wizard"),
    Version.MINION: ("minion", "ringwraith"),
    Version.DUAL: ("dual", "hero", "minion"),
    Version.STAGE: ("stage", "fallen-wizard"),
    Version.FALLEN_WIZARD: ("fallen-wizard",),
    Version.BALROG: ("balrog",),
    Version.NEUTRAL: ("neutral",),
}
LANDS: Final = {
    "w": "Wilderness",
    "b": "Border-land",
    "f": "Free-domain",
    "s": "Shadow-land",
    "d": "Dark-domain",
    "c": "Coastal Sea",
}
HOLDS: Final = {
    "F": "Free-hold",
    "B": "Border-hold",
    "R": "Ruins & Lairs",
    "S": "Shadow-hold",
    "D": "Dark-hold",
    "H": "Haven",
}
UNDER_DEEPS: Final = "Under-deeps"


def _kind(one: Entry) -> list[str]:
    card = one.card
    event = [f"{card.kind.value}-event"] if card.card_class is CardClass.EVENT else []
    stage = ["stage"] if card.version is Version.STAGE else []
    return [card.kind.value, card.card_class.value, *(card.subclass or "").split("/"), *event, *stage]


def _sides(one: Entry) -> tuple[str, ...]:
    return SIDES[one.card.version]


def _item(one: Entry) -> tuple[str, ...]:
    own = one.card.subclass if one.card.card_class is CardClass.ITEM else None
    return one.facts.items if own is None else (own,)


def _keyed(one: Entry) -> list[str]:
    return [_spelled(key) for key in one.facts.keyed]


def _spelled(key: str) -> str:
    """The letter of a site would be that of a region once it is folded."""
    return HOLDS.get(key, key)


def _at(one: Entry) -> list[str]:
    return [_spelled(place) for place in one.facts.at]


def _site(one: Entry) -> list[str]:
    if one.facts.site_type is None:
        return []
    below = [UNDER_DEEPS] if one.facts.under_deeps else []
    return [one.facts.site_type, HOLDS[one.facts.site_type], *below]


def _region(one: Entry) -> list[str]:
    own = [one.card.names.en] if one.card.kind is Kind.REGION else []
    lands = [LANDS[one.facts.region_type]] if one.facts.region_type is not None else []
    return [*own, *lands, *([one.facts.region] if one.facts.region is not None else [])]


def _is(one: Entry) -> list[str]:
    card, facts = one.card, one.facts
    held = {
        "unique": card.unique,
        "playable": one.is_playable,
        "reprint": len(one.printings) > 1,
        "agent": card.card_class is CardClass.AGENT,
        "avatar": card.card_class is CardClass.AVATAR,
        "manifestation": card.manifests is not None,
        "haven": Trait.HAVEN in card.traits,
        "hoard": facts.hoard or Trait.HOARD in card.traits,
        "spawn": Trait.SPAWN in card.traits,
        "hazard-and-resource": Trait.EITHER_WAY in card.traits,
        "spell": "Spell" in facts.keywords,
        "information": facts.information,
        "lair": facts.lair,
        "under-deeps": facts.under_deeps,
        "uncertain": bool(facts.uncertain),
    }
    return [name for name, holds in held.items() if holds]


def _word(one: Entry) -> list[str]:
    constant = constants().get(one.code)
    return [*one.facts.keywords, *([] if constant is None else abilities(constant.card))]


def _avatar(one: Entry) -> list[str]:
    return [one.card.specific] if one.card.specific is not None else []


WORDS: Final[Mapping[str, Callable[[Entry], Iterable[str]]]] = {
    "kind": _kind,
    "set": lambda one: [printing.card_set.value for printing in one.printings],
    "side": _sides,
    "race": lambda one: one.facts.races,
    "skill": lambda one: one.facts.skills,
    "word": _word,
    "keyword": lambda one: one.facts.keywords,
    "item": _item,
    "keyed": _keyed,
    "at": _at,
    "home": lambda one: one.facts.home,
    "site": _site,
    "region": _region,
    "attack": lambda one: one.facts.attackers,
    "avatar": _avatar,
    "rarity": lambda one: [printing.rarity for printing in one.printings],
    "kind-of-points": lambda one: [one.facts.points_of] if one.facts.points_of is not None else [],
    "code": lambda one: [printing.code for printing in one.printings],
    "is": _is,
}
"""What is named; each filter is one of the names that cards have there."""

NUMBERS: Final[Mapping[str, Callable[[Entry], int | None]]] = {
    "mind": lambda one: one.facts.mind,
    "prowess": lambda one: one.facts.prowess,
    "body": lambda one: one.facts.body,
    "strikes": lambda one: one.facts.strikes,
    "attacks": lambda one: one.facts.attacks if one.card.card_class is CardClass.CREATURE else None,
    "points": lambda one: one.facts.points,
    "corruption": lambda one: one.facts.corruption,
    "stage": lambda one: one.card.stage_points,
    "needs": lambda one: one.facts.needs,
    "influence": lambda one: one.facts.influence,
    "general": lambda one: one.facts.general,
    "draws": lambda one: None if one.facts.draws is None else one.facts.draws[0],
    "path": lambda one: None if one.facts.path is None else len(one.facts.path),
}
"""What is a number; a card without it is neither above nor below anything."""

PLACES: Final = ("at", "keyed", "home", "region")


@cache
def having(name: str) -> Mapping[str, frozenset[str]]:
    """The codes of the cards behind every value of a filter."""
    found: dict[str, set[str]] = {}
    for one in entries():
        for value in WORDS[name](one):
            found.setdefault(plain(value), set()).add(one.code)
    return {value: frozenset(codes) for value, codes in found.items() if value}


@cache
def values(name: str) -> Mapping[str, str]:
    """Every way to say a value of a filter, and the value it means; places in all four languages."""
    own = {value: value for value in having(name)}
    if name not in PLACES:
        return own
    places = [one for one in by_card().values() if one.card.kind in (Kind.SITE, Kind.REGION)]
    spoken = {other: plain(one.card.names.en) for one in places for other in one.names}
    return {**spoken, **own}
