"""Stories of Khamûl, the Shadow of the East."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Playing, Scene

HELD = ("Cram", "Dodge", "Stealth", "Bridge")


def threatened(*others: str) -> tuple[Playing, Piece]:
    """The resource player has four cards in hand; Khamûl and perhaps others lie there as events."""
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.hand(*HELD)
    khamul = scene.second.event("Khamûl the Easterling")
    for other in others:
        scene.second.event(other)
    return scene.hazards(on=faramir, to="Moria"), khamul


@card("TW-47")
@pytest.mark.parametrize("others", [(), ("Adûnaphel",), ("Adûnaphel", "Akhôrahil")])
def test_khamul_costs_a_card_for_each_nazgul_in_play(others: tuple[str, ...]) -> None:
    playing, khamul = threatened("Minions Stir", *others)

    playing.uses(khamul)
    playing.resolve()
    given = given_up(playing)

    assert given == 1 + len(others)
    assert len([name for name in HELD if playing.piece(name).is_discarded]) == given
    assert khamul.is_discarded


def given_up(playing: Playing) -> int:
    """How many cards the resource player gives up, one after another, whether he likes it or not."""
    given = 0
    while playing.question == "GiveUpCards":
        assert playing.asked == 0
        assert not playing.may(Verb.PASS)
        playing.does(Verb.DISCARD)
        given += 1
    return given


@card("TW-47")
def test_those_are_counted_who_were_there_when_he_was_sent() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.event("Gates of Morning")
    cock = scene.first.hand("The Cock Crows", *HELD)[0]
    khamul, other = scene.second.event("Khamûl the Easterling"), scene.second.event("Adûnaphel")
    playing = scene.hazards(on=faramir, to="Moria")
    playing.passes()

    playing.uses(khamul)
    playing.plays(cock, target=other)
    playing.resolve()

    assert other.is_discarded
    assert given_up(playing) == 2


@card("TW-47")
def test_whoever_has_fewer_cards_gives_up_all_of_them() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.in_hand("Cram")
    khamul = scene.second.event("Khamûl the Easterling")
    scene.second.event("Adûnaphel")
    playing = scene.hazards(on=faramir, to="Moria")

    playing.uses(khamul)
    playing.resolve()

    assert playing.piece("Cram").is_discarded
    assert khamul.is_discarded


@card("TW-47")
def test_khamul_walks_in_mirkwood() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Sarn Goriwing")
    khamul, akhorahil = scene.second.hand("Khamûl the Easterling", "Akhôrahil")
    playing = scene.hazards(on=faramir)

    assert playing.may(Verb.PLAY_CREATURE, khamul, names=("Sarn Goriwing",))
    assert not playing.may(Verb.PLAY_CREATURE, akhorahil)
