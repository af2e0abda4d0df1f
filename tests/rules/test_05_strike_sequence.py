"""A strike sequence from its first step to the roll. [CMB-23 to CMB-30]"""

from dataclasses import replace

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Event, Item
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import TheStrike
from wizardhaven.vocabulary.terms import ItemClass, Length, Moment, Race, Side, Skill, Stat

POISONED_BLADE = Event(
    code="XX-1",
    name="Poisoned Blade",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(),
            effects=(
                Fights(Manner.WITHOUT_TAPPING),
                Modify(Stat.BODY, -2, Subject.TARGET),
            ),
        ),
    ),
)

PARRY = Event(
    code="XX-3",
    name="Parry",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(Fights(Manner.WITHOUT_TAPPING),),
        ),
    ),
)

BELT_OF_STRENGTH = Item(
    code="XX-2",
    name="Belt of Strength",
    item_class=ItemClass.MINOR,
    abilities=(Modify(Stat.PROWESS, +1),),
)


@rule("CMB-23")
def test_the_defending_player_chooses_the_order_of_the_strikes() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    playing = scene.attack(on=beretar, strikes=2, prowess=9)

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    asked = (playing.question, playing.asked, playing.may(Verb.RESOLVE_STRIKE, beretar))
    playing.does(Verb.RESOLVE_STRIKE, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)

    assert asked == ("ChooseStrike", 0, True)
    assert haldir.is_tapped
    assert beretar.is_untapped


@rule("CMB-23")
def test_before_a_sequence_begins_players_may_do_what_the_phase_permits() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    sam = scene.first.character("Sam Gamgee", at="Lórien", status="tapped")
    halfling_strength = scene.first.in_hand("Halfling Strength")
    playing = scene.attack(on=beretar, strikes=2, prowess=9)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.TAP_TO_FACE)
    during_the_sequence = halfling_strength.in_hand
    playing.rolls(12)
    playing.plays(halfling_strength, target=sam)

    assert during_the_sequence
    assert sam.is_untapped
    assert playing.has_happened(Happening.STRIKE_FAILED, beretar)
    assert not playing.has_happened(Happening.STRIKE_FAILED, sam)


@rule("CMB-24")
def test_in_the_movement_hazard_phase_hazards_bearing_on_the_strike_count_against_the_limit() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    blade, second_blade, third_blade = scene.second.hand(POISONED_BLADE, POISONED_BLADE, POISONED_BLADE)
    doors = scene.second.in_hand("Doors of Night")
    playing = scene.attack(on=haldir, prowess=9)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.pass_until("StrikeHazards")
    refused = playing.why_not(doors)
    playing.plays(blade)
    playing.resolve()
    playing.plays(second_blade)
    playing.resolve()

    assert refused is Reason.ONLY_STRIKE_ACTIONS
    assert haldir.company.hazards == playing.hazard_limit(haldir) == 2
    assert third_blade.in_hand
    assert playing.question == "FaceStrike"


@rule("CMB-24")
def test_in_the_site_phase_the_hazard_player_has_no_step_of_the_sequence() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    blade = scene.second.in_hand(replace(POISONED_BLADE, marks=(Mark.OUTSIDE_HAZARD_LIMIT,)))
    playing = scene.entering(haldir)

    playing.does(Verb.ENTER)
    playing.does(Verb.ASSIGN, haldir)

    assert blade.in_hand
    assert playing.question == "FaceStrike"


@rule("CMB-25")
def test_excess_strikes_may_be_spent_on_any_strike_at_minus_one_each() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    playing = scene.attack(on=beretar, strikes=4, prowess=10)

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    asked = (playing.question, playing.asked, [option.number for option in playing.options()])
    playing.does(Verb.SPEND_EXCESS, number=1)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)

    assert asked == ("SpendExcess", 1, [0, 1, 2])
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, beretar)


@rule("CMB-25")
def test_on_the_last_strike_all_excess_strikes_left_are_applied() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    playing = scene.attack(on=beretar, strikes=4, prowess=10)

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.SPEND_EXCESS, number=0)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(12)
    next_question = playing.question
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(8)

    assert next_question == "FaceStrike"
    assert haldir.prowess() + 8 - 2 == 10
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, haldir)


@rule("CMB-25")
def test_the_last_strike_is_the_last_one_that_somebody_is_there_to_face() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    scene.first.company("Rivendell", "Glorfindel II", "Peath")
    call_of_home = scene.second.in_hand("Call of Home")
    playing = scene.attack(on=beretar, strikes=3, prowess=10)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.plays(call_of_home, target=haldir)
    playing.rolls(2)
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)

    assert haldir.in_hand
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, beretar)


@rule("CMB-26")
def test_a_defender_may_take_minus_three_to_stay_untapped() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    playing = scene.attack(on=aragorn, prowess=6)

    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(4)

    assert playing.has_happened(Happening.STRIKE_FAILED, aragorn)
    assert aragorn.is_untapped


@rule("CMB-26")
def test_minus_three_does_not_protect_from_a_wound() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    playing = scene.attack(on=aragorn, prowess=6)

    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(2, 2)

    assert aragorn.is_wounded


@rule("CMB-26")
def test_minus_three_does_not_protect_from_being_detained() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    playing = scene.attack(on=aragorn, prowess=6, detainment=True)

    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(2)

    assert aragorn.is_tapped


