"""Rolls that declared actions will cause, and at which of them a card may be aimed. [TIM-25]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of
from wizardhaven.engine.queries.companies.companies import companies_beside
from wizardhaven.engine.queries.numbers.bonuses import counts_against, is_foe
from wizardhaven.engine.queries.words.subjects import subject
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.chain import ABILITY, CARD_USE, INFLUENCE, PASSIVE, SITE_PLAY, Declaration
from wizardhaven.engine.state.checks import CheckAtHand, is_such
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.lasting import ATTEMPT, CHECK, Aim
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.effects import Effect, Roll
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import TheRoll
from wizardhaven.vocabulary.terms import Check
from wizardhaven.vocabulary.whose import is_of_no_effect, spared, who

UNANNOUNCED: Final = (None, Check.BODY, Check.RING_TEST)
"""Rolls at which no card is aimed before they are made."""


def announced_by(table: Table, declared: Declaration) -> CheckAtHand | None:
    """The roll that what was declared will cause when it resolves; None if it causes none."""
    card = declared.card
    if declared.kind == INFLUENCE or (declared.kind == SITE_PLAY and _is_tried(table, card)):
        return CheckAtHand(Check.INFLUENCE, declared.user, against=card)
    for effect in effects_of(table, declared):
        if isinstance(effect, Roll) and effect.kind not in UNANNOUNCED:
            assert effect.kind is not None
            character = subject(table, effect.by, card, declared.user, declared.aim)
            if effect.kind is not Check.CORRUPTION or _can_be_corrupted(table, character):
                return CheckAtHand(effect.kind, character)
    return None


def _can_be_corrupted(table: Table, card: CardId) -> bool:
    return card != NONE and table.printed[card].kind == CHARACTER


def _is_tried(table: Table, card: CardId) -> bool:
    """Whether it is a faction for which a roll is made."""
    faction = table.printed[card].faction
    return faction is not None and faction.freely is None


def effects_of(table: Table, declared: Declaration) -> tuple[Effect, ...]:
    """What a declared card, ability or passive condition does when it resolves."""
    printed = table.printed[declared.card]
    if declared.kind == CARD_USE:
        return printed.uses[declared.number].effects
    if declared.kind == ABILITY:
        return printed.actions[declared.number].effects
    if declared.kind == PASSIVE:
        ability = printed.abilities[declared.number]
        return (ability.then,) if isinstance(ability, When) else ()
    return ()


def awaits_roll(table: Table, seat: int) -> bool:
    """Whether a roll by a character of the player's has been announced."""
    for declared in table.chain:
        check = announced_by(table, declared)
        if check is not None and table.owners[check.character] == seat:
            return True
    return False


def rolls(table: Table, seat: int, card: CardId, user: CardId, target: TheRoll) -> list[Aim]:
    """The rolls that are meant; at most one is at hand, several may have been announced."""
    check = table.check
    if user == NONE and table.cards[card].place == IN_PLAY and target.by is not Subject.USER:
        user = bearer_of(table, card)
    if target.by is Subject.OPPONENT:
        return _attempts(table, seat, user, target)
    if check is not None:
        fits = _is_meant(table, seat, user, target, check) and not _is_unmoved(table, card, check)
        return [Aim(CHECK, check.character, name=check.kind.value)] if fits else []
    found: list[Aim] = []
    for declared in table.chain:
        coming = announced_by(table, declared)
        if coming is None or not _is_meant(table, seat, user, target, coming):
            continue
        if not _is_unmoved(table, card, coming):
            found.append(Aim(CHECK, coming.character, declared.card, coming.kind.value))
    return found


def _attempts(table: Table, seat: int, user: CardId, target: TheRoll) -> list[Aim]:
    """The opponent's attempt at a card of the player's: in his own turn, or at somebody near the user."""
    check = table.check
    if check is None or not _is_one_of(check, target.kinds) or table.owners[check.character] == seat:
        return []
    if check.against == NONE:
        return []
    if isinstance(target.against, Subject):
        near = company_of(table, check.against) == company_of(table, user)
        return [Aim(ATTEMPT, check.against)] if near else []
    if table.active == seat:  # an agent tries in the other's turn, and his site phase is meant
        return []
    return [Aim(ATTEMPT, check.against)] if _is_against(table, target, check) else []


def _is_against(table: Table, target: TheRoll, check: CheckAtHand) -> bool:
    """Whether the roll is against one of those whom the card names; if it names none, it is."""
    if isinstance(target.against, Subject) or not target.against:
        return True
    race = table.printed[check.against].race if check.against != NONE else None
    return any([is_foe(table, foe, race, check.against) for foe in target.against])


def _is_meant(table: Table, seat: int, user: CardId, target: TheRoll, check: CheckAtHand) -> bool:
    character = check.character
    if not _is_one_of(check, target.kinds) or table.owners[character] != seat:
        return False
    if (agent_of(table, character) is not None) != (target.by is Sort.AGENT):
        return False
    return _is_by(table, user, target, character) and _is_against(table, target, check)


def _is_by(table: Table, user: CardId, target: TheRoll, character: CardId) -> bool:
    """Whether he who rolls is the user himself, one at his site, or such a one of his company."""
    by = target.by
    if by is Subject.SITE:
        return _is_beside(table, user, character)
    if by is Subject.COMPANY:
        return character != user and not _is_elsewhere(table, user, character)
    if isinstance(by, Subject):
        return character == user
    if by is not Sort.AGENT and not fits(table, character, by):
        return False
    return not _is_elsewhere(table, user, character)


def _is_unmoved(table: Table, card: CardId, check: CheckAtHand) -> bool:
    """Whether the roll is against a faction on which the card has no effect, by itself or by another card."""
    name = table.printed[card].name
    faction = table.printed[check.against].faction if check.against != NONE else None
    if faction is not None and name in faction.unmoved_by:
        return True
    kind = table.kinds[table.owners[check.character]].player
    race = table.printed[check.against].race if check.against != NONE else None
    for source in table.board:
        for change in table.printed[source].modifiers:
            if is_of_no_effect(change) and _is_of_name(change, name, check.kind):
                if kind not in spared(change.of):
                    if counts_against(table, change.against, race, check.against):
                        return True
    return False


def _is_of_name(change: Modify, name: str, kind: Check) -> bool:
    """Whether it is about what a card of that name does to such a roll."""
    what, cards = change.what, who(change)
    return isinstance(what, Check) and is_such(kind, what) and cards is not None and name in names_in(cards)


def _is_elsewhere(table: Table, user: CardId, character: CardId) -> bool:
    """Whether the one who would help is in another company."""
    return user != NONE and company_of(table, user) != company_of(table, character)


def _is_beside(table: Table, user: CardId, character: CardId) -> bool:
    """Whether the two are in companies at the same site."""
    own = table.companies.get(company_of(table, user))
    if own is None:
        return False
    return company_of(table, character) in [company.id for company in companies_beside(table, own)]


def _is_one_of(check: CheckAtHand, kinds: tuple[Check, ...]) -> bool:
    return any([is_such(check.kind, kind) for kind in kinds])
