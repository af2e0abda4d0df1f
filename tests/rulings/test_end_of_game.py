"""Rulings on the end of the game."""

from wizardhaven import Verb
from wizardhaven.scenario import Scene


def test_points_below_zero_do_not_count_when_half_of_all_points_is_sought() -> None:
    """No source gives more than all others above zero together; what is below comes off after. (CRF 10)"""
    scene = Scene()
    scene.first.removed("Elrond")
    scene.first.factions("Riders of Rohan", "Knights of Dol Amroth", "Wood-elves")
    scene.first.stored("Scroll of Isildur", at="Rivendell")
    scene.second.factions("Men of Lebennin")
    scene.second.stored("Narsil", at="Rivendell")
    playing = scene.council()

    assert playing.totals()[0] == 4 + 4 - 3


def test_at_the_council_only_what_bears_on_a_check_itself_may_be_played() -> None:
    """Discarding a source of corruption helps a check; untapping somebody who could support it does not.

    (CRF)
    """
    scene = Scene()
    merry, arwen, faramir = scene.first.company("Rivendell", "Merry", "Arwen", "Faramir")
    scene.first.turn(merry, "tapped")
    lure = scene.second.gives("Lure of the Senses", to=faramir)
    marvels, strength = scene.first.hand("Marvels Told", "Halfling Strength")
    playing = scene.council()

    playing.does(Verb.CHECK_NEXT, faramir)
    untapping = playing.may_play(strength)
    playing.plays(marvels, user=arwen, target=lure)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(7)  # the check that the tale costs Arwen
    playing.pass_until("RollCheck")
    playing.rolls(2)

    assert not untapping
    assert lure.is_discarded
    assert faramir.corruption_points == 0
    assert faramir.in_play
