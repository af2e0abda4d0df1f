"""Tables that a seat cannot tell apart: what it may not know has changed places."""

from collections.abc import Sequence
from random import Random

from wizardhaven.engine.state.chain import ON_GUARD_PLAY, Declaration
from wizardhaven.engine.state.ids import (
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    NONE,
    ON_GUARD,
    OUT,
    PILES,
    POOL,
    SIDEBOARD,
    CardId,
)
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table

HIDDEN_PILES = (POOL, DECK, HAND, DISCARD, SIDEBOARD, OUT, ON_GUARD)


def with_other_secrets(table: Table, seat: int | None, seed: int) -> Table:
    """A table that must look the same to the seat; with no seat, to a spectator."""
    fresh = table.clone()
    random = Random(seed)
    for owner in (0, 1):
        if owner != seat:
            exchange(fresh, _face_down(table, owner), random)
            exchange(fresh, [*table.pile(owner, LOCATION), *planned_sites(table, owner)], random)
        else:
            exchange(fresh, table.pile(owner, DECK), random)
    return fresh


def placed_on_guard(table: Table) -> list[CardId]:
    chains = (table.chain, *table.outer_chains)
    return [one.card for chain in chains for one in chain if one.kind == ON_GUARD_PLAY]


def planned_sites(table: Table, owner: int) -> list[CardId]:
    """Sites that lie face-down with companies, and nowhere face-up."""
    companies = [company for company in table.companies.values() if company.seat == owner]
    face_up = {company.site for company in companies} | {c.destination for c in companies if c.moved}
    planned = {c.destination for c in companies if not c.moved and c.destination != NONE}
    return sorted(planned - face_up)


def _face_down(table: Table, owner: int) -> list[CardId]:
    found = [card for card in placed_on_guard(table) if table.owners[card] == owner]
    for place in HIDDEN_PILES:
        for card in table.pile(owner, place):
            set_aside = place == POOL and table.cards[card].remembers != NONE
            if table.printed[card].kind != SITE and not set_aside:
                found.append(card)
    return found


def exchange(table: Table, cards: Sequence[CardId], random: Random) -> None:
    """Let the cards change places among themselves, wherever the table speaks of a hidden card."""
    others = list(cards)
    random.shuffle(others)
    instead = dict(zip(cards, others, strict=True))
    states = {instead[card]: table.cards[card] for card in cards}
    for card, state in states.items():
        table.cards[card] = state
    for index in range(2 * PILES):
        table.piles[index] = _renamed(table.piles[index], instead)
    table.sealed = _renamed(table.sealed, instead)
    table.chain = _redeclared(table.chain, instead)
    table.outer_chains = tuple([_redeclared(chain, instead) for chain in table.outer_chains])
    for number, company in list(table.companies.items()):
        fresh = company.copy()
        fresh.on_guard = _renamed(company.on_guard, instead)
        if not company.moved:
            fresh.destination = instead.get(company.destination, company.destination)
        table.companies[number] = fresh


def _renamed(cards: tuple[CardId, ...], instead: dict[CardId, CardId]) -> tuple[CardId, ...]:
    return tuple([instead.get(card, card) for card in cards])


def _redeclared(chain: tuple[Declaration, ...], instead: dict[CardId, CardId]) -> tuple[Declaration, ...]:
    return tuple(
        [
            Declaration(one.kind, one.seat, instead.get(one.card, one.card), one.number, counted=one.counted)
            if one.kind == ON_GUARD_PLAY
            else one
            for one in chain
        ]
    )
