"""Stories of characters from many lands: what each is to his people, to Orcs and to corruption."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.terms import Phase, Race


def influence(who: str, faction: str) -> tuple[int, int]:
    """A character's direct influence against the faction, and against the Wain-easterlings."""
    scene = Scene()
    character = scene.first.character(who, at="Bree")
    friends, others = scene.first.hand(faction, "Wain-easterlings")
    scene.at_site(of=character)
    return character.direct_influence(against=friends), character.direct_influence(against=others)


def asks(who: str, roll: int) -> bool:
    """Whether the Blue Mountain Dwarves, who want more than 9, follow a character after that roll."""
    scene = Scene()
    character = scene.first.character(who, at="Blue Mountain Dwarf-hold")
    dwarves = scene.first.in_hand("Blue Mountain Dwarves")
    playing = scene.at_site(of=character)
    playing.does(Verb.PLAY_AT_SITE, dwarves, character)
    playing.resolve()
    playing.rolls(roll)
    return dwarves.among_points


def resists(who: str, item: str, roll: int) -> bool:
    """Whether a character who bears the item stays after a corruption check with that roll."""
    scene = Scene()
    character = scene.first.character(who, at="Rivendell")
    scene.first.gives(item, to=character)
    playing = scene.check(character)
    playing.rolls(roll)
    return character.in_play


def struck_by_a_nazgul(who: str, at_the_strike: int, at_the_body: int) -> Playing:
    """A character faces a Nazgûl of prowess 14 and body 9; what the two rolls are is said."""
    scene = Scene()
    character = scene.first.character(who, at="Bree")
    playing = scene.attack(on=character, race=Race.NAZGUL, prowess=14, body=9)
    playing.does(Verb.ASSIGN, character)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(at_the_strike, at_the_body)
    return playing


@card("TW-139", "TW-140", "TW-163", "TW-169")
def test_four_dunedain_have_influence_with_their_own_people() -> None:
    assert influence("Damrod", "Men of Lamedon") == (0 + 2, 0)
    assert influence("Denethor II", "Tower Guard of Minas Tirith") == (2 + 2, 2)
    assert influence("Haldalam", "Easterlings") == (1 + 4, 1)
    assert influence("Mablung", "Men of Anfalas") == (0 + 2, 0)


@card("TW-124", "TW-146", "TW-154", "TW-185", "TW-186", "TW-187")
def test_six_men_have_influence_with_their_own_people() -> None:
    assert influence("Bard Bowman", "Men of Northern Rhovanion") == (0 + 2, 0)
    assert influence("Éomer", "Riders of Rohan") == (0 + 2, 0)
    assert influence("Galva", "Men of Dorwinion") == (1 + 2, 1)
    assert influence("Vôteli", "Lossoth") == (1 + 2, 1)
    assert influence("Vygavril", "Southrons") == (1 + 2, 1)
    assert influence("Wacho", "Woodmen") == (0 + 2, 0)


@card("TW-121", "TW-157")
def test_arinmir_is_heard_in_khand_and_ghan_buri_ghan_by_every_wose() -> None:
    assert influence("Arinmîr", "Variags of Khand") == (2 + 2, 2)
    assert influence("Ghân-buri-Ghân", "Woses of the Drúadan Forest") == (2 + 2, 2)
    assert influence("Ghân-buri-Ghân", "Woses of Old Pûkel-land") == (2 + 2, 2)


@card("TW-138")
def test_dain_is_heard_by_men_and_best_in_the_iron_hills() -> None:
    scene = Scene()
    dain = scene.first.character("Dáin II", at="Rivendell")
    peath = scene.first.character("Peath", at="Rivendell")
    haldir = scene.first.character("Haldir", at="Rivendell")
    dwarves, riders, elves = scene.first.hand("Iron Hill Dwarves", "Riders of Rohan", "Wood-elves")

    scene.begin(Phase.ORGANIZATION)

    assert dain.direct_influence(against=dwarves) == 3 + 2
    assert dain.direct_influence(against=riders) == 3 + 1
    assert dain.direct_influence(against=peath) == 3 + 1
    assert dain.direct_influence(against=elves) == 3
    assert dain.direct_influence(against=haldir) == 3


@card("TW-130", "TW-133", "TW-138", "TW-142", "TW-171", "TW-173")
def test_six_dwarves_fight_orcs_better_than_others() -> None:
    scene = Scene()
    bifur = scene.first.character("Bifur", at="Moria")
    bombur = scene.first.character("Bombur", at="Moria")
    dain = scene.first.character("Dáin II", at="Moria")
    dwalin = scene.first.character("Dwalin", at="Moria")
    nori = scene.first.character("Nori", at="Moria")
    ori = scene.first.character("Ori", at="Moria")

    scene.begin(Phase.ORGANIZATION)

    assert (bifur.prowess(Race.ORC), bifur.prowess(Race.TROLL)) == (4 + 1, 4)
    assert (bombur.prowess(Race.ORC), bombur.prowess(Race.TROLL)) == (3 + 1, 3)
    assert (dain.prowess(Race.ORC), dain.prowess(Race.TROLL)) == (5 + 2, 5)
    assert (dwalin.prowess(Race.ORC), dwalin.prowess(Race.TROLL)) == (2 + 1, 2)
    assert (nori.prowess(Race.ORC), nori.prowess(Race.TROLL)) == (4 + 1, 4)
    assert (ori.prowess(Race.ORC), ori.prowess(Race.TROLL)) == (2 + 1, 2)


