"""What a strike comes to, and what follows from it. [CMB-33 to CMB-38]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.strike import DEFEATED, FAILED
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Become, Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Check, ItemClass, Length, Pile, Race, Side, State

KINGSFOIL = Event(
    code="XX-1",
    name="Kingsfoil",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(target=A(Sort.CHARACTER), effects=(Become(Subject.TARGET, State.WELL),)),),
)


@rule("CMB-33")
def test_a_failed_strike_is_defeated_only_if_it_fails_its_body_check() -> None:
    scene = Scene()
    aragorn, beretar = scene.first.company("Lórien", "Aragorn II", "Beretar")
    scene.first.hand("Gates of Morning")
    playing = scene.attack(on=aragorn, strikes=2, prowess=13, body=8, race=Race.TROLL)

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.ASSIGN, beretar)
    playing.pass_until("ChooseStrike")
    playing.does(Verb.RESOLVE_STRIKE, aragorn)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(8, 9)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(9, 8)

    assert aragorn.is_tapped
    assert playing.attack is not None
    assert [strike.result for strike in playing.attack.strikes] == [DEFEATED, FAILED]


@rule("CMB-33")
def test_a_failed_strike_without_body_is_defeated_at_once() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Lórien")
    playing = scene.attack(on=aragorn, prowess=13, body=None)

    playing.does(Verb.ASSIGN, aragorn)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(8)

    assert playing.has_happened(Happening.STRIKE_FAILED, aragorn)
    assert playing.has_happened(Happening.ATTACK_DEFEATED)


@rule("CMB-34")
def test_a_strike_that_succeeds_wounds_at_once_and_a_body_check_follows() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    playing = scene.attack(on=beretar, prowess=13)

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(7)
    before_the_check = (beretar.is_wounded, playing.question)
    playing.rolls(8)

    assert before_the_check == (True, "RollBodyCheck")
    assert beretar.in_play
    assert beretar.is_wounded


@rule("CMB-35")
def test_equal_totals_harm_nobody() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    lieutenant = scene.second.in_hand("Orc-lieutenant")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant, names=["Wilderness"])
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2)

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, beretar)
    assert beretar.is_tapped
    assert lieutenant.is_discarded


@rule("CMB-35")
def test_equal_totals_leave_a_defender_untapped_who_took_minus_three() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    playing = scene.attack(on=beretar, prowess=13)

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.STAY_UNTAPPED)
    playing.rolls(11)

    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, beretar)
    assert beretar.is_untapped


@rule("CMB-36", "TIM-66")
def test_what_a_strike_triggers_happens_before_the_body_check_and_cannot_be_answered() -> None:
    scene = Scene()
    beretar, arwen = scene.first.company("Lórien", "Beretar", "Arwen")
    elf_stone = scene.first.gives("Elf-stone", to=beretar)
    marvels_told = scene.first.in_hand("Marvels Told")
    minions_stir = scene.second.event("Minions Stir")
    at_once = When(
        Occasion.WOUNDED,
        Put(all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)), Pile.DISCARD_PILE, count=None),
        about=Subject.ATTACK,
    )
    playing = scene.attack(on=beretar, prowess=13, race=Race.MAN, abilities=(at_once,))

    may_act_before = playing.may_play(marvels_told, user=arwen, target=minions_stir)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()
    playing.rolls(2)

    assert may_act_before
    assert elf_stone.is_discarded
    assert playing.question == "RollBodyCheck"


@rule("CMB-36")
def test_a_check_that_a_strike_triggers_can_be_answered_only_with_what_affects_it() -> None:
    scene = Scene()
    sam, arwen = scene.first.company("Lórien", "Sam Gamgee", "Arwen")
    scene.second.event("Minions Stir")
    halfling_strength, marvels_told = scene.first.hand("Halfling Strength", "Marvels Told")
    at_once = When(Occasion.WOUNDED, Roll(Check.CORRUPTION, Subject.TARGET), about=Subject.ATTACK)
    playing = scene.attack(on=sam, prowess=13, race=Race.UNDEAD, abilities=(at_once,))

    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, sam)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.passes()
    playing.rolls(2)

    assert playing.question == "SupportWindow"
    assert playing.may_play(halfling_strength)
    assert playing.may(Verb.SUPPORT, arwen)
    assert not playing.may_play(marvels_told)


@rule("CMB-37")
def test_who_was_wounded_and_healed_still_counts_as_wounded_by_the_attack() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    kingsfoil = scene.first.in_hand(KINGSFOIL)
    after = When(
        Occasion.ATTACK_OVER,
        Roll(Check.CORRUPTION, Subject.TARGET),
        about=Subject.ATTACK,
        of=AttackResult.HAS_WOUNDED,
    )
    playing = scene.attack(on=beretar, prowess=13, race=Race.UNDEAD, abilities=(after,))

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 2)
    playing.plays(kingsfoil, target=beretar)

    assert beretar.is_untapped
    assert playing.question == "RollCheck"


@rule("CMB-38")
def test_what_changed_prowess_for_one_strike_is_gone_with_its_sequence() -> None:
    scene = Scene()
    beretar, anborn = scene.first.company("Lórien", "Beretar", "Anborn")
    lieutenant, william = scene.second.hand("Orc-lieutenant", "“William” (Wûluag)")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, lieutenant, names=["Wilderness"])
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.STAY_UNTAPPED)
    playing.does(Verb.SUPPORT, anborn)
    playing.rolls(5)
    afterwards = beretar.prowess()
    playing.does(Verb.PLAY_CREATURE, william, names=["Wilderness"])
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(6)

    assert lieutenant.among_points
    assert afterwards == 5
    assert playing.has_happened(Happening.STRIKE_INEFFECTUAL, beretar)
