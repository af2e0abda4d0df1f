"""Stories of hazards that come free, of those that are one too many, and of Dragons far from home."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.sites.automatic_attacks import printed_attacks
from wizardhaven.scenario import Playing, Scene
from wizardhaven.scenario.piece import Piece


def hazards_counted(playing: Playing, on: Piece) -> int:
    """How much of the hazard limit is used up."""
    return playing.table.companies[on.company.id].hazards


@pytest.mark.parametrize(
    ("dragon", "home", "strength"),
    [("Agburanar", "Caves of Ûlund", (2, 16, 9)), ("Leucaruth", "Irerock", (2, 17, 8))],
)
@card("TD-2", "TD-44")
def test_a_dragon_at_home_guards_its_lair(dragon: str, home: str, strength: tuple[int, int, int]) -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at=home)
    scene.second.event(f"{dragon} at Home")
    playing = scene.entering(of=imrahil)

    _, attack = printed_attacks(playing.table, imrahil.company.site)[-1]

    assert (attack.strikes, attack.prowess, attack.body) == strength


@card("TD-2")
def test_while_agburanar_is_at_home_one_dragon_comes_free_against_each_company() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.second.event("Agburanar at Home")
    smaug, scatha, drake = scene.second.hand("Smaug Ahunt", "Scatha at Home", "Foolish Words")
    playing = scene.hazards(on=aragorn, to="Moria", used=1)

    playing.plays(drake)
    playing.resolve()
    used_up = hazards_counted(playing, aragorn)
    playing.plays(smaug)
    playing.resolve()

    assert used_up == hazards_counted(playing, aragorn) == 2
    assert smaug.in_play
    assert not playing.may_play(scatha)


@card("TD-44")
def test_while_leucaruth_is_at_home_one_dragon_a_turn_is_enough() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.second.event("Leucaruth at Home")
    smaug, scatha = scene.second.hand("Smaug Ahunt", "Scatha at Home")
    playing = scene.hazards(on=aragorn, to="Moria")
    before = playing.may_play(scatha)

    playing.plays(smaug)
    playing.resolve()

    assert before
    assert not playing.may_play(scatha)


@card("TD-44")
def test_neither_does_a_dragon_attack_after_another_one_was_played() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="The Lonely Mountain")
    scene.second.event("Leucaruth at Home")
    smaug, scatha = scene.second.hand("Smaug", "Scatha at Home")
    playing = scene.hazards(on=aragorn)
    before = playing.may(Verb.PLAY_CREATURE, smaug)

    playing.plays(scatha)
    playing.resolve()

    assert before
    assert not playing.may(Verb.PLAY_CREATURE, smaug)


@card("TD-69")
def test_one_undead_comes_free_against_each_company() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    scene.second.event("Sleepless Malice")
    ghosts, wights = scene.second.hand("Ghosts", "Barrow-wight")
    playing = scene.hazards(on=aragorn, used=2)

    playing.does(Verb.PLAY_CREATURE, ghosts)
    playing.resolve()
    playing.fights(aragorn, roll=12)
    playing.pass_until("HazardWindow", "SiteWindow", "EnterSite")

    assert hazards_counted(playing, aragorn) == 2
    assert not playing.may(Verb.PLAY_CREATURE, wights)


@card("TD-69")
def test_by_night_undead_come_to_ruins_and_lairs() -> None:
    day, night = Scene(), Scene()
    aragorn = day.first.character("Aragorn II", at="Bandit Lair")
    day.second.event("Sleepless Malice")
    by_day = day.second.in_hand("Ghosts")
    balin = night.first.character("Balin", at="Bandit Lair")
    night.second.event("Sleepless Malice")
    night.second.event("Doors of Night")
    by_night = night.second.in_hand("Ghosts")

    assert not day.hazards(on=aragorn).may(Verb.PLAY_CREATURE, by_day)
    assert night.hazards(on=balin).may(Verb.PLAY_CREATURE, by_night, names=("Ruins & Lairs",))


FOUR_WILDERNESSES = ("Wold & Foothills", "Redhorn Gate", "Hollin", "Rhudaur")


@card("TD-24")
def test_one_dragon_and_no_second_one_finds_who_crosses_four_wildernesses() -> None:
    scene = Scene()
    aragorn, balin = scene.first.company("Lórien", "Aragorn II", "Balin")
    fever, smaug, scatha = scene.second.hand("Fever of Unrest", "Smaug", "Scatha")
    playing = scene.hazards(on=aragorn, to="Rivendell", by=FOUR_WILDERNESSES)
    before = playing.may(Verb.PLAY_CREATURE, smaug)

    playing.does(Verb.PLAY, fever, number=0)
    playing.resolve()
    either = playing.may(Verb.PLAY_CREATURE, smaug), playing.may(Verb.PLAY_CREATURE, scatha)
    playing.does(Verb.PLAY_CREATURE, smaug, names=("Wilderness",))

    assert not before
    assert either == (True, True)
    playing.resolve()
    assert playing.attack is not None
    assert playing.attack.source == smaug.id
    playing.fights(aragorn, roll=12)
    playing.rolls(2)
    playing.fights(balin, roll=12)
    playing.rolls(2)
    playing.pass_until("HazardWindow", "OrganizationWindow")
    assert not playing.may(Verb.PLAY_CREATURE, scatha)


@card("TD-24")
def test_three_wildernesses_are_enough_for_leucaruth_alone() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    fever, smaug, leucaruth = scene.second.hand("Fever of Unrest", "Smaug", "Leucaruth")
    playing = scene.hazards(on=aragorn, to="Moria", by=("Rhudaur", "Hollin", "Redhorn Gate"))

    assert not playing.may(Verb.PLAY, fever, number=0)
    playing.does(Verb.PLAY, fever, number=1)
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, leucaruth)
    assert not playing.may(Verb.PLAY_CREATURE, smaug)


@card("TD-26")
def test_for_a_creature_of_the_place_a_dragon_comes_to_a_shadow_hold() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    frenzy, orcs, wolves, smaug = scene.second.hand("Frenzy of Madness", "Orc-guard", "Wolves", "Smaug")
    playing = scene.hazards(on=aragorn)
    before = playing.may(Verb.PLAY_CREATURE, smaug)
    paid = [option.names for option in playing.options(Verb.PLAY) if option.number == 0]

    playing.does(Verb.PLAY, frenzy, number=0)
    playing.resolve()

    assert not before
    assert paid == [("Orc-guard",)]
    assert orcs.is_discarded
    assert wolves.in_hand
    assert playing.may(Verb.PLAY_CREATURE, smaug, names=("Moria",))


@card("TD-26")
def test_daelomin_comes_to_a_shadow_hold_for_nothing() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Moria")
    frenzy, daelomin, smaug = scene.second.hand("Frenzy of Madness", "Daelomin", "Smaug")
    playing = scene.hazards(on=aragorn)

    playing.does(Verb.PLAY, frenzy, number=1)
    playing.resolve()

    assert playing.may(Verb.PLAY_CREATURE, daelomin)
    assert not playing.may(Verb.PLAY_CREATURE, smaug)


@card("TD-26")
def test_no_dragon_comes_to_the_tower_of_cirith_ungol() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Cirith Ungol")
    frenzy = scene.second.in_hand("Frenzy of Madness")
    scene.second.in_hand("Orc-guard")
    playing = scene.hazards(on=aragorn)

    assert not playing.may_play(frenzy)
