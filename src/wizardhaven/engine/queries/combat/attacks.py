"""What an attack is worth now. [CMB-11]"""

from __future__ import annotations

from typing import Final, TypeGuard

from wizardhaven.engine.queries.cards.in_play import is_silent
from wizardhaven.engine.queries.cards.stored import held_while_stored
from wizardhaven.engine.queries.combat.sorts_of_attack import each_faces_a_strike
from wizardhaven.engine.queries.combat.such import attack_fits
from wizardhaven.engine.queries.numbers.bonuses import counts_against
from wizardhaven.engine.queries.words.conditions import Context, holds, is_so
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NO_CARD, NONE, WOUNDED, CardId
from wizardhaven.engine.state.lasting import ATTACK, AUTOMATIC_ATTACK, CARD, COMPANY, Aim
from wizardhaven.engine.state.parts import Part, parts_of, total
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.printed.saying import is_change_of_attacks
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.amounts import Count, who_counts
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.fighting import Fights, Manner, fights
from wizardhaven.vocabulary.numbers import How, Modify, changes_attacks
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo
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


def attack_bonuses(table: Table, attack: Attack) -> list[tuple[CardId, Modify | Fights]]:
    """The changes in force for such an attack, each with its card; those of companies suffer none.

    [TIM-80, CVC-18]
    """
    found: list[tuple[CardId, Modify | Fights]] = []
    if attack.attacking != NONE or attack.mere_strikes:
        return found
    for card in table.board:
        for change in table.printed[card].attack_changes:
            if _changes(table, card, change, attack):
                found.append((card, change))
    for card, holding in held_while_stored(table):
        if changes_attacks(holding) and _changes(table, card, holding, attack):
            found.append((card, holding))
    for lasting in table.lasting:
        standing = lasting.standing
        if is_change_of_attacks(standing) and _lies_on(table, lasting.on, attack):
            if attack.helpless is not None and table.printed[lasting.source].has(attack.helpless):
                continue
            if _changes(table, lasting.source, standing, attack):
                found.append((lasting.source, standing))
    return found


def added_to_attack(table: Table, attack: Attack, what: Stat | Check) -> list[Part]:
    """What cards add to a number of the attack, part by part; the least that is left is not looked at."""
    found: list[Part] = []
    for card, change in attack_bonuses(table, attack):
        if isinstance(change, Modify) and change.what is what and change.how is How.ADD:
            found.append(Part(card, _amount(change)))
    return found


def _amount(change: Modify) -> int:
    """By how much the number changes."""
    assert isinstance(change.by, int), f"no attack is changed by {change.by}"
    return change.by


def shields_of(table: Table, attack: Attack) -> list[int]:
    """The places of what the first attempt to cancel the attack ends instead: all that the card changes."""
    for lasting in table.lasting:
        standing = lasting.standing
        if isinstance(standing, Fights) and standing.manner is Manner.SHIELDED_ONCE:
            if _lies_on(table, lasting.on, attack):
                card, on = lasting.source, lasting.on
                places = range(len(table.lasting))
                return [
                    at for at in places if table.lasting[at].source == card and table.lasting[at].on == on
                ]
    return []


def _changes(table: Table, card: CardId, change: Modify | Fights, attack: Attack) -> bool:
    """Whether the attack is of the sort that a card changes."""
    assert not isinstance(change.of, Subject)
    if not attack_fits(table, attack, change.of):
        return False
    if isinstance(change, Modify) and change.against is Subject.COMPANY:
        if table.cards[card].company != attack.company:
            return False
    return change.condition is None or _holds(table, card, change.condition, attack)


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
    for _, change in attack_bonuses(table, attack):
        if isinstance(change, Fights) and change.manner is Manner.ATTACKER_ASSIGNS:
            return True
    return False


def defender_assigns(table: Table, attack: Attack) -> bool:
    """Whether the defending player assigns all strikes, to whom he likes. [CMB-16]"""
    if attack.defender_assigns or Manner.DEFENDER_ASSIGNS not in table.lexicon:
        return attack.defender_assigns
    for _, change in attack_bonuses(table, attack):
        if isinstance(change, Fights) and change.manner is Manner.DEFENDER_ASSIGNS:
            return True
    return False


def attack_strikes(table: Table, attack: Attack) -> int:
    """How many strikes the attack has."""
    if each_faces_a_strike(attack):
        return len(attack.defenders)
    strikes, times, halves, fewest = attack.strikes_count, 1, 0, NONE
    bounded: list[tuple[int, int]] = []
    for _, change in attack_bonuses(table, attack):
        if not isinstance(change, Modify) or change.what is not Stat.STRIKES:
            continue
        amount = _amount(change)
        if change.how is How.TIMES:
            times = amount
        elif change.how is How.DIVIDED:
            halves += 1
        elif isinstance(change.most, int):
            fewest = change.most if fewest == NONE else min(fewest, change.most)
        elif change.least is None:
            strikes += amount
        else:
            bounded.append((amount, change.least))
    for amount, least in bounded:
        strikes = min(strikes, max(least, strikes + amount))
    strikes *= times  # with whatever others have added
    for _ in range(halves):
        strikes = (strikes + 1) // 2
    return max(0, strikes if fewest == NONE else min(strikes, fewest))


