"""Stories of the factions: each is won where it lives, by its number and its modifications."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Playing, Scene


def tries(where: str, who: str, faction: str) -> tuple[Playing, Piece]:
    """Somebody has entered the site and tried to win the faction over; the roll is due."""
    scene = Scene()
    character = scene.first.character(who, at=where)
    card_in_hand = scene.first.in_hand(faction)
    playing = scene.at_site(of=character)
    playing.does(Verb.PLAY_AT_SITE, card_in_hand, character)
    playing.resolve()
    return playing, card_in_hand


@card("TW-263")
def test_the_knights_of_dol_amroth_want_more_than_eight() -> None:
    playing, knights = tries("Dol Amroth", "Faramir", "Knights of Dol Amroth")

    playing.rolls(7)  # 7 + 1 influence + 1 for a Dúnadan

    assert knights.among_points
    assert playing.points(0) == 2 + 3


@card("TW-263")
def test_eight_is_not_more_than_eight() -> None:
    playing, knights = tries("Dol Amroth", "Faramir", "Knights of Dol Amroth")

    playing.rolls(6)

    assert knights.is_discarded
    assert playing.points(0) == 2


@card("TW-276")
def test_the_men_of_anfalas_want_more_than_eight() -> None:
    playing, men = tries("Lond Galen", "Imrahil", "Men of Anfalas")

    playing.rolls(6)  # 6 + 2 + 1

    assert men.among_points
    assert playing.points(0) == 2 + 2


@card("TW-277")
def test_the_men_of_anorien_want_more_than_seven() -> None:
    playing, men = tries("Minas Tirith", "Haldir", "Men of Anórien")

    playing.rolls(9)  # 9 - 1 for Haldir, nothing for an Elf

    assert men.among_points
    assert playing.points(0) == 1 + 2


@card("TW-280")
def test_the_men_of_lebennin_want_more_than_seven() -> None:
    playing, men = tries("Pelargir", "Faramir", "Men of Lebennin")

    playing.rolls(6)  # 6 + 1 + 1

    assert men.among_points
    assert playing.points(0) == 2 + 2


@card("TW-310")
def test_the_rangers_of_ithilien_want_more_than_seven() -> None:
    playing, rangers = tries("Henneth Annûn", "Beretar", "Rangers of Ithilien")

    playing.rolls(6)  # 6 + 1 + 1

    assert rangers.among_points
    assert playing.points(0) == 2 + 3


@card("TW-317")
def test_the_riders_of_rohan_listen_to_hobbits_and_dunedain() -> None:
    hobbit, riders = tries("Edoras", "Sam Gamgee", "Riders of Rohan")
    dunadan, others = tries("Edoras", "Bergil", "Riders of Rohan")
    elf, rest = tries("Edoras", "Annalena", "Riders of Rohan")

    hobbit.rolls(9)  # 9 + 1
    dunadan.rolls(9)  # 9 + 1
    elf.rolls(9)

    assert riders.among_points
    assert others.among_points
    assert rest.is_discarded


@card("TW-352")
def test_the_tower_guard_wants_more_than_seven() -> None:
    playing, guard = tries("Minas Tirith", "Bergil", "Tower Guard of Minas Tirith")

    playing.rolls(7)  # 7 + 1

    assert guard.among_points
    assert playing.points(0) == 2


@card("TW-263", "TW-276", "TW-277", "TW-280", "TW-310", "TW-352")
def test_factions_are_not_won_elsewhere() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    knights, anfalas, anorien = scene.first.hand("Knights of Dol Amroth", "Men of Anfalas", "Men of Anórien")
    lebennin, ithilien = scene.first.hand("Men of Lebennin", "Rangers of Ithilien")
    guard = scene.first.hand("Tower Guard of Minas Tirith", "Riders of Rohan")[0]
    playing = scene.at_site(of=theoden)

    assert playing.why_not(knights) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(anfalas) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(anorien) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(lebennin) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(ithilien) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(guard) is Reason.NOT_PLAYABLE_HERE


@card("TW-317")
def test_a_faction_that_somebody_has_cannot_be_won_again() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    scene.second.factions("Riders of Rohan")
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=theoden)

    assert playing.why_not(riders) is Reason.UNIQUE_IN_PLAY


@card("TW-197")
def test_the_beornings_want_more_than_seven_and_listen_to_men() -> None:
    man, to_a_man = tries("Beorn’s House", "Peath", "Beornings")
    elf, to_an_elf = tries("Beorn’s House", "Annalena", "Beornings")

    man.rolls(6)  # 6 + 1 + 1
    elf.rolls(7)

    assert to_a_man.among_points
    assert man.points(0) == 1 + 2
    assert to_an_elf.is_discarded


@card("TW-200")
def test_the_blue_mountain_dwarves_listen_to_dwarves_and_mistrust_elves() -> None:
    dwarf, to_a_dwarf = tries("Blue Mountain Dwarf-hold", "Óin", "Blue Mountain Dwarves")
    elf, to_an_elf = tries("Blue Mountain Dwarf-hold", "Annalena", "Blue Mountain Dwarves")

    dwarf.rolls(8)  # 8 + 2 is greater than 9
    elf.rolls(11)  # 11 - 2

    assert to_a_dwarf.among_points
    assert dwarf.points(0) == 1 + 3
    assert to_an_elf.is_discarded


@card("TW-222")
def test_the_easterlings_want_more_than_nine_and_mistrust_dunedain() -> None:
    elf, to_an_elf = tries("Easterling Camp", "Annalena", "Easterlings")
    dunadan, to_a_dunadan = tries("Easterling Camp", "Bergil", "Easterlings")

    elf.rolls(10)
    dunadan.rolls(11)  # 11 - 2

    assert to_an_elf.among_points
    assert elf.points(0) == 1 + 4
    assert to_a_dunadan.is_discarded


@card("TW-261")
def test_the_iron_hill_dwarves_listen_to_dwarves_and_mistrust_elves() -> None:
    dwarf, to_a_dwarf = tries("Iron Hill Dwarf-hold", "Óin", "Iron Hill Dwarves")
    elf, to_an_elf = tries("Iron Hill Dwarf-hold", "Annalena", "Iron Hill Dwarves")

    dwarf.rolls(7)  # 7 + 2 is greater than 8
    elf.rolls(10)  # 10 - 2

    assert to_a_dwarf.among_points
    assert dwarf.points(0) == 1 + 4
    assert to_an_elf.is_discarded


@card("TW-278")
def test_the_men_of_dorwinion_want_more_than_six_and_listen_to_men() -> None:
    man, to_a_man = tries("Shrel-Kain", "Peath", "Men of Dorwinion")
    elf, to_an_elf = tries("Shrel-Kain", "Annalena", "Men of Dorwinion")

    man.rolls(5)  # 5 + 1 + 1
    elf.rolls(6)

    assert to_a_man.among_points
    assert man.points(0) == 1 + 3
    assert to_an_elf.is_discarded


@card("TW-311")
def test_the_rangers_of_the_north_want_more_than_nine_and_listen_to_dunedain() -> None:
    dunadan, to_a_dunadan = tries("Bree", "Bergil", "Rangers of the North")
    elf, to_an_elf = tries("Bree", "Annalena", "Rangers of the North")

    dunadan.rolls(9)  # 9 + 1
    elf.rolls(9)

    assert to_a_dunadan.among_points
    assert dunadan.points(0) == 3
    assert to_an_elf.is_discarded


@card("TW-367")
def test_the_wood_elves_listen_to_elves_and_mistrust_men_and_dwarves() -> None:
    elf, to_an_elf = tries("Thranduil’s Halls", "Annalena", "Wood-elves")
    man, to_a_man = tries("Thranduil’s Halls", "Peath", "Wood-elves")
    dwarf, to_a_dwarf = tries("Thranduil’s Halls", "Óin", "Wood-elves")

    elf.rolls(8)  # 8 + 1
    man.rolls(8)  # 8 + 1 - 1
    dwarf.rolls(10)  # 10 - 2

    assert to_an_elf.among_points
    assert elf.points(0) == 1 + 3
    assert to_a_man.is_discarded
    assert to_a_dwarf.is_discarded


@card("TW-197", "TW-200", "TW-222", "TW-261", "TW-278", "TW-311", "TW-367")
def test_the_factions_of_the_north_are_not_won_elsewhere() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    beornings, blue_mountains = scene.first.hand("Beornings", "Blue Mountain Dwarves")
    easterlings, iron_hills = scene.first.hand("Easterlings", "Iron Hill Dwarves")
    dorwinion, rangers = scene.first.hand("Men of Dorwinion", "Rangers of the North")
    wood_elves = scene.first.hand("Wood-elves", "Riders of Rohan")[0]
    playing = scene.at_site(of=theoden)

    assert playing.why_not(beornings) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(blue_mountains) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(easterlings) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(iron_hills) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(dorwinion) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(rangers) is Reason.NOT_PLAYABLE_HERE
    assert playing.why_not(wood_elves) is Reason.NOT_PLAYABLE_HERE
