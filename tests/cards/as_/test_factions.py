"""Stories of the factions."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Scene


def wins(where: str, who: str, faction: str, roll: int) -> bool:
    """Whether somebody who has entered the site wins the faction over with that roll."""
    scene = Scene()
    character = scene.first.company(where, who)[0]
    people = scene.first.in_hand(faction)
    playing = scene.at_site(of=character)
    playing.does(Verb.PLAY_AT_SITE, people, character)
    playing.resolve()
    playing.rolls(roll)
    return people.among_points


@card("AS-60")
def test_the_wain_easterlings_want_more_than_eight() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Easterling Camp")
    easterlings = scene.first.in_hand("Wain-easterlings")
    playing = scene.at_site(of=theoden)

    playing.does(Verb.PLAY_AT_SITE, easterlings, theoden)
    playing.resolve()
    playing.rolls(6)  # 6 + 3

    assert easterlings.among_points


@card("AS-60")
def test_the_wain_easterlings_do_not_like_dunedain_and_hate_wizards() -> None:
    dunadan, wizard = Scene(), Scene()
    faramir = dunadan.first.character("Faramir", at="Easterling Camp")
    first = dunadan.first.in_hand("Wain-easterlings")
    gandalf = wizard.first.character("Gandalf", at="Easterling Camp")
    second = wizard.first.in_hand("Wain-easterlings")
    by_faramir, by_gandalf = dunadan.at_site(of=faramir), wizard.at_site(of=gandalf)

    by_faramir.does(Verb.PLAY_AT_SITE, first, faramir)
    by_faramir.resolve()
    by_faramir.rolls(9)  # 9 + 1 - 2
    by_gandalf.does(Verb.PLAY_AT_SITE, second, gandalf)
    by_gandalf.resolve()
    by_gandalf.rolls(3)  # 3 + 10 - 5

    assert first.is_discarded
    assert second.is_discarded


@card("AS-59")
def test_the_haradrim_mistrust_the_free_peoples_and_hate_wizards() -> None:
    assert wins("Southron Oasis", "Éowyn", "Haradrim", 10)
    assert not wins("Southron Oasis", "Éowyn", "Haradrim", 9)
    assert not wins("Southron Oasis", "Bergil", "Haradrim", 11)  # 11 - 2
    assert not wins("Southron Oasis", "Annalena", "Haradrim", 11)
    assert not wins("Southron Oasis", "Óin", "Haradrim", 11)
    assert not wins("Southron Oasis", "Gandalf", "Haradrim", 4)  # 4 + 10 - 5
    assert wins("Southron Oasis", "Gandalf", "Haradrim", 5)


@card("AS-61")
def test_the_petty_dwarves_listen_to_dwarves_and_mistrust_elves() -> None:
    assert wins("The Worthy Hills", "Óin", "Petty-dwarves", 9)  # 9 + 2 is greater than 10
    assert not wins("The Worthy Hills", "Óin", "Petty-dwarves", 8)
    assert wins("The Worthy Hills", "Éowyn", "Petty-dwarves", 11)
    assert not wins("The Worthy Hills", "Annalena", "Petty-dwarves", 12)  # 12 - 2


@card("AS-67")
def test_the_woses_of_the_eryn_vorn_listen_to_everybody_alike() -> None:
    assert wins("The Worthy Hills", "Annalena", "Woses of the Eryn Vorn", 11)
    assert not wins("The Worthy Hills", "Annalena", "Woses of the Eryn Vorn", 10)
    assert wins("The Worthy Hills", "Ghân-buri-Ghân", "Woses of the Eryn Vorn", 7)  # 7 + 2 + 2


@card("AS-58", "AS-64")
def test_the_angmarim_and_the_nurniags_listen_to_men_and_hate_wizards() -> None:
    assert wins("Carn Dûm", "Éowyn", "Angmarim", 11)  # 11 + 1 is greater than 11
    assert not wins("Carn Dûm", "Éowyn", "Angmarim", 10)
    assert not wins("Carn Dûm", "Gandalf", "Angmarim", 6)  # 6 + 10 - 5
    assert wins("Carn Dûm", "Gandalf", "Angmarim", 7)
    assert wins("Nûrniag Camp", "Théoden", "Nûrniags", 10)  # 10 + 3 + 1 is greater than 13
    assert not wins("Nûrniag Camp", "Théoden", "Nûrniags", 9)
    assert not wins("Nûrniag Camp", "Gandalf", "Nûrniags", 8)  # 8 + 10 - 5
    assert wins("Nûrniag Camp", "Gandalf", "Nûrniags", 9)


@card("AS-58", "AS-64", "TW-288")
def test_a_muster_moves_neither_the_angmarim_nor_the_nurniags() -> None:
    north, south, west = Scene(), Scene(), Scene()
    in_angmar = north.first.character("Théoden", at="Carn Dûm")
    angmarim, first = north.first.hand("Angmarim", "Muster")
    in_nurn = south.first.character("Théoden", at="Nûrniag Camp")
    nurniags, second = south.first.hand("Nûrniags", "Muster")
    in_rohan = west.first.character("Théoden", at="Edoras")
    riders, third = west.first.hand("Riders of Rohan", "Muster")

    to_angmarim, to_nurniags = north.at_site(of=in_angmar), south.at_site(of=in_nurn)
    to_riders = west.at_site(of=in_rohan)
    to_angmarim.does(Verb.PLAY_AT_SITE, angmarim, in_angmar)
    to_nurniags.does(Verb.PLAY_AT_SITE, nurniags, in_nurn)
    to_riders.does(Verb.PLAY_AT_SITE, riders, in_rohan)

    assert to_riders.may_play(third, in_rohan)
    assert not to_angmarim.may_play(first)
    assert not to_nurniags.may_play(second)
