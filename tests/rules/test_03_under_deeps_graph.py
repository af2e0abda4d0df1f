"""Which sites the Under-deeps join, for heroes and for minions. [UND-01 to UND-04, UND-12, UND-13]"""

import pytest

from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.queries.ending.calling import meets_thresholds
from wizardhaven.engine.queries.sites.under_deeps import is_surface_site
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Item, Site
from wizardhaven.vocabulary.places import names_of
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Phase


def below(alignment: Alignment) -> dict[str, dict[str, int]]:
    """The Under-deeps sites of one side, each with the sites it lists by name and their numbers."""
    sites = [one for one in cards().values() if isinstance(one, Site) and one.alignment is alignment]
    return {
        site.name: {name: way.number for way in site.adjacent for name in names_of(way.place)}
        for site in sites
        if site.region is None and site.adjacent
    }


@rule("UND-02")
@pytest.mark.parametrize("alignment", [Alignment.HERO, Alignment.MINION])
def test_two_under_deeps_sites_list_each_other_with_the_same_number(alignment: Alignment) -> None:
    graph = below(alignment)
    ways = [(one, other, number) for one, listed in graph.items() for other, number in listed.items()]
    joined = [(one, other, number) for one, other, number in ways if other in graph]

    assert joined
    assert [way for way in joined if graph[way[1]].get(way[0]) != way[2]] == []


@rule("UND-01", "UND-02")
@pytest.mark.parametrize("alignment", [Alignment.HERO, Alignment.MINION])
def test_what_lies_above_the_under_deeps_is_listed_with_zero_and_everything_else_with_more(
    alignment: Alignment,
) -> None:
    known = {*below(Alignment.HERO), *below(Alignment.MINION)}
    ways = [(other, number) for listed in below(alignment).values() for other, number in listed.items()]

    assert [other for other, number in ways if (number == 0) == (other in known)] == []


@rule("UND-04")
def test_from_the_sulfur_deeps_a_company_goes_where_its_card_says_and_nowhere_else() -> None:
    scene = Scene()
    scene.first.character("Gimli", at="The Sulfur-deeps")
    scene.first.location_deck("Dol Guldur", "The Under-courts", "The Pûkel-deeps", "The Under-gates")
    scene.first.location_deck("Lórien", "Moria", "The Iron-deeps", "The Under-leas", "The Gem-deeps")
    playing = scene.begin(Phase.ORGANIZATION)

    offered = [playing.table.printed[one.card].name for one in playing.options(Verb.PLAN_MOVEMENT)]

    assert offered == ["Dol Guldur", "The Under-courts", "The Pûkel-deeps", "The Under-gates"]


@rule("UND-02")
def test_every_site_in_udun_lies_above_the_under_galleries() -> None:
    scene = Scene()
    galleries, above = scene.first.location_deck("AS-164", "LE-361")
    carn_dum = scene.first.location_deck("Carn Dûm")[0]

    assert is_surface_site(scene.table, above.id, galleries.id)
    assert not is_surface_site(scene.table, carn_dum.id, galleries.id)


@rule("UND-13")
def test_points_at_the_iron_deeps_do_not_help_to_call_the_end() -> None:
    scene = Scene(Settings(GameLength.SHORT))
    scene.first.exhausted(1)
    gimli = scene.first.character("Gimli", at="The Iron-deeps")
    sam = scene.first.character("Sam Gamgee", at="Bree")
    scene.first.gives(Item("XX-1", "Gem", ItemClass.MAJOR, marshalling_points=2), to=gimli)
    scene.first.gives(Item("XX-2", "Hoard", ItemClass.MAJOR, marshalling_points=22), to=sam)
    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.points(0) >= 25
    assert not meets_thresholds(playing.table, 0)
