"""Where somebody is asked: stops for each class of window, in one's own turn and in the other's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.hands_of_time import Middle, TurnedClock
from tests.server.house import for_two, house
from tests.server.test_passing_by_itself import bo_can_only_pass, bo_can_pass, replayed
from wizardhaven.engine.state.action import PASS, Verb
from wizardhaven.engine.state.ids import DECK
from wizardhaven.engine.state.questions import Question
from wizardhaven.protocol.preferring import Prefer, Stop, Stops
from wizardhaven.protocol.windows import WindowKind, window_of
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played


def everywhere(stop: Stop) -> Stops:
    return dict.fromkeys(WindowKind, (stop, stop))


def said(stop: Stop) -> Prefer:
    return Prefer("nothing", None, "all", everywhere(stop))


def at_a_window(played: Played) -> bool:
    choice = played.game.pending
    return bo_can_pass(played) and choice is not None and window_of(choice.asks) is not None


def test_a_window_that_is_never_stopped_at_is_passed_at_once_whatever_one_holds() -> None:
    played = replayed(at_a_window)
    manner = Manner(Middle())
    manner.prefer(played, 1, said("never"))

    unasked = manner.unasked(played.game, 1)

    assert unasked is not None
    assert unasked.action.same(PASS)
    assert unasked.at_once


def test_a_window_that_is_always_stopped_at_is_asked_even_if_one_can_only_pass() -> None:
    played = replayed(
        lambda played: (
            bo_can_only_pass(played)
            and played.game.options()[0].same(PASS)
            and window_of(played.game.pending.asks) is not None
        )
    )
    manner = Manner(Middle())
    unasked = manner.unasked(played.game, 1)
    assert unasked is not None
    assert not unasked.at_once

    manner.prefer(played, 1, said("always"))

    assert manner.unasked(played.game, 1) is None


def test_what_is_no_pass_is_asked_even_if_one_stops_nowhere() -> None:
    played = replayed(
        lambda played: (
            played.asked == 1
            and not played.rolling
            and len(played.game.options()) > 1
            and not any(option.same(PASS) for option in played.game.options())
        )
    )
    manner = Manner(Middle())
    manner.prefer(played, 1, said("never"))

    assert manner.unasked(played.game, 1) is None


def test_ones_own_turn_and_the_other_ones_have_stops_of_their_own() -> None:
    played = replayed(lambda played: at_a_window(played) and played.game.table.active == 0)
    for stops, is_asked in ((("never", "able"), True), (("able", "never"), False)):
        manner = Manner(Middle())
        grid: Stops = dict.fromkeys(WindowKind, stops)  # type: ignore[arg-type]
        manner.prefer(played, 1, Prefer("nothing", None, "all", grid))
        assert (manner.unasked(played.game, 1) is None) is is_asked


def test_stops_that_are_changed_hold_from_the_next_untap_phase_on() -> None:
    """So nobody reads from another pace what was just drawn."""
    now = replayed(at_a_window)
    turn = now.game.table.turn
    later = replayed(lambda played: at_a_window(played) and played.game.table.turn > turn)
    manner = Manner(Middle())
    manner.prefer(now, 1, said("able"))
    assert manner.unasked(now.game, 1) is None

    manner.prefer(now, 1, said("never"))
    manner.look_up(now.game, 1)
    assert manner.unasked(now.game, 1) is None, "still in the same turn"

    manner.look_up(later.game, 1)
    unasked = manner.unasked(later.game, 1)
    assert unasked is not None
    assert unasked.at_once


def test_who_waits_is_asked_at_the_next_window_whatever_his_stops_are() -> None:
    played = replayed(at_a_window)
    manner = Manner(Middle())
    manner.prefer(played, 1, said("never"))
    assert manner.unasked(played.game, 1) is not None

    manner.prefer(played, 1, Prefer("nothing", None, "all", everywhere("never"), wait=True))
    assert manner.unasked(played.game, 1) is None

    manner.answered(hold=False)
    assert manner.unasked(played.game, 1) is not None, "it was for one window"


def test_who_always_draws_all_is_not_asked_unless_his_deck_would_run_out() -> None:
    played = replayed(
        lambda played: (
            played.game.pending is not None
            and played.game.pending.asks is Question.DRAW_MORE
            and len(played.game.options()) == 2
        )
    )
    seat = played.asked
    assert seat is not None
    manner = Manner(Middle())
    assert manner.unasked(played.game, seat) is None

    manner.prefer(played, seat, Prefer("nothing", None, "all", draws="all"))
    unasked = manner.unasked(played.game, seat)
    assert unasked is not None
    assert unasked.action.verb is Verb.DRAW
    assert unasked.at_once

    table = played.game.table
    table.piles[seat * (len(table.piles) // 2) + DECK] = table.pile(seat, DECK)[:1]
    assert manner.unasked(played.game, seat) is None


def test_the_other_is_told_nothing_of_anybodys_stops(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, clock=TurnedClock()) as here:
            keys = await here.begun(for_two(), bo_can_pass)
            async with here.guest(keys.ana) as ana, here.guest(keys.bo) as bo:
                await bo.until_asked()
                await ana.say(type="undo")
                await ana.hear_a("refused")
                stops = {window.value: ["always", "always"] for window in WindowKind}
                await bo.say(type="prefer", passing="nothing", until=None, rolls="all", stops=stops)
                while bo.seated["stops"] != stops:
                    await bo.hear()
                await ana.say(type="undo")

                assert (await ana.hear())["type"] == "refused", "before that she heard nothing"
                assert ana.seated["stops"] == {}

    asyncio.run(story())
