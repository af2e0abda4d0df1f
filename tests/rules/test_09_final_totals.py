"""The sum of the reckoning for a game on the table: doubling, half, duplicates, ties. [WIN-45 to WIN-56]"""

from tests.rules.marks import rule
from wizardhaven.engine.queries.ending.verdict import reckoning
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import NONE, POINTS
from wizardhaven.engine.state.outcome import Ending
from wizardhaven.engine.state.settings import HalfLimit, Settings
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Ally, Event, FormOf
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.terms import Length, Points, Side

QUICKBEAM_IN_WRATH = Event(
    code="XX-1",
    name="Quickbeam in Wrath",
    side=Side.HAZARD,
    length=Length.LONG,
    marks=(Mark.UNIQUE, FormOf("Quickbeam")),
    marshalling_points=2,
    uses=(Use(),),
)

BREGALAD_THE_HASTY = Event(
    code="XX-2",
    name="Bregalad the Hasty",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Quickbeam")),
    marshalling_points=1,
    uses=(Use(),),
)

IDLE_ENT = Ally(
    code="XX-3",
    name="Idle Ent",
    prowess=3,
    body=9,
    mind=2,
    playable_at=(),
    marshalling_points=0,
    marks=(Mark.UNIQUE,),
)

ENT_AWAKE = Event(
    code="XX-4",
    name="Ent Awake",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE, FormOf("Idle Ent")),
    marshalling_points=1,
    uses=(Use(),),
)


def totals(playing: Playing) -> tuple[int, int]:
    """The final totals once the game is over."""
    assert playing.outcome is not None
    assert playing.outcome.ending is Ending.RECKONING
    return playing.outcome.totals


@rule("WIN-45")
def test_a_source_in_which_the_opponent_has_nothing_counts_twice() -> None:
    scene = Scene()
    scene.first.factions("Men of Lebennin")
    scene.first.stored("Scroll of Isildur", at="Rivendell")
    scene.second.stored("Narsil", at="Rivendell")
    playing = scene.council()

    assert totals(playing) == (4 + 4, 0)  # the faction's 2 count 4; Narsil is its player's only source


@rule("WIN-45")
def test_a_source_that_an_eliminated_character_has_brought_below_zero_doubles_the_opponents() -> None:
    scene = Scene()
    scene.first.removed("Aragorn II")
    scene.first.factions("Riders of Rohan")
    scene.first.stored("Narsil", at="Rivendell")
    scene.second.character("Thranduil", at="Lórien")
    scene.second.factions("Knights of Dol Amroth")
    scene.second.stored("Scroll of Isildur", at="Lórien")
    playing = scene.council()

    playing.rolls(7)

    assert totals(playing) == (3 + 3 - 3, 6 + 3 + 4)


@rule("WIN-45")
def test_kills_and_miscellaneous_points_are_never_doubled() -> None:
    scene = Scene()
    scene.second.pile(POINTS, "Orc-guard", "Ambusher", "Ghosts")
    scene.first.event("The White Tree")
    playing = scene.council()

    assert totals(playing) == (3 + 3, 0)


@rule("WIN-46")
def test_doubling_asks_for_the_points_before_any_cut() -> None:
    scene = Scene()
    scene.first.factions("Riders of Rohan", "Knights of Dol Amroth")
    scene.second.factions("Men of Lebennin", "Men of Anfalas")
    scene.second.event("The White Tree")
    playing = scene.council()

    assert totals(playing) == (0, 4 + 4)  # 6 are cut to nothing, yet the opponent's 4 are not doubled


@rule("WIN-47", "WIN-48")
def test_no_source_gives_more_than_all_others_together_and_losses_come_off_at_the_end() -> None:
    scene = Scene()
    scene.first.removed("Aragorn II")
    scene.first.factions("Riders of Rohan", "Knights of Dol Amroth", "Rangers of Ithilien")
    scene.first.stored("Scroll of Isildur", at="Rivendell")
    scene.second.factions("Men of Lebennin")
    scene.second.stored("Narsil", at="Rivendell")
    playing = scene.council()

    assert totals(playing)[0] == 4 + 4 - 3


@rule("WIN-50")
def test_the_players_may_agree_on_the_printed_reading_of_the_half_limit() -> None:
    scene = Scene(Settings(half_limit=HalfLimit.LITERAL_ROUND_UP.value))
    scene.first.factions("Riders of Rohan", "Knights of Dol Amroth", "Men of Lebennin")
    scene.first.stored("Scroll of Isildur", at="Rivendell")
    scene.first.stored("Glamdring", at="Rivendell")
    scene.second.factions("Men of Anfalas")
    scene.second.stored("Narsil", at="Rivendell")
    playing = scene.council()

    assert totals(playing)[0] == 7 + 6  # half of 14; today 8 would be cut to 6


