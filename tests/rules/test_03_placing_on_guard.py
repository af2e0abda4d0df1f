"""Stories of placing a card on-guard. [MOV-36 to MOV-38]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene


@rule("MOV-36", "SITE-37")
def test_a_card_of_any_kind_may_be_placed_on_guard_and_counts_against_the_limit() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    faramir = scene.second.in_hand("Faramir")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLACE_ON_GUARD, faramir)
    playing.resolve()

    assert faramir.is_on_guard
    assert "Faramir" not in playing.hand(1)
    assert aragorn.company.hazards == 1


@rule("MOV-36", "SITE-37")
def test_only_one_card_is_placed_on_guard_in_each_movement_hazard_phase() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    faramir, doors = scene.second.hand("Faramir", "Doors of Night")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLACE_ON_GUARD, faramir)
    playing.resolve()

    assert playing.may_play(doors)
    assert not playing.may(Verb.PLACE_ON_GUARD)


@rule("MOV-36")
def test_each_company_may_have_a_card_on_guard_against_it() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    haldir = scene.first.character("Haldir", at="Lórien")
    words, talk = scene.second.hand("Foolish Words", "Rebel-talk")

    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLACE_ON_GUARD, words)
    playing.resolve()
    playing.does(Verb.PLACE_ON_GUARD, talk)  # it is Haldir's phase already
    playing.resolve()

    assert aragorn.company.on_guard == (words.id,)
    assert haldir.company.on_guard == (talk.id,)


@rule("MOV-36", "SITE-37")
def test_a_card_may_be_placed_on_guard_in_response() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    gates = scene.first.in_hand("Gates of Morning")
    faramir = scene.second.in_hand("Faramir")

    playing = scene.hazards(on=aragorn)
    playing.plays(gates)
    playing.does(Verb.PLACE_ON_GUARD, faramir)
    playing.resolve()

    assert gates.in_play
    assert faramir.is_on_guard


@rule("MOV-36")
def test_no_card_is_placed_on_guard_when_the_limit_is_used_up() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Gates of Morning")
    words, stir, twilight = scene.second.hand("Foolish Words", "Minions Stir", "Twilight")

    playing = scene.hazards(on=aragorn)
    playing.plays(words, target=aragorn)
    playing.resolve()
    playing.plays(stir)
    playing.resolve()

    assert playing.may_play(twilight)
    assert not playing.may(Verb.PLACE_ON_GUARD)


@rule("MOV-37", "SITE-37")
def test_a_card_placed_on_guard_above_the_limit_goes_back_to_hand() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.first.event("Gates of Morning")
    doublings = scene.first.in_hand("Many Turns and Doublings")
    words, faramir = scene.second.hand("Foolish Words", "Faramir")

    playing = scene.hazards(on=aragorn)
    playing.passes()
    playing.plays(words, target=aragorn)
    playing.resolve()
    playing.passes()
    playing.does(Verb.PLACE_ON_GUARD, faramir)
    playing.plays(doublings, user=aragorn)
    playing.resolve()

    assert playing.hazard_limit(aragorn) == 1
    assert faramir.in_hand
    assert aragorn.company.on_guard == ()


@rule("MOV-38", "SITE-37")
def test_a_card_on_guard_goes_back_to_hand_when_its_site_leaves_play() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Lórien")
    words, _ = scene.second.hand("Foolish Words", "Doors of Night")

    playing = scene.hazards(on=aragorn, to="Bree")
    playing.does(Verb.PLACE_ON_GUARD, words)
    playing.resolve()
    lay_there = words.is_on_guard
    playing.sends_back(aragorn)

    assert lay_there
    assert aragorn.company.on_guard == ()
    assert playing.table.company == haldir.company.id
    assert playing.may_play(words, target=haldir)