@rule("CMB-27")
def test_companions_and_allies_without_a_strike_tap_for_one_prowess_each() -> None:
    scene = Scene()
    balin, haldir, beretar = scene.first.company("Lórien", "Balin", "Haldir", "Beretar")
    treebeard = scene.first.gives("Treebeard", to=haldir)
    playing = scene.attack(on=balin, strikes=2, prowess=13, race=Race.GIANT)

    playing.does(Verb.ASSIGN, balin)
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.RESOLVE_STRIKE, balin)
    playing.does(Verb.TAP_TO_FACE)
    struck_one_may = playing.may(Verb.SUPPORT, beretar)
    playing.does(Verb.SUPPORT, haldir)
    playing.does(Verb.SUPPORT, treebeard)
    playing.rolls(7)

    assert not struck_one_may
    assert balin.prowess() + 2 + 7 == 13
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, balin)
    assert haldir.is_tapped
    assert treebeard.is_tapped


@rule("CMB-27")
def test_an_ally_who_cannot_be_attacked_here_may_still_support() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Glittering Caves")
    quickbeam = scene.first.gives("Quickbeam", to=haldir)
    playing = scene.entering(haldir)

    playing.does(Verb.ENTER)
    may_be_struck = playing.may(Verb.ASSIGN, quickbeam)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)

    assert not may_be_struck
    assert playing.may(Verb.SUPPORT, quickbeam)


@rule("CMB-27")
def test_a_tapped_companion_cannot_support() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    beretar = scene.first.character("Beretar", at="Lórien", status="tapped")
    anborn = scene.first.character("Anborn", at="Lórien")
    playing = scene.attack(on=haldir)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)

    assert playing.may(Verb.SUPPORT, anborn)
    assert not playing.may(Verb.SUPPORT, beretar)


@rule("CMB-28")
def test_the_defender_may_do_only_what_bears_on_the_strike() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    cram = scene.first.gives("Cram", to=haldir)
    dodge, gates = scene.first.hand("Dodge", "Gates of Morning")
    playing = scene.attack(on=haldir)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)

    assert playing.question == "StrikeActions"
    assert playing.may_play(dodge)
    assert not playing.may(Verb.USE, cram)
    assert playing.why_not(gates) is Reason.ONLY_STRIKE_ACTIONS


@rule("CMB-28")
def test_only_the_one_who_faces_the_strike_uses_cards_against_it() -> None:
    scene = Scene()
    haldir, arwen, beretar = scene.first.company("Lórien", "Haldir", "Arwen", "Beretar")
    parry = scene.first.in_hand(PARRY)
    steed = scene.first.gives("Noble Steed", to=beretar)
    playing = scene.attack(on=haldir)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("StrikeActions")

    assert arwen.is_untapped
    assert playing.may_play(parry, user=haldir)
    assert not playing.may_play(parry, user=beretar)
    assert not playing.may(Verb.USE, steed)


@rule("CMB-28")
def test_a_strike_sequence_has_room_for_one_card_that_needs_a_skill() -> None:
    scene = Scene()
    haldir = scene.first.character("Haldir", at="Lórien")
    parry, second_parry, dodge = scene.first.hand(PARRY, PARRY, "Dodge")
    playing = scene.attack(on=haldir)

    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.TAP_TO_FACE)
    playing.plays(parry, user=haldir)
    playing.resolve()

    assert playing.question == "StrikeActions"
    assert playing.why_not(second_parry) is Reason.ONE_SKILL_CARD
    assert playing.may_play(dodge)


@rule("CMB-29")
def test_a_strike_can_be_cancelled_although_the_attack_no_longer_can() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Lórien")
    ring = scene.first.gives("Magic Ring of Stealth", to=anborn)
    concealment = scene.first.in_hand("Concealment")
    playing = scene.attack(on=anborn, prowess=20)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, anborn)
    playing.does(Verb.TAP_TO_FACE)
    attack_can_be = playing.may_play(concealment)
    playing.uses(ring)

    assert not attack_can_be
    assert playing.has_happened(Happening.STRIKE_CANCELED, anborn)
    assert not playing.has_happened(Happening.ROLLED)
    assert anborn.is_untapped
    assert playing.attack is None


@rule("CMB-29")
def test_a_strike_of_an_attack_that_cannot_be_cancelled_can_be_cancelled() -> None:
    scene = Scene()
    anborn = scene.first.character("Anborn", at="Bree")
    scene.first.gives("Vile Fumes", to=Piece(scene.table, anborn.company.site))
    ring = scene.first.gives("Magic Ring of Stealth", to=anborn)
    concealment = scene.first.in_hand("Concealment")

    playing = scene.entering(of=anborn)
    playing.does(Verb.ENTER)
    attack_can_be = playing.may_play(concealment)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.uses(ring)

    assert not attack_can_be
    assert playing.has_happened(Happening.STRIKE_CANCELED, anborn)


@rule("CMB-30")
def test_the_weapon_counts_first_and_being_tapped_afterwards() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien", status="tapped")
    scene.first.gives("Glamdring", to=aragorn)
    playing = scene.attack(on=aragorn, prowess=12, race=Race.TROLL)

    playing.rolls(5)

    assert aragorn.prowess() == 8
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, aragorn)


@rule("CMB-30")
def test_the_weapon_counts_before_another_item() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    scene.first.gives(BELT_OF_STRENGTH, to=aragorn)
    scene.first.gives("Glamdring", to=aragorn)

    assert aragorn.prowess(against=Race.TROLL) == 8 + 1


@rule("CMB-30")
def test_a_wounded_defender_has_two_less() -> None:
    scene = Scene()
    balin = scene.first.character("Balin", at="Lórien", status="wounded")
    playing = scene.attack(on=balin, prowess=10, race=Race.ORC)

    playing.rolls(6)

    assert balin.prowess(against=Race.ORC) == 4 + 2
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, balin)
