from collections.abc import Sequence

from tests.bots.playing import SHORTEST, decks, match
from wizardhaven.bots.again import differs_again
from wizardhaven.bots.bot import Bot
from wizardhaven.bots.faults import Promise
from wizardhaven.bots.inspector import Inspector
from wizardhaven.bots.roster import seated
from wizardhaven.bots.trial import NO_DIGEST, tried
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.view.seat_view import View


class Cheat:
    looks = False

    def choose(self, view: View | None, options: Sequence[Action]) -> Action:
        return Action(Verb.CALL)


def bots(seed: int) -> list[Bot]:
    return [seated("random", seat, seed) for seat in (0, 1)]


def test_a_checked_game_ends_like_one_nobody_looks_at() -> None:
    checked = tried(decks(), bots(6), SHORTEST, 6, checks=True)
    unseen = tried(decks(), bots(6), SHORTEST, 6, checks=False)

    assert checked.finished
    assert unseen.finished
    assert checked.digest == unseen.digest
    assert (checked.decisions, checked.actions) == (unseen.decisions, unseen.actions)


def test_what_goes_wrong_in_a_game_is_counted_and_not_raised() -> None:
    trial = tried(decks(), [Cheat(), Cheat()], SHORTEST, 1, checks=False)

    assert not trial.finished
    assert trial.digest == NO_DIGEST
    assert [fault.promise for fault in trial.faults] == [Promise.NO_ERROR]
    assert trial.faults[0].text.startswith("IllegalAction: call is not possible now")


def test_a_game_played_again_is_the_same() -> None:
    played, inspector = match(seed=3), Inspector(seed=3)
    played.play(inspector)

    assert differs_again(decks(), SHORTEST, 3, played.actions, inspector.kept) is None


def test_a_position_that_comes_out_differently_is_found_where_it_does() -> None:
    played, inspector = match(seed=3), Inspector(seed=3)
    played.play(inspector)
    place = sorted(inspector.kept)[5]

    fault = differs_again(decks(), SHORTEST, 3, played.actions, inspector.kept | {place: "another"})

    assert fault is not None
    assert (fault.promise, fault.action) == (Promise.SAME_GAME_AGAIN, place)


def test_dice_that_show_something_else_are_found() -> None:
    played = match(seed=3)
    played.play()

    fault = differs_again(decks(), SHORTEST, 4, played.actions, {})

    assert fault is not None
    assert fault.text.startswith("played again, ")
