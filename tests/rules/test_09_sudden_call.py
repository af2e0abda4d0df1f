"""Calling the end with a card: Ringwraith and Balrog players need one. [WIN-17 to WIN-22, WIN-25, WIN-75]"""

import pytest

from tests.rules.marks import rule
from tests.rules.test_09_calling_the_end import people_worth
from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.belonging import Belonging
from wizardhaven.decks.counting import Counting
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DICE, NONE
from wizardhaven.engine.state.outcome import Ending
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Phase, PlayerKind

WIZARD = PlayerKind.WIZARD
RINGWRAITH = PlayerKind.RINGWRAITH
BALROG = PlayerKind.BALROG
FALLEN = PlayerKind.FALLEN_WIZARD
BELOW_GROUND = Item(
    code="XX-2",
    name="Hoard of the Deeps",
    item_class=ItemClass.GREATER,
    marshalling_points=4,
    alignment=Alignment.MINION,
)


def hazards_against(
    kind: PlayerKind, by: PlayerKind, points: int = 25, length: GameLength = GameLength.SHORT
) -> tuple[Playing, Piece]:
    """A company of a player with that many points is being hazarded; the other holds Sudden Call."""
    scene = Scene(Settings(length), turn=9, kinds=(kind, by))
    scene.first.factions(people_worth(points))
    scene.first.exhausted(scene.table.settings.thresholds().exhaustions_with_points)
    ours = scene.first.company(*(("Lórien", "Anborn") if kind is WIZARD else ("Dol Guldur", "Odoacer")))[0]
    call = scene.second.in_hand("Sudden Call")
    playing = scene.hazards(on=ours)
    playing.pass_until("HazardWindow")
    return playing, call


def to_the_end(playing: Playing) -> None:
    """Everybody passes, and rolls what must be rolled, until the totals have been compared."""
    while playing.outcome is None:
        if playing.asked == DICE:
            playing.apply(playing.game.chance())
        else:
            playing.passes()


@rule("WIN-17", "WIN-19")
@pytest.mark.parametrize("kind", [RINGWRAITH, BALROG])
def test_minion_players_do_not_simply_announce_the_end(kind: PlayerKind) -> None:
    scene = Scene(turn=9, kinds=(kind, RINGWRAITH))
    scene.first.factions(people_worth(25))
    scene.first.exhausted(1)
    playing = scene.begin(Phase.END_OF_TURN)

    assert playing.table.turn == 10
    assert playing.table.called_by == NONE
    assert not playing.has_happened(Happening.CALLED)


@rule("WIN-19")
@pytest.mark.parametrize("kind", [RINGWRAITH, BALROG])
def test_sudden_call_on_ones_own_turn_leaves_the_opponent_a_last_turn(kind: PlayerKind) -> None:
    scene = Scene(turn=9, kinds=(kind, WIZARD))
    scene.first.factions(people_worth(25))
    scene.first.exhausted(1)
    call = scene.first.in_hand("Sudden Call")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(call)
    playing.resolve()
    called = (playing.table.called_by, playing.table.turn, playing.outcome)
    to_the_end(playing)

    assert called == (0, 9, None)
    assert playing.outcome is not None
    assert playing.outcome.ending is Ending.RECKONING
    assert (playing.table.turn, playing.table.active) == (10, 1)


@rule("WIN-19", "WIN-22")
def test_sudden_call_waits_for_the_threshold() -> None:
    scene = Scene(Settings(GameLength.LONG), kinds=(RINGWRAITH, WIZARD))
    scene.first.factions(people_worth(29))
    scene.first.exhausted(2)
    call = scene.first.in_hand("Sudden Call")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.why_not(call) is Reason.END_NOT_CALLABLE


@rule("WIN-20")
def test_sudden_call_as_a_hazard_leaves_its_player_a_last_turn() -> None:
    playing, call = hazards_against(RINGWRAITH, by=RINGWRAITH, points=20, length=GameLength.STARTER)

    playing.plays(call)
    playing.resolve()
    called = (playing.table.turn, playing.table.active, playing.outcome)
    to_the_end(playing)

    assert called == (9, 0, None)
    assert playing.outcome is not None
    assert (playing.table.turn, playing.table.active) == (10, 1)


