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


def test_a_second_corruption_card_of_the_turn_is_turned_up_on_somebody_else_only() -> None:
    """One corruption card may be played on a character each turn, and one revealed on-guard counts.

    (CRF, corruption)
    """
    scene = Scene()
    faramir, anborn = scene.first.company("Edhellond", "Faramir", "Anborn")
    men = scene.first.in_hand("Men of Lebennin")
    senses, expedience = scene.second.hand("Lure of the Senses", "Lure of Expedience")
    playing = scene.hazards(on=faramir, to="Pelargir")

    playing.plays(senses, target=faramir)
    playing.resolve()
    playing.does(Verb.PLACE_ON_GUARD, expedience)
    playing.resolve()
    playing.pass_until("EnterSite")
    playing.does(Verb.ENTER)
    playing.does(Verb.PLAY_AT_SITE, men, anborn)

    assert playing.may(Verb.REVEAL_ON_GUARD, expedience, target=anborn)
    assert not playing.may(Verb.REVEAL_ON_GUARD, expedience, target=faramir)
