"""Gold rings beside a Ringwraith and at Barad-dûr, and The One Ring there. [ITM-19, ITM-20, WIN-06]"""

from dataclasses import replace

import pytest

from tests.rules.marks import rule
from wizardhaven.cards.tw.items.special import THE_ONE_RING
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.outcome import Ending
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.abilities import RingTestResult
from wizardhaven.vocabulary.cards import Character, Item, Site
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    Phase,
    PlayerKind,
    Race,
    SiteType,
)

DARK = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
DWAR = "LE-52"
GOLD_RING = Item(
    "XX-1",
    "Ring of Gold",
    ItemClass.GOLD_RING,
    alignment=Alignment.MINION,
    abilities=(
        RingTestResult("Magic Ring", (1, 2, 3, 4, 5, 6, 7)),
        RingTestResult("The One Ring", (8, 9, 10, 11, 12)),
    ),
)
ONE_RING = replace(THE_ONE_RING, code="XX-2", alignment=Alignment.MINION)
MAGIC_RING = Item(
    "XX-3",
    "Ring of Spells",
    ItemClass.SPECIAL,
    marks=(Keyword.MAGIC_RING,),
    alignment=Alignment.MINION,
)
FLAME = Character(
    "XX-4",
    "Flame of the Deep",
    Race.BALROG,
    (),
    10,
    10,
    (named("The Under-gates"),),
    avatar=PlayerKind.BALROG,
    alignment=Alignment.BALROG,
)
GATES = Site("XX-5", "The Under-gates", SiteType.HAVEN, None, 2, 2, alignment=Alignment.BALROG)


def results(playing: Playing) -> list[int]:
    """What the tests of rings have come to."""
    return [fact.number for fact in playing.happened if fact.kind is Happening.RING_TESTED]


@rule("ITM-19", "END-02")
def test_a_gold_ring_beside_a_ringwraith_is_tested_at_two_less_as_the_end_of_turn_phase_begins() -> None:
    scene = Scene(kinds=DARK)
    _, orc = scene.first.company("Dol Guldur", DWAR, "Orc Brawler")
    ring = scene.first.gives(GOLD_RING, to=orc)
    far = scene.first.gives(GOLD_RING, to=scene.first.character("Luitprand", at="Minas Morgul"))
    magic = scene.first.in_hand(MAGIC_RING)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.resolve()
    playing.rolls(9)
    playing.does(Verb.PLAY_RING, magic)

    assert results(playing) == [7]
    assert ring.is_discarded
    assert magic.bearer == orc
    assert far.in_play


@rule("ITM-19")
def test_so_it_is_beside_the_balrog_of_a_balrog_player() -> None:
    scene = Scene(kinds=(PlayerKind.BALROG, PlayerKind.WIZARD))
    _, orc = scene.first.company(GATES, FLAME, "Orc Brawler")
    scene.first.gives(GOLD_RING, to=orc)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.resolve()
    playing.rolls(9)

    assert results(playing) == [7]


@rule("ITM-19")
def test_their_player_says_in_which_order_several_are_tested() -> None:
    scene = Scene(kinds=DARK)
    _, orc, troll = scene.first.company("Dol Guldur", DWAR, "Orc Brawler", "Orc Veteran")
    first, second = scene.first.gives(GOLD_RING, to=orc), scene.first.gives(GOLD_RING, to=troll)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.does(Verb.RESOLVE_NEXT, second)
    playing.resolve()
    playing.rolls(5)

    assert second.is_discarded
    assert first.in_play


@rule("ITM-19")
def test_both_players_see_that_a_ring_is_about_to_be_tested() -> None:
    scene = Scene(kinds=DARK)
    _, orc = scene.first.company("Dol Guldur", DWAR, "Orc Brawler")
    scene.first.gives(GOLD_RING, to=orc)
    scene.second.in_hand("Rolled Down to the Sea")
    playing = scene.begin(Phase.END_OF_TURN)

    for seat in (0, 1):
        (declared,) = playing.game.view(seat).chain
        assert declared.kind == "ring test"
        assert declared.card.code == "XX-1"


@rule("ITM-20")
@pytest.mark.parametrize(("members", "result"), [(("Orc Brawler",), 9), ((DWAR,), 7)])
def test_at_barad_dur_it_is_three_less_and_two_more_less_beside_a_ringwraith(
    members: tuple[str, ...], result: int
) -> None:
    scene = Scene(kinds=DARK)
    bearer = scene.first.company("Barad-dûr", *members)[0]
    scene.first.gives(GOLD_RING, to=bearer)
    playing = scene.begin(Phase.END_OF_TURN)

    playing.resolve()
    playing.rolls(12)

    assert results(playing) == [result]


def moving_with_the_ring(kinds: tuple[PlayerKind, PlayerKind], goal: str) -> tuple[Playing, Piece]:
    """A company with The One Ring on its way."""
    scene = Scene(kinds=kinds)
    tarcil = scene.first.character("Tarcil", at="Minas Morgul")
    scene.first.gives(ONE_RING, to=tarcil)
    return scene.hazards(on=tarcil, to=goal), tarcil


@rule("WIN-06", "WIN-04")
def test_a_ringwraith_wins_once_his_company_bears_the_one_ring_at_barad_dur() -> None:
    playing, _ = moving_with_the_ring(DARK, "Barad-dûr")

    assert playing.outcome is not None
    assert playing.phase is Phase.MOVEMENT_HAZARD  # the site need not be entered
    assert (playing.outcome.ending, playing.outcome.winner) == (Ending.ONE_RING, 0)


@rule("WIN-06")
def test_nowhere_else_does_he_win_with_it() -> None:
    playing, tarcil = moving_with_the_ring(DARK, "Mount Doom")
    playing.pass_to(Phase.SITE)

    assert playing.outcome is None
    assert tarcil.site == "Mount Doom"


@rule("WIN-06", "ITM-20")
def test_he_wins_at_once_if_a_test_brings_it_to_light_there() -> None:
    scene = Scene(kinds=DARK)
    orc = scene.first.character("Orc Brawler", at="Barad-dûr")
    scene.first.gives(GOLD_RING, to=orc)
    ring = scene.first.in_hand(ONE_RING)
    playing = scene.begin(Phase.END_OF_TURN)
    playing.resolve()
    playing.rolls(12)
    playing.does(Verb.PLAY_RING, ring)

    assert playing.outcome is not None
    assert (playing.outcome.ending, playing.outcome.winner) == (Ending.ONE_RING, 0)
