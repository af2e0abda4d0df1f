"""Stories of the creatures."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Race


def numbers(playing: Playing) -> tuple[int, int]:
    """The strikes and the prowess of the attack at hand."""
    assert playing.attack is not None
    return attack_strikes(playing.table, playing.attack), attack_prowess(playing.table, playing.attack)


@card("TW-72")
def test_orc_guard_attacks_with_five_strikes_of_prowess_eight() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Moria")
    guard = scene.second.in_hand("Orc-guard")
    playing = scene.hazards(on=glorfindel)

    playing.does(Verb.PLAY_CREATURE, guard, names=("Shadow-hold",))
    playing.resolve()
    assert numbers(playing) == (5, 8)
    playing.does(Verb.ASSIGN, glorfindel)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5)  # 5 + 8 - 4 for the excess strikes is greater than 8

    assert guard.among_points
    assert playing.points(0) == 3 + 1


@card("TW-78", "TW-72", "TW-37")
def test_watch_guard_and_ghosts_keep_to_shadow_and_darkness() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    watch, guard, ghosts = scene.second.hand("Orc-watch", "Orc-guard", "Ghosts")
    playing = scene.hazards(on=haldir, to="Gladden Fields")  # Wilderness, Border-land

    assert playing.why_not(watch) is Reason.NOT_KEYED
    assert playing.why_not(guard) is Reason.NOT_KEYED
    assert playing.why_not(ghosts) is Reason.NOT_KEYED


@card("TW-20")
def test_cave_drakes_player_chooses_who_defends() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    peath = scene.first.character("Peath", at="Lórien")
    balin = scene.first.character("Balin", at="Lórien")
    drake = scene.second.in_hand("Cave-drake")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, drake, names=("Wilderness",))
    playing.resolve()

    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert numbers(playing) == (2, 10)
    playing.does(Verb.ASSIGN, peath)
    playing.does(Verb.ASSIGN, balin)
    assert not playing.may(Verb.RESOLVE_STRIKE, haldir)


@card("TW-20")
def test_cave_drake_needs_two_wildernesses_or_ruins() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    drake = scene.second.in_hand("Cave-drake")
    playing = scene.hazards(on=haldir, to="Edoras")  # Wilderness, Border-land, a Free-hold

    assert playing.why_not(drake) is Reason.NOT_KEYED


@card("TW-5")
def test_ambushers_player_chooses_who_defends() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    peath = scene.first.character("Peath", at="Lórien")
    ambusher = scene.second.in_hand("Ambusher")
    playing = scene.hazards(on=haldir, to="Edoras")

    playing.does(Verb.PLAY_CREATURE, ambusher, names=("Border-land",))
    playing.resolve()

    assert numbers(playing) == (2, 10)
    assert (playing.question, playing.asked) == ("AssignByAttacker", 1)
    assert playing.may(Verb.ASSIGN, peath)


@card("TW-37")
def test_whoever_is_wounded_by_ghosts_checks_corruption_at_minus_one() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    ghosts = scene.second.in_hand("Ghosts")
    playing = scene.hazards(on=haldir)

    playing.does(Verb.PLAY_CREATURE, ghosts)
    playing.resolve()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5)  # 5 + 4 - 2 is less than 9: wounded
    playing.rolls(2)  # the body check
    assert haldir.in_play
    playing.rolls(2)  # 2 - 1 - 1 for Haldir is not greater than 0

    assert haldir.is_discarded


@card("TW-37")
def test_whoever_beats_ghosts_does_not_check() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Moria")
    ghosts = scene.second.in_hand("Ghosts")
    playing = scene.hazards(on=glorfindel)

    playing.does(Verb.PLAY_CREATURE, ghosts)
    playing.resolve()
    playing.does(Verb.ASSIGN, glorfindel)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert ghosts.among_points
    assert playing.question != "RollCheck"


@card("TW-73")
def test_orc_lieutenant_has_four_more_prowess_after_another_orc_attack() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    first, second = scene.second.hand("Orc-lieutenant", "Orc-lieutenant")
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, first)
    playing.resolve()
    assert numbers(playing) == (1, 7)
    playing.plays(quarrels)  # a cancelled attack has been faced
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, second)
    playing.resolve()

    assert numbers(playing) == (1, 11)


@card("TW-76")
def test_orc_warband_has_three_more_prowess_after_another_orc_attack() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    lieutenant, warband = scene.second.hand("Orc-lieutenant", "Orc-warband")
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, warband)
    playing.resolve()

    assert numbers(playing) == (5, 7)


@card("TW-76")
def test_orc_warband_has_no_more_prowess_after_trolls() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    bert, warband = scene.second.hand("“Bert” (Bûrat)", "Orc-warband")
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, bert)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, warband)
    playing.resolve()

    assert numbers(playing) == (5, 4)


@card("TW-112")
def test_a_unique_creature_that_was_defeated_does_not_come_back() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Lórien")
    william = scene.second.in_hand("“William” (Wûluag)")
    later = Scene(active=1)
    haldir = later.second.character("Haldir", at="Lórien")
    later.second.factions("“William” (Wûluag)")  # whom the first player has defeated
    again = later.first.in_hand("“William” (Wûluag)")
    playing = scene.hazards(on=glorfindel, to="Moria")

    playing.does(Verb.PLAY_CREATURE, william)
    playing.resolve()
    playing.does(Verb.ASSIGN, glorfindel)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(4)  # 4 + 8 is greater than 11

    assert william.among_points
    assert later.hazards(on=haldir, to="Moria").why_not(again) is Reason.UNIQUE_IN_PLAY


@card("TW-24")
def test_corsairs_come_from_the_sea_and_to_the_lands_along_it() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Edhellond")
    corsairs = scene.second.in_hand("Corsairs of Umbar")
    playing = scene.hazards(
        on=imrahil, to="Tolfalas", by=("Anfalas", "Bay of Belfalas", "Mouths of the Anduin")
    )

    assert playing.may(Verb.PLAY_CREATURE, corsairs, names=("Coastal Sea",))
    assert playing.may(Verb.PLAY_CREATURE, corsairs, names=("Anfalas",))
    assert playing.may(Verb.PLAY_CREATURE, corsairs, names=("Tolfalas",))
    playing.does(Verb.PLAY_CREATURE, corsairs, names=("Anfalas",))
    playing.resolve()
    assert numbers(playing) == (5, 9)
    assert playing.attack is not None
    assert playing.attack.race is Race.MAN


@card("TW-24")
def test_corsairs_wait_at_ruins_in_harondor_but_not_at_a_free_hold_in_belfalas() -> None:
    ruins = Scene()
    aragorn = ruins.first.character("Aragorn II", at="Haudh-in-Gwanûr")
    at_ruins = ruins.second.in_hand("Corsairs of Umbar")
    town = Scene()
    imrahil = town.first.character("Imrahil", at="Dol Amroth")
    at_town = town.second.in_hand("Corsairs of Umbar")

    playing_at_ruins = ruins.hazards(on=aragorn)
    playing_at_town = town.hazards(on=imrahil)

    assert playing_at_ruins.may(Verb.PLAY_CREATURE, at_ruins, names=("Haudh-in-Gwanûr",))
    assert playing_at_town.why_not(at_town) is Reason.NOT_KEYED


@card("TW-82")
def test_pukel_men_wait_at_ruins_in_the_gap_of_isen() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    pukel_men = scene.second.in_hand("Pûkel-men")
    playing = scene.hazards(on=haldir)

    playing.does(Verb.PLAY_CREATURE, pukel_men, names=("Glittering Caves",))
    playing.resolve()

    assert numbers(playing) == (2, 11)


@card("TW-82")
def test_pukel_men_do_not_wait_at_ruins_elsewhere() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Gladden Fields")
    pukel_men = scene.second.in_hand("Pûkel-men")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(pukel_men) is Reason.NOT_KEYED


@card("TW-14")
def test_whoever_is_wounded_by_a_barrow_wight_checks_corruption_at_minus_two() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Moria")
    scene.first.gives("Cram", to=peath)
    wight = scene.second.in_hand("Barrow-wight")
    playing = scene.hazards(on=peath)

    playing.does(Verb.PLAY_CREATURE, wight)
    playing.resolve()
    assert numbers(playing) == (1, 12)
    playing.does(Verb.ASSIGN, peath)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5)  # 5 + 4 is less than 12: wounded
    playing.rolls(2)  # the body check
    playing.rolls(3)  # 3 - 2 is not greater than the one point of Cram

    assert peath.is_discarded


@card("TW-14")
def test_whoever_beats_a_barrow_wight_does_not_check() -> None:
    scene = Scene()
    glorfindel = scene.first.character("Glorfindel II", at="Moria")
    wight = scene.second.in_hand("Barrow-wight")
    playing = scene.hazards(on=glorfindel)

    playing.does(Verb.PLAY_CREATURE, wight)
    playing.resolve()
    playing.does(Verb.ASSIGN, glorfindel)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5)  # 5 + 8 is greater than 12

    assert wight.among_points
    assert playing.question != "RollCheck"


@card("TW-14")
def test_barrow_wights_keep_to_shadow_and_darkness() -> None:
    ruins, dark_hold = Scene(), Scene()
    haldir = ruins.first.character("Haldir", at="Barrow-downs")
    first = ruins.second.in_hand("Barrow-wight")
    peath = dark_hold.first.character("Peath", at="Carn Dûm")
    second = dark_hold.second.in_hand("Barrow-wight")

    at_ruins = ruins.hazards(on=haldir)
    at_dark_hold = dark_hold.hazards(on=peath)

    assert at_ruins.why_not(first) is Reason.NOT_KEYED
    assert at_dark_hold.may(Verb.PLAY_CREATURE, second, names=("Dark-hold",))


@card("TW-109")
def test_wargs_run_through_wilderness_border_land_and_shadow_land() -> None:
    north, east = Scene(), Scene()
    haldir = north.first.character("Haldir", at="Lórien")
    first = north.second.in_hand("Wargs")
    peath = east.first.character("Peath", at="Lórien")
    second = east.second.in_hand("Wargs")

    to_the_fields = north.hazards(on=haldir, to="Gladden Fields")  # Wilderness, Border-land
    to_the_lair = east.hazards(on=peath, to="Bandit Lair")  # Wilderness, Shadow-land

    assert to_the_fields.may(Verb.PLAY_CREATURE, first, names=("Wilderness",))
    assert to_the_fields.may(Verb.PLAY_CREATURE, first, names=("Border-land",))
    assert to_the_lair.may(Verb.PLAY_CREATURE, second, names=("Shadow-land",))
    to_the_lair.does(Verb.PLAY_CREATURE, second)
    to_the_lair.resolve()
    assert numbers(to_the_lair) == (2, 9)


@card("TW-109")
def test_wargs_wait_at_no_site() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Moria")
    wargs = scene.second.in_hand("Wargs")
    playing = scene.hazards(on=haldir)

    assert playing.why_not(wargs) is Reason.NOT_KEYED


@card("TW-88")
def test_silent_watcher_strikes_at_each_character_of_a_company_at_a_shadow_hold() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    watcher = scene.second.in_hand("Silent Watcher")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, watcher, names=("Shadow-hold",))
    playing.pass_until("ChooseStrike")

    assert numbers(playing) == (2, 8)
    assert playing.may(Verb.RESOLVE_STRIKE, beretar)
    assert playing.may(Verb.RESOLVE_STRIKE, haldir)
