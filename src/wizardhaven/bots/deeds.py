"""What is seldom done in a game and counted: attacks by agents, rescues, ways through the Under-deeps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.questions import is_under_deeps
from wizardhaven.engine.values import NONE, CardId, Fact, Happening, Table


@final
class Deeds:
    """Counts of one game: attacks by agent hazards, prisoners rescued, moves to or from the Under-deeps.

    [AGT-48, PRS-19, UND-04]
    """

    __slots__ = ("agent_attacks", "rescues", "under_deeps_moves")

    def __init__(self) -> None:
        self.agent_attacks = 0
        self.rescues = 0
        self.under_deeps_moves = 0

    def note(self, table: Table, facts: Sequence[Fact], rescuing: bool) -> None:
        """What has happened since the action before; who goes free while nobody frees him is not rescued."""
        for fact in facts:
            if fact.kind is Happening.ATTACK_BEGAN:
                self.agent_attacks += _by_agent(table, fact)
            elif fact.kind is Happening.SET_FREE:
                self.rescues += rescuing
            elif fact.kind is Happening.COMPANY_ARRIVED:
                self.under_deeps_moves += _is_below(table, fact.card) or _is_below(table, fact.other)

    def counts(self) -> dict[str, int]:
        """The counts under their names."""
        return {
            "agent_attacks": self.agent_attacks,
            "rescues": self.rescues,
            "under_deeps_moves": self.under_deeps_moves,
        }


def _by_agent(table: Table, fact: Fact) -> bool:
    """Whether the card that attacks is an agent, and no company does."""
    return fact.card != NONE and fact.other == NONE and table.printed[fact.card].agent


def _is_below(table: Table, card: CardId) -> bool:
    """Whether the card is a site of the Under-deeps. [UND-01]"""
    site = table.printed[card].site if card != NONE else None
    return site is not None and is_under_deeps(site)
