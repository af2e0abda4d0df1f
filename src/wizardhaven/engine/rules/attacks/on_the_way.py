"""Attacks and other things that moving through a region brings on. [MOV-22, CMB-02]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.attacks import isolated, later_attack
from wizardhaven.engine.changes.chain import wait
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.cards.in_play import factions_of
from wizardhaven.engine.queries.cards.notes import noted_with
from wizardhaven.engine.queries.combat.attacks import isolating
from wizardhaven.engine.queries.combat.detainment import detains
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.rules.chain.chain import OpenWaiting
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.flow.occasions import Occurrence, answers
from wizardhaven.engine.rules.flow.resolvers import resolves
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import ATTACK_BEGINS, PASSIVE, Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import COMPANY, Aim
from wizardhaven.engine.state.lexicon import FactionsAttack
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import FACTION
from wizardhaven.engine.state.printed.triggers import OCCASION_BITS
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.terms import Race, RegionType


@final
class MovementTriggers(Step):
    """What the movement has set off is declared in one chain. [MOV-22]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        company = table.companies.get(self.company)
        if company is None:
            return
        if company.destination != NONE:
            self._await(table, company)
        if table.lasting:
            table.push(*_waylaid(table, company))  # at the beginning, before all else

    def _await(self, table: Table, company: Company) -> None:
        hosts = [(card, table.cards[card].on) for card in table.watchers]
        on_factions = [card for card, on in hosts if on != NONE and table.printed[on].kind == FACTION]
        for card in (*table.board, *on_factions, *_factions_that_attack(table, company)):
            await_mover(table, company, card)
        if table.waiting:
            table.push(OpenWaiting())


def _waylaid(table: Table, company: Company) -> list[Step]:
    """The attacks that a card has laid in the company's way this turn, each once. [CMB-02]"""
    found: list[Step] = []
    for lasting in table.lasting:
        standing, on = lasting.standing, lasting.on
        if isinstance(standing, Guards) and on.kind == COMPANY and on.number == company.id:
            if not noted_with(table, Remembered.ATTACKED_MOVER, lasting.source, company.id):
                remember(table, Remembered.ATTACKED_MOVER, lasting.source, company.id)
                found.append(
                    StartAttack(_attack_by(table, company, lasting.source, Face((standing.attack,))))
                )
    return found


def _factions_that_attack(table: Table, company: Company) -> list[CardId]:
    """The Dragons who have been won over, but not those who spare their player's companies. [MAN-09]"""
    if FactionsAttack not in table.lexicon:
        return []
    found: list[CardId] = []
    for card in (*factions_of(table, 0), *factions_of(table, 1)):
        abilities = table.printed[card].abilities
        if table.printed[card].attacks_by_itself:
            if table.owners[card] != company.seat or not fights(abilities, Manner.SPARES_ITS_PLAYER):
                found.append(card)
    return found


def await_mover(table: Table, company: Company, card: CardId) -> None:
    """If the card waits for companies that move where this one does, it declares its action next. [TIM-69]"""
    if not table.printed[card].occasions & OCCASION_BITS[Occasion.COMPANY_MOVES]:
        return
    for number, waits in answers(table, card, _moving(table, company)):
        if not noted_with(table, Remembered.ATTACKED_MOVER, card, company.id):
            _await(table, company, card, number, ATTACK_BEGINS if isinstance(waits.then, Face) else PASSIVE)


def _moving(table: Table, company: Company) -> Occurrence:
    """That the company moves: through which regions, by type and by name."""
    lands: tuple[RegionType | str, ...] = (*path_types(table, company), *company.regions)
    return Occurrence(Occasion.COMPANY_MOVES, company.seat, company=company.id, sorts=lands)


def _await(table: Table, company: Company, card: CardId, number: int, kind: int) -> None:
    remember(table, Remembered.ATTACKED_MOVER, card, company.id)
    declared = Declaration(kind, table.owners[card], card, number, aim=Aim(COMPANY, company.id))
    wait(table, declared)


@resolves(ATTACK_BEGINS)
def resolve_attack_begins(table: Table, declaration: Declaration) -> None:
    """The attack becomes combat if its card is still in play and the company still moves there. [TIM-72]"""
    card = declaration.card
    company = table.companies.get(declaration.aim.company)
    ability = table.printed[card].abilities[declaration.number]
    if company is None:
        return
    if table.cards[card].place != IN_PLAY and card not in _factions_that_attack(table, company):
        return
    faced = [when.then for _, when in answers(table, card, _moving(table, company))]
    if not any([isinstance(then, Face) for then in faced]):
        return
    assert isinstance(ability, When)
    assert isinstance(ability.then, Face)
    attack = _attack_by(table, company, card, ability.then)
    if attack.later and isolating(table) != NONE:
        table.push(ChooseMoversAttack(1 - company.seat, attack, isolating(table)))
    else:
        table.push(StartAttack(attack))


def _attack_by(table: Table, company: Company, card: CardId, face: Face) -> Attack:
    """The attack with which the card begins; others may follow."""
    assert isinstance(face.what, tuple)
    first = face.what[0]
    printed = table.printed[card]
    abilities = (*first.abilities, *printed.abilities)
    race = first.race if first.race is not None else printed.race
    return Attack(
        company.id,
        race if race is not None else Race.DRAGON,
        first.strikes,
        first.prowess,
        first.body if first.body is not None else NONE,
        source=card,
        further=len(face.what) - 1,
        later=face.what[1:],
        abilities=abilities,
        attacker_chooses=fights(abilities, Manner.ATTACKER_ASSIGNS),
        fixed=fights(abilities, Manner.NOT_CANCELED),
        detainment=detains(table, company, abilities),
    )


@final
class ChooseMoversAttack(Choice):
    """The hazard player says which of the card's several attacks is the only one left."""

    __slots__ = ("attack", "event")

    asks: ClassVar[Question] = Question.WHICH_ATTACK_OF_CARD

    def __init__(self, seat: int, attack: Attack, event: CardId) -> None:
        super().__init__(seat)
        self.attack = attack
        self.event = event

    def options(self, table: Table) -> Sequence[Action]:
        source = self.attack.source
        return [Action(Verb.CHOOSE_ATTACK, source, number=one) for one in range(self.attack.further + 1)]

    def take(self, table: Table, action: Action) -> None:
        later = action.number - 1
        attack = later_attack(self.attack, later) if later >= 0 else self.attack
        table.push(StartAttack(isolated(attack, self.event)))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE
