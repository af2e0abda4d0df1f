"""The bots by name, and what each is given to be different in every game."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from wizardhaven.bots.bot import Bot
from wizardhaven.bots.gentle import GentleBot
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.random_bot import RandomBot
from wizardhaven.bots.teacher import TeacherBot
from wizardhaven.errors import UnknownName

BOT_NAMES: Final = ("random", "gentle", "planner", "teacher")


def check_name(name: str) -> None:
    """Refuse the name of a bot that we do not have."""
    if name not in BOT_NAMES:
        near = get_close_matches(name, BOT_NAMES, n=1)
        perhaps = f" Did you mean “{near[0]}”?" if near else ""
        raise UnknownName(f"There is no bot “{name}”.{perhaps} The bots are: {', '.join(BOT_NAMES)}.")


def seated(name: str, seat: int, seed: int) -> Bot:
    """A bot for a seat of the game with that seed."""
    check_name(name)
    if name == "planner":
        return PlanningBot()
    if name == "gentle":
        return GentleBot()
    if name == "teacher":
        return TeacherBot()
    return RandomBot(_seed_of_seat(seat, seed))


def _seed_of_seat(seat: int, seed: int) -> int:
    """A seed of its own, so that a bot knows nothing of the dice or of the other bot."""
    return seed * 4 + seat + 1
