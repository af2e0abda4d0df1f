"""Actions: what is one, and who may take which when. [TIM-01 to TIM-10]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def declared(playing: Playing) -> list[int]:
    """The cards of everything declared so far, in order."""
    return [fact.card for fact in playing.happened if fact.kind is Happening.DECLARED]


@rule("TIM-01")
def test_one_action_is_taken_when_a_card_is_discarded_for_its_effect() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", status="tapped")
    cram = scene.first.gives("Cram", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(cram)

    assert declared(playing) == [cram.id]
    assert cram.is_discarded
    assert beretar.is_untapped


@rule("TIM-01")
def test_to_say_which_company_is_next_is_no_action() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    scene.first.character("Anborn", at="Rivendell")
    gates = scene.first.event("Gates of Morning")
    scene.second.hand("Twilight")
    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    playing.does(Verb.CHOOSE_COMPANY, number=beretar.company.id)

    assert gates.in_play
    assert playing.question == "HazardWindow"
    assert declared(playing) == []


@rule("TIM-02")
def test_an_item_is_not_discarded_just_to_be_rid_of_it() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Bree")
    sword = scene.first.gives("Sword of Gondolin", to=beretar)
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.question == "OrganizationWindow"
    assert [option.verb for option in playing.options() if option.card == sword.id] == []


@rule("TIM-03")
def test_only_its_player_uses_what_a_card_permits() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    scene.first.hand("Gates of Morning")
    waiting = scene.second.event("Power Built by Waiting")
    playing = scene.hazards(on=beretar)

    resource_player = (playing.asked, playing.may(Verb.USE, waiting))
    playing.passes()
    hazard_player = (playing.asked, playing.may(Verb.USE, waiting))

    assert resource_player == (0, False)
    assert hazard_player == (1, True)


@rule("TIM-04")
def test_resources_and_characters_act_only_on_their_players_turn() -> None:
    scene = Scene(active=1)
    beretar = scene.first.character("Beretar", status="tapped")
    cram = scene.first.gives("Cram", to=beretar)
    faramir = scene.second.character("Faramir", at="Lórien")
    scene.first.hand("Foolish Words")
    playing = scene.hazards(on=faramir)

    assert playing.asked == 0
    assert playing.may(Verb.PLAY)
    assert not playing.may(Verb.USE, cram)


@rule("TIM-05")
def test_a_hazard_in_play_is_used_only_in_the_opponents_movement_hazard_phase() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    gates = scene.first.event("Gates of Morning")
    waiting = scene.second.event("Power Built by Waiting")
    scene.second.hand("Twilight")
    playing = scene.begin(Phase.LONG_EVENT)

    in_long_event_phase = (playing.asked, playing.may(Verb.USE, waiting))
    playing.pass_until("HazardWindow")
    limit_before = playing.hazard_limit(of=beretar)
    playing.uses(waiting)
    playing.resolve()

    assert gates.in_play
    assert in_long_event_phase == (1, False)
    assert waiting.is_tapped
    assert (limit_before, playing.hazard_limit(of=beretar)) == (2, 3)


@rule("TIM-06")
def test_the_resource_player_plays_resources_in_every_phase_and_no_hazards() -> None:
    scene = Scene()
    scene.first.character("Beretar")
    gates, cave_drake, doors = scene.first.hand("Gates of Morning", "Cave-drake", "Doors of Night")
    playing = scene.begin(Phase.LONG_EVENT)

    assert playing.may_play(gates)
    assert playing.why_not(cave_drake) is Reason.NOT_ON_OWN_TURN
    assert playing.why_not(doors) is Reason.NOT_ON_OWN_TURN


@rule("TIM-07")
def test_the_hazard_player_waits_for_the_movement_hazard_phase_unless_a_card_says_otherwise() -> None:
    scene = Scene()
    scene.first.character("Beretar")
    gates = scene.first.in_hand("Gates of Morning")
    twilight, doors = scene.second.hand("Twilight", "Doors of Night")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(gates)
    may_answer = (playing.may_play(twilight), playing.may_play(doors))
    why_not = playing.why_not(doors)
    playing.plays(twilight, target=gates)

    assert may_answer == (True, False)
    assert why_not is Reason.HAZARDS_ONLY_AGAINST_MOVERS
    assert gates.is_discarded


@rule("TIM-07")
def test_the_hazard_player_plays_no_resources_unless_a_card_says_otherwise() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Bree")
    scene.second.character("Gandalf", at="Rivendell")
    beretar = scene.second.character("Beretar", at="Bree")
    laughter, gates = scene.second.hand("Wizard’s Laughter", "Gates of Morning")
    playing = scene.at_site(theoden)

    playing.does(Verb.INFLUENCE, theoden, beretar)
    may_answer = (playing.may_play(laughter), playing.may_play(gates))
    why_not = playing.why_not(gates)
    playing.plays(laughter)
    playing.rolls(12)  # the Wizard's check; the attempt itself is not rolled for

    assert may_answer == (True, False)
    assert why_not is Reason.NOT_YOUR_TURN
    assert beretar.in_play
    assert playing.question != "RollAttempt"


@rule("TIM-08")
def test_what_was_missed_at_the_end_of_a_phase_is_missed() -> None:
    scene = Scene()
    scene.first.character("Gandalf")
    scene.first.hand("Gates of Morning")
    scene.second.sideboard("Doors of Night", "Minions Stir")
    playing = scene.begin(Phase.UNTAP)

    playing.pass_until("HazardSideboard")
    in_time = playing.may(Verb.SIDEBOARD_TO_DISCARD)
    playing.passes()

    assert in_time
    assert (playing.phase, playing.asked) == (Phase.ORGANIZATION, 0)
    assert not playing.may(Verb.SIDEBOARD_TO_DISCARD)


@rule("TIM-09")
def test_the_alternative_is_fixed_when_the_card_is_declared() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    gates = scene.first.event("Gates of Morning")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    twilight = scene.second.in_hand("Twilight")
    playing = scene.attack(on=beretar, strikes=2, race=Race.WOLF)

    playing.does(Verb.PLAY, doublings, number=1)  # the hazard limit, with Gates of Morning in play
    playing.plays(twilight, target=gates)
    playing.resolve()

    assert gates.is_discarded
    assert doublings.is_discarded
    assert playing.hazard_limit(of=beretar) == 2
    assert playing.attack is not None
    assert not playing.attack.canceled


@rule("TIM-10")
def test_a_new_prohibition_is_no_action_and_nobody_answers_it() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Lórien")
    concealment = scene.first.in_hand("Concealment")
    scene.first.hand("Gates of Morning")
    snuffler = scene.second.in_hand("Little Snuffler")
    playing = scene.hazards(on=anborn, to="Moria")

    playing.passes()
    playing.does(Verb.PLAY_CREATURE, snuffler)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(8)  # 8 + 2 - 3 beats 5
    playing.rolls(2)  # but not its body
    playing.pass_until("HazardWindow")
    barred = [lasting.source for lasting in playing.table.lasting]

    assert barred == [snuffler.id]
    assert declared(playing) == [snuffler.id]
    assert concealment.in_hand
