"""The chain of effects: declared one after the other, resolved the other way round. [TIM-42 to TIM-56]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


@rule("TIM-42")
def test_a_chain_closes_only_when_both_players_have_passed_one_after_the_other() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    gates = scene.first.in_hand("Gates of Morning")
    foolish_words, rebel_talk = scene.second.hand("Foolish Words", "Rebel-talk")
    playing = scene.hazards(on=beretar)

    playing.passes()
    playing.plays(foolish_words, target=beretar)
    playing.passes()
    after_one_pass = (playing.question, playing.asked)
    playing.plays(rebel_talk, target=beretar)
    answering_again = (playing.question, playing.asked, playing.may_play(gates))
    playing.passes()
    playing.passes()

    assert after_one_pass == ("ChainWindow", 1)
    assert answering_again == ("ChainWindow", 0, True)
    assert foolish_words.bearer == beretar
    assert rebel_talk.bearer == beretar


@rule("TIM-43")
def test_what_was_declared_last_resolves_first() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    doors = scene.second.event("Doors of Night")
    twilight = scene.first.in_hand("Twilight")
    shadows = scene.second.in_hand("Choking Shadows")
    playing = scene.hazards(on=beretar, to="Isengard")

    playing.passes()
    playing.does(Verb.PLAY, shadows, number=1)  # a region, with Doors of Night in play
    playing.plays(twilight, target=doors)
    playing.resolve()

    assert doors.is_discarded
    assert playing.has_happened(Happening.NEGATED, shadows)
    assert shadows.is_discarded
    assert playing.table.lasting == ()


@rule("TIM-44")
def test_while_a_chain_resolves_nobody_declares_anything() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Rivendell", "Faramir", "Anborn")
    scene.first.company("Lórien", "Thranduil")
    gates = scene.first.in_hand("Gates of Morning")
    first, second, doors = scene.second.hand("Call of Home", "Call of Home", "Doors of Night")
    playing = scene.hazards(on=faramir)

    playing.passes()
    playing.plays(first, target=faramir)
    playing.passes()
    playing.plays(second, target=anborn)
    playing.resolve()
    rolls = [playing.question]
    playing.rolls(2)
    rolls.append(playing.question)
    playing.rolls(2)

    assert rolls == ["RollForCard", "RollForCard"]
    assert anborn.in_hand
    assert faramir.in_hand
    assert (gates.in_hand, doors.in_hand) == (True, True)


@rule("TIM-45")
def test_the_resource_player_has_the_first_right_to_start_a_chain() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    scene.first.hand("Gates of Morning")
    foolish_words = scene.second.in_hand("Foolish Words")
    scene.second.hand("Rebel-talk")
    playing = scene.hazards(on=beretar)

    at_first = (playing.question, playing.asked)
    playing.passes()
    playing.plays(foolish_words, target=beretar)
    playing.resolve()

    assert at_first == ("HazardWindow", 0)
    assert foolish_words.in_play
    assert (playing.question, playing.asked) == ("HazardWindow", 0)


@rule("TIM-46")
def test_every_action_leaves_the_opponent_a_chance_to_answer() -> None:
    scene = Scene()
    balin = scene.first.character("Balin")
    lure = scene.second.gives("Lure of Expedience", to=balin)
    marvels_told = scene.first.in_hand("Marvels Told")
    foolish_words = scene.second.in_hand("Foolish Words")
    playing = scene.hazards(on=balin)

    playing.plays(marvels_told, user=balin, target=lure)

    assert (playing.question, playing.asked) == ("ChainWindow", 1)
    assert playing.may_play(foolish_words, target=balin)
    assert lure.in_play


@rule("TIM-55")
def test_a_creature_never_answers() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Lórien", status="tapped")
    halfling_strength = scene.first.in_hand("Halfling Strength")
    cave_drake = scene.second.in_hand("Cave-drake")
    scene.second.hand("Foolish Words")
    playing = scene.hazards(on=sam, to="Isengard")

    playing.plays(halfling_strength, target=sam)
    in_response = (playing.may(Verb.PLAY_CREATURE), playing.why_not(cave_drake))
    playing.resolve()

    assert in_response == (False, Reason.CREATURE_MUST_START_CHAIN)
    assert sam.is_untapped
    assert playing.may(Verb.PLAY_CREATURE, cave_drake)


@rule("TIM-56")
def test_what_may_start_combat_never_answers() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    gates = scene.first.in_hand("Gates of Morning")
    tidings = scene.second.in_hand("Tidings of Bold Spies")
    scene.second.in_hand("Twilight")
    playing = scene.hazards(on=beretar, to="Isengard")

    playing.plays(gates)
    in_response = playing.why_not(tidings)
    playing.resolve()

    assert in_response is Reason.MUST_START_CHAIN
    assert playing.may_play(tidings)


@rule("TIM-56", "CMB-02")
def test_a_card_whose_attack_comes_of_a_passive_condition_may_answer() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    gates = scene.first.in_hand("Gates of Morning")
    bairanax = scene.second.in_hand("Bairanax Ahunt")
    playing = scene.hazards(on=haldir, to="Isengard")

    playing.plays(gates)
    playing.plays(bairanax)
    playing.resolve()

    assert bairanax.in_play
    assert gates.in_play


@rule("TIM-70", "CMB-02")
def test_an_attack_of_a_passive_condition_waits_until_the_attack_at_hand_is_over() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    dodge = scene.first.in_hand("Dodge")
    wargs, bairanax = scene.second.hand("Wargs", "Bairanax Ahunt")
    playing = scene.hazards(on=haldir, to="Goblin-gate")

    playing.does(Verb.PLAY_CREATURE, wargs)
    playing.plays(bairanax)
    playing.resolve()
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(dodge)
    playing.resolve()
    of_the_wargs = playing.attack
    playing.rolls(12)

    assert of_the_wargs is not None
    assert of_the_wargs.source == wargs.id
    assert playing.attack is not None
    assert playing.attack.source == bairanax.id


@rule("TIM-56")
def test_what_may_start_combat_is_not_for_combat() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    doors, bairanax = scene.second.hand("Doors of Night", "Bairanax Ahunt")
    playing = scene.attack(on=beretar)

    assert playing.question == "BeforeAssignment"
    assert playing.may_play(doors)
    assert playing.why_not(bairanax) is Reason.NOT_IN_COMBAT
