"""Rulings on unique cards and manifestations."""

from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


def test_a_dragon_that_was_defeated_ahunt_is_at_home_no_more() -> None:
    """With one manifestation all are defeated: none can be played, and the lair is unguarded.

    (CRF, Dragons)
    """
    scene = Scene()
    way = ("Wold & Foothills", "Anduin Vales", "Woodland Realm", "Northern Rhovanion")
    aragorn, gimli, faramir = scene.first.company("Lórien", "Aragorn II", "Gimli", "Faramir")
    ahunt = scene.second.event("Smaug Ahunt")
    smaug = scene.second.in_hand("Smaug")
    playing = scene.hazards(on=aragorn, to="The Lonely Mountain", by=way)

    playing.pass_until("AssignByAttacker")
    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.ASSIGN, gimli)  # and the third strike falls to Faramir
    playing.wins(aragorn)
    playing.rolls(8)
    playing.wins(gimli)
    playing.rolls(8)
    playing.wins(faramir)
    playing.rolls(8)
    comes_again = playing.may(Verb.PLAY_CREATURE, smaug)
    playing.pass_to(Phase.SITE)
    playing.does(Verb.ENTER)

    assert ahunt.among_points
    assert not comes_again
    assert aragorn.site == "The Lonely Mountain"
    assert playing.attack is None
