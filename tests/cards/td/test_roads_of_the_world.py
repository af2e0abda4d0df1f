"""Stories of the events that lead a company through wide lands, or along the coasts, in one turn."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.company import SPECIAL
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, RegionType

SEA, WILD = RegionType.COASTAL_SEA, RegionType.WILDERNESS


def takes_road(scene: Scene, road: str, to: str) -> Playing:
    """The only company of the first player plans to go there by that road."""
    event = scene.first.in_hand(road)
    site = scene.first.location_deck(to)[0]
    scene.second.in_hand("Orc-watch")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(event)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT, site)
    return playing


@card("TD-100")
def test_belegaer_leads_along_the_coasts_with_fewer_hazards() -> None:
    scene = Scene()
    gimli = scene.first.company("Grey Havens", "Gimli", "Balin", "Legolas")[0]

    playing = takes_road(scene, "Belegaer", to="Pelargir")
    playing.pass_until("HazardWindow")

    assert gimli.company.movement == SPECIAL
    assert gimli.company.path == (SEA, SEA, SEA)
    assert playing.hazard_limit(gimli) == 2
    playing.pass_to(Phase.SITE)
    assert gimli.site == "Pelargir"


@card("TD-100")
def test_belegaer_begins_and_ends_at_the_coast() -> None:
    scene = Scene()
    scene.first.company("Grey Havens", "Gimli")
    scene.first.company("Rivendell", "Legolas")
    belegaer = scene.first.in_hand("Belegaer")
    scene.first.location_deck("Pelargir", "Iron Hill Dwarf-hold")
    playing = scene.begin(Phase.ORGANIZATION)

    assert len([one for one in playing.options(Verb.PLAY) if one.card == belegaer.id]) == 1
    playing.plays(belegaer)
    playing.resolve()

    names = [playing.table.printed[one.card].name for one in playing.options(Verb.PLAN_MOVEMENT)]
    assert "Pelargir" in names
    assert "Iron Hill Dwarf-hold" not in names


@card("TD-117")
def test_forod_leads_through_the_wild_north() -> None:
    scene = Scene()
    gimli = scene.first.company("Grey Havens", "Gimli", "Balin", "Legolas")[0]

    playing = takes_road(scene, "Forod", to="Iron Hill Dwarf-hold")
    playing.pass_until("HazardWindow")

    assert gimli.company.path == (WILD, WILD, WILD)
    assert playing.hazard_limit(gimli) == 2
    playing.pass_to(Phase.SITE)
    assert gimli.site == "Iron Hill Dwarf-hold"


@card("TD-117")
def test_creatures_of_the_wild_wait_on_the_road_through_forod() -> None:
    scene = Scene()
    scene.first.company("Grey Havens", "Gimli", "Balin", "Legolas")
    wargs = scene.second.in_hand("Wargs")

    playing = takes_road(scene, "Forod", to="Iron Hill Dwarf-hold")
    playing.pass_until("HazardWindow")

    assert playing.may(Verb.PLAY_CREATURE, wargs)


@card("TD-121")
def test_harad_leads_through_the_south() -> None:
    scene = Scene()
    gimli = scene.first.company("Haudh-in-Gwanûr", "Gimli", "Balin", "Legolas")[0]

    playing = takes_road(scene, "Harad", to="Easterling Camp")
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Harad",))
    playing.pass_until("HazardWindow")

    assert gimli.company.path == (WILD, WILD, WILD)
    assert playing.hazard_limit(gimli) == 2
    playing.pass_to(Phase.SITE)
    assert gimli.site == "Easterling Camp"


@card("TD-147")
def test_rhun_leads_through_the_east() -> None:
    scene = Scene()
    gimli = scene.first.company("Iron Hill Dwarf-hold", "Gimli", "Balin", "Legolas")[0]

    playing = takes_road(scene, "Rhûn", to="Easterling Camp")
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Rhûn",))
    playing.pass_until("HazardWindow")

    assert gimli.company.path == (WILD, WILD, WILD)
    assert playing.hazard_limit(gimli) == 2
    playing.pass_to(Phase.SITE)
    assert gimli.site == "Easterling Camp"


@card("TD-147")
def test_nobody_sets_out_for_rhun_from_elsewhere() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Gimli")
    rhun = scene.first.in_hand("Rhûn")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(rhun) is Reason.CONDITION_NOT_MET


@card("TD-100")
def test_a_second_belegaer_is_no_second_way() -> None:
    scene = Scene()
    scene.first.company("Pelargir", "Gimli")
    one, other = scene.first.hand("Belegaer", "Belegaer")
    site = scene.first.location_deck("Tolfalas")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(one)
    playing.resolve()
    playing.plays(other)
    playing.resolve()
    playing.does(Verb.PLAN_MOVEMENT, site)
    playing.pass_until("RevealSite")

    assert len([way for way in playing.options(Verb.TRAVEL) if way.names == ("Belegaer",)]) == 1