@rule("WIN-52", "WIN-53")
def test_each_duplicate_in_hand_of_a_unique_scoring_card_takes_a_point_from_the_opponent() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir")
    scene.first.gives("Quickbeam", to=haldir)
    scene.first.factions("Men of Lebennin")
    scene.first.stored("Glamdring", at="Rivendell")
    scene.second.hand("Haldir", "Men of Lebennin", "Glamdring")
    playing = scene.council()

    playing.rolls(7)

    assert totals(playing)[0] == (1 + 2 + 2 + 2) * 2 - 3
    assert playing.has_happened(Happening.GAME_ENDED)


@rule("WIN-52")
def test_a_card_that_matches_nothing_unique_or_nothing_that_scores_takes_no_point() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    scene.first.gives("Sword of Gondolin", to=gandalf)
    scene.first.gives("Quickbeam", to=gandalf)
    scene.first.gives(IDLE_ENT, to=gandalf)
    scene.first.removed("Beretar")
    scene.second.hand("Gandalf", "Sword of Gondolin", ENT_AWAKE, "Beretar", "Arwen")
    playing = scene.council()

    playing.rolls(7)

    assert totals(playing)[0] == 4 + 4


@rule("WIN-52")
def test_another_manifestation_counts_as_a_duplicate_unless_it_is_a_hazard() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    scene.first.gives("Sword of Gondolin", to=gandalf)
    scene.first.gives("Quickbeam", to=gandalf)
    scene.second.hand(BREGALAD_THE_HASTY, QUICKBEAM_IN_WRATH)
    playing = scene.council()

    playing.rolls(7)

    assert totals(playing)[0] == 4 + 4 - 1  # a hazard would give its player no points


@rule("WIN-53")
def test_duplicates_come_off_after_doubling_and_the_half_limit_and_change_no_source() -> None:
    scene = Scene()
    scene.first.factions("Men of Lebennin", "Men of Anfalas")
    scene.first.stored("Narsil", at="Rivendell")
    scene.second.hand("Men of Lebennin")
    playing = scene.council()

    first = reckoning(playing.table, duplicates=(1, 0)).sums[0]

    assert (first.counted.total, first.doubled.total, first.limited.total) == (7, 14, 12)
    assert (first.duplicates, first.after_duplicates) == (1, 11)
    assert totals(playing)[0] == 11


@rule("WIN-54")
def test_the_five_points_for_an_avatar_come_off_last() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Lórien")
    scene.first.gives("Narsil", to=gandalf)
    scene.first.gives("Glamdring", to=gandalf)
    scene.first.event("The White Tree")
    scene.first.factions("Riders of Rohan", "Men of Lebennin")
    scene.second.factions("Men of Anfalas")
    playing = scene.council()

    playing.rolls(2)  # 2 + 1 is not above 3

    assert gandalf.is_eliminated
    assert totals(playing)[0] == 5 + 5 - 5  # 5 and 5 are half each; the loss does not change that


@rule("WIN-55")
def test_the_higher_total_wins() -> None:
    scene = Scene()
    scene.first.factions("Men of Lebennin")
    scene.first.event("Return of the King")
    scene.second.factions("Riders of Rohan")
    scene.second.event("The White Tree")
    playing = scene.council()

    assert totals(playing) == (4, 6)
    assert playing.outcome is not None
    assert playing.outcome.winner == 1


@rule("WIN-56")
def test_equal_totals_are_a_tie() -> None:
    scene = Scene()
    scene.first.factions("Men of Lebennin")
    scene.first.event("Return of the King")
    scene.second.factions("Men of Anfalas")
    scene.second.event("The White Tree")
    playing = scene.council()

    assert totals(playing) == (4, 4)
    assert playing.outcome is not None
    assert playing.outcome.winner == NONE


@rule("WIN-66")
def test_a_prisoner_who_brings_the_characters_to_nothing_doubles_those_of_the_opponent() -> None:
    scene = Scene()
    scene.first.character("Celeborn", at="Lórien")
    legolas = scene.first.character("Legolas", at="Bree")
    scene.second.character("Gimli", at="Rivendell")
    scene.second.character("Balin", at="Rivendell")
    scene.second.holds("Flies and Spiders", legolas, at="Gladden Fields")

    sums = reckoning(scene.table, (0, 0)).sums

    assert sums[0].counted.by_source[Points.CHARACTER] == 2 - 2
    assert sums[1].counted.by_source[Points.CHARACTER] == 4
    assert sums[1].doubled.by_source[Points.CHARACTER] == 8
