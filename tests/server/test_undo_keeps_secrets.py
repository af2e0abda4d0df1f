"""What can be taken back has shown nobody anything: looked for in whole games, from every chair."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.notation.view_bytes import view_bytes
from wizardhaven.protocol.options import cards_named
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup
from wizardhaven.view.eyes import Eyes

PAIRS = [
    ("challenge-a", "challenge-e", 11),
    ("challenge-b", "dark-minions-showcase", 13),
    ("fallen-saruman-men-of-skill", "challenge-d", 13),
    ("fallen-alatar-join-the-hunt", "fallen-gandalf-2009", 14),
]
EVERY = 5
"""One choice in so many is looked at, since that takes far longer than to choose."""


def laid(first: str, second: str, seed: int, bot: str | None = None) -> Played:
    """A table between two decks at its first choice."""
    players = (Player("Ana", written(deck(first))), Player("Bo", written(deck(second)), bot))
    played = Played(Setup(players, GameLength.STARTER, str(seed)))
    played.throw()
    return played


def taken(played: Played, seed: int, most: int) -> Iterator[tuple[Game, Action]]:
    """Anything is chosen again and again; the game before each choice, and what was chosen."""
    chance = random.Random(seed)
    for _ in range(most):
        if played.asked is None:
            return
        before, action = played.game.clone(), chance.choice(played.game.options())
        played.choose(action, 0)
        yield before, action


def known(game: Game, seat: int | None) -> set[int]:
    """The cards that somebody can tell apart, by all that he sees and is asked."""
    eyes = Eyes(game.table, seat)
    cards = {card for card in game.table.every_card() if eyes.knows(card)}
    if game.pending is not None and game.pending.seat == seat:
        cards.update([card for option in game.options() for card in cards_named(option)])
    return cards | set(_numbers(json.loads(view_bytes(game.view(seat)))))


def _numbers(value: object) -> Iterator[int]:
    """The numbers of the cards whose faces are in a view."""
    if isinstance(value, dict):
        if isinstance(value.get("code"), str) and isinstance(value.get("id"), int):
            yield value["id"]
        for name, inner in value.items():
            if name != "made_of":  # whatever changes a number was played for all to see
                yield from _numbers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _numbers(inner)


@pytest.mark.parametrize(("first", "second", "seed"), PAIRS)
def test_undo_is_offered_only_if_nobody_sees_a_card_that_he_did_not_see_before(
    first: str, second: str, seed: int
) -> None:
    played = laid(first, second, seed)
    offered = 0
    for number, (before, action) in enumerate(taken(played, seed, 800)):
        seat = before.pending.seat if before.pending is not None else None
        if number % EVERY == 0 and seat is not None and seat == played.asked and played.may_undo(seat):
            for looking in (0, 1, None):
                news = known(played.game, looking) - known(before, looking)
                assert not news, f"{action.verb} showed {looking} the cards {news}"
            offered += 1
    assert offered > 25


@pytest.mark.parametrize(("first", "second", "seed"), PAIRS)
def test_what_may_be_taken_back_looks_the_same_whatever_lies_face_down(
    first: str, second: str, seed: int
) -> None:
    """The other hand, the face-down cards and both decks are exchanged, and the same is done there."""
    played = laid(first, second, seed)
    compared = 0
    for number, (before, action) in enumerate(taken(played, seed, 800)):
        seat = before.pending.seat if before.pending is not None else None
        if number % EVERY == 0 and seat is not None and seat == played.asked and played.may_undo(seat):
            twin = Game(with_other_secrets(before.table, seat, number), Chance(number), patient=True)
            twin.run()
            twin.apply(action)
            assert view_bytes(twin.view(seat)) == view_bytes(played.game.view(seat)), action.verb
            assert [*map(cards_named, twin.options())] == [*map(cards_named, played.game.options())]
            compared += 1
    assert compared > 25


def test_who_drafts_last_does_not_see_the_other_pick_and_choose_again() -> None:
    """Ana has stopped, so that Bo is asked again at once: what both chose in secret was turned up."""
    chosen_again = 0
    for seed in range(20):
        played = laid("challenge-a", "challenge-e", seed)
        chance = random.Random(seed)
        while played.asked is not None and drafting(played):
            seat = played.asked
            played.choose(chance.choice(played.game.options()), 0)
            chosen_again += played.asked == seat
            assert not played.may_undo(seat)
    assert chosen_again > 10


def test_who_stops_drafting_does_not_learn_that_the_other_has_stopped_and_go_on() -> None:
    """No card is turned up, and still one learns something: the draft is over."""
    played = laid("challenge-a", "challenge-e", 1)
    while drafting(played):
        stops = [option for option in played.game.options() if option.verb is Verb.STOP_DRAFTING]
        seat = played.asked
        assert seat is not None
        played.choose(stops[0], 0)
        assert not played.may_undo(seat)


def test_a_card_that_was_drawn_is_not_put_back() -> None:
    """One draws, and is asked again: to draw once more, or to discard."""
    played = laid("challenge-b", "challenge-d", 3)
    drawn = 0
    for before, _ in taken(played, 3, 1500):
        seat = before.pending.seat if before.pending is not None else None
        if seat is not None and any(
            [fact.kind is Happening.DREW and fact.seat == seat for fact in played.game.facts]
        ):
            assert not played.may_undo(seat)
            drawn += played.asked == seat
    assert drawn > 5


def test_what_the_other_has_seen_of_a_hand_is_not_put_back_into_it() -> None:
    """A character is played from hand, and his player is asked again: by now the other has seen him."""
    played = laid("challenge-b", "challenge-d", 3)
    seen = 0
    for before, action in taken(played, 3, 1500):
        if action.verb is Verb.PLAY_CHARACTER and before.pending is not None:
            assert not played.may_undo(before.pending.seat)
            seen += played.asked == before.pending.seat
    assert seen > 0


def test_from_a_machine_a_character_can_be_taken_back() -> None:
    """It is asked nothing before the choice is certain, and remembers nothing that was undone."""
    played = laid("challenge-b", "challenge-d", 3, bot="planner")
    back = 0
    for before, action in taken(played, 3, 1500):
        asked = before.pending.seat if before.pending is not None else None
        if action.verb is Verb.PLAY_CHARACTER and asked == played.asked == 0:
            back += played.may_undo(0)
    assert back > 0


def drafting(played: Played) -> bool:
    choice = played.game.pending
    return choice is not None and choice.asks is Question.DRAFT_PICK
