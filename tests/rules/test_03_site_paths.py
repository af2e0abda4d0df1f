"""Stories of site paths: how they come about, what they name, how their regions change. [MOV-10 to MOV-14]"""

from tests.rules.marks import rule
from tests.rules.situations import site_of
from wizardhaven.engine.changes.cards import eliminate
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.queries.words.subjects import company_concerned
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.company import REGION_MOVEMENT, STARTER
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.engine.state.lasting import REGION, Aim
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.terms import Phase, RegionType, SiteType

WEATHERTOP = Site(
    code="X-1",
    name="Weathertop",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Arthedain",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=1,
)


def goes_on(playing: Playing, *questions: str) -> None:
    """Everybody passes until one of these questions; whoever has too many cards discards the last drawn."""
    playing.pass_until("DiscardDown", *questions)
    while playing.question == "DiscardDown":
        playing.apply(playing.options()[-1])
        playing.pass_until("DiscardDown", *questions)


def sets_out(playing: Playing, character: Piece, movement: int = STARTER) -> None:
    """His company is next to move; then hazards may be played on it."""
    goes_on(playing, "NextToTravel", "RevealSite")
    if playing.question == "NextToTravel":
        playing.does(Verb.CHOOSE_COMPANY, number=character.company.id)
    playing.does(Verb.TRAVEL, number=movement)
    playing.pass_until("HazardWindow")


def plays_on_region(playing: Playing, card: Piece, index: int) -> None:
    """Play a card on the region at that place of the site path, named or not."""
    ways = [option for option in playing.options(Verb.PLAY) if option.card == card.id]
    on_regions = {option.aim.index: option for option in ways if option.aim.kind == REGION}
    playing.apply(on_regions[index])
    playing.resolve()


@rule("MOV-10")
def test_starter_movement_names_only_the_regions_at_both_ends_of_the_printed_path() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    cave_worm, ambusher = scene.second.hand("Cave Worm", "Ambusher")

    playing = scene.hazards(on=aragorn, to="Lórien")

    assert aragorn.company.regions == ("Rhudaur", "Wold & Foothills")
    assert playing.why_not(cave_worm) is Reason.NOT_KEYED  # neither High Pass nor Redhorn Gate is named
    assert playing.may(Verb.PLAY_CREATURE, ambusher, names=("Border-land",))


@rule("MOV-10")
def test_back_to_the_haven_the_printed_path_is_gone_the_other_way() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bandit Lair")

    scene.hazards(on=haldir, to="Lórien")

    assert [land.value for land in haldir.company.path] == ["Shadow-land", "Wilderness"]
    assert haldir.company.regions == ("Brown Lands", "Wold & Foothills")


@rule("MOV-11")
def test_in_region_movement_the_player_announces_regions_and_all_of_them_are_named() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    lorien = scene.first.location_deck("Lórien")[0]
    cave_worm, ambusher = scene.second.hand("Cave Worm", "Ambusher")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, lorien)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, names=("Hollin", "Redhorn Gate"))
    playing.pass_until("HazardWindow")

    assert aragorn.company.regions == ("Rhudaur", "Hollin", "Redhorn Gate", "Wold & Foothills")
    assert playing.may(Verb.PLAY_CREATURE, cave_worm, names=("Redhorn Gate",))
    assert playing.why_not(ambusher) is Reason.NOT_KEYED  # four Wildernesses, no Border-land


@rule("MOV-11")
def test_only_ways_of_adjacent_regions_none_of_them_twice_and_at_most_four_are_offered() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Rivendell")
    lorien = scene.first.location_deck("Lórien")[0]

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, lorien)
    playing.pass_until("RevealSite")

    assert [option.names for option in playing.options(Verb.TRAVEL)] == [
        ("Rhudaur", "Wold & Foothills"),  # Starter Movement
        ("Rhudaur", "High Pass", "Anduin Vales", "Wold & Foothills"),
        ("Rhudaur", "Hollin", "Redhorn Gate", "Wold & Foothills"),
    ]


@rule("MOV-14")
def test_a_named_region_changes_in_every_path_that_names_it() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    moria = scene.first.location_deck("Moria")[0]
    scene.second.event("Doors of Night")
    shadows, marsh_drake = scene.second.hand("Choking Shadows", "Marsh-drake")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, moria, number=haldir.company.id)
    playing.does(Verb.PLAN_MOVEMENT, site_of(haldir), number=aragorn.company.id)
    sets_out(playing, haldir, REGION_MOVEMENT)
    playing.does(Verb.PLAY, shadows, names=("Wold & Foothills",))
    playing.resolve()
    sets_out(playing, aragorn)

    assert playing.table.company == aragorn.company.id
    assert playing.may(Verb.PLAY_CREATURE, marsh_drake, names=("Shadow-land",))


