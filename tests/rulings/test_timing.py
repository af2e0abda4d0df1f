"""Rulings on timing and chains of effects."""

from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


def test_a_card_that_is_only_declared_cannot_be_discarded_by_marvels_told() -> None:
    """What has been declared is not in play yet: only a card that cancels it may answer it.

    (CoE digest 15)
    """
    scene = Scene(strictly=True)
    elrond = scene.first.character("Elrond", at="Rivendell")
    marvels = scene.first.in_hand("Marvels Told")
    words = scene.second.in_hand("Foolish Words")
    playing = scene.hazards(on=elrond, to="Moria")

    playing.steps_over("HazardWindow")
    playing.plays(words, target=elrond)
    answering, in_answer = playing.asked, playing.may_play(marvels)
    playing.resolve()

    assert (answering, in_answer) == (0, False)
    assert words.bearer == elrond
    assert playing.asked == 0
    assert playing.may_play(marvels, target=words)


def test_a_corruption_card_cannot_answer_but_another_hazard_can() -> None:
    """Corruption cards, like creatures, only ever begin a chain of effects. (CoE digest 13)"""
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    flatter = scene.first.in_hand("Flatter a Foe")
    lure, words, creature = scene.second.hand("Lure of the Senses", "Foolish Words", "Cave-drake")
    playing = scene.attack(on=gimli, race=Race.ORC)

    playing.plays(flatter, user=gimli)

    assert playing.asked == 1
    assert playing.may_play(words, target=gimli)
    assert not playing.may_play(lure)
    assert not playing.may(Verb.PLAY_CREATURE, creature)


def test_twilight_played_as_a_resource_takes_away_the_opponents_gates_of_morning() -> None:
    """Twilight reaches a resource of the other player's even when it is itself played as a resource.

    (CRF 10)
    """
    scene = Scene()
    scene.first.character("Elrond", at="Rivendell")
    twilight = scene.first.in_hand("Twilight")
    gates = scene.second.event("Gates of Morning")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(twilight, target=gates)
    playing.resolve()

    assert gates.is_discarded
    assert twilight.is_discarded


def test_what_a_character_tapped_for_comes_to_nothing_once_he_has_left_play() -> None:
    """Whoever tapped to pay for an action must still be there, tapped, when it resolves.

    (CRF, active conditions)
    """
    scene = Scene()
    elrond, glorfindel = scene.first.company("Rivendell", "Elrond", "Glorfindel II")
    words = scene.second.gives("Foolish Words", to=glorfindel)
    marvels = scene.first.in_hand("Marvels Told")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=elrond, to="Moria")

    playing.plays(marvels, user=elrond, target=words)
    playing.plays(call, target=elrond)
    playing.resolve()
    playing.rolls(2)  # with 2 influence unused, less than 10

    assert elrond.in_hand
    assert marvels.is_discarded
    assert words.in_play


def test_a_card_that_calls_for_a_roll_may_be_played_though_it_must_fail() -> None:
    """A card must change something to be played, and to have dice thrown is enough. (CRF 10)"""
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Rivendell")
    call = scene.second.in_hand("Call of Home")
    playing = scene.hazards(on=anborn, to="Moria")

    playing.plays(call, target=anborn)
    playing.resolve()
    playing.rolls(2)  # and 18 that are unused

    assert anborn.in_play
    assert call.is_discarded
