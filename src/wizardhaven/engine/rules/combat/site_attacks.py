"""The automatic-attacks of a site, and attacks like them. [SITE-08, CMB-40]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from wizardhaven.engine.effects.perform import company_meant, performs
from wizardhaven.engine.queries.attacks import automatic_attacks, isolating
from wizardhaven.engine.queries.sites import is_lair, site_of
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import AUTOMATIC_ATTACK, Aim
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import AttackerChoosesDefenders
from wizardhaven.vocabulary.cards import AutomaticAttack
from wizardhaven.vocabulary.effects import Effect, FaceAutomaticAttacksNow


@final
class FaceAutomaticAttacks(Step):
    """The automatic-attacks, one after another, as the site has them now. [SITE-08]"""

    __slots__ = ("company",)

    def __init__(self, company: CompanyId) -> None:
        self.company = company

    def run(self, table: Table) -> None:
        company = table.companies.get(self.company)
        if company is not None:
            _face(table, company, company.site, automatic=True)


def _face(table: Table, company: Company, site: CardId, automatic: bool) -> None:
    """All attacks in their order, or the one of them that the hazard player chooses."""
    attacks = automatic_attacks(table, site)
    event = isolating(table) if len(attacks) > 1 else NONE
    if event == NONE or (automatic and is_lair(site_of(table, site))):
        steps = [
            StartAttack(site_attack(company.id, number, printed, automatic)) for number, printed in attacks
        ]
        table.push(*steps)
    else:
        table.push(ChooseAttack(1 - table.active, company.id, site, event, automatic))


@final
class ChooseAttack(Choice):
    """The hazard player says which of several attacks is the only one left."""

    __slots__ = ("automatic", "company", "event", "site")

    def __init__(self, seat: int, company: CompanyId, site: CardId, event: CardId, automatic: bool) -> None:
        super().__init__(seat)
        self.company = company
        self.site = site
        self.event = event
        self.automatic = automatic

    def options(self, table: Table) -> Sequence[Action]:
        numbers = sorted({number for number, _ in automatic_attacks(table, self.site)})
        return [
            Action(Verb.CHOOSE_ATTACK, aim=Aim(AUTOMATIC_ATTACK, self.site, number)) for number in numbers
        ]

    def take(self, table: Table, action: Action) -> None:
        number = action.aim.index
        printed = site_of(table, self.site).automatic_attacks[number]
        attack = site_attack(self.company, number, printed, self.automatic)
        attack.isolated_by = self.event
        table.push(StartAttack(attack))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def chooses(attack: Attack) -> bool:
    """Whether the attacker chooses the defending characters. [CMB-16]"""
    return any([isinstance(ability, AttackerChoosesDefenders) for ability in attack.abilities])


def site_attack(company: CompanyId, number: int, printed: AutomaticAttack, automatic: bool) -> Attack:
    """The attack that an automatic-attack makes."""
    body = printed.body if printed.body is not None else NONE
    attack = Attack(company, printed.race, printed.strikes, printed.prowess, body)
    attack.automatic = automatic
    attack.site_attack = number
    attack.abilities = printed.abilities
    attack.attacker_chooses = chooses(attack)
    return attack


@performs(FaceAutomaticAttacksNow)
def perform_face_automatic_attacks_now(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Attacks like all the automatic-attacks of the new site; they are none themselves."""
    company = table.companies.get(company_meant(table, declaration))
    if company is not None:
        _face(table, company, company.new_site(), automatic=False)