@rule("MOV-14")
def test_a_named_region_changes_in_the_printed_paths_of_sites_too() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Rivendell")
    weathertop = scene.first.location_deck(WEATHERTOP)[0]
    scene.second.event("Doors of Night")
    shadows, rain_drake = scene.second.hand("Choking Shadows", "Rain-drake")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, weathertop)
    playing.pass_until("RevealSite")
    playing.does(Verb.TRAVEL, number=REGION_MOVEMENT, names=("Rhudaur", "Arthedain"))
    playing.pass_until("HazardWindow")
    before = playing.may(Verb.PLAY_CREATURE, rain_drake, names=("Ruins & Lairs",))
    playing.does(Verb.PLAY, shadows, names=("Arthedain",))
    playing.resolve()

    assert before  # at Ruins & Lairs with two Wildernesses in their site path
    assert playing.why_not(rain_drake) is Reason.NOT_KEYED


@rule("MOV-14")
def test_an_unnamed_region_changes_only_in_the_paths_to_and_from_that_site() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    sam = scene.first.character("Sam Gamgee", at="Bag End")
    peath = scene.first.company("Rivendell", "Peath")[0]
    grey_havens = scene.first.location_deck("Grey Havens")[0]
    scene.second.event("Doors of Night")
    shadows, marsh_drake = scene.second.hand("Choking Shadows", "Marsh-drake")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, site_of(sam), number=aragorn.company.id)
    playing.does(Verb.PLAN_MOVEMENT, site_of(aragorn), number=sam.company.id)
    playing.does(Verb.PLAN_MOVEMENT, grey_havens, number=peath.company.id)
    sets_out(playing, aragorn)
    plays_on_region(playing, shadows, index=1)
    sets_out(playing, sam)
    on_the_same_path = playing.may(Verb.PLAY_CREATURE, marsh_drake, names=("Shadow-land",))
    sets_out(playing, peath)

    assert on_the_same_path
    assert playing.table.company == peath.company.id
    assert playing.why_not(marsh_drake) is Reason.NOT_KEYED


@rule("MOV-14")
def test_a_region_in_no_path_of_the_company_cannot_be_chosen() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    shadows = scene.second.in_hand("Choking Shadows")

    playing = scene.hazards(on=haldir, to="Moria", by=("Wold & Foothills", "Redhorn Gate"))

    assert playing.may(Verb.PLAY, shadows, names=("Redhorn Gate",))
    assert not playing.may(Verb.PLAY, shadows, names=("Fangorn",))


@rule("MOV-14")
def test_an_unnamed_region_of_a_company_that_is_gone_changes_nobodys_path() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    peath = scene.first.company("Rivendell", "Peath")[0]
    bag_end, bree = scene.first.location_deck("Bag End", "Bree")
    scene.second.event("Doors of Night")
    shadows, marsh_drake = scene.second.hand("Choking Shadows", "Marsh-drake")

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, bag_end, number=aragorn.company.id)
    playing.does(Verb.PLAN_MOVEMENT, bree, number=peath.company.id)
    sets_out(playing, aragorn)
    plays_on_region(playing, shadows, index=1)
    eliminate(playing.table, aragorn.id)
    sets_out(playing, peath, REGION_MOVEMENT)

    assert playing.table.company == peath.company.id
    assert not playing.may(Verb.PLAY_CREATURE, marsh_drake, names=("Shadow-land",))


@rule("MOV-14")
def test_a_region_of_a_path_concerns_the_company_on_that_path_and_no_card_of_the_same_number() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    aragorn = scene.first.character("Aragorn II", at="Bree")
    table = scene.begin(Phase.ORGANIZATION).game.table
    concerned = [
        company_concerned(table, NO_CARD, NO_CARD, Aim(REGION, number, 0))
        for number in (elrond.id, aragorn.id)
    ]

    assert concerned == [elrond.id, aragorn.id]
    assert concerned != [elrond.company.id, aragorn.company.id]


@rule("MOV-14")
def test_a_region_that_counts_twice_is_still_one_region_to_choose() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    scene.second.event("Doors of Night")
    withered, shadows = scene.second.hand("Withered Lands", "Choking Shadows")
    playing = scene.hazards(on=haldir, to="Moria", by=("Wold & Foothills", "Redhorn Gate"))

    playing.does(Verb.PLAY, withered, names=("Wold & Foothills",))
    playing.resolve()

    assert path_types(playing.table, haldir.company).count(RegionType.WILDERNESS) == 3
    assert playing.may(Verb.PLAY, shadows, names=("Redhorn Gate",))
