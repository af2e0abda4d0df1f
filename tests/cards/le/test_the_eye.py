"""Stories of a player who is no Ringwraith but Sauron himself."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.queries.numbers.influence import general_influence
from wizardhaven.engine.queries.players.identity import is_player
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.terms import Phase, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
HAND = ("Sting", "Glamdring", "Orcrist", "Durin’s Axe", "Cram", "Star-glass")


@card("LE-203")
@pytest.mark.parametrize(
    ("opponent", "may"),
    [
        (PlayerKind.WIZARD, True),
        (PlayerKind.FALLEN_WIZARD, True),
        (PlayerKind.RINGWRAITH, False),
        (PlayerKind.BALROG, False),
    ],
)
def test_the_eye_opens_against_wizards_alone(opponent: PlayerKind, may: bool) -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, opponent))
    scene.first.character("Gorbag", at="Dol Guldur")
    eye, _ = scene.first.hand("The Lidless Eye", "Orders from Lugbúrz")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAY, eye) is may


@card("LE-203")
def test_not_if_a_ringwraith_was_ever_revealed_nor_twice() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    scene.first.avatar_revealed("Dwar the Ringwraith")
    eye, _ = scene.first.hand("The Lidless Eye", "Orders from Lugbúrz")
    assert scene.begin(Phase.ORGANIZATION).why_not(eye) is Reason.CONDITION_NOT_MET

    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    scene.first.event("The Lidless Eye")
    eye, _ = scene.first.hand("The Lidless Eye", "Orders from Lugbúrz")
    assert scene.begin(Phase.ORGANIZATION).why_not(eye) is Reason.DUPLICATED


@card("LE-203")
def test_the_player_is_sauron() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    scene.second.character("Gandalf", at="Rivendell")
    assert not is_player(scene.table, 0, ("Sauron",))

    scene.first.event("The Lidless Eye")

    assert is_player(scene.table, 0, ("Sauron",))
    assert not is_player(scene.table, 0, ("Dwar the Ringwraith",))
    assert not is_player(scene.table, 1, ("Sauron",))


@card("LE-203")
def test_sauron_has_seven_more_general_influence_and_one_more_card() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    assert (general_influence(scene.table, 0), hand_size(scene.table, 0)) == (20, 8)

    scene.first.event("The Lidless Eye")

    assert (general_influence(scene.table, 0), hand_size(scene.table, 0)) == (27, 9)
    assert (general_influence(scene.table, 1), hand_size(scene.table, 1)) == (20, 8)


@card("LE-203", "BA-43")
@pytest.mark.parametrize("name", ["The Lidless Eye", "Sauron"])
def test_sauron_reveals_no_ringwraith(name: str) -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    dwar, orc = scene.first.hand("Dwar the Ringwraith", "Orc Brawler")
    lord = scene.first.event(name)
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert lord.in_play
    assert playing.why_not(dwar) is Reason.NO_SECOND_AVATAR
    assert not playing.may(Verb.PLAY_CHARACTER, dwar)
    assert playing.may(Verb.PLAY_CHARACTER, orc)


@card("LE-203", "BA-43")
@pytest.mark.parametrize("name", ["The Lidless Eye", "Sauron"])
def test_against_sauron_the_hazard_player_uses_his_sideboard(name: str) -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    scene.first.event(name)
    drake, _ = scene.second.sideboard("Cave-drake", "Ghosts")
    playing = scene.begin(Phase.UNTAP)

    assert playing.asked == 1
    playing.does(Verb.SIDEBOARD_TO_DISCARD)
    playing.does(Verb.TAKE, drake)
    assert drake.is_discarded


@card("LE-203", "BA-43")
@pytest.mark.parametrize("name", ["The Lidless Eye", "Sauron"])
def test_nobody_is_bidden_to_rule_where_sauron_is(name: str) -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    bidden = scene.first.event("Bade to Rule")
    again, lord = scene.first.hand("Bade to Rule", name)
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.why_not(again) is Reason.DUPLICATED

    playing.plays(lord)
    playing.resolve()

    assert lord.in_play
    assert bidden.is_discarded
    assert playing.why_not(again) is Reason.SORT_BARRED


@card("LE-203")
def test_once_while_organizing_the_eye_looks_through_the_sideboard() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    eye = scene.first.event("The Lidless Eye")
    lagduf, wolf, river = scene.first.sideboard("Lagduf", "War-wolf", "River")
    scene.first.hand("Orders from Lugbúrz")
    scene.second.hand(*HAND)
    playing = scene.begin(Phase.ORGANIZATION)
    assert {offer.number for offer in playing.options(Verb.USE) if offer.card == eye.id} == {0, 1}

    playing.does(Verb.USE, eye, number=0)
    playing.resolve()
    offered = {offer.card for offer in playing.options(Verb.TAKE)}
    playing.does(Verb.TAKE, wolf)
    playing.apply(playing.game.chance())

    assert offered == {lagduf.id, wolf.id}
    assert wolf.in_deck
    assert (lagduf.place, river.place) == ("sideboard", "sideboard")
    assert not playing.may(Verb.USE, eye)


@card("LE-203")
def test_or_a_card_is_discarded_unseen_to_see_five_of_the_opponents_hand() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    eye = scene.first.event("The Lidless Eye")
    scene.first.sideboard("Lagduf")
    orders, axe = scene.first.hand("Orders from Lugbúrz", "Black Mace")
    hand = scene.second.hand(*HAND)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.USE, eye, number=1, names=("Black Mace",))
    playing.resolve()
    playing.apply(playing.game.chance())

    assert axe.is_discarded
    assert orders.in_hand
    shown = {fact.card for fact in playing.happened if fact.kind is Happening.TURNED_UP}
    assert len(shown) == 5
    assert shown < {piece.id for piece in hand}
    assert all([piece.in_hand for piece in hand])
    thrown = [fact for fact in playing.happened if fact.kind is Happening.DISCARDED_FROM_HAND]
    assert [seen_fact(playing.table, fact, 0).card for fact in thrown] == [axe.id]
    assert [seen_fact(playing.table, fact, 1).card == axe.id for fact in thrown] == [False]
    assert not playing.may(Verb.USE, eye)


@card("LE-203")
def test_whoever_has_nothing_in_hand_sees_nothing() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    eye = scene.first.event("The Lidless Eye")
    scene.first.sideboard("Lagduf")
    scene.second.hand(*HAND)
    playing = scene.begin(Phase.ORGANIZATION)

    assert {offer.number for offer in playing.options(Verb.USE) if offer.card == eye.id} == {0}


@card("LE-203")
def test_the_eye_does_nothing_of_the_kind_when_organizing_is_over() -> None:
    scene = Scene(kinds=DARK)
    gorbag = scene.first.character("Gorbag", at="Dol Guldur")
    eye = scene.first.event("The Lidless Eye")
    scene.first.sideboard("Lagduf")
    scene.first.hand("Orders from Lugbúrz")
    scene.second.hand(*HAND)
    playing = scene.hazards(on=gorbag)

    assert not playing.may(Verb.USE, eye)
    assert eye.in_play
