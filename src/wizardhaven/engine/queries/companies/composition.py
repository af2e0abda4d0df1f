"""Who may be in one company, and travel together. [ORG-38]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import is_leader
from wizardhaven.engine.queries.cards.races import ORC_KIND, is_any
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.queries.words.characters import size, size_in_halves
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import races_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.terms import Phase, Race

LARGEST: Final = 7


FREE_FOLK: Final = (Race.ELF, Race.DWARF, Race.HOBBIT, Race.DUNADAN)


def may_mix(table: Table, members: tuple[CardId, ...]) -> bool:
    """Whether these races may travel together. [ORG-39]"""
    if not any([is_any(table.printed[member].race, ORC_KIND) for member in members]):
        return True
    return not any([is_any(table.printed[member].race, FREE_FOLK) for member in members])


def may_travel(table: Table, members: tuple[CardId, ...]) -> bool:
    """Whether they may be one company away from a haven. [ORG-38 to ORG-40]"""
    leaders = [member for member in members if is_leader(table, member)]
    if not may_mix(table, members) or _is_beside_ringwraith(table, members):
        return False
    counted = members
    if len(leaders) > 1:
        more = _more_leaders(table, members)
        if len(leaders) > 1 + len([word for word in more if _has_such_leader(table, word, leaders)]):
            return False
        if any([not races_in(word.what) for word in more]):
            counted = _without_others(table, members, leaders)
    return size(table, counted) <= LARGEST or _may_have_any_size(table, members)


def _more_leaders(table: Table, members: tuple[CardId, ...]) -> list[Permit]:
    """What cards on the company of one of them say about more leaders in it. [ORG-40]"""
    if Deed.JOIN not in table.lexicon:
        return []
    numbers = {table.cards[member].company for member in members}
    more: list[Permit] = []
    for card in table.board:
        if table.cards[card].company != NONE and table.cards[card].company in numbers:
            more += [word for word in table.printed[card].permits if word.deed is Deed.JOIN]
    return more


def _has_such_leader(table: Table, word: Permit, leaders: list[CardId]) -> bool:
    """Whether one of the leaders is of the race for which there is room, if it must be one."""
    races = races_in(word.what)
    return not races or any([is_any(table.printed[one].race, races) for one in leaders])


def _without_others(table: Table, members: tuple[CardId, ...], leaders: list[CardId]) -> tuple[CardId, ...]:
    """Who counts for the size: of the leaders only one, the smallest of them."""
    smallest = leaders[0]
    for leader in leaders:
        if size_in_halves(table, (leader,)) < size_in_halves(table, (smallest,)):
            smallest = leader
    return tuple([member for member in members if member == smallest or member not in leaders])


def _is_beside_ringwraith(table: Table, members: tuple[CardId, ...]) -> bool:
    """Whether somebody else is with a Ringwraith, who goes with none but his like. [ORG-18]"""
    if not members or not table.kinds[table.owners[members[0]]].avatar_is_bound:
        return False
    races = {table.printed[member].race for member in members}
    return Race.RINGWRAITH in races and len(races) > 1


def _may_have_any_size(table: Table, members: tuple[CardId, ...]) -> bool:
    """Whether a card on the company of one of them lets it be as large as it likes."""
    if Deed.EXCEED_SIZE not in table.lexicon:
        return False
    numbers = {table.cards[member].company for member in members}
    for card in table.board:
        if table.cards[card].company != NONE and table.cards[card].company in numbers:
            if table.printed[card].permit(Deed.EXCEED_SIZE) is not None:
                return True
    return False


def solitude(table: Table, members: tuple[CardId, ...]) -> CardId:
    """The card on one of them that suffers nobody beside him, or NONE."""
    if Deed.JOIN in table.lexicon:
        for member in members:
            for card in table.cards[member].carried:
                if table.printed[card].walks_alone:
                    return card
    return NO_CARD


def may_be_company(table: Table, site: CardId, members: tuple[CardId, ...]) -> bool:
    """Whether these characters may be one company there, if only while they are organized. [ORG-37]"""
    if table.phase is not Phase.ORGANIZATION and len(members) > 1 and solitude(table, members) != NONE:
        return False
    return is_haven(table, site) or may_travel(table, members)
