"""The attack or strike at hand that a use of a card may be aimed at. [CMB-14, CMB-28]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of, factions_of
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.combat.attacks import (
    attack_prowess,
    attack_strikes,
    attacked_seat,
    attacker_assigns,
)
from wizardhaven.engine.queries.combat.company_combat import facing, is_by
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    is_at_site_attack,
    is_by_common_creature,
    is_by_creature,
    is_creatures,
    is_of_the_site,
    without_weapons,
)
from wizardhaven.engine.queries.combat.strikes import foe_of_defender
from wizardhaven.engine.queries.combat.such import attack_fits, strike_fits
from wizardhaven.engine.queries.companies.companies import moving_to
from wizardhaven.engine.queries.players.alignments import company_alignment
from wizardhaven.engine.queries.words.characters import matches
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId, CompanyId
from wizardhaven.engine.state.keyed import BY_REGION_NAME, BY_REGION_TYPE, BY_SITE_TYPE
from wizardhaven.engine.state.lasting import ATTACK, STRIKE, Aim
from wizardhaven.engine.state.printed.saying import says
from wizardhaven.engine.state.strike import WAITING, Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.attacks import SparesItsPlayer
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.such import BoundFor, Mark, regions_in
from wizardhaven.vocabulary.targets import AnAttack, AStrike, Target, TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Alignment, RegionType, SiteType


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
    if isinstance(target, AnAttack):
        if target.by_company_with is not None:
            made = _is_made_by(table, seat, attack, target.by_company_with)
            return [Aim(ATTACK, attack.company)] if made else []
        if attack.mere_strikes or (attack.attacking != NONE and not attacked):
            return []  # only one of two companies is facing an attack [CVC-20]
        return [Aim(ATTACK, attack.company)] if _is_attack(table, card, target, attack) else []
    if isinstance(target, TheAttack):
        if target.by is not None:
            made = _is_made_by(table, seat, attack, target.by)
            return [Aim(ATTACK, attack.company)] if made else []
        if attack.mere_strikes or (attack.attacking != NONE and not attacked):
            return []  # only one of two companies is facing an attack [CVC-20]
        return [Aim(ATTACK, attack.company)] if _is_the_attack(table, card, target, attack) else []
    if isinstance(target, TheStrike):
        strike = current_strike(table)
        if strike is None:
            return []
        one = facing(table, strike, seat)
        return [Aim(STRIKE, one)] if _is_the_strike(table, card, user, target, strike, one) else []
    assert isinstance(target, AStrike)
    strike = current_strike(table)
    if strike is None or (target.not_automatic and attack.automatic):
        return []
    if target.keyed_to and not _is_keyed_to(attack, target.keyed_to):
        return []
    if target.by_creature and not is_by_creature(table, attack):
        return []
    if target.between_companies and attack.attacking == NONE:
        return []
    if attack_prowess(table, attack, strike.defender) < target.prowess_at_least:
        return []
    if target.struck_too and not any([other.defender == card for other in attack.strikes]):
        return []
    if target.by and not is_any(foe_of_defender(table, attack, strike), target.by):
        return []
    one = facing(table, strike, seat)
    if one == strike.defender and is_any(foe_of_defender(table, attack, strike), target.not_by):
        return []
    if not _may_touch(table, card, attack.company if one == strike.defender else attack.attacking):
        return []
    from_hand = table.cards[card].place != IN_PLAY
    if user not in (NONE, one) and from_hand and not target.on_companion:
        return []  # whoever uses a card against a strike is the one who faces it [CMB-28]
    helper = user if from_hand and user != NONE else card
    return [Aim(STRIKE, one)] if _is_facing(table, helper, target, one) else []


def _is_attack(table: Table, card: CardId, target: AnAttack, attack: Attack) -> bool:
    if not is_by(table, attack, target.races):
        return False
    if target.keyed_to and not _is_keyed_to(attack, target.keyed_to):
        return False
    if (target.automatic and not attack.automatic) or (target.not_automatic and attack.automatic):
        return False
    if target.not_unique and not is_by_common_creature(table, attack):
        return False
    if target.at_site is not None and is_at_site_attack(attack) != target.at_site:
        return False
    if attack.normal_prowess < target.prowess_at_least or is_any(attack.race, target.not_by):
        return False
    if target.outnumbering and attack_strikes(table, attack) <= len(attack.defenders):
        return False
    if target.by_name is not None:
        if attack.source == NONE or table.printed[attack.source].identity != target.by_name:
            return False
    if target.without_weapons and without_weapons(attack) is None:
        return False
    if target.by_creature and (is_of_the_site(attack) or not is_creatures(table, attack)):
        return False
    if target.by_agent and not attack.agent:
        return False
    if target.single_strikes and not _has_single_strikes(table, attack):
        return False
    if target.one_of_several and not _is_one_of_several(table, attack):
        return False
    if target.choosing and not attacker_assigns(table, attack):
        return False
    if target.detainment and not attack.detainment:
        return False
    if target.not_by_company is not None and _is_by_company_of(table, attack, target.not_by_company):
        return False
    if target.against is not None and not _has_one(table, attack.company, target.against):
        return False
    if target.elsewhere:
        return company_of(table, card) != attack.company
    if target.moving_to:
        return attack.company in moving_to(table, target.moving_to)
    return _may_touch(table, card, attack.company)


def _is_the_attack(table: Table, card: CardId, target: TheAttack, attack: Attack) -> bool:
    if not attack_fits(table, attack, target.such):
        return False
    on = target.on
    if on is None:
        return _may_touch(table, card, attack.company)
    if isinstance(on, BoundFor):
        return attack.company in moving_to(table, regions_in(on.site))
    if isinstance(on, Characters):
        return _has_one(table, attack.company, on) and _may_touch(table, card, attack.company)
    assert on is Mark.ELSEWHERE, f"no company is {on}"
    return company_of(table, card) != attack.company


def _is_the_strike(
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
    return matches(table, one, target.who) and _is_on(table, helper, target.on, one)


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


def _is_made_by(table: Table, seat: int, attack: Attack, who: Characters) -> bool:
    """Whether it is the attack of a company of the player's with such a character. [CVC-05]"""
    company = table.companies.get(attack.attacking)
    return company is not None and company.seat == seat and _has_one(table, company.id, who)


