"""Whole games between Ringwraiths: they end, nothing is lost, nothing leaks, every refusal has its reason."""

import pytest

from tests.bots.ringwraiths import ringwraith_decks
from wizardhaven.bots.bot import Bot
from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.bots.trial import tried
from wizardhaven.engine.state.settings import GameLength, Settings


@pytest.mark.parametrize("seed", range(3))
def test_a_game_between_ringwraiths_comes_to_its_end(seed: int) -> None:
    bots: tuple[Bot, Bot] = (RandomBot(seed), RandomBot(seed + 1))

    trial = tried(ringwraith_decks(), bots, Settings(GameLength.STARTER), seed, checks=seed == 0)

    assert trial.finished
    assert [fault.text for fault in trial.faults] == []
