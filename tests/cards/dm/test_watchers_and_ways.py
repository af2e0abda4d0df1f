"""Stories of hazards that watch the ways, look into hands, and show the faces of the dead."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.movement.most_regions import most_regions
from wizardhaven.engine.queries.movement.ways import ways_to
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@pytest.mark.parametrize(
    ("members", "more"),
    [
        (("Gandalf", "Faramir"), 2),
        (("Celeborn", "Peath"), 2),  # a mind of 6, and no ranger
        (("Faramir", "Peath"), 0),  # minds below 6
        (("Aragorn II", "Peath"), 0),  # a ranger
        (("Gandalf", "Faramir", "Peath", "Beregond"), 0),  # too many
    ],
)
@card("DM-56")
def test_eyes_of_the_shadow_watch_the_great_when_they_move_in_small_companies(
    members: tuple[str, ...], more: int
) -> None:
    scene = Scene()
    leader = scene.first.company("Lórien", *members)[0]
    scene.second.event("Eyes of the Shadow")
    scene.second.in_hand("River")
    playing = scene.hazards(on=leader, to="Moria")

    assert playing.hazard_limit(leader) == max(2, len(members)) + more


@card("DM-56")
def test_eyes_of_the_shadow_do_not_watch_who_stays() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    scene.second.event("Eyes of the Shadow")
    scene.second.in_hand("River")
    playing = scene.hazards(on=gandalf)

    assert playing.hazard_limit(gandalf) == 2


@card("DM-56")
def test_eyes_of_the_shadow_cannot_be_opened_while_the_gates_of_morning_are() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    scene.first.event("Gates of Morning")
    eyes = scene.second.in_hand("Eyes of the Shadow")
    playing = scene.hazards(on=gandalf, to="Moria")

    assert playing.why_not(eyes) is Reason.CONDITION_NOT_MET


@pytest.mark.parametrize("event", ["Eyes of the Shadow", "No Way Forward"])
@card("DM-56", "DM-75")
def test_they_go_when_a_play_deck_is_exhausted(event: str) -> None:
    scene = Scene(filled=False)
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.first.deck("Dodge")
    scene.second.fill(9)
    watching = scene.second.event(event)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("OrganizationWindow")

    assert playing.has_happened(Happening.EXHAUSTED)
    assert watching.is_discarded
    assert faramir.in_play


@card("DM-75")
def test_no_way_forward_takes_a_region_off_every_way() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    haldir = scene.second.character("Haldir", at="Lórien")
    scene.second.event("No Way Forward")

    assert most_regions(scene.table, faramir.company) == 4 - 1
    assert most_regions(scene.table, haldir.company) == 4 - 1


@card("DM-75")
def test_with_doors_of_night_there_are_only_two_regions_left() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    scene.second.event("No Way Forward")
    scene.second.event("Doors of Night")

    assert most_regions(scene.table, faramir.company) == 2


@card("DM-75")
def test_a_way_through_four_regions_is_no_way_forward() -> None:
    before, after = Scene(), Scene()
    free = before.first.character("Faramir", at="Lórien")
    barred = after.first.character("Faramir", at="Lórien")
    goal, same_goal = before.first.location_deck("Edoras")[0], after.first.location_deck("Edoras")[0]
    after.second.event("No Way Forward")

    ways = [way.regions for way in ways_to(before.table, free.company, goal.id)]
    left = [way.regions for way in ways_to(after.table, barred.company, same_goal.id)]

    assert max(len(regions) for regions in ways) == 4
    assert max(len(regions) for regions in left) == 3


@card("DM-57")
def test_who_sees_the_faces_of_the_dead_returns_alone() -> None:
    scene = Scene()
    peath, faramir = scene.first.company("Rivendell", "Peath", "Faramir")
    faces, wights = scene.second.hand("Faces of the Dead", "Barrow-wight")
    playing = scene.hazards(on=peath, to="Goblin-gate")  # two Wildernesses

    playing.plays(faces, target=peath)
    playing.resolve()
    assert wights.is_discarded
    assert playing.has_happened(Happening.TURNED_UP, wights)
    playing.rolls(8)  # 8 + 4 for her mind is less than 13

    assert peath.site == "Rivendell"
    assert faramir.company.id != peath.company.id


@card("DM-57")
def test_the_strong_minded_look_the_dead_in_the_face() -> None:
    scene = Scene()
    peath, faramir = scene.first.company("Rivendell", "Peath", "Faramir")
    faces, _ = scene.second.hand("Faces of the Dead", "Barrow-wight")
    playing = scene.hazards(on=peath, to="Goblin-gate")

    playing.plays(faces, target=peath)
    playing.resolve()
    playing.rolls(9)

    assert faramir.company.id == peath.company.id


@card("DM-57")
def test_the_player_says_which_of_his_undead_shows_its_face() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Rivendell")
    faces, wight, ghosts, wargs = scene.second.hand("Faces of the Dead", "Barrow-wight", "Ghosts", "Wargs")
    playing = scene.hazards(on=peath, to="Goblin-gate")

    offered = [option.names for option in playing.options(Verb.PLAY) if option.card == faces.id]
    assert offered == [("Barrow-wight",), ("Ghosts",)]
    playing.does(Verb.PLAY, faces, names=("Ghosts",))

    assert ghosts.is_discarded
    assert wight.in_hand
    assert wargs.in_hand


@card("DM-57")
def test_the_dead_must_be_at_hand_and_the_way_wild() -> None:
    without, tame = Scene(), Scene()
    peath = without.first.character("Peath", at="Rivendell")
    faces, _ = without.second.hand("Faces of the Dead", "Wargs")
    gandalf, haldir = tame.first.company("Lórien", "Gandalf", "Haldir")
    others, _ = tame.second.hand("Faces of the Dead", "Ghosts")

    in_the_wild = without.hazards(on=peath, to="Goblin-gate")
    near_home = tame.hazards(on=haldir, to="Gladden Fields")  # one Wilderness

    assert in_the_wild.why_not(faces) is Reason.NOTHING_TO_PAY_WITH
    assert near_home.why_not(others) is Reason.CONDITION_NOT_MET
    assert gandalf.in_play


@card("DM-57")
def test_no_wizard_is_shown_the_dead() -> None:
    scene = Scene()
    gandalf, peath = scene.first.company("Rivendell", "Gandalf", "Peath")
    faces, _ = scene.second.hand("Faces of the Dead", "Ghosts")
    playing = scene.hazards(on=gandalf, to="Goblin-gate")

    assert playing.may_play(faces, target=peath)
    assert not playing.may_play(faces, target=gandalf)


@card("DM-85")
def test_the_watchers_see_the_hand_and_new_hazards_take_the_place_of_resources() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Rivendell")
    revealed, wargs, dodge, sword = scene.second.hand(
        "Revealed to all Watchers", "Wargs", "Dodge", "Glamdring"
    )
    drawn = scene.second.deck("Ghosts", "Orc-guard", "Halfling Strength")
    playing = scene.hazards(on=peath)

    playing.plays(revealed)
    playing.resolve()
    assert playing.question == "ArrangeDeck"
    assert playing.has_happened(Happening.TURNED_UP, sword)
    assert len(playing.hand(1)) == 8 + 2  # those that were set aside are still to be laid down
    playing.does(Verb.LAY_ON_DECK, sword)

    assert [dodge.id, sword.id] == list(reversed(playing.table.pile(1, DECK)[-2:]))
    assert len(playing.hand(1)) == 8
    assert wargs.in_hand
    assert all(piece.in_hand for piece in drawn)
    assert revealed.is_discarded
