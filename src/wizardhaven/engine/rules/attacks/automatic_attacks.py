"""The automatic-attacks of a site, and attacks like them. [SITE-08, CMB-40]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.attacks import worsening
from wizardhaven.engine.queries.combat.attacks import isolating
from wizardhaven.engine.queries.combat.detainment import detained_at_site, detains, is_roused_at_site
from wizardhaven.engine.queries.hazards.creatures import is_meant
from wizardhaven.engine.queries.sites.automatic_attacks import (
    added_by,
    automatic_attacks,
    made,
    printed_attacks,
)
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
from wizardhaven.vocabulary.attack import Attack as PrintedAttack
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.site_parts import AttackOf, SiteAttack
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Pile, Race


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
        if not isinstance(printed, PrintedAttack) or is_meant(table, company, printed.abilities)
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
    if isinstance(printed, AttackOf):
        if printed.source is Pile.HAND:
            return CreatureAsAttack(1 - company.seat, company.id, number, printed, isolated_by, manner)
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
            if number not in numbers and (self.every or isinstance(printed, PrintedAttack)):
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
    printed: PrintedAttack,
    source: CardId = NO_CARD,
    isolated_by: CardId = NO_CARD,
) -> Attack:
    """The attack that an automatic-attack makes."""
    fixed = fighting.fights(printed.abilities, fighting.Manner.NOT_CANCELED)
    detaining = detains(table, company, printed.abilities) or detained_at_site(table, company)
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
        fixed=fixed or made(table, company.new_site(), number, fighting.Manner.NOT_CANCELED) > 0,
        detainment=detaining
        and not is_roused_at_site(table, company)
        and not made(table, company.new_site(), number, fighting.Manner.NORMAL),
    )


@performs(Face, always)
def perform_face(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Attacks described on the card, ones like the automatic-attacks of the new site, or those themselves."""
    assert isinstance(effect, Face)
    company = table.companies.get(company_meant(table, declaration))
    if company is None:
        return
    if effect.what is Subject.SITE:
        _face_again(table, company, effect.prowess, declaration.card)
    elif effect.what is Subject.NEW_SITE:
        _face_the_like(table, company, effect.prowess, declaration.card)
    else:
        assert isinstance(effect.what, tuple), f"nobody can face {effect.what}"
        alone = NO_CARD if effect.who is Subject.COMPANY else meant(table, effect.who, declaration)
        described = [_described(table, company, one, alone, declaration.card) for one in effect.what]
        table.push(*[StartAttack(attack) for attack in described])


def _face_again(table: Table, company: Company, prowess: int, card: CardId) -> None:
    """The automatic-attacks of the site come once more; a host takes prisoners by them."""
    host = card if table.printed[card].prisons is not None else NO_CARD
    table.push(FaceAutomaticAttacks(company.id, Manner(prowess=prowess, by=card, captor=host)))


def _face_the_like(table: Table, company: Company, prowess: int, card: CardId) -> None:
    """Attacks come that are like the automatic-attacks of the new site, but are none."""
    like = Manner(automatic=False, prowess=prowess, by=card)
    site = company.new_site()
    attacks = [one for one in printed_attacks(table, site) if is_meant(table, company, one[1].abilities)]
    event = isolating(table) if len(attacks) > 1 else NO_CARD
    if event == NONE:
        table.push(*[like.applied(site_attack(table, company, one, printed)) for one, printed in attacks])
    else:
        table.push(ChooseAttack(1 - table.active, company.id, site, event, every=False, manner=like))


def _described(table: Table, company: Company, printed: PrintedAttack, alone: CardId, card: CardId) -> Attack:
    """The attack that the card describes; without a race it is only a strike for each character."""
    like = fighting.fights(printed.abilities, fighting.Manner.LIKE_THE_FIRST)
    if printed.race is not None or like:
        return Attack(
            company.id,
            _sort_of_the_first(table, company) if like else printed.race,
            printed.strikes,
            printed.prowess,
            printed.body if printed.body is not None else NONE,
            abilities=printed.abilities,
            fixed=fighting.fights(printed.abilities, fighting.Manner.NOT_CANCELED),
            alone=alone,
        )
    strikes = Attack(
        company.id,
        None,
        0,
        printed.prowess,
        NONE,
        abilities=(fighting.Fights(fighting.Manner.EACH_FACES_A_STRIKE),),
        fixed=True,
        strikes_fixed=True,
        mere_strikes=True,
    )
    return worsening(strikes, _wound_checks(printed), card)


def _sort_of_the_first(table: Table, company: Company) -> Race | None:
    """Of what sort the first automatic-attack at the site is, if it has one."""
    for _, attack in printed_attacks(table, company.site):
        return attack.race
    return None


def _wound_checks(printed: PrintedAttack) -> int:
    """By how much body checks of those whom it wounds are modified."""
    checks = 0
    for ability in printed.abilities:
        if isinstance(ability, Modify) and ability.what is Check.BODY and isinstance(ability.by, int):
            checks += ability.by
    return checks
