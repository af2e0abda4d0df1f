"""Stories of Bert, Tom and William."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene


@card("TW-16", "TW-103")
def test_after_bert_a_wound_by_tom_costs_all_items_that_are_not_special() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    mail = scene.first.gives("Hauberk of Bright Mail", to=haldir)
    ring = scene.first.gives("Magic Ring of Stealth", to=haldir)
    bert, tom = scene.second.hand("“Bert” (Bûrat)", "“Tom” (Tûma)")
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, bert)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, tom)
    playing.resolve()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(8)  # 8 + 4 is less than 13

    assert mail.is_discarded
    assert ring.bearer == haldir
    assert playing.question == "RollBodyCheck"  # the items go at once


@card("TW-103", "TW-112")
def test_after_tom_a_wound_by_william_costs_items() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    cram = scene.first.gives("Cram", to=haldir)
    tom, william = scene.second.hand("“Tom” (Tûma)", "“William” (Wûluag)")
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, tom)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, william)
    playing.resolve()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)  # 6 + 4 is less than 11

    assert cram.is_discarded


@card("TW-112", "TW-16")
def test_after_william_a_wound_by_bert_costs_items() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    cram = scene.first.gives("Cram", to=haldir)
    william, bert = scene.second.hand("“William” (Wûluag)", "“Bert” (Bûrat)")
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, william)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, bert)
    playing.resolve()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)  # 7 + 4 is less than 12

    assert cram.is_discarded


@card("TW-16")
def test_a_wound_by_bert_alone_costs_no_items() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    cram = scene.first.gives("Cram", to=haldir)
    bert = scene.second.in_hand("“Bert” (Bûrat)")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, bert)
    playing.resolve()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)  # 7 + 4 is less than 12

    assert haldir.is_wounded
    assert cram.bearer == haldir


@card("TW-16", "TW-112")
def test_after_bert_a_wound_by_william_costs_items_and_alone_he_takes_none() -> None:
    scene, alone = Scene(), Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    cram = scene.first.gives("Cram", to=haldir)
    bert, william = scene.second.hand("“Bert” (Bûrat)", "“William” (Wûluag)")
    quarrels = scene.first.in_hand("Dark Quarrels")
    playing = scene.hazards(on=haldir, to="Moria")
    arwen = alone.first.character("Arwen", at="Lórien")
    waybread = alone.first.gives("Cram", to=arwen)
    lonely = alone.second.in_hand("“William” (Wûluag)")

    playing.does(Verb.PLAY_CREATURE, bert)
    playing.resolve()
    playing.plays(quarrels)
    playing.resolve()
    playing.does(Verb.PLAY_CREATURE, william)
    playing.resolve()
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)  # 6 + 4 is less than 11
    beside = alone.hazards(on=arwen, to="Moria")
    beside.does(Verb.PLAY_CREATURE, lonely)
    beside.resolve()
    beside.does(Verb.ASSIGN, arwen)
    beside.does(Verb.TAP_TO_FACE)
    beside.rolls(3, 2)

    assert cram.is_discarded
    assert arwen.is_wounded
    assert waybread.bearer == arwen
