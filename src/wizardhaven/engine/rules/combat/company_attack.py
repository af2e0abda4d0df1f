"""A company attacks another one at its site. [CVC-01, CVC-04, SITE-46]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.combat import begin_attack, cancel_attack, count_fighters
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.combat.company_combat import attackable, fighters_of
from wizardhaven.engine.queries.items.items import can_be_used
from wizardhaven.engine.queries.players.alignments import may_ever_fight
from wizardhaven.engine.queries.sites.on_the_site import is_safe
from wizardhaven.engine.queries.words.such import fits, mind
from wizardhaven.engine.rules.combat.attack import BeforeAssignment, EndAttack
from wizardhaven.engine.rules.combat.company_assignment import PairByDefender
from wizardhaven.engine.rules.combat.strike_order import NextStrike
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId, CompanyId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import ALLY
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import DrivesOffAllies
from wizardhaven.vocabulary.terms import Alignment


def last_actions(table: Table, seat: int, company: CompanyId) -> list[Step]:
    """What comes at the end of a company's site phase where companies can fight each other at all."""
    return [MayAttack(seat, company)] if may_ever_fight(table) else []


@final
class MayAttack(Choice):
    """As the last thing in its site phase a company that has entered may attack another one. [CVC-01]

    That is one of the dealings with the opponent of which a player has one a turn. [SITE-46]
    """

    __slots__ = ("company",)

    asks: ClassVar[Question] = Question.ATTACK_COMPANY

    def __init__(self, seat: int, company: CompanyId) -> None:
        super().__init__(seat)
        self.company = company

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies.get(self.company)
        if company is None or not company.entered or noted(table, Remembered.DEALT_WITH_OPPONENT):
            return [PASS]
        return [PASS, *[Action(Verb.ATTACK_COMPANY, number=other) for other in attackable(table, company)]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.ATTACK_COMPANY:
            remember(table, Remembered.DEALT_WITH_OPPONENT)
            table.push(StartCompanyAttack(self.company, action.company_meant))

    def refusal(self) -> Reason:
        return Reason.NOT_IN_COMBAT


@final
class StartCompanyAttack(Step):
    """One attack, with a strike for each who attacks. [CVC-04]"""

    __slots__ = ("attacking", "company")

    def __init__(self, attacking: CompanyId, company: CompanyId) -> None:
        self.attacking = attacking
        self.company = company

    def run(self, table: Table) -> None:
        attackers = tuple(fighters_of(table, self.attacking))
        attack = Attack(
            self.company, None, len(attackers), 0, NONE, attacking=self.attacking, attackers=attackers
        )
        begin_attack(table, attack, tuple(fighters_of(table, self.company)))
        if is_safe(table, table.companies[self.company]):
            cancel_attack(table)
            table.push(EndAttack(attack))
            return
        table.push(
            BeforeAssignment(table.active),
            DriveOffAllies(),
            PairByDefender(1 - table.active, last=False),
            NextStrike(straight_on=True),
            EndAttack(attack),
        )


@final
class DriveOffAllies(Step):
    """What either side can do to the allies of the other before strikes are assigned."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        attack = table.attack
        assert attack is not None
        if attack.canceled:
            return
        rolls: list[Step] = []
        for bearers, foes in ((attack.attackers, attack.defenders), (attack.defenders, attack.attackers)):
            for bearer in bearers:
                for above in _drives_off(table, bearer):
                    rolls.extend([RollAgainstAlly(foe, above) for foe in foes if _is_meant(table, foe)])
        if rolls:
            table.push(*rolls, CountFighters())


def _drives_off(table: Table, bearer: CardId) -> list[int]:
    """The numbers that a roll against an ally must exceed besides its mind, one for each such card."""
    found: list[int] = []
    for card in table.cards[bearer].carried:
        for ability in table.printed[card].abilities:
            if isinstance(ability, DrivesOffAllies) and fits(table, bearer, ability.bearer):
                if can_be_used(table, card):
                    found.append(ability.above_mind)
    return found


def _is_meant(table: Table, foe: CardId) -> bool:
    printed = table.printed[foe]
    return printed.kind == ALLY and not printed.unique and printed.alignment is Alignment.MINION


@final
class RollAgainstAlly(RollChoice):
    """Above its mind and a number the ally is discarded."""

    __slots__ = ("above_mind", "ally")

    asks: ClassVar[Question] = Question.ALLY_ROLL

    def __init__(self, ally: CardId, above_mind: int) -> None:
        super().__init__()
        self.ally = ally
        self.above_mind = above_mind

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.ally
        asked.number = mind(table, self.ally) + self.above_mind

    def roller(self) -> CardId:
        return self.ally

    def rolled(self, table: Table, total: int) -> None:
        in_play = table.cards[self.ally].place == IN_PLAY
        if in_play and total > mind(table, self.ally) + self.above_mind:
            discard(table, self.ally)


@final
class CountFighters(Step):
    """Whoever has gone before strikes are assigned neither strikes nor is struck."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        count_fighters(table)
