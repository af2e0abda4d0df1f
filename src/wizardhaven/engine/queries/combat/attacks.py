"""What an attack is worth now. [CMB-11]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import is_silent
from wizardhaven.engine.queries.cards.races import is_any, race_of
from wizardhaven.engine.queries.cards.stored import held_while_stored
from wizardhaven.engine.queries.combat.sorts_of_attack import each_faces_a_strike
from wizardhaven.engine.queries.combat.such import attack_fits
from wizardhaven.engine.queries.words.conditions import Context, holds, race_in
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NO_CARD, NONE, UNTAPPED, WOUNDED, CardId
from wizardhaven.engine.state.lasting import ATTACK, AUTOMATIC_ATTACK, CARD, COMPANY, Aim
from wizardhaven.engine.state.parts import Part, parts_of, total
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import CharactersInCompany
from wizardhaven.vocabulary.bonuses import AttackBonus
from wizardhaven.vocabulary.combat import BodyOfFoes, ChangeAttack
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Check, Race, Stat

WOUNDED_AGENT: Final = -2
"""What a wound costs an agent that attacks. [CMB-31]"""


def attacked_seat(table: Table, attack: Attack) -> int:
    """The player whose company is attacked, even if nobody is left of it."""
    if attack.defenders:
        return table.owners[attack.defenders[0]]
    company = table.companies.get(attack.company)
    return company.seat if company is not None else table.active


def takes_actions(table: Table, seat: int) -> bool:
    """Whether a player may act in this combat: not if he is attacked on the opponent's turn. [CMB-06]

    Between companies only the one who is attacked may, and everybody in his part of a sequence. [CVC-05]
    """
    attack = table.attack
    assert attack is not None
    if attack.attacking != NONE:
        return seat == (attack.acting if attack.strike != NONE else attacked_seat(table, attack))
    return seat == table.active or attacked_seat(table, attack) != seat


def attack_bonuses(table: Table, attack: Attack) -> list[tuple[CardId, AttackBonus]]:
    """The changes in force for such an attack, each with its card; those of companies suffer none.

    [TIM-80, CVC-18]
    """
    found: list[tuple[CardId, AttackBonus]] = []
    if attack.attacking != NONE or attack.mere_strikes:
        return found
    for card in table.board:
        for bonus in table.printed[card].attack_bonuses:
            if _changes(table, card, bonus, attack):
                found.append((card, bonus))
                if bonus.doubled_if is not None and _holds(table, card, bonus.doubled_if, attack):
                    found.append((card, bonus))
    for card, holding in held_while_stored(table):
        if isinstance(holding, AttackBonus) and _changes(table, card, holding, attack):
            found.append((card, holding))
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, AttackBonus) and _lies_on(table, lasting.on, attack):
            if attack.helpless is not None and table.printed[lasting.source].has(attack.helpless):
                continue
            if _changes(table, lasting.source, standing, attack):
                found.append((lasting.source, standing))
    return found


def shield_of(table: Table, attack: Attack) -> int:
    """The place of the lasting change that the first attempt to cancel the attack ends instead, or NONE."""
    for index, lasting in enumerate(table.lasting):
        standing = lasting.standing
        if isinstance(standing, AttackBonus) and standing.shields_once:
            if _lies_on(table, lasting.on, attack):
                return index
    return NONE


def _changes(table: Table, card: CardId, bonus: AttackBonus, attack: Attack) -> bool:
    """Whether the attack is of the sort that a card changes."""
    if not attack_fits(table, attack, bonus.of):
        return False
    if bonus.against_company and table.cards[card].company != attack.company:
        return False
    return bonus.condition is None or _holds(table, card, bonus.condition, attack)


def _holds(table: Table, card: CardId, condition: Condition, attack: Attack) -> bool:
    """Whether what a card says of attacks depends on holds for the company that is attacked."""
    return holds(table, condition, Context(table.owners[card], card, attack.company))


def _lies_on(table: Table, on: Aim, attack: Attack) -> bool:
    """Whether what holds for the turn is about the attacked company, or about this automatic-attack."""
    if on.kind == COMPANY:
        return on.number == attack.company
    if on.kind == ATTACK:
        return on.number == attack.source
    company = table.companies.get(attack.company)
    if on.kind == CARD:
        if table.printed[on.number].site is not None:
            return company is not None and on.number == company.new_site()
        return True  # it lies on nothing but the card it comes from, and is about every attack
    if on.kind != AUTOMATIC_ATTACK or on.index != attack.site_attack:
        return False  # one that is like an automatic-attack in everything has its number as well
    return company is not None and on.number == company.new_site()


def attacker_assigns(table: Table, attack: Attack) -> bool:
    """Whether the attacking player assigns all strikes: the attack says so, or what changes it. [CMB-16]"""
    if attack.attacker_chooses or attack.choice_lost:
        return attack.attacker_chooses
    return any([bonus.attacker_chooses for _, bonus in attack_bonuses(table, attack)])


def attack_strikes(table: Table, attack: Attack) -> int:
    """How many strikes the attack has."""
    if each_faces_a_strike(attack):
        return len(attack.defenders)
    bonuses = [bonus for _, bonus in attack_bonuses(table, attack)]
    strikes = attack.strikes_count + sum([bonus.strikes for bonus in bonuses if not bonus.least_strikes])
    for bonus in bonuses:
        if bonus.least_strikes:
            strikes = min(strikes, max(bonus.least_strikes, strikes + bonus.strikes))
    if any([bonus.doubling for bonus in bonuses]):
        strikes *= 2  # with whatever others have added
    return max(0, strikes)


def strikes_change(table: Table, attack: Attack, change: ChangeAttack) -> int:
    """By how much the change would raise or lower the number of strikes now."""
    if each_faces_a_strike(attack):
        return 0
    strikes = attack_strikes(table, attack)
    if change.halving:
        return 0 if attack.halved else -(strikes // 2)
    if change.most_strikes:
        return min(0, change.most_strikes - strikes)
    if change.strikes >= 0:
        return change.strikes
    return -max(0, min(-change.strikes, strikes - change.least_strikes))


def attack_prowess(table: Table, attack: Attack, defender: CardId = NO_CARD) -> int:
    """The prowess of the attack's strikes, or of the one against this defender."""
    prowess = attack.prowess + sum([bonus.prowess for _, bonus in attack_bonuses(table, attack)])
    if attack.agent and table.cards[attack.source].status == WOUNDED:
        prowess += WOUNDED_AGENT
    for ability in attack.abilities:
        if isinstance(ability, Modify) and ability.what is Stat.PROWESS:
            prowess += _of_its_own(table, attack, ability, defender)
    if defender != NONE:
        prowess += total(against_prowess(table, defender, attack.race))
    return prowess


