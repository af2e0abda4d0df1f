"""What cannot be done is refused in a sentence that names cards and says what could be done instead."""

from __future__ import annotations

import re

import pytest

from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.errors import IllegalAction, UnknownName
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase


def strike_on_two() -> Playing:
    """One strike, and two who might face it."""
    scene = Scene()
    aragorn, _ = scene.first.company("Moria", "Aragorn II", "Beretar")
    scene.first.hand("Concealment")
    playing = scene.attack(on=aragorn)
    playing.pass_until("AssignByDefender")
    return playing


def test_who_cannot_be_struck_is_refused_with_those_who_can() -> None:
    playing = strike_on_two()

    with pytest.raises(IllegalAction) as refused:
        playing.does(Verb.ASSIGN, playing.piece("Concealment"))

    said = str(refused.value)
    assert "“assign Concealment” is not offered at AssignByDefender" in said
    assert "The first player is asked and may: " in said
    assert "Aragorn II" in said
    assert "Beretar" in said
    assert not re.search(r"\b\d", said.replace("[CMB-16]", ""))


def test_a_card_in_hand_is_refused_with_the_reason() -> None:
    playing = strike_on_two()

    with pytest.raises(IllegalAction, match=r"“play Concealment” is not offered .*\[[A-Z]+-\d+\]"):
        playing.plays(playing.piece("Concealment"))


def test_somebody_who_acts_before_the_dice_have_fallen_is_told_so() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria")
    playing = scene.check(balin)
    playing.pass_until("RollCheck")

    with pytest.raises(IllegalAction, match=r"“pass” is not offered at RollCheck. The dice are"):
        playing.passes()


def test_a_roll_that_is_not_due_is_refused_with_what_is() -> None:
    playing = strike_on_two()

    with pytest.raises(
        IllegalAction, match=r"“roll 7” is not offered at AssignByDefender. The first player is"
    ):
        playing.rolls(7)


def test_after_the_end_nobody_can_do_anything() -> None:
    scene = Scene()
    scene.first.character("Balin")
    playing = scene.council()
    playing.rolls(7)
    while playing.outcome is None:
        playing.passes()

    with pytest.raises(IllegalAction, match="the game is over"):
        playing.passes()


def test_of_many_options_only_some_are_named() -> None:
    scene = Scene()
    scene.first.company("Rivendell", "Aragorn II", "Beretar", "Haldir", "Bergil")
    scene.first.location_deck("Bree", "Moria", "Lórien", "Weathertop", "Ettenmoors", "Goblin-gate")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    with pytest.raises(IllegalAction, match=r"; and \d+ more\."):
        playing.rolls(7)


def test_a_verb_is_not_said_of_what_it_is_never_said_of() -> None:
    playing = strike_on_two()
    aragorn = playing.piece("Aragorn II")

    with pytest.raises(
        IllegalAction, match=r"“assign” is never said with target; it takes card \(the defender"
    ):
        playing.may(Verb.ASSIGN, target=aragorn)


def test_an_action_that_is_not_offered_is_refused_with_its_cards() -> None:
    playing = strike_on_two()
    concealment, beretar = playing.piece("Concealment"), playing.piece("Beretar")

    with pytest.raises(IllegalAction, match="play Concealment Beretar is not possible now"):
        playing.apply(Action(Verb.PLAY, concealment.id, beretar.id))


def test_a_card_of_another_table_is_refused_and_not_taken_for_one_here() -> None:
    playing, other = strike_on_two(), strike_on_two()

    with pytest.raises(IllegalAction, match="Beretar lies on another table"):
        playing.does(Verb.ASSIGN, other.piece("Beretar"))


def test_a_roll_that_no_dice_show_is_refused() -> None:
    scene = Scene()
    playing = scene.check(scene.first.character("Balin", at="Moria"))
    playing.pass_until("RollCheck")

    with pytest.raises(IllegalAction, match=r"“roll 13” is not offered at RollCheck\. The dice show 2 to 12"):
        playing.rolls(13)


def test_there_are_two_seats() -> None:
    with pytest.raises(UnknownName, match="There is no seat 2"):
        strike_on_two().piece("Beretar", seat=2)
