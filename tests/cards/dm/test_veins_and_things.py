"""Stories of what lies deep in the earth: veins of precious metal, light-stones and nameless things."""

from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.engine.queries.hazards.keys import ways_to_key
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.terms import Phase, Race, Stat


@card("DM-162")
@rule("SITE-34", "UND-12")
def test_a_dwarf_finds_a_vein_of_arda_and_another_plays_any_item_that_the_site_allows() -> None:
    scene = Scene()
    gimli, balin = scene.first.company("The Under-grottos", "Gimli", "Balin")
    vein, shield = scene.first.hand("Vein of Arda", "Great-shield of Rohan")
    playing = scene.at_site(gimli)

    playing.plays(vein, user=gimli)
    playing.resolve()
    assert vein.bearer == gimli
    assert gimli.is_tapped
    assert playing.question == "OneMoreItem"
    playing.does(Verb.PLAY_AT_SITE, shield, balin)
    playing.resolve()

    assert shield.bearer == balin


@card("DM-162")
def test_a_vein_may_be_found_though_the_site_is_tapped_but_then_no_item_follows() -> None:
    scene = Scene()
    gandalf, _ = scene.first.company("The Under-grottos", "Gandalf", "Balin", site_status="tapped")
    vein, _ = scene.first.hand("Vein of Arda", "Cram")
    playing = scene.at_site(gandalf)

    playing.plays(vein, user=gandalf)  # he is a sage
    playing.resolve()

    assert vein.bearer == gandalf
    assert playing.question != "OneMoreItem"


@card("DM-162")
def test_veins_of_arda_are_found_by_sages_and_dwarves_in_the_under_deeps_only() -> None:
    scene = Scene()
    peath = scene.first.character("Peath", at="The Under-grottos")
    vein = scene.first.in_hand("Vein of Arda")
    scene.first.gives("Cram", to=peath)
    scene.first.turn(peath, "tapped")
    nobody = scene.at_site(peath).why_not(vein)

    scene = Scene()
    gimli, peath = scene.first.company("Moria", "Gimli", "Peath")
    vein = scene.first.in_hand("Vein of Arda")
    scene.first.gives("Cram", to=peath)
    scene.first.turn(peath, "tapped")
    nowhere = scene.at_site(gimli).why_not(vein)

    assert nobody is Reason.NO_USER
    assert nowhere is Reason.CONDITION_NOT_MET


@card("DM-162")
def test_whoever_carries_a_vein_of_arda_stays_tapped_until_it_is_stored_at_a_haven() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Rivendell", status="tapped")
    vein = scene.first.gives("Vein of Arda", to=gimli)
    playing = scene.begin(Phase.UNTAP)

    playing.pass_until("OrganizationWindow")
    assert gimli.is_tapped
    playing.does(Verb.STORE, vein)

    assert vein.is_stored
    assert playing.points(0) == 2 + 2  # Gimli's own and those of the vein


@card("DM-162")
def test_there_is_only_one_vein_of_arda_at_a_site() -> None:
    scene = Scene()
    gimli, balin = scene.first.company("The Under-grottos", "Gimli", "Balin")
    scene.first.gives("Vein of Arda", to=balin)
    scene.first.gives("Cram", to=scene.first.character("Peath", at="The Under-grottos", status="tapped"))
    vein = scene.first.in_hand("Vein of Arda")

    assert scene.at_site(gimli).why_not(vein) is Reason.DUPLICATED


@card("DM-168")
def test_a_light_stone_helps_to_find_the_way_in_the_under_deeps() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="The Under-gates")
    scene.first.gives("Dwarven Light-stone", to=gimli)
    gems = scene.first.location_deck("The Gem-deeps")[0]
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.PLAN_MOVEMENT, gems)
    playing.pass_until("MovementRoll")
    playing.rolls(4)
    playing.pass_to(Phase.SITE)

    assert gimli.site == "The Gem-deeps"


@card("DM-168")
def test_a_light_stone_is_tapped_against_orcs_and_trolls() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    stone = scene.first.gives("Dwarven Light-stone", to=gimli)
    playing = scene.attack(gimli, prowess=9, race=Race.TROLL)

    playing.uses(stone)
    playing.resolve()

    assert stone.is_tapped
    assert playing.attack is not None
    assert playing.attack.prowess == 7


@card("DM-168")
def test_a_light_stone_is_tapped_against_what_no_weapon_helps_against() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    stone = scene.first.gives("Dwarven Light-stone", to=gimli)
    playing = scene.attack(gimli, prowess=9, race=Race.GAS, abilities=(Fights(Manner.WITHOUT_WEAPONS),))

    playing.uses(stone)
    playing.resolve()

    assert playing.attack is not None
    assert playing.attack.prowess == 7