def attack_body(table: Table, attack: Attack, defender: CardId) -> int:
    """The body of the attack's strike against this defender; NONE if it has none."""
    body = body_of_attack(table, attack)
    return body if body == NONE else against_body(table, defender, attack.race, body)


def body_of_attack(table: Table, attack: Attack) -> int:
    """The body of the attack; NONE if it has none, and nothing gives it one."""
    bonuses = attack_bonuses(table, attack)
    own = attack.body
    if own == NONE:
        given = [bonus.body_if_none for _, bonus in bonuses if bonus.body_if_none is not None]
        if not given:
            return NONE
        own = max(given) + attack.body_added
        bonuses = [one for one in bonuses if one[1].body_if_none is None]  # they have given it all of that
    body = own + sum([bonus.body for _, bonus in bonuses])
    for ability in attack.abilities:
        if isinstance(ability, Modify) and ability.what is Stat.BODY:
            body += _of_its_own(table, attack, ability, NO_CARD)
    return max(0, body)


def _of_its_own(table: Table, attack: Attack, change: Modify, defender: CardId) -> int:
    """What the attack's own text adds for those whom it faces; under a condition it has been added before."""
    if change.of is not Subject.THIS_CARD:
        return 0
    by = change.by
    if isinstance(by, CharactersInCompany):
        return by.each * len([one for one in attack.defenders if fits(table, one, by.who)])
    if change.against is None or isinstance(change.against, Alignment) or defender == NONE:
        return 0  # against companies of a side it has been added before
    assert isinstance(by, int)
    return by if fits(table, defender, change.against) else 0


