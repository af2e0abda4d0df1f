"""Which card the pieces of a line mean, for the player of the deck."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from wizardhaven.catalogue.printing import CardClass, Kind, Printing, Version, by_code, printings
from wizardhaven.decks.belonging import Belonging
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.line import Why
from wizardhaven.decks.files.names import LOST, OTHER_SPELLINGS, called, is_name, key, with_letters_lost
from wizardhaven.decks.files.numbering import NUMBERED
from wizardhaven.decks.files.pieces import BETWEEN, Pieces, taken_apart
from wizardhaven.decks.files.sets import PROMOTIONAL, fan_set, is_official, short
from wizardhaven.decks.location import Sites
from wizardhaven.decks.nature import alignment
from wizardhaven.engine.values import KINDS
from wizardhaven.vocabulary.terms import Alignment, PlayerKind

EITHER: Final = re.compile(r"/|\(?\b(?:or|oder|ou)\b|\)$", re.IGNORECASE)
"""What stands between cards of which one is meant."""


@dataclass(frozen=True)
class Meaning:
    """A card by its code, or those among which somebody must choose."""

    card: str | None = None
    why: Why | None = None
    said: str = ""
    candidates: tuple[str, ...] = ()


@dataclass(frozen=True)
class Interpreter:
    """Whoever reads a deck file: in which form it is, and whose deck, as far as that is known."""

    form: Form
    player: PlayerKind | None

    def meaning(self, pieces: Pieces) -> Meaning:
        """The card that is meant, if it can be said without a guess, and what is worth saying of the line."""
        meant = self._meant(pieces)
        return replace(meant, why=Why.LEFT_OUT, said=pieces.rest) if meant.card and pieces.rest else meant

    def _meant(self, pieces: Pieces) -> Meaning:
        if pieces.code is not None:
            return _by_code(pieces, pieces.code)
        found = called(pieces.name) or with_letters_lost(pieces.name)
        if not found:
            return _one_of_several(pieces) or _not_read(pieces)
        if len({key(printing.names.en) for printing in found}) > 1:
            return Meaning(None, Why.SEVERAL_CARDS, candidates=_codes(found))
        return self._version(pieces, found)

    def _version(self, pieces: Pieces, found: Sequence[Printing]) -> Meaning:
        signed = [card for card in found if _is_of(card, pieces.version)]
        printed = [card for card in signed or found if _is_printed_in(card, pieces.set)]
        left = printed or signed or found
        if len(left) == 1:
            return Meaning(
                left[0].code, *_remark(pieces, left[0], signed=bool(signed), printed=bool(printed))
            )
        if not signed:
            return Meaning(None, Why.SEVERAL_VERSIONS, candidates=_codes(left))
        meant = self._of_player(left)
        if meant.card is None or printed or pieces.set is None:
            return meant
        return replace(meant, why=_set_remark(pieces.set), said=pieces.set.upper())

    def _of_player(self, left: Sequence[Printing]) -> Meaning:
        """Of several versions the one that this form or this player means."""
        if self.form is Form.OWN:
            return Meaning(left[0].code)
        lawful = [card for card in left if self.player is None or is_lawful(card, self.player)]
        if self.form is Form.NETMECCG and lawful and lawful[0].version is Version.HERO:
            is_hero = self.player is not None and KINDS[self.player].deck.avatars is Alignment.HERO
            return Meaning(lawful[0].code, None if is_hero else Why.NO_SIGN_IS_HERO)
        nearest = [c for c in lawful if self.player is not None and is_his_own(c, self.player)] or lawful
        if len(nearest) == 1:
            return Meaning(nearest[0].code, Why.VERSION_OF_PLAYER)
        return Meaning(None, Why.SEVERAL_VERSIONS, candidates=_codes(lawful or left))


def is_lawful(card: Printing, player: PlayerKind) -> bool:
    """Whether a deck of that player may hold the card. [DECK-15 to DECK-33]"""
    if card.kind is Kind.SITE:
        return not Sites(player).is_foreign(card)
    return not Belonging(player).is_foreign(card)


def is_his_own(card: Printing, player: PlayerKind) -> bool:
    """Whether it is his side's, and not only an item that he may carry as well. [DECK-21, DECK-23]"""
    rules = KINDS[player].deck
    own = rules.sites if card.kind is Kind.SITE else rules.resources
    return alignment(card) in own or card.card_class in (CardClass.CHARACTER, CardClass.AVATAR)


