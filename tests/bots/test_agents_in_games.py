"""Whole games with decks full of agents: nothing is lost, nothing leaks, every refusal has its reason."""

import pytest

from tests.bots.agents import with_agents
from wizardhaven.bots.bot import Bot
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.bots.trial import tried
from wizardhaven.engine.state.settings import GameLength, Settings


@pytest.mark.parametrize("seed", range(3))
def test_games_with_agents_keep_every_promise(seed: int) -> None:
    decks = (with_agents("challenge-a"), with_agents("challenge-e"))
    bots: tuple[Bot, Bot] = (RandomBot(seed), RandomBot(seed + 1))

    trial = tried(decks, bots, Settings(GameLength.STARTER), seed, checks=True)

    assert trial.finished
    assert [fault.text for fault in trial.faults] == []


def test_the_planning_bot_plays_with_agents() -> None:
    decks = (with_agents("challenge-a"), with_agents("challenge-e"))
    bots: tuple[Bot, Bot] = (PlanningBot(), PlanningBot())

    trial = tried(decks, bots, Settings(GameLength.STARTER), 3, checks=False)

    assert trial.finished
    assert trial.faults == []
