"""Stories of Orcrist, the Torque of Hues and the Great-shield of Rohan."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("TW-295")
def test_orcrist_adds_three_to_a_maximum_of_nine_and_four_to_a_maximum_of_ten_against_orcs() -> None:
    first, second, third = Scene(), Scene(), Scene()
    arwen = first.first.character("Arwen", at="Lórien")
    aragorn = second.first.character("Aragorn II", at="Rivendell")
    glorfindel = third.first.character("Glorfindel II", at="Edhellond")
    first.first.gives("Orcrist", to=arwen)
    second.first.gives("Orcrist", to=aragorn)
    third.first.gives("Orcrist", to=glorfindel)

    points = [scene.begin(Phase.ORGANIZATION).points(0) for scene in (first, second, third)]

    assert (arwen.prowess(), arwen.prowess(Race.ORC)) == (2 + 3, 2 + 4)
    assert (aragorn.prowess(), aragorn.prowess(Race.ORC)) == (6 + 3, 6 + 4)
    assert (glorfindel.prowess(Race.TROLL), glorfindel.prowess(Race.ORC)) == (9, 10)
    assert aragorn.corruption_points == 2
    assert points == [1 + 4, 3 + 4, 3 + 4]


@card("TW-351")
def test_the_torque_of_hues_and_its_bearer_tap_to_cancel_any_attack() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree")
    torque = scene.first.gives("Torque of Hues", to=arwen)
    playing = scene.attack(on=haldir, race=Race.NAZGUL, strikes=3)

    playing.uses(torque)
    playing.resolve()
    playing.passes()  # Haldir does not support
    assert torque.is_tapped
    assert arwen.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)
    playing.rolls(2)  # equal to the two points of the Torque

    assert arwen.is_discarded


@card("TW-351")
def test_a_tapped_torque_or_a_tapped_bearer_cancels_nothing() -> None:
    used, weary = Scene(), Scene()
    aragorn = used.first.character("Aragorn II", at="Bree")
    first = used.first.gives("Torque of Hues", to=aragorn, status="tapped")
    used.first.in_hand("Concealment")
    faramir = weary.first.character("Faramir", at="Bree", status="tapped")
    second = weary.first.gives("Torque of Hues", to=faramir)
    weary.first.in_hand("Dark Quarrels")

    with_the_torque_tapped = used.attack(on=aragorn)
    with_the_bearer_tapped = weary.attack(on=faramir)

    assert with_the_torque_tapped.may(Verb.PLAY)
    assert not with_the_torque_tapped.may(Verb.USE, first)
    assert with_the_bearer_tapped.may(Verb.PLAY)
    assert not with_the_bearer_tapped.may(Verb.USE, second)


@card("TW-250")
def test_the_great_shield_of_rohan_adds_two_to_the_body_to_a_maximum_of_nine() -> None:
    scene, other = Scene(), Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    faramir = other.first.character("Faramir", at="Lórien")
    scene.first.gives("Great-shield of Rohan", to=adrazar)
    other.first.gives("Great-shield of Rohan", to=faramir)

    scene.begin(Phase.ORGANIZATION)
    other.begin(Phase.ORGANIZATION)

    assert adrazar.body == 6 + 2  # no warrior
    assert faramir.body == 9  # 8, and no more than 9


@card("TW-250")
def test_a_warrior_taps_the_great_shield_instead_of_himself() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    shield = scene.first.gives("Great-shield of Rohan", to=faramir)
    playing = scene.attack(on=faramir, prowess=10)

    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(shield)
    playing.resolve()
    playing.rolls(6)  # 6 + 5 is greater than 10

    assert shield.is_tapped
    assert faramir.is_untapped


@card("TW-250")
def test_behind_the_great_shield_a_warrior_is_wounded_all_the_same() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Bree")
    shield = scene.first.gives("Great-shield of Rohan", to=faramir)
    playing = scene.attack(on=faramir, prowess=10)

    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(shield)
    playing.resolve()
    playing.rolls(4, 9)  # 4 + 5 is less than 10; 9 is not greater than his body of 9

    assert faramir.is_wounded


@card("TW-250")
def test_the_great_shield_helps_no_one_else() -> None:
    scout, companion = Scene(), Scene()
    adrazar = scout.first.character("Adrazar", at="Bree")
    first = scout.first.gives("Great-shield of Rohan", to=adrazar)
    scout.first.in_hand("Dodge")
    faramir = companion.first.character("Faramir", at="Bree")
    second = companion.first.gives("Great-shield of Rohan", to=faramir)
    beretar = companion.first.character("Beretar", at="Bree")
    companion.first.in_hand("Dodge")

    against_a_scout = scout.attack(on=adrazar)
    against_a_scout.does(Verb.ASSIGN, adrazar)
    against_a_scout.does(Verb.TAP_TO_FACE)
    against_another = companion.attack(on=faramir)
    against_another.does(Verb.ASSIGN, beretar)
    against_another.does(Verb.TAP_TO_FACE)
    against_another.passes()  # nobody supports Beretar

    assert against_a_scout.may(Verb.PLAY)
    assert not against_a_scout.may(Verb.USE, first)
    assert against_another.may(Verb.PLAY)
    assert not against_another.may(Verb.USE, second)
