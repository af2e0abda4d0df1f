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
