"""Whom a prisoner controlled passes to general influence. [PRS-10, CMB-64]"""

from tests.rules.capturing import WEBS
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@rule("CMB-64", "PRS-10")
def test_the_followers_of_a_prisoner_are_charged_from_the_next_organization_phase() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    thranduil = scene.first.character("Thranduil", at="Beorn’s House")
    haldir = scene.first.character("Haldir", at="Beorn’s House", follower_of=thranduil)
    scene.second.holds(WEBS, thranduil, at="Gladden Fields")
    playing = scene.begin(Phase.LONG_EVENT)
    assert haldir.is_uncontrolled
    assert playing.unused_general_influence(0) == 20

    playing.table.stack.clear()
    playing = scene.begin(Phase.ORGANIZATION)
    assert not haldir.is_uncontrolled
    assert playing.unused_general_influence(0) == 17


@rule("CMB-64", "PRS-10")
def test_a_follower_of_a_prisoner_stays_under_general_influence_though_nobody_organizes() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    thranduil = scene.first.character("Thranduil", at="Beorn’s House")
    haldir = scene.first.character("Haldir", at="Beorn’s House", follower_of=thranduil)
    scene.second.holds(WEBS, thranduil, at="Gladden Fields")

    scene.begin(Phase.ORGANIZATION).pass_until("NextToTravel", "HazardWindow", "MayDiscard")

    assert haldir.in_play


@rule("PRS-10", "ORG-31")
def test_who_has_lost_his_controller_in_another_way_is_still_discarded() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Rivendell")
    thranduil = scene.first.character("Thranduil", at="Beorn’s House")
    haldir = scene.first.character("Haldir", at="Beorn’s House", follower_of=thranduil)
    scene.first.lost_controller(haldir)

    scene.begin(Phase.ORGANIZATION).pass_until("NextToTravel", "HazardWindow", "MayDiscard")

    assert haldir.is_discarded


@rule("PRS-10", "ORG-81")
def test_only_if_general_influence_does_not_suffice_is_it_asked_who_leaves() -> None:
    scene = Scene()
    bilbo, faramir, _ = scene.first.company("Rivendell", "Bilbo", "Faramir", "Glorfindel II")
    thranduil = scene.first.character("Thranduil", at="Beorn’s House")
    haldir = scene.first.character("Haldir", at="Beorn’s House", follower_of=thranduil)
    scene.second.holds(WEBS, thranduil, at="Gladden Fields")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("ChooseWhoLeaves")
    playing.does(Verb.DISCARD_CHARACTER, bilbo)

    assert haldir.in_play
    assert faramir.in_play
    assert bilbo.is_discarded
