"""Whether a hazard event directly affects a company at its site, and in a way that is allowed. [SITE-38]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.hazards.reaches import (
    ABILITIES,
    EFFECTS,
    FORBIDDEN,
    NUMBERS,
    OWN,
    WAYS,
    Reach,
)
from wizardhaven.engine.queries.numbers.corruption import sources_of_corruption
from wizardhaven.engine.queries.resources.homesick_allies import homesick_allies
from wizardhaven.engine.queries.words.barred import is_under
from wizardhaven.engine.queries.words.occasions import done_when_played
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Effect, ForTheTurn, If, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify, changes_attacks
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.rolls import consequences
from wizardhaven.vocabulary.singular import Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import aimed_at
from wizardhaven.vocabulary.terms import Check, Stat, State
from wizardhaven.vocabulary.whose import is_of_characters, is_of_foes, is_of_rolls, scope


def reach_of(table: Table, card: CardId, use: Use, company: Company) -> Reach:
    """What playing the event comes to for the company; what is barred outweighs all else."""
    after = done_when_played(table, card, company.id)
    found = [_of_effect(effect, use) for effect in (*use.effects, *after)]
    if use.target is None:
        found.extend([_of_ability(table, one, company) for one in table.printed[card].abilities])
    return _gravest(found)


def _gravest(found: list[Reach]) -> Reach:
    for reach in (Reach.BARRED, Reach.COMPANY):
        if reach in found:
            return reach
    return Reach.NOBODY


def _of_effect(effect: Effect, use: Use) -> Reach:
    """What an effect comes to: its word says at most what, its fields perhaps less."""
    if isinstance(effect, Roll) and effect.kind is Check.BODY:
        return Reach.BARRED
    if isinstance(effect, Roll) and effect.kind not in (Check.CORRUPTION, Check.RING_TEST):
        return _gravest([_of_effect(one, use) for one in consequences(effect)])
    if isinstance(effect, If):
        return _gravest([_of_effect(one, use) for one in effect.then])
    if isinstance(effect, ForTheTurn):
        standing = effect.standing
        return _of_lasting(standing) if isinstance(standing, Modify) else _of_standing(standing)
    if isinstance(effect, Tap) and effect.what is Subject.THIS_CARD:
        return Reach.NOBODY
    if isinstance(effect, Put):
        if effect.what is Subject.THIS_CARD or effect.what is Subject.SITE:
            return Reach.NOBODY
        if way_of(effect) is Way.NAMED and aimed_at(use.target) is Sort.ITEM:
            return Reach.COMPANY  # no character is taken away
        return WAYS[way_of(effect)]
    if isinstance(effect, Become) and effect.state is State.ELIMINATED:
        return Reach.BARRED
    return OWN[effect.own] if isinstance(effect, Rule) else EFFECTS[type(effect)]


def _of_standing(ability: Ability) -> Reach:
    """What an ability comes to at most: by its word, by its number, by what it forbids."""
    if isinstance(ability, Modify):
        return NUMBERS[ability.what]
    if isinstance(ability, Rule):
        return OWN[ability.own]
    return FORBIDDEN[ability.deed] if isinstance(ability, Forbid) else ABILITIES[type(ability)]


def _forbids_something_to(table: Table, ability: Forbid, company: Company) -> bool:
    """Whether what it forbids is something that the company would do, or could lose, where it is."""
    if ability.deed is Deed.USE:
        return is_under(table, company.members[0], ability)
    if ability.deed is Deed.STRAY:
        leaving = homesick_allies(table, ability.what)
        return any([company_of(table, ally) == company.id for ally in leaving])
    return True


def _of_lasting(change: Modify) -> Reach:
    """What it comes to that a number is changed for a while: of characters and their rolls it is theirs."""
    if changes_attacks(change):
        return Reach.NOBODY
    of_theirs = is_of_characters(change) or is_of_rolls(change)
    return Reach.COMPANY if of_theirs else NUMBERS[change.what]


def _of_ability(table: Table, ability: Ability, company: Company) -> Reach:
    """What an ability of an event that lies on nothing comes to for the company where it is."""
    reach = _of_standing(ability)
    if isinstance(ability, Modify):
        return _of_number(table, ability, company)
    if isinstance(ability, Forbid) and not _forbids_something_to(table, ability, company):
        return Reach.NOBODY
    return reach


def _of_number(table: Table, change: Modify, company: Company) -> Reach:
    """What it comes to that a number is changed: what lies on nobody changes those of all or of none."""
    if is_of_foes(change) or changes_attacks(change):
        return Reach.NOBODY
    if change.what is Stat.CORRUPTION_POINTS and change.how is How.TIMES:
        here = any([sources_of_corruption(table, one) for one in company.members])
        return NUMBERS[change.what] if here else Reach.NOBODY
    if is_of_characters(change) or is_of_rolls(change):
        here = scope(change) in (Subject.EVERYBODY, Subject.COMPANY)
        return NUMBERS[change.what] if here else Reach.NOBODY
    return NUMBERS[change.what]
