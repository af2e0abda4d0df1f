"""General and direct influence: what control costs and what is left of it. [ORG-30]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.in_play import avatar_of
from wizardhaven.engine.queries.numbers.bonuses import Term, bonuses, counts_against
from wizardhaven.engine.queries.numbers.control_cost import (
    control_cost,
    fixed_cost,
    general_cost,
    is_beyond_direct,
)
from wizardhaven.engine.queries.players.alignments import are_opposed
from wizardhaven.engine.queries.players.stage_points import by_stage_points
from wizardhaven.engine.queries.words.shapes import own_number, shape_of
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.ids import GENERAL, NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.such import With
from wizardhaven.vocabulary.terms import Race, Stat

GENERAL_INFLUENCE: Final = 20


OPPOSITE_CAMPS: Final = -5


def general_influence(table: Table, seat: int) -> int:
    """The player's general influence: a Fallen-wizard in play says his own. [SET-38, FW-04]"""
    more = sum([change.by for change in _increases(table, seat) if isinstance(change.by, int)])
    avatar = avatar_of(table, seat)
    if avatar == NONE:
        return GENERAL_INFLUENCE + more
    character = table.printed[avatar].character
    shape = shape_of(table, avatar)
    own = character.general_influence if character is not None else None
    own = shape.general_influence if shape is not None else own
    found = own if own is not None else GENERAL_INFLUENCE
    for card in table.cards[avatar].carried:
        for bonus in table.printed[card].bonuses:
            if bonus.what is Stat.GENERAL_INFLUENCE and (bonus.who is None or fits(table, avatar, bonus.who)):
                found += _amount(table, bonus.change, avatar)
    return found + more


def controlling_influence(table: Table, seat: int) -> int:
    """How much of his general influence the player may use to control characters. [ORG-30]"""
    kept = 0
    for change in _increases(table, seat):
        if isinstance(change.by, int) and isinstance(change.most, int):
            kept += change.by - change.most
    return general_influence(table, seat) - kept


def _increases(table: Table, seat: int) -> list[Modify]:
    """What the player's events add to his general influence."""
    return [
        bonus.change
        for card in table.board
        if table.owners[card] == seat
        for bonus in table.printed[card].bonuses
        if bonus.what is Stat.GENERAL_INFLUENCE
    ]


def _amount(table: Table, change: Modify, avatar: CardId) -> int:
    if isinstance(change.by, int):
        return change.by
    assert isinstance(change.by, ByStagePoints)
    return by_stage_points(table, change.by, avatar)


def used_general_influence(table: Table, seat: int) -> int:
    """The minds of all characters that are neither avatars nor controlled otherwise. [ORG-30]"""
    used = 0
    for company in table.companies.values():
        if company.seat == seat:
            for member in company.members:
                if table.cards[member].controller == GENERAL:
                    used += general_cost(table, member)
    return used


def unused_general_influence(table: Table, seat: int) -> int:
    """What is left of general influence; never below zero, nor below what never controls. [SET-38, SET-39]"""
    left = max(0, general_influence(table, seat) - used_general_influence(table, seat))
    return left + table.kinds[seat].extra_influence


def free_to_control(table: Table, seat: int) -> int:
    """What is left of general influence to control further characters; never below zero. [ORG-29]"""
    return max(0, controlling_influence(table, seat) - used_general_influence(table, seat))


def followers_of(table: Table, leader: CardId) -> list[CardId]:
    """The characters a character controls. [GLO-042]"""
    company = table.companies.get(table.cards[leader].company)
    if company is None:
        return []
    return [member for member in company.members if table.cards[member].controller == leader]


def direct_influence(
    table: Table, character: CardId, against: CardId = NO_CARD, race: Race | None = None
) -> int:
    """Direct influence against that card, or against a foe of that race, nothing deducted. [GLO-031]"""
    total = own_number(table, character, Stat.DIRECT_INFLUENCE).amount
    race = table.printed[against].race if against != NONE else race
    for term in bonuses(table, character, Stat.DIRECT_INFLUENCE):
        if term.change.how is How.SET:
            return term.amount
        if _counts(table, character, term.change, race, against):
            total += term.amount
    return max(0, total)


def _counts(table: Table, character: CardId, change: Modify, race: Race | None, against: CardId) -> bool:
    """Whether it counts against that card or that foe; perhaps only for those in his company."""
    if isinstance(change.against, With):
        return _is_own(table, character, against)
    return counts_against(table, change.against, race, against)


def _is_own(table: Table, character: CardId, against: CardId) -> bool:
    """Whether it is somebody who is in his company, or would come into it as his follower. [ORG-45]"""
    if against == NONE or table.owners[against] != table.owners[character]:
        return False
    return table.printed[against].kind == CHARACTER


