"""What became of every card in a match: dealt, offered, played, answered, each by its code."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from wizardhaven.bots.arena import Match
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.values import (
    AGENT_PLAY,
    CARD_USE,
    CREATURE_PLAY,
    NONE,
    SITE_PLAY,
    CardId,
    Declaration,
    Fact,
    Happening,
    Table,
    Verb,
)
from wizardhaven.vocabulary.cards import Region

PLAYS: Final = (CARD_USE, CREATURE_PLAY, SITE_PLAY, AGENT_PLAY)
"""What is only placed on-guard is not played yet."""
PLAYING: Final = (
    Verb.DRAFT,
    Verb.PLAY,
    Verb.PLAY_AGENT,
    Verb.PLAY_AT_SITE,
    Verb.PLAY_CHARACTER,
    Verb.PLAY_CREATURE,
    Verb.PLAY_REVEALED,
    Verb.PLAY_RING,
    Verb.REVEAL_ON_GUARD,
    Verb.PLAN_MOVEMENT,
    Verb.START_AT,
)
"""By which a card comes from the hand, the pool or the location deck."""


@final
class CardCounts:
    """An onlooker of one match.

    `dealt` are the decks that held a card, `offered` those whose player could play it at least once. `played`
    is how often it was: drafted, declared, or brought into play without that; for a site how often a company
    came there, for a region how often one passed. `answered` is how often something was declared upon it.
    """

    __slots__ = ("_chain", "_decks", "_declared", "_offered", "answered", "dealt", "offered", "played")

    def __init__(self) -> None:
        self.dealt: dict[str, int] = {}
        self.offered: dict[str, int] = {}
        self.played: dict[str, int] = {}
        self.answered: dict[str, int] = {}
        self._chain: tuple[Declaration, ...] = ()
        self._declared: set[CardId] = set()
        self._offered: set[CardId] = set()
        self._decks: set[tuple[str, int]] = set()

    def sees(self, match: Match) -> None:
        table = match.game.table
        if not self.dealt:
            self._deal(table)
        for fact in match.game.facts:
            self._note(table, fact)
        self._note_answers(table)
        for option in match.game.options():
            if option.verb in PLAYING:
                self._note_offer(table, option.card)

    def _note_offer(self, table: Table, card: CardId) -> None:
        """A card could be played; a deck is counted once, however many copies it has."""
        if card == NONE or card in self._offered:
            return
        self._offered.add(card)
        code, owner = table.printed[card].code, table.owners[card]
        if (code, owner) not in self._decks:
            self._decks.add((code, owner))
            _count(self.offered, code)

    def _deal(self, table: Table) -> None:
        for seat in (0, 1):
            owned = [card for card in range(len(table.printed)) if table.owners[CardId(card)] == seat]
            for code in {table.printed[card].code for card in owned}:
                _count(self.dealt, code)

    def _note(self, table: Table, fact: Fact) -> None:
        code = table.printed[fact.card].code if fact.card != NONE else ""
        if fact.kind is Happening.DECLARED and fact.number in PLAYS:
            self._declared.add(fact.card)
            _count(self.played, code)
        elif fact.kind is Happening.PLAYED:
            if fact.card not in self._declared:
                _count(self.played, code)
            self._declared.discard(fact.card)
        elif fact.kind in (Happening.DRAFTED, Happening.COMPANY_ARRIVED):
            _count(self.played, code)
        elif fact.kind is Happening.SITE_REVEALED and fact.company in table.companies:
            for region in table.companies[fact.company].regions:
                _count(self.played, _codes_of_regions()[region])

    def _note_answers(self, table: Table) -> None:
        """What has been declared upon something else since the last look."""
        before, now = self._chain, table.chain
        if now[: len(before)] == before:
            for index in range(max(len(before), 1), len(now)):
                answered = now[index - 1].card
                if answered != NONE:
                    _count(self.answered, table.printed[answered].code)
        self._chain = now


@cache
def _codes_of_regions() -> dict[str, str]:
    return {card.name: code for code, card in cards().items() if isinstance(card, Region)}


def _count(counts: dict[str, int], code: str) -> None:
    counts[code] = counts.get(code, 0) + 1
