"""Whether a resource and the site where a Fallen-wizard plays it belong together. [FW-67, SITE-35]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.sayings import taps_site
from wizardhaven.engine.queries.players.alignments import OPPOSITE
from wizardhaven.engine.queries.sites.on_the_site import is_barred_from_points
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import among, item_class_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import Such, parts
from wizardhaven.vocabulary.terms import Alignment, Phase


def belongs_at(table: Table, seat: int, card: CardId, site: CardId) -> bool:
    """Whether a resource that taps the site may be played there: hero with hero, minion with minion.

    His Wizardhavens and Deep Mines, a Fallen-wizard site as well, count as both. [FW-42]
    """
    if not table.kinds[seat].matches_site:
        return True
    opposite = OPPOSITE.get(table.printed[card].alignment)
    if opposite is None or table.printed[site].alignment is not opposite:
        return True
    return is_haven(table, site) or _counts_as_both(table, site) or _is_asked_for(table, card, site)


def _is_asked_for(table: Table, card: CardId, site: CardId) -> bool:
    """Whether the site itself says that items of that class and side may be played there."""
    item, printed = table.printed[card].item, table.printed[site].site
    if item is None or printed is None:
        return False
    wanted = [such for such in printed.playable_items if item_class_in(such) is item.item_class]
    return any([item.alignment in among(part, Alignment) for such in wanted for part in parts(such)])


def _counts_as_both(table: Table, site: CardId) -> bool:
    for on_it in table.cards[site].carried:
        for counting in table.printed[on_it].counts:
            if mentions_both(counting.as_):
                return True
    return False


def mentions_both(such: Such) -> bool:
    """Whether somebody or something such is a hero's and a minion's at once."""
    sides = [part for part in parts(such) if isinstance(part, Alignment)]
    return Alignment.HERO in sides and Alignment.MINION in sides


def place_refusal(table: Table, seat: int, card: CardId, site: CardId) -> Reason | None:
    """Why no such resource can be played at the site; None if nothing forbids it."""
    if not belongs_at(table, seat, card, site):
        return Reason.SITE_OF_THE_OTHER_SIDE
    return Reason.NO_POINTS_HERE if is_barred_from_points(table, seat, card, site) else None


def event_refusal(table: Table, seat: int, card: CardId, use: Use) -> Reason | None:
    """Why an event cannot be played at the site of the company whose site phase it is. [SITE-35]

    Only those that tap the site must belong there.
    """
    company = table.companies.get(table.company)
    if not table.kinds[seat].matches_site and Deed.PLAY not in table.lexicon:
        return None
    if company is None or company.seat != seat:
        return None
    if table.phase is not Phase.SITE or not table.printed[card].resource:
        return None
    if taps_site(use) and not belongs_at(table, seat, card, company.site):
        return Reason.SITE_OF_THE_OTHER_SIDE
    return Reason.NO_POINTS_HERE if is_barred_from_points(table, seat, card, company.site) else None
