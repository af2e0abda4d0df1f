"""What cards change of the attack or the strike at hand, of their numbers and of how they are fought."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.attack_at_hand import (
    burden,
    change_attack,
    change_body_checks,
    change_defenders,
    change_doubled,
    change_manner,
    change_volunteers_foe,
    change_wound_checks,
    embolden,
    halve_strikes,
    spare,
    volunteer,
)
from wizardhaven.engine.changes.strikes import (
    change_fighter,
    change_strike,
    crush,
    ease_strike,
    make_bloody,
    make_decisive,
    put_at_risk,
)
from wizardhaven.engine.queries.combat.attack_at_hand import current_strike
from wizardhaven.engine.queries.combat.attacks import (
    attack_strikes,
    attacked_seat,
    attacker_assigns,
    strikes_change,
)
from wizardhaven.engine.queries.combat.detainment import is_never_detained
from wizardhaven.engine.queries.combat.sorts_of_attack import cannot_be_canceled, each_faces_a_strike
from wizardhaven.engine.queries.combat.strikes import is_one_of
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.rules.flow.performers import company_meant, meant, performs
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Stat

OF_STRIKE: Final = (
    Manner.WITHOUT_TAPPING,
    Manner.ROLLS_TWICE,
    Manner.CRUSHING,
    Manner.USER_AT_RISK,
    Manner.BLOODY,
    Manner.DECISIVE,
)


def would_modify(table: Table, effect: Effect, context: Context) -> bool:
    """Whether the attack would have more or fewer strikes, or such a one faces it."""
    assert isinstance(effect, Modify)
    attack = table.attack
    if not isinstance(effect.of, Subject):
        return attack is not None and any(
            [is_one_of(table, one, effect) for one in _own_side(table, attack, context.card)]
        )
    if effect.what is Stat.STRIKES:
        return attack is not None and strikes_change(table, attack, effect) != 0
    helps = isinstance(effect.by, int) and effect.by > 0
    return isinstance(effect.what, Stat) and (effect.of is not Subject.USER or helps)
    # the rest goes with something else


def _own_side(table: Table, attack: Attack, card: CardId) -> tuple[CardId, ...]:
    """Those who face the attack; where two companies fight, those of the card's player."""
    if attack.attacking != NONE and table.owners[card] != attacked_seat(table, attack):
        return attack.attackers
    return attack.defenders


