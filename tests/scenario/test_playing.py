"""What a story can say: fights, what has happened before, and nothing passed over that it does not name."""

from __future__ import annotations

import pytest

from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.errors import IllegalAction
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Points


def test_somebody_fights_with_what_the_dice_show() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria")
    playing = scene.attack(on=balin, prowess=12)

    playing.fights(balin, 8, untapped=True)  # 8 + 4 + 2 against Orcs - 3 is one short of 12
    playing.rolls(6)

    assert balin.is_wounded


def test_one_wins_and_another_loses_though_others_might_be_struck() -> None:
    scene = Scene()
    aragorn, beretar, haldir = scene.first.company("Moria", "Aragorn II", "Beretar", "Haldir")
    scene.first.hand("Concealment")
    playing = scene.attack(on=aragorn, strikes=2, prowess=10)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)

    playing.wins(beretar)
    playing.loses(haldir)

    assert beretar.is_tapped
    assert haldir.is_wounded
    assert aragorn.is_untapped


def test_between_companies_it_is_said_what_the_attacker_rolls() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    beretar = scene.first.character("Beretar", at="Moria")
    luitprand = scene.second.character("Luitprand", at="Moria")
    playing = scene.company_attack(by=beretar, on=luitprand)

    playing.loses(luitprand, against=12)

    assert playing.has_happened(Happening.STRIKE_SUCCEEDED, luitprand)
    assert beretar.is_tapped


def test_who_cannot_lose_has_not_lost() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    playing = scene.attack(on=aragorn, prowess=3)

    with pytest.raises(AssertionError, match="though Aragorn II rolled 2, no strike succeeded against him"):
        playing.loses(aragorn)


def test_a_strict_story_is_asked_even_where_there_is_only_one_answer() -> None:
    easy, strict = Scene(), Scene(strictly=True)
    quick = easy.attack(on=easy.first.character("Balin", at="Moria"))
    balin = strict.first.character("Balin", at="Moria")
    playing = strict.attack(on=balin)

    assert quick.question == "AssignByDefender"
    assert playing.question == "BeforeAssignment"
    playing.steps_over("BeforeAssignment", "BeforeAssignment")
    playing.does(Verb.ASSIGN, balin)

    assert playing.question == "AssignByDefender"  # though no strike is left
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE, balin)


def test_a_strict_story_steps_over_nothing_but_what_it_names() -> None:
    scene = Scene(strictly=True)
    balin = scene.first.character("Balin", at="Moria")
    playing = scene.attack(on=balin)

    with pytest.raises(AssertionError, match=r"AssignByDefender cannot be stepped over.*BeforeAssignment"):
        playing.steps_over("AssignByDefender")
    with pytest.raises(IllegalAction, match="not offered at BeforeAssignment"):
        playing.does(Verb.ASSIGN, balin)


def test_a_card_lies_on_guard_and_is_revealed() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    watch = scene.second.on_guard("Orc-watch", against=haldir)
    playing = scene.entering(of=haldir)
    assert watch.is_on_guard

    playing.does(Verb.ENTER)

    assert playing.may(Verb.REVEAL_ON_GUARD, watch)


def test_a_company_is_sent_back() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    scene.second.hand("Doors of Night")
    playing = scene.hazards(on=haldir, to="Bree")

    playing.sends_back(haldir)

    assert haldir.site == "Rivendell"
    assert haldir.company.returned
    assert playing.has_happened(Happening.COMPANY_RETURNED)


def test_a_hazard_limit_may_be_used_up_already() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    scene.first.event("Gates of Morning")
    doors, _ = scene.second.hand("Minions Stir", "Twilight")

    fresh = Scene()
    arwen = fresh.first.character("Arwen", at="Rivendell")
    stir = fresh.second.in_hand("Minions Stir")

    assert not scene.hazards(on=haldir, used=2).may_play(doors)
    assert fresh.hazards(on=arwen, used=1).may_play(stir)


def test_an_avatar_may_have_been_eliminated() -> None:
    scene = Scene()
    scene.first.character("Balin")
    lived = scene.begin(Phase.ORGANIZATION).points(0)
    other = Scene()
    other.first.character("Balin")
    other.first.avatar_eliminated()

    playing = other.begin(Phase.ORGANIZATION)

    assert playing.points(0) == lived - 5


def test_a_fallen_wizard_has_the_stage_points_that_the_scene_says() -> None:
    scene = Scene(kinds=(PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD))
    scene.first.company("The White Towers [fallen-wizard]", "Peath")
    scene.first.stage_points(8)

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.stage_points(0) == 8


def test_whoever_has_lost_his_leader_follows_nobody() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond")
    ori = scene.first.character("Ori", follower_of=elrond)
    scene.first.lost_controller(ori)

    scene.begin(Phase.LONG_EVENT)

    assert ori.is_uncontrolled


def test_totals_and_points_can_be_asked_source_by_source() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond")
    glamdring = scene.first.gives("Glamdring", to=elrond)
    scene.second.character("Arwen", at="Bree")

    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points_by_source(0)[Points.CHARACTER] == elrond.points
    assert playing.points_by_source(0)[Points.ITEM] == glamdring.points
    assert playing.points(0) == elrond.points + glamdring.points
    assert playing.totals()[0] > playing.totals()[1]


def test_the_cost_of_control_and_whether_a_company_is_overt_can_be_asked() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    elrond = scene.first.character("Elrond")
    brawler = scene.second.character("Orc Brawler", at="Moria")
    luitprand = scene.second.character("Luitprand", at="Goblin-gate")

    scene.begin(Phase.ORGANIZATION)

    assert elrond.control_cost == 10
    assert brawler.is_overt
    assert not luitprand.is_overt
