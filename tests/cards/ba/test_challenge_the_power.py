"""Stories of Challenge the Power. [WIN-08]"""

from dataclasses import replace

import pytest

from tests.cards.ba.deep_foes import BALROG
from tests.cards.marks import card
from tests.rules.marks import rule
from wizardhaven import Verb
from wizardhaven.cards.tw.items.special import THE_ONE_RING
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.terms import Alignment, Phase, Points

RING = replace(THE_ONE_RING, code="XX-1", alignment=Alignment.MINION)


def challenge(*companions: str, copies: int = 0) -> tuple[Playing, Piece, Piece]:
    """The Balrog with The One Ring and companions challenges the power; the dice are to fall."""
    scene = Scene(kinds=BALROG)
    balrog, *_ = scene.first.company("The Under-leas [balrog]", "The Balrog [balrog]", *companions)
    scene.first.gives(RING, to=balrog)
    for _ in range(copies):
        earlier = scene.first.gives("Challenge the Power", to=balrog)
        before = scene.table.cards[earlier.id].copy()
        before.entered = 0
        scene.table.cards[earlier.id] = before
    power = scene.first.in_hand("Challenge the Power")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(power, target=balrog)
    playing.pass_until("RollForCard")
    return playing, balrog, power


@rule("WIN-08", "WIN-75")
@card("BA-52")
@pytest.mark.parametrize(
    ("roll", "eliminated", "stays", "won"),
    [
        (6, True, False, False),
        (7, False, False, False),
        (8, False, False, False),
        (9, False, True, False),
        (10, False, True, False),
        (11, False, True, True),
    ],
)
def test_what_comes_of_the_challenge_is_for_the_dice_to_say(
    roll: int, eliminated: bool, stays: bool, won: bool
) -> None:
    playing, balrog, power = challenge()

    playing.rolls(roll)

    assert balrog.is_eliminated is eliminated
    assert (playing.outcome is not None and playing.outcome.winner == 0) is won
    if not won:
        assert power.in_play is stays
        assert power.is_discarded is (not stays)
    if stays and not won:
        assert playing.points_by_source(0)[Points.MISCELLANEOUS] == 2


@rule("WIN-08")
@card("BA-52")
def test_a_sage_and_an_earlier_challenge_add_one_each() -> None:
    playing, _, _ = challenge("Umagaur", "Lagduf", copies=1)

    playing.rolls(9)

    assert playing.outcome is not None
    assert playing.outcome.winner == 0


@rule("WIN-08")
@card("BA-52")
def test_with_a_sage_and_an_earlier_challenge_a_four_is_not_enough_to_live() -> None:
    playing, balrog, _ = challenge("Umagaur", copies=1)

    playing.rolls(4)

    assert balrog.is_eliminated
    assert playing.has_happened(Happening.ELIMINATED, balrog)


@rule("WIN-08", "ITM-09")
@card("BA-52")
def test_while_the_challenge_lasts_the_one_ring_affects_the_balrog() -> None:
    playing, balrog, _ = challenge()
    assert (balrog.prowess(), balrog.direct_influence()) == (8, 6)

    playing.rolls(9)
    playing.does(Verb.USE_ITEM)
    playing.resolve()

    assert (balrog.prowess(), balrog.direct_influence()) == (13, 11)


@rule("WIN-08")
@card("BA-52")
def test_nobody_is_challenged_without_the_ring_and_not_twice_in_a_turn() -> None:
    scene = Scene(kinds=BALROG)
    scene.first.character("The Balrog [balrog]", at="The Under-leas [balrog]")
    power = scene.first.in_hand("Challenge the Power")
    assert not scene.begin(Phase.ORGANIZATION).may_play(power)

    scene = Scene(kinds=BALROG)
    balrog = scene.first.character("The Balrog [balrog]", at="The Under-leas [balrog]")
    scene.first.gives(RING, to=balrog)
    first, second = scene.first.hand("Challenge the Power", "Challenge the Power")
    playing = scene.begin(Phase.ORGANIZATION)
    playing.plays(first, target=balrog)
    playing.pass_until("RollForCard")
    playing.rolls(9)

    assert not playing.may_play(second)
