"""Stories of creatures that are kept off to the side and attack again, and of doubled vigilance."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def struck(playing: Playing, *rolls: int) -> None:
    """The one strike of an attack is faced by tapping, and the dice show these totals."""
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(*rolls)


@card("DM-59")
def test_a_drake_whose_strike_is_not_defeated_is_kept_and_weighs_on_its_foe() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    drake, foes = scene.second.hand("Land-drake", "Foes Shall Fall")
    playing = scene.hazards(on=faramir, to="Bree")

    playing.does(Verb.PLAY_CREATURE, drake)
    playing.pass_until("StrikeHazards")
    playing.plays(foes)
    playing.resolve()
    struck(playing, 3)  # 3 + 5 is exactly 8
    playing.pass_until("HazardWindow", "EnterSite")

    assert foes.bearer == faramir
    assert foes.aside("Land-drake") == drake
    assert faramir.corruption_points == 1


@card("DM-59")
def test_if_the_strike_is_defeated_the_card_goes_and_the_drake_is_a_kill() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    drake, foes = scene.second.hand("Land-drake", "Foes Shall Fall")
    playing = scene.hazards(on=faramir, to="Bree")

    playing.does(Verb.PLAY_CREATURE, drake)
    playing.pass_until("StrikeHazards")
    playing.plays(foes)
    playing.resolve()
    struck(playing, 12)
    playing.pass_until("HazardWindow", "EnterSite")

    assert foes.is_discarded
    assert drake.among_points


@card("DM-59")
def test_a_dwarf_has_two_corruption_points_of_it() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Rivendell")
    scene.second.gives("Foes Shall Fall", to=balin)
    scene.hazards(on=balin)

    assert balin.corruption_points == 2


@card("DM-59")
def test_it_is_for_drakes_and_dragons_among_creatures_and_not_for_wizards() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    drake, foes, _ = scene.second.hand("Land-drake", "Foes Shall Fall", "Like the Crash of Battering-rams")
    playing = scene.hazards(on=gandalf, to="Bree")
    playing.does(Verb.PLAY_CREATURE, drake)
    playing.pass_until("StrikeHazards")

    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    others, _ = scene.second.hand("Foes Shall Fall", "Like the Crash of Battering-rams")
    no_creature = scene.attack(on=haldir, race=Race.DRAKE)
    no_creature.pass_until("StrikeHazards")

    assert playing.why_not(foes) is Reason.NO_TARGET
    assert no_creature.why_not(others) is Reason.NO_TARGET


@card("DM-59")
def test_the_drake_attacks_again_as_the_next_movement_hazard_phase_begins() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    foes = scene.second.gives("Foes Shall Fall", to=faramir)
    drake = scene.second.aside("Cave-drake", host=foes)
    scene.first.location_deck("Dimrill Dale")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.PLAN_MOVEMENT, playing.piece("Dimrill Dale"))

    playing.pass_until("FaceStrike")

    assert playing.attack is not None
    assert playing.attack.source == drake.id
    assert drake.is_aside


@card("DM-59")
def test_a_drake_that_is_not_playable_stays_where_it_is() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    foes = scene.second.gives("Foes Shall Fall", to=faramir)
    drake = scene.second.aside("Cave-drake", host=foes)
    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    playing.pass_until("EnterSite")

    assert foes.in_play
    assert drake.is_aside
    assert faramir.is_untapped


@card("DM-59")
def test_a_kept_drake_that_does_not_win_stays_and_one_that_is_defeated_takes_the_card_with_it() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Weathertop")
    foes = scene.second.gives("Foes Shall Fall", to=aragorn)
    drake = scene.second.aside("Land-drake", host=foes)
    playing = scene.begin(Phase.MOVEMENT_HAZARD)
    struck(playing, 2)  # 2 + 6 is exactly 8
    kept = drake.is_aside and foes.in_play

    again = Scene()
    haldir = again.first.character("Haldir", at="Weathertop")
    other = again.second.gives("Foes Shall Fall", to=haldir)
    beaten = again.second.aside("Land-drake", host=other)
    next_time = again.begin(Phase.MOVEMENT_HAZARD)
    struck(next_time, 12)
    next_time.pass_until("HazardWindow", "EnterSite")

    assert kept
    assert beaten.among_points
    assert other.is_discarded


@card("DM-59")
def test_with_the_card_its_creature_is_discarded() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    foes = scene.second.gives("Foes Shall Fall", to=faramir)
    drake = scene.second.aside("Cave-drake", host=foes)
    marvels = scene.first.in_hand("Marvels Told")
    scene.first.character("Gandalf", at="Rivendell")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(marvels, target=foes)
    playing.resolve()
    playing.passes()  # nobody supports the check to come

    assert foes.is_discarded
    assert drake.is_discarded


@card("DM-48")
def test_curses_come_home_if_a_character_falls_to_a_creature() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    beretar = scene.first.character("Beretar", at="Moria")
    curses, orcs = scene.second.hand("Bring Our Curses Home", "Orc-watch")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()
    playing.pass_until("BeforeAssignment")
    playing.plays(curses, target=faramir)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.ASSIGN, beretar)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.SPEND_EXCESS, number=1)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 12)  # Beretar falls
    struck(playing, 12)
    playing.pass_until("HazardWindow", "EnterSite")

    assert beretar.is_eliminated
    assert curses.bearer == faramir
    assert faramir.corruption_points == 3
    assert orcs.is_aside


@card("DM-48")
def test_curses_are_discarded_if_nobody_falls() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    curses, orcs = scene.second.hand("Bring Our Curses Home", "Orc-lieutenant")
    playing = scene.hazards(on=faramir)

    playing.does(Verb.PLAY_CREATURE, orcs)
    playing.resolve()
    playing.pass_until("BeforeAssignment")
    playing.plays(curses, target=faramir)
    playing.resolve()
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, faramir)
    struck(playing, 2)  # 2 + 5 is exactly 7
    playing.pass_until("HazardWindow", "EnterSite")

    assert curses.is_discarded
    assert orcs.is_discarded


@card("DM-48")
def test_curses_are_only_for_somebody_whom_a_creature_attacks() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    curses = scene.second.in_hand("Bring Our Curses Home")
    playing = scene.hazards(on=faramir)

    assert not playing.may_play(curses)
    assert playing.why_not(curses) is Reason.NO_TARGET


@card("DM-48")
def test_the_creature_of_the_curse_attacks_the_company_of_its_bearer_again() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    curses = scene.second.gives("Bring Our Curses Home", to=faramir)
    orcs = scene.second.aside("Orc-watch", host=curses)
    playing = scene.begin(Phase.MOVEMENT_HAZARD)

    playing.pass_until("AssignByDefender")

    assert playing.attack is not None
    assert playing.attack.source == orcs.id


@card("DM-51")
def test_under_doubled_vigilance_a_company_is_met_by_orcs_unless_it_rolls_high() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    site = scene.table.companies[scene.table.cards[faramir.id].company].site
    scene.second.gives("Doubled Vigilance", to=type(faramir)(scene.table, site))
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    playing.pass_until("RollForCard")
    playing.rolls(7)  # 7 - 1 is less than 7

    attack = playing.attack
    assert attack is not None
    assert (attack.race, attack.strikes_count, attack.prowess) == (Race.ORC, 4, 9)
    assert not attack.automatic


@card("DM-51")
def test_a_company_that_slips_past_faces_only_what_is_there_anyway() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Moria")
    site = scene.table.companies[scene.table.cards[faramir.id].company].site
    scene.second.gives("Doubled Vigilance", to=type(faramir)(scene.table, site))
    playing = scene.entering(of=faramir)

    playing.does(Verb.ENTER)
    playing.pass_until("RollForCard")
    playing.rolls(8)  # 8 - 1 is 7

    assert playing.attack is not None
    assert playing.attack.automatic


@card("DM-51")
def test_vigilance_is_for_shadow_holds_and_by_night_for_other_sites() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    vigilance = scene.second.in_hand("Doubled Vigilance")
    by_day = scene.hazards(on=faramir)

    night = Scene()
    haldir = night.first.character("Haldir", at="Bree")
    night.second.event("Doors of Night")
    at_night = night.second.in_hand("Doubled Vigilance")
    by_night = night.hazards(on=haldir)

    assert not by_day.may_play(vigilance)
    assert by_night.may_play(at_night)


@card("DM-51")
def test_vigilance_may_lie_on_guard_until_the_company_enters() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Lórien")
    vigilance = scene.second.in_hand("Doubled Vigilance")
    playing = scene.hazards(on=faramir, to="Moria")
    playing.does(Verb.PLACE_ON_GUARD, vigilance)
    playing.pass_until("EnterSite")

    playing.does(Verb.ENTER)
    playing.does(Verb.REVEAL_ON_GUARD, vigilance)
    playing.pass_until("RollForCard")
    playing.rolls(2)

    assert vigilance.in_play
    assert playing.attack is not None
    assert not playing.attack.automatic
