"""An item takes the place of another one, which is gone for good. [ITM-02, GLO-087]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.cards import remove_from_play
from wizardhaven.engine.changes.control import give_item
from wizardhaven.engine.changes.piles import play, record
from wizardhaven.engine.queries.cards.in_play import company_of, unique_is_taken
from wizardhaven.engine.queries.items.items import never_bears
from wizardhaven.engine.rules.flow.resolvers import negate
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import IN_PLAY, UNTAPPED, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Item

IN_PLACE: Final = 6
"""How it is played: the play is aimed at the item that goes, and at the one who taps for it."""


def offer_replacing(
    table: Table, company: Company, card: CardId, item: Item, offers: list[Action]
) -> Reason | None:
    """Every item in the company whose place it may take, or why there is none."""
    if unique_is_taken(table, card):
        return Reason.UNIQUE_IN_PLAY
    tapping = [one for one in company.members if table.printed[one].name == item.tapping]
    bearers = [one for one in company.members if not never_bears(table, one, item)]
    replaced = [
        borne
        for bearer in bearers
        for borne in table.cards[bearer].carried
        if table.printed[borne].name == item.in_place_of
    ]
    if not tapping or not replaced:
        return Reason.CONDITION_NOT_MET
    if table.cards[tapping[0]].status != UNTAPPED:
        return Reason.NO_UNTAPPED_CHARACTER
    for borne in replaced:
        aim = Aim(CARD, borne, tapping[0])
        offers.append(Action(Verb.PLAY_AT_SITE, card, table.cards[borne].on, number=IN_PLACE, aim=aim))
    return None


def resolve_replacing(table: Table, declaration: Declaration) -> None:
    """It comes into play with the bearer of the other item, if he still bears that beside who tapped."""
    card, bearer = declaration.card, declaration.user
    replaced, tapped = declaration.aim.card, declaration.aim.other
    borne = table.cards[replaced].place == IN_PLAY and table.cards[replaced].on == bearer
    paid = table.cards[tapped].place == IN_PLAY and table.cards[tapped].status != UNTAPPED  # [TIM-13]
    if not borne or not paid or unique_is_taken(table, card):
        negate(table, declaration)
        return
    if company_of(table, tapped) != company_of(table, bearer):
        negate(table, declaration)
        return
    record(table, Happening.RESOLVED, card, bearer, declaration.seat)
    play(table, card, bearer)
    remove_from_play(table, replaced)
    give_item(table, card, bearer)
