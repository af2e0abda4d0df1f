"""What a company plays and what becomes of a bearer sets off. [TIM-69, TIM-73]"""

from __future__ import annotations

from wizardhaven.engine.changes.chain import wait
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of
from wizardhaven.engine.queries.resources.playable_at_site import needs_site
from wizardhaven.engine.queries.words.occasions import answers
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.ids import NO_COMPANY, NONE, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.terms import Phase


def bearer_wounded(table: Table, bearer: CardId) -> None:
    """What happens at once when the one on whom a card lies is wounded. [TIM-73]"""
    for card in table.cards[bearer].carried:
        _happens_at_once(table, card, Occasion.BEARER_WOUNDED)


def await_own(table: Table, card: CardId, occasion: Occasion) -> None:
    """What a card's own text says of what happens to itself waits for the chain to be over. [TIM-70]"""
    for number, _ in answers(table, card, occasion):
        aim = Aim(CARD, bearer_of(table, card))
        wait(table, Declaration(PASSIVE, table.owners[card], card, number, aim=aim))


def site_needed(table: Table, card: CardId) -> None:
    """What happens at once when its player plays a resource that needs the bearer's site. [TIM-73]"""
    company = table.companies.get(table.company if table.phase is Phase.SITE else company_of(table, card))
    if company is None or table.owners[card] != company.seat or not needs_site(table.printed[card]):
        return
    for member in company.members:
        for waiting in table.cards[member].carried:
            if table.printed[waiting].name != table.printed[card].name:
                _happens_at_once(table, waiting, Occasion.SITE_NEEDED)


def _happens_at_once(table: Table, card: CardId, occasion: Occasion) -> None:
    for _, ability in answers(table, card, occasion):
        table.push(Perform(ability.then, Declaration(PASSIVE, table.owners[card], card)))


def company_plays(table: Table, card: CardId) -> None:
    """A card has come into play with a company: what lies on that and waits for it declares its action."""
    keywords = table.printed[card].keywords
    company = company_of(table, card) if keywords else NO_COMPANY
    if company == NONE:
        return
    for other in table.watchers:
        if table.cards[other].company != company or other == card:
            continue
        for number, ability in answers(table, other, Occasion.COMPANY_PLAYS, company):
            assert isinstance(ability.of, tuple)
            if any([word in keywords for word in ability.of]):
                declared = Declaration(PASSIVE, table.owners[other], other, number)
                wait(table, declared)
