"""Stories of Forewarned Is Forearmed."""

from tests.cards.marks import card
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Scene
from wizardhaven.scenario.piece import Piece
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Character, Creature, Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import HomeAt, named
from wizardhaven.vocabulary.terms import Race, RegionType, SiteType

ATTACKS = (Attack(Race.ORC, strikes=1, prowess=6), Attack(Race.TROLL, strikes=1, prowess=9))

HALL = Site(
    code="XX-1",
    name="Orc Hall",
    site_type=SiteType.SHADOW_HOLD,
    region="High Pass",
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=ATTACKS,
)

LAIR = Site(
    code="XX-2",
    name="Dragon Hall",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="High Pass",
    resource_draws=1,
    hazard_draws=1,
    automatic_attacks=ATTACKS,
    abilities=(CountsAs(HomeAt(Subject.THIS_CARD), named("Smaug")),),
)

PACK = Creature(
    code="XX-3",
    name="Pack",
    race=Race.WOLF,
    strikes=1,
    prowess=7,
    kill_points=1,
    keyed_to=(Key(RegionType.WILDERNESS),),
    attacks=3,
)


LORD_OF_THE_HALL = Character(
    code="XX-4",
    name="Lord of the Hall",
    race=Race.DWARF,
    skills=(),
    prowess=3,
    body=7,
    home=(named("Orc Hall"),),
    mind=2,
)


def in_the_hall(scene: Scene, site: Site = HALL) -> Piece:
    return scene.first.company(site, "Gimli")[0]


@card("DM-132")
def test_of_several_automatic_attacks_the_hazard_player_leaves_one() -> None:
    scene = Scene()
    gimli = in_the_hall(scene)
    scene.first.event("Forewarned Is Forearmed")
    playing = scene.entering(of=gimli)

    playing.does(Verb.ENTER)
    assert playing.asked == 1
    assert len(playing.options(Verb.CHOOSE_ATTACK)) == 2
    playing.apply(playing.options(Verb.CHOOSE_ATTACK)[1])

    assert playing.attack is not None
    assert playing.attack.race is Race.TROLL
    playing.does(Verb.ASSIGN, gimli)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(4)  # 4 + 5 is as much as 9: nobody is harmed
    assert len([fact for fact in playing.happened if fact.kind is Happening.ATTACK_BEGAN]) == 1


@card("DM-132")
def test_the_attack_that_is_left_cannot_be_cancelled() -> None:
    scene = Scene()
    gimli = in_the_hall(scene)
    scene.first.event("Forewarned Is Forearmed")
    quarrels, escape, flattery = scene.first.hand("Dark Quarrels", "Escape", "Flatter a Foe")
    scene.first.in_hand("The Dwarves Are upon You!")
    playing = scene.entering(of=gimli)

    playing.does(Verb.ENTER)
    playing.apply(playing.options(Verb.CHOOSE_ATTACK)[0])

    assert playing.why_not(quarrels) is Reason.CANNOT_BE_CANCELED
    assert playing.why_not(escape) is Reason.CANNOT_BE_CANCELED
    assert playing.why_not(flattery) is Reason.CANNOT_BE_CANCELED  # nor by a roll


@card("DM-132")
def test_forewarned_is_discarded_once_such_an_attack_is_defeated() -> None:
    scene = Scene()
    gimli = in_the_hall(scene)
    forewarned = scene.first.event("Forewarned Is Forearmed")
    playing = scene.entering(of=gimli)

    playing.does(Verb.ENTER)
    playing.apply(playing.options(Verb.CHOOSE_ATTACK)[0])
    playing.does(Verb.ASSIGN, gimli)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(5)  # 5 + 5 + 2 against Orcs is greater than 6

    assert playing.has_happened(Happening.ATTACK_DEFEATED)
    assert forewarned.is_discarded


@card("DM-132")
def test_forewarned_stays_while_no_such_attack_is_defeated() -> None:
    scene = Scene()
    gimli = in_the_hall(scene)
    forewarned = scene.second.event("Forewarned Is Forearmed")  # whoever played it
    playing = scene.entering(of=gimli)

    playing.does(Verb.ENTER)
    playing.apply(playing.options(Verb.CHOOSE_ATTACK)[1])
    playing.does(Verb.ASSIGN, gimli)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 5)  # 2 + 5 is less than 9

    assert gimli.is_wounded
    assert forewarned.in_play


