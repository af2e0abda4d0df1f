"""Stories of what follows upon wounds, and of those who travel by day and by hidden paths."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race, RegionType


@card("TD-7")
def test_carrion_birds_follow_a_battle_in_the_wild() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    orcs, birds = scene.second.hand("Hobgoblins", "Carrion Birds")
    playing = scene.hazards(
        on=aragorn, to="Rivendell", by=("Wold & Foothills", "Redhorn Gate", "Hollin", "Rhudaur")
    )
    before = playing.may(Verb.PLAY_CREATURE, birds)

    playing.does(Verb.PLAY_CREATURE, orcs, names=("Wilderness",))
    playing.resolve()
    playing.fights(aragorn, roll=12)
    playing.pass_until("HazardWindow")

    assert not before
    assert playing.may(Verb.PLAY_CREATURE, birds)


@card("TD-7")
def test_whom_carrion_birds_wound_makes_two_body_checks_at_minus_one() -> None:
    scene = Scene()
    aragorn, bilbo = scene.first.company("Lórien", "Aragorn II", "Bilbo")
    orcs, birds = scene.second.hand("Hobgoblins", "Carrion Birds")
    playing = scene.hazards(
        on=aragorn, to="Rivendell", by=("Wold & Foothills", "Redhorn Gate", "Hollin", "Rhudaur")
    )
    playing.does(Verb.PLAY_CREATURE, orcs, names=("Wilderness",))
    playing.resolve()
    playing.fights(aragorn, roll=12)
    playing.fights(bilbo, roll=12)
    playing.pass_until("HazardWindow")

    playing.does(Verb.PLAY_CREATURE, birds)
    playing.resolve()
    playing.fights(bilbo, roll=2)
    playing.rolls(10)  # 10 - 1 is not above the body of 9
    second = playing.question
    playing.rolls(11)

    assert second == "RollBodyCheck"
    assert bilbo.is_eliminated


@card("TD-31")
def test_one_orc_comes_free_with_the_bats() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    scene.second.event("Host of Bats")
    orcs, more = scene.second.hand("Orc-guard", "Orc-guard")
    playing = scene.hazards(on=aragorn, used=2)

    assert playing.may(Verb.PLAY_CREATURE, orcs)
    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()
    playing.fights(aragorn, roll=12)
    playing.pass_until("HazardWindow", "EnterSite")

    assert not playing.may(Verb.PLAY_CREATURE, more)


@card("TD-31")
def test_whom_orcs_wound_among_bats_makes_another_body_check() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.second.event("Host of Bats")
    playing = scene.attack(on=aragorn, prowess=20, race=Race.ORC)

    playing.fights(aragorn, roll=2)
    playing.rolls(9)
    second = playing.question
    playing.rolls(10)  # 10 - 1 is not above his body of 9

    assert second == "RollBodyCheck"
    assert aragorn.is_wounded


@card("TD-31")
def test_wolves_make_the_bats_no_matter() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.second.event("Host of Bats")
    playing = scene.attack(on=aragorn, prowess=20, race=Race.WOLF)

    playing.fights(aragorn, roll=2)
    playing.rolls(9)

    assert playing.question != "RollBodyCheck"


@card("TD-31", "TD-68")
def test_in_the_shadow_of_mordor_the_bats_are_worse_in_shadow_holds() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    scene.second.event("Host of Bats")
    scene.second.event("Shadow of Mordor")
    playing = scene.entering(of=aragorn)
    playing.does(Verb.ENTER)

    playing.fights(aragorn, roll=2)
    checks = 0
    while playing.question == "RollBodyCheck":
        playing.rolls(2)
        checks += 1

    assert checks == 1 + 1 + 1  # Orcs of a Shadow-hold


@card("TD-104")
def test_on_a_cloudless_day_the_defender_gives_strikes_to_whom_he_likes() -> None:
    scene = Scene()
    aragorn, bilbo = scene.first.company("The Lonely Mountain", "Aragorn II", "Bilbo")
    scene.first.event("Cloudless Day")
    scene.first.turn(aragorn, "tapped")
    smaug = scene.second.in_hand("Smaug")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY_CREATURE, smaug)
    playing.resolve()
    playing.pass_until("AssignByDefender")

    assert playing.may(Verb.ASSIGN, aragorn)
    assert playing.may(Verb.ASSIGN, bilbo)
    assert not playing.may(Verb.PASS)


@card("TD-104")
def test_without_gates_of_morning_no_day_is_cloudless() -> None:
    night, day = Scene(), Scene()
    night.first.character("Aragorn II", at="Lórien")
    dark = night.first.in_hand("Cloudless Day")
    day.first.character("Aragorn II", at="Lórien")
    day.first.event("Gates of Morning")
    bright = day.first.in_hand("Cloudless Day")

    assert not night.begin(Phase.LONG_EVENT).may_play(dark)
    assert day.begin(Phase.LONG_EVENT).may_play(bright)


def sets_out(who: str, name: str, to: str, *foes: str) -> tuple[Playing, Piece, Piece]:
    """Somebody plans to move; it is the end of the organization phase, and the card may be played."""
    scene = Scene()
    somebody = scene.first.character(who, at="Rivendell")
    played = scene.first.in_hand(name)
    goal = scene.first.location_deck(to)[0]
    scene.second.hand(*foes)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, goal)
    playing.pass_until("EndOfOrganization", "RevealSite", "HazardWindow")
    return playing, somebody, played


def those_who_may_come(playing: Playing, by: tuple[str, ...]) -> set[str]:
    """The creatures that may be played on the company on its way."""
    playing.pass_until("RevealSite", "HazardWindow")
    if playing.question == "RevealSite":
        playing.does(Verb.TRAVEL, names=by)
    playing.pass_until("HazardWindow", "EnterSite", "DiscardDown")
    return {playing.table.printed[option.card].name for option in playing.options(Verb.PLAY_CREATURE)}


@card("TD-111")
def test_an_elf_knows_paths_where_no_foe_comes_but_those_of_the_place() -> None:
    playing, legolas, path = sets_out("Legolas", "Elf-path", "Ettenmoors", "Wolves", "Cave-drake")

    playing.plays(path, user=legolas)
    playing.resolve()

    assert legolas.is_tapped
    assert those_who_may_come(playing, ("Rhudaur",)) == {"Cave-drake"}


@card("TD-111")
def test_without_the_path_wolves_come_too() -> None:
    playing, _, _ = sets_out("Legolas", "Elf-path", "Ettenmoors", "Wolves", "Cave-drake")

    assert "Wolves" in those_who_may_come(playing, ("Rhudaur",))


@card("TD-111")
def test_no_dwarf_finds_the_path() -> None:
    playing, _, path = sets_out("Gimli", "Elf-path", "Ettenmoors")

    assert not playing.may_play(path)


@card("TD-124")
def test_a_song_makes_half_of_the_wilderness_count() -> None:
    playing, aragorn, song = sets_out("Aragorn II", "Hey! come merry dol!", "Moria", "Cave-drake")

    playing.plays(song)
    playing.resolve()
    come = those_who_may_come(playing, ("Rhudaur", "Hollin", "Redhorn Gate"))

    assert path_types(playing.table, aragorn.company).count(RegionType.WILDERNESS) == 3 // 2
    assert come == set()  # a Cave-drake is keyed to two of them


@card("TD-124")
def test_without_the_song_a_drake_finds_its_way() -> None:
    playing, _, _ = sets_out("Aragorn II", "Hey! come merry dol!", "Moria", "Cave-drake")

    assert those_who_may_come(playing, ("Rhudaur", "Hollin", "Redhorn Gate")) == {"Cave-drake"}


@card("TD-68")
def test_who_draws_much_in_the_shadow_of_mordor_meets_more() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.second.event("Shadow of Mordor")
    scene.first.deck("Cram", "Cram", "Cram")
    playing = scene.hazards(on=aragorn, to="Moria", draw=True)  # which lets two cards be drawn
    before = playing.hazard_limit(of=aragorn)

    playing.does(Verb.DRAW)

    assert len(playing.hand(0)) == 2
    assert playing.hazard_limit(of=aragorn) == before + 1


@card("TD-68")
@pytest.mark.parametrize(("night", "more"), [(True, 1), (False, 0)])
def test_by_night_the_opponent_draws_as_many_more(night: bool, more: int) -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.second.event("Shadow of Mordor")
    if night:
        scene.second.event("Doors of Night")
    scene.first.deck("Cram", "Cram", "Cram")
    playing = scene.hazards(on=aragorn, to="Moria", draw=True)

    playing.does(Verb.DRAW)
    while playing.may(Verb.DRAW):
        playing.does(Verb.DRAW)

    assert len(playing.hand(1)) == 3 + more
