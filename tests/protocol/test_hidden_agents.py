"""Nothing that is sent to a seat depends on the agents, or on anything else, that it may not know."""

import msgspec

from tests.bots.agents import with_agents
from wizardhaven.bots.arena import Match
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.engine.state.settings import GameLength, Settings
from wizardhaven.game.game import Game
from wizardhaven.protocol.snapshot import Moment
from wizardhaven.text.language import Language

EVERY = 15
"""A snapshot has all that the page shows, so that it takes its time."""


def sent(game: Game, seat: int) -> bytes:
    return msgspec.json.encode(Moment(game).seen_by(seat, 0, Language.EN))


def with_secrets_changed(game: Game, seat: int, seed: int) -> Game:
    """A game that the seat cannot tell from this one, resting at the same question."""
    other = Game(with_other_secrets(game.table, seat, seed), game.dice)
    assert other.pending is not None
    other._options = list(other.pending.options(other.table))
    return other


class Watcher:
    """Looks at what is sent to each seat, and at what would be sent if the other's secrets were others."""

    def __init__(self) -> None:
        self.looks = 0
        self.hidden = 0
        self.leaks: list[str] = []

    def sees(self, match: Match) -> None:
        game, number = match.game, len(match.actions)
        if game.pending is None or number % EVERY:
            return
        self.looks += 1
        self.hidden += len([agent for agent in game.table.agents if agent.face_down])
        for seat in (0, 1):
            if sent(game, seat) != sent(with_secrets_changed(game, seat, number), seat):
                self.leaks.append(f"after {number} actions, to seat {seat}")


def test_what_is_sent_to_a_seat_is_the_same_whatever_lies_face_down() -> None:
    decks = (with_agents("challenge-a"), with_agents("challenge-e"))
    match = Match(decks, (RandomBot(4), RandomBot(5)), Settings(GameLength.STARTER), 6)
    watcher = Watcher()

    match.play(watcher)

    assert watcher.looks > 30
    assert watcher.hidden > 30
    assert watcher.leaks == []
