"""Stories of what is said of rings."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

WIZARDS = (PlayerKind.WIZARD, PlayerKind.WIZARD)
DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("BA-31", "BA-44")
@pytest.mark.parametrize(
    ("kinds", "name", "who", "at", "ring"),
    [
        (WIZARDS, "Rumours of Rings", "Elrohir", "Rivendell", "Magic Ring of Stealth"),
        (DARK, "Whispers of Rings", "Ostisen", "Dol Guldur", "Magic Ring of Fury"),
    ],
)
def test_a_ring_is_kept_beneath_the_rumours_and_gives_no_points(
    kinds: tuple[PlayerKind, PlayerKind], name: str, who: str, at: str, ring: str
) -> None:
    scene = Scene(kinds=kinds)
    somebody = scene.first.character(who, at=at)
    rumours = scene.first.event(name)
    (aside,) = scene.first.sideboard(ring)
    (other,) = scene.first.discard_pile("The One Ring")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(rumours)
    playing.resolve()

    assert aside.is_aside
    assert other.is_discarded
    assert playing.points(0) == somebody.points
    assert not playing.may(Verb.USE, rumours)


@card("BA-31", "BA-44")
def test_no_more_than_two_rings_are_kept_there() -> None:
    scene = Scene()
    scene.first.character("Elrohir", at="Rivendell")
    rumours = scene.first.event("Rumours of Rings")
    for name in ("Magic Ring of Stealth", "Magic Ring of Lore"):
        scene.first.aside(name, host=rumours)
    scene.first.discard_pile("Magic Ring of Words")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.USE, rumours)


@card("BA-31", "BA-44")
def test_a_ring_beneath_the_rumours_is_played_as_though_it_were_in_hand() -> None:
    scene = Scene()
    elrohir = scene.first.character("Elrohir", at="Bree")
    gandalf = scene.first.character("Gandalf", at="Bree")
    rumours = scene.first.event("Rumours of Rings")
    stealth = scene.first.aside("Magic Ring of Stealth", host=rumours)
    gold = scene.first.gives("Precious Gold Ring", to=elrohir)
    playing = scene.at_site(of=gandalf)

    playing.does(Verb.USE, gandalf, target=gold)
    playing.resolve()
    playing.rolls(2)
    playing.pass_until("ChooseRing")
    playing.does(Verb.PLAY_RING, stealth)

    assert stealth.bearer == elrohir
    assert gold.is_discarded


@card("BA-31", "BA-44")
def test_rumours_may_be_heard_from_the_start_in_place_of_a_minor_item() -> None:
    scene = Scene()
    scene.first.location_deck("Rivendell")
    scene.second.location_deck("Rivendell")
    rumours, elrohir = scene.first.pool("Rumours of Rings", "Elrohir")
    scene.second.pool("Haldir")
    playing = scene.opening()

    playing.does(Verb.DRAFT, rumours)
    playing.does(Verb.STOP_DRAFTING)
    playing.does(Verb.DRAFT, elrohir)
    playing.pass_to(Phase.UNTAP)

    assert rumours.in_play
