"""Terms of rolls and checks: corruption, influence, rings, abilities in use. [GLO-019 to GLO-025, GLO-040]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DICE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Faction, Item, Modification
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Phase, Race

FISHERS_OF_THE_ANDUIN = Faction(
    code="XX-1",
    name="Fishers of the Anduin",
    race=Race.MAN,
    influence_number=8,
    playable_at=(named("Pelargir"),),
    modifications=(Modification(of=all_of(Sort.FACTION, named("Men of Lebennin")), amount=+2),),
)

RING_OF_A_DWARF_KING = Item(
    code="XX-2",
    name="Ring of a Dwarf-king",
    item_class=ItemClass.SPECIAL,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
)


@rule("GLO-019")
def test_a_check_compares_a_roll_with_a_number() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II")
    scene.first.character("Beretar", at="Lórien")
    men = scene.first.factions("Men of Lebennin")[0]
    first, second = scene.second.hand("Muster Disperses", "Muster Disperses")
    playing = scene.hazards(on=aragorn)

    playing.plays(first, target=men)
    playing.resolve()
    playing.rolls(5)  # 5 and 6 unused are 11, not less than 11
    stayed = men.among_points
    playing.plays(second, target=men)
    playing.resolve()
    playing.rolls(4)

    assert playing.unused_general_influence(0) == 6
    assert stayed
    assert men.is_discarded


@rule("GLO-023")
def test_a_corruption_check_succeeds_above_the_corruption_point_total() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    scene.first.gives("Horn of Anor", to=faramir)
    scene.first.gives("Cram", to=faramir)
    playing = scene.check(faramir)

    playing.rolls(3)

    assert faramir.corruption_points == 2
    assert playing.has_happened(Happening.CHECK_PASSED, faramir)
    assert faramir.in_play


@rule("GLO-023")
def test_a_corruption_check_fails_if_it_only_equals_the_total() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir")
    scene.first.gives("Horn of Anor", to=faramir)
    scene.first.gives("Cram", to=faramir)
    playing = scene.check(faramir)

    playing.rolls(2)

    assert playing.has_happened(Happening.CHECK_FAILED, faramir)
    assert faramir.is_discarded


@rule("GLO-024")
def test_a_corruption_check_modifier_is_added_to_the_roll_and_not_to_the_points() -> None:
    scene = Scene()
    sam = scene.first.character("Sam Gamgee")  # +3
    scene.first.gives("Scroll of Isildur", to=sam)
    playing = scene.check(sam)

    playing.rolls(2)  # 2 + 3 is above 3

    assert sam.corruption_points == 3
    assert playing.has_happened(Happening.CHECK_PASSED, sam)


@rule("GLO-025")
def test_the_cards_of_a_follower_do_not_count_for_his_leader() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")
    arwen = scene.first.character("Arwen", follower_of=theoden)

    scene.first.gives("Sword of Gondolin", to=theoden)
    scene.first.gives("Horn of Anor", to=arwen)

    assert theoden.corruption_points == 2
    assert arwen.corruption_points == 1


@rule("GLO-025")
def test_a_hazard_on_a_character_counts_for_his_total() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden")

    scene.first.gives("Sword of Gondolin", to=theoden)
    scene.second.gives("Lure of Expedience", to=theoden)

    assert theoden.corruption_points == 2 + 2


@rule("GLO-040", "GLO-053")
def test_a_faction_is_won_by_an_influence_check_above_its_number() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Pelargir")
    men = scene.first.in_hand("Men of Lebennin")
    playing = scene.at_site(imrahil)

    playing.does(Verb.PLAY_AT_SITE, men)
    attempted = (imrahil.is_tapped, playing.asked)
    playing.rolls(5)  # 5 + 2 + 1 is above 7

    assert attempted == (True, DICE)  # the attempt is declared, the check is the roll
    assert men.among_points
    assert playing.points(0) == 2 + 2


@rule("GLO-040", "GLO-053")
def test_a_faction_is_discarded_when_the_influence_check_only_equals_its_number() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Pelargir")
    men = scene.first.in_hand("Men of Lebennin")
    playing = scene.at_site(imrahil)

    playing.does(Verb.PLAY_AT_SITE, men)
    playing.rolls(4)

    assert men.is_discarded
    assert playing.has_happened(Happening.INFLUENCE_FAILED, men)


@rule("GLO-057")
def test_a_card_that_asks_for_a_keyword_looks_at_nothing_else() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman")
    palantir = scene.first.gives("Palantír of Orthanc", to=saruman)
    ring = scene.first.gives("Lesser Ring", to=saruman)
    align = scene.first.in_hand("Align Palantír")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may_play(align, target=palantir)
    assert not playing.may_play(align, target=ring)


@rule("GLO-062")
def test_a_roll_is_modified_before_it_is_made_and_never_afterwards() -> None:
    scene = Scene()
    boromir, haldir = scene.first.company("Rivendell", "Boromir II", "Haldir")
    scene.first.gives("Narsil", to=boromir)
    playing = scene.check(boromir)

    before = playing.may(Verb.SUPPORT, haldir)
    playing.passes()
    asked = playing.asked
    playing.rolls(3)  # 3 - 1 is not above 2

    assert before
    assert asked == DICE
    assert not playing.may(Verb.SUPPORT, haldir)
    assert boromir.is_discarded


@rule("GLO-083", "GLO-093")
def test_a_test_tells_which_special_ring_may_replace_a_gold_ring() -> None:
    scene = Scene()
    gandalf = scene.first.character("Gandalf")
    gold = scene.first.gives("Beautiful Gold Ring", to=gandalf)
    magic, dwarven = scene.first.hand("Magic Ring of Stealth", RING_OF_A_DWARF_KING)
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(gandalf, target=gold)
    playing.rolls(5)
    refused = playing.why_not(dwarven)
    playing.does(Verb.PLAY_RING, magic)

    assert refused is Reason.RINGS_ONLY_FROM_TESTS
    assert magic.bearer == gandalf
    assert gold.is_discarded


@rule("GLO-110")
def test_a_standard_modification_for_a_faction_in_play_applies_whoever_controls_it() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Pelargir")
    fishers = scene.first.in_hand(FISHERS_OF_THE_ANDUIN)
    scene.second.factions("Men of Lebennin")
    playing = scene.at_site(imrahil)

    playing.does(Verb.PLAY_AT_SITE, fishers)
    playing.rolls(5)  # 5 + 2 + 2 is above 8

    assert fishers.among_points


@rule("GLO-110")
def test_a_standard_modification_for_a_faction_does_not_apply_while_it_is_not_in_play() -> None:
    scene = Scene()
    imrahil = scene.first.character("Imrahil", at="Pelargir")
    fishers = scene.first.in_hand(FISHERS_OF_THE_ANDUIN)
    playing = scene.at_site(imrahil)

    playing.does(Verb.PLAY_AT_SITE, fishers)
    playing.rolls(5)  # 5 + 2 is not above 8

    assert fishers.is_discarded


@rule("GLO-053")
def test_what_hampers_influence_attempts_hampers_flattery() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Dol Amroth")
    scene.second.gives("Foolish Words", to=faramir)
    flattery = scene.first.in_hand("Flatter a Foe")

    playing = scene.attack(on=faramir, prowess=8, race=Race.MAN)
    playing.plays(flattery, user=faramir)
    playing.resolve()
    playing.rolls(11)  # 11 + 1 - 4 is not above 11

    assert playing.attack is not None


@rule("GLO-031")
def test_direct_influence_against_a_race_counts_in_a_number_that_a_card_takes_from_it() -> None:
    scene = Scene()
    faramir = scene.first.character("Faramir", at="Dol Amroth")
    scene.first.gives("Elf-stone", to=faramir)
    flattery = scene.first.in_hand("Flatter a Foe")

    playing = scene.attack(on=faramir, prowess=8, race=Race.ELF)
    playing.plays(flattery, user=faramir)
    playing.resolve()
    playing.rolls(10)  # 10 + 1 + 2 is above 12

    assert playing.attack is None


@rule("GLO-122")
def test_who_is_not_able_to_use_a_palantir_cannot_tap_it_though_he_bears_it() -> None:
    scene = Scene()
    arwen = scene.first.character("Arwen")  # a sage
    palantir = scene.first.gives("Palantír of Orthanc", to=arwen)
    scene.first.discard_pile("Concealment")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.may(Verb.STORE, palantir)
    assert not playing.may(Verb.USE, palantir)


@rule("GLO-122")
def test_who_is_able_to_use_a_palantir_may_tap_it() -> None:
    scene = Scene()
    saruman = scene.first.character("Saruman")
    palantir = scene.first.gives("Palantír of Orthanc", to=saruman)
    scene.first.discard_pile("Concealment")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.uses(palantir)

    assert palantir.is_tapped
    assert saruman.is_tapped  # he is able to by tapping
