"""Stories of Sauron as the player's other self."""

import pytest

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.numbers.hand_size import hand_size
from wizardhaven.engine.queries.numbers.influence import general_influence
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


@card("BA-43")
@pytest.mark.parametrize(
    ("opponent", "may"),
    [
        (PlayerKind.WIZARD, True),
        (PlayerKind.FALLEN_WIZARD, True),
        (PlayerKind.RINGWRAITH, False),
        (PlayerKind.BALROG, False),
    ],
)
def test_sauron_rises_against_wizards_alone(opponent: PlayerKind, may: bool) -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, opponent))
    scene.first.character("Gorbag", at="Dol Guldur")
    sauron, _ = scene.first.hand("Sauron", "Orders from Lugbúrz")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.PLAY, sauron) is may


@card("BA-43", "LE-203")
@pytest.mark.parametrize(("there", "other"), [("The Lidless Eye", "Sauron"), ("Sauron", "The Lidless Eye")])
def test_there_is_only_one_form_of_him_and_no_ringwraith_before_him(there: str, other: str) -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    scene.first.event(there)
    copy, form, _ = scene.first.hand(there, other, "Orders from Lugbúrz")
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.why_not(copy) is Reason.DUPLICATED
    assert playing.why_not(form) is Reason.DUPLICATED

    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    scene.first.avatar_revealed("Dwar the Ringwraith")
    form, _ = scene.first.hand(other, "Orders from Lugbúrz")
    assert scene.begin(Phase.ORGANIZATION).why_not(form) is Reason.CONDITION_NOT_MET


@card("BA-43")
def test_sauron_has_ten_more_general_influence_and_no_more_cards() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")

    scene.first.event("Sauron")

    assert (general_influence(scene.table, 0), hand_size(scene.table, 0)) == (30, 8)
    assert general_influence(scene.table, 1) == 20


@card("BA-43")
def test_sauron_brings_a_resource_or_character_from_the_sideboard_once_a_turn() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    sauron = scene.first.event("Sauron")
    lagduf, wolf, river, brawler = scene.first.sideboard("Lagduf", "War-wolf", "River", "Orc Brawler")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(sauron)
    playing.resolve()
    offered = {offer.card for offer in playing.options(Verb.TAKE)}
    playing.does(Verb.TAKE, lagduf)
    playing.apply(playing.game.chance())

    assert offered == {lagduf.id, wolf.id, brawler.id}
    assert river.place == "sideboard"
    assert lagduf.in_deck
    assert not playing.may(Verb.USE, sauron)


@card("BA-43")
def test_not_outside_the_organization_phase() -> None:
    scene = Scene(kinds=DARK)
    scene.first.character("Gorbag", at="Dol Guldur")
    sauron = scene.first.event("Sauron")
    scene.first.sideboard("Lagduf", "War-wolf")
    playing = scene.begin(Phase.END_OF_TURN)

    assert not playing.may(Verb.USE, sauron)


@card("BA-43")
@pytest.mark.parametrize("risen", [True, False])
def test_sauron_brings_any_number_of_characters_into_play(risen: bool) -> None:
    scene = Scene(kinds=DARK)
    gorbag = scene.first.character("Gorbag", at="Dol Guldur")
    scene.first.location_deck("Minas Morgul")
    lagduf, brawler, lout = scene.first.hand("Lagduf", "Orc Brawler", "Troll Lout")
    if risen:
        scene.first.event("Sauron")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.PLAY_CHARACTER, lagduf)
    assert playing.may(Verb.PLAY_CHARACTER, brawler) is risen
    if risen:
        playing.does(Verb.PLAY_CHARACTER, brawler)
        playing.does(Verb.PLAY_CHARACTER, lout)
        assert all([one.in_play for one in (lagduf, brawler, lout)])
        assert playing.may(Verb.DISCARD_CHARACTER, gorbag)


@card("BA-43")
def test_it_is_for_his_own_player_alone() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    scene.first.character("Balin")
    scene.second.event("Sauron")
    elladan, haldir = scene.first.hand("Elladan", "Haldir")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    playing.does(Verb.PLAY_CHARACTER, elladan)

    assert not playing.may(Verb.PLAY_CHARACTER, haldir)
