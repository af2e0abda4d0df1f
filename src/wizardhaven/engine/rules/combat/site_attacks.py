"""The automatic-attacks of a site, and attacks like them. [SITE-08, CMB-40]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.changes.piles import move
from wizardhaven.engine.effects.perform import company_meant, performs
from wizardhaven.engine.queries.attacks import added_by, automatic_attacks, detains, printed_attacks
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.combat.creatures import creature_attack, wrong_sort
from wizardhaven.engine.rules.piles import one_of_each
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import CREATURE_PLAY, Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DECLARED, HAND, NONE, CompanyId
from wizardhaven.engine.state.lasting import COMPANY, Aim
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import AttackerChoosesDefenders
from wizardhaven.vocabulary.cards import AutomaticAttack, CreatureFromHand
from wizardhaven.vocabulary.effects import Effect, FaceAutomaticAttacksNow
from wizardhaven.vocabulary.playing import At, Key, Through
from wizardhaven.vocabulary.terms import RegionType, SiteType


@final
class FaceAutomaticAttacks(Step):
    """The automatic-attacks, one after another, as the site has them now. [SITE-08]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        company = table.companies.get(self.company)
        if company is None:
            return
        attacks: list[Step] = []
        for number, printed in automatic_attacks(table, company.site):
            if isinstance(printed, CreatureFromHand):
                attacks.append(CreatureAsAttack(1 - company.seat, self.company, number, printed))
            else:
                attack = site_attack(table, company, number, printed)
                attack.automatic = True
                attack.source = added_by(table, company.site, number)
                attacks.append(StartAttack(attack))
        table.push(*attacks)


@final
class CreatureAsAttack(Choice):
    """The hazard player may put down a creature as an automatic-attack: it is neither played nor keyed.

    It has to be one that could normally be keyed to such sites or regions, and mostly not unique. [SITE-12]
    """

    __slots__ = ("company", "number", "printed")

    def __init__(self, seat: int, company: CompanyId, number: int, printed: CreatureFromHand) -> None:
        super().__init__(seat)
        self.company = company
        self.number = number
        self.printed = printed

    def options(self, table: Table) -> Sequence[Action]:
        if self.company not in table.companies:
            return [PASS]
        held = one_of_each(table, table.pile(self.seat, HAND))
        fitting = [card for card in held if self.why_not(table, card) is None]
        return [PASS, *[Action(Verb.PLAY_CREATURE, card) for card in fitting]]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PASS:
            return
        move(table, action.card, DECLARED)
        aim = Aim(COMPANY, self.company)
        put_down = Declaration(CREATURE_PLAY, self.seat, action.card, NONE, aim=aim)
        attack = creature_attack(table, table.companies[self.company], put_down)
        attack.site_attack = self.number
        attack.automatic = True
        table.push(StartAttack(attack))

    def why_not(self, table: Table, card: int) -> Reason | None:
        creature = table.printed[card].creature
        if creature is None:
            return Reason.NOT_BEFORE_ENTERING
        if wrong_sort(table, table.companies[self.company], creature):
            return Reason.WRONG_SORT_OF_COMPANY
        fits = any([_is_such(key, self.printed.keyed_to) for key in creature.keyed_to])
        return None if fits and (self.printed.unique_too or not creature.unique) else Reason.NOT_KEYED


def _is_such(key: Key, types: tuple[SiteType | RegionType, ...]) -> bool:
    """Whether a creature is normally keyed to such a site, or to a single region of such a type."""
    if isinstance(key, At):
        return not key.path_has and key.site_type in types
    return isinstance(key, Through) and key.count == 1 and key.condition is None and key.region_type in types


def chooses(attack: Attack) -> bool:
    """Whether the attacker chooses the defending characters. [CMB-16]"""
    return any([isinstance(ability, AttackerChoosesDefenders) for ability in attack.abilities])


def site_attack(table: Table, company: Company, number: int, printed: AutomaticAttack) -> Attack:
    """The attack that an automatic-attack makes."""
    body = printed.body if printed.body is not None else NONE
    attack = Attack(company.id, printed.race, printed.strikes, printed.prowess, body)
    attack.site_attack = number
    attack.abilities = printed.abilities
    attack.attacker_chooses = chooses(attack)
    attack.detainment = detains(table, company, printed.abilities)
    return attack


@performs(FaceAutomaticAttacksNow)
def perform_face_automatic_attacks_now(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Attacks like all the automatic-attacks of the new site; they are none themselves."""
    company = table.companies.get(company_meant(table, declaration))
    if company is None:
        return
    attacks = printed_attacks(table, company.new_site())
    table.push(*[StartAttack(site_attack(table, company, number, printed)) for number, printed in attacks])
