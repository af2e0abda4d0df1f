"""What lies in play is put away: a card that the text has named, or all such cards that there are."""

from __future__ import annotations

from wizardhaven.engine.changes.cards import discard, remove_from_play, return_to_hand
from wizardhaven.engine.changes.lasting import end_environment_effects
from wizardhaven.engine.changes.on_guard import put_away_on_guard
from wizardhaven.engine.queries.companies.companies import is_kept
from wizardhaven.engine.queries.resources.findable import lying, site_at_hand
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.effects.discard import keep_or_discard, lose
from wizardhaven.engine.rules.effects.roll_for import GoBackToHand
from wizardhaven.engine.rules.flow.performers import company_meant, meant
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import DISCARD, HAND, IN_PLAY, NONE, POINTS, STORED
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import parts
from wizardhaven.vocabulary.terms import Keyword, Pile, Side


def would_put_away(table: Table, put: Effect, context: Context) -> bool:
    """Whether there is something to put away; that this card is gone for good is nothing."""
    assert isinstance(put, Put)
    if not isinstance(put.what, Subject):
        if Keyword.ENVIRONMENT in parts(put.what):
            return True  # effects of environments may be there to be cancelled
        here = site_at_hand(table, context.company)
        return bool(lying(table, context.seat, put, context.card, here))
    if put.to is Pile.REMOVED:
        return put.what is not Subject.THIS_CARD
    if put.what is Subject.ON_GUARD:
        company = table.companies.get(context.company)
        return company is not None and bool(company.on_guard)
    return True


def put_away(table: Table, put: Put, declaration: Declaration) -> None:
    """What is meant goes there, if it is still there to go."""
    if not isinstance(put.what, Subject):
        _sweep(table, put, declaration)
    elif put.what is Subject.ON_GUARD:
        put_away_on_guard(table, company_meant(table, declaration), to_hand=False)
    elif put.to is Pile.HAND:
        card = meant(table, put.what, declaration)
        if table.cards[card].place in (IN_PLAY, POINTS, STORED):
            table.push(GoBackToHand(card))
    else:
        _put_out_of_play(table, put, declaration)


def _put_out_of_play(table: Table, put: Put, declaration: Declaration) -> None:
    """The card goes to its owner's discard pile, or is gone for good."""
    assert isinstance(put.what, Subject)
    card = meant(table, put.what, declaration)
    if card == NONE or table.cards[card].place in (DISCARD, HAND):
        return
    if table.printed[card].kind == CHARACTER and is_kept(table, card):
        return
    if put.to is Pile.REMOVED:
        remove_from_play(table, card)
    elif put.or_else is not None:
        table.push(keep_or_discard(table, card, put, company_meant(table, declaration)))
    else:
        lose(table, card)


def _sweep(table: Table, put: Put, declaration: Declaration) -> None:
    """All such cards that are in play go there; environments take their effects with them."""
    assert not isinstance(put.what, Subject)
    here = site_at_hand(table, company_meant(table, declaration))
    found = lying(table, declaration.seat, put, declaration.card, here)
    for card, place in [(card, table.cards[card].place) for card in found]:
        if table.cards[card].place == place:  # one of them may have taken another with it
            if put.to is Pile.HAND:
                return_to_hand(table, card)
            else:
                discard(table, card)
    keywords = [part for part in parts(put.what) if isinstance(part, (Keyword, Side))]
    if Keyword.ENVIRONMENT in keywords:
        end_environment_effects(table, Side.HAZARD in keywords)
