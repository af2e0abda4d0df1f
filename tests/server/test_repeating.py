"""Who has passed on everything that he could do is not asked the same again while nothing is done."""

from __future__ import annotations

from tests.server.hands_of_time import Middle
from tests.server.test_passing_by_itself import replayed
from wizardhaven.engine.values import PASS, Action, Question, Verb
from wizardhaven.protocol.preferring import Prefer
from wizardhaven.server.passing import Manner
from wizardhaven.server.played import Played


def has_something_to_do_on_his_journey(played: Played) -> bool:
    choice = played.game.pending
    if (
        choice is None
        or choice.asks is not Question.HAZARD_ACTIONS
        or played.asked != played.game.table.active
    ):
        return False
    return len(played.game.options()) > 1


def asked_again() -> tuple[Played, Manner, int]:
    """Somebody has passed on his journey, and the other has passed as well: he may act once more."""
    played = replayed(has_something_to_do_on_his_journey)
    seat = played.asked
    assert seat is not None
    manner = Manner(Middle())
    assert manner.unasked(played.game, seat) is None
    manner.repeats.passed(played.game)
    for _ in range(2):
        manner.repeats.acted(PASS)
        played.choose(PASS, 0)
    assert played.asked == seat
    assert has_something_to_do_on_his_journey(played)
    return played, manner, seat


def test_who_has_passed_on_a_journey_is_passed_for_when_the_other_has_passed_too() -> None:
    """At his own pace: whether there is something that he could do is a secret."""
    played, manner, seat = asked_again()

    unasked = manner.unasked(played.game, seat)

    assert unasked is not None
    assert unasked.action.same(PASS)
    assert not unasked.at_once


def test_a_card_on_guard_is_no_reason_to_ask_again() -> None:
    played, manner, seat = asked_again()
    manner.repeats.acted(Action(Verb.PLACE_ON_GUARD))

    assert manner.unasked(played.game, seat) is not None


def test_after_a_deed_or_a_throw_one_is_asked_again() -> None:
    for action in (Action(Verb.PLAY), None):
        played, manner, seat = asked_again()
        manner.repeats.acted(action)

        assert manner.unasked(played.game, seat) is None


def test_what_was_not_there_before_is_asked_about() -> None:
    played, manner, _ = asked_again()
    others = [option for option in played.game.options() if not option.same(PASS)]

    assert manner.repeats.left(played.game, others) == []
    fresh = Action(Verb.USE, others[0].card, others[0].card)
    assert manner.repeats.left(played.game, [*others, fresh]) == [fresh]


def test_who_wants_to_be_asked_always_is_asked_again() -> None:
    played, manner, seat = asked_again()
    manner.prefer(played, seat, Prefer("nothing", None, "all", wait=True))

    assert manner.unasked(played.game, seat) is None


def test_who_takes_his_pass_back_is_asked_again() -> None:
    played, manner, seat = asked_again()
    manner.repeats.forget()

    assert manner.unasked(played.game, seat) is None
