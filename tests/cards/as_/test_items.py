"""Stories of the items."""

from tests.cards.marks import card
from wizardhaven.engine.state.action import Verb
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind


@card("AS-68")
def test_the_bow_drives_off_the_beasts_of_a_company_that_attacks_its_bearer() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    lout, veteran = scene.first.company("Moria", "Troll Lout", "Orc Veteran")
    wolf, troll = scene.first.gives("War-wolf", to=lout), scene.first.gives("“Two-headed” Troll", to=veteran)
    king = scene.first.gives("The Warg-king", to=veteran)
    elladan = scene.second.character("Elladan", at="Moria")
    scene.second.gives("Bow of the Galadhrim", to=elladan)
    playing = scene.company_attack(by=lout)

    playing.rolls(7, 7)

    assert wolf.is_discarded
    assert troll.in_play
    assert king.in_play
    assert playing.attack is not None
    assert playing.attack.attackers == (lout.id, veteran.id, troll.id, king.id)
    assert playing.question == "PairByDefender"


@card("AS-68")
def test_the_bow_drives_off_the_beasts_of_a_company_that_its_bearer_attacks() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    elladan = scene.first.character("Elladan", at="Moria")
    scene.first.gives("Bow of the Galadhrim", to=elladan)
    lout = scene.second.character("Troll Lout", at="Moria")
    wolf = scene.second.gives("War-wolf", to=lout)
    playing = scene.company_attack(by=elladan)

    playing.rolls(6)

    assert wolf.in_play
    assert playing.may(Verb.ASSIGN, wolf, elladan)


@card("AS-68")
def test_the_bow_does_nothing_in_the_hands_of_somebody_who_is_no_elf_or_no_warrior() -> None:
    scene = Scene(kinds=(PlayerKind.WIZARD, PlayerKind.RINGWRAITH))
    beretar = scene.first.character("Beretar", at="Moria")
    scene.first.gives("Bow of the Galadhrim", to=beretar)
    lout = scene.second.character("Troll Lout", at="Moria")
    wolf = scene.second.gives("War-wolf", to=lout)

    playing = scene.company_attack(by=beretar)

    assert wolf.in_play
    assert playing.question == "PairByDefender"


@card("AS-68")
def test_the_bow_is_not_drawn_if_the_attack_is_cancelled_before_strikes_are_assigned() -> None:
    scene = Scene(kinds=(PlayerKind.RINGWRAITH, PlayerKind.WIZARD))
    lout = scene.first.character("Troll Lout", at="Moria")
    wolf = scene.first.gives("War-wolf", to=lout)
    elladan = scene.second.character("Elladan", at="Moria")
    scene.second.gives("Bow of the Galadhrim", to=elladan)
    quarrels = scene.second.in_hand("Dark Quarrels")
    playing = scene.company_attack(by=lout)

    playing.plays(quarrels)

    assert playing.attack is None
    assert wolf.in_play
