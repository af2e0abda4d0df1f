"""Somebody joins a company while it is being attacked. [CMB-20]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.cards import discard, lose_followers, tap
from wizardhaven.engine.changes.combat import join_attack
from wizardhaven.engine.changes.companies import join_company
from wizardhaven.engine.rules.corruption.check import MakeCheck
from wizardhaven.engine.rules.flow.own_rules import does
from wizardhaven.engine.rules.flow.performers import always
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY, CardId
from wizardhaven.engine.state.printed.printed import ALLY
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.singular import Own


@does(Own.JOIN_ATTACKED_COMPANY, always)
def perform_join_attacked_company(table: Table, effect: Effect, declaration: Declaration) -> None:
    """His allies stay behind, he is in the attacked company, and a strike is his in all cases."""
    joiner = declaration.card
    attack = table.attack
    if attack is None or attack.canceled or attack.company not in table.companies:
        return
    for card in table.cards[joiner].carried:
        if table.printed[card].kind == ALLY:
            discard(table, card)
    lose_followers(table, joiner)
    join_company(table, joiner, attack.company)
    join_attack(table, joiner)


@final
class AfterJoining(Step):
    """When the attack is over he taps and makes a corruption check."""

    __slots__ = ("joiner",)

    def __init__(self, joiner: CardId) -> None:
        self.joiner = joiner

    def run(self, table: Table) -> None:
        if table.cards[self.joiner].place == IN_PLAY:
            tap(table, self.joiner)
            table.push(MakeCheck(self.joiner))
