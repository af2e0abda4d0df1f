"""The automatic-attacks of a site, and attacks like them. [SITE-08, CMB-40]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.attacks import worsening
from wizardhaven.engine.queries.combat.attacks import isolating
from wizardhaven.engine.queries.combat.detainment import detained_at_site, detains
from wizardhaven.engine.queries.hazards.creatures import is_meant
from wizardhaven.engine.queries.sites.automatic_attacks import added_by, automatic_attacks, printed_attacks
from wizardhaven.engine.queries.sites.sites import is_lair, site_of
from wizardhaven.engine.rules.attacks.cards_as_attacks import (
    AS_EVER,
    CreatureAsAttack,
    HazardAsAttack,
    Manner,
)
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.flow.performers import always, company_meant, meant, performs
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import NO_CARD, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import AUTOMATIC_ATTACK, Aim
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary import fighting
from wizardhaven.vocabulary.combat import FaceAttack
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.site_parts import AutomaticAttack, CreatureFromHand, SiteAttack
from wizardhaven.vocabulary.sites import EventAsAttack
from wizardhaven.vocabulary.subjects import Subject


@final
class FaceAutomaticAttacks(Step):
    """The automatic-attacks, one after another, as the site has them now. [SITE-08]"""

    __slots__ = ("company", "manner")

    def __init__(self, company: CompanyId, manner: Manner = AS_EVER) -> None:
        self.company = company
        self.manner = manner

    def run(self, table: Table) -> None:
        company = table.companies.get(self.company)
        if company is None:
            return
        attacks = _facing(table, company, automatic_attacks(table, company.site))
        event = isolating(table) if len(attacks) > 1 else NO_CARD
        if event == NONE or is_lair(site_of(table, company.site)):
            manner = self.manner
            table.push(*[_faced(table, company, one, printed, NO_CARD, manner) for one, printed in attacks])
        else:
            every = True  # also a creature that is put down may be the one that is left
            table.push(ChooseAttack(1 - table.active, company.id, company.site, event, every, self.manner))


def _facing(
    table: Table, company: Company, attacks: list[tuple[int, SiteAttack]]
) -> list[tuple[int, SiteAttack]]:
    """Those of the site's attacks that such a company faces."""
    return [
        (number, printed)
        for number, printed in attacks
        if not isinstance(printed, AutomaticAttack) or is_meant(table, company, printed.abilities)
    ]


def _faced(
    table: Table,
    company: Company,
    number: int,
    printed: SiteAttack,
    isolated_by: CardId,
    manner: Manner,
) -> Step:
    """One of the site's attacks becomes combat."""
    if isinstance(printed, CreatureFromHand):
        return CreatureAsAttack(1 - company.seat, company.id, number, printed, isolated_by, manner)
    if isinstance(printed, EventAsAttack):
        return HazardAsAttack(1 - company.seat, company.id, number, printed, isolated_by, manner)
    source = added_by(table, company.site, number) if manner.automatic else NO_CARD
    return manner.applied(site_attack(table, company, number, printed, source, isolated_by))


@final
class ChooseAttack(Choice):
    """The hazard player says which of several attacks is the only one left."""

    __slots__ = ("company", "event", "every", "manner", "site")

    asks: ClassVar[Question] = Question.WHICH_ATTACK

    def __init__(
        self, seat: int, company: CompanyId, site: CardId, event: CardId, every: bool, manner: Manner
    ) -> None:
        super().__init__(seat)
        self.company = company
        self.site = site
        self.event = event
        self.every = every
        self.manner = manner

    def options(self, table: Table) -> Sequence[Action]:
        numbers: list[int] = []
        company = table.companies[self.company]
        for number, printed in _facing(table, company, automatic_attacks(table, self.site)):
            if number not in numbers and (self.every or isinstance(printed, AutomaticAttack)):
                numbers.append(number)
        return [
            Action(Verb.CHOOSE_ATTACK, aim=Aim(AUTOMATIC_ATTACK, self.site, number)) for number in numbers
        ]

    def take(self, table: Table, action: Action) -> None:
        chosen = action.aim.index
        company = table.companies[self.company]
        found = [printed for number, printed in automatic_attacks(table, self.site) if number == chosen]
        table.push(_faced(table, company, chosen, found[0], self.event, self.manner))

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def site_attack(
    table: Table,
    company: Company,
    number: int,
    printed: AutomaticAttack,
    source: CardId = NO_CARD,
    isolated_by: CardId = NO_CARD,
) -> Attack:
    """The attack that an automatic-attack makes."""
    return Attack(
        company.id,
        printed.race,
        printed.strikes,
        printed.prowess,
        printed.body if printed.body is not None else NONE,
        source=source,
        site_attack=number,
        isolated_by=isolated_by,
        abilities=printed.abilities,
        attacker_chooses=fighting.fights(printed.abilities, fighting.Manner.ATTACKER_ASSIGNS),  # [CMB-16]
        fixed=fighting.fights(printed.abilities, fighting.Manner.NOT_CANCELED),
        detainment=detains(table, company, printed.abilities) or detained_at_site(table, company),
    )


@performs(FaceAttack, always)
def perform_face_attack(table: Table, effect: Effect, declaration: Declaration) -> None:
    """An attack described on the card, ones like the automatic-attacks of the new site, or those themselves.

    A host takes prisoners by them.
    """
    assert isinstance(effect, FaceAttack)
    company = table.companies.get(company_meant(table, declaration))
    if company is None:
        return
    if effect.each_character:
        strikes = Attack(
            company.id,
            None,
            0,
            effect.prowess,
            NONE,
            abilities=(fighting.Fights(fighting.Manner.EACH_FACES_A_STRIKE),),
            fixed=True,
            strikes_fixed=True,
            mere_strikes=True,
        )
        table.push(StartAttack(worsening(strikes, effect.wound_checks, declaration.card)))
        return
    if effect.race is not None:
        attack = Attack(
            company.id,
            effect.race,
            effect.strikes,
            effect.prowess,
            effect.body if effect.body is not None else NONE,
            abilities=effect.abilities,
            fixed=fighting.fights(effect.abilities, fighting.Manner.NOT_CANCELED),
            alone=meant(table, Subject.BEARER, declaration) if effect.bearer_only else NO_CARD,
        )
        table.push(StartAttack(attack))
        return
    if effect.again:
        host = declaration.card if table.printed[declaration.card].prisons is not None else NO_CARD
        table.push(
            FaceAutomaticAttacks(company.id, Manner(prowess=effect.prowess, by=declaration.card, captor=host))
        )
        return
    like = Manner(automatic=False, prowess=effect.prowess, by=declaration.card)
    site = company.new_site()
    attacks = [one for one in printed_attacks(table, site) if is_meant(table, company, one[1].abilities)]
    event = isolating(table) if len(attacks) > 1 else NO_CARD
    if event == NONE:
        table.push(*[like.applied(site_attack(table, company, one, printed)) for one, printed in attacks])
    else:
        table.push(ChooseAttack(1 - table.active, company.id, site, event, every=False, manner=like))
