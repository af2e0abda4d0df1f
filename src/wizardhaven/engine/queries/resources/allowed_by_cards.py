"""Which plays at a site other cards let a player make. [SITE-22]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.sites.places import is_one_of, is_place
from wizardhaven.engine.queries.words.open_piles import PLACES, open_pile
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import ASIDE, NO_CARD, TAPPED, CardId
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import parts


def allowing(table: Table, company: Company, card: CardId) -> CardId:
    """The card of the player's that still allows this play at the company's site this turn, or NONE."""
    printed = table.printed[card]
    for event in (*table.cards[company.site].carried, *table.board):
        for allows in table.printed[event].allows_plays:
            if table.owners[event] != company.seat or not fits_printed(printed, allows.what):
                continue
            if allows.where is None:
                here = table.cards[event].on == company.site
            else:
                here = is_place(table, company.site, allows.where)
            if here and not noted(table, Remembered.USED, event):
                return event
    return NO_CARD


def made_playable(table: Table, company: Company, card: CardId) -> CardId:
    """The card by which an item is playable this turn at the company's untapped site, or NONE.

    Where the item's own text keeps it from being played only a card helps it that says so.
    """
    item = table.printed[card].item
    if item is None or not table.lasting or table.cards[company.site].status == TAPPED:
        return NO_CARD
    kept_away = _keeps_away(table, item, company.site)
    for lasting in table.lasting:
        allows = lasting.standing
        if isinstance(allows, Permit) and allows.what is item.item_class:
            if lasting.on.kind == CARD and lasting.on.number == company.site:
                used = noted(table, Remembered.USED, lasting.source)
                if not used and (allows.deed is Deed.PLAY_REGARDLESS or not kept_away):
                    return lasting.source
    return NO_CARD


def _keeps_away(table: Table, item: Item, site: CardId) -> bool:
    """Whether the item's own text says that it is not played at such a site, or only at others."""
    if item.not_playable_at and is_one_of(table, site, item.not_playable_at):
        return True
    return bool(item.playable_at) and not is_one_of(table, site, item.playable_at)


def let_from(table: Table, seat: int, let: Put) -> list[CardId]:
    """The cards among which the item may be: those in hand, and perhaps some piles."""
    return [card for source in let.sources for card in open_pile(table, seat, PLACES[source])]


def is_let(table: Table, let: Put, card: CardId) -> bool:
    """Whether the card is an item of the sort that may be played, wherever that is."""
    assert not isinstance(let.what, Subject)
    printed = table.printed[card]
    for part in parts(let.what):
        if part is not Mark.PLAYABLE_HERE and not fits_printed(printed, part):
            return False
    return True


def may_let(table: Table, seat: int, let: Put) -> bool:
    """Whether the player has an item of that sort where it may come from."""
    return any([is_let(table, let, card) for card in let_from(table, seat, let)])


def as_though_in_hand(table: Table, seat: int, site: CardId) -> list[CardId]:
    """What the player may play at the site as though it were in his hand: items beneath cards."""
    found: list[CardId] = []
    for card in table.pile(seat, ASIDE):
        keeper = table.printed[table.cards[card].on].keeps_items
        if keeper is None or keeper.where is None:
            continue
        if is_place(table, site, keeper.where):
            found.append(card)
    return found
