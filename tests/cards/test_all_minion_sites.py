"""What holds of every minion site there is: where it lies, and how minions come there. [ORG-66, MOV-10]"""

import pytest

from tests.cards.peoples import DARK, DARKHAVENS, SPEAKER, minion_site
from tests.rules.marks import rule
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.queries.movement.ways import ways_to
from wizardhaven.engine.state.company import STARTER
from wizardhaven.scenario import Scene
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.cards import Region, Site
from wizardhaven.vocabulary.places import names_of
from wizardhaven.vocabulary.terms import Alignment, RegionType, SiteType

SITES = {code: one for code, one in cards().items() if isinstance(one, Site)}
MINION_SITES = {code: one for code, one in SITES.items() if one.alignment is Alignment.MINION}
BELOW = {code: one for code, one in MINION_SITES.items() if one.region is None}
ABROAD = {code: one for code, one in MINION_SITES.items() if one.nearest_haven is not None}
HAVENS = {code: one for code, one in SITES.items() if one.haven_paths}
GATE = ("Dagorlad", "Udûn")
REGIONS = {one.name: one for one in cards().values() if isinstance(one, Region)}


@pytest.mark.parametrize("site", MINION_SITES.values(), ids=MINION_SITES)
def test_a_minion_site_lies_below_or_in_a_region_near_a_darkhaven(site: Site) -> None:
    if site.region is None:
        assert site.adjacent
        assert site.nearest_haven is None
        assert not site.path
    elif site.site_type is SiteType.HAVEN:
        assert site.name in DARKHAVENS
        assert site.haven_paths
    else:
        assert site.nearest_haven in DARKHAVENS
        assert site.path[-1] is REGIONS[site.region].region_type


@pytest.mark.parametrize("site", ABROAD.values(), ids=ABROAD)
@rule("ORG-66")
def test_minions_come_from_the_nearest_darkhaven_and_go_back_by_the_printed_path(site: Site) -> None:
    scene = Scene(kinds=DARK)
    haven = minion_site(site.nearest_haven or "")
    going = scene.first.company(haven, SPEAKER)[0].company
    there = scene.first.location_deck(site)[0]
    back = Scene(kinds=DARK)
    returning = back.first.company(site, SPEAKER)[0].company
    home = back.first.location_deck(haven)[0]

    out = [way.path for way in ways_to(scene.table, going, there.id) if way.movement == STARTER]
    in_again = [way.path for way in ways_to(back.table, returning, home.id) if way.movement == STARTER]

    assert out == [site.path]
    assert in_again == [tuple(reversed(site.path))]


def can_be_walked(path: tuple[RegionType, ...], start: str, end: str, side: Alignment) -> bool:
    """Whether a walk has just these types of region; minions go through the gate of Mordor. [ORG-71]"""
    reached = {start} if REGIONS[start].region_type is path[0] else set()
    for kind in path[1:]:
        beside = {name for one in reached for name in REGIONS[one].adjacent}
        if side is Alignment.MINION:
            beside.update(*[[other for other in GATE if one in GATE and other != one] for one in reached])
        reached = {name for name in beside if REGIONS[name].region_type is kind}
    return end in reached


@pytest.mark.parametrize("haven", HAVENS.values(), ids=HAVENS)
def test_the_way_between_two_havens_is_the_same_both_ways_and_is_on_the_map(haven: Site) -> None:
    assert haven.region is not None
    for way in haven.haven_paths:
        other = next(one for one in HAVENS.values() if one.name == way.from_haven)
        assert other.region is not None
        assert can_be_walked(way.path, other.region, haven.region, haven.alignment)
        for again in other.haven_paths:
            if again.from_haven == haven.name:
                assert again.path == tuple(reversed(way.path))


@pytest.mark.parametrize("site", BELOW.values(), ids=BELOW)
def test_what_lies_below_is_next_to_its_neighbours_both_ways(site: Site) -> None:
    for way in site.adjacent:
        for other in BELOW.values():
            if other.name in names_of(way.place):
                back = [one.number for one in other.adjacent if site.name in names_of(one.place)]
                assert back == [way.number]


@pytest.mark.parametrize(
    ("language", "dark", "bright"),
    [
        (Language.EN, "Nearest Darkhaven: Carn Dûm.", "Nearest Haven: Rivendell."),
        (Language.DE, "Nächster Dunkler Zufluchtsort: Carn Dûm.", "Nächster Zufluchtsort: Bruchtal."),
        (Language.FR, "Havre Noir le plus proche\u00a0: Carn Dûm.", "Havre le plus proche\u00a0: Fondcombe."),
    ],
)
def test_the_haven_near_a_minion_site_is_called_a_darkhaven(
    language: Language, dark: str, bright: str
) -> None:
    told = {site.alignment: card_text(site, language)[0] for site in SITES.values() if site.name == "Bree"}

    assert told[Alignment.MINION].startswith(dark)
    assert told[Alignment.HERO].startswith(bright)
