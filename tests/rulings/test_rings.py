"""Rulings on rings."""

from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


def test_a_ring_that_a_test_has_shown_asks_nothing_of_its_bearer() -> None:
    """The ring that a test allows is played at once, wherever its bearer is and even if he is wounded.

    (CRF, gold rings)
    """
    scene = Scene()
    gandalf, anborn = scene.first.company("Rivendell", "Gandalf", "Anborn")
    scene.first.turn(anborn, "wounded")
    gold_ring = scene.first.gives("Precious Gold Ring", to=anborn)
    ring = scene.first.in_hand("Lesser Ring")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=gold_ring)
    playing.rolls(9)
    playing.does(Verb.PLAY_RING, ring)

    assert gold_ring.is_discarded
    assert ring.bearer == anborn
    assert anborn.is_wounded
