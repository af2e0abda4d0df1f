"""Whether an attack detains a company, and what makes it a normal one. [CMB-55, CMB-59]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.players.alignments import camp_of
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.sites.treated_as import is_subdued
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY
from wizardhaven.engine.state.keyed import BY_SITE_NAME, BY_SITE_TYPE, Keyed
from wizardhaven.engine.state.printed.saying import says
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.attacks import DetainmentAgainst
from wizardhaven.vocabulary.combat import NoDetainment
from wizardhaven.vocabulary.sites import CreaturesAttackNormally, CreaturesDetain
from wizardhaven.vocabulary.terms import Race


def is_never_detained(table: Table, seat: int, starred: bool) -> bool:
    """Whether a card of the player's says that such an attack on his companies is a normal one."""
    if NoDetainment not in table.lexicon:
        return False
    for card in table.pile(seat, IN_PLAY):
        for ability in table.printed[card].abilities:
            if isinstance(ability, NoDetainment) and (starred or not ability.starred):
                context = Context(seat, card, company_of(table, card))
                if ability.condition is None or holds(table, ability.condition, context):
                    return True
    return False


def detains(table: Table, company: Company, abilities: tuple[Ability, ...], starred: bool = False) -> bool:
    """Whether such an attack is a detainment attack against the company. [CMB-55]"""
    for ability in abilities:
        if isinstance(ability, DetainmentAgainst) and _is_detained(table, company, ability):
            return not is_never_detained(table, company.seat, starred)
    return False


def detained_at_site(table: Table, company: Company) -> bool:
    """Whether a card makes all automatic-attacks of the site detainment attacks against the company."""
    return is_subdued(table, company.new_site()) and not is_never_detained(table, company.seat, starred=False)


def attacks_normally(table: Table, company: Company, race: Race | None, keyed: Keyed) -> bool:
    """Whether the site to which a creature is keyed says that such a one attacks normally. [CMB-55]"""
    if keyed.kind not in (BY_SITE_TYPE, BY_SITE_NAME):
        return False
    for ability in table.printed[company.new_site()].abilities:
        if isinstance(ability, CreaturesAttackNormally):
            return not is_any(race, ability.but)
    return False


def detains_here(table: Table, company: Company, keyed: Keyed, starred: bool) -> bool:
    """Whether the site to which a creature is keyed says that all such attacks only detain. [CMB-55]"""
    if CreaturesDetain not in table.lexicon or keyed.kind not in (BY_SITE_TYPE, BY_SITE_NAME):
        return False
    said = says(table.printed[company.new_site()].abilities, CreaturesDetain)
    return said and not is_never_detained(table, company.seat, starred)


def _is_detained(table: Table, company: Company, against: DetainmentAgainst) -> bool:
    """Whether it is one of the companies meant."""
    if against.covert or against.overt:
        if against.overt if is_overt(table, company) else against.covert:
            return True
    elif against.alignment is None:
        return True
    return against.alignment is camp_of(table, company.seat)  # however overt it is [FW-77]
