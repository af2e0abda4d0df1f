"""Hidden facts are changed, and what is sent to everybody else stays the same, byte for byte. [MOV-36]"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator

import msgspec
import pytest

from wizardhaven.bots.hidden import with_all_secrets_changed, with_other_secrets
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import DECK
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.engine.state.shuffle import Chance
from wizardhaven.game.game import Game
from wizardhaven.protocol.chronicle import Chronicle
from wizardhaven.protocol.snapshot import Moment
from wizardhaven.server.played import Played
from wizardhaven.server.setup import Player, Setup
from wizardhaven.server.showing import composed, shown
from wizardhaven.server.walking import Walks
from wizardhaven.text.language import Language

LOOKING = (0, 1, None)
EVERY = 13
"""One position in so many is looked at, since a position is looked at from three sides."""


def sent(played: Played, seat: int | None, language: Language) -> bytes:
    """What is sent to somebody who has just sat down, and everything that he was told so far."""
    what = shown(played, Moment(played.game), seat, language, Walks())
    lines = played.chronicle(seat, language).lines
    return msgspec.json.encode(composed(what, 0, lines, sorted(what.picture.codes), language, None))


def twin(played: Played, seat: int | None, seed: int) -> Played:
    """A game that looks the same from a seat and differs in everything that the seat does not know."""
    table = played.game.table
    if seat is None:
        other_table = with_all_secrets_changed(table, seed)
    else:
        other_table = with_other_secrets(table, seat, seed, own_deck=False)
    game = Game(other_table, Chance(seed), patient=True)
    game.run()
    return copied(played, game)


def copied(played: Played, game: Game | None = None) -> Played:
    """The same game, or another in its place, to be played on without touching this one."""
    other = Played.__new__(Played)
    other.__dict__.update(played.__dict__)
    other.game = played.game.clone() if game is None else game
    other.history, other.lines, other.used = list(played.history), list(played.lines), list(played.used)
    other._ways_back = deque()
    other._chronicles = {}
    return other


def positions(first: str, second: str, seed: int, clock: int | None = None) -> Iterator[Played]:
    """Positions of a game that is played anyhow."""
    players = (Player("Ana", written(deck(first))), Player("Bo", written(deck(second))))
    played = Played(Setup(players, GameLength.STARTER, str(seed), clock))
    chance = random.Random(seed)
    played.throw()
    while played.asked is not None:
        if played.number % EVERY == 0:
            yield played
        played.choose(chance.choice(played.game.options()), 10)


def with_empty_story(played: Played, seat: int | None) -> Played:
    """Stories are told from here on: what happened before was told before the secrets were changed."""
    played._chronicles = {(seat, language): Chronicle(seat, language, ("Ana", "Bo")) for language in Language}
    return played


def both_can(action: Action, game: Game) -> bool:
    return any([action.same(option) for option in game.options()])


@pytest.mark.parametrize(
    ("first", "second", "seed"),
    [("challenge-a", "challenge-e", 1), ("challenge-b", "challenge-d", 2), ("challenge-c", "challenge-b", 3)],
)
def test_nobody_is_sent_what_he_may_not_know(first: str, second: str, seed: int) -> None:
    looked = followed = offered = 0
    for number, played in enumerate(positions(first, second, seed)):
        language = list(Language)[number % 3]
        for seat in LOOKING:
            one = with_empty_story(copied(played), seat)
            other = with_empty_story(twin(played, seat, number + 1), seat)
            assert sent(one, seat, language) == sent(other, seat, language)
            looked += 1
            options = one.game.options()
            if one.asked != seat:
                options = [option for option in options if option.verb is Verb.PASS]
            for option in options[:6]:
                if not both_can(option, other.game):
                    assert one.asked != seat, "a seat has the same options whatever it does not know"
                    continue
                here = with_empty_story(copied(one), seat)
                there = with_empty_story(copied(other), seat)
                _follow(here, there, option)
                assert sent(here, seat, language) == sent(there, seat, language)
                followed += 1
                offered += seat is not None and here.may_undo(seat)
    assert looked > 30
    assert followed > 30
    assert offered > 10


@pytest.mark.parametrize(
    ("first", "second", "seed"), [("challenge-a", "challenge-e", 11), ("challenge-b", "challenge-d", 12)]
)
def test_deeds_that_take_several_answers_are_told_alike_whatever_is_hidden(
    first: str, second: str, seed: int
) -> None:
    """Draws, discards and chains are drawn together into one line: what it says must not hang on a secret."""
    chance = random.Random(seed)
    followed = 0
    for number, played in enumerate(positions(first, second, seed)):
        seat = LOOKING[number % 3]
        one = with_empty_story(copied(played), seat)
        other = with_empty_story(twin(played, seat, number + 1), seat)
        for _ in range(12):
            shared = [option for option in one.game.options() if both_can(option, other.game)]
            if one.asked is None or not shared:
                break
            _follow(one, other, chance.choice(shared))
            if one.asked != other.asked:
                break
            for language in Language:
                told, twins = one.chronicle(seat, language), other.chronicle(seat, language)
                assert msgspec.json.encode(told.lines) == msgspec.json.encode(twins.lines)
                assert told.since == twins.since
            followed += 1
    assert followed > 100


def _follow(here: Played, there: Played, option: Action) -> None:
    """Both games go on with the same choice and the same throws of the dice; undo is offered or not."""
    there.game.dice = here.game.dice.copy()
    for played in (here, there):
        played.throwers = set()
        played.choose(option, 1000)


def test_changing_secrets_does_change_them() -> None:
    """The comparison above would be worth nothing if the twins were the same game."""
    for played in positions("challenge-a", "challenge-e", 4):
        if played.game.table.turn >= 2:
            other = twin(played, 0, 5)
            assert other.game.table.pile(1, DECK) != played.game.table.pile(1, DECK)
            assert other.game.view(1).players[1].hand != played.game.view(1).players[1].hand
            assert sent(other, 1, Language.EN) != sent(played, 1, Language.EN)
            return
