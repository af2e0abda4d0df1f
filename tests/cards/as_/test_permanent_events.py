"""Stories of the resource permanent-events."""

from tests.cards.marks import card
from tests.rules.minion_cards import DARKHAVEN, MINION_GOLD_RING, OLD_TROLL
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, PlayerKind


@card("AS-54")
def test_safe_from_the_shadow_an_item_is_stored_in_the_end_of_turn_phase() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    narsil = scene.first.gives("Narsil", to=haldir)
    scene.second.event("Safe from the Shadow")  # it is for all heroes
    playing = scene.begin(Phase.END_OF_TURN)

    playing.does(Verb.STORE, narsil)
    playing.rolls(7)  # the bearer checks as always

    assert narsil.is_stored


@card("AS-54")
def test_whoever_fails_his_check_stores_nothing() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    narsil = scene.first.gives("Narsil", to=haldir)
    scene.first.event("Safe from the Shadow")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.does(Verb.STORE, narsil)
    playing.rolls(3)  # 3 - 1 is not greater than 2

    assert not narsil.is_stored
    assert not haldir.in_play


@card("AS-54")
def test_without_it_nothing_is_stored_at_the_end_of_the_turn() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    narsil = scene.first.gives("Narsil", to=haldir)
    scene.first.in_hand("Cram")
    playing = scene.begin(Phase.END_OF_TURN)

    assert not playing.may(Verb.STORE, narsil)


@card("AS-54")
def test_items_are_safe_only_where_they_may_be_stored_and_in_ones_own_turn() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    on_the_way = scene.first.gives("Narsil", to=haldir)
    beretar = scene.second.character("Beretar", at="Rivendell")
    of_the_other = scene.second.gives("Glamdring", to=beretar)
    scene.first.event("Safe from the Shadow")
    scene.first.in_hand("Cram")
    scene.second.in_hand("Cram")
    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.asked == 0
    assert not playing.may(Verb.STORE, on_the_way)
    playing.passes()
    assert playing.asked == 1
    assert not playing.may(Verb.STORE, of_the_other)


@card("AS-54")
def test_it_cannot_be_duplicated() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Rivendell")
    scene.second.event("Safe from the Shadow")
    second = scene.first.in_hand("Safe from the Shadow")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(second) is Reason.DUPLICATED


@card("AS-54")
def test_it_is_discarded_when_a_play_deck_is_exhausted() -> None:
    scene = Scene(filled=False)
    scene.first.character("Haldir", at="Rivendell")
    safe = scene.first.event("Safe from the Shadow")
    scene.first.fill(9)
    scene.second.deck("Wargs")
    scene.second.discard_pile(*["Sons of Kings"] * 9)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("Exchange", "Shuffle", "MayCall")

    assert safe.is_discarded


@card("AS-101")
def test_tokens_are_shown_by_minions_and_not_by_heroes() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    troll = scene.first.company(DARKHAVEN, OLD_TROLL)[0]
    ring = scene.first.gives(MINION_GOLD_RING, to=troll)
    scene.first.event("Tokens to Show")
    minions = scene.begin(Phase.END_OF_TURN)
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    narsil = scene.first.gives("Narsil", to=haldir)
    scene.first.in_hand("Cram")
    scene.second.event("Tokens to Show")
    heroes = scene.begin(Phase.END_OF_TURN)

    assert minions.may(Verb.STORE, ring)
    assert not heroes.may(Verb.STORE, narsil)


@card("AS-101")
def test_the_tokens_go_when_a_play_deck_is_exhausted() -> None:
    scene = Scene(filled=False)
    scene.first.character("Haldir", at="Rivendell")
    safe = scene.first.event("Tokens to Show")
    scene.first.fill(9)
    scene.second.deck("Wargs")
    scene.second.discard_pile(*["Sons of Kings"] * 9)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("Exchange", "Shuffle", "MayCall")

    assert safe.is_discarded
