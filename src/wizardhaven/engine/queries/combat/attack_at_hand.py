"""The attack or strike at hand that a use of a card may be aimed at. [CMB-14, CMB-28]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of, factions_of
from wizardhaven.engine.queries.combat.attacks import (
    attacked_seat,
)
from wizardhaven.engine.queries.combat.company_combat import facing
from wizardhaven.engine.queries.combat.strikes import foe_of_defender
from wizardhaven.engine.queries.combat.such_at_hand import faced_fits, strike_fits
from wizardhaven.engine.queries.companies.companies import moving_to
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import ATTACK, STRIKE, Aim
from wizardhaven.engine.state.strike import WAITING, Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import regions_in
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import BoundFor, Such
from wizardhaven.vocabulary.targets import Target, TheAttack, TheStrike


def current_strike(table: Table) -> Strike | None:
    """The strike being resolved, if it is still to be rolled for."""
    attack = table.attack
    if attack is None or attack.strike == NONE:
        return None
    strike = attack.strikes[attack.strike]
    return strike if strike.result == WAITING else None


def at_hand(table: Table, seat: int, card: CardId, user: CardId, target: Target) -> list[Aim]:
    """The attack, or whoever faces the strike, if the card may be aimed at it. [CMB-14]"""
    attack = table.attack
    if attack is None or attack.canceled:
        return []
    attacked = attacked_seat(table, attack) == seat
    if attack.attacking == NONE and attacked == table.printed[card].hazard:
        return []  # the defending player acts with resources, his opponent with hazards
    if isinstance(target, TheAttack):
        if target.by is not None:
            made = _is_made_by(table, seat, attack, target.by)
            return [Aim(ATTACK, attack.company)] if made else []
        if attack.mere_strikes or (attack.attacking != NONE and not attacked):
            return []  # only one of two companies is facing an attack [CVC-20]
        return [Aim(ATTACK, attack.company)] if _is_attack(table, card, target, attack) else []
    assert isinstance(target, TheStrike)
    strike = current_strike(table)
    if strike is None:
        return []
    one = facing(table, strike, seat)
    return [Aim(STRIKE, one)] if _is_strike(table, card, user, target, strike, one) else []


def _is_attack(table: Table, card: CardId, target: TheAttack, attack: Attack) -> bool:
    if not faced_fits(table, attack, target.such):
        return False
    on = target.on
    if on is None:
        return _may_touch(table, card, attack.company)
    if on is Mark.ELSEWHERE:
        return company_of(table, card) != attack.company
    if isinstance(on, BoundFor):
        return attack.company in moving_to(table, regions_in(on.site))
    return _has_one(table, attack.company, on) and _may_touch(table, card, attack.company)


def _is_strike(
    table: Table, card: CardId, user: CardId, target: TheStrike, strike: Strike, one: CardId
) -> bool:
    """Whether somebody of the player's faces such a strike, and the card may be used against it."""
    attack = table.attack
    assert attack is not None
    defends = one == strike.defender
    foe = foe_of_defender(table, attack, strike) if defends else None
    if not strike_fits(table, card, attack, strike, foe, target.of):
        return False
    if not _may_touch(table, card, attack.company if defends else attack.attacking):
        return False
    from_hand = table.cards[card].place != IN_PLAY
    if user not in (NONE, one) and from_hand and Subject.COMPANY not in target.on:
        return False  # whoever uses a card against a strike is the one who faces it [CMB-28]
    helper = user if from_hand and user != NONE else card
    return fits(table, one, target.who) and _is_on(table, helper, target.on, one)


def _is_on(table: Table, card: CardId, on: tuple[Subject, ...], one: CardId) -> bool:
    """Whether he is one whom the card names: itself, its bearer or a companion; anybody if it names none."""
    for subject in on:
        if subject is Subject.BEARER:  # what was discarded as a cost lies on nobody any more
            bearer = table.cards[card].on
            if one == (bearer if bearer != NONE else card):
                return True
        elif subject is Subject.THIS_CARD:
            if one == card:
                return True
        else:
            assert subject is Subject.COMPANY, f"no strike is on {subject}"
            if card != one and company_of(table, card) == company_of(table, one):
                return True
    return not on


def _is_made_by(table: Table, seat: int, attack: Attack, who: Such) -> bool:
    """Whether it is the attack of a company of the player's with such a character. [CVC-05]"""
    company = table.companies.get(attack.attacking)
    return company is not None and company.seat == seat and _has_one(table, company.id, who)


def _has_one(table: Table, number: CompanyId, who: Such) -> bool:
    """Whether there is such a character in the company."""
    company = table.companies.get(number)
    return company is not None and any([fits(table, member, who) for member in company.members])


def _may_touch(table: Table, card: CardId, company: int) -> bool:
    """A resource must belong to the company that is fighting or to no company at all. [CMB-14]"""
    return company_of(table, card) in (NONE, company)


def is_by_a_friend(table: Table, company: Company, attack: Attack) -> bool:
    """Whether a faction of the defender's is another form of whoever attacks, and keeps him off. [MAN-01]"""
    if Manner.SPARES_ITS_PLAYER not in table.lexicon or attack.source == NONE:
        return False
    identity = table.printed[attack.source].identity
    for card in factions_of(table, company.seat):
        printed = table.printed[card]
        if printed.identity == identity and fights(printed.abilities, Manner.SPARES_ITS_PLAYER):
            return True
    return False
