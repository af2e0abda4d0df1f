"""Says a phrase about cards on a table, in one language."""

from __future__ import annotations

from typing import Final, assert_never

from wizardhaven.engine.values import NO_CARD, NONE, CardId, Table
from wizardhaven.protocol.ledgers.english import ENGLISH
from wizardhaven.protocol.ledgers.french import FRENCH
from wizardhaven.protocol.ledgers.german import GERMAN
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.shapes import Anchor, AnchorKind, Name, Text
from wizardhaven.protocol.text import linked, spoken
from wizardhaven.text.french.grammar import of
from wizardhaven.text.german.articles import bent, of_somebody
from wizardhaven.text.language import Language
from wizardhaven.view.telling.english import phrases as english
from wizardhaven.view.telling.french import phrases as french
from wizardhaven.view.telling.german import phrases as german
from wizardhaven.view.telling.naming import whole

PHRASES: Final[dict[Language, dict[Phrase, str]]] = {
    Language.EN: ENGLISH,
    Language.DE: GERMAN,
    Language.FR: FRENCH,
}


class Speech:
    """A table and a language to speak about it."""

    __slots__ = ("language", "table")

    def __init__(self, table: Table, language: Language) -> None:
        self.table = table
        self.language = language

    def say(
        self, phrase: Phrase, card: CardId = NO_CARD, other: CardId = NO_CARD, n: int = 0, words: str = ""
    ) -> Text:
        """The phrase with its cards, numbers and words in it."""
        said = self.plain(phrase, card, other, n, words)
        return linked(said, [self.code(one) for one in (card, other) if one != NONE], self.language)

    def plain(
        self, phrase: Phrase, card: CardId = NO_CARD, other: CardId = NO_CARD, n: int = 0, words: str = ""
    ) -> str:
        """The same without a mark where cards are named."""
        first = self._name(card) if card != NONE else ""
        second = self._name(other) if other != NONE else ""
        template = PHRASES[self.language][phrase]
        said = template.format(
            card=first,
            of_card=self._of(first),
            other=second,
            of_other=self._of(second),
            n=whole(n),
            words=words,
        )
        if self.language is Language.FR:
            return french.phrase(said.removesuffix(".")) + ("." if said.endswith(".") else "")
        if self.language is Language.DE:
            said = bent(said)
        return said[:1].upper() + said[1:]

    def title(self, card: CardId) -> Text:
        """Nothing but a card's name."""
        code = self.code(card)
        name = spoken(code, self.language)
        return Text(name, (Name(0, len(name), code),))

    def code(self, card: CardId) -> str:
        """A card's code."""
        return self.table.printed[card].code

    def anchor(self, card: CardId, kind: AnchorKind = "card") -> Anchor | None:
        """Where a card lies on the board; nowhere for none."""
        return Anchor(kind, str(card), self.code(card)) if card != NONE else None

    def _of(self, name: str) -> str:
        return of_somebody(name) if self.language is Language.DE else of(name)

    def _name(self, card: CardId) -> str:
        match self.language:
            case Language.EN:
                return english.name(self.table, card)
            case Language.DE:
                return german.name(self.table, card)
            case Language.FR:
                return french.name(self.table, card)
            case _:
                assert_never(self.language)


def joined(one: Text, two: Text) -> Text:
    """Two sentences in a row."""
    shift = len(one.text) + 1
    moved = [Name(name.from_ + shift, name.to + shift, name.code) for name in two.names]
    return Text(f"{one.text} {two.text}", (*one.names, *moved))
