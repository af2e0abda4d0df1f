"""How many of the 36 throws go well if an option is taken."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.questions import check_parts, defender_parts
from wizardhaven.engine.steps import RollChoice, RollRemoval, StrikeActions, SupportStrike, SupportWindow
from wizardhaven.engine.values import NONE, Action, CheckAtHand, Table, Verb, total
from wizardhaven.game.game import Game
from wizardhaven.protocol.ledgers.checks import corruption_odds, faction_needed
from wizardhaven.protocol.ledgers.combat import strike_at_hand, strike_odds
from wizardhaven.protocol.ledgers.dice import at_least
from wizardhaven.protocol.ledgers.sums import winning_parts
from wizardhaven.vocabulary.terms import Check

LEAD_TO_DICE: Final = frozenset(
    {
        Verb.TAP_TO_FACE,
        Verb.STAY_UNTAPPED,
        Verb.SUPPORT,
        Verb.PLAY_AT_SITE,
        Verb.CHECK_NEXT,
        Verb.DOUBLE,
        Verb.TRANSFER,
        Verb.STORE,
        Verb.TRY_REMOVAL,
        Verb.TRY_REMOVAL_UNTAPPED,
    }
)
"""What is followed by a roll that can be reckoned before it is chosen."""


def option_odds(game: Game, option: Action) -> int | None:
    """How many throws go well after an option of the game's; None where no dice follow or both players roll.

    The option is tried on a copy of the game; neither the game nor its dice are touched.
    """
    if option.verb is Verb.PASS:
        return _after_passing(game, option)
    if option.verb not in LEAD_TO_DICE:
        return None
    if option.verb is Verb.PLAY_AT_SITE and game.table.printed[option.card].faction is None:
        return None
    tried = game.clone()
    tried.apply(option)
    table = tried.table
    if option.verb is Verb.PLAY_AT_SITE:
        needed = faction_needed(table, option.other, option.card)
        return at_least(needed) if needed is not None else None
    return odds_now(table)


def _after_passing(game: Game, option: Action) -> int | None:
    """Where a strike or a check waits for nothing else, to pass is to roll."""
    if not isinstance(game.pending, (SupportStrike, StrikeActions, SupportWindow)):
        return None
    tried = game.clone()
    tried.apply(option)
    return odds_now(tried.table) if isinstance(tried.pending, RollChoice) else None


def odds_now(table: Table) -> int | None:
    """How many throws go well as things stand."""
    top = table.stack[-1] if table.stack else None
    if isinstance(top, RollRemoval):
        return at_least(top.above - top.modifier + 1)
    check = table.check
    if check is not None:
        return _of_check(table, check)
    attack = table.attack
    return strike_odds(table) if attack is not None and attack.strike != NONE else None


def _of_check(table: Table, check: CheckAtHand) -> int | None:
    """An attempt on a card of the opponent's is decided by two throws, so that nothing is told of it."""
    if check.kind is Check.CORRUPTION:
        return corruption_odds(table, check)
    if check.kind is not Check.INFLUENCE or check.against == NONE or table.attempt is not None:
        return None
    needed = faction_needed(table, check.character, check.against)
    return at_least(needed) if needed is not None else None


def sum_now(table: Table) -> int | None:
    """What is added to the throw as things stand: against a strike, for a check, for a faction."""
    check, strike = table.check, strike_at_hand(table)
    if check is not None and check.kind is Check.CORRUPTION:
        return (
            total(check_parts(table, check.character, Check.CORRUPTION, cause=check.cause)) + check.modifier
        )
    if check is not None:
        is_faction = check.against != NONE and table.attempt is None
        return total(winning_parts(table, check.character, check.against)) if is_faction else None
    return total(defender_parts(table, *strike)) if strike is not None else None
