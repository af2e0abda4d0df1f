"""What a number that depends on the table comes to."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.notes import times_noted
from wizardhaven.engine.queries.numbers.influence import (
    influence_in_check,
    unused_direct_influence,
    unused_general_influence,
)
from wizardhaven.engine.queries.numbers.prowess_and_body import prowess
from wizardhaven.engine.queries.players.stage_points import by_stage_points, stage_points
from wizardhaven.engine.queries.words.characters import size
from wizardhaven.engine.queries.words.holdings import cards_in_play, held
from wizardhaven.engine.queries.words.site_path import regions_counted
from wizardhaven.engine.queries.words.such import fits, mind
from wizardhaven.engine.state.ids import IN_PLAY, CardId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import (
    Amount,
    ByStagePoints,
    Count,
    Number,
    is_of_others,
    who_counts,
)
from wizardhaven.vocabulary.asked_for import names_in
from wizardhaven.vocabulary.marks import Tally
from wizardhaven.vocabulary.subjects import Subject

MOST_BY_PROWESS: Final = 6
"""As much as prowess adds to an influence check at the most. [INF-01]"""


def amount_for(table: Table, amount: Number, card: CardId) -> int:
    """The number as it stands for a character, or for the player of a card."""
    if isinstance(amount, Count):
        return amount.times * _counted(table, amount, card)
    if isinstance(amount, ByStagePoints):
        return by_stage_points(table, amount, card)
    if amount is Amount.UNUSED_GENERAL_INFLUENCE:
        return unused_general_influence(table, table.owners[card])
    if amount is Amount.UNUSED_DIRECT_INFLUENCE:
        attack = table.attack  # it is the attacker on whom influence is tried
        return unused_direct_influence(table, card, race=attack.race if attack is not None else None)
    if amount is Amount.PROWESS:
        return prowess(table, card)
    if amount is Amount.PROWESS_FOR_INFLUENCE:
        return min(MOST_BY_PROWESS, prowess(table, card)) - _influence_tried(table, card)
    if amount is Amount.MIND:
        return mind(table, card)
    if amount is Amount.MARSHALLING_POINTS:
        return table.printed[card].points
    if amount is Amount.STAGE_POINTS:
        return stage_points(table, table.owners[card])
    assert amount is Amount.TWICE_PRINTED_PROWESS
    return 2 * table.printed[card].prowess


def _influence_tried(table: Table, card: CardId) -> int:
    """The direct influence that counts in the influence check at hand."""
    check = table.check
    return influence_in_check(table, card, check.against) if check is not None else 0


def _counted(table: Table, count: Count, card: CardId) -> int:
    """How many there are: of his player's cards, of all cards, in his company or on its way."""
    what, among = count.what, count.among
    company = table.companies.get(table.cards[card].company)
    if what is Tally.SIZE:
        return size(table, company.members) if company is not None else 0
    if what is Tally.DRAWN:
        return times_noted(table, Remembered.DRAWN, company.id) if company is not None else 0
    assert not isinstance(what, Tally), f"nobody counts {what.value}"
    if among is Subject.COMPANY:
        return _companions(table, count, card)
    if among is Subject.PATH:
        return regions_counted(table, company, count) if company is not None else 0
    if among is Subject.PLAYER:
        return len(held(table, table.owners[card], what))
    if among is Subject.USER:
        return 1 if fits(table, card, what) else 0
    assert among is Subject.EVERYBODY, f"nobody counts among {among.value}"
    names = names_in(what)  # besides the one that says so
    if not names:
        return len(cards_in_play(table, count))
    return max(0, len([one for one in _in_play(table) if table.printed[one].name in names]) - 1)


def _companions(table: Table, count: Count, card: CardId) -> int:
    """How many such characters his company has, perhaps without himself; he alone if he is in none."""
    company = table.companies.get(table.cards[card].company)
    who, others = who_counts(count), is_of_others(count)
    members = company.members if company is not None else (card,)
    return len([one for one in members if not (others and one == card) and fits(table, one, who)])


def _in_play(table: Table) -> list[CardId]:
    """The cards of both players in play."""
    return [*table.pile(0, IN_PLAY), *table.pile(1, IN_PLAY)]
