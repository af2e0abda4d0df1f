"""How well a company stands what it meets on its way, and what it is worth to meet again. [MOV-26]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.minions import is_bound
from wizardhaven.bots.planner.odds import attack_harm
from wizardhaven.bots.planner.sight import Person, Sight
from wizardhaven.view.companies import CompanyView
from wizardhaven.vocabulary.cards import Character, Site

FOE: Final = (2, 10)
"""Strikes and prowess of a creature as companies meet them."""
USUAL: Final = 0.6
"""What it costs a company of usual strength on average."""
LEAST, MOST = 0.5, 2.0
"""How much less and more than to a usual company a way may seem dangerous."""
TOGETHER: Final = 0.3
"""What it is worth to be where another company is going; as much again for each who would be alone."""


def weakness(sight: Sight, members: Sequence[Person]) -> float:
    """How dangerous a way is to them, compared with a usual company."""
    strikes, prowess = FOE
    harm = attack_harm([sight.defender(person) for person in members], strikes, prowess, tapping=0.0)
    return min(max(harm / USUAL, LEAST), MOST)


def lone_avatar(sight: Sight, members: Sequence[Person]) -> bool:
    """Whether an avatar who might have others with him has nobody."""
    cards = [card for card in [sight.card(person.id) for person in members] if isinstance(card, Character)]
    return len(cards) == 1 and cards[0].avatar is not None and not is_bound(sight, cards)


def meeting(sight: Sight, company: CompanyView, site: Site) -> float:
    """What it is worth that another company is at a site or goes there, if somebody is alone otherwise."""
    members = sight.members(company.id)
    worth = 0.0
    for other in sight.own.companies:
        where = other.destination if other.destination is not None else other.site
        there = sight.site(where)
        if other.id == company.id or there is None or there.name != site.name:
            continue
        theirs = sight.members(other.id)
        if min(len(members), len(theirs)) == 1:
            worth = max(worth, TOGETHER * (1 + lone_avatar(sight, members) + lone_avatar(sight, theirs)))
    return worth