@card("DM-168")
def test_a_light_stone_is_of_no_use_against_wolves() -> None:
    scene = Scene()
    gimli, balin = scene.first.company("Moria", "Gimli", "Balin")
    stone = scene.first.gives("Dwarven Light-stone", to=gimli)
    playing = scene.attack(gimli, strikes=2, prowess=9, race=Race.WOLF)

    assert not playing.may(Verb.USE, stone)
    assert balin.is_untapped


def test_weapons_do_not_help_against_some_attacks_and_to_stay_untapped_may_cost_more() -> None:
    scene = Scene()
    gimli = scene.first.character("Gimli", at="Moria")
    scene.first.gives("Glamdring", to=gimli)
    armed = gimli.prowess(against=Race.GAS)
    playing = scene.attack(
        gimli,
        prowess=9,
        race=Race.GAS,
        abilities=(
            Fights(Manner.WITHOUT_WEAPONS),
            Modify(Stat.STAYING_UNTAPPED, -5, how=How.SET),
        ),
    )

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, gimli)
    playing.pass_until("FaceStrike")
    playing.does(Verb.STAY_UNTAPPED, gimli)
    playing.pass_until("RollStrike")
    playing.rolls(9)  # 5 of his own and no weapon, -5 because he does not tap: 9 against 9
    drawn = playing.has_happened(Happening.STRIKE_INEFFECTUAL)

    assert armed > 5
    assert drawn
    assert gimli.is_untapped


def fits(scene: Scene, creature: Piece, on: Piece) -> bool:
    """Whether the creature may be keyed to where the company is or goes."""
    return bool(ways_to_key(scene.table, on.company, creature.id))


@card("DM-109")
def test_a_nameless_thing_waits_at_any_site_in_the_under_deeps() -> None:
    scene = Scene()
    below = scene.first.character("Gimli", at="The Under-grottos")
    above = scene.first.character("Balin", at="Moria")
    thing = scene.second.in_hand("Nameless Thing")

    assert fits(scene, thing, on=below)
    assert not fits(scene, thing, on=above)


@card("DM-109")
def test_with_doors_of_night_a_nameless_thing_comes_up_to_the_sites_above_and_into_the_sea() -> None:
    scene = Scene()
    scene.second.event("Doors of Night")
    moria, bree = scene.first.character("Gimli", at="Moria"), scene.first.character("Balin", at="Bree")
    sailor = scene.first.character("Peath", at="Edhellond")
    thing = scene.second.in_hand("Nameless Thing")
    scene.hazards(on=sailor, to="Tolfalas")

    assert fits(scene, thing, on=moria)  # it lies above the Under-gates
    assert not fits(scene, thing, on=bree)
    assert fits(scene, thing, on=sailor)


@card("DM-109")
def test_one_of_the_three_attacks_of_a_nameless_thing_is_cancelled_by_tapping_somebody() -> None:
    scene = Scene()
    gimli, _ = scene.first.company("The Under-grottos", "Gimli", "Balin")
    thing = scene.second.in_hand("Nameless Thing")
    playing = scene.hazards(on=gimli)
    playing.does(Verb.PLAY_CREATURE, thing)
    playing.resolve()

    playing.pass_until("BeforeAssignment")
    playing.does(Verb.CANCEL_ATTACK, gimli)
    assert playing.has_happened(Happening.ATTACK_CANCELED)
    playing.pass_until("BeforeAssignment", "AssignByDefender")

    assert playing.attack is not None
    assert playing.attack.further == 1
    assert not playing.may(Verb.CANCEL_ATTACK)


@card("DM-109")
def test_nobody_cancels_an_attack_of_a_nameless_thing_once_its_strikes_are_assigned() -> None:
    scene = Scene()
    gimli, balin = scene.first.company("The Under-grottos", "Gimli", "Balin")
    thing = scene.second.in_hand("Nameless Thing")
    playing = scene.hazards(on=gimli)
    playing.does(Verb.PLAY_CREATURE, thing)
    playing.resolve()

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, gimli)
    playing.does(Verb.ASSIGN, balin)
    playing.does(Verb.RESOLVE_STRIKE, gimli)
    playing.does(Verb.TAP_TO_FACE, gimli)

    assert playing.question == "RollStrike"  # nobody was asked whether he taps for it
    assert not playing.may(Verb.CANCEL_ATTACK)
