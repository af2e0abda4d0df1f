"""Stories of stolen memories, of magic without escape, of a song in Lórien and of an echo of joy."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.companies.companies import idle_by
from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.engine.values import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Skill


def robbed(at: str = "Rivendell") -> tuple[Scene, Piece, Piece]:
    """Aragorn, whose memories have been stolen, with Faramir and Gimli beside him."""
    scene = Scene()
    aragorn, _, _ = scene.first.company(at, "Aragorn II", "Faramir", "Gimli")
    return scene, aragorn, scene.second.gives("Memories Stolen", to=aragorn)


@card("TD-48")
def test_whoever_faces_a_dragon_loses_his_memories_and_all_he_knows() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="The Lonely Mountain")
    smaug, stolen, again = scene.second.hand("Smaug", "Memories Stolen", "Memories Stolen")
    playing = scene.hazards(on=aragorn)
    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    playing.pass_until("StrikeHazards")

    playing.plays(stolen)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.strikes[0].modifier == 3 - 1  # the second strike is in excess
    assert stolen.bearer == aragorn
    assert not any(has_skill(playing.table, aragorn.id, skill) for skill in Skill)
    assert not playing.may_play(again)


@card("TD-48")
def test_no_other_has_lost_what_he_knows() -> None:
    scene, aragorn, _ = robbed()
    faramir = scene.first.characters()[1]

    assert not has_skill(scene.table, aragorn.id, Skill.WARRIOR)
    assert has_skill(scene.table, faramir.id, Skill.WARRIOR)


@card("TD-48")
@pytest.mark.parametrize(("helpers", "freed"), [(0, False), (1, False), (2, True)])
def test_at_a_haven_companions_help_to_remember(helpers: int, freed: bool) -> None:
    scene, aragorn, stolen = robbed()
    others = scene.first.characters()[1:]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.TRY_REMOVAL, stolen, aragorn)
    for helper in others[:helpers]:
        playing.does(Verb.SUPPORT, helper)
    playing.pass_until("RollRemoval")
    playing.rolls(7)

    assert aragorn.is_tapped
    assert [helper.is_tapped for helper in others] == [number < helpers for number in (0, 1)]
    assert stolen.is_discarded is freed
    assert has_skill(playing.table, aragorn.id, Skill.WARRIOR) is freed


@card("TD-48")
def test_nobody_remembers_far_from_a_haven() -> None:
    scene, aragorn, stolen = robbed(at="Bree")

    assert not scene.begin(Phase.ORGANIZATION).may(Verb.TRY_REMOVAL, stolen, aragorn)


def travelling(
    *members: str, by: tuple[str, ...] | None, to: str, at: str = "Lórien"
) -> tuple[Playing, Piece]:
    """A company on its way, with magic upon the Riders of Rohan, laid there earlier."""
    scene = Scene()
    leader, *_ = scene.first.company(at, *members)
    (riders,) = scene.second.factions("Riders of Rohan")
    scene.second.gives("No Escape from My Magic", to=riders)
    scene.table.turn = 5
    return scene.hazards(on=leader, to=to, by=by), leader


PAST_ROHAN = ("Wold & Foothills", "Fangorn", "Gap of Isen")


@card("TD-50")
@pytest.mark.parametrize(("roll", "idle"), [(7, True), (8, False)])
def test_who_goes_by_rohan_may_be_caught_in_magic(roll: int, idle: bool) -> None:
    playing, aragorn = travelling("Aragorn II", "Faramir", by=PAST_ROHAN, to="Isengard")
    playing.pass_until("RollForCard")
    assert has_skill(playing.table, aragorn.id, Skill.RANGER)

    playing.rolls(roll)  # both are rangers, and Aragorn is a scout
    assert bool(idle_by(playing.table, aragorn.company)) is idle
    playing.pass_until("EnterSite", "OrganizationWindow")

    assert aragorn.site == "Isengard"
    assert (playing.resource_player == 0) is not idle  # in an idle turn nobody is asked to enter


@card("TD-50")
def test_magic_reaches_nobody_who_goes_elsewhere_or_without_region_cards() -> None:
    elsewhere, _ = travelling("Aragorn II", by=("Rhudaur", "Arthedain"), to="Bree", at="Rivendell")
    assert elsewhere.question != "RollForCard"

    by_path, _ = travelling("Aragorn II", by=None, to="Edoras")
    assert by_path.question != "RollForCard"


@card("TD-50")
def test_magic_takes_hold_only_on_later_turns_and_once_on_a_faction() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    (riders,) = scene.first.factions("Riders of Rohan")
    magic, again = scene.second.hand("No Escape from My Magic", "No Escape from My Magic")
    playing = scene.hazards(on=aragorn, to="Isengard", by=PAST_ROHAN)
    while playing.asked != 1:
        playing.passes()

    playing.plays(magic, target=riders)
    playing.resolve()

    assert playing.table.cards[magic.id].on == riders.id
    assert playing.question != "RollForCard"
    assert not playing.may_play(again, target=riders)


def leaving(*members: str, site: str = "Lórien", goal: str = "Moria") -> tuple[Playing, Piece]:
    """A company is sent on its way while the Lady sings; somebody must roll, or the next phase has come."""
    scene = Scene()
    leader, *_ = scene.first.company(site, *members)
    scene.first.location_deck(goal)
    scene.second.event("Song of the Lady")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, playing.piece(goal))
    playing.pass_until("RollForCard", "LongEventWindow", "RevealSite", "HazardWindow")
    return playing, leader


@card("TD-72")
@pytest.mark.parametrize(
    ("members", "roll", "leaves"),
    [
        (("Legolas",), 7, True),
        (("Legolas",), 6, False),
        (("Legolas", "Beretar"), 7, True),
        (("Éowyn", "Vôteli"), 7, False),
        (("Éowyn", "Vôteli"), 8, True),
        (("Éowyn", "Merry"), 8, False),
        (("Éowyn", "Merry"), 9, True),
        (("Gimli", "Merry"), 6, True),
    ],
)
def test_the_song_keeps_a_company_in_lorien(members: tuple[str, ...], roll: int, leaves: bool) -> None:
    playing, leader = leaving(*members)
    assert playing.question == "RollForCard"

    playing.rolls(roll)
    playing.pass_until("RevealSite", "HazardWindow")
    if leaves:
        playing.does(Verb.TRAVEL)
    playing.pass_to(Phase.SITE)

    assert leader.site == ("Moria" if leaves else "Lórien")


@card("TD-72")
def test_the_song_is_not_heard_elsewhere_nor_by_those_who_stay() -> None:
    playing, leader = leaving("Legolas", site="Rivendell")
    assert playing.question != "RollForCard"

    scene = Scene()
    leader = scene.first.character("Legolas", at="Lórien")
    scene.second.event("Song of the Lady")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.pass_to(Phase.SITE)
    assert leader.site == "Lórien"
    assert not playing.has_happened(Happening.ROLLED)


def echoed(*hand: str) -> tuple[Scene, Piece, Piece, list[Piece]]:
    """Star of High Hope with an echo on it; and what else is in the hazard player's hand."""
    scene = Scene()
    scene.first.character("Legolas", at="Lórien")
    star = scene.first.event("Star of High Hope")
    echo = scene.first.gives("Echo of all Joy", to=star)
    return scene, star, echo, scene.second.hand(*hand)


