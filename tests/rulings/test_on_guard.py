"""Rulings on cards that lie on-guard."""

from wizardhaven import Verb
from wizardhaven.scenario import Scene


def test_the_balance_of_things_is_turned_up_only_against_a_company_that_bears_corruption() -> None:
    """The Balance of Things may be revealed on-guard only if a character of the company bears corruption.

    (CRF, by card)
    """
    burdened, free = Scene(), Scene()
    faramir, anborn = burdened.first.company("Isengard", "Faramir", "Anborn")
    burdened.first.gives("Glamdring", to=anborn)
    sword = burdened.first.in_hand("Sword of Gondolin")
    balance = burdened.second.on_guard("The Balance of Things", against=faramir)
    beretar = free.first.character("Beretar", at="Isengard")
    shield = free.first.in_hand("Sword of Gondolin")
    other = free.second.on_guard("The Balance of Things", against=beretar)
    playing, unburdened = burdened.at_site(of=faramir), free.at_site(of=beretar)

    playing.does(Verb.PLAY_AT_SITE, sword, faramir)
    unburdened.does(Verb.PLAY_AT_SITE, shield, beretar)

    assert playing.may(Verb.REVEAL_ON_GUARD, balance)
    assert not unburdened.may(Verb.REVEAL_ON_GUARD, other)
