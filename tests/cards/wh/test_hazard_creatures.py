"""Stories of the creatures of The White Hand."""

from tests.cards.marks import card
from wizardhaven import Verb
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.state.ids import DECK
from wizardhaven.scenario import Playing, Scene


def fights(playing: Playing, *rolls: int) -> None:
    """Each of the three strikes is faced at full prowess; a wound calls for a body check that is passed."""
    for roll in rolls:
        playing.pass_until("FaceStrike", "RollStrike", "ChooseStrike")
        if playing.question == "ChooseStrike":
            playing.apply(playing.options()[0])
            playing.pass_until("FaceStrike", "RollStrike")
        if playing.question == "FaceStrike":
            playing.does(Verb.TAP_TO_FACE)
            playing.pass_until("RollStrike")
        playing.rolls(roll)
        if playing.question == "RollBodyCheck":
            playing.rolls(2)


def attacked(scene: Scene) -> tuple[Playing, list[int]]:
    """Goblin-faces attack three travellers at a Border-hold; the top of their deck, first card first."""
    bilbo, beregond, peath = scene.first.company("Bree", "Bilbo", "Beregond", "Peath")
    top = scene.first.deck("Dodge", "Glamdring", "Halfling Strength", "Gates of Morning")
    faces, _ = scene.second.hand("Goblin-faces", "River")
    playing = scene.hazards(on=bilbo)
    playing.does(Verb.PLAY_CREATURE, faces, names=("Border-hold",))
    playing.resolve()
    playing.pass_until("AssignByDefender")
    for one in (bilbo, beregond, peath):
        playing.does(Verb.ASSIGN, one)
    return playing, [piece.id for piece in top]


@card("WH-13")
def test_goblin_faces_are_orcs_and_men() -> None:
    scene = Scene()
    scene.second.event("Minions Stir")  # attacks by Orcs
    scene.second.event("Rank upon Rank")  # attacks by Men
    bilbo = scene.first.company("Bree", "Bilbo", "Beregond")[0]
    faces = scene.second.in_hand("Goblin-faces")
    playing = scene.hazards(on=bilbo)

    playing.does(Verb.PLAY_CREATURE, faces, names=("Border-hold",))
    playing.resolve()

    assert playing.attack is not None
    assert attack_strikes(playing.table, playing.attack) == 3 + 1 + 1
    assert attack_prowess(playing.table, playing.attack) == 7 + 1 + 1


@card("WH-13")
def test_goblin_faces_look_at_a_card_for_each_successful_strike() -> None:
    playing, top = attacked(Scene())

    fights(playing, 2, 2, 12)
    playing.pass_until("ArrangeDeck")
    assert playing.asked == 1
    assert {option.card for option in playing.options()} == set(top[:2])
    playing.apply(next(o for o in playing.options(Verb.LAY_UNDER_DECK) if o.card == top[0]))
    playing.does(Verb.LAY_ON_DECK)

    assert playing.table.pile(0, DECK)[0] == top[0]
    assert playing.table.pile(0, DECK)[-1] == top[1]


@card("WH-13")
def test_the_one_laid_down_last_lies_on_top() -> None:
    playing, top = attacked(Scene())

    fights(playing, 2, 2, 12)
    playing.pass_until("ArrangeDeck")
    playing.apply(next(o for o in playing.options(Verb.LAY_ON_DECK) if o.card == top[0]))
    playing.does(Verb.LAY_ON_DECK)

    assert list(reversed(playing.table.pile(0, DECK)[-3:])) == [top[1], top[0], top[2]]


@card("WH-13")
def test_goblin_faces_that_are_beaten_see_nothing() -> None:
    playing, top = attacked(Scene())

    fights(playing, 12, 12, 12)
    playing.pass_until("HazardWindow")

    assert playing.question != "ArrangeDeck"
    assert playing.table.pile(0, DECK)[-1] == top[0]
