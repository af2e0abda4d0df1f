"""Effects on the attack and the strike at hand, and on rolls."""

from __future__ import annotations

from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.checks import modify_check
from wizardhaven.engine.changes.combat import (
    cancel_attack,
    cancel_strike,
    make_ineffectual,
    the_attack,
    the_strike,
)
from wizardhaven.engine.changes.piles import remember
from wizardhaven.engine.queries.combat.attack_at_hand import current_strike
from wizardhaven.engine.queries.combat.attacks import strikes_change
from wizardhaven.engine.queries.combat.sorts_of_attack import cannot_be_canceled, is_creatures, is_of_the_site
from wizardhaven.engine.queries.numbers.amounts import amount_for
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.rules.flow.performers import company_meant, meant, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.parts import with_added
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.combat import CancelAttack, CancelStrike, ChangeAttack, ChangeDefender
from wizardhaven.vocabulary.effects import Effect, ModifyCheck
from wizardhaven.vocabulary.selectors import Subject


@performs(CancelAttack)
def perform_cancel_attack(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The attack is over."""
    assert isinstance(effect, CancelAttack)
    if table.attack is not None and not table.attack.canceled and not cannot_be_canceled(table.attack):
        cancel_attack(table)
        attack = the_attack(table)
        if not attack.canceled:
            return
        if effect.and_further:
            attack.further = 0
            if is_creatures(table, attack) and not is_of_the_site(attack):
                if table.cards[attack.source].place == IN_PLAY:
                    discard(table, attack.source)
        company = table.companies.get(attack.company)
        if effect.and_others_here and company is not None:
            remember(table, Remembered.NO_AUTOMATIC_ATTACKS, company.id, company.site)


@performs(ChangeAttack)
def perform_change_attack(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The attack's own numbers change."""
    assert isinstance(effect, ChangeAttack)
    if table.attack is not None:
        attack = the_attack(table)
        attack.change_strikes(strikes_change(table, attack, effect), declaration.card)
        attack.halved = attack.halved or effect.halving
        attack.change_prowess(effect.prowess * _times(table, effect, declaration), declaration.card)
        attack.change_body(effect.body)
        if effect.failing:
            attack.failing_by = declaration.card
            attack.body_checks += effect.body_checks
        if effect.wound_checks:
            by = effect.wound_checks
            attack.wound_checks = with_added(attack.wound_checks, by, declaration.card, "")
        attack.first_excess = effect.first_excess or attack.first_excess
        attack.defender_assigns = attack.defender_assigns or effect.defender_assigns
        attack.changed_by = (*attack.changed_by, declaration.card)


def _times(table: Table, effect: ChangeAttack, declaration: Declaration) -> int:
    """How often the prowess changes: twice if the condition for that holds as it happens."""
    if effect.doubled_if is None:
        return 1
    context = Context(declaration.seat, declaration.card, company_meant(table, declaration))
    return 2 if holds(table, effect.doubled_if, context) else 1


@performs(CancelStrike)
def perform_cancel_strike(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The strike does nothing."""
    assert isinstance(effect, CancelStrike)
    if current_strike(table) is None:
        return
    if effect.ineffectual:
        make_ineffectual(table)
    else:
        cancel_strike(table)


@performs(ChangeDefender)
def perform_change_defender(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Whoever of the two faces the strike, or each such one who faces the attack, is changed for it."""
    assert isinstance(effect, ChangeDefender)
    if effect.spared:
        if table.attack is not None:
            attack = the_attack(table)
            attack.defenders = tuple([one for one in attack.defenders if one != declaration.aim.number])
    elif effect.volunteers:
        if table.attack is not None:
            attack = the_attack(table)
            attack.volunteer = meant(table, Subject.BEARER, declaration)
            attack.volunteer_body = effect.body_of_foe
    elif effect.several:
        if table.attack is not None:
            attack = the_attack(table)
            attack.bold = declaration.user
            attack.bold_prowess = effect.prowess
            attack.bold_body = effect.body
    elif effect.each is not None:
        if table.attack is not None:
            attack = the_attack(table)
            attack.changes = (*attack.changes, (declaration.card, effect))
            attack.changed_by = (*attack.changed_by, declaration.card)
    elif current_strike(table) is not None:
        strike = the_strike(table)
        if declaration.aim.number == strike.attacker:
            strike.change_attacker(effect.prowess, declaration.card)
            strike.attacker_body += effect.body
            strike.attacker_no_tap = strike.attacker_no_tap or effect.without_tapping
            strike.attacker_twice = strike.attacker_twice or effect.rolls_twice
        else:
            strike.change(effect.prowess, declaration.card)
            strike.body += effect.body
            strike.no_tap = strike.no_tap or effect.without_tapping
            strike.twice = strike.twice or effect.rolls_twice
            strike.change(-effect.prowess_of_foe, declaration.card)
            strike.own_body += effect.body_of_foe
            if effect.user_at_risk:
                strike.at_risk = declaration.user
            if effect.body_lost_per:
                strike.crushing = (*strike.crushing, (declaration.card, effect.body_lost_per))


@performs(ModifyCheck)
def perform_modify_check(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The roll gets a modifier."""
    assert isinstance(effect, ModifyCheck)
    amount = effect.amount
    by = amount if isinstance(amount, int) else amount_for(table, amount, declaration.aim.number)
    by = by if effect.maximum is None else min(by, effect.maximum)
    modify_check(table, declaration.aim, by, declaration.card)