@rule("WIN-20")
def test_sudden_call_as_a_hazard_counts_against_the_limit() -> None:
    playing, call = hazards_against(RINGWRAITH, by=WIZARD)

    playing.plays(call)
    playing.resolve()

    assert playing.table.companies[playing.table.company].hazards == 1
    assert playing.has_happened(Happening.CALLED)


@rule("WIN-20", "WIN-22")
@pytest.mark.parametrize(("points", "refused"), [(30, None), (29, Reason.END_NOT_CALLABLE)])
def test_a_hazard_call_looks_at_the_points_of_the_opponent(points: int, refused: Reason | None) -> None:
    playing, call = hazards_against(RINGWRAITH, by=RINGWRAITH, points=points, length=GameLength.LONG)

    assert playing.why_not(call) is refused


@rule("WIN-21")
@pytest.mark.parametrize("kind", [RINGWRAITH, BALROG])
def test_sudden_call_is_a_hazard_against_minion_players(kind: PlayerKind) -> None:
    playing, call = hazards_against(kind, by=WIZARD)

    assert playing.may(Verb.PLAY, call)


@rule("WIN-21")
@pytest.mark.parametrize("kind", [WIZARD, FALLEN])
def test_sudden_call_is_no_hazard_against_wizards(kind: PlayerKind) -> None:
    playing, call = hazards_against(kind, by=RINGWRAITH)

    assert not playing.may(Verb.PLAY, call)
    assert playing.why_not(call) is Reason.END_NOT_CALLABLE


@rule("WIN-21")
def test_nobody_calls_with_a_card_once_the_end_is_called() -> None:
    scene = Scene(kinds=(RINGWRAITH, WIZARD))
    scene.first.factions(people_worth(25))
    scene.first.exhausted(1)
    call, another = scene.first.hand("Sudden Call", "Sudden Call")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.plays(call)
    playing.resolve()

    assert playing.why_not(another) is Reason.END_NOT_CALLABLE


@rule("WIN-21")
def test_a_wizards_deck_may_hold_sudden_call_as_a_hazard() -> None:
    printing = by_code()["LE-235"]

    assert Counting(PlayerKind.WIZARD).is_hazard(printing)
    assert not Belonging(PlayerKind.WIZARD).is_foreign(printing)


@rule("WIN-21")
def test_sudden_call_is_shown_and_shuffled_from_hand_into_the_play_deck() -> None:
    scene = Scene()
    call = scene.first.in_hand("Sudden Call")
    playing = scene.begin(Phase.ORGANIZATION)

    playing.does(Verb.SHUFFLE_IN, call)
    asked = playing.question
    playing.apply(playing.game.chance())

    assert asked == "Shuffle"
    assert call.in_deck
    assert playing.has_happened(Happening.SHUFFLED_BACK)
    assert playing.table.active == 0


@rule("WIN-21")
def test_sudden_call_is_shuffled_back_in_the_opponents_turn_and_in_the_midst_of_a_chain() -> None:
    scene = Scene()
    ours = scene.first.character("Faramir", at="Lórien")
    gates = scene.first.in_hand("Gates of Morning")
    call, twilight = scene.second.hand("Sudden Call", "Twilight")
    playing = scene.hazards(on=ours)

    playing.plays(gates)
    chain = (playing.question, playing.asked)
    playing.does(Verb.SHUFFLE_IN, call)
    playing.apply(playing.game.chance())

    assert chain == (playing.question, playing.asked) == ("ChainWindow", 1)
    assert call.in_deck
    assert playing.may(Verb.PLAY, twilight)


MINION_KINDS = (RINGWRAITH, BALROG)
LAST_DAYS = {RINGWRAITH: "Audience with Sauron", BALROG: "Day of Decision"}
NEEDED = {
    GameLength.STARTER: (20, 0, 1),
    GameLength.SHORT: (25, 1, 2),
    GameLength.LONG: (30, 2, 3),
    GameLength.CAMPAIGN: (40, 3, 4),
}
"""The points, how often a deck must have run out with them, and how often without."""


def holding(kind: PlayerKind, length: GameLength, points: int, exhausted: int) -> tuple[Playing, Piece]:
    """A player on his turn with that many points, whose deck has run out so often, holds Sudden Call."""
    scene = Scene(Settings(length), turn=9, kinds=(kind, RINGWRAITH))
    scene.first.factions(people_worth(points))
    scene.first.exhausted(exhausted)
    call = scene.first.in_hand("Sudden Call")
    return scene.begin(Phase.ORGANIZATION), call


