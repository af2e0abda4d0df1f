"""Whether an attack, or a strike of one, is such a one. [CMB-14]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes, attacker_assigns
from wizardhaven.engine.queries.combat.company_combat import is_by
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    is_by_creature,
    is_creatures,
    is_of_the_site,
    without_weapons,
)
from wizardhaven.engine.queries.players.alignments import company_alignment
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.keyed import BY_REGION_NAME, BY_REGION_TYPE, BY_SITE_NAME, BY_SITE_TYPE
from wizardhaven.engine.state.strike import Strike
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    AtLeast,
    KeyedTo,
    Mark,
    Named,
    Not,
    Sort,
    Such,
    races_in,
)
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType, SiteType, Stat


def attack_fits(table: Table, attack: Attack, such: Such) -> bool:
    """Whether it is such an attack."""
    if such is Sort.ATTACK:
        return True
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not attack_fits(table, attack, trait):
                return False
        return True
    if isinstance(such, AnyOf):
        if attack.attacking != NONE and isinstance(such.traits[0], Race):
            return is_by(table, attack, races_in(such))  # each of a company is one of them [CVC-19]
        for trait in such.traits:
            if attack_fits(table, attack, trait):
                return True
        return False
    if isinstance(such, Not):
        return not attack_fits(table, attack, such.trait)
    return _has_trait(table, attack, such)


def _has_trait(table: Table, attack: Attack, trait: Such) -> bool:
    if isinstance(trait, Race):
        return is_by(table, attack, (trait,))
    if isinstance(trait, Sort):
        return _is_of_sort(table, attack, trait)
    if isinstance(trait, KeyedTo):
        return _is_keyed_to(attack, trait)
    if isinstance(trait, AtLeast):
        assert trait.stat is Stat.PROWESS, f"an attack has no {trait.stat}"
        return attack.normal_prowess >= trait.number
    if isinstance(trait, Named):
        return attack.source != NONE and table.printed[attack.source].identity in trait.names
    if isinstance(trait, Alignment):
        return _is_by_company_of(table, attack, trait)
    assert isinstance(trait, Mark), f"no attack is {trait}"
    return _is_marked(table, attack, trait)


def _is_of_sort(table: Table, attack: Attack, sort: Sort) -> bool:
    """Who makes the attack: a creature, an agent, a company or the site itself."""
    if sort is Sort.CREATURE:
        return is_creatures(table, attack) and not is_of_the_site(attack)
    if sort is Sort.AUTOMATIC_ATTACK:
        return attack.automatic
    if sort is Sort.AGENT:
        return attack.agent
    assert sort is Sort.COMPANY, f"no attack is {sort}"
    return attack.attacking != NONE


def _is_marked(table: Table, attack: Attack, mark: Mark) -> bool:
    if mark is Mark.UNIQUE:
        return attack.source != NONE and table.printed[attack.source].unique
    if mark is Mark.DETAINMENT:
        return attack.detainment
    if mark is Mark.ATTACKER_ASSIGNS:
        return attacker_assigns(table, attack)
    if mark is Mark.WITHOUT_WEAPONS:
        return without_weapons(attack) is not None
    if mark is Mark.OUTNUMBERING:
        return attack_strikes(table, attack) > len(attack.defenders)
    if mark is Mark.ONE_OF_SEVERAL:
        return _is_one_of_several(table, attack)
    assert mark is Mark.SINGLE_STRIKES, f"no attack is {mark}"
    return _has_single_strikes(table, attack)


def _is_keyed_to(attack: Attack, keys: KeyedTo) -> bool:
    """Whether it is keyed to one of these: types of region or of site, any site, or regions by name."""
    kind = attack.keyed.kind
    for key in keys.where:
        if isinstance(key, RegionType):
            keyed = kind == BY_REGION_TYPE and attack.keyed.name == key.value
        elif isinstance(key, SiteType):
            keyed = kind == BY_SITE_TYPE and attack.keyed.name == key.value
        elif isinstance(key, Sort):
            keyed = kind in (BY_SITE_TYPE, BY_SITE_NAME)
        else:
            keyed = kind == BY_REGION_NAME and attack.keyed.name == key
        if keyed:
            return True
    return False


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


def strike_fits(
    table: Table, card: CardId, attack: Attack, strike: Strike, foe: Race | None, such: Such
) -> bool:
    """Whether the strike is one of such an attack; its race is that of the foe who makes it."""
    if such is Sort.ATTACK:
        return True
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not strike_fits(table, card, attack, strike, foe, trait):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if strike_fits(table, card, attack, strike, foe, trait):
                return True
        return False
    if isinstance(such, Not):
        return not strike_fits(table, card, attack, strike, foe, such.trait)
    if isinstance(such, Race):
        return counts_as(foe, such)
    if isinstance(such, AtLeast):
        assert such.stat is Stat.PROWESS, f"a strike has no {such.stat}"
        return attack_prowess(table, attack, strike.defender) >= such.number
    if such is Sort.CREATURE:
        return is_by_creature(table, attack)
    if such is Mark.STRIKING_THIS_CARD:
        return any([other.defender == card for other in attack.strikes])
    return attack_fits(table, attack, such)
