"""What a bearer is without a card that he bears, and beside others of his company."""

from __future__ import annotations

from wizardhaven.engine.queries.words.characters import can_use_magic, has_skill
from wizardhaven.engine.queries.words.such import mind
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import skill_in
from wizardhaven.vocabulary.such import Able, Such, parts


def is_so_without(table: Table, bearer: CardId, who: Such, card: CardId) -> bool:
    """Whether he has the skill and can use the magic that is meant even without the card."""
    for part in parts(who):
        if isinstance(part, Able) and not can_use_magic(table, bearer, part.to_use, without=card):
            return False
    skill = skill_in(who)
    return skill is None or has_skill(table, bearer, skill, card)


def is_outdone(table: Table, bearer: CardId) -> bool:
    """Whether somebody in his company has a higher mind than he has. [GLO-070]"""
    company = table.companies.get(table.cards[bearer].company)
    if company is None:
        return False
    own = mind(table, bearer)
    others = [one for one in company.members if not table.printed[one].avatar]
    return any([mind(table, one) > own for one in others])