@rule("WIN-19", "WIN-22", "WIN-75")
@pytest.mark.parametrize("length", GameLength)
@pytest.mark.parametrize("kind", MINION_KINDS)
def test_in_every_length_sudden_call_waits_for_points_and_exhaustions(
    kind: PlayerKind, length: GameLength
) -> None:
    points, with_points, without = NEEDED[length]
    met = [(points, with_points), (0, without)]
    unmet = [(points - 1, with_points), (points - 1, without - 1)]
    unmet += [(points, with_points - 1)] if with_points else []

    may = [playing.may_play(call) for playing, call in [holding(kind, length, *one) for one in met]]
    refused = [playing.why_not(call) for playing, call in [holding(kind, length, *one) for one in unmet]]

    assert may == [True, True]
    assert refused == [Reason.END_NOT_CALLABLE] * len(unmet)


@rule("WIN-20", "WIN-22")
@pytest.mark.parametrize("length", GameLength)
@pytest.mark.parametrize("kind", MINION_KINDS)
def test_in_every_length_a_hazard_call_looks_at_the_opponents_points_and_deck(
    kind: PlayerKind, length: GameLength
) -> None:
    points = NEEDED[length][0]
    enough, call = hazards_against(kind, by=WIZARD, points=points, length=length)
    too_few, other = hazards_against(kind, by=WIZARD, points=points - 1, length=length)

    assert enough.may_play(call)
    assert too_few.why_not(other) is Reason.END_NOT_CALLABLE


@rule("WIN-03", "WIN-19", "WIN-75")
@pytest.mark.parametrize("length", GameLength)
@pytest.mark.parametrize("kind", MINION_KINDS)
def test_in_every_length_the_last_day_of_a_minion_player_comes_and_is_his_own(
    kind: PlayerKind, length: GameLength
) -> None:
    points, with_points, _ = NEEDED[length]
    playing, call = holding(kind, length, points, with_points)

    playing.plays(call)
    playing.resolve()
    to_the_end(playing)

    assert playing.outcome is not None
    assert playing.outcome.ending is Ending.RECKONING
    assert playing.table.council
    assert (playing.table.turn, playing.table.active) == (10, 1)
    assert playing.table.kinds[0].last_day == LAST_DAYS[kind]


@rule("WIN-75")
def test_without_sudden_call_a_balrog_has_no_day_of_decision() -> None:
    scene = Scene(turn=9, kinds=(BALROG, WIZARD))
    scene.first.factions(people_worth(25))
    scene.first.exhausted(1)
    playing = scene.begin(Phase.END_OF_TURN)

    assert not playing.has_happened(Happening.CALLED)
    assert (playing.table.turn, playing.table.called_by) == (10, NONE)


@rule("WIN-21")
@pytest.mark.parametrize("kind", [WIZARD, FALLEN])
def test_who_calls_freely_does_not_call_with_the_card(kind: PlayerKind) -> None:
    playing, call = holding(kind, GameLength.STARTER, 20, 1)

    assert playing.why_not(call) is Reason.END_NOT_CALLABLE


@rule("WIN-18", "WIN-21")
def test_a_call_that_would_leave_no_turn_is_none() -> None:
    scene = Scene(Settings(GameLength.STARTER), kinds=(RINGWRAITH, WIZARD))
    scene.first.exhausted(1)
    scene.second.exhausted(1)
    call = scene.first.in_hand("Sudden Call")

    assert scene.begin(Phase.ORGANIZATION).why_not(call) is Reason.END_NOT_CALLABLE


@rule("WIN-25", "UND-13")
@pytest.mark.parametrize(("kind", "refused"), [(BALROG, None), (RINGWRAITH, Reason.END_NOT_CALLABLE)])
def test_a_balrog_calls_with_the_points_of_the_under_deeps(kind: PlayerKind, refused: Reason | None) -> None:
    scene = Scene(kinds=(kind, WIZARD))
    veteran = scene.first.character("Orc Veteran", at="The Gem-deeps [minion]")
    scene.first.gives(BELOW_GROUND, to=veteran)
    scene.first.factions(people_worth(25 - BELOW_GROUND.marshalling_points - veteran.points))
    scene.first.exhausted(1)
    call = scene.first.in_hand("Sudden Call")
    playing = scene.begin(Phase.ORGANIZATION)

    assert playing.points(0) == 25
    assert playing.why_not(call) is refused
