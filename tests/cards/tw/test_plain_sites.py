"""Stories of sites and characters of The Wizards that have nothing but their printed numbers."""

from tests.cards.marks import card
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, RegionType

BORDER = RegionType.BORDER_LAND
FREE = RegionType.FREE_DOMAIN
SEA = RegionType.COASTAL_SEA
WILD = RegionType.WILDERNESS


def way(haven: str, site: str) -> tuple[tuple[RegionType, ...], int]:
    """What a company moves through from a haven to a site, and how many cards its opponent may draw."""
    scene = Scene()
    faramir = scene.first.character("Faramir", at=haven)
    playing = scene.hazards(on=faramir, to=site, draw=True)
    drawn = 0
    while playing.question == "DrawMore":
        own = playing.asked == 0
        playing.does(Verb.PASS if own else Verb.DRAW)
        drawn += 0 if own else 1
    return playing.table.companies[playing.table.cards[faramir.id].company].path, drawn + 1


@card("TW-386", "TW-407", "TW-419")
def test_the_ways_from_edhellond() -> None:
    assert way("Edhellond", "Dol Amroth") == ((WILD, FREE), 1)
    assert way("Edhellond", "Lond Galen") == ((WILD,), 1)
    assert way("Edhellond", "Pelargir") == ((WILD, BORDER, FREE), 2)


@card("TW-400", "TW-412", "TW-432", "TW-437")
def test_the_ways_from_lorien() -> None:
    assert way("Lórien", "Henneth Annûn") == ((WILD, BORDER, FREE, WILD), 2)
    assert way("Lórien", "Minas Tirith") == ((WILD, BORDER, FREE), 2)
    assert way("Lórien", "Thranduil’s Halls") == ((WILD, BORDER, BORDER), 2)
    assert way("Lórien", "Wellinghall") == ((WILD, WILD), 1)


@card("TW-377", "TW-378", "TW-399")
def test_the_ways_of_the_north_and_by_sea() -> None:
    assert way("Grey Havens", "Blue Mountain Dwarf-hold") == ((FREE, WILD), 1)
    assert way("Rivendell", "Bree") == ((WILD, WILD), 1)
    assert way("Rivendell", "Grey Havens")[0] == (WILD, WILD, FREE)
    assert way("Edhellond", "Grey Havens")[0] == (WILD, SEA, SEA, SEA, SEA, FREE)


@card("TW-119", "TW-129")
def test_annalena_and_bergil_come_into_play_at_their_home_sites() -> None:
    scene = Scene()
    scene.first.location_deck("Edhellond", "Minas Tirith")
    annalena, bergil = scene.first.hand("Annalena", "Bergil")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.PLAY_CHARACTER, bergil)

    assert (bergil.prowess(), bergil.body) == (1, 9)
    assert playing.unused_general_influence(0) == 20 - 2
    assert not playing.may(Verb.PLAY_CHARACTER, annalena)
