"""Stories of the minor, major and greater items."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import Phase, Race


@card("TW-224")
def test_the_elf_stone_gives_influence_against_elves_and_their_factions() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    faramir = scene.first.character("Faramir", at="Rivendell")
    wood_elves = scene.first.in_hand("Wood-elves")
    riders = scene.first.in_hand("Riders of Rohan")

    stone = scene.first.gives("Elf-stone", to=aragorn)
    scene.begin(Phase.ORGANIZATION)

    assert stone.bearer == aragorn
    assert aragorn.direct_influence(against=haldir) == 3 + 2
    assert aragorn.direct_influence(against=wood_elves) == 3 + 2
    assert aragorn.direct_influence(against=faramir) == 3
    assert aragorn.direct_influence(against=riders) == 3


@card("TW-259")
def test_the_horn_of_anor_gives_influence_against_factions() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Edoras")
    scene.first.gives("Horn of Anor", to=haldir)
    riders = scene.first.in_hand("Riders of Rohan")
    playing = scene.at_site(of=haldir)

    playing.does(Verb.PLAY_AT_SITE, riders, haldir)
    playing.resolve()
    playing.rolls(9)  # 9 + 2 - 1 for Haldir

    assert riders.among_points
    assert haldir.direct_influence() == 0


@card("TW-224", "TW-259")
def test_nobody_bears_two_elf_stones_or_two_horns_of_anor() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    faramir = scene.first.character("Faramir", at="Isengard")
    stone = scene.first.gives("Elf-stone", to=aragorn)
    horn = scene.first.gives("Horn of Anor", to=aragorn)
    scene.first.gives("Elf-stone", to=faramir)
    scene.first.gives("Horn of Anor", to=faramir)
    playing = scene.begin(Phase.ORGANIZATION)

    assert not playing.may(Verb.TRANSFER, stone, faramir)
    assert not playing.may(Verb.TRANSFER, horn, faramir)


@card("TW-224", "TW-259")
def test_a_second_one_goes_to_somebody_else_when_it_is_played() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Isengard")
    faramir = scene.first.character("Faramir", at="Isengard")
    scene.first.gives("Elf-stone", to=aragorn)
    scene.first.gives("Horn of Anor", to=aragorn)
    stone, horn = scene.first.hand("Elf-stone", "Horn of Anor")
    playing = scene.at_site(of=aragorn)

    assert not playing.may(Verb.PLAY_AT_SITE, stone, aragorn)
    assert not playing.may(Verb.PLAY_AT_SITE, horn, aragorn)
    assert playing.may(Verb.PLAY_AT_SITE, stone, faramir)
    assert playing.may(Verb.PLAY_AT_SITE, horn, faramir)


@card("TW-330")
def test_the_bearer_of_the_star_glass_taps_to_cancel_an_undead_attack() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen", at="Bree")
    glass = scene.first.gives("Star-glass", to=arwen)
    playing = scene.attack(on=arwen, race=Race.UNDEAD, strikes=3)

    playing.uses(glass)
    playing.resolve()
    assert arwen.is_tapped
    assert playing.has_happened(Happening.ATTACK_CANCELED)
    playing.rolls(2)

    assert playing.has_happened(Happening.CHECK_PASSED, arwen)


@card("TW-330")
def test_the_star_glass_weakens_spiders_animals_and_wolves() -> None:
    spiders, animals, wolves = Scene(), Scene(), Scene()
    arwen = spiders.first.character("Arwen", at="Bree")
    first = spiders.first.gives("Star-glass", to=arwen)
    annalena = animals.first.character("Annalena", at="Bree")
    second = animals.first.gives("Star-glass", to=annalena)
    haldir = wolves.first.character("Haldir", at="Bree")
    third = wolves.first.gives("Star-glass", to=haldir)

    against_spiders = spiders.attack(on=arwen, race=Race.SPIDER, prowess=10)
    against_spiders.uses(first)
    against_spiders.rolls(9)
    against_animals = animals.attack(on=annalena, race=Race.ANIMAL, prowess=10)
    against_animals.uses(second)
    against_animals.rolls(9)
    against_wolves = wolves.attack(on=haldir, race=Race.WOLF, prowess=10)
    against_wolves.uses(third)
    against_wolves.rolls(9)

    assert against_spiders.attack is not None
    assert attack_prowess(against_spiders.table, against_spiders.attack) == 8
    assert against_animals.attack is not None
    assert attack_prowess(against_animals.table, against_animals.attack) == 8
    assert against_wolves.attack is not None
    assert attack_prowess(against_wolves.table, against_wolves.attack) == 8


@card("TW-330")
def test_the_star_glass_does_not_trouble_orcs() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    glass = scene.first.gives("Star-glass", to=aragorn)
    scene.first.in_hand("Concealment")
    playing = scene.attack(on=aragorn, race=Race.ORC)

    assert playing.may(Verb.PLAY)
    assert not playing.may(Verb.USE, glass)


@card("TW-330")
def test_a_tapped_bearer_or_one_elsewhere_does_not_help() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    arwen = scene.first.character("Arwen", at="Bree", status="tapped")
    haldir = scene.first.character("Haldir", at="Lórien")
    here = scene.first.gives("Star-glass", to=arwen)
    there = scene.first.gives("Star-glass", to=haldir)
    scene.first.in_hand("Concealment")
    playing = scene.attack(on=aragorn, race=Race.UNDEAD)

    assert playing.may(Verb.PLAY)
    assert not playing.may(Verb.USE, here)
    assert not playing.may(Verb.USE, there)


@card("TW-289")
def test_narsil_adds_one_to_prowess_and_influence() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")

    narsil = scene.first.gives("Narsil", to=aragorn)
    playing = scene.begin(Phase.ORGANIZATION)

    assert narsil.is_in_use
    assert aragorn.prowess() == 7
    assert aragorn.direct_influence() == 4
    assert aragorn.corruption_points == 2
    assert playing.points(0) == 3 + 3


@card("TW-244")
def test_glamdring_adds_three_to_a_maximum_of_eight_and_of_nine_against_orcs() -> None:
    scene, other = Scene(), Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    arwen = other.first.character("Arwen", at="Lórien")
    scene.first.gives("Glamdring", to=aragorn)
    other.first.gives("Glamdring", to=arwen)

    scene.begin(Phase.ORGANIZATION)
    other.begin(Phase.ORGANIZATION)

    assert aragorn.prowess() == 8
    assert aragorn.prowess(Race.TROLL) == 8
    assert aragorn.prowess(Race.ORC) == 9
    assert arwen.prowess() == 5


@card("TW-336")
def test_the_sword_of_gondolin_adds_two_for_a_warrior_to_a_maximum_of_eight() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II", at="Rivendell")
    thranduil = scene.first.character("Thranduil", at="Rivendell")
    arwen = scene.first.character("Arwen", at="Rivendell")
    scene.first.gives("Sword of Gondolin", to=boromir)
    scene.first.gives("Sword of Gondolin", to=thranduil)
    scene.first.gives("Sword of Gondolin", to=arwen)

    scene.begin(Phase.ORGANIZATION)

    assert boromir.prowess() == 8
    assert thranduil.prowess() == 8  # 7, and no more than 8
    assert arwen.prowess() == 2  # no warrior


@card("TW-254")
def test_the_hauberk_adds_two_to_a_warriors_body_to_a_maximum_of_nine() -> None:
    scene = Scene()
    boromir = scene.first.character("Boromir II", at="Rivendell")
    faramir = scene.first.character("Faramir", at="Rivendell")
    adrazar = scene.first.character("Adrazar", at="Rivendell")
    scene.first.gives("Hauberk of Bright Mail", to=boromir)
    scene.first.gives("Hauberk of Bright Mail", to=faramir)
    scene.first.gives("Hauberk of Bright Mail", to=adrazar)

    scene.begin(Phase.ORGANIZATION)

    assert boromir.body == 9
    assert faramir.body == 9  # 8, and no more than 9
    assert adrazar.body == 6  # no warrior


@card("TW-244", "TW-336")
def test_of_two_weapons_one_is_in_use() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Rivendell")
    glamdring = scene.first.gives("Glamdring", to=faramir)
    sword = scene.first.gives("Sword of Gondolin", to=faramir)

    scene.begin(Phase.ORGANIZATION)

    assert sword.is_in_use
    assert not glamdring.is_in_use
    assert faramir.prowess() == 7
    assert faramir.corruption_points == 3


@card("TW-322")
def test_a_sapling_is_stored_at_minas_tirith_for_two_points() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Minas Tirith")
    sapling = scene.first.gives("Sapling of the White Tree", to=peath)
    playing = scene.begin(Phase.ORGANIZATION)
    assert playing.points(0) == 1 + 1

    playing.does(Verb.STORE, sapling)
    playing.rolls(2)  # greater than its one corruption point

    assert sapling.is_stored
    assert playing.points(0) == 1 + 2


@card("TW-322")
def test_at_a_haven_a_sapling_is_stored_for_one_point() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="Lórien")
    sapling = scene.first.gives("Sapling of the White Tree", to=peath)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.STORE, sapling)
    playing.rolls(2)

    assert playing.points(0) == 1 + 1


@card("TW-322")
def test_a_sapling_is_stored_at_no_other_town_and_found_at_no_shadow_hold() -> None:
    town, shadow_hold = Scene(), Scene()
    peath = town.first.character("Peath", at="Edoras")
    borne = town.first.gives("Sapling of the White Tree", to=peath)
    haldir = shadow_hold.first.character("Haldir", at="Moria")
    held = shadow_hold.first.hand("Sapling of the White Tree", "Cram")[0]

    organizing = town.begin(Phase.ORGANIZATION)
    at_moria = shadow_hold.at_site(of=haldir)

    assert not organizing.may(Verb.STORE, borne)
    assert at_moria.why_not(held) is Reason.NOT_PLAYABLE_HERE


@card("TW-323", "TW-196")
def test_the_scroll_of_isildur_adds_two_to_ring_tests_in_its_company() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    faramir = scene.first.character("Faramir", at="Rivendell")
    ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    scene.first.gives("Scroll of Isildur", to=faramir)
    stealth, lesser = scene.first.hand("Magic Ring of Stealth", "Lesser Ring")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(6)  # 6 + 2 is too much for a Magic Ring

    assert playing.may(Verb.PLAY_RING, lesser)
    assert playing.why_not(stealth) is Reason.RINGS_ONLY_FROM_TESTS


@card("TW-323")
def test_a_scroll_in_another_company_adds_nothing() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf", at="Rivendell")
    faramir = scene.first.character("Faramir", at="Lórien")
    ring = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    scene.first.gives("Scroll of Isildur", to=faramir)
    stealth = scene.first.in_hand("Magic Ring of Stealth")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=ring)
    playing.resolve()
    playing.rolls(6)

    assert playing.may(Verb.PLAY_RING, stealth)