@performs(Modify, would_modify)
def perform_modify(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The attack or strike at hand changes, or those who face it do."""
    assert isinstance(effect, Modify)
    if table.attack is None or not _counts(table, effect, declaration):
        return
    if not isinstance(effect.of, Subject):
        change_defenders(table, effect, declaration.card)
    elif effect.of is Subject.USER and table.attack.bold != declaration.user:
        change_defenders(table, effect, declaration.card, declaration.user)
    elif isinstance(effect.what, Check):
        _modify_checks(table, effect, declaration.card)
    elif effect.of is Subject.ATTACK:
        _modify_attack(table, effect, declaration)
    else:
        _modify_fighter(table, effect, declaration)


def _modify_checks(table: Table, effect: Modify, source: CardId) -> None:
    """Body checks of those whom the attack wounds, or of its own strikes."""
    assert effect.what is Check.BODY, f"an attack has no {effect.what}"
    assert isinstance(effect.by, int)
    if effect.of is Subject.ATTACK:
        change_wound_checks(table, source, effect.by)
    else:
        change_body_checks(table, source, effect.by)


def _modify_attack(table: Table, effect: Modify, declaration: Declaration) -> None:
    """The attack's own numbers change."""
    assert table.attack is not None
    card = declaration.card
    if effect.what is Stat.STRIKES:
        strikes = strikes_change(table, table.attack, effect)
        if effect.how is How.DIVIDED:
            halve_strikes(table, card, strikes)
        else:
            change_attack(table, card, strikes)
        return
    if isinstance(effect.by, Count):
        change_attack(table, card, prowess=effect.by.times * _copies_before(table, card))
        return
    assert isinstance(effect.by, int), f"no attack is changed by {effect.by}"
    if effect.what is Stat.PROWESS:
        change_attack(table, card, prowess=effect.by)
    else:
        assert effect.what is Stat.BODY, f"an attack has no {effect.what}"
        change_attack(table, card, body=effect.by)


def _copies_before(table: Table, card: CardId) -> int:
    """How many other copies of the card have changed the attack."""
    assert table.attack is not None
    name = table.printed[card].name
    return len([one for one in table.attack.changed_by if one != card and table.printed[one].name == name])


def _counts(table: Table, effect: Modify, declaration: Declaration) -> bool:
    """Whether what it depends on holds as it happens."""
    if effect.condition is None:
        return True
    return holds(
        table,
        effect.condition,
        Context(declaration.seat, declaration.card, company_meant(table, declaration)),
    )


def _modify_fighter(table: Table, effect: Modify, declaration: Declaration) -> None:
    """The strike, whoever of the two faces it, or the user with each further one that he faces."""
    assert isinstance(effect.by, int)
    prowess = effect.by if effect.what is Stat.PROWESS else 0
    body = effect.by if effect.what is Stat.BODY else 0
    if effect.of is Subject.USER:
        burden(table, prowess, body)
    elif current_strike(table) is None:
        if effect.of is Subject.STRIKE and prowess:
            change_doubled(table, prowess)
        elif effect.of is Subject.STRIKE:
            change_volunteers_foe(table, body)
    elif effect.of is Subject.STRIKE:
        change_strike(table, declaration.card, prowess, body)
    else:
        assert effect.of is Subject.TARGET, f"nobody who fights is {effect.of}"
        change_fighter(table, declaration.aim.card, declaration.card, prowess, body)


def would_fight(table: Table, effect: Effect, context: Context) -> bool:
    """Whether it would be any different: by who assigns strikes, whether it can be cancelled, how many."""
    assert isinstance(effect, Fights)
    attack, manner = table.attack, effect.manner
    if manner is Manner.NOT_CANCELED:
        return attack is not None and not cannot_be_canceled(attack)
    if manner is Manner.ATTACKER_ASSIGNS:
        return attack is not None and not attacker_assigns(table, attack)
    if manner is Manner.SEVERAL_STRIKES:
        if attack is None or attacker_assigns(table, attack) or each_faces_a_strike(attack):
            return False
        return attack_strikes(table, attack) > 1
    return True


@performs(Fights, would_fight)
def perform_fights(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The attack or strike at hand is made, or met, in another manner."""
    assert isinstance(effect, Fights)
    manner = effect.manner
    if manner in OF_STRIKE:
        if current_strike(table) is not None:
            _fight_strike(table, manner, declaration)
    elif table.attack is None:
        return
    elif manner is Manner.SPARED:
        spare(table, declaration.user if effect.of is Subject.USER else declaration.aim.card)
    elif manner is Manner.VOLUNTEERS:
        volunteer(table, meant(table, Subject.BEARER, declaration))
    elif manner is Manner.SEVERAL_STRIKES:
        embolden(table, declaration.user)
    elif manner is not Manner.DETAINING or not _cannot_detain(table, table.attack):
        change_manner(table, declaration.card, manner)


def _fight_strike(table: Table, manner: Manner, declaration: Declaration) -> None:
    """The strike being resolved is met in another manner."""
    if manner is Manner.CRUSHING:
        crush(table, declaration.card)
    elif manner is Manner.DECISIVE:
        make_decisive(table)
    elif manner is Manner.BLOODY:
        make_bloody(table, declaration.card)
    elif manner is Manner.USER_AT_RISK:
        put_at_risk(table, declaration.user)
    else:
        ease_strike(table, declaration.aim.card, manner)


def _cannot_detain(table: Table, attack: Attack) -> bool:
    """Whether a card of the attacked player's keeps attacks from only detaining. [CMB-55]"""
    starred = attack.source != NONE and table.printed[attack.source].starred
    return is_never_detained(table, attacked_seat(table, attack), starred)
