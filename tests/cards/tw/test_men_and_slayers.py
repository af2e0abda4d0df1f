"""Stories of Men and Slayers among the creatures."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene


def attacks_of(playing: Playing) -> int:
    """How many attacks have begun."""
    return len([fact for fact in playing.happened if fact.kind is Happening.ATTACK_BEGAN])


@card("TW-1")
def test_whoever_the_abductor_wounds_is_gone() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Henneth Annûn", "Faramir", "Anborn")
    abductor = scene.second.in_hand("Abductor")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, abductor, names=("Border-hold",))
    playing.resolve()
    playing.does(Verb.ASSIGN, anborn)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()
    playing.rolls(5)  # 5 + 2 is less than 10; there is no body check

    assert anborn.is_discarded
    assert abductor.is_discarded


@card("TW-1")
@rule("SITE-28")
def test_an_ally_whom_the_abductor_wounds_is_gone_as_well() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Henneth Annûn")
    gollum = scene.first.gives("Gollum", to=faramir)
    abductor = scene.second.in_hand("Abductor")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, abductor, names=("Border-hold",))
    playing.loses(gollum)

    assert gollum.is_discarded
    assert faramir.in_play


@card("TW-1")
def test_the_abductor_cannot_take_a_wizard_away() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Henneth Annûn")
    abductor = scene.second.in_hand("Abductor")
    playing = scene.hazards(on=gandalf)

    playing.does(Verb.PLAY_CREATURE, abductor)
    playing.resolve()
    playing.does(Verb.ASSIGN, gandalf)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(2, 5)  # 2 + 6 - 3 is less than 10; the body check is harmless

    assert gandalf.is_wounded


@card("TW-17")
def test_brigands_who_wound_somebody_take_one_item_of_the_company() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    shield = scene.first.gives("Great-shield of Rohan", to=anborn)
    brigands = scene.second.in_hand("Brigands")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, brigands, names=("Wilderness",))
    playing.resolve()
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, anborn)
    playing.does(Verb.RESOLVE_STRIKE, anborn)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2)  # 2 + 2 is less than 8
    offered = [action.card for action in playing.options(Verb.DISCARD)]
    playing.does(Verb.DISCARD, shield)

    assert offered == [sword.id, shield.id]
    assert shield.is_discarded
    assert playing.question == "RollBodyCheck"


@card("TW-17")
def test_brigands_take_only_one_item_however_many_they_wound() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Lórien", "Faramir", "Anborn")
    sword = scene.first.gives("Sword of Gondolin", to=faramir)
    cram = scene.first.gives("Cram", to=faramir)
    brigands = scene.second.in_hand("Brigands")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, brigands, names=("Wilderness",))
    playing.resolve()
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, anborn)
    playing.does(Verb.RESOLVE_STRIKE, anborn)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2)
    playing.does(Verb.DISCARD, cram)
    playing.rolls(2)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.pass_until("RollStrike")
    playing.rolls(2, 2)

    assert faramir.is_wounded
    assert anborn.is_wounded
    assert sword.in_play


@card("TW-17")
def test_brigands_who_wound_nobody_take_nothing() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    cram = scene.first.gives("Cram", to=faramir)
    brigands = scene.second.in_hand("Brigands")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, brigands, names=("Wilderness",))
    playing.resolve()
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.pass_until("HazardWindow")

    assert brigands.among_points
    assert cram.in_play


@card("TW-8")
def test_the_assassin_attacks_the_same_character_three_times() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Minas Tirith", "Faramir", "Anborn")
    assassin = scene.second.in_hand("Assassin")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, assassin, names=("Free-hold",))
    playing.pass_until("AssignByAttacker")
    chosen_by = playing.asked
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)  # 12 + 5 is greater than 11
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.pass_until("RollStrike")
    playing.rolls(12)

    assert chosen_by == 1
    assert attacks_of(playing) == 3
    assert anborn.is_untapped
    assert assassin.among_points


@card("TW-8")
def test_companions_tap_to_cancel_two_attacks_of_the_assassin_but_not_three() -> None:
    scene = Scene()
    faramir, anborn, imrahil, beretar = scene.first.company(
        "Minas Tirith", "Faramir", "Anborn", "Imrahil", "Beretar"
    )
    assassin = scene.second.in_hand("Assassin")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, assassin)
    playing.resolve()
    playing.does(Verb.CANCEL_ATTACK, anborn)
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.passes()
    may_the_victim = playing.may(Verb.CANCEL_ATTACK, faramir)
    playing.does(Verb.CANCEL_ATTACK, imrahil)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)

    assert not may_the_victim
    assert anborn.is_tapped
    assert imrahil.is_tapped
    assert beretar.is_untapped
    assert attacks_of(playing) == 3
    assert not playing.may(Verb.CANCEL_ATTACK, beretar)


@card("TW-8")
def test_whoever_tapped_against_the_assassin_may_be_his_victim_afterwards() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Minas Tirith", "Faramir", "Anborn")
    assassin = scene.second.in_hand("Assassin")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, assassin)
    playing.resolve()
    playing.does(Verb.CANCEL_ATTACK, anborn)
    playing.pass_until("AssignByAttacker")

    assert playing.may(Verb.ASSIGN, anborn)
    assert playing.may(Verb.ASSIGN, faramir)


@card("TW-8")
def test_an_assassin_whose_attack_was_cancelled_was_not_defeated() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Minas Tirith", "Faramir", "Anborn")
    assassin = scene.second.in_hand("Assassin")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, assassin)
    playing.resolve()
    playing.does(Verb.CANCEL_ATTACK, anborn)
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.pass_until("RollStrike")
    playing.rolls(12)

    assert assassin.is_discarded


@card("TW-8")
def test_further_strikes_of_the_assassin_weigh_on_the_one_he_attacks() -> None:
    scene = Scene()
    faramir, _ = scene.first.company("Minas Tirith", "Faramir", "Anborn")
    scene.second.event("Rank upon Rank")  # Men have one strike and one prowess more
    assassin = scene.second.in_hand("Assassin")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, assassin)
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(8)  # 8 + 5 - 1 is equal to 12

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL)


@card("TW-89")
def test_one_attack_of_the_slayer_may_be_cancelled_even_by_the_one_who_is_attacked() -> None:
    scene = Scene()
    faramir, anborn = scene.first.company("Henneth Annûn", "Faramir", "Anborn")
    slayer = scene.second.in_hand("Slayer")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, slayer, names=("Border-hold",))
    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, faramir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED)
    playing.passes()
    playing.does(Verb.CANCEL_ATTACK, faramir)
    playing.pass_until("RollStrike")

    assert attacks_of(playing) == 2
    assert faramir.is_tapped
    assert anborn.is_untapped
    assert playing.attack is not None
    assert playing.attack.strikes[0].defender == faramir.id


@card("TW-89")
def test_only_one_attack_of_the_slayer_may_be_cancelled() -> None:
    scene = Scene()
    faramir, anborn, imrahil = scene.first.company("Henneth Annûn", "Faramir", "Anborn", "Imrahil")
    slayer = scene.second.in_hand("Slayer")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, slayer)
    playing.resolve()
    playing.does(Verb.CANCEL_ATTACK, anborn)
    playing.pass_until("AssignByAttacker")

    assert attacks_of(playing) == 2
    assert imrahil.is_untapped
    assert playing.attack is not None
    assert playing.attack.tapped_for == 1
    assert not playing.may(Verb.CANCEL_ATTACK)


@card("TW-89")
def test_the_slayer_waits_at_no_free_hold() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Minas Tirith")
    slayer = scene.second.in_hand("Slayer")

    playing = scene.hazards(on=faramir)

    assert playing.why_not(slayer) is Reason.NOT_KEYED
