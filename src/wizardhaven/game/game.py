"""A game: decks, settings and a seed in, one action after another, an outcome in the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.running import SEEDS, Opening, SeedChoice, answer_facts, follow_demands, lay_out
from wizardhaven.engine.values import (
    DECK,
    DICE,
    KINDS,
    LOCATION,
    OUT,
    POOL,
    SIDEBOARD,
    Action,
    CardId,
    Chance,
    Choice,
    Fact,
    Outcome,
    Place,
    Reason,
    Settings,
    StartingDeck,
    Table,
    Unwatched,
    Verb,
    read_card,
    shuffled,
)
from wizardhaven.errors import IllegalAction, WizardhavenError
from wizardhaven.game.patience import is_open
from wizardhaven.view.seat_view import View, seat_view
from wizardhaven.vocabulary.cards import Card
from wizardhaven.vocabulary.deeds import Deed

SEED_LIMIT = 1 << 128


@final
class Game:
    """The table, the dice, and the one way in: `apply`.

    The game rests only where somebody must choose; a choice with a single option is taken by itself. A
    `patient` one rests there as well wherever the options depend on what others may not know, and one that
    rests `everywhere` takes nothing by itself.
    """

    __slots__ = ("_options", "dice", "everywhere", "facts", "patient", "table")

    def __init__(self, table: Table, dice: Chance, patient: bool = False, everywhere: bool = False) -> None:
        self.table = table
        self.dice = dice
        self.patient = patient
        self.everywhere = everywhere
        self.facts: list[Fact] = []
        self._options: Sequence[Action] = ()

    @staticmethod
    def new(
        decks: Sequence[StartingDeck], settings: Settings | None = None, seed: int = 0, patient: bool = False
    ) -> Game:
        """A game between two decks, at its first choice."""
        if len(decks) != 2:
            raise WizardhavenError(f"a game is played by two decks, not {len(decks)}")
        if not 0 <= seed < SEED_LIMIT:
            raise WizardhavenError(f"the seed {seed} is out of range: it goes from 0 to 2**128 - 1")
        dice = Chance(seed)
        table = _laid_out(decks, settings if settings is not None else Settings(), dice.word())
        table.push(Opening())
        game = Game(table, dice, patient)
        game.run()
        return game

    @property
    def pending(self) -> Choice | None:
        """The choice the game rests at; None once it is over."""
        table = self.table
        if table.outcome is not None or not table.stack:
            return None
        top = table.stack[-1]
        assert isinstance(top, Choice)
        return top

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.table.outcome

    def options(self) -> Sequence[Action]:
        """Everything the pending seat may do: complete, without duplicates, in a stable order."""
        return self._options

    def view(self, seat: int | None) -> View:
        """What a seat may see of the table; with no seat, what both see. [GLO-091]"""
        return seat_view(self.table, seat)

    def reasons(self) -> dict[CardId, Reason]:
        """For each card that the pending player has in hand, or on-guard, and cannot play now: why."""
        choice = self.pending
        found: dict[CardId, Reason] = {}
        if choice is not None and choice.seat != DICE:
            for card in choice.explained(self.table):
                reason = choice.why_not(self.table, card)
                if reason is not None:
                    found[card] = reason
        return found

    def chance(self) -> Action:
        """What this game's dice show next, for a pending choice of chance."""
        choice = self.pending
        if choice is None or choice.seat != DICE:
            raise IllegalAction("it is not for the dice to choose now")
        if isinstance(choice, SeedChoice):
            return Action(Verb.SHUFFLE, number=self.dice.below(SEEDS))
        return self._options[self.dice.two_dice() - 2]

    def apply(self, action: Action) -> None:
        """Take one of the options; anything else is refused and changes nothing."""
        choice = self.pending
        if choice is None:
            raise IllegalAction("the game is over")
        if not self._is_offered(choice, action):
            raise IllegalAction(f"{self._said(action)} is not possible now: {self._why_refused(action)}")
        self.facts = []
        self.table.stack.pop()
        choice.take(self.table, action)
        if self.table.facts:
            self._settle()
        self.run()

    def _is_offered(self, choice: Choice, action: Action) -> bool:
        for option in self._options:
            if option is action:
                return True
        if any([option.same(action) for option in self._options]):
            return True
        return isinstance(choice, SeedChoice) and choice.accepts(self.table, action)

    def _said(self, action: Action) -> str:
        """What somebody wanted to do, with the cards by name."""
        cards = [card for card in (action.card, action.other) if 0 <= card < len(self.table.printed)]
        return " ".join([action.verb.value, *[self.table.printed[card].name for card in cards]])

    def _why_refused(self, action: Action) -> str:
        reason = self.reasons().get(action.card)
        if reason is not None:
            return f"{reason.value[1]} [{reason.rule}]"
        return f"{len(self._options)} other things can be done"

    def _settle(self) -> None:
        """Let passive conditions answer what happened, then put the facts aside."""
        table = self.table
        if table.watchers or Unwatched in table.lexicon:
            since = 0
            while since < len(table.facts):
                end = len(table.facts)
                answer_facts(table, since)
                since = end
        if Deed.USE_MINION_SITES in table.lexicon:
            follow_demands(table)
        self.facts.extend(table.facts)
        table.facts = []

    def run(self) -> None:
        """Let the rules happen until somebody has a choice to make."""
        table = self.table
        stack = table.stack
        may_wait = self.everywhere or self.patient
        heard = Unwatched in table.lexicon or Deed.USE_MINION_SITES in table.lexicon
        while stack and table.outcome is None:
            top = stack[-1]
            if isinstance(top, Choice):
                options = top.options(table)
                if len(options) != 1 or top.seat == DICE or (may_wait and self._waits(top)):
                    assert options, f"nobody can do anything at {top!r}"
                    self._options = options
                    return
                stack.pop()
                top.take(table, options[0])
            else:
                stack.pop()
                top.run(table)
            if table.facts:
                if heard or table.watchers:
                    self._settle()
                else:  # nobody answers, as it is most often
                    self.facts.extend(table.facts)
                    table.facts = []
        self._options = ()

    def _waits(self, choice: Choice) -> bool:
        """Whether even a single option is left for its player to take."""
        return self.everywhere or (self.patient and not is_open(self.table, choice))

    def clone(self) -> Game:
        """Another game in the same position; nothing done to one is seen in the other."""
        fresh = Game(self.table.clone(), self.dice.copy(), self.patient, self.everywhere)
        fresh._options = self._options
        return fresh


