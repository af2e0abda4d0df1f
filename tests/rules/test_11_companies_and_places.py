"""Terms of companies, sites and regions: where a company is and where it moves. [GLO-020 to GLO-103]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.sites.sites import site_type
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, RegionType, SiteType


@rule("GLO-020")
def test_a_character_who_splits_off_is_a_company_of_his_own() -> None:
    scene = Scene()
    faramir, haldir = scene.first.company("Rivendell", "Faramir", "Haldir")
    scene.first.location_deck("Bree")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    playing.does(Verb.SPLIT, faramir)
    playing.does(Verb.FINISH_ORGANIZING)
    playing.does(Verb.PLAN_MOVEMENT, number=faramir.company.id)
    playing.pass_to(Phase.MOVEMENT_HAZARD)

    assert faramir.companions == ["Faramir"]
    assert haldir.companions == ["Haldir"]
    assert playing.may(Verb.CHOOSE_COMPANY, number=faramir.company.id)
    assert playing.may(Verb.CHOOSE_COMPANY, number=haldir.company.id)


@rule("GLO-028", "GLO-071")
def test_the_current_site_of_a_company_that_stays_is_also_its_new_site() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Bree")
    sellswords = scene.second.in_hand("Sellswords Between Charters")
    playing = scene.hazards(on=beretar)

    assert beretar.site == "Bree"
    assert playing.may(Verb.PLAY_CREATURE, sellswords, names=("Border-hold",))


@rule("GLO-071", "GLO-102")
def test_the_new_site_of_a_moving_company_is_its_destination_and_not_its_site_of_origin() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Bree")
    sellswords, orcs = scene.second.hand("Sellswords Between Charters", "Orc-lieutenant")
    playing = scene.hazards(on=beretar, to="Rivendell")

    company = beretar.company
    assert playing.table.printed[company.new_site()].name == "Rivendell"
    assert playing.table.printed[company.site].name == "Bree"
    assert playing.may(Verb.PLAY_CREATURE, orcs, names=("Wilderness",))
    assert playing.why_not(sellswords) is Reason.NOT_KEYED  # keyed to Border-holds such as Bree


@rule("GLO-046")
def test_the_hazard_limit_is_not_altered_when_the_company_grows_smaller() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.first.character("Haldir", at="Lórien")
    arwen = scene.first.character("Arwen", at="Lórien")
    worm, _ = scene.second.hand("Cave Worm", "Orc-lieutenant")
    playing = scene.hazards(on=beretar, to="Moria")

    before = playing.hazard_limit(beretar)
    playing.does(Verb.PLAY_CREATURE, worm)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, arwen)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 9)  # her body check is above 8

    assert arwen.is_eliminated
    assert before == 3
    assert playing.hazard_limit(beretar) == 3


@rule("GLO-047")
def test_a_site_that_is_a_haven_for_one_purpose_is_none_for_every_other() -> None:
    scene = Scene()
    scene.first.event("The White Tree")
    beretar = scene.first.character("Beretar", at="Minas Tirith", status="wounded")
    glamdring = scene.first.gives("Glamdring", to=beretar)
    haldir = scene.first.in_hand("Haldir")
    playing = scene.begin(Phase.UNTAP)

    healed = beretar.is_tapped
    playing.pass_until("OrganizationWindow")
    stored = playing.may(Verb.STORE, glamdring)
    playing.does(Verb.ORGANIZE)

    assert healed  # for healing it is a haven
    assert not stored
    assert not playing.may(Verb.PLAY_CHARACTER, haldir)


@rule("GLO-047")
def test_a_haven_is_safe_for_its_player_to_heal_store_and_play_characters() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien", status="wounded")
    glamdring = scene.first.gives("Glamdring", to=beretar)
    adrazar = scene.first.in_hand("Adrazar")
    playing = scene.begin(Phase.UNTAP)

    healed = beretar.is_tapped
    playing.pass_until("OrganizationWindow")
    stored = playing.may(Verb.STORE, glamdring)
    playing.does(Verb.ORGANIZE)

    assert healed
    assert stored
    assert playing.may(Verb.PLAY_CHARACTER, adrazar)


@rule("GLO-049")
def test_who_heals_is_tapped_and_untaps_only_in_the_next_untap_phase() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell", status="wounded")
    playing = scene.begin(Phase.UNTAP)

    healed = haldir.is_tapped
    playing.passes()
    playing.pass_until("OrganizationWindow")
    in_the_opponents_turn = haldir.is_tapped
    playing.passes()
    playing.pass_until("OrganizationWindow")

    assert healed
    assert in_the_opponents_turn
    assert playing.table.turn == 5
    assert haldir.is_untapped


@rule("GLO-058")
def test_a_lair_is_the_home_of_its_dragon() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Isle of the Ulond")
    town = scene.first.in_hand("Rebuild the Town")
    lair = scene.at_site(beretar)
    other = Scene()
    haldir = other.first.character("Haldir", at="Haudh-in-Gwanûr")
    same_town = other.first.in_hand("Rebuild the Town")
    ruins = other.at_site(haldir)

    assert ruins.may_play(same_town)
    assert not lair.may_play(town)  # no town is rebuilt where a Dragon lives


@rule("GLO-070")
def test_a_company_has_moved_when_it_has_a_new_site_card() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Lórien")
    playing = scene.hazards(on=beretar, to="Bree")

    playing.pass_until("NextAtSite")

    assert beretar.site == "Bree"
    assert beretar.company.moved
    assert haldir.site == "Lórien"
    assert not haldir.company.moved


@rule("GLO-084", "GLO-085", "GLO-103")
def test_region_movement_passes_through_the_regions_that_are_named() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    playing = scene.hazards(on=beretar, to="Bag End", by=("Rhudaur", "Arthedain", "The Shire"))

    assert beretar.company.regions == ("Rhudaur", "Arthedain", "The Shire")
    assert beretar.company.path == (RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.FREE_DOMAIN)
    assert playing.table.atlas.types["Rhudaur"] is RegionType.WILDERNESS


@rule("GLO-103")
def test_starter_movement_takes_the_printed_site_path_and_names_only_its_ends() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.hazards(on=beretar, to="Minas Tirith")

    assert beretar.company.path == (RegionType.WILDERNESS, RegionType.BORDER_LAND, RegionType.FREE_DOMAIN)
    assert beretar.company.regions == ("Wold & Foothills", "Anórien")


@rule("GLO-086")
def test_every_site_is_of_one_of_six_types() -> None:
    scene = Scene()
    moria, bree, edoras = scene.first.site("Moria"), scene.first.site("Bree"), scene.first.site("Edoras")
    lorien, isengard = scene.first.site("Lórien"), scene.first.site("Isengard")

    kinds = [site_type(scene.table, site.id) for site in (moria, bree, edoras, lorien, isengard)]

    assert kinds == [
        SiteType.SHADOW_HOLD,
        SiteType.BORDER_HOLD,
        SiteType.FREE_HOLD,
        SiteType.HAVEN,
        SiteType.RUINS_AND_LAIRS,
    ]
    assert len(SiteType) == 6


@rule("GLO-102")
def test_the_site_of_origin_is_where_the_company_comes_from() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Rivendell")
    scene.second.hand("Orc-lieutenant")
    playing = scene.hazards(on=beretar, to="Bree")

    assert playing.table.printed[beretar.company.origin].name == "Rivendell"
