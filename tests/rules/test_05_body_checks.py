"""Body checks, and what is lost with whoever fails one. [CMB-46 to CMB-52]"""

from dataclasses import replace

from tests.cards.marks import card
from tests.rules.marks import rule
from tests.rules.minion_cards import CAPTAIN, OLD_TROLL, PASS_ABOVE
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Item
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword, Phase, PlayerKind, Race, Stat

RINGWRAITHS = (PlayerKind.RINGWRAITH, PlayerKind.RINGWRAITH)
LEATHER = Item(
    "XX-520",
    "Leather of the Tower",
    ItemClass.MINOR,
    marks=(Keyword.ARMOR,),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.BODY, +1),),
)


def body_check(scene: Scene, character: Piece) -> Playing:
    """A body check that comes from no strike."""
    scene.table.push(RollBodyCheck(character.id, 0, 0))
    game = Game(scene.table, Chance(1))
    game.run()
    return Playing(game)


def struck_down(scene: Scene, character: Piece) -> Playing:
    """The character is struck and about to fail the body check."""
    playing = scene.attack(on=character, prowess=20)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, character)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 12)
    return playing


@rule("CMB-46")
def test_a_result_above_body_is_a_failure_and_a_result_equal_to_it_is_not() -> None:
    scene = Scene()
    beretar, faramir = scene.first.company("Lórien", "Beretar", "Faramir")
    playing = scene.attack(on=beretar, strikes=2, prowess=20)

    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, faramir)
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 8)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 9)

    assert (beretar.body, beretar.in_play) == (8, True)
    assert faramir.is_eliminated


@rule("CMB-46")
def test_the_roll_is_one_higher_against_somebody_who_was_wounded_before() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien", status="wounded")
    playing = scene.attack(on=beretar, prowess=20)

    playing.rolls(2, 8)

    assert beretar.is_eliminated


@rule("CMB-46", "TIM-65")
def test_a_body_check_can_be_answered_by_nothing_that_does_not_affect_it() -> None:
    scene = Scene()
    beretar, arwen = scene.first.company("Lórien", "Beretar", "Arwen")
    marvels_told, gates = scene.first.hand("Marvels Told", "Gates of Morning")
    minions_stir = scene.second.event("Minions Stir")
    playing = scene.attack(on=beretar, prowess=20, race=Race.MAN)

    may_act_before = playing.may_play(marvels_told, user=arwen, target=minions_stir)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2)
    declared = playing.question
    playing.rolls(8)

    assert may_act_before
    assert declared == "RollBodyCheck"
    assert playing.may_play(marvels_told)
    assert playing.may_play(gates)


@rule("CMB-47")
def test_each_unwounded_companion_may_save_one_item_of_the_lost() -> None:
    scene = Scene()
    theoden, haldir = scene.first.company("Edoras", "Théoden", "Haldir")
    beretar = scene.first.character("Beretar", at="Edoras", status="wounded")
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    elf_stone = scene.first.gives("Elf-stone", to=theoden)
    quickbeam = scene.first.gives("Quickbeam", to=theoden)
    playing = struck_down(scene, theoden)

    wounded_may = playing.may(Verb.SAVE_ITEM, sword, beretar)
    ally_may_be_saved = playing.may(Verb.SAVE_ITEM, quickbeam)
    playing.does(Verb.SAVE_ITEM, sword, haldir)

    assert not wounded_may
    assert not ally_may_be_saved
    assert theoden.is_eliminated
    assert sword.bearer == haldir
    assert elf_stone.is_discarded
    assert quickbeam.is_discarded


@rule("CMB-47")
def test_a_tapped_companion_saves_an_item_as_well() -> None:
    scene = Scene()
    theoden = scene.first.company("Edoras", "Théoden")[0]
    haldir = scene.first.character("Haldir", at="Edoras", status="tapped")
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    playing = struck_down(scene, theoden)

    playing.does(Verb.SAVE_ITEM, sword, haldir)

    assert sword.bearer == haldir
    assert haldir.is_tapped


@card("TW-57")
@rule("CMB-47")
def test_an_item_saved_from_the_lost_is_gained_by_whoever_saves_it() -> None:
    scene = Scene()
    theoden, haldir = scene.first.company("Edoras", "Théoden", "Haldir")
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    scene.second.gives("Lure of Expedience", to=haldir)
    playing = struck_down(scene, theoden)

    playing.does(Verb.SAVE_ITEM, sword, haldir)
    playing.rolls(4)  # equal to two points of the Lure and two of the Sword

    assert haldir.is_discarded


