"""Whole games with Balrog players: nothing is lost, nothing leaks, every refusal has its reason, all end."""

from pathlib import Path

import pytest

from wizardhaven.bots.bot import Bot
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.bots.trial import tried
from wizardhaven.decks.starting import starting_deck
from wizardhaven.engine.state.settings import GameLength, Settings

BELOW = str(Path(__file__).parent.parent / "decks" / "balrog-below.deck")


@pytest.mark.parametrize(("other", "seed"), [(BELOW, 7), (BELOW, 8), ("challenge-a", 3)])
def test_games_of_balrog_players_keep_every_promise(other: str, seed: int) -> None:
    decks = (starting_deck(BELOW), starting_deck(other))
    bots: tuple[Bot, Bot] = (RandomBot(seed), RandomBot(seed + 1))

    trial = tried(decks, bots, Settings(GameLength.STARTER), seed, checks=True)

    assert trial.finished
    assert [fault.text for fault in trial.faults] == []


def test_the_planning_bot_plays_the_balrog() -> None:
    decks = (starting_deck(BELOW), starting_deck(BELOW))
    bots: tuple[Bot, Bot] = (PlanningBot(), PlanningBot())

    trial = tried(decks, bots, Settings(GameLength.STARTER), 3, checks=False)

    assert trial.finished
    assert trial.faults == []
