"""The words of the closed lists in English, with their plurals and phrases."""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.english.grammar import counted, listed, with_article
from wizardhaven.text.havens import spoken_of
from wizardhaven.vocabulary.terms import (
    Check,
    Danger,
    Duplication,
    ItemClass,
    Pile,
    Purpose,
    Race,
    RegionType,
    SiteType,
)


def races(race: Race) -> str:
    """The plural of a race."""
    match race:
        case Race.DUNADAN:
            return "Dúnedain"
        case Race.DWARF:
            return "Dwarves"
        case Race.ELF:
            return "Elves"
        case Race.MAN:
            return "Men"
        case Race.WOLF:
            return "Wolves"
        case Race.MAIA:
            return "Maiar"
        case Race.NAZGUL:
            return "Nazgûl"
        case Race.GAS:
            return "Gas"
        case Race.UNDEAD:
            return "Undead"
        case Race.SPAWN:
            return "Spawn"
        case Race.ORC_AND_MAN:
            return "Orcs and Men"
        case Race.SKIN_CHANGER:
            return "Animals, Men and Bears"
        case (
            Race.HOBBIT
            | Race.WIZARD
            | Race.RINGWRAITH
            | Race.FALLEN_WIZARD
            | Race.BALROG
            | Race.ORC
            | Race.HALF_ORC
            | Race.TROLL
            | Race.ANIMAL
            | Race.AWAKENED_PLANT
            | Race.DRAGON
            | Race.DRAKE
            | Race.EAGLE
            | Race.ENT
            | Race.GIANT
            | Race.PUKEL_CREATURE
            | Race.SLAYER
            | Race.SPIDER
            | Race.TRAP
            | Race.WOSE
            | Race.LAVA_FLOW
            | Race.ROCK_FALL
        ):
            return f"{race.value}s"
        case _:
            assert_never(race)


def regions(count: int, region_type: RegionType) -> str:
    """So many regions of a type: "a Shadow-land", "two Wildernesses"."""
    noun = region_type.value
    if count == 1:
        return with_article(noun)
    return counted(count, noun, f"{noun}es" if region_type is RegionType.WILDERNESS else f"{noun}s")


def haven() -> str:
    """A haven as the card that is being said calls it."""
    return spoken_of().value


def sort_of_site(site_type: SiteType) -> str:
    """A type of site as a noun; Ruins & Lairs has no plural of its own."""
    return haven() if site_type is SiteType.HAVEN else site_type.value


def sites(types: Sequence[SiteType]) -> list[str]:
    """The types of site as nouns."""
    return [sort_of_site(site_type) for site_type in types]


def check(kind: Check) -> str:
    """The plural of a sort of roll, as it is modified."""
    match kind:
        case Check.CORRUPTION:
            return "corruption checks"
        case Check.INFLUENCE:
            return "influence checks"
        case Check.INFLUENCE_ATTEMPT:
            return "influence attempts"
        case Check.BODY:
            return "body checks"
        case Check.RING_TEST:
            return "tests of gold rings"
        case Check.RIDDLING:
            return "riddling rolls"
        case Check.OFFERING:
            return "offering attempts"
        case Check.UNDER_DEEPS_MOVEMENT:
            return "rolls to move from one site of the Under-deeps to another"
        case Check.REMOVAL:
            return "attempts to remove corruption cards"
        case _:
            assert_never(kind)


def attempt(kind: Check) -> str:
    """One roll of that sort, as something a character declares."""
    match kind:
        case Check.CORRUPTION:
            return "a corruption check"
        case Check.INFLUENCE:
            return "an influence check"
        case Check.INFLUENCE_ATTEMPT:
            return "an influence attempt"
        case Check.BODY:
            return "a body check"
        case Check.RING_TEST:
            return "a test of a gold ring"
        case Check.RIDDLING:
            return "a riddling attempt"
        case Check.OFFERING:
            return "an offering attempt"
        case Check.UNDER_DEEPS_MOVEMENT:
            return "a roll to move in the Under-deeps"
        case Check.REMOVAL:
            return "an attempt to remove a corruption card"
        case _:
            assert_never(kind)


def duplication(limit: Duplication) -> str:
    """Of what there may be only one copy, as a sentence."""
    match limit:
        case Duplication.ANYWHERE:
            return "Cannot be duplicated."
        case Duplication.ON_A_CHARACTER:
            return "Cannot be duplicated on a given character."
        case Duplication.ON_A_COMPANY:
            return "Cannot be duplicated on a given company."
        case Duplication.ON_A_CHARACTER_OR_COMPANY:
            return "Cannot be duplicated on a given character or company."
        case Duplication.ON_A_SITE:
            return "Cannot be duplicated on a given site."
        case Duplication.ON_A_CARD:
            return "Cannot be duplicated on a given card."
        case Duplication.AT_A_SITE:
            return "Cannot be duplicated at a given site."
        case Duplication.BY_A_PLAYER:
            return "Cannot be duplicated by a given player."
        case Duplication.ON_AN_ATTACK:
            return "Cannot be duplicated on a given attack."
        case Duplication.ON_A_CHECK:
            return "Cannot be duplicated on a given check."
        case Duplication.ON_A_STRIKE:
            return "Cannot be duplicated against a given strike."
        case Duplication.ON_A_TURN:
            return "Cannot be duplicated on a given turn."
        case _:
            assert_never(limit)


def purpose(what_for: Purpose) -> str:
    """For what a site counts as something else; nothing if for everything."""
    match what_for:
        case Purpose.EVERYTHING | Purpose.RENEWAL:
            return ""
        case Purpose.HEALING:
            return "for healing"
        case Purpose.PLAYING_HAZARDS:
            return "for the playing of hazards"
        case Purpose.BRINGING:
            return "for bringing characters into play"
        case _:
            assert_never(what_for)


def danger(of: Danger, company: str) -> str:
    """What an effect of that sort would do to a company."""
    match of:
        case Danger.RETURN_TO_ORIGIN:
            return f"return {company} to its site of origin"
        case Danger.TAPPING_OF_SITES:
            return "tap its current or new site"
        case Danger.CAPTURE:
            return "take a character of the company prisoner"
        case Danger.DISCARDING:
            return f"discard a character of {company}"
        case _:
            assert_never(of)


def sources(places: Sequence[Pile]) -> str:
    """Where cards are fetched from: "your sideboard or discard pile"."""
    return f"your {listed([place.value for place in places], 'or')}"


def item(item_class: ItemClass) -> str:
    """An item by its class: a gold ring is called just that."""
    return item_class.value if item_class is ItemClass.GOLD_RING else f"{item_class.value} item"
