"""Stories of Girdle of Radagast."""

from dataclasses import replace

from tests.cards.marks import card
from tests.rules.fallen_wizards import HERO_FRIEND, RENOWN, WHITE_TOWERS, fallen, site_of
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.such import Within, named
from wizardhaven.vocabulary.terms import Phase, Race, RegionType

RHOSGOBEL = "Rhosgobel [fallen-wizard]"
GREAT_RENOWN = replace(RENOWN, stage_points=11)
WOODMEN = Faction("XX-631", "Men of the Eaves", Race.MAN, 5, (named("Woodmen-town"),))
FAR_FOLK = Faction("XX-632", "Men of the Havens", Race.MAN, 5, (named("Grey Havens"),))
COMMON_FOLK = replace(WOODMEN, code="XX-633", name="Charcoal-burners", marks=(Mark.COMMON,))


def at_rhosgobel(scene: Scene, friends: int, *factions: Faction) -> Piece:
    """A company at Rhosgobel with so many allies, and factions that were won over."""
    beretar = scene.first.company(RHOSGOBEL, "Beretar")[0]
    scene.first.event(GREAT_RENOWN)
    for number in range(friends):
        scene.first.gives(replace(HERO_FRIEND, code=f"XX-578-{number}", name=f"Friend {number}"), to=beretar)
    scene.first.factions(*factions)
    return beretar


@card("WH-110")
def test_the_girdle_needs_six_allies_or_unique_factions_of_the_neighbourhood() -> None:
    scene = fallen("Radagast")
    beretar = at_rhosgobel(scene, 5, WOODMEN)
    girdle = scene.first.in_hand("Girdle of Radagast")
    playing = scene.begin(Phase.ORGANIZATION)
    points = playing.points(0)

    playing.plays(girdle, target=site_of(beretar))
    playing.resolve()

    assert girdle.bearer == site_of(beretar)
    assert playing.points(0) == points + 5
    assert playing.stage_points(0) == 11 + 1 + 3


@card("WH-110")
def test_factions_from_far_away_and_common_ones_do_not_count() -> None:
    for other in (FAR_FOLK, COMMON_FOLK):
        scene = fallen("Radagast")
        at_rhosgobel(scene, 5, other)
        girdle = scene.first.in_hand("Girdle of Radagast")
        assert scene.begin(Phase.ORGANIZATION).why_not(girdle) is Reason.CONDITION_NOT_MET


@card("WH-110")
def test_the_girdle_is_for_radagast_with_twelve_stage_points_at_a_protected_wizardhaven() -> None:
    poor = fallen("Radagast")
    beretar = poor.first.company(RHOSGOBEL, "Beretar")[0]
    poor.first.event(replace(RENOWN, stage_points=10))
    for number in range(6):
        poor.first.gives(replace(HERO_FRIEND, code=f"XX-578-{number}", name=f"Friend {number}"), to=beretar)
    girdle = poor.first.in_hand("Girdle of Radagast")
    assert poor.begin(Phase.ORGANIZATION).why_not(girdle) is Reason.CONDITION_NOT_MET

    towers = fallen("Radagast")
    towers.first.company(WHITE_TOWERS, "Beretar")
    girdle = towers.first.in_hand("Girdle of Radagast")
    assert towers.begin(Phase.ORGANIZATION).why_not(girdle) is Reason.NO_TARGET

    alatar = fallen("Alatar")
    alatar.first.company(RHOSGOBEL, "Beretar")
    girdle = alatar.first.in_hand("Girdle of Radagast")
    assert alatar.begin(Phase.ORGANIZATION).why_not(girdle) is Reason.FOR_ANOTHER


@card("WH-110")
def test_within_the_girdle_all_lands_are_wilderness() -> None:
    scene = fallen("Radagast")
    beretar = scene.first.company(RHOSGOBEL, "Beretar")[0]
    scene.first.gives("Girdle of Radagast", to=site_of(beretar))
    wilderness = Within((RegionType.WILDERNESS,))
    guldur, havens = scene.first.location_deck("Dol Guldur", "Grey Havens")
    scene.second.in_hand("Wargs")
    playing = scene.hazards(
        on=beretar, to="Lórien", by=("Southern Mirkwood", "Anduin Vales", "Wold & Foothills")
    )

    assert path_types(playing.table, beretar.company)[:2] == (RegionType.WILDERNESS,) * 2
    assert is_place(playing.table, guldur.id, wilderness)
    assert not is_place(playing.table, havens.id, wilderness)
