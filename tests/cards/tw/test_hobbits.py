"""Stories of the Hobbits."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-180", "TW-495")
def test_sam_and_fatty_come_into_play_at_bag_end_only() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Rivendell")
    bag_end = scene.first.location_deck("Bag End", "Lórien")[0]
    sam = scene.first.hand("Sam Gamgee", "Fatty Bolger")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)
    places = [option.aim.number for option in playing.options(Verb.PLAY_CHARACTER)]

    assert places == [bag_end.id, bag_end.id]
    playing.does(Verb.PLAY_CHARACTER, sam)
    assert sam.site == "Bag End"


@card("TW-180", "TW-495")
def test_without_bag_end_there_is_no_place_for_them() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Rivendell")
    sam, fatty = scene.first.hand("Sam Gamgee", "Fatty Bolger")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert playing.why_not(sam) is Reason.ONLY_AT_HOME
    assert playing.why_not(fatty) is Reason.ONLY_AT_HOME


@card("TW-180", "TW-495")
def test_as_starting_characters_they_begin_anywhere() -> None:
    scene = Scene()
    sam, fatty = scene.first.pool("Sam Gamgee", "Fatty Bolger")
    scene.first.location_deck("Rivendell", "Lórien")
    scene.second.pool("Annalena")
    scene.second.location_deck("Rivendell", "Lórien")
    playing = scene.opening()

    playing.does(Verb.DRAFT, sam)

    assert playing.asked == 1
    playing.does(Verb.DRAFT)
    playing.does(Verb.DRAFT, fatty)
    assert [sam.site, fatty.site] == ["Rivendell", "Rivendell"]


@card("TW-180")
def test_sam_adds_three_to_his_corruption_checks() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Rivendell")
    scene.first.gives("Scroll of Isildur", to=sam)
    scene.first.gives("Cram", to=sam)
    playing = scene.check(sam)

    playing.rolls(2)  # 2 + 3 is greater than 4

    assert sam.in_play


@card("TW-495")
def test_fatty_adds_one_to_his_corruption_checks() -> None:
    scene = Scene()
    fatty = scene.first.character("Fatty Bolger", at="Rivendell")
    scene.first.gives("Narsil", to=fatty)
    playing = scene.check(fatty)

    playing.rolls(2)  # 2 + 1 is greater than 2

    assert fatty.in_play


@card("TW-495")
def test_fatty_taps_to_cancel_a_strike_against_another_hobbit() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    fatty = scene.first.character("Fatty Bolger", at="Bree")
    playing = scene.attack(on=sam, prowess=15)

    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # nobody supports
    playing.uses(fatty)
    playing.resolve()

    assert fatty.is_tapped
    assert sam.is_untapped
    assert playing.attack is None


@card("TW-495")
def test_fatty_cancels_no_strike_against_himself() -> None:
    scene = Scene()
    fatty = scene.first.character("Fatty Bolger", at="Bree")
    playing = scene.attack(on=fatty, prowess=15)

    playing.does(Verb.ASSIGN, fatty)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.question == "RollStrike"


@card("TW-495")
def test_fatty_cancels_no_strike_against_bigger_folk() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.character("Fatty Bolger", at="Bree")
    playing = scene.attack(on=haldir, prowess=15)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()  # nobody supports

    assert playing.question == "RollStrike"


@card("TW-495")
def test_fatty_cancels_no_strike_in_another_company() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    scene.first.character("Fatty Bolger", at="Bag End")
    playing = scene.attack(on=sam, prowess=15)

    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.question == "RollStrike"


@card("TW-495")
def test_a_tapped_fatty_cancels_nothing() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee", at="Bree")
    scene.first.character("Fatty Bolger", at="Bree", status="tapped")
    playing = scene.attack(on=sam, prowess=15)

    playing.does(Verb.ASSIGN, sam)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.question == "RollStrike"
