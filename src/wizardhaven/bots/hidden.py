"""What a seat may not know is changed, so that whatever changes with it for that seat is a leak. [MOV-36]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.questions import hidden_sites, lies_face_down
from wizardhaven.engine.values import (
    AGENT_ACTION,
    AGENT_PLAY,
    CARD,
    DECK,
    DECLARATION,
    DECLARED,
    DISCARD,
    HAND,
    LOCATION,
    NONE,
    ON_GUARD,
    ON_GUARD_PLAY,
    PILES,
    POOL,
    SIDEBOARD,
    SITE,
    Agent,
    Aim,
    CardId,
    Declaration,
    Table,
    shuffled,
)

FACE_DOWN: Final = (POOL, DECK, HAND, DISCARD, SIDEBOARD, ON_GUARD)
"""Piles of which the other player sees only the backs; the location deck and planned sites come on top."""


def with_other_secrets(table: Table, seat: int, seed: int, own_deck: bool = True) -> Table:
    """A table that looks the same to a seat: the other player's hidden cards have changed places.

    So have the cards of the seat's own play deck, whose order nobody knows, unless it is to stay.
    """
    other = 1 - seat
    told = _told_of(table)
    deck = [site for site in table.pile(other, LOCATION) if site not in told]
    sites = [*deck, *_planned(table, other), *_trails(table, other)]
    instead: dict[CardId, CardId] = {}
    own = list(table.pile(seat, DECK)) if own_deck else []
    for cards in (*_sorted_by_back(table, other), sites, own):
        instead.update(zip(cards, shuffled(cards, seed)))
    fresh = table.clone()
    _exchange(fresh, instead)
    return fresh


def with_all_secrets_changed(table: Table, seed: int) -> Table:
    """A table that looks the same to a spectator, who knows what both players know."""
    return with_other_secrets(with_other_secrets(table, 0, seed), 1, seed)


def _face_down(table: Table, owner: int) -> list[CardId]:
    """A player's cards that lie face-down; what the draft has set aside was shown. [SET-16]"""
    found: list[CardId] = []
    for place in FACE_DOWN:
        for card in table.pile(owner, place):
            shown = place == POOL and table.cards[card].remembers != NONE
            if table.printed[card].kind != SITE and not shown:
                found.append(card)
    found.extend([card for card in table.pile(owner, DECLARED) if _is_being_placed(table, card)])
    return found


def _sorted_by_back(table: Table, owner: int) -> tuple[list[CardId], ...]:
    """Face-down cards that could be exchanged: what is put down as an agent is known to be one. [MOV-24]"""
    cards = _face_down(table, owner)
    hidden = [agent.card for agent in table.agents if agent.face_down and agent.seat == owner]
    if not hidden and AGENT_PLAY not in [one.kind for one in table.chain]:
        return (cards,)
    agents = [card for card in cards if table.printed[card].agent]
    return ([*hidden, *agents], [card for card in cards if not table.printed[card].agent])


def _trails(table: Table, owner: int) -> list[CardId]:
    """The sites that lie face-down with a player's agents. [AGT-21]"""
    return [site for site in hidden_sites(table) if table.owners[site] == owner]


def _told_of(table: Table) -> list[CardId]:
    """Sites in a location deck to which an agent in sight is about to go: its player has named them."""
    return [
        one.aim.card
        for chain in (table.chain, *table.outer_chains)
        for one in chain
        if one.kind == AGENT_ACTION and not lies_face_down(table, one.card)
    ]


def _is_being_placed(table: Table, card: CardId) -> bool:
    """Whether the card has been declared as one to be placed on-guard; nobody else has seen it."""
    for chain in (table.chain, *table.outer_chains):
        for declared in chain:
            if declared.card == card and declared.kind in (ON_GUARD_PLAY, AGENT_PLAY):
                return True
    return False


def _planned(table: Table, owner: int) -> list[CardId]:
    """The sites laid face-down with a player's companies, not turned up yet. [ORG-61]"""
    shown: list[CardId] = []
    for company in table.companies.values():
        shown.append(company.site)
        if company.origin != NONE:
            shown.append(company.destination)
    found: list[CardId] = []
    for company in table.companies.values():
        site = company.destination
        if company.seat == owner and site != NONE and site not in shown and site not in found:
            if table.owners[site] == owner:  # a borrowed rescue site lay open with its host [PRS-21]
                found.append(site)
    return found


def _exchange(table: Table, instead: dict[CardId, CardId]) -> None:
    """Let these cards change places among themselves, wherever the table speaks of them."""
    states = [(new, table.cards[old]) for old, new in instead.items()]
    for card, state in states:
        table.cards[card] = state
        for on_it in state.carried:  # what lies on a face-down agent stays with it
            fresh_state = table.cards[on_it].copy()
            fresh_state.on = card
            table.cards[on_it] = fresh_state
    for index in range(2 * PILES):
        table.piles[index] = _renamed(table.piles[index], instead)
    table.sealed = _renamed(table.sealed, instead)
    hidden = [agent.card for agent in table.agents if agent.face_down]
    table.chain = _redeclared(table.chain, instead, hidden)
    table.outer_chains = tuple([_redeclared(chain, instead, hidden) for chain in table.outer_chains])
    table.agents = tuple([_another(agent, instead) for agent in table.agents])
    for number, company in list(table.companies.items()):
        fresh = company.copy()
        fresh.on_guard = _renamed(company.on_guard, instead)
        fresh.destination = instead.get(company.destination, company.destination)
        table.companies[number] = fresh


def _another(agent: Agent, instead: dict[CardId, CardId]) -> Agent:
    fresh = agent.copy()
    fresh.card = instead.get(agent.card, agent.card)
    fresh.sites = _renamed(agent.sites, instead)
    return fresh


def _renamed(cards: tuple[CardId, ...], instead: dict[CardId, CardId]) -> tuple[CardId, ...]:
    return tuple([instead.get(card, card) for card in cards])


def _redeclared(
    chain: tuple[Declaration, ...], instead: dict[CardId, CardId], hidden: list[CardId]
) -> tuple[Declaration, ...]:
    """The same chain with another card being placed face-down or acting so, and what is aimed at it.

    So it is with what is aimed at an agent that lies face-down.
    """
    fresh: list[Declaration] = []
    for one in chain:
        card, aim = one.card, one.aim
        if one.kind in (ON_GUARD_PLAY, AGENT_PLAY, AGENT_ACTION):
            card = instead.get(card, card)
        if one.kind == AGENT_ACTION:
            aim = Aim(aim.kind, instead.get(aim.card, aim.card), aim.index, aim.name, aim.keyed)
        if aim.kind == DECLARATION or (aim.kind == CARD and aim.number in hidden):
            aim = Aim(aim.kind, instead.get(aim.card, aim.card), aim.index, aim.name, aim.keyed)
        fresh.append(
            Declaration(
                one.kind, one.seat, card, one.number, one.user, aim, one.needed, one.counted, one.keyed
            )
        )
    return tuple(fresh)
