"""Stories of the end-of-turn phase. [END-01 to END-09]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import CorruptionCheck
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Keyword, Length, Phase, Side

MORE_REGIONS = 1  # the second way to use Cram

NIGHTLY_DOUBT = Event(
    code="X-1",
    name="Nightly Doubt",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION,),
    corruption=1,
    uses=(Use(target=ACharacter(whose=Whose.OF_THE_COMPANY)),),
    abilities=(
        When(
            Occasion.PHASE_ENDS,
            CorruptionCheck(by=Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.END_OF_TURN,
        ),
    ),
)


@rule("END-01")
def test_between_the_steps_of_the_phase_players_may_act() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    gates, _ = scene.first.hand("Gates of Morning", "Sword of Gondolin")

    playing = scene.begin(Phase.END_OF_TURN)
    playing.passes()
    at_the_discard = playing.question, playing.may_play(gates)
    playing.passes()
    after_the_discard = len(playing.hand(0)), playing.may_play(gates)
    playing.passes()
    after_the_reset = len(playing.hand(0)), playing.may_play(gates)
    playing.plays(gates)
    playing.resolve()

    assert at_the_discard == ("MayDiscard", False)
    assert after_the_discard == (2, True)
    assert after_the_reset == (8, True)
    assert gates.in_play


@rule("END-03")
def test_each_player_may_discard_one_card() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    sword, glamdring = scene.first.hand("Sword of Gondolin", "Glamdring")
    doors, stir = scene.second.hand("Doors of Night", "Minions Stir")

    playing = scene.begin(Phase.END_OF_TURN)
    playing.does(Verb.DISCARD, sword)
    asked_next = playing.asked
    playing.does(Verb.DISCARD, doors)

    assert asked_next == 1
    assert sword.is_discarded
    assert doors.is_discarded
    assert glamdring.in_hand
    assert stir.in_hand
    assert len(playing.hand(0)) == len(playing.hand(1)) == 8


@rule("END-03")
def test_nobody_has_to_discard() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    sword = scene.first.in_hand("Sword of Gondolin")

    playing = scene.begin(Phase.END_OF_TURN)
    playing.passes()

    assert sword.in_hand


@rule("END-04")
def test_both_players_draw_up_to_their_hand_size() -> None:
    scene = Scene()
    scene.first.character("Pallando", at="Bree")
    scene.first.hand(*["Sons of Kings"] * 6)
    scene.second.hand(*["Sons of Kings"] * 7)

    playing = scene.begin(Phase.END_OF_TURN)
    playing.passes()
    playing.passes()

    assert len(playing.hand(0)) == 9  # one card more with Pallando in play
    assert len(playing.hand(1)) == 8


@rule("END-04")
def test_both_players_discard_down_to_their_hand_size() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    sword = scene.first.hand("Sword of Gondolin", *["Sons of Kings"] * 9)[0]

    playing = scene.begin(Phase.END_OF_TURN)
    playing.passes()
    playing.does(Verb.DISCARD, sword)

    assert sword.is_discarded
    assert playing.hand(0) == ["Sons of Kings"] * 8


@rule("END-05", "END-06")
def test_at_the_end_of_the_turn_nothing_unrelated_can_be_done() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    balin = scene.first.character("Balin", at="Bree")
    doubt = scene.second.gives(NIGHTLY_DOUBT, to=aragorn)
    stir = scene.second.event("Minions Stir")
    gates, marvels = scene.first.hand("Gates of Morning", "Marvels Told")

    playing = scene.begin(Phase.END_OF_TURN)
    in_the_phase = playing.may_play(gates)
    playing.pass_until("ChainWindow")

    assert in_the_phase
    assert not playing.may_play(gates)
    assert not playing.may_play(marvels, user=balin, target=stir)
    assert playing.may_play(marvels, user=balin, target=doubt)


@rule("END-05")
def test_what_is_set_for_the_end_of_the_turn_comes_after_the_hands_are_reset() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Bree")
    scene.second.gives(NIGHTLY_DOUBT, to=aragorn)

    playing = scene.begin(Phase.END_OF_TURN)
    at_the_check = playing.question, len(playing.hand(0)), playing.table.active
    playing.rolls(12)

    assert at_the_check == ("RollCheck", 8, 0)
    assert playing.table.active == 1


@rule("END-08")
def test_an_effect_for_the_turn_ends_with_it() -> None:
    scene = Scene()
    aragorn = scene.first.character("Aragorn II", at="Rivendell")
    cram = scene.first.gives("Cram", to=aragorn)
    edoras = scene.first.location_deck("Edoras")[0]  # five regions away

    playing = scene.begin(Phase.ORGANIZATION)
    before = playing.may(Verb.PLAN_MOVEMENT, edoras)
    playing.does(Verb.USE, cram, number=MORE_REGIONS)
    playing.resolve()
    this_turn = playing.may(Verb.PLAN_MOVEMENT, edoras)
    playing.passes()
    playing.pass_until("OrganizationWindow")
    playing.passes()
    playing.pass_until("OrganizationWindow")

    assert not before
    assert this_turn
    assert (playing.table.active, playing.table.turn) == (0, 5)
    assert not playing.may(Verb.PLAN_MOVEMENT, edoras)


@rule("END-09")
def test_the_opponents_turn_starts_at_once() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    gates = scene.first.in_hand("Gates of Morning")

    playing = scene.begin(Phase.END_OF_TURN)
    playing.passes()
    playing.passes()
    playing.passes()
    last_chance = playing.phase, playing.may_play(gates)
    playing.passes()

    assert last_chance == (Phase.END_OF_TURN, True)
    assert playing.table.active == 1
    assert playing.phase is Phase.ORGANIZATION


@rule("END-09")
def test_the_end_is_called_at_the_end_of_ones_own_turn_and_the_opponent_has_one_more() -> None:
    scene = Scene()
    scene.first.character("Aragorn II", at="Bree")
    scene.first.exhausted(2)

    playing = scene.begin(Phase.END_OF_TURN)
    playing.pass_until("MayCall")
    playing.does(Verb.CALL)
    last_turn_of = playing.table.active
    playing.pass_until("RollCheck")

    assert playing.has_happened(Happening.CALLED)
    assert last_turn_of == 1
    assert playing.table.council
