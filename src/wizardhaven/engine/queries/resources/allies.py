"""Allies that a card in play, or their own text, lets be played in another way than usual. [SITE-22]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.sites.places import is_one_of, is_place
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NONE, TAPPED, UNTAPPED, CardId
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, On, Such, parts
from wizardhaven.vocabulary.terms import Turned


def ways_of(table: Table, company: Company, ally: CardId) -> list[tuple[CardId, Permit]]:
    """What lets the ally be played at the company's site besides its own text, each with its card."""
    sources = [card for card in table.board if table.owners[card] == company.seat]
    for member in company.members:
        sources.extend([card for card in table.cards[member].carried if _is_used(table, card)])
    found = [(ally, way) for way in table.printed[ally].ally_plays if is_of_itself(way)]
    for source in sources:
        found.extend([(source, way) for way in table.printed[source].ally_plays if not is_of_itself(way)])
    meant = [(source, way) for source, way in found if _serves(table, company, ally, source, way)]
    tapped = table.cards[company.site].status == TAPPED and not _comes_to_tapped_sites(table, ally, meant)
    return [
        (source, way)
        for source, way in meant
        if (not tapped or _is_for_tapped_sites(way)) and _is_here(table, company.site, ally, way)
    ]


def _is_for_tapped_sites(way: Permit) -> bool:
    """Whether it speaks of tapped sites, or of sites tapped or untapped."""
    return way.where is not None and way.where is not Turned.UNTAPPED


def is_of_itself(way: Permit) -> bool:
    """Whether the ally's own text lets it be played like that."""
    return way.what is Subject.THIS_CARD


def _is_used(table: Table, card: CardId) -> bool:
    """Whether what a character carries says anything: an item that is not in use does not. [ITM-08]"""
    return table.printed[card].kind != ITEM or table.cards[card].in_use


def _comes_to_tapped_sites(table: Table, card: CardId, ways: list[tuple[CardId, Permit]]) -> bool:
    """Whether tapped sites are as good for it: it says so, or a card does, whatever else lets it come."""
    return table.printed[card].at_tapped_sites or any([way.where is Turned.TAPPED for _, way in ways])


def _serves(table: Table, company: Company, card: CardId, source: CardId, way: Permit) -> bool:
    if not is_of_itself(way):
        for trait in parts(way.what):
            if not _is_about_copies(trait) and not fits_printed(table.printed[card], trait):
                return False
    return way.condition is None or holds(table, way.condition, Context(company.seat, source, company.id))


def _is_about_copies(trait: Such) -> bool:
    """Whether it says that somebody must not control a copy of the ally already."""
    return isinstance(trait, Not) and isinstance(trait.trait, On)


def _is_here(table: Table, site: CardId, card: CardId, way: Permit) -> bool:
    """Whether the site will do: one where it is playable anyway, if only tapped sites are spoken of."""
    ally = table.printed[card].ally
    assert ally is not None
    if way.where is None or way.where is Turned.TAPPED:
        return is_one_of(table, site, ally.playable_at)
    return way.where is Turned.UNTAPPED or is_place(table, site, way.where)


def players_of(table: Table, company: Company, ally: CardId, source: CardId, way: Permit) -> list[CardId]:
    """Who in the company may play it so."""
    found: list[CardId] = []
    printed = table.printed[ally].ally
    who = printed.played_by if printed is not None else None
    for member in company.members:
        if who is not None and not fits(table, member, who):
            continue
        if not _may_play(table, member, source, way.by):
            continue
        if way.deed is not Deed.PLAY_WITHOUT_TAPPING and table.cards[member].status != UNTAPPED:
            continue
        if any([_is_about_copies(trait) for trait in parts(way.what)]) and controls_copy(table, member, ally):
            continue
        found.append(member)
    return found


def _may_play(table: Table, member: CardId, source: CardId, by: Such | None) -> bool:
    """Whether it is he who may: whoever bears the card, such a one, or anybody."""
    if by is Subject.BEARER:
        return table.cards[source].on == member
    return by is None or fits(table, member, by)


def controls_copy(table: Table, character: CardId, card: CardId) -> bool:
    """Whether a character controls a card of the same name."""
    name = table.printed[card].name
    return any([table.printed[other].name == name for other in table.cards[character].carried])


def way_by(table: Table, ally: CardId, source: CardId) -> Permit | None:
    """How that card lets the ally be played; None if it does not, or not any more."""
    if source == NONE:
        return None
    for way in table.printed[source].ally_plays:
        if is_of_itself(way) == (source == ally):
            return way
    return None
