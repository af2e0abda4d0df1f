"""Looking at a game that a story plays: what is asked, what may be done, how things stand."""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.questions import (
    by_source,
    hazard_limit,
    plain_total,
    stage_points,
    unused_general_influence,
    verdict,
)
from wizardhaven.engine.values import (
    HAND,
    NONE,
    Action,
    Attack,
    Fact,
    Happening,
    Outcome,
    Reason,
    Table,
    Verb,
)
from wizardhaven.game.game import Game
from wizardhaven.scenario.naming import card_called
from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.refusing import refuse_what_is_never_said, refuse_what_lies_elsewhere
from wizardhaven.vocabulary.terms import Phase, Points


class Looking:
    """A game, and every fact since the story began."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.happened: list[Fact] = list(game.facts)

    @property
    def table(self) -> Table:
        """The table, for stories that must look closer."""
        return self.game.table

    @property
    def asked(self) -> int:
        """The seat that is asked now: 0, 1, or 2 for the dice; -1 once the game is over."""
        choice = self.game.pending
        return NONE if choice is None else choice.seat

    @property
    def question(self) -> str:
        """The name of the choice the game rests at, such as "AssignByDefender"."""
        choice = self.game.pending
        return "" if choice is None else type(choice).__name__

    @property
    def phase(self) -> Phase:
        """The phase it is."""
        return self.table.phase

    @property
    def resource_player(self) -> int:
        """Whose turn it is. [UNT-02]"""
        return self.table.active

    @property
    def hazard_player(self) -> int:
        """The other one. [UNT-02]"""
        return 1 - self.table.active

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.game.outcome

    @property
    def attack(self) -> Attack | None:
        """The attack at hand."""
        return self.table.attack

    def piece(self, name: str, seat: int = 0) -> Piece:
        """A player’s card of that name, wherever it is; the one on the table first, if he has several.

        A version may be meant: "Edoras [minion]".
        """
        return Piece(self.table, card_called(self.table, seat, name))

    def options(self, verb: Verb | None = None) -> list[Action]:
        """What may be done now, perhaps only of one sort."""
        return [option for option in self.game.options() if verb is None or option.verb is verb]

    def _matching(
        self,
        verb: Verb,
        card: Piece | None,
        other: Piece | None,
        target: Piece | None,
        number: int | None,
        names: Sequence[str],
    ) -> list[Action]:
        said = {"card": card, "other": other, "target": target, "number": number, "names": tuple(names)}
        refuse_what_is_never_said(verb, said)
        refuse_what_lies_elsewhere(
            self.table, [piece for piece in (card, other, target) if piece is not None]
        )
        return [
            option
            for option in self.options(verb)
            if (card is None or option.card == card.id)
            and (other is None or option.other == other.id)
            and (target is None or option.aim.number == target.id)
            and (number is None or number == (option.keyed.key if option.keyed.kind else option.number))
            and all([name in option.names or name == option.aim.name for name in names])
        ]

    def may(
        self,
        verb: Verb,
        card: Piece | None = None,
        other: Piece | None = None,
        target: Piece | None = None,
        number: int | None = None,
        names: Sequence[str] = (),
    ) -> bool:
        """Whether such an action is offered now."""
        return bool(self._matching(verb, card, other, target, number, names))

    def may_play(self, card: Piece, user: Piece | None = None, target: Piece | None = None) -> bool:
        """Whether the card may be played as an event now."""
        return self.may(Verb.PLAY, card, user, target)

    def why_not(self, card: Piece) -> Reason | None:
        """Why a card in the hand of whoever is asked cannot be played now."""
        return self.game.reasons().get(card.id)

    def hazard_limit(self, of: Piece) -> int:
        """The hazard limit against a company as it stands."""
        return hazard_limit(self.table, self.table.cards[of.id].company)

    def unused_general_influence(self, seat: int) -> int:
        """What a player has left of it."""
        return unused_general_influence(self.table, seat)

    def points(self, seat: int) -> int:
        """A player’s plain current total."""
        return plain_total(self.table, seat)

    def totals(self) -> tuple[int, int]:
        """Both players’ totals as the council would count them now. [WIN-36]"""
        return verdict(self.table)[0]

    def points_by_source(self, seat: int) -> dict[Points, int]:
        """A player’s marshalling points, source by source. [WIN-42]"""
        return by_source(self.table, seat)

    def stage_points(self, seat: int) -> int:
        """A player’s stage points."""
        return stage_points(self.table, seat)

    def hand(self, seat: int) -> list[str]:
        """The names of the cards in a player’s hand."""
        return [self.table.printed[card].name for card in self.table.pile(seat, HAND)]

    def has_happened(self, kind: Happening, card: Piece | None = None) -> bool:
        """Whether such a fact has been recorded since the scene began."""
        return any([fact.kind is kind and (card is None or fact.card == card.id) for fact in self.happened])