@rule("CMB-47")
def test_saving_an_item_calls_for_no_corruption_check() -> None:
    scene = Scene()
    theoden, haldir = scene.first.company("Edoras", "Théoden", "Haldir")
    sword = scene.first.gives("Sword of Gondolin", to=theoden)
    scene.first.hand("Gates of Morning")
    playing = struck_down(scene, theoden)

    playing.does(Verb.SAVE_ITEM, sword, haldir)

    assert sword.bearer == haldir
    assert playing.question == "BetweenStrikes"


@rule("CMB-47")
def test_the_followers_of_the_lost_stay_in_play_controlled_by_nobody() -> None:
    scene = Scene()
    theoden = scene.first.character("Théoden", at="Edoras")
    forlong = scene.first.character("Forlong", at="Edoras", follower_of=theoden)
    scene.first.hand("Gates of Morning")

    struck_down(scene, theoden)

    assert theoden.is_eliminated
    assert forlong.in_play
    assert forlong.is_uncontrolled


@rule("CMB-47")
def test_an_attack_on_a_company_that_is_wiped_out_comes_to_its_end() -> None:
    scene = Scene()
    beretar, haldir = scene.first.company("Lórien", "Beretar", "Haldir")
    hobgoblins = scene.second.in_hand("Hobgoblins")
    playing = scene.hazards(on=beretar, to="Moria")

    playing.does(Verb.PLAY_CREATURE, hobgoblins)
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, beretar)
    playing.does(Verb.ASSIGN, haldir)
    playing.does(Verb.RESOLVE_STRIKE, beretar)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)
    playing.does(Verb.TAP_TO_FACE)
    playing.rolls(2, 12)

    assert beretar.is_eliminated
    assert haldir.is_eliminated
    assert hobgoblins.is_discarded
    assert playing.attack is None


@rule("CMB-48")
def test_an_unwounded_character_who_passes_a_body_check_is_not_touched_by_it() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    playing = body_check(scene, beretar)

    playing.rolls(8)

    assert beretar.is_untapped


@rule("CMB-48")
def test_an_unwounded_character_who_fails_a_body_check_is_eliminated() -> None:
    scene = Scene()
    beretar = scene.first.character("Beretar", at="Lórien")
    playing = body_check(scene, beretar)

    playing.rolls(9)

    assert beretar.is_eliminated


@rule("CMB-52")
def test_an_eliminated_avatar_costs_five_points_and_cannot_be_replaced() -> None:
    scene = Scene()
    gandalf, beretar = scene.first.company("Rivendell", "Gandalf", "Beretar")
    scene.first.avatar_revealed("Gandalf")
    pallando = scene.first.in_hand("Pallando")
    playing = struck_down(scene, gandalf)

    points = playing.points(0)
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_to(Phase.ORGANIZATION)
    playing.pass_to(Phase.END_OF_TURN)
    playing.pass_to(Phase.ORGANIZATION)
    playing.does(Verb.ORGANIZE)

    assert gandalf.is_eliminated
    assert points == 2 - 5
    assert playing.outcome is None
    assert playing.why_not(pallando) is Reason.AVATAR_ELIMINATED
    assert beretar.in_play


def after_a_result_of(result: int, card: Character, *items: Item) -> Piece:
    """A minion after a body check with that result."""
    scene = Scene(kinds=RINGWRAITHS)
    (minion,) = scene.first.company(PASS_ABOVE, card)
    for item in items:
        scene.first.gives(item, to=minion)
    body_check(scene, minion).rolls(result)
    return minion


@rule("CMB-50")
def test_a_result_that_discards_an_orc_or_troll_comes_before_the_others() -> None:
    assert after_a_result_of(8, OLD_TROLL).is_discarded
    assert after_a_result_of(9, OLD_TROLL).in_play
    assert after_a_result_of(10, OLD_TROLL).is_eliminated


@rule("CMB-50")
def test_he_is_discarded_although_the_result_is_above_his_body() -> None:
    assert after_a_result_of(8, replace(OLD_TROLL, body=7)).is_discarded


@rule("CMB-51")
def test_the_number_that_discards_moves_with_body() -> None:
    assert after_a_result_of(9, CAPTAIN).is_discarded
    assert after_a_result_of(9, CAPTAIN, LEATHER).in_play
    assert after_a_result_of(10, CAPTAIN, LEATHER).is_discarded