@card("TW-130", "TW-133", "TW-142", "TW-171", "TW-173")
def test_five_dwarves_plead_with_one_less() -> None:
    assert not asks("Bifur", 8)  # 8 + 2 for a Dwarf - 1 is not greater than 9
    assert asks("Bifur", 9)
    assert not asks("Bombur", 8)
    assert not asks("Dwalin", 8)
    assert not asks("Nori", 8)
    assert not asks("Ori", 8)


@card("TW-127", "TW-125")
def test_beregond_and_barliman_plead_with_one_less() -> None:
    assert not asks("Beregond", 10)
    assert asks("Beregond", 11)
    assert not asks("Barliman Butterbur", 10)
    assert asks("Barliman Butterbur", 11)


@card("TW-125", "TW-127", "TW-130", "TW-133", "TW-142", "TW-171", "TW-173")
def test_seven_plain_folk_check_corruption_with_one_less() -> None:
    assert not resists("Barliman Butterbur", "Cram", 2)  # 2 - 1 is not greater than one point
    assert resists("Barliman Butterbur", "Cram", 3)
    assert not resists("Beregond", "Cram", 2)
    assert not resists("Bifur", "Cram", 2)
    assert not resists("Bombur", "Cram", 2)
    assert not resists("Dwalin", "Cram", 2)
    assert not resists("Nori", "Cram", 2)
    assert not resists("Ori", "Cram", 2)


@card("TW-131", "TW-152", "TW-170", "TW-177", "TW-179")
def test_five_hobbits_are_hard_to_corrupt() -> None:
    assert resists("Bilbo", "The One Ring", 4)  # 4 + 4 is greater than seven points
    assert not resists("Bilbo", "The One Ring", 3)
    assert resists("Frodo", "The One Ring", 4)
    assert resists("Merry", "The One Ring", 6)  # 6 + 2
    assert not resists("Merry", "The One Ring", 5)
    assert resists("Pippin", "The One Ring", 6)
    assert not resists("Pippin", "The One Ring", 5)
    assert resists("Robin Smallburrow", "The One Ring", 6)
    assert not resists("Robin Smallburrow", "The One Ring", 5)


@card("TW-131", "TW-152", "TW-170", "TW-177", "TW-179")
def test_five_hobbits_come_into_play_at_bag_end_only() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Rivendell")
    hobbits = scene.first.hand("Bilbo", "Frodo", "Merry", "Pippin", "Robin Smallburrow")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.ORGANIZE)

    assert [playing.why_not(hobbit) for hobbit in hobbits] == [Reason.ONLY_AT_HOME] * 5


@card("TW-131", "TW-152")
def test_an_eliminated_bilbo_or_frodo_counts_minus_two() -> None:
    scene = Scene()
    bilbo = scene.first.character("Bilbo", at="Bree")
    scene.second.character("Frodo", at="Rivendell")
    playing = scene.attack(on=bilbo, prowess=20)
    assert (playing.points(0), playing.points(1)) == (2, 2)

    playing.does(Verb.ASSIGN, bilbo)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 10)  # wounded, and above his body of 9

    assert bilbo.is_eliminated
    assert playing.points(0) == -2


@card("TW-152")
def test_a_frodo_removed_from_play_counts_minus_two() -> None:
    scene = Scene()
    scene.first.character("Haldir", at="Rivendell")
    scene.first.removed("Frodo")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 1 - 2


@card("TW-147", "TW-154", "TW-185", "TW-186")
def test_four_women_defeat_a_nazgul_whose_body_is_halved() -> None:
    eowyn = struck_by_a_nazgul("Éowyn", 7, 6)  # 7 + 2 + 6 is greater than 14; 6 than half of 9, rounded up
    galva = struck_by_a_nazgul("Galva", 9, 6)  # 9 + 0 + 6
    voteli = struck_by_a_nazgul("Vôteli", 7, 6)  # 7 + 3 + 5
    vygavril = struck_by_a_nazgul("Vygavril", 7, 6)  # 7 + 2 + 6

    assert eowyn.has_happened(Happening.ATTACK_DEFEATED)
    assert galva.has_happened(Happening.ATTACK_DEFEATED)
    assert voteli.has_happened(Happening.ATTACK_DEFEATED)
    assert vygavril.has_happened(Happening.ATTACK_DEFEATED)


@card("TW-147")
def test_eowyn_has_no_such_prowess_against_others() -> None:
    scene = Scene()
    eowyn = scene.first.character("Éowyn", at="Bree")

    scene.begin(Phase.ORGANIZATION)

    assert (eowyn.prowess(Race.NAZGUL), eowyn.prowess(Race.RINGWRAITH)) == (2 + 6, 2 + 6)
    assert eowyn.prowess(Race.UNDEAD) == 2


@card("TW-147")
def test_the_body_of_others_is_not_halved_against_eowyn() -> None:
    scene = Scene()
    eowyn = scene.first.character("Éowyn", at="Bree")
    playing = scene.attack(on=eowyn, race=Race.ORC, prowess=8, body=9)

    playing.fights(eowyn, 12)
    playing.rolls(6)  # greater than half of 9, but not than 9

    assert playing.has_happened(Happening.STRIKE_FAILED)
    assert not playing.has_happened(Happening.ATTACK_DEFEATED)