def strikes_change(table: Table, attack: Attack, change: Modify) -> int:
    """By how much the change would raise or lower the number of strikes now."""
    if each_faces_a_strike(attack):
        return 0
    strikes = attack_strikes(table, attack)
    if change.how is How.DIVIDED:
        return 0 if attack.halved else -(strikes // 2)
    if isinstance(change.most, int):
        return min(0, change.most - strikes)
    assert isinstance(change.by, int)
    if change.by >= 0:
        return change.by
    return -max(0, min(-change.by, strikes - (change.least or 0)))


def attack_prowess(table: Table, attack: Attack, defender: CardId = NO_CARD) -> int:
    """The prowess of the attack's strikes, or of the one against this defender."""
    prowess = attack.prowess + total(added_to_attack(table, attack, Stat.PROWESS))
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
    own = attack.body
    givers: tuple[CardId, ...] = ()
    if own == NONE:
        own, givers = _body_given(table, attack)
        if own == NONE:
            return NONE
        own += attack.body_added
    added = added_to_attack(table, attack, Stat.BODY)
    body = own + sum([part.amount for part in added if part.source not in givers])  # they have given all that
    for ability in attack.abilities:
        if isinstance(ability, Modify) and ability.what is Stat.BODY:
            body += _of_its_own(table, attack, ability, NO_CARD)
    return max(0, body)


def _body_given(table: Table, attack: Attack) -> tuple[int, tuple[CardId, ...]]:
    """The body that cards give to an attack that has none, and which cards they are."""
    given = NONE
    givers: list[CardId] = []
    for card, change in attack_bonuses(table, attack):
        if isinstance(change, Modify) and change.what is Stat.BODY and change.how is How.SET:
            assert isinstance(change.by, int)
            given = max(given, change.by)
            givers.append(card)
    return given, tuple(givers)


def _of_its_own(table: Table, attack: Attack, change: Modify, defender: CardId) -> int:
    """What the attack's own text adds for those whom it faces; under a condition it has been added before."""
    if change.of is not Subject.THIS_CARD:
        return 0
    by = change.by
    if isinstance(by, Count):
        who = who_counts(by)
        return by.times * len([one for one in attack.defenders if fits(table, one, who)])
    if change.against is None or isinstance(change.against, (Alignment, KeyedTo)) or defender == NONE:
        return 0  # against companies of a side, or keyed so, it has been added before
    assert isinstance(by, int)
    return by if fits(table, defender, change.against) else 0


def wound_checks(table: Table, attack: Attack, wounded: CardId) -> list[Part]:
    """What is added to the body checks of those whom the attack wounds, part by part. [CMB-46]"""
    if wounded in attack.attackers:
        return []  # he has been wounded by those whom he attacked [CVC-15]
    parts = parts_of(attack.wound_checks)
    for ability in attack.abilities:
        if _is_of_wounds(ability) and ability.how is How.ADD:
            assert isinstance(ability.by, int)
            parts.append(Part(attack.source, ability.by))
    for card, change in attack_bonuses(table, attack):
        if isinstance(change, Modify) and change.what is Check.BODY and change.how is How.ADD:
            if change.against is None or fits(table, wounded, change.against):
                parts.append(Part(card, _amount(change)))
    return parts


def further_checks(table: Table, attack: Attack) -> list[int]:
    """What is added to each body check more that those make whom the attack wounds. [CMB-46]"""
    found = [one.by for one in attack.abilities if _is_of_wounds(one) and one.how is How.AGAIN]
    for _, change in attack_bonuses(table, attack):
        if isinstance(change, Modify) and change.what is Check.BODY and change.how is How.AGAIN:
            found.append(change.by)
    return [by for by in found if isinstance(by, int)]


def _is_of_wounds(ability: Ability) -> TypeGuard[Modify]:
    """Whether an attack says so of the body checks of those whom it wounds."""
    return isinstance(ability, Modify) and ability.what is Check.BODY and ability.of is Subject.THIS_CARD


def against_body(table: Table, fighter: CardId, foe: Race | None, body: int) -> int:
    """What a body comes to against somebody, with what he himself and what he has in use does to it."""
    checks = 0
    for _, change in _done_to_foes(table, fighter, foe):
        assert isinstance(change.by, int)
        if change.how is How.DIVIDED:
            body = (body + change.by - 1) // change.by
        elif change.what is Stat.BODY:
            body += change.by
        elif change.what is Check.BODY:
            checks += change.by  # what a roll has more is as if the body had less of it
    return max(0, body - checks)


def against_prowess(table: Table, fighter: CardId, foe: Race | None) -> list[Part]:
    """What somebody, and what he has in use, does to the prowess of a strike against him, part by part."""
    parts: list[Part] = []
    for card, change in _done_to_foes(table, fighter, foe):
        if change.what is Stat.PROWESS:
            assert isinstance(change.by, int)
            parts.append(Part(card, change.by))
    return parts


def _done_to_foes(table: Table, fighter: CardId, foe: Race | None) -> list[tuple[CardId, Modify]]:
    """What changes the strikes that such a foe makes against him, card by card."""
    found: list[tuple[CardId, Modify]] = []
    for card in (fighter, *table.cards[fighter].carried):
        printed = table.printed[card]
        if not printed.of_foes or (printed.kind == ITEM and not table.cards[card].in_use):
            continue
        for change in printed.of_foes:
            if counts_against(table, change.against, foe, NO_CARD) and not is_silent(table, card):
                context = Context(table.owners[card], card, table.cards[fighter].company)
                if is_so(table, change.condition, context):
                    found.append((card, change))
    return found


def isolating(table: Table) -> CardId:
    """The card in play that leaves of several attacks only one, or NONE."""
    if Manner.ONE_ATTACK_ONLY in table.lexicon:
        for card in table.board:
            if fights(table.printed[card].abilities, Manner.ONE_ATTACK_ONLY):
                return card
    return NO_CARD
