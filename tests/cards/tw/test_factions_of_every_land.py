"""Stories of factions of every land: each is won where it lives, by its number and its modifications."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene


def wins(where: str, who: str, faction: str, roll: int) -> bool:
    """Whether somebody who has entered the site wins the faction over with that roll."""
    scene = Scene()
    character = scene.first.character(who, at=where)
    people = scene.first.in_hand(faction)
    playing = scene.at_site(of=character)
    playing.does(Verb.PLAY_AT_SITE, people, character)
    playing.resolve()
    playing.rolls(roll)
    return people.among_points


@card("TW-211")
def test_the_dunlendings_mistrust_men_dunedain_and_dwarves() -> None:
    assert wins("Dunnish Clan-hold", "Annalena", "Dunlendings", 10)
    assert not wins("Dunnish Clan-hold", "Annalena", "Dunlendings", 9)
    assert wins("Dunnish Clan-hold", "Éowyn", "Dunlendings", 11)  # 11 - 1
    assert not wins("Dunnish Clan-hold", "Éowyn", "Dunlendings", 10)
    assert not wins("Dunnish Clan-hold", "Bergil", "Dunlendings", 10)
    assert not wins("Dunnish Clan-hold", "Óin", "Dunlendings", 10)


@card("TW-226")
def test_the_elves_of_lindon_listen_to_elves_and_dunedain() -> None:
    assert wins("Grey Havens", "Annalena", "Elves of Lindon", 8)  # 8 + 2 is greater than 9
    assert not wins("Grey Havens", "Annalena", "Elves of Lindon", 7)
    assert wins("Grey Havens", "Bergil", "Elves of Lindon", 9)  # 9 + 1
    assert not wins("Grey Havens", "Éowyn", "Elves of Lindon", 9)


@card("TW-228")
def test_the_ents_listen_to_hobbits() -> None:
    assert wins("Wellinghall", "Sam Gamgee", "Ents of Fangorn", 6)  # 6 + 4 is greater than 9
    assert not wins("Wellinghall", "Sam Gamgee", "Ents of Fangorn", 5)
    assert not wins("Wellinghall", "Annalena", "Ents of Fangorn", 9)


@card("TW-258")
def test_the_hobbits_listen_to_hobbits() -> None:
    assert wins("Bag End", "Sam Gamgee", "Hobbits", 5)  # 5 + 4 is greater than 8
    assert not wins("Bag End", "Sam Gamgee", "Hobbits", 4)
    assert not wins("Bag End", "Annalena", "Hobbits", 8)


@card("TW-257", "TW-268", "TW-281", "TW-368")
def test_four_peoples_of_the_north_listen_to_men() -> None:
    assert wins("Cameth Brin", "Éowyn", "Hillmen", 9)  # 9 + 1 is greater than 9
    assert not wins("Cameth Brin", "Annalena", "Hillmen", 9)
    assert wins("Lossadan Camp", "Éowyn", "Lossoth", 8)  # 8 + 1 is greater than 8
    assert not wins("Lossadan Camp", "Annalena", "Lossoth", 8)
    assert wins("Lake-town", "Éowyn", "Men of Northern Rhovanion", 6)  # 6 + 1 is greater than 6
    assert not wins("Lake-town", "Annalena", "Men of Northern Rhovanion", 6)
    assert wins("Woodmen-town", "Éowyn", "Woodmen", 7)  # 7 + 1 is greater than 7
    assert not wins("Woodmen-town", "Annalena", "Woodmen", 7)


@card("TW-279")
def test_the_men_of_lamedon_listen_to_dunedain() -> None:
    assert wins("Vale of Erech", "Bergil", "Men of Lamedon", 7)  # 7 + 1 is greater than 7
    assert not wins("Vale of Erech", "Annalena", "Men of Lamedon", 7)


@card("TW-329")
def test_the_southrons_mistrust_dunedain_elves_and_dwarves() -> None:
    assert wins("Southron Oasis", "Éowyn", "Southrons", 9)
    assert not wins("Southron Oasis", "Éowyn", "Southrons", 8)
    assert not wins("Southron Oasis", "Bergil", "Southrons", 10)  # 10 - 2
    assert not wins("Southron Oasis", "Annalena", "Southrons", 10)
    assert not wins("Southron Oasis", "Óin", "Southrons", 10)


@card("TW-344", "TW-357", "TW-369", "TW-370")
def test_eagles_variags_and_woses_listen_to_everybody_alike() -> None:
    assert wins("Eagles’ Eyrie", "Annalena", "The Great Eagles", 10)
    assert not wins("Eagles’ Eyrie", "Annalena", "The Great Eagles", 9)
    assert wins("Variag Camp", "Éowyn", "Variags of Khand", 10)
    assert not wins("Variag Camp", "Éowyn", "Variags of Khand", 9)
    assert wins("Wose Passage-hold", "Bergil", "Woses of Old Pûkel-land", 9)
    assert not wins("Wose Passage-hold", "Bergil", "Woses of Old Pûkel-land", 8)
    assert wins("Drúadan Forest", "Óin", "Woses of the Drúadan Forest", 10)
    assert not wins("Drúadan Forest", "Óin", "Woses of the Drúadan Forest", 9)


@card("TW-211", "TW-226", "TW-228", "TW-257", "TW-258", "TW-268", "TW-279")
def test_seven_peoples_are_not_won_elsewhere() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    western = scene.first.hand("Dunlendings", "Elves of Lindon", "Ents of Fangorn", "Hillmen")
    others = scene.first.hand("Hobbits", "Lossoth", "Men of Lamedon", "Riders of Rohan")[:3]
    playing = scene.at_site(of=theoden)

    assert [playing.why_not(people) for people in western] == [Reason.NOT_PLAYABLE_HERE] * 4
    assert [playing.why_not(people) for people in others] == [Reason.NOT_PLAYABLE_HERE] * 3


@card("TW-281", "TW-329", "TW-344", "TW-357", "TW-368", "TW-369", "TW-370")
def test_seven_more_peoples_are_not_won_elsewhere() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    eastern = scene.first.hand(
        "Men of Northern Rhovanion", "Southrons", "The Great Eagles", "Variags of Khand"
    )
    others = scene.first.hand(
        "Woodmen", "Woses of Old Pûkel-land", "Woses of the Drúadan Forest", "Riders of Rohan"
    )[:3]
    playing = scene.at_site(of=theoden)

    assert [playing.why_not(people) for people in eastern] == [Reason.NOT_PLAYABLE_HERE] * 4
    assert [playing.why_not(people) for people in others] == [Reason.NOT_PLAYABLE_HERE] * 3
