"""Effects on the attack and the strike at hand, and on rolls."""

from __future__ import annotations

from dataclasses import replace

from wizardhaven.engine.changes.attack_at_hand import (
    change_attack,
    change_defenders,
    embolden,
    spare,
    volunteer,
)
from wizardhaven.engine.changes.checks import modify_check, pass_check
from wizardhaven.engine.changes.strikes import change_fighter
from wizardhaven.engine.queries.combat.attack_at_hand import current_strike
from wizardhaven.engine.queries.combat.attacks import (
    attack_strikes,
    attacked_seat,
    attacker_assigns,
    strikes_change,
)
from wizardhaven.engine.queries.combat.detainment import is_never_detained
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    cannot_be_canceled,
    each_faces_a_strike,
)
from wizardhaven.engine.queries.numbers.amounts import amount_for
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.flow.performers import always, company_meant, meant, performs
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.combat import ChangeAttack, ChangeDefender
from wizardhaven.vocabulary.effects import Effect, ModifyCheck
from wizardhaven.vocabulary.subjects import Subject


def would_change_attack(table: Table, effect: Effect, context: Context) -> bool:
    """Whether the attack would be any different."""
    assert isinstance(effect, ChangeAttack)
    attack = table.attack
    if effect.fixed:
        return attack is not None and not cannot_be_canceled(attack)
    if effect.attacker_assigns:
        return attack is not None and not attacker_assigns(table, attack)
    if effect.prowess or effect.body or effect.failing or effect.first_excess or effect.loses_choice:
        return True
    return attack is not None and strikes_change(table, attack, effect) != 0


@performs(ChangeAttack, would_change_attack)
def perform_change_attack(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The attack's own numbers change."""
    assert isinstance(effect, ChangeAttack)
    if table.attack is not None:
        if effect.detaining and _cannot_detain(table, table.attack):
            effect = replace(effect, detaining=False)
        strikes = strikes_change(table, table.attack, effect)
        prowess = effect.prowess * _times(table, effect, declaration)
        change_attack(table, effect, strikes, prowess, declaration.card)


def _cannot_detain(table: Table, attack: Attack) -> bool:
    """Whether a card of the attacked player's keeps attacks from only detaining. [CMB-55]"""
    starred = attack.source != NONE and table.printed[attack.source].starred
    return is_never_detained(table, attacked_seat(table, attack), starred)


def _times(table: Table, effect: ChangeAttack, declaration: Declaration) -> int:
    """How often the prowess changes: twice if the condition for that holds as it happens."""
    if effect.doubled_if is None:
        return 1
    context = Context(declaration.seat, declaration.card, company_meant(table, declaration))
    return 2 if holds(table, effect.doubled_if, context) else 1


def would_change_defender(table: Table, effect: Effect, context: Context) -> bool:
    """Whether several strikes can be faced by one, or such a one faces the attack."""
    assert isinstance(effect, ChangeDefender)
    attack = table.attack
    if effect.several:
        if attack is None or attacker_assigns(table, attack) or each_faces_a_strike(attack):
            return False
        return attack_strikes(table, attack) > 1
    if effect.each is None:
        return True
    return attack is not None and any(
        [fits(table, one, effect.each) for one in _own_side(table, attack, context.card)]
    )


def _own_side(table: Table, attack: Attack, card: CardId) -> tuple[CardId, ...]:
    """Those who face the attack; where two companies fight, those of the card's player."""
    if attack.attacking != NONE and table.owners[card] != attacked_seat(table, attack):
        return attack.attackers
    return attack.defenders


@performs(ChangeDefender, would_change_defender)
def perform_change_defender(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Whoever of the two faces the strike, or each such one who faces the attack, is changed for it."""
    assert isinstance(effect, ChangeDefender)
    if not _is_for_attack(effect):
        if current_strike(table) is not None:
            change_fighter(table, declaration.aim.card, effect, declaration.card, declaration.user)
    elif table.attack is None:
        return
    elif effect.spared:
        spare(table, declaration.aim.card)
    elif effect.user_spared:
        spare(table, declaration.user)
    elif effect.volunteers:
        volunteer(table, meant(table, Subject.BEARER, declaration), effect.body_of_foe)
    elif effect.several:
        embolden(table, declaration.user, effect.prowess, effect.body)
    else:
        change_defenders(table, effect, declaration.card)


def _is_for_attack(effect: ChangeDefender) -> bool:
    """Whether it holds for the whole attack and not for one strike alone."""
    spares = effect.spared or effect.user_spared
    return spares or effect.volunteers or effect.several or effect.each is not None


@performs(ModifyCheck, always)
def perform_modify_check(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The roll gets a modifier, or is passed whatever the dice show."""
    assert isinstance(effect, ModifyCheck)
    if effect.passing:
        pass_check(table, declaration.aim, declaration.card)
        return
    amount = effect.amount
    by = amount if isinstance(amount, int) else amount_for(table, amount, declaration.aim.card)
    by = by if effect.maximum is None else min(by, effect.maximum)
    reward = declaration if effect.then is not None else None
    modify_check(table, declaration.aim, by, declaration.card, reward=reward)
