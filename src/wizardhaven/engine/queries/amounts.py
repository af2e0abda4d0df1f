"""What a number that depends on the table comes to."""

from __future__ import annotations

from wizardhaven.engine.queries.influence import unused_general_influence
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.amounts import Amount


def amount_for(table: Table, amount: Amount, card: CardId) -> int:
    """The number as it stands for a character, or for the player of a card."""
    if amount is Amount.UNUSED_GENERAL_INFLUENCE:
        return unused_general_influence(table, table.owners[card])
    if amount is Amount.MIND:
        return table.printed[card].mind
    if amount is Amount.TWICE_PRINTED_PROWESS:
        return 2 * table.printed[card].prowess
    company = table.companies.get(table.cards[card].company)
    if company is None:
        return 0
    if amount is Amount.CHARACTERS_IN_COMPANY:
        return len(company.members)
    assert amount is Amount.REGIONS_MOVED_THROUGH
    return len(company.path)