def _laid_out(decks: Sequence[StartingDeck], settings: Settings, numbering: int) -> Table:
    """Both players' cards in their piles.

    They are numbered in an order of chance, so that a card's number tells nothing about where in its
    deck list it stood.
    """
    laid: list[tuple[int, Place, Card]] = []
    for seat, deck in enumerate(decks):
        parts = [
            (POOL, deck.pool),
            (DECK, deck.play_deck),
            (SIDEBOARD, deck.sideboard),
            (LOCATION, deck.sites),
        ]
        if KINDS[decks[1 - seat].kind].names_himself:
            parts.append((SIDEBOARD, deck.against_fallen_wizards))
            parts.append((OUT, _not_fallen(deck, decks[1 - seat].declared)))
        for place, cards in parts:
            laid.extend([(seat, place, card) for card in cards])
    numbers = shuffled([CardId(number) for number in range(len(laid))], numbering)
    by_number = sorted(zip(numbers, laid), key=_number)
    table = Table(
        tuple([read_card(card) for _, (_, _, card) in by_number]),
        tuple([seat for _, (seat, _, _) in by_number]),
        decks[0].atlas,
        settings,
        (KINDS[decks[0].kind], KINDS[decks[1].kind]),
        (decks[0].declared, decks[1].declared),
    )
    lay_out(table, [(number, place) for number, (_, place, _) in zip(numbers, laid)])
    return table


def _not_fallen(deck: StartingDeck, declared: str) -> tuple[Card, ...]:
    """The Wizards outside the deck whom the opponent does not play. [FW-07]

    How many there are does not depend on the deck, so that their number tells nothing about it.
    """
    return tuple([card for card in deck.other_wizards if card.name != declared])


def _number(numbered: tuple[int, tuple[int, int, Card]]) -> int:
    return numbered[0]
