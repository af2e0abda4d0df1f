"""Creatures that are kept off to the side attack again in each movement/hazard phase. [TIM-76]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.attacks import kept_by
from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.hazards.creatures import could_attack
from wizardhaven.engine.queries.prisoners.prisoners import aside_with
from wizardhaven.engine.rules.attacks.creatures import creature_attack, reveal_behind
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import CREATURE_PLAY, Declaration
from wizardhaven.engine.state.ids import CardId, CompanyId
from wizardhaven.engine.state.lasting import COMPANY, Aim
from wizardhaven.engine.state.printed.printed import CREATURE
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table


def attack_again(table: Table, host: CardId) -> None:
    """The creature that the card keeps attacks the company of its bearer, if it is playable on it."""
    company = table.companies.get(company_of(table, host))
    for creature in aside_with(table, host):
        if company is not None and table.printed[creature].kind == CREATURE:
            if could_attack(table, company, creature):
                table.push(KeyAgain(table.owners[host], host, creature, company.id))


@final
class KeyAgain(Choice):
    """The hazard player says to what the creature is keyed this time. [MOV-27]"""

    __slots__ = ("company", "creature", "host")

    asks: ClassVar[Question] = Question.KEY_AGAIN

    def __init__(self, seat: int, host: CardId, creature: CardId, company: CompanyId) -> None:
        super().__init__(seat)
        self.host = host
        self.creature = creature
        self.company = company

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        ways = could_attack(table, table.companies[self.company], self.creature)
        return [Action(Verb.PLAY_CREATURE, self.creature, keyed=way, names=(way.name,)) for way in ways]

    def take(self, table: Table, action: Action) -> None:
        company = table.companies[self.company]
        reveal_behind(table, company, action.keyed)
        aim = Aim(COMPANY, company.id)
        declared = Declaration(CREATURE_PLAY, self.seat, self.creature, aim=aim, keyed=action.keyed)
        table.push(StartAttack(kept_by(creature_attack(table, company, declared), (self.host,))))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
