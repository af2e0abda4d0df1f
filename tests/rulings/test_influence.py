"""Rulings on influence."""

from wizardhaven import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind, Race


def test_foolish_words_spoil_the_flattery_that_they_answer() -> None:
    """Flattery is an influence check too: Foolish Words in answer weigh on its roll. (CoE digest 13)"""
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Moria")
    flatter = scene.first.in_hand("Flatter a Foe")
    words = scene.second.in_hand("Foolish Words")
    playing = scene.attack(on=elrond, race=Race.ORC)

    playing.plays(flatter, user=elrond)
    playing.plays(words, target=elrond)
    playing.resolve()
    playing.rolls(10)  # and 4 and 2 less 4 are not more than 12

    assert words.bearer == elrond
    assert playing.attack is not None


def test_foolish_words_that_lie_on_guard_are_turned_up_against_flattery() -> None:
    """Foolish Words on-guard may be revealed when somebody flatters what attacks him at a site.

    (CoE digest 15)
    """
    scene = Scene()
    elrond = scene.first.character("Elrond", at="Moria")  # Orcs wait there
    flatter = scene.first.in_hand("Flatter a Foe")
    words = scene.second.on_guard("Foolish Words", against=elrond)
    playing = scene.entering(of=elrond)

    playing.does(Verb.ENTER)
    playing.plays(flatter, user=elrond)
    playing.does(Verb.REVEAL_ON_GUARD, words, target=elrond)
    playing.resolve()
    playing.rolls(10)

    assert words.bearer == elrond
    assert playing.attack is not None


def test_an_item_with_a_permanent_event_on_it_is_out_of_reach() -> None:
    """Nobody may try to influence an item away on which a permanent-event lies. (Dark Minions)"""
    free, aligned = Scene(), Scene()
    tries = free.first.character("Elrond", at="Isengard")
    free.first.in_hand("Palantír of Orthanc")
    stone = free.second.gives("Palantír of Orthanc", to=free.second.character("Arwen", at="Isengard"))
    cannot = aligned.first.character("Elrond", at="Isengard")
    aligned.first.in_hand("Palantír of Orthanc")
    other = aligned.second.gives("Palantír of Orthanc", to=aligned.second.character("Arwen", at="Isengard"))
    aligned.second.gives("Align Palantír", to=other)

    assert free.at_site(of=tries).may(Verb.INFLUENCE, tries, stone)
    assert not aligned.at_site(of=cannot).may(Verb.INFLUENCE, cannot, other)


def test_what_a_fallen_wizard_controls_is_out_of_reach() -> None:
    """An avatar's followers, items and allies cannot be influenced away any more than he. (CoE digest 117)"""
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD))
    elrond = scene.first.character("Elrond", at="Bree")
    scene.first.hand("Glamdring", "Noble Hound")
    scene.second.declares("Saruman")
    saruman = scene.second.character("Saruman [fallen-wizard]", at="Bree")
    follower = scene.second.character("Beretar", at="Bree", follower_of=saruman)
    other = scene.second.character("Faramir", at="Bree")
    sword = scene.second.gives("Glamdring", to=saruman)
    hound = scene.second.gives("Noble Hound", to=saruman)
    playing = scene.at_site(of=elrond)

    assert playing.may(Verb.INFLUENCE, elrond, other)
    assert not playing.may(Verb.INFLUENCE, elrond, saruman)
    assert not playing.may(Verb.INFLUENCE, elrond, follower)
    assert not playing.may(Verb.INFLUENCE, elrond, sword)
    assert not playing.may(Verb.INFLUENCE, elrond, hound)
