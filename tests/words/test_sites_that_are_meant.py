"""Wherever a card says which sites are meant, the door for sites knows it and every language says it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Final

import pytest

from wizardhaven.bots.planner.places import is_such
from wizardhaven.catalogue import catalogue
from wizardhaven.engine.queries.sites.on_the_map import is_on_the_map
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.values import KINDS, Verb
from wizardhaven.scenario import Scene
from wizardhaven.text.english import places as english
from wizardhaven.text.french import places as french
from wizardhaven.text.german import places as german
from wizardhaven.vocabulary import (
    abilities,
    attacks,
    cards,
    journeys,
    permits,
    piles,
    playing,
)
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.places import is_of_other_versions
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    At,
    BoundFor,
    Named,
    Not,
    Such,
    Within,
    all_of,
    named,
    parts,
)
from wizardhaven.vocabulary.targets import A, aimed_at, rest_of
from wizardhaven.vocabulary.terms import (
    Alignment,
    Movement,
    PlayerKind,
    Race,
    RegionType,
    SiteType,
    Skill,
    Turned,
)

FIELDS: Final[dict[type, tuple[str, ...]]] = {
    abilities.StorableAt: ("places",),
    cards.Ally: ("playable_at",),
    cards.Character: ("home",),
    cards.Faction: ("playable_at",),
    attacks.Guards: ("where",),
    cards.Item: ("playable_at", "not_playable_at", "also_at_tapped"),
    journeys.RestAfterJourney: ("everybody_at",),
    permits.Permit: ("where",),
    piles.Keeps: ("where",),
    playing.Key: ("to",),
}
"""The words that say which sites are meant, and where they say it."""

SITES: Final = (Subject.SITE, Subject.NEW_SITE, Subject.ORIGIN)
"""Of whom it is asked which site it is."""


def meant_in(value: object) -> Iterator[Such]:
    """Every selector of sites in a card, or in a part of one."""
    if isinstance(value, tuple):
        for part in value:
            yield from meant_in(part)
    elif isinstance(value, Is) and value.who in SITES:
        yield value.such
    elif isinstance(value, A) and aimed_at(value) is Sort.SITE:
        yield rest_of(value)
    elif isinstance(value, BoundFor) or (isinstance(value, At) and not isinstance(value.site, Subject)):
        yield value.site
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            part = getattr(value, field.name)
            if field.name in FIELDS.get(type(value), ()):
                several = part if isinstance(part, tuple) else (part,)
                yield from [one for one in several if _is_of_sites(one)]
            else:
                yield from meant_in(part)


def _is_of_sites(such: Such | None) -> bool:
    """Whether sites are meant there; a creature may also be keyed to a type of region.

    What is permitted may be so at the site that the text has named, at whichever is tapped or not, or by a
    kind of movement. What else is at other versions of a site is known by the site that the card lies on.
    """
    if such is not None and is_of_other_versions(such):
        return False
    return such is not None and not isinstance(such, (Movement, RegionType, Subject, Turned))


def leaves(such: Such) -> list[Such]:
    """The traits of a selector that are not put together from others."""
    if isinstance(such, (AllOf, AnyOf)):
        return [leaf for trait in such.traits for leaf in leaves(trait)]
    return leaves(such.trait) if isinstance(such, Not) else [such]


MEANT: Final = list(dict.fromkeys([one for card in catalogue.cards().values() for one in meant_in(card)]))
TRAITS: Final = list(dict.fromkeys([leaf for one in MEANT for leaf in leaves(one)]))
TOGETHER: Final = [one for one in MEANT if isinstance(one, AllOf)]


def said(such: Such) -> tuple[str, str, str]:
    """How each language calls such a site."""
    return english.place(such), german.place(such).nominative, french.place(such).text


def test_cards_mean_sites_by_every_word_that_can() -> None:
    """One that no card uses any more is gone from the list."""
    used = {type(word) for card in catalogue.cards().values() for word in _words(card)}

    assert not [word.__name__ for word in FIELDS if word not in used]


def _words(value: object) -> Iterator[object]:
    if isinstance(value, tuple):
        for part in value:
            yield from _words(part)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in dataclasses.fields(value):
            yield from _words(getattr(value, field.name))


def test_the_door_for_sites_knows_every_trait() -> None:
    scene = Scene()
    sites = scene.first.location_deck("Moria", "The Under-gates", "Rivendell", "Isle of the Ulond")

    answers = {trait: [is_place(scene.table, site.id, trait) for site in sites] for trait in TRAITS}

    assert len(answers) == len(TRAITS)
    assert answers[SiteType.SHADOW_HOLD] == [True, True, False, False]
    assert answers[Mark.UNDER_DEEPS] == [False, True, False, False]
    assert answers[Mark.LAIR] == [False, False, False, True]


def test_a_surface_site_is_listed_with_nothing_and_is_no_free_hold() -> None:
    scene = Scene()
    sites = ("Moria", "The Under-gates", "Iron Hill Dwarf-hold", "Bree", "Cirith Gorgor")
    pieces = scene.first.location_deck(*sites)

    assert [is_place(scene.table, site.id, Mark.SURFACE) for site in pieces] == [
        True,
        False,
        False,  # The Rusted-deeps list it with 13
        False,
        True,  # as every site in Udûn
    ]


@pytest.mark.parametrize("mined", [True, False])
def test_a_wizardhaven_is_a_surface_site_only_above_deep_mines(mined: bool) -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.declares("Saruman")
    haven = scene.first.site("Isengard [fallen-wizard]")
    below = scene.first.character("Beretar", at="Deep Mines" if mined else "Bree")
    if mined:
        scene.first.beneath(below, above=haven)

    assert is_place(scene.table, haven.id, Mark.SURFACE) is mined


def test_the_planning_bot_knows_every_trait() -> None:
    sites = [card for card in catalogue.cards().values() if isinstance(card, cards.Site)]

    haven = [site.name for site in sites if is_such(site, all_of(SiteType.HAVEN, Alignment.HERO))]
    answers = {trait: [is_such(site, trait) for site in sites] for trait in TRAITS}

    assert len(answers) == len(TRAITS)
    assert {"Rivendell", "Lórien"} <= set(haven)


def test_the_map_knows_what_is_said_of_where_factions_and_allies_are_played() -> None:
    table = Scene().table
    at_home = [card for card in catalogue.cards().values() if isinstance(card, (cards.Ally, cards.Faction))]
    traits = [leaf for card in at_home for place in card.playable_at for leaf in leaves(place)]

    assert [is_on_the_map(table, "Bree", Alignment.HERO, trait) for trait in traits]
    assert is_on_the_map(table, "Bree", Alignment.HERO, all_of(SiteType.BORDER_HOLD, Within(("Arthedain",))))


def test_regions_are_keyed_to_by_name_and_their_types_by_themselves() -> None:
    creatures = [card for card in catalogue.cards().values() if isinstance(card, cards.Creature)]
    lands = [key.to for card in creatures for key in card.keyed_to if isinstance(key.to, Within)]

    assert len(lands) > 30
    assert all([isinstance(region, str) for land in lands for region in land.regions])


def test_a_key_that_takes_a_type_of_region_for_a_region_is_refused() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    key = playing.Key(Within((RegionType.WILDERNESS,)))
    (wolf,) = scene.second.hand(cards.Creature("XX-1", "Wolf", Race.WOLF, 1, 5, 0, (key,)))

    with pytest.raises(AssertionError):
        scene.hazards(on=aragorn).may(Verb.PLAY_CREATURE, wolf)


@pytest.mark.parametrize("trait", [Skill.SAGE, Mark.LEADER, Race.ELF], ids=str)
def test_what_no_site_can_be_is_refused(trait: Such) -> None:
    scene = Scene()
    (bree,) = scene.first.location_deck("Bree")

    with pytest.raises(AssertionError):
        is_place(scene.table, bree.id, trait)
    with pytest.raises(AssertionError):
        is_on_the_map(scene.table, "Bree", Alignment.HERO, trait)


@pytest.mark.parametrize("such", TOGETHER, ids=range(len(TOGETHER)))
def test_every_language_says_each_of_several_traits(such: AllOf) -> None:
    whole = said(such)
    wizardhaven = [part for part in parts(such) if part in (Mark.PROTECTED, Alignment.FALLEN_WIZARD)]

    for trait in parts(such):
        if trait is SiteType.HAVEN and wizardhaven:
            continue  # a Wizardhaven is one
        if trait is Sort.SITE:
            continue  # what is said of a site goes for one: it parts the sites of regions from the regions
        fewer = AllOf(tuple([part for part in parts(such) if part is not trait]))
        assert all([one != other for one, other in zip(whole, said(fewer), strict=True)]), trait


@pytest.mark.parametrize("such", MEANT, ids=range(len(MEANT)))
def test_the_order_on_the_card_is_not_that_of_the_sentence(such: Such) -> None:
    turned = AllOf(tuple(reversed(parts(such)))) if isinstance(such, AllOf) else such

    assert said(turned) == said(such)


def test_where_companies_begin_is_said_as_well() -> None:
    begun = [place for kind in KINDS.values() for place in kind.starting_places]

    assert said(begun[0]) == ("Rivendell", "Bruchtal", "Fondcombe")
    assert all([all(said(place)) for place in begun])


def test_of_several_names_one_will_do() -> None:
    both = named("Bree", "Moria")

    assert isinstance(both, Named)
    assert said(both)[0] == "Bree or Moria"
    assert english.homes((both,)) == "Bree or Moria"
    assert german.home(both) == "Bree oder Moria"
    assert german.at_place(both) == "in Bree oder in Moria"
    assert german.to_place(both) == "nach Bree oder nach Moria"
    assert french.home(both) == "Bree ou Moria"
    assert french.at_place(both) == "à Bree ou à Moria"
