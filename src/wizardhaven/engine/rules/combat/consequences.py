"""What an attack says will follow: before its strikes, at a wound, and when it is over. [CMB-37, CMB-39]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.queries.combat.attacks import attack_bonuses
from wizardhaven.engine.queries.combat.sorts_of_attack import is_on_agent
from wizardhaven.engine.queries.words.conditions import Context, is_so
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.flow.occasions import Occurrence, do_at_once, said_of, spoken_by, steps_of
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.keyed import BY_REGION_NAME
from wizardhaven.engine.state.lasting import CARD, COMPANY, Aim
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.strike import FAILED, SUCCESSFUL
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.asked_for import regions_in
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.terms import Phase


@final
class BeforeStrikes(Step):
    """What happens if nobody has cancelled the attack, before its strikes are assigned. [CMB-13]"""

    __slots__ = ()

    def run(self, table: Table) -> None:
        attack = table.attack
        assert attack is not None
        if not attack.canceled:
            table.push(*_on_company(table, attack, said_of(attack, Occasion.ABOUT_TO_STRIKE)))


def _on_company(table: Table, attack: Attack, said: list[When]) -> list[Step]:
    """What the attack says of the company it was made on."""
    if not said or is_on_agent(attack):
        return []
    successes = len([strike for strike in attack.strikes if strike.result == SUCCESSFUL])
    on = Declaration(PASSIVE, 1 - table.active, attack.source, successes, aim=Aim(COMPANY, attack.company))
    return [Perform(one.then, on) for one in said if is_so(table, one.condition, _context(table, attack))]


def _context(table: Table, attack: Attack) -> Context:
    return Context(1 - table.active, attack.source, attack.company)


def aftermath(table: Table, attack: Attack, defeated: bool) -> list[Step]:
    """What follows when the attack is over. [CMB-39]"""
    steps: list[Step] = []
    for when in said_of(attack, Occasion.ATTACK_OVER, AttackResult.HAS_WOUNDED):
        for wounded in attack.wounded:
            steps.extend(_on_victim(table, attack, when, wounded))
    results = [strike.result for strike in attack.strikes]
    came: list[AttackResult | None] = []
    if not attack.canceled:
        came.append(AttackResult.NOT_CANCELED)
    if not defeated:
        came.append(AttackResult.NOT_DEFEATED)
    if SUCCESSFUL in results:
        came.append(AttackResult.SUCCEEDED)
    elif FAILED in results:
        came.append(AttackResult.FAILED)
    for result in (*came, None):
        steps.extend(_on_company(table, attack, said_of(attack, Occasion.ATTACK_OVER, result)))
    return steps


def at_once(table: Table, attack: Attack, wounded: CardId) -> list[Step]:
    """What a wound by this attack entails before the body check. [TIM-66]"""
    steps: list[Step] = []
    said = [one for one in spoken_by(attack, Occasion.WOUNDED) if not one.instead]
    for when in said:
        if not when.once:
            steps.extend(_on_victim(table, attack, when, wounded))
    if not attack.wounded:  # it is the first
        steps.extend(_on_company(table, attack, [one for one in said if one.once]))
    return steps


def instead_of_wound(table: Table, attack: Attack, defender: CardId) -> list[Step]:
    """What a strike of this attack does in place of the wound; nothing if it wounds. [CMB-34]"""
    steps: list[Step] = []
    for when in spoken_by(attack, Occasion.WOUNDED):
        if when.instead:
            steps.extend(_on_victim(table, attack, when, defender))
    return steps


def after_failing(table: Table, defender: CardId) -> list[Step]:
    """What cards on whoever faced it do once a strike has failed and its body has been checked. [CMB-33]"""
    return steps_of(table, Occurrence(Occasion.STRIKE_FAILED, card=defender))


def check_equals_body(table: Table, wounded: CardId) -> list[Step]:
    """What a body check that comes to exactly his body entails. [CMB-47]"""
    attack = table.attack
    steps: list[Step] = []
    if attack is not None:
        for when in spoken_by(attack, Occasion.BODY_MATCHED):
            steps.extend(_on_victim(table, attack, when, wounded))
    return steps


def _on_victim(table: Table, attack: Attack, when: When, wounded: CardId) -> list[Step]:
    """What a wound by this attack entails for him, if it is for such as he is. [CMB-37]"""
    if table.cards[wounded].place != IN_PLAY:
        return []
    whom = when.of
    if whom is not None and not isinstance(whom, (AttackResult, Phase)) and not fits(table, wounded, whom):
        return []
    if not is_so(table, when.condition, _context(table, attack)):
        return []
    on = Declaration(PASSIVE, 1 - table.active, attack.source, aim=Aim(CARD, wounded))
    return [Perform(when.then, on)]


def discard_when_defeated(table: Table, attack: Attack) -> None:
    """Cards that change such attacks only until one of them is defeated. [TIM-73]"""
    isolated = [attack.isolated_by] if attack.isolated_by != NONE else []
    for card in [*[card for card, _ in attack_bonuses(table, attack)], *isolated]:
        if table.cards[card].place == IN_PLAY:
            do_at_once(table, card, Occurrence(Occasion.ATTACK_DEFEATED, card=card))


def discard_openers(table: Table, attack: Attack) -> None:
    """Cards that open regions to creatures until one that is keyed to such a region is defeated. [TIM-73]"""
    if attack.keyed.kind != BY_REGION_NAME:
        return
    for card in table.board:
        opens = table.printed[card].opens_regions
        opened = [permit.where for permit in opens if permit.where is not None]
        if any([attack.keyed.name in regions_in(where) for where in opened]):
            do_at_once(table, card, Occurrence(Occasion.ATTACK_DEFEATED, card=card, sorts=(Sort.CREATURE,)))
