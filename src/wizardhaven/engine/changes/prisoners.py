"""Characters are taken prisoner, and are lost in captivity. [PRS-08 to PRS-14]"""

from __future__ import annotations

from wizardhaven.engine.changes.cards import discard, lose_controller_of, lose_followers, mark_avatar_lost
from wizardhaven.engine.changes.companies import leave_company, mark_leader
from wizardhaven.engine.changes.ending import lose_with_avatar
from wizardhaven.engine.changes.off_to_the_side import shift
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.prisoners.prisoners import keeps_in_prison
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import ASIDE, POINTS, UNCHARGED, CardId
from wizardhaven.engine.state.table import Table


def take_prisoner(table: Table, host: CardId, character: CardId) -> None:
    """A character leaves his company and lies under the host, as he stands. [PRS-08, PRS-10, PRS-11]"""
    prisons = table.printed[host].prisons
    mark_leader(table, character)  # as long as he has what makes him one
    for card in table.cards[character].carried:
        if keeps_in_prison(table, card) and (prisons is None or not prisons.discards_rings):
            for on_it in table.cards[card].carried:
                discard(table, on_it)
        else:
            lose_controller_of(table, card)
            discard(table, card)
    lose_followers(table, character, to=UNCHARGED)
    company = table.cards[character].company
    shift(table, character, ASIDE, host)
    held = table.cards[character].copy()
    held.company = company  # a host at a site that is now left alone must know that it holds somebody
    table.cards[character] = held
    for event in leave_company(table, character):
        discard(table, event)
    for ring in table.cards[character].carried:
        shift(table, ring, ASIDE, character)
        idle = table.cards[ring].copy()
        idle.in_use = False
        table.cards[ring] = idle
    record(table, Happening.TAKEN_PRISONER, character, host)


def wait_for_agent(table: Table, host: CardId, agent: CardId) -> None:
    """A hazard host remembers the agent who is to take prisoners for it. [PRS-03]"""
    fresh = table.cards[host].copy()
    fresh.remembers = agent
    table.cards[host] = fresh


def lose_ring(table: Table, ring: CardId) -> None:
    """A prisoner is robbed of a ring."""
    bearer = table.cards[ring].on
    fresh = table.cards[bearer].copy()
    fresh.carried = tuple([card for card in fresh.carried if card != ring])
    table.cards[bearer] = fresh
    discard(table, ring)


def lose_prisoner(table: Table, prisoner: CardId) -> None:
    """Who is eliminated in captivity lies among his player's points for good, against them. [PRS-14]"""
    for ring in table.cards[prisoner].carried:
        lose_ring(table, ring)
    mark_avatar_lost(table, prisoner)
    move(table, prisoner, POINTS)
    lost = table.cards[prisoner].copy()
    lost.remembers = prisoner  # so that nobody takes him for a kill
    table.cards[prisoner] = lost
    record(table, Happening.ELIMINATED, prisoner)
    lose_with_avatar(table, table.owners[prisoner])