def _by_code(pieces: Pieces, code: str) -> Meaning:
    printing = by_code().get(code)
    if printing is None:
        return Meaning(None, Why.NO_SUCH_CODE, code)
    if pieces.name and printing.card not in _codes(called(pieces.name)):
        either = (printing.card, *_codes(called(pieces.name)))
        return Meaning(None, Why.CODE_AND_NAME, code, candidates=either)
    return Meaning(printing.card)


def _one_of_several(pieces: Pieces) -> Meaning | None:
    """A line that names several cards, between strokes or with an “or”: somebody must choose."""
    parts = [called(part) for part in EITHER.split(pieces.name) if part.strip()]
    if len(parts) == 1 or not all(parts):
        return None
    return Meaning(None, Why.SEVERAL_CARDS, candidates=_codes([card for part in parts for card in part]))


def _not_read(pieces: Pieces) -> Meaning:
    """A line that names no card by itself, and why it does not."""
    if numbered := NUMBERED.fullmatch(pieces.name):
        return Meaning(None, Why.COUNT_OR_NUMBER, numbered["number"])
    parts = [
        taken_apart(part, is_name).name for part in BETWEEN.split(pieces.name) if part.strip(" 0123456789")
    ]
    if len(parts) > 1 and all([is_name(part) for part in parts]):
        return Meaning(None, Why.SEVERAL_ON_A_LINE)
    if pieces.set is not None and not is_official(pieces.set) and ":" not in pieces.name:
        return Meaning(None, Why.FAN_CARD, fan_set(pieces.set))
    return Meaning(None, Why.NO_SUCH_CARD)


def _remark(pieces: Pieces, card: Printing, *, signed: bool, printed: bool) -> tuple[Why | None, str]:
    """What is worth saying about a line that means one card."""
    if not signed:
        return Why.ONE_VERSION, ""
    if not printed and pieces.set is not None:
        return _set_remark(pieces.set), pieces.set.upper()
    return _spelling(pieces, card)


def _set_remark(letters: str) -> Why:
    """The card was not printed in that set, or the set is none of the seven."""
    return Why.NOT_IN_THAT_SET if is_official(letters) else Why.FAN_SET_LETTERS


def _spelling(pieces: Pieces, card: Printing) -> tuple[Why | None, str]:
    if key(pieces.name) == key(card.names.en):
        return (None, "") if pieces.name.isprintable() else (Why.OTHER_SPELLING, card.names.en)
    if LOST.search(pieces.name):
        return Why.LETTERS_LOST, card.names.en
    if key(pieces.name) in [key(other) for other in OTHER_SPELLINGS]:
        return Why.OTHER_SPELLING, card.names.en
    spoken = [key(name) for one in _printings_of(card.code) for name in one.names.every()]
    return (Why.OTHER_LANGUAGE if key(pieces.name) in spoken else Why.OTHER_SPELLING), card.names.en


def _is_of(card: Printing, version: Version | None) -> bool:
    stage = version is Version.FALLEN_WIZARD and card.version is Version.STAGE
    return version is None or card.version is version or stage


def _is_printed_in(card: Printing, letters: str | None) -> bool:
    if letters is None:
        return True
    if letters.upper() in PROMOTIONAL:
        return any([printing.rarity == "P" for printing in _printings_of(card.code)])
    return short(letters) in [printing.card_set.value for printing in _printings_of(card.code)]


@cache
def _printings_of(code: str) -> tuple[Printing, ...]:
    return tuple([printing for printing in printings() if printing.card == code])


def _codes(found: Sequence[Printing]) -> tuple[str, ...]:
    return tuple([printing.card for printing in found])
