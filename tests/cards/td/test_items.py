"""Stories of the major and greater items."""

from tests.cards.marks import card
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_strikes
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Race


@card("TD-114")
def test_the_enruned_shield_adds_three_to_the_body_to_a_maximum_of_ten() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    scene.first.gives("Enruned Shield", to=adrazar)
    scene.first.gives("Enruned Shield", to=haldir)

    assert adrazar.body == 6 + 3
    assert haldir.body == 10


@card("TD-114")
def test_the_enruned_shield_makes_a_strike_ineffectual() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    shield = scene.first.gives("Enruned Shield", to=haldir)
    playing = scene.attack(on=haldir, prowess=20)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(shield)
    playing.resolve()

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL)
    assert haldir.is_tapped  # as for any ineffectual strike
    assert shield.is_tapped
    assert not playing.has_happened(Happening.ATTACK_DEFEATED)
    assert playing.attack is None


@card("TD-114")
def test_who_stays_untapped_behind_the_enruned_shield_does_not_tap() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    shield = scene.first.gives("Enruned Shield", to=haldir)
    playing = scene.attack(on=haldir, prowess=20)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.STAY_UNTAPPED)
    playing.uses(shield)
    playing.resolve()

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL)
    assert haldir.is_untapped


@card("TD-114")
def test_only_a_warrior_taps_the_enruned_shield() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Bree")
    shield = scene.first.gives("Enruned Shield", to=adrazar)
    scene.first.in_hand("Dodge")
    playing = scene.attack(on=adrazar)

    playing.does(Verb.ASSIGN, adrazar)
    playing.does(Verb.TAP_TO_FACE)

    assert not playing.may(Verb.USE, shield)


@card("TD-114", "TD-102")
def test_hoard_items_are_found_in_hoards() -> None:
    mountain, moria = Scene(), Scene()
    haldir = mountain.first.character("Haldir", at="The Lonely Mountain")
    shield, bow = mountain.first.hand("Enruned Shield", "Bow of Dragon-horn")
    balin = moria.first.character("Balin", at="Moria")
    elsewhere = moria.first.hand("Enruned Shield", "Bow of Dragon-horn")
    moria.first.in_hand("Glamdring")

    in_the_mountain = mountain.at_site(of=haldir)
    in_moria = moria.at_site(of=balin)

    assert in_the_mountain.may(Verb.PLAY_AT_SITE, shield)
    assert in_the_mountain.may(Verb.PLAY_AT_SITE, bow)
    assert in_moria.why_not(elsewhere[0]) is Reason.NOT_PLAYABLE_HERE
    assert in_moria.why_not(elsewhere[1]) is Reason.NOT_PLAYABLE_HERE


@card("TD-102")
def test_the_bow_of_dragon_horn_takes_a_strike_from_a_creature_on_the_way() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    bow = scene.first.gives("Bow of Dragon-horn", to=haldir)
    wargs = scene.second.in_hand("Wargs")
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, wargs, names=("Wilderness",))
    playing.resolve()
    playing.uses(bow)
    playing.resolve()

    assert bow.is_tapped
    assert haldir.is_untapped
    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 1


@card("TD-102")
def test_the_bow_of_dragon_horn_leaves_one_strike() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    bow = scene.first.gives("Bow of Dragon-horn", to=haldir)
    scene.first.in_hand("Dark Quarrels")
    lieutenant = scene.second.in_hand("Orc-lieutenant")  # one strike
    playing = scene.hazards(on=haldir, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant, names=("Wilderness",))
    playing.resolve()

    assert not playing.may(Verb.USE, bow)


@card("TD-102")
def test_the_bow_of_dragon_horn_is_no_help_at_a_site() -> None:
    keyed, automatic = Scene(), Scene()
    haldir = keyed.first.character("Haldir", at="Lórien")
    first = keyed.first.gives("Bow of Dragon-horn", to=haldir)
    keyed.first.in_hand("Dark Quarrels")
    guard = keyed.second.in_hand("Orc-guard")
    balin = automatic.first.character("Balin", at="Moria")
    second = automatic.first.gives("Bow of Dragon-horn", to=balin)
    automatic.first.in_hand("Dark Quarrels")

    on_the_way = keyed.hazards(on=haldir, to="Moria")
    on_the_way.does(Verb.PLAY_CREATURE, guard, names=("Shadow-hold",))
    on_the_way.resolve()
    at_moria = automatic.entering(of=balin)
    at_moria.does(Verb.ENTER)

    assert on_the_way.question == at_moria.question == "BeforeAssignment"
    assert not on_the_way.may(Verb.USE, first)
    assert not at_moria.may(Verb.USE, second)


@card("TD-102")
def test_the_bow_of_dragon_horn_needs_a_warrior() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    bow = scene.first.gives("Bow of Dragon-horn", to=peath)
    scene.first.in_hand("Many Turns and Doublings")
    wargs = scene.second.in_hand("Wargs")
    playing = scene.hazards(on=peath, to="Moria")

    playing.does(Verb.PLAY_CREATURE, wargs, names=("Wilderness",))
    playing.resolve()

    assert playing.question == "BeforeAssignment"
    assert not playing.may(Verb.USE, bow)


@card("TD-172")
def test_wormsbane_adds_two_to_nine_and_four_to_twelve_against_dragons_and_drakes() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    glorfindel = scene.first.character("Glorfindel II", at="Rivendell")
    scene.first.gives("Wormsbane", to=haldir)
    scene.first.gives("Wormsbane", to=glorfindel)

    assert haldir.prowess(against=Race.ORC) == 4 + 2
    assert haldir.prowess(against=Race.DRAGON) == 4 + 4
    assert haldir.prowess(against=Race.DRAKE) == 4 + 4
    assert glorfindel.prowess(against=Race.TROLL) == 9
    assert glorfindel.prowess(against=Race.DRAGON) == 12


@card("TD-172")
def test_wormsbane_takes_two_from_the_body_of_a_dragons_strike() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    scene.first.gives("Wormsbane", to=haldir)
    playing = scene.attack(on=haldir, race=Race.DRAKE, prowess=10, body=8)
    assert playing.attack is not None
    assert attack_body(playing.table, playing.attack, haldir.id) == 6

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(3, 7)  # 3 + 8 is greater than 10; 7 is greater than 8 - 2

    assert playing.has_happened(Happening.ATTACK_DEFEATED)


@card("TD-172")
def test_wormsbane_helps_only_its_bearer_and_only_against_such_foes() -> None:
    orcs, drakes = Scene(), Scene()
    haldir = orcs.first.character("Haldir", at="Bree")
    orcs.first.gives("Wormsbane", to=haldir)
    balin = drakes.first.character("Balin", at="Bree")
    gimli = drakes.first.character("Gimli", at="Bree")
    drakes.first.gives("Wormsbane", to=gimli)

    by_orcs = orcs.attack(on=haldir, race=Race.ORC, body=8)
    by_drakes = drakes.attack(on=balin, race=Race.DRAKE, body=8)

    assert by_orcs.attack is not None
    assert attack_body(by_orcs.table, by_orcs.attack, haldir.id) == 8
    assert by_drakes.attack is not None
    assert attack_body(by_drakes.table, by_drakes.attack, balin.id) == 8
