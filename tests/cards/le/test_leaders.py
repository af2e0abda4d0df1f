"""Stories of factions that a leader keeps under his control."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.changes.cards import eliminate
from wizardhaven.engine.changes.control import keep_faction
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.queries.influence.attempt import value_to_exceed
from wizardhaven.engine.state.checks import Attempt
from wizardhaven.engine.state.ids import NO_CARD
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import PlayerKind, Points

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)


def won(faction: str, by: str) -> tuple[Playing, Piece, Piece]:
    """A faction that somebody has just won over at Ettenmoors."""
    scene = Scene(kinds=DARK)
    leader = scene.first.character(by, at="Ettenmoors [minion]")
    people = scene.first.in_hand(faction)
    playing = scene.at_site(of=leader)
    playing.does(Verb.PLAY_AT_SITE, people, leader)
    playing.resolve()
    playing.pass_until("RollFaction")
    playing.rolls(12)
    return playing, people, leader


def is_tapped(playing: Playing, leader: Piece) -> bool:
    """Whether the site is."""
    return Piece(playing.table, leader.company.site).is_tapped


@card("LE-272", "LE-288")
def test_a_leader_keeps_the_faction_and_the_site_does_not_tap() -> None:
    for faction in ("Misty Mountain Wargs", "Stone Trolls"):
        playing, people, chief = won(faction, "Troll-chief")

        playing.does(Verb.KEEP_FACTION, people, chief)

        assert people.among_points
        assert people.controller == chief
        assert not is_tapped(playing, chief)


@card("LE-288")
def test_a_leader_may_let_the_faction_go_its_own_way() -> None:
    playing, people, chief = won("Stone Trolls", "Troll-chief")

    playing.passes()

    assert people.among_points
    assert people.controller is None
    assert is_tapped(playing, chief)


@card("LE-272")
def test_somebody_who_leads_nobody_keeps_no_faction() -> None:
    playing, people, asternak = won("Misty Mountain Wargs", "Asternak")

    assert people.among_points
    assert people.controller is None
    assert is_tapped(playing, asternak)


def kept(kinds: tuple[PlayerKind, PlayerKind], *others: str) -> tuple[Scene, Piece, list[Piece]]:
    """A Troll-chief who keeps three factions."""
    scene = Scene(kinds=kinds)
    chief = scene.first.company("Ettenmoors [minion]", "Troll-chief", *others)[0]
    people = scene.first.factions("Misty Mountain Wargs", "Stone Trolls", "Hill Trolls")
    for one in people:
        keep_faction(scene.table, one.id, chief.id)
    return scene, chief, people


@card("LE-272", "LE-288")
def test_the_factions_are_lost_if_their_leader_moves() -> None:
    scene, chief, people = kept(DARK)
    scene.second.in_hand("Brigands")

    playing = scene.hazards(on=chief, to="Moria")
    assert all(one.among_points for one in people)
    while any(one.among_points for one in people):
        playing.passes()

    assert chief.site == "Moria"
    assert all(one.is_discarded for one in people)


@card("LE-272", "LE-288")
def test_the_factions_are_lost_with_their_leader() -> None:
    scene, chief, people = kept(DARK, "Luitprand")

    eliminate(scene.table, chief.id)

    assert all(one.is_discarded for one in people)


@card("LE-272", "LE-288")
@rule("WIN-63", "FW-48")
def test_three_factions_under_one_leader_give_two_points_more_but_a_fallen_wizard_only_one() -> None:
    dark, _, people = kept(DARK)
    fallen, _, _ = kept(FALLEN)

    assert by_source(dark.table, 0)[Points.FACTION] == 3 * 2 + 2
    assert by_source(fallen.table, 0)[Points.FACTION] == 3 * 1 + 1
    keep_faction(dark.table, people[0].id, NO_CARD)
    assert by_source(dark.table, 0)[Points.FACTION] == 3 * 2


@card("LE-272", "LE-288")
def test_in_play_they_are_easily_influenced_away() -> None:
    scene, chief, people = kept(DARK)

    attempt = Attempt(1, chief.id, people[1].id)

    assert value_to_exceed(scene.table, attempt) == 0
