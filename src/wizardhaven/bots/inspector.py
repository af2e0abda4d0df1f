"""An onlooker who checks after every action that what is promised of every game is true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.arena import Match
from wizardhaven.bots.conservation import complaints
from wizardhaven.bots.deeds import Deeds
from wizardhaven.bots.faults import Fault, Promise, action_text, error_text, position_text
from wizardhaven.bots.hidden import with_all_secrets_changed, with_other_secrets
from wizardhaven.engine.questions import hidden_sites
from wizardhaven.engine.values import DICE, HAND, Action, Choice, Reason, Table, Verb
from wizardhaven.game.game import Game
from wizardhaven.notation.digest import digest
from wizardhaven.text.language import Language
from wizardhaven.view.facts import seen_fact
from wizardhaven.view.seat_view import seat_view
from wizardhaven.view.telling.speaking import action_text as told

PROBE_EVERY: Final = 8
"""Trying out the offers of a position costs as much as a dozen actions; every so many positions must do."""
MOST_PROBED: Final = 12
VIEWERS: Final[tuple[int | None, ...]] = (0, 1, None)
"""Both players and a spectator; they take turns, since a view is the most costly thing to probe."""


@final
class Inspector:
    """Looks at one match; `kept` are the digests of the positions it looked at closely."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.faults: list[Fault] = []
        self.kept: dict[int, str] = {}
        self.refusals = 0
        self.general: dict[str, int] = {}
        self.probed = 0
        self.deeds = Deeds()
        self._told: set[str] = set()
        self._complaints: set[str] = set()

    def sees(self, match: Match) -> None:
        game = match.game
        number = len(match.actions)
        rescuing = number > 0 and match.actions[-1].verb is Verb.FREE_PRISONERS
        self.deeds.note(game.table, game.facts, rescuing)
        self._cards(game, number)
        self._log(game, number)
        choice = game.pending
        if choice is None:
            self.kept[number] = digest(game)
            if game.outcome is None:
                self._fault(Promise.SOMEBODY_TO_ASK, number, game, "nobody is asked and the game is not over")
            return
        self._options(game, number)
        if choice.seat != DICE:
            self._refusals(game, choice, number)
        if (number + self.seed) % PROBE_EVERY == 0:
            self.probed += 1
            self._offers(game, number)
            self._secrets(game, choice, number)

    def _fault(self, promise: Promise, number: int, game: Game, text: str) -> None:
        """Write a breach down, once a game: most of them stay for long."""
        if text not in self._told:
            self._told.add(text)
            self.faults.append(Fault(promise, number, f"{text}; {position_text(game)}"))

    def _cards(self, game: Game, number: int) -> None:
        for complaint in complaints(game.table):
            self._fault(Promise.NO_CARD_LOST, number, game, complaint)
            self._complaints.add(complaint)

    def _log(self, game: Game, number: int) -> None:
        """Nothing that a player is told has happened names a face-down agent of the other's, or its way.

        A site that a company plans to go to may have been in sight before. [ORG-61]
        """
        table = game.table
        hidden = [*[agent.card for agent in table.agents if agent.face_down], *hidden_sites(table)]
        for fact in game.facts if hidden else ():
            for seat in (0, 1):
                told = seen_fact(table, fact, seat)
                for card in (told.card, told.other):
                    if card in hidden and table.owners[card] != seat:
                        text = f"seat {seat} is told of a face-down card: {fact.kind.value}"
                        self._fault(Promise.SECRETS_KEPT, number, game, text)

    def _options(self, game: Game, number: int) -> None:
        options = game.options()
        if not options:
            self._fault(Promise.SOMEBODY_TO_ASK, number, game, "nothing can be done")
        seen: set[Action] = set()
        for option in options:
            if option in seen:
                text = f"offered twice: {action_text(game.table, option)}"
                self._fault(Promise.OFFERS_DIFFER, number, game, text)
            seen.add(option)

    def _refusals(self, game: Game, choice: Choice, number: int) -> None:
        """Of a card that is not offered, or a copy of which is not, the player is told why."""
        table = game.table
        offered: set[str] = set()
        for option in game.options():
            if option.card >= 0:
                offered.add(table.printed[option.card].code)
        reasons = game.reasons()
        for card in table.pile(choice.seat, HAND):
            if table.printed[card].code in offered:
                continue
            self.refusals += 1
            reason = reasons.get(card)
            if reason is None:
                text = f"no reason why {table.printed[card].name} ({card}) is not offered"
                self._fault(Promise.REFUSALS_EXPLAINED, number, game, text)
            if reason is None or reason is Reason.GENERAL:
                name = type(choice).__name__
                self.general[name] = self.general.get(name, 0) + 1

    def _offers(self, game: Game, number: int) -> None:
        """Whatever is offered can be done, on a clone, and the game itself is as it was."""
        before = digest(game)
        self.kept[number] = before
        for option in sample(game.options()):
            self._try(game, option, number)
        if digest(game) != before:
            self._fault(Promise.CLONES_APART, number, game, "what was done to a clone changed the original")

    def _try(self, game: Game, option: Action, number: int) -> None:
        clone = game.clone()
        try:
            clone.apply(option)
        except Exception as error:  # noqa: BLE001  whatever is wrong with the rules is what we look for
            text = f"{action_text(game.table, option)} is offered, but: {error_text(error)}"
            self._fault(Promise.OFFERS_ACCEPTED, number, game, text)
            return
        for complaint in complaints(clone.table):
            if complaint not in self._complaints:
                text = f"after {action_text(game.table, option)}: {complaint}"
                self._fault(Promise.NO_CARD_LOST, number, game, text)

    def _secrets(self, game: Game, choice: Choice, number: int) -> None:
        """What a seat sees, and what it is offered and refused, does not depend on what it may not know."""
        if choice.seat != DICE:
            other = with_other_secrets(game.table, choice.seat, number)
            for option in _only_in_one(game.options(), choice.options(other)):
                text = f"offered or not depending on hidden cards: {action_text(game.table, option)}"
                self._fault(Promise.SECRETS_KEPT, number, game, text)
            if Game(other, game.dice).reasons() != game.reasons():
                self._fault(Promise.SECRETS_KEPT, number, game, "the reasons depend on hidden cards")
            for option in sample(game.options()):
                said = told(game.table, option, Language.EN)
                if said != told(other, option, Language.EN):
                    text = f"how it is offered depends on hidden cards: {said}"
                    self._fault(Promise.SECRETS_KEPT, number, game, text)
        looking = VIEWERS[self.probed % len(VIEWERS)]
        if looking is None:
            self._view(game, with_all_secrets_changed(game.table, number), None, number)
        else:
            self._view(game, with_other_secrets(game.table, looking, number), looking, number)

    def _view(self, game: Game, other: Table, seat: int | None, number: int) -> None:
        who = "a spectator" if seat is None else f"seat {seat}"
        try:
            seen, instead = game.view(seat), seat_view(other, seat)
        except Exception as error:  # noqa: BLE001  the game goes on, whatever is wrong with the view of it
            self._fault(Promise.NO_ERROR, number, game, f"the view of {who}: {error_text(error)}")
            return
        if seen != instead:
            difference = first_difference(repr(seen), repr(instead))
            text = f"what {who} sees depends on hidden cards: {difference}"
            self._fault(Promise.SECRETS_KEPT, number, game, text)


def _only_in_one(options: Sequence[Action], others: Sequence[Action]) -> list[Action]:
    """What is offered in one of two positions and not in the other."""
    here, there = set(options), set(others)
    return [one for one in options if one not in there] + [one for one in others if one not in here]


def first_difference(one: str, other: str) -> str:
    """Where two texts part, with a few letters around."""
    at = 0
    while at < len(one) and at < len(other) and one[at] == other[at]:
        at += 1
    return f"…{one[max(at - 40, 0) : at + 40]}…"


def sample(options: Sequence[Action]) -> list[Action]:
    """All options, or as many as are probed, spread evenly."""
    if len(options) <= MOST_PROBED:
        return list(options)
    return [options[index * (len(options) - 1) // (MOST_PROBED - 1)] for index in range(MOST_PROBED)]
