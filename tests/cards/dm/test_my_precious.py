"""Stories of My Precious, the agent that is a form of Gollum."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import PlayerKind, Points


def waylaid(*members: str, kind: PlayerKind = PlayerKind.WIZARD) -> tuple[Scene, Piece, list[Piece]]:
    """My Precious lies face-up in Bree, where a company is staying."""
    scene = Scene(kinds=(kind, PlayerKind.WIZARD))
    company = scene.first.company("Bree", *members)
    return scene, scene.second.agent("My Precious", sites=("Bree",), face_up=True), company


def struck(scene: Scene, precious: Piece, defender: Piece) -> Playing:
    """The company enters Bree, and its first character taps to face the strike of My Precious."""
    playing = scene.entering(defender)
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, precious)
    playing.pass_until("AssignByDefender", "FaceStrike")
    if playing.question == "AssignByDefender":
        playing.does(Verb.ASSIGN, defender)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    if playing.question == "SupportStrike":
        playing.passes()
    return playing


@card("DM-29")
@rule("AGT-20")
def test_my_precious_takes_a_second_action_beyond_the_hazard_limit() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Sam Gamgee")[0]
    precious = scene.second.agent("My Precious", sites=("Goblin-gate",), face_up=True)
    scene.second.location_deck("Eagles’ Eyrie")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.MOVE_AGENT, precious)
    playing.resolve()
    counted = aragorn.company.hazards
    playing.does(Verb.UNTAP_AGENT, precious)
    playing.resolve()

    assert precious.is_untapped
    assert counted == aragorn.company.hazards == 1
    assert not playing.may(Verb.HIDE_AGENT, precious)


@card("DM-29")
def test_my_precious_takes_a_single_action_while_he_lies_face_down() -> None:
    scene = Scene()
    aragorn = scene.first.company("Bree", "Aragorn II", "Sam Gamgee")[0]
    precious = scene.second.agent("My Precious", sites=("Goblin-gate",))
    scene.second.location_deck("Eagles’ Eyrie")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.MOVE_AGENT, precious)
    playing.resolve()

    assert precious.is_tapped
    assert not playing.may(Verb.UNTAP_AGENT, precious)


@card("DM-29")
def test_my_precious_goes_away_with_a_ring_that_the_attacker_chooses() -> None:
    scene, precious, (aragorn, sam) = waylaid("Aragorn II", "Sam Gamgee")
    gold = scene.first.gives("Precious Gold Ring", to=aragorn)
    lesser = scene.first.gives("Lesser Ring", to=sam)
    dagger = scene.first.gives("Dagger of Westernesse", to=sam)

    playing = struck(scene, precious, aragorn)
    playing.rolls(12, 2)
    playing.rolls(2)

    assert (playing.question, playing.asked) == ("LoseItem", 1)
    assert not playing.may(Verb.DISCARD, dagger)
    playing.does(Verb.DISCARD, lesser)
    assert lesser.is_discarded
    assert precious.is_discarded
    assert gold.in_play


@card("DM-29")
def test_my_precious_stays_if_the_company_has_no_ring() -> None:
    scene, precious, (aragorn,) = waylaid("Aragorn II")
    dagger = scene.first.gives("Dagger of Westernesse", to=aragorn)

    playing = struck(scene, precious, aragorn)
    playing.rolls(12, 2)
    playing.rolls(2)

    assert aragorn.is_wounded
    assert dagger.in_play
    assert precious.in_play


@card("DM-29")
def test_my_precious_takes_no_ring_if_his_strike_comes_to_nothing() -> None:
    scene, precious, (aragorn, _) = waylaid("Aragorn II", "Sam Gamgee")
    ring = scene.first.gives("Lesser Ring", to=aragorn)
    gollum = scene.first.in_hand("Gollum")

    playing = struck(scene, precious, aragorn)
    playing.rolls(8, 4)

    assert playing.attack is None
    assert playing.question != "ChooseGift"
    assert ring.in_play
    assert precious.in_play
    assert gollum.in_hand


@card("DM-29")
@rule("MAN-04")
def test_gollum_may_be_played_anywhere_when_my_precious_has_failed() -> None:
    scene, precious, (aragorn, sam) = waylaid("Aragorn II", "Sam Gamgee")
    gollum = scene.first.in_hand("Gollum")

    playing = struck(scene, precious, aragorn)
    playing.rolls(2, 12)
    playing.rolls(9)

    assert (playing.question, playing.asked) == ("ChooseGift", 0)
    assert precious.is_wounded
    assert not playing.may(Verb.PLACE_WITH, gollum, aragorn)
    playing.does(Verb.PLACE_WITH, gollum, sam)
    assert sam.is_tapped
    assert gollum.bearer == sam
    assert precious.is_discarded
    assert by_source(playing.table, 0)[Points.ALLY] == 2
    assert by_source(playing.table, 0)[Points.KILL] == 0


@card("DM-29")
def test_nobody_need_play_gollum_when_my_precious_has_failed() -> None:
    scene, precious, (aragorn, sam) = waylaid("Aragorn II", "Sam Gamgee")
    gollum = scene.first.in_hand("Gollum")

    playing = struck(scene, precious, aragorn)
    playing.rolls(2, 12)
    playing.rolls(9)
    playing.passes()

    assert gollum.in_hand
    assert sam.is_untapped
    assert precious.in_play


@card("DM-29")
def test_gollum_cannot_be_played_if_nobody_is_left_to_tap_for_him() -> None:
    scene, precious, (aragorn,) = waylaid("Aragorn II")
    gollum = scene.first.in_hand("Gollum")

    playing = struck(scene, precious, aragorn)
    playing.rolls(2, 12)
    playing.rolls(9)

    assert playing.question != "ChooseGift"
    assert gollum.in_hand
    assert precious.in_play


@card("DM-29")
@rule("AGT-61", "MAN-08")
def test_whoever_eliminates_my_precious_loses_a_kill_point_and_gollum() -> None:
    scene, precious, (aragorn, _) = waylaid("Aragorn II", "Sam Gamgee")
    gollum = scene.first.in_hand("Gollum")

    playing = struck(scene, precious, aragorn)
    playing.rolls(2, 12)
    playing.rolls(10)

    assert playing.question != "ChooseGift"
    assert precious.among_points
    assert by_source(playing.table, 0)[Points.KILL] == -1
    assert by_source(playing.table, 1)[Points.CHARACTER] == 0
    assert gollum.in_hand
    assert unique_is_taken(playing.table, gollum.id)


@card("DM-29")
def test_a_fallen_wizard_loses_a_kill_point_for_my_precious_as_well() -> None:
    scene, precious, (aragorn,) = waylaid("Aragorn II", kind=PlayerKind.FALLEN_WIZARD)

    playing = struck(scene, precious, aragorn)
    playing.rolls(2, 12)
    playing.rolls(10)

    assert by_source(playing.table, 0)[Points.KILL] == -1


@card("DM-29")
def test_my_precious_costs_a_kill_point_though_his_other_strike_was_successful() -> None:
    scene = Scene()
    aragorn, sam = scene.first.company("Rivendell", "Aragorn II", "Sam Gamgee")
    ring = scene.first.gives("Lesser Ring", to=sam)
    precious = scene.second.agent("My Precious", sites=("Bree",), face_up=True)
    fury = scene.second.in_hand("Sudden Fury")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.plays(fury)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.ATTACK_WITH_AGENT, precious)
    playing.does(Verb.ASSIGN, aragorn)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, aragorn)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)
    playing.rolls(10)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12, 2)
    playing.rolls(2)

    assert ring.is_discarded
    assert precious.among_points
    assert by_source(playing.table, 0)[Points.KILL] == -1


@card("DM-29")
@rule("AGT-47", "MAN-03")
def test_my_precious_is_discarded_as_he_is_revealed_if_gollum_is_in_play() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.gives("Gollum", to=aragorn)
    precious = scene.second.agent("My Precious")
    scene.second.location_deck("Moria")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.REVEAL_AGENT, precious, names=["Moria"])

    assert precious.is_discarded
