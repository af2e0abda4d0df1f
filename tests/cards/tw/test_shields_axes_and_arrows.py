"""Stories of items for combat: a shield, an axe, an arrow, a draught."""

from tests.cards.marks import card
from wizardhaven.engine.queries.combat.attacks import attack_body, attack_prowess
from wizardhaven.engine.queries.ending.marshalling_points import points_of
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase


@card("TW-327")
def test_the_shield_of_iron_bound_ash_adds_one_to_the_body_to_a_maximum_of_eight() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    scene.first.gives("Shield of Iron-bound Ash", to=balin)
    scene.first.gives("Shield of Iron-bound Ash", to=haldir)

    assert balin.body == 7 + 1
    assert haldir.body == 8


@card("TW-327")
def test_the_shield_of_iron_bound_ash_is_tapped_for_prowess_against_one_strike() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Bree")  # he need not be a warrior
    shield = scene.first.gives("Shield of Iron-bound Ash", to=adrazar)
    playing = scene.attack(on=adrazar, prowess=10)

    playing.does(Verb.ASSIGN, adrazar)
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(shield)
    playing.resolve()
    playing.rolls(7)  # 7 + 3 + 1 is greater than 10

    assert shield.is_tapped
    assert playing.has_happened(Happening.ATTACK_DEFEATED)


@card("TW-327")
def test_the_shield_of_iron_bound_ash_helps_only_its_bearer() -> None:
    scene = Scene()
    adrazar = scene.first.character("Adrazar", at="Bree", status="tapped")
    haldir = scene.first.character("Haldir", at="Bree")
    shield = scene.first.gives("Shield of Iron-bound Ash", to=adrazar)
    scene.first.in_hand("Dodge")
    playing = scene.attack(on=haldir, prowess=10)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)

    assert not playing.may(Verb.USE, shield)


@card("TW-494")
def test_a_man_keeps_the_black_arrow_that_he_taps() -> None:
    scene = Scene()
    brand = scene.first.character("Brand", at="Bree")
    arrow = scene.first.gives("Black Arrow", to=brand)
    playing = scene.attack(on=brand, prowess=12, body=8)

    playing.uses(arrow)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 11
    assert attack_body(playing.table, playing.attack, brand.id) == 7
    assert arrow.is_tapped
    assert arrow.in_play


@card("TW-494")
def test_anybody_else_loses_the_black_arrow_that_he_taps() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    arrow = scene.first.gives("Black Arrow", to=haldir)
    playing = scene.attack(on=haldir, prowess=12, body=8)

    playing.uses(arrow)
    playing.resolve()

    assert playing.attack is not None
    assert attack_prowess(playing.table, playing.attack) == 11
    assert attack_body(playing.table, playing.attack, haldir.id) == 7
    assert arrow.is_discarded


@card("TW-494")
def test_the_black_arrow_is_for_warriors_and_must_be_untapped() -> None:
    ranger, tapped = Scene(), Scene()
    peath = ranger.first.character("Peath", at="Bree")  # she is no warrior
    first = ranger.first.gives("Black Arrow", to=peath)
    ranger.first.in_hand("Dark Quarrels")
    haldir = tapped.first.character("Haldir", at="Bree")
    second = tapped.first.gives("Black Arrow", to=haldir, status="tapped")
    tapped.first.in_hand("Dark Quarrels")

    against_a_ranger = ranger.attack(on=peath)
    against_a_warrior = tapped.attack(on=haldir)

    assert not against_a_ranger.may(Verb.USE, first)
    assert not against_a_warrior.may(Verb.USE, second)


@card("TW-494")
def test_the_black_arrow_is_for_attacks_on_the_bearers_company() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Bree")
    brand = scene.first.character("Brand", at="Rivendell")
    arrow = scene.first.gives("Black Arrow", to=brand)
    scene.first.in_hand("Dark Quarrels")

    playing = scene.attack(on=haldir)

    assert not playing.may(Verb.USE, arrow)


@card("TW-212")
def test_durins_axe_is_worth_more_and_weighs_more_with_a_dwarf() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    balin = scene.first.character("Balin", at="Lórien")
    of_the_elf = scene.first.gives("Durin’s Axe", to=haldir)
    of_the_dwarf = scene.first.gives("Durin’s Axe", to=balin)

    assert haldir.prowess() == 4 + 2
    assert haldir.corruption_points == 2
    assert points_of(scene.table, of_the_elf.id) == 2
    assert balin.prowess() == 4 + 4
    assert balin.corruption_points == 3
    assert points_of(scene.table, of_the_dwarf.id) == 4


@card("TW-212")
def test_durins_axe_adds_to_a_maximum_of_nine() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    glorfindel = scene.first.character("Glorfindel II", at="Rivendell")
    thorin = scene.first.character("Thorin II", at="Rivendell")
    scene.first.gives("Durin’s Axe", to=gimli)
    scene.first.gives("Durin’s Axe", to=glorfindel)
    idle = scene.first.gives("Durin’s Axe", to=thorin)
    scene.first.gives("Glamdring", to=thorin)

    assert gimli.prowess() == 9  # 5 + 4
    assert glorfindel.prowess() == 9  # 8, and no more than 9
    assert not idle.is_in_use
    assert thorin.prowess() == 8  # Glamdring's
    assert thorin.corruption_points == 1 + 3  # it weighs on him all the same


@card("TW-212")
def test_durins_axe_in_store_is_worth_two() -> None:
    scene = Scene()
    stored = scene.first.stored("Durin’s Axe", at="Rivendell")

    assert points_of(scene.table, stored.id) == 2


@card("TW-283")
def test_miruvor_strengthens_the_whole_company_for_the_turn() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Rivendell")
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    balin = scene.second.character("Balin", at="Rivendell")
    miruvor = scene.first.gives("Miruvor", to=haldir)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(miruvor)
    playing.resolve()

    assert miruvor.is_discarded
    assert (haldir.body, aragorn.body, balin.body) == (10, 10, 7)
    while playing.table.active == 0:
        playing.passes()
    assert haldir.body == 8
