"""Cards as automatic-attacks: from hand, or a permanent-event that could be a creature. [SITE-12]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.attacks import at_site, detaining, in_manner, strengthened
from wizardhaven.engine.changes.piles import move
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.notes import noted_with
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.combat.detainment import detained_at_site, detains, is_roused_at_site
from wizardhaven.engine.queries.hazards.creatures import wrong_sort
from wizardhaven.engine.queries.sites.automatic_attacks import events_that_attack
from wizardhaven.engine.rules.attacks.creatures import creature_attack
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import CREATURE_PLAY, Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DECLARED, HAND, NO_CARD, CardId, CompanyId
from wizardhaven.engine.state.lasting import COMPANY, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.site_parts import AttackOf
from wizardhaven.vocabulary.terms import Race


@final
class Manner(Value):
    """How a site's attacks are faced: as automatic-attacks or not, how much stronger, for which host.

    `by` is the card that makes them stronger.
    """

    __slots__ = ("automatic", "by", "captor", "prowess")

    def __init__(
        self, automatic: bool = True, prowess: int = 0, by: CardId = NO_CARD, captor: CardId = NO_CARD
    ) -> None:
        self.automatic = automatic
        self.prowess = prowess
        self.by = by
        self.captor = captor

    def applied(self, attack: Attack) -> StartAttack:
        """The attack begins in that manner."""
        stronger = strengthened(attack, self.prowess, self.by) if self.prowess else attack
        return StartAttack(in_manner(stronger, self.automatic, self.captor))


AS_EVER: Final = Manner()


@final
class CreatureAsAttack(Choice):
    """The hazard player may put down a creature as an automatic-attack: it is neither played nor keyed.

    It has to be one that could normally be keyed to such sites or regions, and mostly not unique. [SITE-12]
    """

    __slots__ = ("company", "isolated_by", "manner", "number", "printed")

    asks: ClassVar[Question] = Question.CREATURE_AS_ATTACK

    def __init__(
        self,
        seat: int,
        company: CompanyId,
        number: int,
        printed: AttackOf,
        isolated_by: CardId = NO_CARD,
        manner: Manner = AS_EVER,
    ) -> None:
        super().__init__(seat)
        self.manner = manner
        self.company = company
        self.number = number
        self.printed = printed
        self.isolated_by = isolated_by

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies.get(self.company)
        if company is None:
            return [PASS]
        if noted_with(table, Remembered.NO_AUTOMATIC_ATTACKS, company.id, company.site):
            return [PASS]  # all of them have been cancelled together
        held = one_of_each(table, table.pile(self.seat, HAND))
        fitting = [card for card in held if self.why_not(table, card) is None]
        return [PASS, *[Action(Verb.PLAY_CREATURE, card) for card in fitting]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        move(table, action.card, DECLARED)
        company = table.companies[self.company]
        attack = _attack_of(
            table, company, self.seat, action.card, self.number, self.isolated_by, self.manner
        )
        table.push(self.manner.applied(attack))

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        creature = table.printed[card].creature
        if creature is None:
            return Reason.NOT_BEFORE_ENTERING
        if wrong_sort(table, table.companies[self.company], creature):
            return Reason.WRONG_SORT_OF_COMPANY
        return None if fits_printed(table.printed[card], self.printed.what) else Reason.NOT_KEYED


def _attack_of(
    table: Table,
    company: Company,
    seat: int,
    card: CardId,
    number: int,
    isolated_by: CardId,
    manner: Manner,
) -> Attack:
    """The attack of a creature as one of the site's; as an automatic-attack even a Nazgûl wounds. [CMB-61]"""
    put_down = Declaration(CREATURE_PLAY, seat, card, aim=Aim(COMPANY, company.id))
    attack = creature_attack(table, company, put_down)
    if manner.automatic and attack.race is Race.NAZGUL:
        attack = detaining(attack, detains(table, company, attack.abilities))
    attack = at_site(attack, number, isolated_by, detained_at_site(table, company))
    return detaining(attack, attack.detainment and not is_roused_at_site(table, company))


@final
class HazardAsAttack(Choice):
    """A permanent-event that could be a creature must attack at the site; the hazard player says which.

    Whatever becomes of the attack, the card is discarded.
    """

    __slots__ = ("company", "isolated_by", "manner", "number", "printed")

    asks: ClassVar[Question] = Question.HAZARD_AS_ATTACK

    def __init__(
        self,
        seat: int,
        company: CompanyId,
        number: int,
        printed: AttackOf,
        isolated_by: CardId,
        manner: Manner,
    ) -> None:
        super().__init__(seat)
        self.company = company
        self.number = number
        self.printed = printed
        self.isolated_by = isolated_by
        self.manner = manner

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        if self.company not in table.companies:
            return [PASS]
        cards = events_that_attack(table, self.printed)
        return [Action(Verb.CHOOSE_ATTACK, card) for card in cards] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.CHOOSE_ATTACK:
            company, owner = table.companies[self.company], table.owners[action.card]
            attack = _attack_of(
                table, company, owner, action.card, self.number, self.isolated_by, self.manner
            )
            table.push(self.manner.applied(attack))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