def wound_checks(table: Table, attack: Attack, wounded: CardId) -> list[Part]:
    """What is added to the body checks of those whom the attack wounds, part by part. [CMB-46]"""
    if wounded in attack.attackers:
        return []  # he has been wounded by those whom he attacked [CVC-15]
    parts = parts_of(attack.wound_checks)
    for ability in attack.abilities:
        if isinstance(ability, Modify) and ability.what is Check.BODY and ability.of is Subject.THIS_CARD:
            assert isinstance(ability.by, int)
            parts.append(Part(attack.source, ability.by))
    for card, bonus in attack_bonuses(table, attack):
        if bonus.wound_checks and (not bonus.wounded_races or _is_of(table, wounded, bonus.wounded_races)):
            parts.append(Part(card, bonus.wound_checks))
    return parts


def _is_of(table: Table, card: CardId, races: tuple[Race, ...]) -> bool:
    return is_any(race_of(table, card), races)


def against_body(table: Table, fighter: CardId, foe: Race | None, body: int) -> int:
    """What a body comes to against somebody, with what he himself and what he has in use does to it."""
    checks = 0
    for _, ability in _done_to_foes(table, fighter, foe):
        body = (body + 1) // 2 if ability.halved else body + ability.amount
        checks += ability.checks  # what a roll has more is as if the body had less of it
    return max(0, body - checks)


def against_prowess(table: Table, fighter: CardId, foe: Race | None) -> list[Part]:
    """What somebody, and what he has in use, does to the prowess of a strike against him, part by part."""
    return [
        Part(card, ability.prowess) for card, ability in _done_to_foes(table, fighter, foe) if ability.prowess
    ]


def _done_to_foes(table: Table, fighter: CardId, foe: Race | None) -> list[tuple[CardId, BodyOfFoes]]:
    """What changes the strikes that such a foe makes against him, card by card."""
    found: list[tuple[CardId, BodyOfFoes]] = []
    for card in (fighter, *table.cards[fighter].carried):
        printed = table.printed[card]
        if printed.kind != ITEM or table.cards[card].in_use:
            for ability in printed.abilities:
                if not isinstance(ability, BodyOfFoes) or not race_in(foe, ability.against):
                    continue
                if (ability.own_strikes and not _makes_strike(table, fighter)) or is_silent(table, card):
                    continue
                if ability.if_tapping and not _taps_to_fight(table, fighter):
                    continue
                if ability.bearer is None or fits(table, fighter, ability.bearer):
                    found.append((card, ability))
    return found


def _makes_strike(table: Table, fighter: CardId) -> bool:
    """Whether he is the one who makes the strike at hand against somebody of another company. [CVC-08]"""
    attack = table.attack
    return attack is not None and attack.strike != NONE and attack.strikes[attack.strike].attacker == fighter


def _taps_to_fight(table: Table, fighter: CardId) -> bool:
    """Whether he will tap for the strike that he faces or makes, if it does not harm him. [CMB-26, CVC-15]"""
    if table.cards[fighter].status != UNTAPPED:
        return False
    attack = table.attack
    if attack is None or attack.strike == NONE:
        return True
    strike = attack.strikes[attack.strike]
    return not (strike.attacker_no_tap if fighter == strike.attacker else strike.no_tap)


def isolating(table: Table) -> CardId:
    """The card in play that leaves of several attacks only one, or NONE."""
    if Manner.ONE_ATTACK_ONLY in table.lexicon:
        for card in table.board:
            if fights(table.printed[card].abilities, Manner.ONE_ATTACK_ONLY):
                return card
    return NO_CARD
