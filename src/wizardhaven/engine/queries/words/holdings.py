"""Which cards a player has in play, and which of them are meant. [FW-44]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import avatar_of, company_of, factions_of, is_kill
from wizardhaven.engine.queries.cards.kept import is_kept_with
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.cards.rings import is_ring
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, POINTS, STORED, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER, FACTION, SITE, Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import AtPlace, asked_of
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.selectors import Holdings
from wizardhaven.vocabulary.terms import Alignment, Length, Points


def held(table: Table, seat: int, meant: Holdings) -> list[CardId]:
    """The cards that the player has in play, and the factions he has won over, if they are meant."""
    found: list[CardId] = []
    for card in (*table.pile(seat, IN_PLAY), *factions_of(table, seat), *_other_points(table, seat)):
        printed = table.printed[card]
        if printed.kind != SITE and (printed.resource or printed.character is not None):
            if is_holding(table, seat, card, printed.points, meant):
                found.append(card)
    return found


def _other_points(table: Table, seat: int) -> list[CardId]:
    """The events in his marshalling point pile, and what he has stored."""
    events = [card for card in table.pile(seat, POINTS) if table.printed[card].event is not None]
    return [card for card in (*events, *table.pile(seat, STORED)) if table.printed[card].resource]


def is_holding(
    table: Table, seat: int, card: CardId, normal: int, meant: Holdings, source: CardId = NO_CARD
) -> bool:
    """Whether the card, which normally gives so many points, is one of those meant by the other card."""
    printed = table.printed[card]
    if meant.sources and _source(table, card) not in meant.sources:
        return False
    if meant.normally_at_least is not None and normal < meant.normally_at_least:
        return False
    if meant.normally_at_most is not None and normal > meant.normally_at_most:
        return False
    if meant.name is not None and printed.name != meant.name:
        return False
    if not _is_of_race(printed, meant):
        return False
    if not _says(printed, meant):
        return False
    if meant.later and not _is_later(table, card, source):
        return False
    if meant.kept_with and not is_kept_with(table, card, source):
        return False
    if meant.bearer and (source == NONE or table.cards[source].on != card):
        return False
    if meant.away_from_havens and not _is_away_from_havens(table, card):
        return False
    return not meant.with_avatar or _is_with_avatar(table, seat, card)


def _source(table: Table, card: CardId) -> Points | None:
    """What its points count as; somebody whom another has defeated is a hazard, or none of his own cards."""
    printed = table.printed[card]
    if printed.creature is not None:
        return Points.KILL
    if printed.kind == CHARACTER and table.cards[card].place == POINTS and is_kill(table, card):
        return Points.KILL if printed.hazard else None
    if printed.kind == FACTION and is_kill(table, card):
        return Points.KILL
    return printed.points_source


def _is_of_race(printed: Printed, meant: Holdings) -> bool:
    if meant.races and not is_any(printed.race, meant.races):
        return False
    return not (meant.other_than and is_any(printed.race, meant.other_than))


def _says(printed: Printed, meant: Holdings) -> bool:
    """Whether it has the keywords, the uniqueness and the like that are asked for."""
    if meant.keywords and not any([word in printed.keywords for word in meant.keywords]):
        return False
    if any([word in printed.keywords for word in meant.no_keywords]):
        return False
    if meant.unique is not None and printed.unique != meant.unique:
        return False
    if meant.alignment is not None and not _is_aligned(printed, meant.alignment):
        return False
    if meant.ring is not None:
        if (printed.item is not None and is_ring(printed.item)) != meant.ring:
            return False
    if meant.with_prowess and printed.prowess == 0 and printed.body == 0:
        return False  # neither is printed on it; a prowess of 0 is one
    if meant.starred is not None:
        if (printed.creature is not None and printed.creature.starred) != meant.starred:
            return False
    return not meant.information or needs_information(printed)


def _is_aligned(printed: Printed, alignment: Alignment) -> bool:
    """Whether it is a card of that side, perhaps of both."""
    both = printed.alignment is Alignment.DUAL and alignment in (Alignment.HERO, Alignment.MINION)
    return both or printed.alignment is alignment


def needs_information(printed: Printed) -> bool:
    """Whether it can be played only where information is playable. [FW-46]"""
    if not printed.is_event(Length.PERMANENT):
        return False
    for use in printed.uses:
        for condition in asked_of(use.requires):
            if isinstance(condition, AtPlace) and isinstance(condition.place, SitesOf):
                if condition.place.information:
                    return True
    return False


def _is_with_avatar(table: Table, seat: int, card: CardId) -> bool:
    avatar = avatar_of(table, seat)
    return avatar != NONE and company_of(table, card) == company_of(table, avatar)


def _is_later(table: Table, card: CardId, source: CardId) -> bool:
    """Whether it came after the other card, which is played before anything else can be in a turn."""
    return source != NONE and table.cards[card].entered >= table.cards[source].entered


def _is_away_from_havens(table: Table, card: CardId) -> bool:
    company = table.companies.get(company_of(table, card))
    return company is not None and not is_haven(table, company.site)
