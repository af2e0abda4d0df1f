"""Writes the lines of a story: a deed at its head, what comes of it, what is drawn with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from wizardhaven.engine.values import NONE, Fact, Happening, Table
from wizardhaven.protocol.anchors import card_anchor, company_anchor
from wizardhaven.protocol.calling import with_people
from wizardhaven.protocol.happened import Score
from wizardhaven.protocol.pictures import LogLine, Moves
from wizardhaven.protocol.shapes import Anchor, Text
from wizardhaven.protocol.text import linked
from wizardhaven.text.language import Language
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.telling.deed import Deed, owner_of
from wizardhaven.view.telling.speaking import consequence_text, deed_text, drawn_text

OF_COMPANIES: Final = (
    Happening.SITE_REVEALED,
    Happening.SITE_REPLACED,
    Happening.COMPANY_RETURNED,
    Happening.COMPANY_STAYED,
    Happening.COMPANY_CHANGED,
    Happening.SITE_ENTERED,
    Happening.ATTACK_BEGAN,
)
"""What happens to the company that its number means."""


@final
@dataclass(frozen=True)
class Scribe:
    """Who writes for one seat, in one language, and knows what everybody is called."""

    seat: int | None
    language: Language
    names: tuple[str, str]

    def head(self, table: Table, deed: Deed, number: int, score: Score) -> LogLine:
        """The line of a deed itself; that of a turn has the score with which it begins."""
        told = deed_text(table, deed, self.seat, self.language)
        return LogLine(
            number,
            table.turn,
            _seat(deed.seat),
            deed.kind,
            self._text(table, told, [deed.fact, *deed.outcomes]),
            deed.number,
            head=True,
            score=score if deed.fact.kind is Happening.TURN_BEGAN else None,
            anchors=self._anchors(table, deed),
            moves=_moves(table, deed.fact),
        )

    def consequence(self, table: Table, deed: int, fact: Fact, number: int) -> LogLine | None:
        """A line under a deed; none if there is nothing to say."""
        told = consequence_text(table, fact, self.seat, self.language)
        if told is None:
            return None
        roll = fact.number if fact.kind is Happening.ROLLED else None
        seat = _seat(owner_of(table, fact))
        return LogLine(number, table.turn, seat, fact.kind, self._text(table, told, [fact]), deed, roll=roll)

    def draws(self, table: Table, deed: Deed, player: int, number: int) -> LogLine:
        """A line about all that a player has drawn with a deed."""
        drawn = [fact for fact in deed.draws if fact.seat == player]
        told = drawn_text(table, drawn, self.seat, self.language)
        text = self._text(table, told, drawn)
        return LogLine(number, table.turn, _seat(player), Happening.DREW, text, deed.number)

    def _text(self, table: Table, told: str, facts: Sequence[Fact]) -> Text:
        cards = [card for fact in facts for card in (fact.card, fact.other, _giver(fact))]
        codes = [table.printed[card].code for card in cards if 0 <= card < len(table.printed)]
        return with_people(linked(told, codes, self.language), self.names)

    def _anchors(self, table: Table, deed: Deed) -> tuple[Anchor, ...]:
        """The cards and the company it is about, as far as the reader knows them, to be lit on the board."""
        eyes = Eyes(table, self.seat)
        facts = [deed.fact, *deed.outcomes]
        cards = [card_anchor(eyes, card) for fact in facts for card in (fact.card, fact.other)]
        found = [Anchor(one.kind, one.ref) for one in cards if one is not None]
        for fact in facts:
            if fact.kind in OF_COMPANIES and fact.company in table.companies:
                found.append(company_anchor(fact.company))
        return tuple(dict.fromkeys(found))


def _seat(player: int) -> int | None:
    return player if player in (0, 1) else None


def _giver(fact: Fact) -> int:
    return fact.giver if fact.kind is Happening.TRANSFERRED else NONE


def _moves(table: Table, fact: Fact) -> Moves | None:
    """The way of a company that sets out."""
    if fact.kind is not Happening.SITE_REVEALED or fact.company not in table.companies:
        return None
    return Moves(str(fact.company), table.companies[fact.company].regions)
