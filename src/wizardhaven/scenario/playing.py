"""Playing on from a scene: say what is chosen and what the dice show, then look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.setting_up import ChainWindow, ReturnToOrigin
from wizardhaven.engine.values import DICE, NO_CARD, WAITING, Action, Happening, Verb
from wizardhaven.scenario.looking import Looking
from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.refusing import refusal
from wizardhaven.vocabulary.terms import Phase

MOST_PASSES = 200
BEST_ROLL = 12
WORST_ROLL = 2


@final
class Playing(Looking):
    """A game that a story plays move by move."""

    def does(
        self,
        verb: Verb,
        card: Piece | None = None,
        other: Piece | None = None,
        target: Piece | None = None,
        number: int | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """Whoever is asked does this; the first fitting option, if several fit."""
        found = self._matching(verb, card, other, target, number, names)
        if not found:
            about = [*[piece.name for piece in (other, target) if piece is not None], *names]
            if number is not None:
                about.append(str(number) if verb is Verb.ROLL else "with that number")
            raise refusal(self.game, verb, NO_CARD if card is None else card.id, *about)
        self.apply(found[0])

    def apply(self, action: Action) -> None:
        """Take exactly this action."""
        self.game.apply(action)
        self.happened.extend(self.game.facts)

    def plays(self, card: Piece, user: Piece | None = None, target: Piece | None = None) -> None:
        """Play a card from hand as an event; say by whom and on what where that matters."""
        self.does(Verb.PLAY, card, user, target)

    def uses(self, card: Piece, target: Piece | None = None) -> None:
        """Use an ability of a card in play."""
        self.does(Verb.USE, card, target=target)

    def passes(self) -> None:
        """Whoever is asked passes."""
        self.does(Verb.PASS)

    def rolls(self, *totals: int) -> None:
        """The dice show these totals, one roll after another."""
        for total in totals:
            self.does(Verb.ROLL, number=total)

    def resolve(self) -> None:
        """Nobody answers what has been declared: the chain resolves."""
        while isinstance(self.game.pending, ChainWindow):
            self.passes()

    def steps_over(self, *questions: str) -> None:
        """The only answer is given to each of these questions in turn; for stories that play strictly."""
        for question in questions:
            if self.question != question or len(self.game.options()) != 1:
                raise AssertionError(f"{question} cannot be stepped over; the game rests at {self.question}")
            self.apply(self.game.options()[0])

    def pass_until(self, *questions: str) -> None:
        """Everybody passes, and shuffles are made, until the game rests at one of these choices.

        Whoever has only one answer gives it. Fails if somebody must choose something else first, or if it
        takes too long.
        """
        for _ in range(MOST_PASSES):
            if self.question in questions:
                return
            self._passes_on()
        raise AssertionError(f"nobody gets to {questions} by passing; the game rests at {self.question}")

    def pass_to(self, phase: Phase) -> None:
        """Everybody passes until that phase has begun."""
        for _ in range(MOST_PASSES):
            if self.phase is phase:
                return
            self._passes_on()
        raise AssertionError(f"nobody gets to the {phase.value} by passing")

    def _passes_on(self) -> None:
        options = self.game.options()
        if self.asked == DICE and self.may(Verb.SHUFFLE):
            self.apply(self.game.chance())
        elif len(options) == 1:
            self.apply(options[0])
        else:
            self.passes()

    def fights(self, defender: Piece, roll: int, against: int | None = None, untapped: bool = False) -> None:
        """He takes a strike upon himself, unless he has one, and faces it; the dice show this for him.

        He taps for it, or stays `untapped` if the story says so; everybody else passes. What the attacker
        rolls `against` him is said where he rolls as well: for an agent, or between companies.
        """
        self._comes_to_the_roll(defender, untapped=untapped)
        if against is not None:
            self.rolls(against)
        self.rolls(roll)

    def wins(self, defender: Piece, against: int | None = None) -> None:
        """He faces a strike, rolls as well as he can and the strike fails."""
        self._fights_and_gets(defender, BEST_ROLL, against, Happening.STRIKE_FAILED)

    def loses(self, defender: Piece, against: int | None = None) -> None:
        """He faces a strike, rolls as badly as he can and the strike succeeds."""
        self._fights_and_gets(defender, WORST_ROLL, against, Happening.STRIKE_SUCCEEDED)

    def _fights_and_gets(self, defender: Piece, roll: int, against: int | None, wanted: Happening) -> None:
        before = len(self.happened)
        self.fights(defender, roll, against)
        if not any([fact.kind is wanted and fact.card == defender.id for fact in self.happened[before:]]):
            raise AssertionError(f"though {defender.name} rolled {roll}, no {wanted.value} against him")

    def _comes_to_the_roll(self, defender: Piece, *, untapped: bool) -> None:
        for _ in range(MOST_PASSES):
            if self.asked == DICE and self.may(Verb.ROLL):
                return
            self._faces(defender, untapped=untapped)
        raise AssertionError(f"no strike against {defender.name} comes to a roll")

    def _faces(self, defender: Piece, *, untapped: bool) -> None:
        """The next thing that brings him nearer to his roll."""
        facing = Verb.STAY_UNTAPPED if untapped else Verb.TAP_TO_FACE
        if self.may(Verb.ASSIGN, defender) and not self._is_struck(defender):
            self.does(Verb.ASSIGN, defender)
        elif self.may(Verb.RESOLVE_STRIKE):
            self.does(Verb.RESOLVE_STRIKE, defender)
        elif self.may(facing, defender):
            self.does(facing, defender)
        elif self.question == "FaceStrike" and not untapped:
            self.does(Verb.TAP_TO_FACE)  # whoever makes the strike
        else:
            self._passes_on()

    def _is_struck(self, defender: Piece) -> bool:
        strikes = () if self.attack is None else self.attack.strikes
        return any([strike.defender == defender.id and strike.result == WAITING for strike in strikes])

    def sends_back(self, member: Piece) -> None:
        """Something sends his company back to its site of origin. [MOV-45]"""
        self.table.push(ReturnToOrigin(member.company.id))
        self.game.facts = []
        self.game.run()
        self.happened.extend(self.game.facts)
