"""Stories of the way an agent has come, checked when it is turned up. [AGT-27, AGT-35, AGT-43 to AGT-46]"""

from dataclasses import replace

from tests.rules.fallen_wizards import FALLEN_AND_WIZARD, ISENGARD
from tests.rules.marks import rule
from wizardhaven.cards.tw.sites.dark_holds import DOL_GULDUR
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import LOCATION
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Alignment, Phase, PlayerKind, SiteType

DARKHAVEN = replace(DOL_GULDUR, code="XX-1", site_type=SiteType.HAVEN, alignment=Alignment.MINION)


def location_deck(playing: Playing) -> list[str]:
    return sorted([playing.table.printed[card].name for card in playing.table.pile(1, LOCATION)])


@rule("AGT-27")
def test_an_agent_does_not_move_to_a_wizardhaven_in_play() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    beretar = scene.first.company(ISENGARD, "Beretar")[0]
    freca = scene.second.agent("Freca", sites=("Edoras",), face_up=True)
    isengard, dunharrow = scene.second.location_deck("Isengard", "Dunharrow")

    playing = scene.hazards(on=beretar)

    assert playing.may(Verb.MOVE_AGENT, freca, dunharrow)
    assert not playing.may(Verb.MOVE_AGENT, freca, isengard)


@rule("AGT-27", "ORG-61")
def test_a_wizardhaven_to_which_a_company_is_bound_in_secret_is_not_given_away_to_agents() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    eowyn = scene.first.character("Éowyn", at="Edoras")
    beretar = scene.first.character("Beretar", at="Bree")
    scene.first.location_deck(ISENGARD)
    freca = scene.second.agent("Freca", sites=("Dunharrow",), face_up=True)
    isengard = scene.second.location_deck("Isengard")[0]

    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, number=eowyn.company.id)
    playing.passes()
    playing.does(Verb.CHOOSE_COMPANY, number=beretar.company.id)

    assert playing.may(Verb.MOVE_AGENT, freca, isengard)


@rule("AGT-27", "AGT-44")
def test_a_way_that_has_become_illegal_costs_the_agent_its_place_when_it_is_turned_up() -> None:
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    beretar = scene.first.character("Beretar", at="Bree")
    freca = scene.second.agent("Freca", sites=("Isengard", "Dunharrow"))
    scene.first.company(ISENGARD, "Éowyn")  # the Fallen-wizard has made himself at home meanwhile

    playing = scene.hazards(on=beretar)
    hidden_till_then = freca.is_face_down, freca.in_play
    playing.does(Verb.REVEAL_AGENT, freca)

    assert hidden_till_then == (True, True)
    assert freca.is_discarded
    assert location_deck(playing) == ["Dunharrow", "Isengard"]


@rule("AGT-44", "AGT-48")
def test_an_agent_whose_way_was_illegal_does_not_attack() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    leamon = scene.second.agent("Leamon", sites=("Rivendell", "Bree"))

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, leamon)

    assert playing.attack is None
    assert leamon.is_discarded
    assert aragorn.is_untapped
    assert location_deck(playing) == ["Bree", "Rivendell"]


@rule("AGT-27")
def test_a_darkhaven_is_open_to_agents() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Sarn Goriwing",))
    guldur = scene.second.location_deck(DARKHAVEN)[0]

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.MOVE_AGENT, gisulf, guldur)
    playing.resolve()
    playing.does(Verb.REVEAL_AGENT, gisulf)

    assert gisulf.in_play
    assert gisulf.trail == ["Dol Guldur"]


@rule("AGT-35", "AGT-43")
def test_an_agent_that_hides_again_goes_on_from_the_site_in_sight() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Faramir", "Boromir II")[0]
    gisulf = scene.second.agent("Gisulf", sites=("Goblin-gate",), face_up=True)
    scene.second.event("Great Need or Purpose")
    beorns_house, dale = scene.second.location_deck("Beorn’s House", "Dale")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.HIDE_AGENT, gisulf)
    playing.resolve()
    near_his_home = playing.may(Verb.MOVE_AGENT, gisulf, dale)
    playing.does(Verb.MOVE_AGENT, gisulf, beorns_house)
    playing.resolve()
    seen = [site.card.code for site in playing.game.view(0).players[1].agents[0].sites]
    playing.does(Verb.REVEAL_AGENT, gisulf)

    assert not near_his_home
    assert seen == ["TW-398", None]
    assert gisulf.trail == ["Beorn’s House"]
    assert location_deck(playing) == ["Dale", "Goblin-gate"]


@rule("AGT-21")
def test_a_tapped_agent_may_move_and_stays_tapped() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", status="tapped")
    scene.second.location_deck("Gladden Fields")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.MOVE_AGENT, gisulf)
    playing.resolve()

    assert gisulf.trail == ["Gladden Fields"]
    assert gisulf.is_tapped


@rule("AGT-46")
def test_the_site_of_an_agent_that_is_gone_is_there_for_its_player_again() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Goblin-gate")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    gisulf = scene.second.agent("Gisulf", sites=("Goblin-gate",), face_up=True)

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(12)
    playing.does(Verb.ATTACK_WITH_AGENT, gisulf)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)
    playing.rolls(12)

    assert gisulf.among_points
    assert location_deck(playing) == ["Goblin-gate"]


@rule("AGT-38")
def test_creatures_may_be_let_in_on_a_company_that_is_on_its_way_to_the_agents_site() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    ferny = scene.second.agent("Bill Ferny")
    scene.second.location_deck("Bree")
    watch = scene.second.in_hand("Orc-watch")

    playing = scene.hazards(on=aragorn, to="Bree")
    before = playing.may(Verb.PLAY_CREATURE, watch)
    playing.does(Verb.OPEN_SITE, ferny)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, watch)

    assert not before
    assert not ferny.is_face_down
    assert ferny.trail == ["Bree"]


@rule("AGT-43", "AGT-44")
def test_a_way_between_regions_that_do_not_touch_is_found_out() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gisulf = scene.second.agent("Gisulf", sites=("Gladden Fields", "Moria"))

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.REVEAL_AGENT, gisulf)

    assert gisulf.is_discarded
    assert location_deck(playing) == ["Gladden Fields", "Moria"]


@rule("AGT-43", "AGT-44")
def test_a_way_that_begins_far_from_every_home_is_found_out() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Edoras")
    scene.first.in_hand("Sons of Kings")  # so that the turn does not end by itself
    gisulf = scene.second.agent("Gisulf", sites=("Edoras",))

    playing = scene.entering(aragorn)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, gisulf)

    assert playing.attack is None
    assert gisulf.is_discarded
