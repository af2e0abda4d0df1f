"""Stories of the factions."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene


def tries(who: str) -> tuple[Playing, Piece]:
    """Somebody has tried to win the Men of Dale over; the roll is due."""
    scene = Scene()
    character = scene.first.character(who, at="Dale")
    dale = scene.first.in_hand("Men of Dale")
    playing = scene.at_site(of=character)
    playing.does(Verb.PLAY_AT_SITE, dale, character)
    playing.resolve()
    return playing, dale


@card("TD-138")
def test_the_men_of_dale_listen_to_men_and_dwarves() -> None:
    man, to_a_man = tries("Peath")
    dwarf, to_a_dwarf = tries("Óin")
    elf, to_an_elf = tries("Annalena")

    man.rolls(5)  # 5 + 1 + 2
    dwarf.rolls(7)  # 7 + 1
    elf.rolls(7)

    assert to_a_man.among_points
    assert man.points(0) == 1 + 2
    assert to_a_dwarf.among_points
    assert to_an_elf.is_discarded


@card("TD-138")
def test_the_men_of_dale_are_not_won_elsewhere() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    dale = scene.first.hand("Men of Dale", "Riders of Rohan")[0]
    playing = scene.at_site(of=theoden)

    assert playing.why_not(dale) is Reason.NOT_PLAYABLE_HERE


@card("TD-139")
def test_the_men_of_lake_town_listen_to_men_and_mistrust_dwarves() -> None:
    man, elf, dwarf = Scene(), Scene(), Scene()
    eowyn = man.first.character("Éowyn", at="Lake-town")
    to_a_man = man.first.in_hand("Men of Lake-town")
    annalena = elf.first.character("Annalena", at="Lake-town")
    to_an_elf = elf.first.in_hand("Men of Lake-town")
    oin = dwarf.first.character("Óin", at="Lake-town")
    to_a_dwarf = dwarf.first.in_hand("Men of Lake-town")

    asked_by_a_man, asked_by_an_elf = man.at_site(of=eowyn), elf.at_site(of=annalena)
    asked_by_a_dwarf = dwarf.at_site(of=oin)
    asked_by_a_man.does(Verb.PLAY_AT_SITE, to_a_man, eowyn)
    asked_by_a_man.resolve()
    asked_by_a_man.rolls(7)  # 7 + 2 is greater than 8
    asked_by_an_elf.does(Verb.PLAY_AT_SITE, to_an_elf, annalena)
    asked_by_an_elf.resolve()
    asked_by_an_elf.rolls(8)
    asked_by_a_dwarf.does(Verb.PLAY_AT_SITE, to_a_dwarf, oin)
    asked_by_a_dwarf.resolve()
    asked_by_a_dwarf.rolls(9)  # 9 - 1

    assert to_a_man.among_points
    assert to_an_elf.is_discarded
    assert to_a_dwarf.is_discarded
