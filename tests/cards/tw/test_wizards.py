"""Stories of the Wizards."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.ids import DISCARD
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-181", "TW-300")
def test_saruman_taps_to_use_a_palantir_that_he_bears() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    palantir = scene.first.gives("Palantír of Orthanc", to=saruman)
    ship, sword = scene.first.discard_pile("Great Ship", "Glamdring")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(palantir)
    playing.resolve()
    playing.does(Verb.TAKE, sword)
    playing.apply(playing.game.chance())
    playing.rolls(3)  # two corruption points

    assert saruman.is_tapped
    assert palantir.is_tapped
    assert sword.in_deck
    assert ship.is_discarded


@card("TW-181", "TW-300")
def test_a_tapped_saruman_cannot_use_the_palantir() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard", status="tapped")
    palantir = scene.first.gives("Palantír of Orthanc", to=saruman)
    scene.first.discard_pile("Glamdring")

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, palantir)


@card("TW-181")
def test_saruman_uses_no_palantir_that_a_companion_bears() -> None:
    scene = Scene()
    scene.first.character("Saruman", at="Isengard")
    theoden = scene.first.character("Théoden", at="Isengard")
    palantir = scene.first.gives("Palantír of Orthanc", to=theoden)
    scene.first.discard_pile("Glamdring")

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, palantir)


@card("TW-181")
def test_saruman_taps_as_the_end_of_turn_begins_to_take_a_spell_back_to_hand() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    vanishment, sword = scene.first.discard_pile("Vanishment", "Glamdring")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.uses(saruman)
    playing.resolve()

    assert saruman.is_tapped
    assert vanishment.in_hand
    assert sword.is_discarded


@card("TW-181")
def test_saruman_takes_a_spell_of_his_choice() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    vanishment, laughter = scene.first.discard_pile("Vanishment", "Wizard’s Laughter")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.uses(saruman)
    playing.resolve()
    playing.does(Verb.TAKE, laughter)

    assert laughter.in_hand
    assert vanishment.is_discarded


@card("TW-181")
def test_saruman_does_not_tap_where_no_spell_is_discarded() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    scene.first.discard_pile("Marvels Told")  # a ritual
    scene.second.discard_pile("Vanishment")
    playing = scene.begin(Phase.END_OF_TURN)

    assert not playing.may(Verb.USE, saruman)


@card("TW-181")
def test_saruman_takes_spells_back_at_no_other_time() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman", at="Isengard")
    scene.first.discard_pile("Vanishment")
    scene.first.in_hand("Cram")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, saruman)

    playing.pass_until("BeginningOfEndOfTurn")
    assert playing.may(Verb.USE, saruman)

    playing.pass_until("MayDiscard")
    playing.does(Verb.DISCARD)
    assert not playing.may(Verb.USE, saruman)


@card("TW-156")
def test_gandalf_taps_to_test_a_gold_ring_in_his_company() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Bandit Lair")
    faramir = scene.first.character("Faramir", at="Bandit Lair", status="tapped")
    ring = scene.first.gives("Beautiful Gold Ring", to=faramir)
    lesser = scene.first.in_hand("Lesser Ring")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(8)
    playing.does(Verb.PLAY_RING, lesser)

    assert gandalf.is_tapped
    assert ring.is_discarded
    assert lesser.bearer == faramir


@card("TW-156")
def test_gandalf_tests_no_ring_of_another_company() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    faramir = scene.first.character("Faramir", at="Bandit Lair")
    scene.first.gives("Beautiful Gold Ring", to=faramir)

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, gandalf)


@card("TW-156")
def test_a_tapped_gandalf_tests_no_ring() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell", status="tapped")
    scene.first.gives("Beautiful Gold Ring", to=gandalf)

    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, gandalf)


@card("TW-156")
def test_gandalf_adds_one_to_his_corruption_checks() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    scene.first.gives("Narsil", to=gandalf)
    playing = scene.check(gandalf)

    playing.rolls(2)  # 2 + 1 is greater than the two points of Narsil

    assert gandalf.in_play


@card("TW-175")
def test_pallandos_player_keeps_nine_cards() -> None:
    scene = Scene()
    scene.first.character("Pallando", at="Grey Havens")
    scene.second.character("Haldir", at="Lórien")
    playing = scene.begin(Phase.END_OF_TURN)

    assert len(playing.hand(0)) == 9
    assert len(playing.hand(1)) == 8


@card("TW-175")
def test_only_pallandos_opponent_must_give_up_a_ninth_card() -> None:
    scene = Scene()
    scene.first.character("Pallando", at="Grey Havens")
    scene.first.hand(*["Sons of Kings"] * 9)
    scene.second.hand(*["Sons of Kings"] * 9)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.passes()
    playing.passes()

    assert len(playing.hand(0)) == 9
    assert playing.table.pile(0, DISCARD) == ()
    assert len(playing.hand(1)) == 8


@card("TW-178")
def test_without_a_wilderness_radagasts_player_draws_no_more_than_others() -> None:
    scene = Scene()
    radagast = scene.first.character("Radagast", at="Edoras")
    scene.first.fill(12)
    scene.second.fill(12)
    playing = scene.hazards(on=radagast, to="Dunharrow", draw=True)

    assert len(playing.hand(0)) == 1
    assert not playing.may(Verb.DRAW)


@card("TW-178")
def test_radagast_adds_one_to_his_corruption_checks() -> None:
    scene = Scene()
    radagast = scene.first.character("Radagast", at="Rivendell")
    scene.first.gives("Narsil", to=radagast)
    playing = scene.check(radagast)

    playing.rolls(2)  # 2 + 1 is greater than the two points of Narsil

    assert radagast.in_play
