"""Whom a player may bring into play at all, and by leave of which cards. [FW-19, FW-20, FW-23, FW-24]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.sites.home_sites import is_home_site
from wizardhaven.engine.queries.words.being import player_is
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import mentions, most, races_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import AtLeast
from wizardhaven.vocabulary.terms import Race, SiteType, Stat

ORCS_AND_TROLLS: Final = (Race.ORC, Race.TROLL)


def leaves(table: Table, seat: int, through: CardId = NO_CARD) -> list[Permit]:
    """What lets the player bring more characters into play: his events, and a card that is for just one."""
    found: list[Permit] = []
    for card in table.board:
        if table.printed[card].brings and table.owners[card] == seat:
            found.extend([leave for leave in table.printed[card].brings if leave.deed is not Deed.BRING_ONE])
    if through != NONE:
        found.extend(table.printed[through].brings)
    return found


def highest_mind(without: int, given: list[Permit]) -> int:
    """The highest mind of a character whom a Fallen-wizard may bring into play by these leaves. [FW-23]"""
    return max([without, *[most(leave.what, Stat.MIND) or 0 for leave in given]])


def _is_barred(table: Table, seat: int, mind: int) -> bool:
    """Whether a card in play keeps a Fallen-wizard from characters of such a mind."""
    if Deed.BRING not in table.lexicon:
        return False
    for card in table.board:
        for forbidden in table.printed[card].forbids:
            if forbidden.deed is Deed.BRING and isinstance(forbidden.what, AtLeast):
                assert forbidden.what.stat is Stat.MIND, f"nobody is kept out by {forbidden.what}"
                if mind >= forbidden.what.number and player_is(table, seat, forbidden.by):
                    return True
    return False


def is_orc_or_troll(table: Table, card: CardId) -> bool:
    """Whether the character is an Orc, Half-orcs among them, or a Troll. [FW-74]"""
    return is_any(table.printed[card].race, ORCS_AND_TROLLS)


def not_admitted(table: Table, seat: int, card: CardId, through: CardId = NO_CARD) -> Reason | None:
    """Why the player may not bring the character into play, perhaps with that card; None if he may.

    Where an agent may come into play is another question. [ORG-33]
    """
    printed = table.printed[card]
    if through != NONE:
        if not any([_is_meant(table, card, leave) for leave in table.printed[through].brings]):
            return Reason.NOT_WITH_THIS_CARD
    kind = table.kinds[seat]
    if printed.avatar or kind.highest_mind is None:
        return None
    if _is_barred(table, seat, printed.mind):
        return Reason.MIND_TOO_GREAT
    given = leaves(table, seat, through)
    if printed.mind > highest_mind(kind.highest_mind, given):
        return Reason.MIND_TOO_HIGH
    if kind.orcs_by_leave and is_orc_or_troll(table, card):
        if not any([is_any(printed.race, races_in(leave.what)) for leave in given]):
            return Reason.NO_LEAVE_FOR_ORCS
    return None


def _is_meant(table: Table, card: CardId, leave: Permit) -> bool:
    """Whether the character could be the one whom a card lets into play."""
    printed = table.printed[card]
    return not printed.avatar and fits_printed(printed, leave.what)


def is_closed_to(table: Table, card: CardId, site: CardId) -> bool:
    """Whether the site lets the character into play only if he is at home there. [ORG-27]"""
    for forbidden in table.printed[site].forbids:
        if forbidden.deed is Deed.COME_AS_STRANGER and fits_printed(table.printed[card], forbidden.what):
            return not is_home_site(table, card, site)
    return False


def agents_may_come(table: Table, seat: int, through: CardId) -> bool:
    """Whether agents may begin the game in play, or come to a haven. [SET-23, ORG-33]"""
    return any([mentions(leave.what, Sort.AGENT) for leave in leaves(table, seat, through)])


def is_reserved(table: Table, seat: int, name: str) -> bool:
    """Whether a card of that player's waits for the avatar of that name, whom he alone may play."""
    if Deed.BRING not in table.lexicon or table.revealed_avatars[seat] != name:
        return False
    for card in table.board:
        if table.owners[card] == seat and _bars_avatar(table, card, Deed.BRING):
            return True
    return False


def _bars_avatar(table: Table, card: CardId, deed: Deed) -> bool:
    """Whether the card keeps an avatar from that."""
    return any([one.deed is deed and one.what is Sort.AVATAR for one in table.printed[card].forbids])


def is_kept_home(table: Table, seat: int) -> bool:
    """Whether an event of the player's keeps his avatar from coming into play anywhere but at home."""
    if Deed.COME_AS_STRANGER not in table.lexicon:
        return False
    for card in table.board:
        if table.owners[card] == seat and _bars_avatar(table, card, Deed.COME_AS_STRANGER):
            return True
    return False


def comes_freely(table: Table, seat: int, card: CardId) -> bool:
    """Whether the character may come to the player's havens though his avatar is elsewhere."""
    for leave in leaves(table, seat):
        if leave.where is SiteType.HAVEN and _is_meant(table, card, leave):
            return True
    return False


def is_welcome(table: Table, card: CardId, company: CompanyId) -> bool:
    """Whether as many such characters as one likes may come into play: with the company in this phase, or
    wherever their player may have them.
    """
    for event in table.board:
        for leave in table.printed[event].brings:
            if leave.deed is Deed.BRING_ANY_NUMBER and _is_meant(table, card, leave):
                state = table.cards[event]
                if state.company != NONE:
                    if state.company == company and state.entered == table.turn:
                        return True
                elif table.owners[event] == table.owners[card]:
                    return True
    return False


def comes_besides(table: Table, card: CardId) -> bool:
    """Whether he is not counted this turn, since one of those has come with whom he may come. [ORG-05]"""
    if Deed.COME_BESIDES not in table.lexicon:
        return False
    permit = table.printed[card].permit(Deed.COME_BESIDES)
    if permit is None:
        return False
    for note in table.notes:
        if note.kind is Remembered.CHARACTER_PLAYED and fits_printed(table.printed[note.about], permit.what):
            return True
    return False


def waiting_leaves(table: Table, seat: int) -> list[CardId]:
    """The player's cards in play that still wait for the one character whom they let into play."""
    return [
        card
        for card in table.board
        if table.owners[card] == seat and table.printed[card].permit(Deed.BRING_ONE) is not None
    ]