@card("TD-110")
def test_joy_that_echoes_does_not_end() -> None:
    scene, star, echo, _ = echoed()
    other = scene.first.event("Sun")
    scene.begin(Phase.LONG_EVENT)

    assert other.is_discarded
    assert star.in_play
    assert echo.in_play


@card("TD-110")
def test_an_echo_is_played_on_a_long_event_unless_it_is_night() -> None:
    for doors, may in ((False, True), (True, False)):
        scene = Scene()
        scene.first.character("Legolas", at="Lórien")
        star = scene.first.event("Star of High Hope")
        echo = scene.first.in_hand("Echo of all Joy")
        if doors:
            scene.second.event("Doors of Night")
        playing = scene.begin(Phase.ORGANIZATION)
        assert playing.may_play(echo, target=star) is may


@card("TD-110")
def test_the_echo_dies_with_its_joy_when_night_falls() -> None:
    scene, star, echo, (doors,) = echoed("Doors of Night")
    playing = scene.hazards(on=scene.first.characters()[0])
    while playing.asked != 1:
        playing.passes()

    playing.plays(doors)
    playing.resolve()

    assert not star.in_play
    assert not echo.in_play


@card("TD-110")
def test_the_echo_dies_with_its_joy_when_a_play_deck_is_exhausted() -> None:
    scene = Scene(filled=False)
    scene.first.character("Faramir", at="Rivendell")
    scene.first.deck("Dodge")
    scene.second.fill(9)
    star = scene.second.event("Star of High Hope")
    echo = scene.first.gives("Echo of all Joy", to=star)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("OrganizationWindow")

    assert playing.has_happened(Happening.EXHAUSTED)
    assert not star.in_play
    assert not echo.in_play
