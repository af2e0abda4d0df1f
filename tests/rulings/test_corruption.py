"""Rulings on corruption checks."""

from wizardhaven import Verb
from wizardhaven.scenario import Scene


def test_a_check_that_an_on_guard_card_calls_for_may_be_supported() -> None:
    """A card turned up on-guard may be answered: companions tap in support of its check. (CoE digest 207)"""
    scene = Scene()
    frodo, sam, gimli = scene.first.company("Moria", "Frodo", "Sam Gamgee", "Gimli")
    ring = scene.first.gives("Lesser Ring", to=frodo)
    sword = scene.first.in_hand("Glamdring")
    betrayal = scene.second.on_guard("The Ring’s Betrayal", against=frodo)
    playing = scene.at_site(of=frodo)

    playing.does(Verb.PLAY_AT_SITE, sword, gimli)
    playing.does(Verb.REVEAL_ON_GUARD, betrayal, target=ring)
    playing.resolve()
    playing.does(Verb.SUPPORT, sam)
    playing.rolls(2)  # and 4 of his own and 1 of Sam's, less 2: more than 1

    assert sam.is_tapped
    assert ring.bearer == frodo
    assert sword.bearer == gimli
