"""What an attack is worth now, and which automatic-attacks a site has. [CMB-11]"""

from __future__ import annotations

from wizardhaven.engine.queries.characters import has_skill, is_any
from wizardhaven.engine.queries.holds import Context, holds
from wizardhaven.engine.queries.sites import loses_automatic_attacks, site_of
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import IN_PLAY, NONE, POINTS, REMOVED, CardId
from wizardhaven.engine.state.lasting import AUTOMATIC_ATTACK
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import BodyLessPer, EachFacesAStrike
from wizardhaven.vocabulary.cards import AutomaticAttack, CreatureFromHand
from wizardhaven.vocabulary.standing import (
    AttackBonus,
    AutomaticAttackBonus,
    AutomaticAttackTwice,
    HalvesBody,
)


def attacked_seat(table: Table, attack: Attack) -> int:
    """The player whose company is attacked, even if nobody is left of it."""
    return table.owners[attack.defenders[0]]


def takes_actions(table: Table, seat: int) -> bool:
    """Whether a player may act in this combat: not if he is attacked on the opponent's turn. [CMB-06]"""
    attack = table.attack
    assert attack is not None
    return seat == table.active or attacked_seat(table, attack) != seat


def _bonuses(table: Table, attack: Attack) -> list[AttackBonus]:
    """The changes in force for attacks of this sort. [TIM-80]"""
    found: list[AttackBonus] = []
    for card in table.board:
        for bonus in table.printed[card].attack_bonuses:
            if bonus.races and not is_any(attack.race, bonus.races):
                continue
            if bonus.condition is None or holds(
                table, bonus.condition, Context(table.owners[card], card, attack.company)
            ):
                found.append(bonus)
    return found


def each_faces_a_strike(attack: Attack) -> bool:
    """Whether the attack has a strike for each character, neither more nor fewer. [CMB-19]"""
    return any([isinstance(ability, EachFacesAStrike) for ability in attack.abilities])


def attack_strikes(table: Table, attack: Attack) -> int:
    """How many strikes the attack has."""
    if each_faces_a_strike(attack):
        return len(attack.defenders)
    return max(0, attack.strikes_count + sum([bonus.strikes for bonus in _bonuses(table, attack)]))


def attack_prowess(table: Table, attack: Attack) -> int:
    """The prowess of the attack's strikes."""
    prowess = attack.prowess + sum([bonus.prowess for bonus in _bonuses(table, attack)])
    if attack.site_attack != NONE:  # an automatic-attack, or one that is like it in everything
        site = table.companies[attack.company].new_site()
        for lasting in table.lasting:
            standing = lasting.standing
            on = lasting.on
            if isinstance(standing, AutomaticAttackBonus) and on.kind == AUTOMATIC_ATTACK:
                if on.number == site and on.index == attack.site_attack:
                    prowess += standing.prowess
    return prowess


def attack_body(table: Table, attack: Attack, defender: CardId) -> int:
    """The body of the attack's strikes; NONE if it has none."""
    if attack.body == NONE:
        return NONE
    body = attack.body + sum([bonus.body for bonus in _bonuses(table, attack)])
    for ability in attack.abilities:
        if isinstance(ability, BodyLessPer):
            skilled = [d for d in attack.defenders if has_skill(table, d, ability.skill)]
            body -= ability.amount * len(skilled)
    for own in table.printed[defender].abilities:
        if isinstance(own, HalvesBody) and is_any(attack.race, own.against):
            body = (body + 1) // 2
    return max(0, body)


def automatic_attacks(table: Table, site: CardId) -> list[tuple[int, AutomaticAttack | CreatureFromHand]]:
    """The automatic-attacks of a site in the order in which they are faced, with their numbers. [SITE-08]"""
    if loses_automatic_attacks(table, site):
        return []
    found: list[tuple[int, AutomaticAttack | CreatureFromHand]] = []
    for index, attack in enumerate(site_of(table, site).automatic_attacks):
        if isinstance(attack, AutomaticAttack) and _is_elsewhere(table, attack.manifestation_of):
            continue
        found.append((index, attack))
        for lasting in table.lasting:
            on = lasting.on
            if isinstance(lasting.standing, AutomaticAttackTwice) and on.kind == AUTOMATIC_ATTACK:
                if on.number == site and on.index == index:
                    found.append((index, attack))
    return found


def _is_elsewhere(table: Table, name: str | None) -> bool:
    """Whether a manifestation of that being is in play, or has been defeated or removed. [SITE-16]"""
    if name is None:
        return False
    for seat in (0, 1):
        for card in (*table.pile(seat, IN_PLAY), *table.pile(seat, POINTS), *table.pile(seat, REMOVED)):
            if table.printed[card].identity == name:
                return True
    return False


def printed_attacks(table: Table, site: CardId) -> list[tuple[int, AutomaticAttack]]:
    """The automatic-attacks that are printed on the site in full, with their numbers."""
    return [
        (number, attack)
        for number, attack in automatic_attacks(table, site)
        if isinstance(attack, AutomaticAttack)
    ]
