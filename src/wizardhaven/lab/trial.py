"""A deck is tried: dealt as at a table, with the draft, the opening hand and the draws after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wizardhaven.bots.arena import Match
from wizardhaven.bots.roster import seated
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.starting import ready
from wizardhaven.engine.values import DECK, HAND, CardId, Happening, Question, Settings, Verb, shuffled

BOT: Final = "planner"
OWN: Final = 0


@dataclass(frozen=True)
class Pick:
    """Who was chosen in a round of the draft, and whether he was set aside for it. [SET-15, SET-16]"""

    card: str
    set_aside: bool


@dataclass(frozen=True)
class Round:
    """What both chose; nothing of who has stopped. [SET-14, SET-19]"""

    own: Pick | None
    theirs: Pick | None


@dataclass(frozen=True)
class Trial:
    """What a seed gives a deck; codes of cards."""

    rounds: tuple[Round, ...]
    hand: tuple[str, ...]
    draws: tuple[str, ...]


def dealt(deck: Deck, against: Deck, settings: Settings, seed: int) -> Trial:
    """The trial as a table would deal it for that seed; refused if the deck cannot sit down."""
    bots = [seated(BOT, seat, seed) for seat in (0, 1)]
    match = Match([ready(deck), ready(against)], bots, settings, seed)
    draft = Draft()
    while match.game.table.turn == 0 and not match.game.table.pile(OWN, HAND):
        draft.sees_one_step_of(match)
    table = match.game.table
    hand = tuple([table.printed[card].code for card in table.pile(OWN, HAND)])
    draws = tuple([table.printed[card].code for card in reversed(table.pile(OWN, DECK))])
    return Trial(draft.rounds(match), hand, draws)


def shuffled_deck(deck: Deck, seed: int) -> tuple[str, ...]:
    """The play deck alone, shuffled as at the table, for a deck that cannot sit down yet."""
    order = shuffled([CardId(number) for number in range(len(deck.play_deck))], seed)
    return tuple([deck.play_deck[place] for place in order])


class Draft:
    """Notes who was picked round by round, and who was set aside."""

    def __init__(self) -> None:
        self._picks: list[tuple[int, CardId]] = []
        self._set_aside: set[CardId] = set()

    def sees_one_step_of(self, match: Match) -> None:
        """The next action of the match is taken."""
        choice = match.game.pending
        assert choice is not None
        match.advance()
        action = match.actions[-1]
        if choice.asks is Question.DRAFT_PICK and action.verb is Verb.DRAFT:
            self._picks.append((choice.seat, action.card))
        aside = [fact.card for fact in match.game.facts if fact.kind is Happening.SET_ASIDE]
        self._set_aside.update(aside)

    def rounds(self, match: Match) -> tuple[Round, ...]:
        """The picks, those together that were turned up together."""
        together: list[dict[int, Pick]] = []
        for seat, card in self._picks:
            if not together or max(together[-1]) >= seat:
                together.append({})
            together[-1][seat] = self._pick(match, card)
        return tuple([Round(one.get(OWN), one.get(1 - OWN)) for one in together])

    def _pick(self, match: Match, card: CardId) -> Pick:
        return Pick(match.game.table.printed[card].code, set_aside=card in self._set_aside)
