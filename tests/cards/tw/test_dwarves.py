"""Stories of the Dwarves."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def pleads(who: str) -> tuple[Playing, Piece]:
    """A Dwarf has asked the Dwarves of the Blue Mountains for help; the roll is due."""
    scene = Scene()
    dwarf = scene.first.character(who, at="Blue Mountain Dwarf-hold")
    dwarves = scene.first.in_hand("Blue Mountain Dwarves")
    playing = scene.at_site(of=dwarf)
    playing.does(Verb.PLAY_AT_SITE, dwarves, dwarf)
    playing.resolve()
    return playing, dwarves


def tempted(who: str) -> tuple[Playing, Piece]:
    """A Dwarf with one corruption point makes a corruption check; the roll is due."""
    scene = Scene()
    dwarf = scene.first.character(who, at="Blue Mountain Dwarf-hold")
    scene.first.gives("Cram", to=dwarf)
    return scene.check(dwarf), dwarf


@card("TW-123")
def test_balin_has_two_more_prowess_against_orcs() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Moria")
    playing = scene.attack(on=balin, race=Race.ORC, prowess=11)

    playing.does(Verb.ASSIGN, balin)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)  # 6 + 4 + 2 is greater than 11

    assert balin.is_tapped
    assert balin.prowess(Race.TROLL) == 4


@card("TW-123")
def test_balin_has_one_more_influence_against_dwarves_and_their_factions() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    dwarf = scene.first.in_hand("Dori")
    dwarves = scene.first.in_hand("Blue Mountain Dwarves")

    scene.at_site(of=balin)

    assert balin.direct_influence(against=dwarf) == 2 + 1
    assert balin.direct_influence(against=dwarves) == 2 + 1
    assert balin.direct_influence(against=haldir) == 2


@card("TW-132", "TW-141", "TW-150", "TW-167", "TW-172")
def test_the_companions_of_thorin_have_one_more_prowess_against_orcs() -> None:
    scene = Scene()
    bofur = scene.first.character("Bofur", at="Rivendell")
    dori = scene.first.character("Dori", at="Rivendell")
    fili = scene.first.character("Fíli", at="Rivendell")
    kili = scene.first.character("Kíli", at="Rivendell")
    oin = scene.first.character("Óin", at="Rivendell")

    scene.begin(Phase.ORGANIZATION)

    assert (bofur.prowess(Race.ORC), bofur.prowess(Race.TROLL)) == (4 + 1, 4)
    assert (dori.prowess(Race.ORC), dori.prowess(Race.TROLL)) == (3 + 1, 3)
    assert (fili.prowess(Race.ORC), fili.prowess(Race.TROLL)) == (2 + 1, 2)
    assert (kili.prowess(Race.ORC), kili.prowess(Race.TROLL)) == (3 + 1, 3)
    assert (oin.prowess(Race.ORC), oin.prowess(Race.TROLL)) == (3 + 1, 3)


@card("TW-159", "TW-160", "TW-183")
def test_gimli_gloin_and_thorin_have_more_prowess_against_orcs() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    gloin = scene.first.character("Glóin", at="Rivendell")
    thorin = scene.first.character("Thorin II", at="Rivendell")

    scene.begin(Phase.ORGANIZATION)

    assert (gimli.prowess(Race.ORC), gimli.prowess(Race.TROLL)) == (5 + 2, 5)
    assert (gloin.prowess(Race.ORC), gloin.prowess(Race.TROLL)) == (5 + 1, 5)
    assert (thorin.prowess(Race.ORC), thorin.prowess(Race.TROLL)) == (5 + 3, 5)


@card("TW-132", "TW-141", "TW-150", "TW-167")
def test_bofur_dori_fili_and_kili_subtract_one_from_influence_checks_against_factions() -> None:
    bofur, to_bofur = pleads("Bofur")
    dori, to_dori = pleads("Dori")
    fili, to_fili = pleads("Fíli")
    kili, to_kili = pleads("Kíli")

    bofur.rolls(8)  # 8 + 2 for a Dwarf - 1 is not greater than 9
    dori.rolls(8)
    fili.rolls(8)
    kili.rolls(8)

    assert to_bofur.is_discarded
    assert to_dori.is_discarded
    assert to_fili.is_discarded
    assert to_kili.is_discarded


@card("TW-172")
def test_oin_subtracts_nothing_from_influence_checks() -> None:
    playing, dwarves = pleads("Óin")

    playing.rolls(8)  # 8 + 2 for a Dwarf is greater than 9

    assert dwarves.among_points


@card("TW-132", "TW-141", "TW-150", "TW-167", "TW-172")
def test_the_companions_of_thorin_subtract_one_from_their_corruption_checks() -> None:
    first, bofur = tempted("Bofur")
    second, dori = tempted("Dori")
    third, fili = tempted("Fíli")
    fourth, kili = tempted("Kíli")
    fifth, oin = tempted("Óin")

    first.rolls(2)  # 2 - 1 is not greater than the one point of Cram
    second.rolls(2)
    third.rolls(2)
    fourth.rolls(2)
    fifth.rolls(2)

    assert bofur.is_discarded
    assert dori.is_discarded
    assert fili.is_discarded
    assert kili.is_discarded
    assert oin.is_discarded


@card("TW-159")
def test_gimli_has_influence_against_the_iron_hills_and_among_elves() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    iron_hills, blue_mountains = scene.first.hand("Iron Hill Dwarves", "Blue Mountain Dwarves")
    haldir, wood_elves, dori = scene.first.hand("Haldir", "Wood-elves", "Dori")

    scene.at_site(of=gimli)

    assert gimli.direct_influence(against=iron_hills) == 2 + 2
    assert gimli.direct_influence(against=haldir) == 2 + 1
    assert gimli.direct_influence(against=wood_elves) == 2 + 1
    assert gimli.direct_influence(against=blue_mountains) == 2
    assert gimli.direct_influence(against=dori) == 2


@card("TW-160")
def test_gloin_has_influence_against_dwarves_and_most_against_those_of_the_blue_mountains() -> None:
    scene = Scene()
    gloin = scene.first.character("Glóin", at="Rivendell")
    iron_hills, blue_mountains = scene.first.hand("Iron Hill Dwarves", "Blue Mountain Dwarves")
    dori, haldir = scene.first.hand("Dori", "Haldir")

    scene.at_site(of=gloin)

    assert gloin.direct_influence(against=blue_mountains) == 2 + 2 + 1
    assert gloin.direct_influence(against=iron_hills) == 2 + 1
    assert gloin.direct_influence(against=dori) == 2 + 1
    assert gloin.direct_influence(against=haldir) == 2


@card("TW-183")
def test_thorin_has_influence_against_dwarves_and_most_against_those_of_the_blue_mountains() -> None:
    scene = Scene()
    thorin = scene.first.character("Thorin II", at="Rivendell")
    iron_hills, blue_mountains = scene.first.hand("Iron Hill Dwarves", "Blue Mountain Dwarves")
    dori, haldir = scene.first.hand("Dori", "Haldir")

    scene.at_site(of=thorin)

    assert thorin.direct_influence(against=blue_mountains) == 2 + 2 + 2
    assert thorin.direct_influence(against=iron_hills) == 2 + 2
    assert thorin.direct_influence(against=dori) == 2 + 2
    assert thorin.direct_influence(against=haldir) == 2