@card("DM-132")
def test_a_dragons_lair_and_a_single_attack_are_as_they_were() -> None:
    lair, single = Scene(), Scene()
    gimli = in_the_hall(lair, LAIR)
    lair.first.event("Forewarned Is Forearmed")
    balin = single.first.character("Balin", at="Moria")
    forewarned = single.first.event("Forewarned Is Forearmed")
    quarrels = single.first.in_hand("Dark Quarrels")

    in_the_lair = lair.entering(of=gimli)
    in_the_lair.does(Verb.ENTER)
    in_moria = single.entering(of=balin)
    in_moria.does(Verb.ENTER)

    assert in_the_lair.question == "AssignByDefender"
    assert in_moria.may_play(quarrels)
    assert forewarned.in_play


@card("DM-132")
def test_a_creature_with_several_attacks_attacks_once() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Lórien")
    beretar = scene.first.character("Beretar", at="Lórien")
    forewarned = scene.first.event("Forewarned Is Forearmed")
    turns = scene.first.in_hand("Many Turns and Doublings")
    scene.first.in_hand("The Dwarves Are upon You!")
    pack = scene.second.in_hand(PACK)
    playing = scene.hazards(on=gimli, to="Moria")

    playing.does(Verb.PLAY_CREATURE, pack)
    playing.resolve()
    assert playing.attack is not None
    assert playing.attack.further == 0
    assert playing.why_not(turns) is Reason.CANNOT_BE_CANCELED
    playing.passes()
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()
    playing.rolls(5)  # 5 + 5 is greater than 7

    assert pack.among_points
    assert forewarned.is_discarded


@card("DM-132", "LE-145")
def test_attacks_like_several_automatic_attacks_are_reduced_to_one_as_well() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell")
    scene.first.event("Forewarned Is Forearmed")
    tidings = scene.second.in_hand("Tidings of Bold Spies")
    company = gimli.company.copy()
    company.destination = scene.first.site(HALL).id
    scene.table.companies[company.id] = company
    playing = scene.hazards(on=gimli)

    playing.plays(tidings)
    playing.resolve()

    assert playing.question == "ChooseAttack"
    playing.apply(playing.options(Verb.CHOOSE_ATTACK)[1])
    assert playing.attack is not None
    assert playing.attack.race is Race.TROLL
    assert not playing.attack.automatic


@card("DM-132")
def test_one_who_is_at_home_cannot_cancel_the_attack_that_is_left() -> None:
    scene = Scene()
    gimli = scene.first.company(HALL, "Gimli", LORD_OF_THE_HALL)[0]
    scene.first.event("Forewarned Is Forearmed")
    scene.first.in_hand("The Dwarves Are upon You!")
    playing = scene.entering(of=gimli)

    playing.does(Verb.ENTER)
    playing.apply(playing.options(Verb.CHOOSE_ATTACK)[0])

    assert playing.question == "BeforeAssignment"
    assert not playing.may(Verb.CANCEL_AT_HOME)


@card("DM-132", "TW-8")
def test_nobody_taps_to_cancel_the_only_attack_of_an_assassin() -> None:
    forewarned, unaware = Scene(), Scene()
    gimli = forewarned.first.character("Gimli", at="Lórien")
    forewarned.first.character("Balin", at="Lórien")
    forewarned.first.event("Forewarned Is Forearmed")
    forewarned.first.in_hand("The Dwarves Are upon You!")
    one = forewarned.second.in_hand("Assassin")
    haldir = unaware.first.character("Haldir", at="Lórien")
    unaware.first.character("Beretar", at="Lórien")
    other = unaware.second.in_hand("Assassin")

    with_warning = forewarned.hazards(on=gimli, to="Edoras")
    with_warning.does(Verb.PLAY_CREATURE, one)
    with_warning.resolve()
    without = unaware.hazards(on=haldir, to="Edoras")
    without.does(Verb.PLAY_CREATURE, other)
    without.resolve()

    assert without.may(Verb.CANCEL_ATTACK)
    assert with_warning.question == "BeforeAssignment"
    assert not with_warning.may(Verb.CANCEL_ATTACK)
