"""Winning with The One Ring at Mount Doom. [WIN-01, WIN-04, WIN-05, ITM-23]"""

from tests.rules.marks import rule
from wizardhaven.bots.conservation import complaints
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.outcome import Ending
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.view.seat_view import seat_view
from wizardhaven.vocabulary.terms import Phase


@rule("WIN-01")
def test_the_game_is_over_as_soon_as_it_is_won_and_nothing_is_counted() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Mount Doom")
    scene.first.gives("The One Ring", to=sam)
    scene.first.gives("Gollum", to=sam)
    fate = scene.first.in_hand("Gollum’s Fate")
    scene.second.character("Faramir", at="Minas Tirith")
    playing = scene.at_site(of=sam)

    playing.plays(fate)
    playing.resolve()

    assert playing.question == ""
    assert playing.options() == []
    assert playing.has_happened(Happening.GAME_ENDED)
    assert not playing.table.council
    assert not playing.has_happened(Happening.CHECK_PASSED)


@rule("WIN-04")
def test_everybody_sees_at_once_who_has_won_and_no_card_is_lost() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Mount Doom")
    scene.first.gives("The One Ring", to=sam)
    cracks = scene.first.in_hand("Cracks of Doom")
    playing = scene.at_site(of=sam)

    playing.plays(cracks)
    playing.resolve()
    playing.rolls(12)

    views = seat_view(playing.table, 0), seat_view(playing.table, 1), seat_view(playing.table, None)
    assert [view.outcome for view in views] == [playing.outcome] * 3
    assert [view.asked for view in views] == [None] * 3
    assert complaints(playing.table) == []


@rule("WIN-04")
def test_who_wins_with_the_one_ring_wins_however_far_he_is_behind() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Mount Doom")
    scene.first.gives("The One Ring", to=sam)
    cracks = scene.first.in_hand("Cracks of Doom")
    scene.second.factions("Riders of Rohan", "Knights of Dol Amroth", "Men of Lebennin")
    scene.second.stored("Scroll of Isildur", at="Rivendell")
    playing = scene.at_site(of=sam)

    playing.plays(cracks)
    playing.resolve()
    playing.rolls(9)

    assert playing.outcome is not None
    assert playing.outcome.ending is Ending.ONE_RING
    assert playing.outcome.winner == 0
    assert playing.points(0) < playing.points(1)


@rule("WIN-05", "ITM-23")
def test_a_wizard_player_wins_by_cracks_of_doom_if_the_bearers_check_at_minus_four_succeeds() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Mount Doom")
    scene.first.gives("The One Ring", to=sam)
    cracks = scene.first.in_hand("Cracks of Doom")
    playing = scene.at_site(of=sam)

    playing.plays(cracks)
    playing.resolve()
    assert playing.outcome is None
    playing.rolls(9)  # 9 - 4 + 3 = 8 is more than Sam's total of 7

    assert playing.outcome is not None
    assert playing.outcome.winner == 0


@rule("WIN-05")
def test_if_the_check_fails_the_ring_is_lost_and_the_game_goes_on() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Mount Doom")
    ring = scene.first.gives("The One Ring", to=sam)
    cracks = scene.first.in_hand("Cracks of Doom")
    playing = scene.at_site(of=sam)

    playing.plays(cracks)
    playing.resolve()
    playing.rolls(8)  # 8 - 4 + 3 = 7 is not more than 7

    assert sam.is_discarded
    assert ring.is_discarded
    assert cracks.is_discarded
    assert playing.outcome is None


@rule("WIN-05", "ITM-23")
def test_gollums_fate_needs_gollum_there_and_no_check() -> None:
    alone, together = Scene(), Scene()
    sam = alone.first.character("Sam Gamgee", at="Mount Doom")
    alone.first.gives("The One Ring", to=sam)
    early = alone.first.hand("Gollum’s Fate", "Gates of Morning")[0]
    other_sam = together.first.character("Sam Gamgee", at="Mount Doom")
    together.first.gives("The One Ring", to=other_sam)
    together.first.gives("Gollum", to=other_sam)
    fate = together.first.in_hand("Gollum’s Fate")

    without_him = alone.at_site(of=sam)
    with_him = together.at_site(of=other_sam)
    with_him.plays(fate)
    with_him.resolve()

    assert without_him.why_not(early) is Reason.CONDITION_NOT_MET
    assert with_him.outcome is not None
    assert (with_him.outcome.ending, with_him.outcome.winner) == (Ending.ONE_RING, 0)


@rule("WIN-05", "ITM-23")
def test_it_takes_the_one_ring_mount_doom_and_the_site_phase() -> None:
    elsewhere, empty_handed, too_soon = Scene(), Scene(), Scene()
    at_moria = elsewhere.first.character("Sam Gamgee", at="Moria")
    elsewhere.first.gives("The One Ring", to=at_moria)
    there = elsewhere.first.hand("Cracks of Doom", "Gates of Morning")[0]
    without = empty_handed.first.character("Sam Gamgee", at="Mount Doom")
    in_vain = empty_handed.first.hand("Cracks of Doom", "Gates of Morning")[0]
    waiting = too_soon.first.character("Sam Gamgee", at="Mount Doom")
    too_soon.first.gives("The One Ring", to=waiting)
    early = too_soon.first.hand("Cracks of Doom", "Gates of Morning")[0]

    at_another_site = elsewhere.at_site(of=at_moria)
    without_the_ring = empty_handed.at_site(of=without)
    before_the_phase = too_soon.begin(Phase.ORGANIZATION)

    assert at_another_site.why_not(there) is Reason.CONDITION_NOT_MET
    assert without_the_ring.why_not(in_vain) is Reason.NO_TARGET
    assert before_the_phase.why_not(early) is Reason.ONLY_IN_SITE_PHASE
