"""What is revealed on-guard as a company enters, and the agents at the site. [SITE-06, SITE-18, SITE-21]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.chain import declare
from wizardhaven.engine.changes.on_guard import turn_up
from wizardhaven.engine.queries.agents.agents import lies_face_down
from wizardhaven.engine.queries.cards.in_play import unique_is_taken
from wizardhaven.engine.queries.chain.targets import aims_of
from wizardhaven.engine.queries.hazards.creatures import could_attack
from wizardhaven.engine.queries.sites.automatic_attacks import automatic_attacks, printed_attacks
from wizardhaven.engine.queries.sites.places import guards
from wizardhaven.engine.queries.words.conditions import Context, holds, race_in
from wizardhaven.engine.rules.attacks.agents import agent_attack, declare_attack, may_attack, must_attack
from wizardhaven.engine.rules.attacks.automatic_attacks import FaceAutomaticAttacks
from wizardhaven.engine.rules.attacks.creatures import creature_attack, reveal_behind
from wizardhaven.engine.rules.chain.chain import OpenWaiting, ResolveChain
from wizardhaven.engine.rules.chain.declaring import revealed
from wizardhaven.engine.rules.chain.offers import refused
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.combat.conclusion import DismissAttacker
from wizardhaven.engine.rules.flow.occasions import Occurrence, set_off
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import ATTACK_BEGINS, CREATURE_PLAY, Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NO_CARD, CardId, CompanyId
from wizardhaven.engine.state.keyed import BY_SITE_NAME, BY_SITE_TYPE
from wizardhaven.engine.state.lasting import CARD, COMPANY, Aim
from wizardhaven.engine.state.printed.printed import CREATURE, EVENT
from wizardhaven.engine.state.printed.saying import is_change_of_attacks
from wizardhaven.engine.state.questions import Asked, Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import races_in
from wizardhaven.vocabulary.attacks import Guards, HasAttacksOf
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import aimed_at


def _touches_automatic_attacks(table: Table, company: Company, card: CardId, use: Use) -> bool:
    """Whether an event bears on the automatic-attacks of the company's site, or adds one to them.

    Where there is none, there is nothing to bear on. [SITE-06, SITE-07]
    """
    if not automatic_attacks(table, company.site):
        return False
    for ability in table.printed[card].abilities:
        if isinstance(ability, Guards):
            if ability.where is None or guards(table, company.site, ability):
                return True
    for effect in use.effects:
        if isinstance(effect, ForTheTurn):
            if isinstance(effect.standing, HasAttacksOf | Guards):
                return True
            if isinstance(effect.standing, Fights) and effect.standing.manner is Manner.TWICE:
                return True
            if is_change_of_attacks(effect.standing) and aimed_at(use.target) is Sort.AUTOMATIC_ATTACK:
                return True
    context = Context(table.owners[card], card, company.id)
    races = [attack.race for _, attack in printed_attacks(table, company.site)]
    for change in table.printed[card].attack_changes:
        assert not isinstance(change.of, Subject)
        if any([race_in(race, races_in(change.of)) for race in races]):
            if change.condition is None or holds(table, change.condition, context):
                return True
    return False


@final
class RevealOnEntry(Choice):
    """As a company enters, creatures and cards on the automatic-attacks may be turned up. [SITE-06]

    Then the automatic-attacks are faced, and after them the creatures that were turned up. [SITE-05]
    """

    __slots__ = ("company", "revealed")

    asks: ClassVar[Question] = Question.REVEAL_ON_ENTRY

    def __init__(self, seat: int, company: CompanyId, revealed: tuple[Declaration, ...]) -> None:
        super().__init__(seat)
        self.company = company
        self.revealed = revealed

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        company = table.companies[self.company]
        for card in company.on_guard:
            printed = table.printed[card]
            if printed.kind == CREATURE:
                ways = could_attack(table, company, card) if automatic_attacks(table, company.site) else []
                for way in ways:
                    if way.kind in (BY_SITE_TYPE, BY_SITE_NAME):
                        offers.append(Action(Verb.REVEAL_ON_GUARD, card, keyed=way, names=(way.name,)))
            elif printed.kind == EVENT and printed.hazard:
                for number, use in enumerate(printed.uses):
                    if says_on_entry(table, card) or _touches_automatic_attacks(table, company, card, use):
                        offer_reveal(table, self.seat, card, number, use, offers)
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            table.push(
                *sentries(table, self.company),
                FaceAutomaticAttacks(self.company),
                DeclareAgents(self.seat, self.company, self.revealed),
            )
            return
        turn_up(table, action.card, self.company)
        if table.printed[action.card].kind == CREATURE:
            aim = Aim(COMPANY, self.company)
            reveal_behind(table, table.companies[self.company], action.keyed)
            creature = Declaration(CREATURE_PLAY, self.seat, action.card, aim=aim, keyed=action.keyed)
            table.push(RevealOnEntry(self.seat, self.company, (*self.revealed, creature)))
        else:
            declare(table, revealed(table, self.seat, action))
            # The step is immediate: nobody can answer. [TIM-48]
            table.push(ResolveChain(), RevealOnEntry(self.seat, self.company, self.revealed))

    def refusal(self) -> Reason:
        return Reason.ONLY_ON_GUARD_CARDS


def says_on_entry(table: Table, card: CardId) -> bool:
    """Whether the card itself says that it may be turned up when the company enters. [SITE-38]"""
    permit = table.printed[card].permit(Deed.REVEAL_AGAINST)
    return permit is not None and permit.what is Sort.COMPANY


def sentries(table: Table, number: CompanyId) -> list[Step]:
    """What cards on the site do to a company that enters it, before the automatic-attacks. [TIM-69]"""
    company = table.companies.get(number)
    if company is None:
        return []
    entering = Aim(CARD, company.members[0])
    set_off(table, Occurrence(Occasion.SITE_ENTERED, company.seat, company=number, aim=entering))
    return [OpenWaiting()] if table.waiting else []


def offer_reveal(table: Table, seat: int, card: CardId, number: int, use: Use, offers: list[Action]) -> None:
    if unique_is_taken(table, card):
        return
    for aim in aims_of(table, seat, card, NO_CARD, use):
        if refused(table, seat, card, use, NO_CARD, aim, in_play=False) is None:
            offers.append(Action(Verb.REVEAL_ON_GUARD, card, number=number, aim=aim))


@final
class DeclareAgents(Choice):
    """The hazard player says which agents at the site attack, each of them once. [SITE-18, SITE-19]

    Then they and the creatures that were turned up attack.
    """

    __slots__ = ("company", "declared")

    asks: ClassVar[Question] = Question.DECLARE_AGENTS

    def __init__(self, seat: int, company: CompanyId, declared: tuple[Declaration, ...]) -> None:
        super().__init__(seat)
        self.company = company
        self.declared = declared

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        company = table.companies.get(self.company)
        if company is None or not table.agents:
            return [PASS]
        known = [one.card for one in self.declared]
        agents = [card for card in may_attack(table, self.seat, company) if card not in known]
        must = [card for card in agents if not lies_face_down(table, card)] if must_attack(table) else []
        return [*([] if must else [PASS]), *[Action(Verb.ATTACK_WITH_AGENT, card) for card in agents]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            table.push(OnGuardCreatures(1 - self.seat, self.company, self.declared))
            return
        declared = declare_attack(table, self.seat, action.card, table.companies[self.company])
        more = (declared,) if declared is not None else ()
        table.push(DeclareAgents(self.seat, self.company, (*self.declared, *more)))

    def refusal(self) -> Reason:
        return Reason.AGENTS_DECLARING


@final
class OnGuardCreatures(Choice):
    """Creatures turned up on entry and agents attack after the automatic-attacks, in his order. [SITE-21]"""

    __slots__ = ("company", "revealed")

    asks: ClassVar[Question] = Question.ORDER_OF_CREATURES

    def __init__(self, seat: int, company: CompanyId, revealed: tuple[Declaration, ...]) -> None:
        super().__init__(seat)
        self.company = company
        self.revealed = revealed

    def about(self, table: Table, asked: Asked) -> None:
        asked.company = self.company

    def options(self, table: Table) -> Sequence[Action]:
        return [Action(Verb.ATTACK_NEXT, one.card) for one in self.revealed] or [PASS]

    def take(self, table: Table, action: Action) -> None:
        company = table.companies.get(self.company)
        rest = tuple([one for one in self.revealed if one.card != action.card])
        if rest:
            table.push(OnGuardCreatures(self.seat, self.company, rest))
        for one in self.revealed:
            if one.card == action.card and company is not None:
                agent = one.kind == ATTACK_BEGINS
                table.push(StartAttack(_attack(table, company, one, agent)))
            elif one.card == action.card:
                table.push(DismissAttacker(one.card))

    def refusal(self) -> Reason:
        return Reason.NOT_BEFORE_ENTERING


def _attack(table: Table, company: Company, declared: Declaration, agent: bool) -> Attack:
    if agent:
        return agent_attack(table, company, declared.card, declared.number)
    return creature_attack(table, company, declared)
