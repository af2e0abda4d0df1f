"""Stories of tales that endure: what is discarded may come back soon."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import ONTO_DECK, Happening
from wizardhaven.engine.state.ids import DECK
from wizardhaven.scenario import Scene
from wizardhaven.view.facts import seen_fact
from wizardhaven.vocabulary.terms import Phase


@card("DM-125")
def test_any_player_may_discard_onto_his_play_deck() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    scene.first.event("Enduring Tales")
    cram = scene.first.in_hand("Cram")
    theirs = scene.second.in_hand("Dodge")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("MayDiscard")
    playing.does(Verb.DISCARD, cram)
    playing.does(Verb.LAY_ON_DECK, cram)
    own_top = playing.table.pile(0, DECK)[-1]
    playing.does(Verb.DISCARD, theirs)
    asked = playing.asked
    playing.does(Verb.LAY_ON_DECK, theirs)

    assert own_top == cram.id
    assert asked == 1
    assert theirs.in_deck or theirs.in_hand  # he has drawn up to his hand size by now
    assert not theirs.is_discarded


@card("DM-125")
def test_whoever_likes_discards_as_ever() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    scene.second.event("Enduring Tales")
    cram = scene.first.in_hand("Cram")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("MayDiscard")
    playing.does(Verb.DISCARD, cram)
    offered = [option.verb for option in playing.options()]
    playing.does(Verb.DISCARD, cram)

    assert offered == [Verb.DISCARD, Verb.LAY_ON_DECK]
    assert cram.is_discarded


@card("DM-125")
def test_what_goes_onto_the_deck_lies_face_down_even_before_pallando() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    scene.second.character("Pallando", at="Lórien")
    scene.first.event("Enduring Tales")
    cram, dodge = scene.first.hand("Cram", "Dodge")
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("MayDiscard")
    playing.does(Verb.DISCARD, cram)
    playing.does(Verb.LAY_ON_DECK, cram)

    facts = [fact for fact in playing.happened if fact.kind is Happening.DISCARDED_FROM_HAND]
    assert [fact.number for fact in facts] == [ONTO_DECK]
    assert seen_fact(playing.table, facts[0], 1).card != cram.id
    assert seen_fact(playing.table, facts[0], 0).card == cram.id
    assert not dodge.is_discarded


@card("DM-125")
def test_the_hand_is_reset_card_by_card_onto_the_deck() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Rivendell")
    scene.first.event("Enduring Tales")
    hand = scene.first.hand(
        "Cram",
        "Dodge",
        "Narsil",
        "Miruvor",
        "Smoke Rings",
        "Glamdring",
        "Elven Cloak",
        "Aiglos",
        "Twilight",
        "Sun",
    )
    playing = scene.begin(Phase.END_OF_TURN)

    playing.pass_until("DiscardDown")
    playing.does(Verb.DISCARD, hand[0])
    playing.does(Verb.LAY_ON_DECK, hand[0])
    playing.does(Verb.DISCARD, hand[1])
    playing.does(Verb.DISCARD, hand[1])

    assert hand[0].in_deck
    assert hand[1].is_discarded
    assert len(playing.hand(0)) == 8


@card("DM-125")
def test_even_what_a_card_costs_may_go_onto_the_deck() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    scene.first.event("Enduring Tales")
    faces, ghosts = scene.second.hand("Faces of the Dead", "Ghosts")
    playing = scene.hazards(on=faramir, to="Goblin-gate")

    playing.plays(faces, target=faramir)
    asked = playing.question
    playing.does(Verb.LAY_ON_DECK, ghosts)

    assert asked == "DiscardWhere"
    assert ghosts.in_deck
