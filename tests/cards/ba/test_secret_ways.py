"""Stories of companies that creep along and keep out of sight."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.movement.destinations import destinations
from wizardhaven.engine.queries.movement.most_regions import most_regions
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

WIZARD = (PlayerKind.WIZARD, PlayerKind.RINGWRAITH)
DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
CASES = [
    (WIZARD, "Crept Along Carefully", ("Aragorn II", "Théoden"), "Bree"),
    (DARK, "Going Ever Under Dark", ("Lagduf", "Ostisen"), "Goblin-gate"),
]


def places(scene: Scene, member: Piece) -> list[str]:
    return [scene.table.printed[site].name for site in destinations(scene.table, member.company)]


@card("BA-29", "BA-37")
@pytest.mark.parametrize(("kinds", "name", "members", "at"), CASES)
def test_a_company_that_keeps_out_of_sight_goes_no_farther_than_three_regions(
    kinds: tuple[PlayerKind, PlayerKind], name: str, members: tuple[str, ...], at: str
) -> None:
    scene = Scene(kinds=kinds)
    first = scene.first.company(at, *members)[0]
    event = scene.first.in_hand(name)
    playing = scene.begin(Phase.ORGANIZATION)
    before = most_regions(scene.table, first.company)

    playing.plays(event)
    playing.resolve()

    assert (before, most_regions(playing.table, first.company)) == (4, 3)
    playing.uses(event)
    playing.resolve()
    assert event.is_discarded


@card("BA-29")
def test_who_creeps_along_takes_no_printed_way_and_does_not_go_below() -> None:
    found = []
    for creeping in (False, True):
        scene = Scene()
        aragorn = scene.first.character("Aragorn II", at="Goblin-gate")
        scene.first.location_deck("Rivendell", "The Under-grottos", "Lórien")
        if creeping:
            scene.first.event("Crept Along Carefully", on_company_of=aragorn)
        found.append(places(scene, aragorn))

    assert "The Under-grottos" in found[0]
    assert "The Under-grottos" not in found[1]


@card("BA-29", "BA-37")
@pytest.mark.parametrize(("hobbits", "by", "limit"), [(2, True, 2), (3, True, 2), (3, False, 3)])
def test_fewer_hazards_find_a_company_that_moves_through_regions(hobbits: int, by: bool, limit: int) -> None:
    scene = Scene()
    names = ("Aragorn II", "Elladan", "Elrohir")[:hobbits]
    first = scene.first.company("Bree", *names)[0]
    scene.first.event("Crept Along Carefully", on_company_of=first)
    scene.second.in_hand("Doors of Night")
    ways = ("Arthedain", "Rhudaur") if by else None
    playing = scene.hazards(on=first, to="Rivendell" if by else None, by=ways)

    assert playing.hazard_limit(of=first) == limit


@card("BA-29", "BA-37")
@pytest.mark.parametrize(("kinds", "name", "members", "at"), CASES)
@pytest.mark.parametrize(("roll", "canceled"), [(6, False), (7, True)])
def test_an_attack_of_the_opponents_may_miss_them(
    kinds: tuple[PlayerKind, PlayerKind],
    name: str,
    members: tuple[str, ...],
    at: str,
    roll: int,
    canceled: bool,
) -> None:
    scene = Scene(kinds=(kinds[1], kinds[0]))
    hunter = "Orc Brawler" if kinds is WIZARD else "Boromir II"
    attacker = scene.first.character(hunter, at=at)
    first = scene.second.company(at, *members)[0]
    event = scene.second.event(name, on_company_of=first)
    playing = scene.company_attack(by=attacker)
    while not playing.may(Verb.USE, event):
        playing.passes()

    playing.uses(event)
    playing.resolve()
    playing.rolls(roll)  # and 1 for the ranger, or the scout

    assert event.is_discarded
    assert (playing.attack is None or playing.attack.canceled) is canceled
