"""What control costs, how it is lost, and the reckoning of influence. [ORG-30 to ORG-32, ORG-81, ORG-82]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Phase, Race, Skill


def dwarf(name: str, mind: int) -> Character:
    """A Dwarf of that mind."""
    return Character(name, name, Race.DWARF, (Skill.SCOUT,), 2, 7, (named("Moria"),), mind)


def organizing(scene: Scene) -> Playing:
    """The organizing block of the resource player."""
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)
    return playing


def finish(playing: Playing) -> None:
    """Everybody passes until the organization phase is over."""
    while playing.phase is Phase.ORGANIZATION:
        playing.passes()


@rule("ORG-30")
def test_minds_are_paid_from_general_influence_and_those_of_followers_from_direct_influence() -> None:
    scene = Scene()
    scene.first.character("Gandalf", at="Lórien")
    theoden = scene.first.character("Théoden")
    bergil = scene.first.character("Bergil", follower_of=theoden)

    playing = scene.check(bergil)

    assert playing.unused_general_influence(0) == 14
    assert theoden.unused_direct_influence() == 1


@rule("ORG-31")
def test_a_follower_whose_controller_is_gone_costs_nothing_until_the_next_organization_phase() -> None:
    scene = Scene()
    thranduil = scene.first.company("Lórien", "Thranduil")[0]
    scene.first.character("Imrahil")
    haldir = scene.first.character("Haldir", at="Lórien", follower_of=thranduil)
    playing = scene.attack(on=thranduil, strikes=1, prowess=20)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, thranduil)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 12)

    assert thranduil.is_eliminated
    assert haldir.in_play
    assert haldir.is_uncontrolled
    assert playing.unused_general_influence(0) == 14


@rule("ORG-31")
def test_a_character_without_a_controller_is_put_under_general_influence_again() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    bergil = scene.first.character("Bergil", at="Edoras", follower_of=theoden)
    playing = organizing(scene)
    playing.does(Verb.DISCARD_CHARACTER, theoden)
    assert bergil.is_uncontrolled
    assert playing.unused_general_influence(0) == 20

    playing.does(Verb.FREE, bergil)
    finish(playing)

    assert bergil.in_play
    assert playing.unused_general_influence(0) == 18


@rule("ORG-31")
def test_a_follower_is_lost_when_his_controllers_direct_influence_shrinks() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II")
    haldir = scene.first.character("Haldir", follower_of=boromir)
    arwen = scene.first.character("Arwen")
    ring = scene.first.gives("Lesser Ring", to=boromir)
    playing = scene.begin(Phase.ORGANIZATION)
    assert haldir.controller == boromir

    playing.does(Verb.TRANSFER, ring, arwen)
    playing.passes()
    playing.rolls(7)

    assert haldir.is_uncontrolled


@rule("ORG-31")
def test_of_several_followers_the_player_says_who_is_kept() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    haldir = scene.first.character("Haldir", follower_of=theoden)
    bergil = scene.first.character("Bergil", follower_of=theoden)
    arwen = scene.first.character("Arwen")
    ring = scene.first.gives("Lesser Ring", to=theoden)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRANSFER, ring, arwen)
    playing.passes()
    playing.rolls(7)
    assert playing.question == "LetGo"
    playing.does(Verb.FREE, bergil)

    assert haldir.controller == theoden
    assert bergil.is_uncontrolled


@rule("ORG-31")
def test_a_follower_who_can_no_longer_be_controlled_by_direct_influence_loses_his_controller() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    bergil = scene.first.character("Bergil", follower_of=theoden)
    rebel_talk = scene.second.in_hand("Rebel-talk")
    playing = scene.hazards(on=theoden)

    playing.plays(rebel_talk, target=bergil)
    playing.resolve()
    playing.pass_to(Phase.SITE)

    assert bergil.is_uncontrolled
    assert theoden.unused_direct_influence() == 3


@rule("ORG-32")
def test_restricted_direct_influence_counts_once_and_is_used_last() -> None:
    scene = Scene()
    balin, bifur, bombur, nori, ioreth = scene.first.company(
        "Rivendell", "Balin", dwarf("Bifur", 2), dwarf("Bombur", 1), dwarf("Nori", 2), "Ioreth"
    )
    playing = organizing(scene)

    playing.does(Verb.FOLLOW, bifur, balin)
    assert balin.unused_direct_influence() == 0
    assert balin.unused_direct_influence(against=bombur) == 1
    assert not playing.may(Verb.FOLLOW, nori, balin)
    assert not playing.may(Verb.FOLLOW, ioreth, balin)
    playing.does(Verb.FOLLOW, bombur, balin)

    assert bombur.controller == balin
    assert balin.unused_direct_influence(against=nori) == 0


@rule("ORG-32")
def test_in_which_order_followers_came_does_not_make_restricted_influence_count_twice() -> None:
    scene = Scene()
    balin, bombur, bergil, ori = scene.first.company(
        "Rivendell", "Balin", dwarf("Bombur", 1), "Bergil", dwarf("Ori", 1)
    )
    playing = organizing(scene)

    playing.does(Verb.FOLLOW, bergil, balin)
    playing.does(Verb.FOLLOW, bombur, balin)

    assert not playing.may(Verb.FOLLOW, ori, balin)  # three points in all, and all of them used


@rule("ORG-81")
def test_a_character_played_this_turn_goes_back_to_hand_if_influence_is_exceeded() -> None:
    scene = Scene()
    thranduil = scene.first.character("Thranduil")
    aragorn = scene.first.character("Aragorn II")
    scene.first.gives("Star-glass", to=aragorn)
    faramir = scene.first.in_hand("Faramir")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, faramir, number=thranduil.company.id)
    playing.does(Verb.FINISH_ORGANIZING)
    assert faramir.in_play
    finish(playing)

    assert faramir.in_hand
    assert aragorn.in_play
    assert thranduil.in_play


@rule("ORG-81")
def test_without_newcomers_the_player_chooses_who_leaves_but_no_avatar() -> None:
    scene = Scene()
    gandalf, thranduil, aragorn, imrahil = scene.first.company(
        "Rivendell", "Gandalf", "Thranduil", "Aragorn II", "Imrahil"
    )
    scene.first.overdrawn()
    playing = scene.begin(Phase.ORGANIZATION)

    playing.pass_until("ChooseWhoLeaves")
    assert not playing.may(Verb.DISCARD_CHARACTER, gandalf)
    playing.does(Verb.DISCARD_CHARACTER, imrahil)

    assert imrahil.is_discarded
    assert thranduil.in_play
    assert aragorn.in_play
    assert playing.phase is not Phase.ORGANIZATION


@rule("ORG-81")
def test_followers_of_a_character_who_goes_back_to_hand_go_before_the_player_chooses() -> None:
    scene = Scene()
    thranduil, aragorn = scene.first.company("Rivendell", "Thranduil", "Aragorn II")
    bergil = scene.first.character("Bergil")
    imrahil = scene.first.in_hand("Imrahil")
    playing = organizing(scene)

    playing.does(Verb.PLAY_CHARACTER, imrahil, number=thranduil.company.id)
    playing.does(Verb.FOLLOW, bergil, imrahil)
    playing.does(Verb.FINISH_ORGANIZING)
    finish(playing)

    assert imrahil.in_hand
    assert bergil.is_discarded
    assert aragorn.in_play


@rule("ORG-82")
def test_an_uncontrolled_character_is_discarded_though_general_influence_would_suffice() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    bergil = scene.first.character("Bergil", at="Edoras", follower_of=theoden)
    playing = organizing(scene)
    playing.does(Verb.DISCARD_CHARACTER, theoden)

    playing.does(Verb.FINISH_ORGANIZING)
    finish(playing)

    assert bergil.is_discarded
    assert playing.unused_general_influence(0) == 20
