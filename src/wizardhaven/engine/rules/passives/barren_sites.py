"""Sites that a card in play keeps tapped, from the moment they are there. [TIM-73]"""

from __future__ import annotations

from wizardhaven.engine.changes.cards import tap
from wizardhaven.engine.queries.companies.companies import companies_of, shielded
from wizardhaven.engine.queries.sites.face_down_sites import planned_sites
from wizardhaven.engine.queries.sites.site_paths import site_path_types
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.queries.sites.treated_as import beyond_environment
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.site_path import path_has
from wizardhaven.engine.state.ids import IN_PLAY, NO_COMPANY, UNTAPPED, CardId
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.journeys import TapsSites
from wizardhaven.vocabulary.terms import Danger


def tap_sites(table: Table) -> None:
    """Every site in play that a card says is tapped taps, if it has not yet."""
    for card in table.board:
        for ability in table.printed[card].abilities:
            if isinstance(ability, TapsSites):
                context = Context(table.owners[card], card, NO_COMPANY)
                if ability.condition is None or holds(table, ability.condition, context):
                    _tap_all(table, card, ability)


def _tap_all(table: Table, card: CardId, ability: TapsSites) -> None:
    hidden = planned_sites(table)
    for seat in (0, 1):
        if table.kinds[seat].player in ability.spares:
            continue
        for site in table.pile(seat, IN_PLAY):
            if site in hidden:
                continue  # it comes into play when it is revealed [MOV-06]
            if table.printed[site].kind == SITE and table.cards[site].status == UNTAPPED:
                if _is_meant(table, card, site, ability) and not _is_shielded(table, seat, site):
                    tap(table, site)


def _is_meant(table: Table, card: CardId, site: CardId, ability: TapsSites) -> bool:
    """Whether the site is no haven and its path is such as the card speaks of. [UND-11]"""
    if is_haven(table, site) or beyond_environment(table, card, site):
        return False
    path = site_path_types(table, site)
    return path_has(path, ability.path)


def _is_shielded(table: Table, seat: int, site: CardId) -> bool:
    """Whether a company that is there, or on its way there, is safe from such hazards."""
    there = [one for one in companies_of(table, seat) if site in (one.site, one.destination)]
    return any([shielded(table, one.id, Danger.TAPPING_OF_SITES) for one in there])
