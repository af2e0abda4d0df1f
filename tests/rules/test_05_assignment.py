"""Which strike goes to whom. [CMB-16 to CMB-22]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene


@rule("CMB-16")
def test_the_defending_player_gives_strikes_to_untapped_characters_first() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar")
    haldir = scene.first.character("Haldir", status="tapped")
    anborn = scene.first.character("Anborn", status="wounded")
    playing = scene.attack(on=beretar, strikes=3)

    asked = (playing.question, playing.asked)

    assert asked == ("AssignByDefender", 0)
    assert playing.may(Verb.ASSIGN, beretar)
    assert not playing.may(Verb.ASSIGN, haldir)
    assert not playing.may(Verb.ASSIGN, anborn)


@rule("CMB-16")
def test_nobody_may_act_while_strikes_are_assigned() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    gates = scene.first.in_hand("Gates of Morning")
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.attack(on=beretar, strikes=1)

    playing.pass_until("AssignByDefender")
    defender_may = playing.may_play(gates)
    playing.passes()

    assert not defender_may
    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.may(Verb.ASSIGN, haldir)
    assert not playing.may_play(doors)


@rule("CMB-16")
def test_if_the_attacker_chooses_defenders_he_assigns_every_strike() -> None:
    scene = Scene()
    beretar, haldir, anborn = scene.first.company("Lórien", "Beretar", "Haldir", "Anborn")
    cave_drake = scene.second.in_hand("Cave-drake")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, cave_drake)
    first = (playing.question, playing.asked)
    playing.does(Verb.ASSIGN, anborn)
    playing.does(Verb.ASSIGN, haldir)

    assert first == ("AssignByAttacker", 1)
    assert playing.attack is not None
    assert [strike.defender for strike in playing.attack.strikes] == [anborn.id, haldir.id]


@rule("CMB-17")
def test_the_defending_player_may_hold_back_strikes_although_somebody_is_untapped() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    anborn = scene.first.character("Anborn", at="Lórien")
    playing = scene.attack(on=beretar, strikes=2)

    playing.does(Verb.ASSIGN, beretar)
    playing.passes()

    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert not playing.may(Verb.ASSIGN, beretar)
    assert playing.may(Verb.ASSIGN, haldir)
    assert playing.may(Verb.ASSIGN, anborn)


@rule("CMB-18")
def test_a_character_is_the_target_of_one_strike_of_an_attack_only() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    playing = scene.attack(on=beretar, strikes=3)

    playing.does(Verb.ASSIGN, beretar)
    again = playing.may(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)

    assert not again
    assert playing.question == "ChooseStrike"
    assert playing.attack is not None
    assert [strike.defender for strike in playing.attack.strikes] == [beretar.id, haldir.id]
    assert playing.attack.excess == 1


@rule("CMB-22")
def test_the_opponent_gives_remaining_strikes_to_tapped_and_wounded_characters_too() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", status="tapped")
    haldir = scene.first.character("Haldir", status="wounded")
    playing = scene.attack(on=beretar, strikes=1)

    asked = (playing.question, playing.asked)

    assert asked == ("AssignByAttacker", 1)
    assert playing.may(Verb.ASSIGN, beretar)
    assert playing.may(Verb.ASSIGN, haldir)
    assert not playing.may(Verb.PASS)


@rule("CMB-22")
def test_excess_strikes_need_not_be_defeated() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    warband = scene.second.in_hand("Orc-warband")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, warband, names=["Wilderness"])
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    excess = playing.attack.excess if playing.attack is not None else 0
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.SPEND_EXCESS, number=0)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert excess == 3
    assert playing.has_happened(Happening.ATTACK_DEFEATED, warband)


@rule("CMB-22")
def test_an_excess_strike_cannot_be_cancelled() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    steed = scene.first.gives("Noble Steed", to=haldir, status="tapped")
    second_steed = scene.first.gives("Noble Steed", to=haldir)
    playing = scene.attack(on=beretar, strikes=6)

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.ASSIGN, second_steed)
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.SPEND_EXCESS, number=0)
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(second_steed)

    assert steed.is_tapped
    assert playing.has_happened(Happening.STRIKE_CANCELED, haldir)
    assert playing.attack is not None
    assert playing.attack.excess == 2
