"""Whether an attack detains a company, and what makes it a normal one. [CMB-55, CMB-59]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.foes_faced import is_keyed_to
from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.cards.races import is_any
from wizardhaven.engine.queries.players.alignments import camp_of
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.sites.treated_as import is_subdued
from wizardhaven.engine.queries.words.conditions import Context, holds, is_so
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY
from wizardhaven.engine.state.keyed import BY_SITE_NAME, BY_SITE_TYPE, Keyed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.such import AllOf, AnyOf, KeyedTo, Not, Such, parts
from wizardhaven.vocabulary.terms import Alignment, Race


def is_never_detained(table: Table, seat: int, starred: bool) -> bool:
    """Whether a card of the player's says that such an attack on his companies is a normal one."""
    if Manner.NORMAL not in table.lexicon:
        return False
    for card in table.pile(seat, IN_PLAY):
        for ability in table.printed[card].abilities:
            if isinstance(ability, Fights) and ability.manner is Manner.NORMAL:
                if _is_of_any_place(ability.of, starred):
                    context = Context(seat, card, company_of(table, card))
                    if ability.condition is None or holds(table, ability.condition, context):
                        return True
    return False


def _is_of_any_place(of: Such, starred: bool) -> bool:
    """Whether such an attack is meant wherever it takes place, and not only a creature keyed to a site."""
    for part in parts(of):
        if isinstance(part, KeyedTo) or part is Sort.AUTOMATIC_ATTACK:
            return False
        if part is Mark.STARRED and not starred:
            return False
    return True


def detains(table: Table, company: Company, abilities: tuple[Ability, ...], starred: bool = False) -> bool:
    """Whether such an attack is a detainment attack against the company. [CMB-55]"""
    for ability in abilities:
        if isinstance(ability, Detains) and _is_detained(table, company, ability.whom):
            return not is_never_detained(table, company.seat, starred)
    return False


def detained_at_site(table: Table, company: Company) -> bool:
    """Whether a card makes all automatic-attacks of the site detainment attacks against the company."""
    return is_subdued(table, company.new_site()) and not is_never_detained(table, company.seat, starred=False)


def is_roused_at_site(table: Table, company: Company) -> bool:
    """Whether a card in play makes normal attacks of all automatic-attacks at such a site."""
    if Manner.NORMAL not in table.lexicon:
        return False
    for card in table.board:
        for ability in table.printed[card].abilities:
            if isinstance(ability, Fights) and ability.manner is Manner.NORMAL:
                if ability.of is Sort.AUTOMATIC_ATTACK:
                    if is_so(table, ability.condition, Context(table.owners[card], card, company.id)):
                        return True
    return False


def attacks_normally(table: Table, company: Company, race: Race | None, keyed: Keyed) -> bool:
    """Whether the site to which a creature is keyed says that such a one attacks normally. [CMB-55]"""
    return _site_says(table, company, race, keyed, Manner.NORMAL)


def detains_here(table: Table, company: Company, race: Race | None, keyed: Keyed, starred: bool) -> bool:
    """Whether the site to which a creature is keyed says that all such attacks only detain. [CMB-55]"""
    if not _site_says(table, company, race, keyed, Manner.DETAINING):
        return False
    return not is_never_detained(table, company.seat, starred)


def _site_says(table: Table, company: Company, race: Race | None, keyed: Keyed, manner: Manner) -> bool:
    """Whether the site to which such a creature is keyed says how it attacks."""
    if manner not in table.lexicon or keyed.kind not in (BY_SITE_TYPE, BY_SITE_NAME):
        return False
    for ability in table.printed[company.new_site()].abilities:
        if isinstance(ability, Fights) and ability.manner is manner:
            return _is_such(race, keyed, ability.of)
    return False


def _is_such(race: Race | None, keyed: Keyed, such: Such) -> bool:
    """Whether a creature of that race, keyed like that, is meant."""
    if isinstance(such, AllOf):
        return all([_is_such(race, keyed, trait) for trait in such.traits])
    if isinstance(such, AnyOf):
        return any([_is_such(race, keyed, trait) for trait in such.traits])
    if isinstance(such, Not):
        return not _is_such(race, keyed, such.trait)
    if isinstance(such, KeyedTo):
        return is_keyed_to(keyed, such)
    assert isinstance(such, Race), f"no creature at a site is {such}"
    return is_any(race, (such,))


def _is_detained(table: Table, company: Company, whom: Such) -> bool:
    """Whether it is one of the companies meant; of what side it is its player says. [FW-77]"""
    if whom is Sort.COMPANY:
        return True
    if isinstance(whom, AnyOf):
        return any([_is_detained(table, company, trait) for trait in whom.traits])
    if isinstance(whom, Not):
        return not _is_detained(table, company, whom.trait)
    if isinstance(whom, Alignment):
        return camp_of(table, company.seat) is whom  # however overt it is
    assert whom is Mark.OVERT, f"nobody is detained as {whom}"
    return is_overt(table, company)
