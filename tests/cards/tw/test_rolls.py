"""Stories of the cards that change a declared roll."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Check, Phase

CORRUPTION = (Check.CORRUPTION.value,)


@card("TW-189")
def test_three_companions_add_three_to_a_corruption_check() -> None:
    scene = Scene()
    faramir, _, _ = scene.first.company("Edoras", "Faramir", "Anborn", "Bergil")
    scene.first.gives("Sword of Gondolin", to=faramir)
    friends = scene.first.in_hand("A Friend or Three")
    playing = scene.check(faramir, modifier=-3)

    playing.plays(friends, target=faramir)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(3)  # 3 - 3 + 3 is greater than 2

    assert faramir.in_play
    assert friends.is_discarded


@card("TW-189")
def test_each_character_of_the_company_helps_to_win_a_faction() -> None:
    scene = Scene()
    imrahil, _ = scene.first.company("Minas Tirith", "Imrahil", "Anborn")
    guard = scene.first.in_hand("Tower Guard of Minas Tirith")
    friends = scene.first.in_hand("A Friend or Three")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.PLAY_AT_SITE, guard, imrahil)
    playing.resolve()
    playing.plays(friends, target=imrahil)
    playing.resolve()
    playing.rolls(3)  # 3 + 2 of influence + 1 for a Dúnadan + 2 friends is greater than 7

    assert guard.among_points


@card("TW-189")
def test_the_friends_of_somebody_else_are_of_no_use_when_no_roll_is_declared() -> None:
    scene = Scene()
    scene.first.character("Faramir", at="Edoras")
    friends = scene.first.in_hand("A Friend or Three")
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may_play(friends)
    assert playing.why_not(friends) is Reason.ONLY_FOR_CHECK


@card("TW-288")
def test_a_warriors_prowess_helps_up_to_five() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II", at="Pelargir")  # prowess 6
    lebennin = scene.first.in_hand("Men of Lebennin")
    muster = scene.first.in_hand("Muster")
    playing = scene.at_site(of=boromir)

    playing.does(Verb.PLAY_AT_SITE, lebennin, boromir)
    playing.resolve()
    playing.plays(muster, user=boromir)
    playing.resolve()
    playing.rolls(2)  # 2 + 1 of influence + 1 for a Dúnadan + 5 is greater than 7; with 4 it would not be

    assert lebennin.among_points


@card("TW-288")
def test_a_lesser_warrior_adds_what_prowess_he_has() -> None:
    scene = Scene()
    forlong = scene.first.character("Forlong", at="Pelargir")  # prowess 3
    lebennin = scene.first.in_hand("Men of Lebennin")
    muster = scene.first.in_hand("Muster")
    playing = scene.at_site(of=forlong)

    playing.does(Verb.PLAY_AT_SITE, lebennin, forlong)
    playing.resolve()
    playing.plays(muster, user=forlong)
    playing.resolve()
    playing.rolls(3)  # 3 + 1 for a Dúnadan + 3 is not greater than 7

    assert lebennin.is_discarded


@card("TW-288")
def test_only_the_warrior_who_checks_musters_and_only_a_faction() -> None:
    scene = Scene()
    adrazar, imrahil = scene.first.company("Dol Amroth", "Adrazar", "Imrahil")  # a scout and a warrior
    haldir = scene.second.character("Haldir", at="Dol Amroth")
    knights = scene.first.in_hand("Knights of Dol Amroth")
    muster = scene.first.in_hand("Muster")
    playing = scene.at_site(of=adrazar)

    playing.does(Verb.PLAY_AT_SITE, knights, adrazar)
    playing.resolve()
    assert playing.question == "RollFaction"
    playing.rolls(2)
    playing.does(Verb.INFLUENCE, imrahil, haldir)
    playing.resolve()

    assert playing.question == "RollAttempt"
    assert muster.in_hand


@card("TW-292")
def test_a_diplomat_wins_friends_among_a_faction() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    knights = scene.first.in_hand("Men of Anfalas")
    lond_galen = scene.first.character("Adrazar", at="Lond Galen")
    friendship = scene.first.in_hand("New Friendship")
    playing = scene.at_site(of=lond_galen)

    playing.does(Verb.PLAY_AT_SITE, knights, lond_galen)
    playing.resolve()
    playing.plays(friendship, user=lond_galen)
    playing.resolve()
    playing.rolls(4)  # 4 + 1 of influence + 1 + 1 (Adrazar against factions, a Dúnadan) + 3 is above 8

    assert knights.among_points
    assert imrahil.in_play


@card("TW-292")
def test_a_diplomat_makes_friends_with_the_opponents_character() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Dol Amroth")
    haldir = scene.second.character("Haldir", at="Dol Amroth")
    scene.second.character("Celeborn", at="Lórien")
    scene.second.character("Thranduil", at="Lórien")
    friendship = scene.first.in_hand("New Friendship")
    playing = scene.at_site(of=imrahil)

    playing.does(Verb.INFLUENCE, imrahil, haldir)
    playing.resolve()
    playing.plays(friendship, user=imrahil)
    playing.resolve()
    playing.rolls(7, 6)  # 7 - 6 + 2 of influence + 3 - 2 of general influence is greater than his mind, 3

    assert haldir.is_discarded


@card("TW-292")
def test_a_diplomat_comforts_a_companion_but_nobody_elsewhere() -> None:
    scene = Scene()
    faramir, imrahil = scene.first.company("Dol Amroth", "Faramir", "Imrahil")
    legolas = scene.first.character("Legolas", at="Edoras")
    scene.first.gives("Sword of Gondolin", to=faramir)
    friendship = scene.first.in_hand("New Friendship")
    playing = scene.check(faramir, modifier=-2)

    assert not playing.may_play(friendship, user=legolas)
    playing.plays(friendship, user=imrahil, target=faramir)
    playing.resolve()
    playing.pass_until("RollCheck")
    playing.rolls(3)  # 3 - 2 + 2 is greater than 2

    assert faramir.in_play
