"""The sideboard: what an avatar with nothing better to do fetches, and who holds no hazards. [ORG-60]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.hand import is_hazard
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.verdict import Verdict, of_verb, passing
from wizardhaven.bots.planner.worth import holding_worth
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import Action, Verb

WORTH_TAPPING: Final = 2.0
"""A card in the sideboard that is worth more than this in hand is worth the avatar's tapping."""


def from_sideboard(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """An avatar who stays has the best card shuffled in; None if he has more to do, or leads minions."""
    for option in [] if sight.minions else of_verb(options, Verb.SIDEBOARD_TO_DECK):
        company = sight.company_of(option.card)
        stays = company is not None and company.destination is None and company.site.haven
        if stays and _best(sight) > WORTH_TAPPING:
            return Verdict(option, Why(Because.NOTHING_BETTER_TO_DO, option.card))
    return None


def _best(sight: Sight) -> float:
    """What the best resource or character in the sideboard would be worth in hand."""
    seen = [card.id for card in sight.own.sideboard.cards or () if card.id is not None]
    return max([holding_worth(sight, id) for id in seen if not is_hazard(sight, id)], default=0.0)


def hazards_from_sideboard(sight: Sight, options: Sequence[Action]) -> Verdict:
    """Who holds no hazard has a new one shuffled in: half the limit is enough for him. [UNT-19]"""
    wanted = of_verb(options, Verb.SIDEBOARD_TO_DECK)
    if wanted and not any([is_hazard(sight, id) for id in sight.hand()]):
        return Verdict(wanted[0], Why(Because.NO_HAZARD_IN_HAND))
    return passing(options, Because.NO_SIDEBOARD)
