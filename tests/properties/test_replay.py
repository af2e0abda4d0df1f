"""Decks, seed and actions give the same table, to the byte."""

from hypothesis import given

from tests.bots.playing import SHORTEST, decks, match
from tests.properties.games import few, seeds
from wizardhaven.bots.again import differs_again
from wizardhaven.bots.arena import Match
from wizardhaven.game.game import Game
from wizardhaven.notation.digest import digest, table_digest


class Keeping:
    """Keeps the digest of every position."""

    def __init__(self) -> None:
        self.kept: dict[int, str] = {}

    def sees(self, match: Match) -> None:
        self.kept[len(match.actions)] = digest(match.game)


@few
@given(seeds)
def test_a_game_played_again_is_the_same_at_every_position(seed: int) -> None:
    played, keeping = match(seed), Keeping()
    result = played.play(keeping)

    assert len(keeping.kept) == result.actions + 1
    assert differs_again(decks(), SHORTEST, seed, played.actions, keeping.kept) is None


@few
@given(seeds)
def test_the_recorded_rolls_count_and_nobody_has_to_throw_the_dice_again(seed: int) -> None:
    played = match(seed)
    played.play()

    again = Game.new(decks(), SHORTEST, seed)
    for action in played.actions:
        again.apply(action)

    assert table_digest(again.table) == table_digest(played.game.table)