def influence_in_check(table: Table, character: CardId, against: CardId) -> int:
    """The unused direct influence that he adds to the check at hand, if it counts there. [INF-01]"""
    return 0 if is_without_direct(table, character) else unused_direct_influence(table, character, against)


def is_without_direct(table: Table, character: CardId) -> bool:
    """Whether he makes a check in which direct influence does not count."""
    check = table.check
    return check is not None and check.without_direct and check.character == character


def unused_direct_influence(
    table: Table, leader: CardId, against: CardId = NO_CARD, race: Race | None = None
) -> int:
    """What is left against that card, or a foe of that race, when all followers have been paid for.

    Followers are paid from influence without restriction first; only what that does not cover comes out
    of influence that counts against them, once in total. [ORG-32]
    """
    free = direct_influence(table, leader)
    if against == NONE and race is None:
        return left_of(table, leader, free)
    followers = followers_of(table, leader)
    minds = sum([control_cost(table, follower) for follower in followers])
    if minds <= free:
        special = direct_influence(table, leader, against, race) - free
        return max(0, free - minds + special)
    restricted = _restricted(table, leader)
    target = [against] if against != NONE else []
    left = _worth(table, leader, restricted, target, race)
    for group in _groups(followers):
        owed = sum([control_cost(table, follower) for follower in group])
        left = min(left, free + _worth(table, leader, restricted, [*group, *target], race) - owed)
    return max(0, left)


def left_of(table: Table, leader: CardId, free: int) -> int:
    """What is left of that much direct influence, against nobody in particular. [ORG-32]"""
    return max(0, free - sum([control_cost(table, follower) for follower in followers_of(table, leader)]))


def is_overburdened(table: Table, leader: CardId) -> bool:
    """Whether a character's direct influence no longer pays for all his followers. [ORG-31]"""
    followers = followers_of(table, leader)
    if followers and has_no_followers(table, leader):
        return True
    free = direct_influence(table, leader)
    if sum([control_cost(table, follower) for follower in followers]) <= free:
        return False
    restricted = _restricted(table, leader)
    for group in _groups(followers):
        owed = sum([control_cost(table, follower) for follower in group])
        if owed > free + _worth(table, leader, restricted, group):
            return True
    return False


def _restricted(table: Table, leader: CardId) -> list[Term]:
    """The direct influence that counts only against some."""
    terms = bonuses(table, leader, Stat.DIRECT_INFLUENCE)
    if any([term.change.how is How.SET for term in terms]):
        return []
    return [term for term in terms if term.change.against is not None]


def _worth(
    table: Table, leader: CardId, restricted: list[Term], cards: list[CardId], race: Race | None = None
) -> int:
    """What restricted influence comes to against these cards and this foe, each sort counted once."""
    worth = 0
    for term in restricted:
        change = term.change
        counts = race is not None and _counts(table, leader, change, race, NO_CARD)
        if counts or any([_counts(table, leader, change, table.printed[one].race, one) for one in cards]):
            worth += term.amount
    return worth


def _groups(followers: list[CardId]) -> list[list[CardId]]:
    """Every group of followers: what each of them owes together must be paid from what counts for it."""
    groups: list[list[CardId]] = [[]]
    for follower in followers:
        groups.extend([[*group, follower] for group in groups])
    return groups[1:]


def camp_modifier(table: Table) -> int:
    """What an attempt on a card of the opponent's suffers if the two are of opposite camps. [INF-14]"""
    return OPPOSITE_CAMPS if are_opposed(table) else 0


def can_control(table: Table, leader: CardId, character: CardId, relief: int = 0) -> bool:
    """Whether a character could take another as a follower, perhaps one whose mind will change. [ORG-45]"""
    if table.cards[leader].controller != GENERAL:
        return False
    if refuses_control(table, character, leader) or has_no_followers(table, leader):
        return False
    return unused_direct_influence(table, leader, character) >= control_cost(table, character) + relief


def refuses_control(table: Table, character: CardId, leader: CardId) -> bool:
    """Whether something on a character keeps him from being controlled by that direct influence."""
    if not table.cards[character].carried:
        return False
    if not table.printed[leader].avatar and fixed_cost(table, character) is not None:
        return True  # by general influence or his Fallen-wizard only
    return is_beyond_direct(table, character)


def has_no_followers(table: Table, leader: CardId) -> bool:
    """Whether his card keeps him from having followers, and nothing on him lets him have some. [ORG-45]"""
    if not table.printed[leader].without_followers:
        return False
    for card in table.cards[leader].carried:
        if table.printed[card].permit(Deed.HAVE_FOLLOWERS) is not None:
            return False
    return True