def _has_one(table: Table, number: CompanyId, who: Characters) -> bool:
    """Whether there is such a character in the company."""
    company = table.companies.get(number)
    return company is not None and any([matches(table, member, who) for member in company.members])


def _is_by_company_of(table: Table, attack: Attack, side: Alignment) -> bool:
    """Whether a company of heroes, or of minions, makes the attack. [CVC-01]"""
    company = table.companies.get(attack.attacking)
    return company is not None and company_alignment(table, company) is side


def _has_single_strikes(table: Table, attack: Attack) -> bool:
    """Whether each attack of the creature normally has one strike."""
    creature = table.printed[attack.source].creature if attack.source != NONE else None
    return creature is not None and creature.strikes == 1


def _is_one_of_several(table: Table, attack: Attack) -> bool:
    """Whether it is the attack of a creature that makes several. [CMB-09]"""
    if is_of_the_site(attack) or attack.source == NONE:
        return False
    creature = table.printed[attack.source].creature
    return creature is not None and creature.attacks > 1


def _is_keyed_to(attack: Attack, keys: tuple[RegionType | SiteType | str, ...]) -> bool:
    """Whether it is keyed to one of these: types of region or of site, or regions by name."""
    for key in keys:
        if isinstance(key, RegionType):
            keyed = attack.keyed.kind == BY_REGION_TYPE and attack.keyed.name == key.value
        elif isinstance(key, SiteType):
            keyed = attack.keyed.kind == BY_SITE_TYPE and attack.keyed.name == key.value
        else:
            keyed = attack.keyed.kind == BY_REGION_NAME and attack.keyed.name == key
        if keyed:
            return True
    return False


def _may_touch(table: Table, card: CardId, company: int) -> bool:
    """A resource must belong to the company that is fighting or to no company at all. [CMB-14]"""
    return company_of(table, card) in (NONE, company)


def _is_facing(table: Table, card: CardId, target: AStrike, one: CardId) -> bool:
    if not matches(table, one, target.defender):
        return False
    if not (target.on_bearer or target.on_this_card or target.on_companion):
        return True
    bearer = table.cards[card].on if table.cards[card].on != NONE else card
    if target.on_bearer and bearer == one:  # what was discarded as a cost lies on nobody any more
        return True
    if target.on_this_card and card == one:
        return True
    return target.on_companion and card != one and company_of(table, card) == company_of(table, one)


def is_by_a_friend(table: Table, company: Company, attack: Attack) -> bool:
    """Whether a faction of the defender's is another form of whoever attacks, and keeps him off. [MAN-01]"""
    if SparesItsPlayer not in table.lexicon or attack.source == NONE:
        return False
    identity = table.printed[attack.source].identity
    for card in factions_of(table, company.seat):
        if table.printed[card].identity == identity and says(table.printed[card].abilities, SparesItsPlayer):
            return True
    return False
