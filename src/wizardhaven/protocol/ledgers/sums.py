"""Sums that the engine keeps as one number, part by part. [INF-01, INF-09, MOV-16]"""

from __future__ import annotations

from wizardhaven.engine.questions import (
    afar_parts,
    agent_of,
    bonuses,
    camp_modifier,
    check_parts,
    control_cost,
    controller_of,
    counts_against,
    faction_parts,
    followers_of,
    hazard_limit,
    home_advantage,
    is_without_direct,
    lasting_limits,
    limits_for_movers,
    own_number,
    unused_direct_influence,
    unused_general_influence,
)
from wizardhaven.engine.values import (
    NO_CARD,
    NONE,
    Attempt,
    CardId,
    Company,
    Part,
    Table,
    parts_of,
    total,
)
from wizardhaven.vocabulary.terms import Check, Stat


def influence_parts(table: Table, character: CardId, against: CardId) -> list[Part]:
    """What is left of his direct influence against that card: printed, bonuses, less his followers."""
    if is_without_direct(table, character):
        return []
    parts = [own_number(table, character, Stat.DIRECT_INFLUENCE)]
    race = table.printed[against].race
    for term in bonuses(table, character, Stat.DIRECT_INFLUENCE):
        if counts_against(table, term.change.against, race, against):
            parts.append(Part(term.source, term.amount))
    for follower in followers_of(table, character):
        parts.append(Part(follower, -control_cost(table, follower), "ORG-30"))
    rest = unused_direct_influence(table, character, against) - total(parts)
    return [*parts, Part(NO_CARD, rest, "INF-03")] if rest != 0 else parts


def winning_parts(table: Table, character: CardId, faction: CardId) -> list[Part]:
    """What the character adds to a roll for a faction. [INF-01]"""
    return [*influence_parts(table, character, faction), *faction_parts(table, character, faction)[1:]]


def attempt_parts(table: Table, attempt: Attempt) -> list[Part]:
    """Everything but the two rolls of an attempt on a card of the opponent's. [INF-09, INF-14]"""
    character, target = attempt.character, attempt.target
    parts = afar_parts(table, attempt) or influence_parts(table, character, target)
    if agent_of(table, character) is None:
        parts.append(Part(NO_CARD, camp_modifier(table), "INF-14"))
    else:
        parts.append(Part(NO_CARD, home_advantage(table, character, target), "INF-19"))
    parts.extend(check_parts(table, character, Check.INFLUENCE, target))
    if table.check is not None:
        parts.extend(parts_of(table.check.added))
    if not attempt.without_general:
        parts.append(Part(NO_CARD, -unused_general_influence(table, 1 - attempt.seat), "INF-09"))
    controller = controller_of(table, target)
    if controller != NONE:
        parts.append(Part(controller, -unused_direct_influence(table, controller, target), "INF-09"))
    return parts


def limit_parts(table: Table, company: Company) -> list[Part]:
    """The hazard limit: its base, and each card that changes it. [MOV-15, MOV-18]"""
    parts = [Part(NO_CARD, company.base_limit, "MOV-15")]
    parts.extend([Part(card, amount) for card, amount in limits_for_movers(table, company)])
    parts.extend([Part(card, amount) for card, amount, _ in lasting_limits(table, company)])
    rest = hazard_limit(table, company.id) - total(parts)
    return [*parts, Part(NO_CARD, rest, "MOV-18")] if rest != 0 else parts
