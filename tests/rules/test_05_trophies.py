"""Trophies: what an Orc or Troll keeps of the foes he faced. [CMB-71 to CMB-75, WIN-65]"""

from dataclasses import replace

from tests.rules.marks import rule
from tests.rules.minion_cards import CAPTAIN, DARKHAVEN, OLD_TROLL, PASS_ABOVE
from wizardhaven.engine.changes.cards import discard, eliminate
from wizardhaven.engine.queries.chain.targets import targets
from wizardhaven.engine.queries.ending.marshalling_points import by_source
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NO_CARD, NONE, POINTS, REMOVED
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import ItemClass, Phase, Pile, PlayerKind, Points, Race

RIDERS = Creature("XX-540", "Riders of the Mark", Race.MAN, strikes=1, prowess=3, kill_points=2, keyed_to=())
PATROL = Creature("XX-541", "Patrol of the Pass", Race.ORC, strikes=1, prowess=3, kill_points=1, keyed_to=())
HALF_ORC = replace(CAPTAIN, code="XX-542", name="Ruffian of the Pass", race=Race.HALF_ORC)
MAN = replace(CAPTAIN, code="XX-543", name="Easterner of the Pass", race=Race.MAN)


MINIONS_AGAINST_HEROES = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)


def beats(scene: Scene, who: Piece, foe: Piece, detainment: bool = False) -> Playing:
    """He has faced the only strike of that creature and defeated it."""
    table = scene.table
    table.phase = Phase.MOVEMENT_HAZARD
    table.company = table.cards[who.id].company
    printed = table.printed[foe.id]
    assert printed.race is not None
    attack = Attack(table.company, printed.race, 1, printed.prowess, NONE)
    attack.source = foe.id
    attack.detainment = detainment
    table.push(StartAttack(attack))
    game = Game(table, Chance(1))
    game.run()
    playing = Playing(game)
    playing.pass_until("FaceStrike", "AssignByDefender")
    if playing.question == "AssignByDefender":
        playing.does(Verb.ASSIGN, who)
        playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    return playing


@rule("CMB-71", "GLO-118")
def test_an_orc_or_troll_who_faced_a_strike_may_keep_the_creature_and_a_man_may_not() -> None:
    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    (captain,) = scene.first.company(PASS_ABOVE, CAPTAIN)
    riders = scene.second.in_hand(RIDERS)
    playing = beats(scene, captain, riders)
    assert playing.question == "TakeTrophy"
    playing.does(Verb.TAKE_TROPHY, riders, captain)

    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    man, beside = scene.first.company(PASS_ABOVE, MAN, OLD_TROLL)
    others = scene.second.in_hand(RIDERS)
    beats(scene, man, others)

    assert riders.bearer == captain
    assert beside.in_play
    assert scene.table.cards[others.id].place == POINTS


@rule("CMB-71")
def test_what_is_aimed_at_minor_items_may_mean_a_trophy_but_no_ring_is_one() -> None:
    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    (captain,) = scene.first.company(PASS_ABOVE, CAPTAIN)
    riders, patrol = scene.second.in_hand(RIDERS), scene.second.in_hand(PATROL)
    beats(scene, captain, riders).does(Verb.TAKE_TROPHY, riders, captain)
    table = scene.table
    aims = {
        sort: targets(table, 1, patrol.id, NO_CARD, A(sort, Whose.OF_THE_COMPANY))
        for sort in (
            Sort.ITEM,
            all_of(Sort.ITEM, ItemClass.MINOR),
            all_of(Sort.ITEM, ItemClass.MAJOR),
            Sort.RING,
        )
    }

    assert [[aim.card for aim in found] for found in aims.values()] == [[riders.id], [riders.id], [], []]


