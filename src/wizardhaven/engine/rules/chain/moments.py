"""What moment it is for a player, and for which cards. [TIM-04 to TIM-07]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.combat.attacks import takes_actions
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.printed.uses import MOMENT_BITS
from wizardhaven.engine.state.strike import WAITING
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Moment, Phase

ANY: Final = MOMENT_BITS[Moment.ANY_TIME]


AT_ANY_POINT: Final = MOMENT_BITS[Moment.AT_ANY_POINT]


ATTACK: Final = MOMENT_BITS[Moment.ATTACK]


STRIKE: Final = MOMENT_BITS[Moment.STRIKE]


CHECK: Final = MOMENT_BITS[Moment.CHECK]


OPPONENTS_SITE: Final = MOMENT_BITS[Moment.OPPONENTS_SITE]


OPPONENTS_HAZARDS: Final = MOMENT_BITS[Moment.OPPONENTS_HAZARDS]


ON_HIS_TURN: Final = AT_ANY_POINT | OPPONENTS_SITE | OPPONENTS_HAZARDS
"""The moments of the opponent's turn that are for resources. [TIM-07]"""


HAZARDS: Final = MOMENT_BITS[Moment.MOVEMENT_HAZARD]


ORGANIZING: Final = MOMENT_BITS[Moment.ORGANIZATION]


AT_SITE: Final = MOMENT_BITS[Moment.SITE]


AT_END_OF_TURN: Final = MOMENT_BITS[Moment.END_OF_TURN]


def present_moment(table: Table, seat: int) -> int:
    """The moments that it is now for a player, as bits; a roll at hand leaves room for nothing else."""
    if table.phase is Phase.MOVEMENT_HAZARD and ended_at_once(table):
        return 0
    if table.check is not None:
        elsewhere = table.council or (seat != table.active and table.phase is Phase.SITE)
        beside = OPPONENTS_SITE if elsewhere else 0
        return CHECK | beside if concerns(table, seat) else 0
    if table.council:
        return 0
    mask = AT_ANY_POINT
    attack = table.attack
    if attack is None:
        return mask | _of_phase(table, seat)
    if not takes_actions(table, seat):
        begins = attack.attacking != NONE and not attack.assigned
        return ATTACK if begins else 0  # who attacks may save or change his attack [CVC-05]
    if attack.attacking != NONE:
        return _between_companies(attack)
    own = seat == table.active
    if attack.strike != NONE and attack.strikes[attack.strike].result == WAITING:
        return mask | (STRIKE if own or table.phase is Phase.MOVEMENT_HAZARD else 0)
    if attack.mere_strikes:
        return mask
    if not attack.assigned and (own or table.phase is Phase.MOVEMENT_HAZARD or attack.agent):
        mask |= ATTACK  # at a site for the agent that attacks, and for nothing else of its player's
    if table.phase is Phase.MOVEMENT_HAZARD and not table.outer_chains:
        mask |= _of_phase(table, seat)
    return mask


def _between_companies(attack: Attack) -> int:
    """Whoever may act while companies fight may do only what bears on the attack or the strike. [CVC-05]"""
    if attack.strike != NONE:
        return STRIKE if attack.strikes[attack.strike].result == WAITING else 0
    return 0 if attack.assigned else ATTACK


def concerns(table: Table, seat: int) -> bool:
    """Whether the roll at hand is one by the player's character, or against one of his cards."""
    check = table.check
    if check is None:
        return False
    return table.owners[check.character] == seat or is_against(table, seat)


def is_against(table: Table, seat: int) -> bool:
    """Whether the roll at hand is the opponent's, against one of the player's cards. [INF-04]"""
    check = table.check
    if check is None or check.against == NONE or table.owners[check.character] == seat:
        return False
    return table.owners[check.against] == seat


def ended_at_once(table: Table) -> bool:
    """Whether the phase is over at once; nobody answers what still happens in it. [TIM-78]"""
    if table.phase is not Phase.MOVEMENT_HAZARD:
        return False
    company = table.companies.get(table.company)
    return company is not None and company.returned


def _of_phase(table: Table, seat: int) -> int:
    if seat != table.active:
        if table.phase is Phase.SITE:
            return OPPONENTS_SITE
        return ANY | HAZARDS | OPPONENTS_HAZARDS if table.phase is Phase.MOVEMENT_HAZARD else 0
    if table.phase is Phase.SITE:
        company = table.companies.get(table.company)
        return ANY | AT_SITE if company is not None and company.entered else 0
    if table.phase is Phase.ORGANIZATION:
        return ANY | ORGANIZING
    if table.phase is Phase.END_OF_TURN:
        return ANY | AT_END_OF_TURN
    return ANY | HAZARDS if table.phase is Phase.MOVEMENT_HAZARD else ANY


def moments_by_side(table: Table, seat: int, mask: int) -> tuple[int, int]:
    """Those of the moments that are for a player's resources, and those for his hazards. [UNT-03, UNT-04]

    Few cards are both, or are what attacks: `moments_for` asks for one card at a time.
    """
    attack = table.attack
    if table.council or (attack is not None and attack.attacking != NONE):
        return mask, 0
    if seat == table.active:
        return mask, mask & AT_ANY_POINT
    if attack is not None and table.phase is Phase.SITE:
        mask &= ~ATTACK
    return (mask if is_against(table, seat) else mask & ON_HIS_TURN), mask


def moments_for(table: Table, seat: int, card: CardId, mask: int) -> int:
    """Those of the moments in which the player may use such a card. [UNT-03, UNT-04]

    Resources are for one's own turn, unless they say that they are for the other player's. [TIM-07]
    While companies fight both players use resources and nobody hazards. [CVC-05, CVC-17]
    """
    printed = table.printed[card]
    if printed.also_a_resource:
        return mask
    if printed.also_a_hazard:
        return mask & ~HAZARDS if seat == table.active else mask & HAZARDS
    attack = table.attack
    if table.council or (attack is not None and attack.attacking != NONE):  # asked of every card, so no call
        return 0 if printed.hazard else mask
    if attack is not None and seat != table.active and table.phase is Phase.SITE and card != attack.source:
        mask &= ~ATTACK
    if printed.hazard:
        return mask if seat != table.active else mask & AT_ANY_POINT
    if seat == table.active or is_against(table, seat):
        return mask
    return mask & ON_HIS_TURN
