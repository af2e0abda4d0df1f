"""Cards by the names people type: which card is meant, and which of those in the game."""

from __future__ import annotations

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.catalogue import VERSIONED
from wizardhaven.catalogue.folding import fold, perhaps
from wizardhaven.catalogue.printing import by_code
from wizardhaven.engine.values import IN_PLAY, NO_COMPANY, CardId, CompanyId, Kind, Printed, Table
from wizardhaven.errors import UnknownName
from wizardhaven.vocabulary.cards import Card, Site
from wizardhaven.vocabulary.terms import Alignment

ORDINALS = ("first", "second")


def card_of(card: str | Card) -> Card:
    """The card of that name or code; a card value is taken as it is, so a story may invent cards."""
    if not isinstance(card, str):
        return card
    printing = catalogue.find(card)
    known = catalogue.cards()
    if printing.card not in known:
        raise UnknownName(f"{card} cannot be played yet, so no scene can use it.")
    return known[printing.card]


def card_for(kind: Kind, card: str | Card) -> Card:
    """The card that a player of that kind means: of a site without a mark that of his own side. [SET-04]"""
    found = card_of(card)
    if not isinstance(card, str) or not isinstance(found, Site) or kind.camp is not Alignment.MINION:
        return found
    if VERSIONED.fullmatch(card.strip()) is not None or fold(card) == fold(found.code):
        return found
    return _own_version(kind, found)


def _own_version(kind: Kind, site: Site) -> Site:
    """The card of a site that a player of the minions uses; the heroes' if there is no other."""
    for alignment in (kind.sites, Alignment.MINION):
        for one in catalogue.cards().values():
            if isinstance(one, Site) and one.name == site.name and one.alignment is alignment:
                return one
    return site


def full_name(printed: Printed) -> str:
    """What a card is called with the version that its name alone would not mean. [SET-04]"""
    known = by_code().get(printed.code)
    if known is None or catalogue.find(known.names.en).card == printed.code:
        return printed.name
    return f"{printed.name} ({known.version.value})"


def is_called(printed: Printed, wanted: str) -> bool:
    """Whether a card goes by that name in some language, by that code, or by a name and its version."""
    versioned = VERSIONED.fullmatch(wanted.strip())
    name = wanted if versioned is None else versioned["name"]
    version = None if versioned is None else versioned["version"] or versioned["said"]
    known = by_code().get(printed.code)
    names = (printed.name,) if known is None else known.names.every()
    if fold(wanted) == fold(printed.code):
        return True
    if fold(name) not in [fold(one) for one in names]:
        return False
    return version is None or fold(version) == _version(printed)


def card_called(table: Table, seat: int, name: str) -> CardId:
    """A player's card of that name, wherever it is; those on the table first, if he has several."""
    if seat not in range(len(ORDINALS)):
        raise UnknownName(f"There is no seat {seat}: the first player’s is 0, the second’s 1.")
    cards = [card for card in table.every_card() if table.owners[card] == seat]
    meant = [card for card in cards if is_called(table.printed[card], name)]
    if not meant:
        raise UnknownName(_unknown(table, seat, name, cards))
    in_play = [card for card in meant if table.cards[card].place == IN_PLAY]
    candidates = in_play or meant
    different = {table.printed[card].code: _with_version(table.printed[card]) for card in candidates}
    if len(different) > 1:
        raise UnknownName(
            f"The {ORDINALS[seat]} player has several cards called “{name}”: {', '.join(different.values())}."
        )
    return candidates[0]


def company_called(table: Table, seat: int, site: str) -> CompanyId:
    """The first company of the player's at a site of that name, or NONE."""
    for company in table.companies.values():
        if company.seat == seat and is_called(table.printed[company.site], site):
            return company.id
    return NO_COMPANY


def _version(printed: Printed) -> str:
    known = by_code().get(printed.code)
    return printed.alignment.value if known is None else known.version.value


def _with_version(printed: Printed) -> str:
    return f"“{printed.name} [{_version(printed)}]”"


def _unknown(table: Table, seat: int, name: str, cards: list[CardId]) -> str:
    theirs = [card for card in range(len(table.cards)) if card not in cards]
    said = f"The {ORDINALS[seat]} player has no card called “{name}”"
    if any([is_called(table.printed[card], name) for card in theirs]):
        return f"{said}; the {ORDINALS[1 - seat]} player has."
    return f"{said}.{perhaps(name, [table.printed[card].name for card in cards])}"