@rule("CMB-71")
def test_a_trophy_is_lost_with_the_items_and_neither_stored_nor_handed_over() -> None:
    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    captain, troll = scene.first.company(DARKHAVEN, CAPTAIN, OLD_TROLL)
    riders = scene.second.in_hand(RIDERS)
    beats(scene, captain, riders).does(Verb.TAKE_TROPHY, riders, captain)
    scene.table.stack.clear()
    playing = scene.begin(Phase.ORGANIZATION)
    assert troll.in_play
    assert not playing.may(Verb.STORE, riders)
    assert not playing.may(Verb.TRANSFER, riders)

    scene.table.stack.clear()
    scene.first.turn(captain, "untapped")
    playing = scene.attack(
        on=captain,
        prowess=30,
        abilities=(
            When(
                Occasion.ATTACK_OVER,
                Put(
                    all_of(Sort.ITEM, Not(ItemClass.SPECIAL), On(Subject.TARGET)),
                    Pile.DISCARD_PILE,
                    count=None,
                ),
                about=Subject.ATTACK,
                of=AttackResult.HAS_WOUNDED,
            ),
        ),
    )
    playing.pass_until("AssignByDefender")
    playing.does(Verb.ASSIGN, captain)
    playing.pass_until("FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(2, 2)

    assert captain.in_play
    assert scene.table.cards[riders.id].place == POINTS


@rule("CMB-72")
def test_a_half_orc_keeps_no_trophy() -> None:
    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    (half_orc,) = scene.first.company(PASS_ABOVE, HALF_ORC)
    riders = scene.second.in_hand(RIDERS)

    playing = beats(scene, half_orc, riders)

    assert playing.question != "TakeTrophy"
    assert scene.table.cards[riders.id].place == POINTS


@rule("CMB-72")
def test_a_defeated_dragon_may_be_kept_and_is_defeated_all_the_same() -> None:
    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    (troll,) = scene.first.company(PASS_ABOVE, replace(OLD_TROLL, prowess=20))
    ahunt = scene.second.event("Bairanax Ahunt")
    playing = beats(scene, troll, ahunt)

    playing.does(Verb.TAKE_TROPHY, ahunt, troll)

    assert ahunt.bearer == troll
    assert ahunt.id not in scene.table.board


@rule("CMB-73", "WIN-65")
def test_a_trophy_gives_its_points_after_a_normal_attack_and_none_after_detainment() -> None:
    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    (captain,) = scene.first.company(PASS_ABOVE, CAPTAIN)
    riders, patrol = scene.second.hand(RIDERS, PATROL)
    beats(scene, captain, riders).does(Verb.TAKE_TROPHY, riders, captain)
    after_riders = by_source(scene.table, 0)[Points.KILL]
    scene.first.turn(captain, "untapped")
    beats(scene, captain, patrol, detainment=True).does(Verb.TAKE_TROPHY, patrol, captain)

    assert after_riders == 2
    assert by_source(scene.table, 0)[Points.KILL] == 2


@rule("CMB-74")
def test_trophies_raise_direct_influence_and_prowess() -> None:
    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    (captain,) = scene.first.company(PASS_ABOVE, CAPTAIN)
    riders, patrol = scene.second.hand(RIDERS, PATROL)
    beats(scene, captain, riders).does(Verb.TAKE_TROPHY, riders, captain)
    after_one = (captain.prowess(), captain.direct_influence())
    scene.first.turn(captain, "untapped")
    beats(scene, captain, patrol, detainment=True).does(Verb.TAKE_TROPHY, patrol, captain)

    assert after_one == (7, 1)
    assert (captain.prowess(), captain.direct_influence()) == (7, 2)


@rule("CMB-74")
def test_trophies_lift_prowess_to_nine_at_most() -> None:
    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    (giant,) = scene.first.company(PASS_ABOVE, replace(OLD_TROLL, prowess=9))
    riders = scene.second.in_hand(RIDERS)

    beats(scene, giant, riders).does(Verb.TAKE_TROPHY, riders, giant)

    assert giant.prowess() == 9


@rule("CMB-75", "WIN-65")
def test_a_trophy_that_is_lost_is_kept_for_its_points_or_gone() -> None:
    scene = Scene(kinds=MINIONS_AGAINST_HEROES)
    captain, troll = scene.first.company(PASS_ABOVE, CAPTAIN, OLD_TROLL)
    riders, patrol = scene.second.hand(RIDERS, PATROL)
    beats(scene, captain, riders).does(Verb.TAKE_TROPHY, riders, captain)
    beats(scene, troll, patrol, detainment=True).does(Verb.TAKE_TROPHY, patrol, troll)

    eliminate(scene.table, captain.id)
    discard(scene.table, troll.id)

    assert scene.table.cards[riders.id].place == POINTS
    assert scene.table.cards[patrol.id].place == REMOVED
    assert by_source(scene.table, 0)[Points.KILL] == 2
