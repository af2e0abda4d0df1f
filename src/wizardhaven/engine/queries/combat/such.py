"""Whether an attack is such a one, by what it says of itself. [CMB-11]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.foes_faced import is_keyed_to
from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.combat.company_combat import is_by
from wizardhaven.engine.queries.combat.sorts_of_attack import (
    is_creatures,
    is_of_the_site,
    without_weapons,
)
from wizardhaven.engine.queries.players.alignments import company_alignment
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.words.characters import has_skill
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import races_in
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import AllOf, AnyOf, At, AtLeast, KeyedTo, Named, Not, Such
from wizardhaven.vocabulary.terms import Alignment, Race, Skill, Stat


def attack_fits(table: Table, attack: Attack, such: Such) -> bool:
    """Whether it is such an attack."""
    if such is Sort.ATTACK:
        return True
    if isinstance(such, Race):
        return is_by(table, attack, (such,)) if attack.attacking != NONE else counts_as(attack.race, such)
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
    if isinstance(trait, Sort):
        return _is_of_sort(table, attack, trait)
    if isinstance(trait, KeyedTo):
        return is_keyed_to(attack.keyed, trait)
    if isinstance(trait, AtLeast):
        if trait.stat is Stat.BODY:
            return attack.body >= trait.number  # one without a body has not even none
        assert trait.stat is Stat.PROWESS, f"an attack has no {trait.stat}"
        return attack.normal_prowess >= trait.number
    if isinstance(trait, Named):
        return attack.source != NONE and table.printed[attack.source].identity in trait.names
    if isinstance(trait, At):
        company = table.companies.get(attack.company)
        return company is not None and is_place(table, company.new_site(), trait.site)
    if isinstance(trait, Alignment):
        return _is_by_company_of(table, attack, trait)
    if isinstance(trait, Skill):
        return attack.agent and has_skill(table, attack.source, trait)
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
        return attack.attacker_chooses
    if mark is Mark.WITHOUT_WEAPONS:
        return without_weapons(attack)
    if mark is Mark.ONE_OF_SEVERAL:
        return _is_one_of_several(table, attack)
    assert mark is Mark.SINGLE_STRIKES, f"no attack is {mark}"
    return _has_single_strikes(table, attack)


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
