"""What a body check does to characters, allies and strikes. [CMB-46 to CMB-48]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.avatars import take_back
from wizardhaven.engine.changes.cards import discard, eliminate, tap
from wizardhaven.engine.changes.combat import count_slain
from wizardhaven.engine.changes.control import transfer
from wizardhaven.engine.changes.prisoners import lose_prisoner
from wizardhaven.engine.changes.strikes import decide_strike
from wizardhaven.engine.queries.combat.body_checks import body_check_parts, discard_numbers, return_numbers
from wizardhaven.engine.queries.combat.company_combat import between_companies
from wizardhaven.engine.queries.items.items import can_be_transferred
from wizardhaven.engine.queries.numbers.prowess_and_body import body
from wizardhaven.engine.rules.combat.consequences import check_equals_body
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.rules.flow.performers import always, company_meant
from wizardhaven.engine.rules.flow.rolling import rolls
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import ASIDE, IN_PLAY, NO_CARD, UNTAPPED, WOUNDED, CardId
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.strike import DEFEATED
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.rolls import failures, modifier
from wizardhaven.vocabulary.terms import Check


@final
class RollStrikeBody(RollChoice):
    """The defending player rolls against the body of a failed strike. [CMB-33]

    The card `by` which it failed may modify the roll.
    """

    __slots__ = ("body", "by", "defender", "modifier")

    asks: ClassVar[Question] = Question.STRIKE_BODY_ROLL

    def __init__(self, defender: CardId, body: int, modifier: int = 0, by: CardId = NO_CARD) -> None:
        super().__init__()
        self.defender = defender
        self.body = body
        self.modifier = modifier
        self.by = by

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.defender
        asked.number = self.body - self.modifier

    def roller(self) -> CardId:
        return self.defender

    def rolled(self, table: Table, total: int) -> None:
        if total + self.modifier > self.body:
            decide_strike(table, DEFEATED)


@final
class CheckDefender(Step):
    """A wounded defender takes a body check, at +1 if he was wounded before. [CMB-46]

    Cards that change the attack may modify it too.
    """

    __slots__ = ("body_change", "defender", "modifier", "wounded_before")

    def __init__(self, defender: CardId, wounded_before: bool, body_change: int, modifier: int = 0) -> None:
        self.defender = defender
        self.wounded_before = wounded_before
        self.body_change = body_change
        self.modifier = modifier

    def run(self, table: Table) -> None:
        if table.cards[self.defender].place == IN_PLAY:
            modifier = self.modifier + (1 if self.wounded_before else 0)
            table.push(RollBodyCheck(self.defender, modifier, self.body_change))


@rolls(Check.BODY, always)
def check_bodies(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Everybody in the company checks, one after another; if failing has its price, nobody is harmed."""
    assert isinstance(effect, Roll)
    company = table.companies.get(company_meant(table, declaration))
    if company is not None:
        changed, harmless = modifier(effect), bool(failures(effect))
        table.push(*[RollBodyCheck(one, changed, harmless=harmless) for one in company.members])


@final
class RollBodyCheck(RollChoice):
    """A result above body eliminates; one that discards an Orc or Troll comes first. [CMB-47, CMB-50]"""

    __slots__ = ("body_change", "defender", "harmless", "modifier")

    asks: ClassVar[Question] = Question.BODY_CHECK_ROLL

    def __init__(self, defender: CardId, modifier: int, body_change: int = 0, harmless: bool = False) -> None:
        super().__init__()
        self.harmless = harmless
        self.defender = defender
        self.modifier = modifier
        self.body_change = body_change

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.defender
        changed = self.modifier + total(body_check_parts(table, self.defender))
        asked.number = body(table, self.defender) + self.body_change - changed

    def roller(self) -> CardId:
        return self.defender

    def rolled(self, table: Table, rolled: int) -> None:
        result = rolled + self.modifier + total(body_check_parts(table, self.defender))
        now = body(table, self.defender) + self.body_change
        if table.cards[self.defender].place == ASIDE:
            if result > now:
                lose_prisoner(table, self.defender)
            return
        if rolled in return_numbers(table, self.defender):
            take_back(table, self.defender)
            return
        if result in discard_numbers(table, self.defender, now):
            discard(table, self.defender)
            return
        if self.harmless:
            if result > now and table.cards[self.defender].status == UNTAPPED:
                tap(table, self.defender)
            return
        if result == now:
            table.push(*check_equals_body(table, self.defender))
        elif result > now and table.printed[self.defender].kind == CHARACTER:
            table.push(SaveItem(table.owners[self.defender], self.defender, ()), Perish(self.defender))
        elif result > now:
            eliminate(table, self.defender)


@final
class SaveItem(Choice):
    """Each unwounded companion may take over one item of a character who is lost. [CMB-47]"""

    __slots__ = ("lost", "takers")

    asks: ClassVar[Question] = Question.SAVE_ITEM

    def __init__(self, seat: int, lost: CardId, takers: tuple[CardId, ...]) -> None:
        super().__init__(seat)
        self.lost = lost
        self.takers = takers

    def about(self, table: Table, asked: Asked) -> None:
        asked.card = self.lost

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        company = table.companies.get(table.cards[self.lost].company)
        if company is None:
            return offers  # an agent has no companions [AGT-04]
        for item in table.cards[self.lost].carried:
            if not can_be_transferred(table, item):
                continue
            for member in company.members:
                if member == self.lost or member in self.takers:
                    continue
                if table.cards[member].status != WOUNDED:
                    offers.append(Action(Verb.SAVE_ITEM, item, member))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.SAVE_ITEM:
            transfer(table, action.card, action.other)
            table.push(SaveItem(self.seat, self.lost, (*self.takers, action.other)))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class Perish(Step):
    """The character is eliminated; a company that did it has kill points for him. [CMB-47, CVC-16]"""

    __slots__ = ("character",)

    def __init__(self, character: CardId) -> None:
        self.character = character

    def run(self, table: Table) -> None:
        if table.cards[self.character].place == IN_PLAY:
            eliminate(table, self.character, killed=between_companies(table))
            if table.attack is not None:
                count_slain(table)
