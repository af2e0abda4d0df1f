"""What cannot lie on somebody, or on a company, because of what he bears or of what is in play. [TIM-10]"""

from __future__ import annotations

from wizardhaven.engine.queries.words.being import company_is
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.such import choices
from wizardhaven.vocabulary.terms import Length


def is_warded(table: Table, character: CardId, hazard: CardId) -> bool:
    """Whether something that he has in use keeps hazards with such a word on them from him."""
    if Deed.AFFECT not in table.lexicon:
        return False
    words = table.printed[hazard].keywords
    for card in table.cards[character].carried:
        for barred in table.printed[card].forbids if table.cards[card].in_use else ():
            if barred.deed is Deed.AFFECT and any([word in choices(barred.what) for word in words]):
                return True
    return False


def is_unwelcome(table: Table, company: Company, event: CardId) -> bool:
    """Whether a card in play suffers no resource permanent-event on such a company."""
    printed = table.printed[event]
    if Deed.LIE_ON_COMPANY not in table.lexicon or not printed.resource:
        return False
    if not printed.is_event(Length.PERMANENT):
        return False
    for card in table.board:
        for barred in table.printed[card].forbids:
            if barred.deed is Deed.LIE_ON_COMPANY and company_is(table, company, barred.what):
                return True
    return False
