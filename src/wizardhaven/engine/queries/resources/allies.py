"""Allies that a card in play, or their own text, lets be played in another way than usual. [SITE-22]"""

from __future__ import annotations

from wizardhaven.engine.queries.sites.places import is_one_of, is_place
from wizardhaven.engine.queries.words.characters import size
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NONE, TAPPED, UNTAPPED, CardId
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.allies import MayPlayAllies


def ways_of(table: Table, company: Company, ally: CardId) -> list[tuple[CardId, MayPlayAllies]]:
    """What lets the ally be played at the company's site besides its own text, each with its card."""
    sources = [card for card in table.board if table.owners[card] == company.seat]
    for member in company.members:
        sources.extend([card for card in table.cards[member].carried if _is_used(table, card)])
    found = [(ally, way) for way in table.printed[ally].ally_plays if way.this_card]
    for source in sources:
        found.extend([(source, way) for way in table.printed[source].ally_plays if not way.this_card])
    meant = [(source, way) for source, way in found if _serves(table, company, ally, way)]
    tapped = table.cards[company.site].status == TAPPED and not _comes_to_tapped_sites(table, ally, meant)
    return [
        (source, way)
        for source, way in meant
        if (way.tapped_too or not tapped) and _is_here(table, company.site, ally, way)
    ]


def _is_used(table: Table, card: CardId) -> bool:
    """Whether what a character carries says anything: an item that is not in use does not. [ITM-08]"""
    return table.printed[card].kind != ITEM or table.cards[card].in_use


def _comes_to_tapped_sites(table: Table, card: CardId, ways: list[tuple[CardId, MayPlayAllies]]) -> bool:
    """Whether tapped sites are as good for it: it says so, or a card does, whatever else lets it come."""
    return table.printed[card].at_tapped_sites or any([way.tapped_too and way.at is None for _, way in ways])


def _serves(table: Table, company: Company, card: CardId, way: MayPlayAllies) -> bool:
    ally = table.printed[card].ally
    if ally is None or (way.common and table.printed[card].unique) or way.mind not in (None, ally.mind):
        return False
    return way.company_size is None or size(table, company.members) <= way.company_size


def _is_here(table: Table, site: CardId, card: CardId, way: MayPlayAllies) -> bool:
    ally = table.printed[card].ally
    assert ally is not None
    if way.at is not None:
        return is_place(table, site, way.at)
    return is_one_of(table, site, ally.playable_at)


def players_of(
    table: Table, company: Company, ally: CardId, source: CardId, way: MayPlayAllies
) -> list[CardId]:
    """Who in the company may play it so."""
    found: list[CardId] = []
    printed = table.printed[ally].ally
    who = printed.played_by if printed is not None else None
    for member in company.members:
        if who is not None and not fits(table, member, who):
            continue
        if way.by_bearer and table.cards[source].on != member:
            continue
        if way.by is not None and table.printed[member].name != way.by:
            continue
        if not way.without_tapping and table.cards[member].status != UNTAPPED:
            continue
        if way.no_copy and controls_copy(table, member, ally):
            continue
        found.append(member)
    return found


def controls_copy(table: Table, character: CardId, card: CardId) -> bool:
    """Whether a character controls a card of the same name."""
    name = table.printed[card].name
    return any([table.printed[other].name == name for other in table.cards[character].carried])


def way_by(table: Table, ally: CardId, source: CardId) -> MayPlayAllies | None:
    """How that card lets the ally be played; None if it does not, or not any more."""
    if source == NONE:
        return None
    for way in table.printed[source].ally_plays:
        if way.this_card == (source == ally):
            return way
    return None
