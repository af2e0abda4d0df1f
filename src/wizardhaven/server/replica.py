"""Games that are played along beside the tables, for bots to look at."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.bot import Bot
from wizardhaven.bots.planner.bot import PlanningBot
from wizardhaven.bots.roster import seated
from wizardhaven.bots.why import Because, Why, why_code
from wizardhaven.engine.values import DICE, Action, GameLength, agreed
from wizardhaven.errors import IllegalAction
from wizardhaven.notation.actions import action_code, chosen
from wizardhaven.server.dealing import dealt_from
from wizardhaven.server.thoughts import Ask, Deal, Forgotten, Reply, Thought

MOST_REPLICAS: Final = 512
"""So many games are kept; one that was not asked about for longest is played again if it is asked about."""


class Replica:
    """A game that follows a table entry by entry.

    A bot is seated anew for every question and told what was done at its seat this turn, so that an answer
    depends on the entries alone.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.entries: list[str] = []
        settings = agreed(GameLength(deal.length), deal.options, deal.edition)
        self.game = dealt_from(deal.decks, settings, int(deal.seed), patient=deal.patient)
        self._turn = -1
        self._done: tuple[list[Action], list[Action]] = ([], [])

    def follow(self, entries: Sequence[str]) -> None:
        """Play on by choices and rolls; the dice are those of the table."""
        for entry in entries:
            choice, turn = self.game.pending, self.game.table.turn
            action = None if choice is None else chosen(self.game.options(), entry)
            if choice is None or action is None:
                raise IllegalAction(f"Entry {len(self.entries)} is not possible.")
            self.game.apply(action)
            self.entries.append(entry)
            if turn != self._turn:
                self._turn, self._done = turn, ([], [])
            if choice.seat != DICE:
                self._done[choice.seat].append(action)

    def think(self, name: str, seat: int) -> Thought:
        """What the bot of that name chooses at the seat, and why."""
        choice = self.game.pending
        if choice is None or choice.seat != seat:
            raise IllegalAction(f"It is not for seat {seat} to choose.")
        bot = self._bot(name, seat)
        action = bot.choose(self.game.view(seat) if bot.looks else None, self.game.options())
        why = bot.why() if isinstance(bot, PlanningBot) else Why(Because.BY_CHANCE)
        return Thought(action_code(action), why_code(why))

    def _bot(self, name: str, seat: int) -> Bot:
        bot = seated(name, seat, zlib.crc32(f"{self.deal.seed} {len(self.entries)}".encode()))
        if isinstance(bot, PlanningBot) and self._turn == self.game.table.turn:
            for action in self._done[seat]:
                bot.remember(self._turn, action)
        return bot


class Replicas:
    """The games of many tables, those asked about last."""

    def __init__(self, most: int = MOST_REPLICAS) -> None:
        self._most = most
        self._known: OrderedDict[str, Replica] = OrderedDict()

    def answer(self, ask: Ask) -> Reply:
        """Follow the table to where it is and think."""
        replica = self._known.pop(ask.table, None)
        if ask.deal is not None:
            replica = Replica(ask.deal)
        if replica is None or len(replica.entries) < ask.keep:
            return Forgotten()
        if len(replica.entries) > ask.keep:  # something was undone
            replica = _played_again(replica, ask.keep)
        replica.follow(ask.entries)
        self._known[ask.table] = replica
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        return replica.think(ask.bot, ask.seat)


def _played_again(replica: Replica, length: int) -> Replica:
    fresh = Replica(replica.deal)
    fresh.follow(replica.entries[:length])
    return fresh
