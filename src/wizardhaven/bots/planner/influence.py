"""Influence: how much of it could be had for newcomers, and who had better follow whom. [ORG-45, ORG-46]"""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.bots.planner.fallen import may_join
from wizardhaven.bots.planner.places import is_at
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import highest, of_verb
from wizardhaven.engine.values import Action, CardId, Verb
from wizardhaven.view.characters import CharacterView
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.cards import Character, Faction
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import forbids
from wizardhaven.vocabulary.marked import is_marked
from wizardhaven.vocabulary.marks import Sort


def spare_influence(sight: Sight) -> int:
    """The general influence that is left, and what could be freed if some followed others."""
    freed = sum([sum(_could_follow(company)) for company in sight.own.companies])
    return sight.unused_influence() + freed


def _could_follow(company: CompanyView) -> list[int]:
    """The minds of those under general influence for whom somebody with them has direct influence left."""
    free = [
        character for character in company.characters if character.mind > 0 and not character.uncontrolled
    ]
    left = [character.direct_influence for character in company.characters]
    leading: list[CharacterView] = [character for character in company.characters if character.followers]
    minds: list[int] = []
    for follower in free:
        if follower in leading:
            continue
        for index, leader in enumerate(company.characters):
            if leader is not follower and left[index] >= follower.mind:
                left[index] -= follower.mind
                leading.append(leader)
                minds.append(follower.mind)
                break
    return minds


def newcomer_waiting(sight: Sight, company: CompanyView | None = None) -> Character | None:
    """The best character in hand whom general influence does not allow yet, but might.

    With a company: one who could join it where it is. [ORG-27]
    """
    unused, spare = sight.unused_influence(), spare_influence(sight)
    best: Character | None = None
    for id in sight.hand():
        card = sight.card(id)
        if not isinstance(card, Character) or card.mind is None or is_marked(card, Sort.AGENT):
            continue
        if card.name in sight.names or not unused < card.mind <= spare or not may_join(sight, card):
            continue
        if company is not None and not _joins(sight, company, card):
            continue
        if best is None or card.marshalling_points > best.marshalling_points:
            best = card
    return best


def _joins(sight: Sight, company: CompanyView, card: Character) -> bool:
    site = sight.site(company.site)
    at_home = site is not None and is_at(site, card.home)
    return at_home or (company.site.haven and not is_kept_home(card))


def is_kept_home(card: Character) -> bool:
    """Whether the character comes into play at a home site only. [ORG-27]"""
    return any([forbids(ability, Deed.COME_AS_STRANGER) for ability in card.abilities])


def making_room(sight: Sight, options: Sequence[Action]) -> Action | None:
    """Who should follow whom so that a newcomer can be controlled; None if nobody waits."""
    waiting = [company for company in sight.own.companies if newcomer_waiting(sight, company) is not None]
    if not waiting:
        return None
    offered: list[Action] = []
    minds: list[float] = []
    for option in of_verb(options, Verb.FOLLOW):
        person = sight.people.get(option.card)
        if person is not None and person.view.mind > 0 and is_under_general(sight, option.card):
            offered.append(option)
            minds.append(float(person.view.mind))
    index = highest(offered, minds)
    return None if index < 0 else offered[index]


def unburdening(sight: Sight, options: Sequence[Action]) -> Action | None:
    """Whom general influence should control, so that his leader has more left to win a faction. [INF-02]"""
    if not wants_influence(sight):
        return None
    unused = sight.unused_influence()
    for option in of_verb(options, Verb.FREE):
        person = sight.people.get(option.card)
        if person is not None and 0 < person.view.mind <= unused:
            return option
    return None


def wants_influence(sight: Sight) -> bool:
    """Whether a faction is in hand, and nobody who could join for what general influence is left."""
    faction = False
    for id in sight.hand():
        card = sight.card(id)
        if isinstance(card, Faction):
            faction = True
        elif isinstance(card, Character) and card.mind is not None and not is_marked(card, Sort.AGENT):
            if card.name not in sight.names and card.mind <= spare_influence(sight):
                if may_join(sight, card):
                    return False
    return faction


def has_followers_to_free(sight: Sight) -> bool:
    """Whether somebody follows who might be controlled by general influence."""
    for company in sight.own.companies:
        for character in company.characters:
            for follower in character.followers:
                if 0 < follower.mind <= sight.unused_influence():
                    return True
    return False


def is_under_general(sight: Sight, id: CardId) -> bool:
    """Whether a character is controlled by general influence."""
    for company in sight.own.companies:
        for character in company.characters:
            if character.card.id == id:
                return not character.uncontrolled
    return False
