"""Stories of hazards against what has been put away, and against what lies in piles."""

import pytest

from tests.cards.marks import card
from wizardhaven import Action, Verb
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Points


@card("DM-100")
def test_what_was_learnt_and_stored_might_have_been_lies() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    dreams = scene.first.stored("Dreams of Lore", at="Rivendell")
    lies = scene.second.in_hand("Which Might Be Lies")
    playing = scene.hazards(on=faramir)

    playing.plays(lies, target=dreams)
    playing.resolve()

    assert dreams.is_discarded
    assert lies.is_discarded


@card("DM-100")
def test_lies_do_nothing_to_items_nor_to_lore_that_is_still_borne() -> None:
    scene = Scene()
    faramir, elrond = scene.first.company("Bree", "Faramir", "Elrond")
    scene.first.stored("Narsil", at="Rivendell")
    scene.first.stored("The Windlord Found Me", at="Rivendell")
    scene.first.gives("Dreams of Lore", to=elrond)
    lies = scene.second.in_hand("Which Might Be Lies")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(lies) is Reason.NO_TARGET


@card("DM-73")
def test_a_stored_item_goes_back_to_hand_and_two_points_for_items_stay() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    narsil = scene.first.stored("Narsil", at="Rivendell")
    potent = scene.second.in_hand("Neither so Ancient Nor so Potent")
    playing = scene.hazards(on=faramir)

    playing.plays(potent, target=narsil)
    playing.resolve()

    assert narsil.in_hand
    assert potent.among_points
    assert by_source(playing.table, 0)[Points.ITEM] == 2
    assert by_source(playing.table, 0)[Points.KILL] == 0
    assert by_source(playing.table, 1)[Points.ITEM] == 0


@card("DM-73")
def test_what_was_stored_with_the_item_is_discarded() -> None:
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Rivendell")
    stone = scene.first.gives("Palantír of Orthanc", to=elrond)
    aligned = scene.first.gives("Align Palantír", to=stone)
    potent = scene.second.in_hand("Neither so Ancient Nor so Potent")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, stone)
    playing.pass_until("RollCheck")
    playing.rolls(12)
    stored = stone.is_stored and aligned.is_stored
    playing.pass_until("HazardWindow")
    playing.plays(potent, target=stone)
    playing.resolve()

    assert stored
    assert stone.in_hand
    assert aligned.is_discarded


@card("DM-73")
def test_nothing_but_a_stored_item_of_the_opponents_can_be_belittled() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    scene.first.gives("Narsil", to=faramir)
    scene.first.stored("Dreams of Lore", at="Rivendell")
    scene.second.stored("Glamdring", at="Rivendell")
    potent = scene.second.in_hand("Neither so Ancient Nor so Potent")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(potent) is Reason.NO_TARGET


@card("DM-46")
def test_four_cards_of_the_discard_pile_come_to_light_and_one_is_gone_for_good() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    pile = scene.first.discard_pile("Cram", "Elven Cloak", "Miruvor", "Smoke Rings", "Dodge", "Glamdring")
    aware = scene.second.in_hand("Aware of their Ways")
    playing = scene.hazards(on=faramir)

    playing.plays(aware)
    playing.pass_until("PickAtRandom")
    playing.apply(Action(Verb.SHUFFLE, number=7))
    shown = [fact.card for fact in playing.happened if fact.kind is Happening.TURNED_UP]
    offered = [option.card for option in playing.options(Verb.REMOVE)]
    asked = playing.asked
    playing.apply(playing.options(Verb.REMOVE)[0])

    assert asked == 1
    assert len(shown) == 4
    assert sorted(offered) == sorted(shown)
    gone = [piece for piece in pile if piece.is_eliminated]
    assert [piece.id for piece in gone] == offered[:1]
    assert all(piece.is_discarded for piece in pile if piece not in gone)


@card("DM-46")
def test_a_unique_card_stays_and_nobody_need_remove_anything() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    narsil, cram = scene.first.discard_pile("Narsil", "Cram")
    aware = scene.second.in_hand("Aware of their Ways")
    playing = scene.hazards(on=faramir)

    playing.plays(aware)
    playing.pass_until("PickAtRandom")
    playing.apply(Action(Verb.SHUFFLE, number=1))
    offered = [option.card for option in playing.options(Verb.REMOVE)]
    playing.passes()

    assert offered == [cram.id]
    assert narsil.is_discarded
    assert cram.is_discarded
    assert aware.is_discarded


@card("DM-46")
def test_an_empty_discard_pile_gives_nothing_away() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    aware = scene.second.in_hand("Aware of their Ways")
    playing = scene.hazards(on=faramir)

    assert playing.why_not(aware) is Reason.NOTHING_WOULD_CHANGE


@card("TD-151", "LE-164")
@pytest.mark.parametrize("name", ["Secret News", "An Untimely Whisper"])
def test_five_cards_of_the_opponents_hand_come_to_light_at_once(name: str) -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Bree")
    news = scene.first.in_hand(name)
    theirs = scene.second.hand("Cram", "Narsil", "Dodge", "Miruvor", "Glamdring", "Smoke Rings")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(news)
    playing.pass_until("PickAtRandom")
    playing.apply(Action(Verb.SHUFFLE, number=3))

    shown = [fact.card for fact in playing.happened if fact.kind is Happening.TURNED_UP]
    assert len(set(shown)) == 5
    assert set(shown) < {piece.id for piece in theirs}
    assert all(piece.in_hand for piece in theirs)
