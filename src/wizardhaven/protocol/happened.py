"""What an action brought: the facts, the sum for which the dice fell, and the score after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from wizardhaven.engine.questions import plain_total
from wizardhaven.engine.values import DICE, Fact, Happening, Question, Table
from wizardhaven.game.game import Game
from wizardhaven.protocol.ledgers.ledgers import ledgers
from wizardhaven.text.language import Language
from wizardhaven.view.telling.deed import Throw

Score: TypeAlias = tuple[int, int]
Stake: TypeAlias = tuple[int, int]
"""What is added to a throw, and what it is held against."""
NO_POINTS: Final = frozenset(
    {
        Happening.ROLLED,
        Happening.DREW,
        Happening.PHASE_BEGAN,
        Happening.HAZARD_LIMIT_SET,
        Happening.ATTACK_BEGAN,
    }
)
"""What never makes a card come into play or leave it, so that nobody's points change by it."""


@final
@dataclass(frozen=True)
class Happened:
    """What everybody who keeps a chronicle is told of an action; what he may know of it he finds out."""

    table: Table
    facts: Sequence[Fact]
    throw: Throw | None
    score: Score | None
    """None if nothing happened that could have changed it."""
    answered: int | None
    """The seat whose own answer it was; None for dice that fall and for what is passed unasked."""


def at_stake(game: Game) -> Stake | None:
    """The sum for which the dice are about to be thrown, if one throw decides it."""
    choice = game.pending
    if choice is None or choice.seat != DICE or choice.asks in (Question.ATTACKER_ROLL, Question.AGENT_ROLL):
        return None
    for ledger in ledgers(game, Language.EN)[:1]:
        if ledger.least is not None and ledger.against is not None:
            return ledger.total, ledger.against.number
    return None


def happened(game: Game, stake: Stake | None, answered: int | None) -> Happened:
    """What the last action of a game brought."""
    rolled = [fact.number for fact in game.facts if fact.kind is Happening.ROLLED]
    throw = Throw(stake[0], rolled[0], stake[1]) if stake is not None and rolled else None
    changes = any([fact.kind not in NO_POINTS for fact in game.facts])
    score = _score(game.table) if changes else None
    return Happened(game.table, game.facts, throw, score, answered)


def _score(table: Table) -> Score:
    return plain_total(table, 0), plain_total(table, 1)
