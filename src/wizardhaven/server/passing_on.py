"""Passing on until something is over, whatever one holds."""

from __future__ import annotations

from typing import NamedTuple

from wizardhaven.engine.values import CardId, CompanyId
from wizardhaven.game.game import Game
from wizardhaven.protocol.preferring import Until
from wizardhaven.vocabulary.terms import Phase


class Moment(NamedTuple):
    """When somebody began to pass on, or to mute something."""

    turn: tuple[int, int]
    phase: Phase
    attack: tuple[CardId, CompanyId] | None
    """By whom, and on which company: all attacks of a creature are one; a cancelled one is over."""


def moment_of(game: Game) -> Moment:
    table = game.table
    at_hand = table.attack
    attack = None if at_hand is None or at_hand.canceled else (at_hand.source, at_hand.company)
    return Moment((table.turn, table.active), table.phase, attack)


def goes_on(until: Until, since: Moment, game: Game, seat: int) -> bool:
    """Whether what is passed for still lasts; another attack on one's own company ends it."""
    now = moment_of(game)
    if now.attack is not None and (until != "end-of-attack" or now.attack != since.attack):
        company = game.table.companies.get(now.attack[1])
        if company is not None and company.seat == seat:
            return False
    match until:
        case "end-of-chain":
            return now.turn == since.turn and bool(game.table.chain)
        case "end-of-attack":
            return now.attack is not None and now.attack == since.attack
        case "end-of-phase":
            return now.turn == since.turn and now.phase is since.phase
    return now.turn == since.turn
