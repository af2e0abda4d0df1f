"""Effects on cards: discarded, tapped, untapped, healed, returned, cancelled."""

from __future__ import annotations

from wizardhaven.engine.changes.cards import discard, make_well, return_to_hand, untap, wound
from wizardhaven.engine.changes.chain import withdraw
from wizardhaven.engine.changes.lasting import end_environment_effects, end_lasting
from wizardhaven.engine.effects.perform import company_meant, meant, performs
from wizardhaven.engine.queries.legality import hazard_events_on
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY, CardId
from wizardhaven.engine.state.lasting import DECLARATION, LASTING
from wizardhaven.engine.state.printed import ALLY
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import (
    Become,
    CancelCard,
    DiscardEnvironments,
    Effect,
    ReturnHazardEvents,
    Untap,
)
from wizardhaven.vocabulary.standing import HealsWholeCompany
from wizardhaven.vocabulary.terms import Keyword, Side, State


@performs(Untap)
def perform_untap(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The card untaps."""
    assert isinstance(effect, Untap)
    untap(table, meant(table, effect.what, declaration))


@performs(Become)
def perform_become(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The character is wounded; or he is well and untapped, and perhaps his companions with him."""
    assert isinstance(effect, Become)
    character = meant(table, effect.who, declaration)
    if effect.state is State.WOUNDED:
        wound(table, character)
        return
    for one in healed_with(table, character):
        make_well(table, one)


def healed_with(table: Table, character: CardId) -> tuple[CardId, ...]:
    """Who is healed when a character is: he alone, or his whole company with its allies. [SITE-28]"""
    company = table.companies.get(table.cards[character].company)
    if company is None:
        return (character,)
    for member in company.members:
        for ability in table.printed[member].abilities:
            if isinstance(ability, HealsWholeCompany):
                carried = [card for one in company.members for card in table.cards[one].carried]
                allies = [card for card in carried if table.printed[card].kind == ALLY]
                return (*company.members, *allies)
    return (character,)


@performs(ReturnHazardEvents)
def perform_return_hazard_events(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Hazard permanent-events on characters of the company go back to the hand they came from."""
    for card in hazard_events_on(table, company_meant(table, declaration)):
        return_to_hand(table, card)


@performs(DiscardEnvironments)
def perform_discard_environments(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The other side's environment cards are discarded and its environment effects cancelled."""
    assert isinstance(effect, DiscardEnvironments)
    hazard = effect.side is Side.HAZARD
    for seat in (0, 1):
        for card in table.pile(seat, IN_PLAY):
            printed = table.printed[card]
            if printed.has(Keyword.ENVIRONMENT) and printed.hazard == hazard:
                discard(table, card)
    end_environment_effects(table, hazard)


@performs(CancelCard)
def perform_cancel_card(table: Table, effect: Effect, declaration: Declaration) -> None:
    """A card in play or in the chain is cancelled and discarded; a lasting effect ends. [TIM-39]"""
    aim = declaration.aim
    if aim.kind == LASTING:
        for index, lasting in enumerate(table.lasting):
            if lasting.source == aim.number:
                end_lasting(table, index)
                return
    elif aim.kind == DECLARATION:
        withdraw(table, aim.number)
    elif table.cards[aim.number].place == IN_PLAY:
        discard(table, aim.number)
