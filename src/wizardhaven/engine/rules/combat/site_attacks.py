"""The automatic-attacks of a site, and attacks like them. [SITE-08, CMB-40]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.effects.perform import company_meant, performs
from wizardhaven.engine.queries.attacks import automatic_attacks
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NONE, CompanyId
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import AttackerChoosesDefenders
from wizardhaven.vocabulary.cards import AutomaticAttack
from wizardhaven.vocabulary.effects import Effect, FaceAttack


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
            attack = site_attack(self.company, number, printed)
            attack.automatic = True
            attacks.append(StartAttack(attack))
        table.push(*attacks)


def chooses(attack: Attack) -> bool:
    """Whether the attacker chooses the defending characters. [CMB-16]"""
    return any([isinstance(ability, AttackerChoosesDefenders) for ability in attack.abilities])


def site_attack(company: CompanyId, number: int, printed: AutomaticAttack) -> Attack:
    """The attack that an automatic-attack makes."""
    body = printed.body if printed.body is not None else NONE
    attack = Attack(company, printed.race, printed.strikes, printed.prowess, body)
    attack.site_attack = number
    attack.abilities = printed.abilities
    attack.attacker_chooses = chooses(attack)
    return attack


@performs(FaceAttack)
def perform_face_attack(table: Table, effect: Effect, declaration: Declaration) -> None:
    """An attack described on the card, or ones like all the automatic-attacks of the new site."""
    assert isinstance(effect, FaceAttack)
    company = table.companies.get(company_meant(table, declaration))
    if company is None:
        return
    if effect.race is not None:
        body = effect.body if effect.body is not None else NONE
        table.push(StartAttack(Attack(company.id, effect.race, effect.strikes, effect.prowess, body)))
        return
    attacks = automatic_attacks(table, company.new_site())
    table.push(*[StartAttack(site_attack(company.id, number, printed)) for number, printed in attacks])
