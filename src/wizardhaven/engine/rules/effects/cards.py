"""Effects on cards: discarded, tapped, untapped, healed, returned, cancelled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wizardhaven.engine.changes.cards import eliminate, invert, make_well, tap, untap, wound
from wizardhaven.engine.queries.cards.in_play import (
    characters_of,
    company_of,
    kept_tapped,
    members_of,
    with_allies,
)
from wizardhaven.engine.queries.companies.companies import companies_beside
from wizardhaven.engine.queries.resources.duplicates import has_forerunner
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.effects.tap_one import TapOne, untapped_such
from wizardhaven.engine.rules.flow.performers import company_meant, meant, meant_by, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NONE, TAPPED, UNTAPPED, WOUNDED, CardId, CompanyId
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Become, Effect, Tap
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Purpose, State, Turned


def would_tap(table: Table, effect: Effect, context: Context) -> bool:
    """Whether what is meant can still be tapped; of a company anybody will do."""
    assert isinstance(effect, Tap)
    if effect.what is Subject.COMPANY:
        members = members_of(table, context.company)
        return bool(untapped_such(table, members, effect.who))
    who = meant_by(table, effect.what, context)
    return who != NONE and table.cards[who].status == UNTAPPED


@performs(Tap, would_tap)
def perform_tap(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The card taps, or somebody of the company."""
    assert isinstance(effect, Tap)
    if effect.what is Subject.COMPANY:
        company = table.companies.get(company_meant(table, declaration))
        if company is not None:
            table.push(TapOne(company.seat, company.id, declaration.card, effect.who))
        return
    card = meant(table, effect.what, declaration)
    if card != NONE:
        tap(table, card)


def would_become(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is somebody to be healed, to be wounded, or something that is tapped and may untap."""
    assert isinstance(effect, Become)
    if effect.who is Subject.EVERY_ITEM:
        return bool(_untapped_items(table))
    if effect.state is Turned.UNTAPPED:
        return _would_untap(table, effect.who, context)
    if isinstance(effect.state, Turned) and effect.who is not Subject.COMPANY:
        return _may_reach(table, meant_by(table, effect.who, context), effect.state)
    if effect.who is Subject.COMPANY:
        members = members_of(table, context.company)
        if effect.state is Turned.TAPPED:
            return any([table.cards[one].status == UNTAPPED for one in members])
        return any([table.cards[one].status == WOUNDED for one in with_allies(table, members)])
    if effect.state is State.ELIMINATED:
        return True
    hurt = table.cards[meant_by(table, effect.who, context)].status == WOUNDED
    return hurt == (effect.state is State.WELL)


def _untapped_items(table: Table) -> list[CardId]:
    """Every untapped item that anybody bears."""
    borne = [
        card for seat in (0, 1) for one in characters_of(table, seat) for card in table.cards[one].carried
    ]
    return [
        card for card in borne if table.printed[card].kind == ITEM and table.cards[card].status == UNTAPPED
    ]


def _would_untap(table: Table, who: Subject, context: Context) -> bool:
    """Whether the card is tapped and may untap; of a whole company nobody asks."""
    if who is Subject.COMPANY:
        return True
    card = meant_by(table, who, context)
    return card != NONE and table.cards[card].status == TAPPED and not kept_tapped(table, card)


def _may_reach(table: Table, card: CardId, stage: Turned) -> bool:
    """Whether the card lies just before that stage, which no other copy has reached."""
    inverted = stage is Turned.INVERTED
    before = TAPPED if inverted else UNTAPPED
    return table.cards[card].status == before and not has_forerunner(table, card, inverted)


def _reach(table: Table, card: CardId, stage: Turned) -> None:
    """The card comes to that stage, unless another copy has been there before it."""
    inverted = stage is Turned.INVERTED
    if card == NONE or has_forerunner(table, card, inverted):
        return
    if inverted:
        invert(table, card)
    else:
        tap(table, card)


@performs(Become, would_become)
def perform_become(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The character is wounded or eliminated; or he is well and untapped, perhaps with his companions."""
    assert isinstance(effect, Become)
    if effect.who is Subject.EVERY_ITEM:
        for item in _untapped_items(table):
            tap(table, item)
        return
    if effect.who is Subject.COMPANY:
        _CHANGES[effect.state](table, company_meant(table, declaration))
        return
    card = meant(table, effect.who, declaration)
    if effect.state is Turned.UNTAPPED:
        untap(table, card)
    elif isinstance(effect.state, Turned):
        _reach(table, card, effect.state)
    elif effect.state is State.WOUNDED:
        wound(table, card)
    elif effect.state is State.ELIMINATED:
        eliminate(table, card)
    else:
        for one in healed_with(table, card):
            make_well(table, one)


def make_company_well(table: Table, number: CompanyId) -> None:
    """Everybody of the company who is wounded is well and untapped, allies too. [SITE-28]"""
    for one in with_allies(table, members_of(table, number)):
        make_well(table, one)


def untap_company(table: Table, number: CompanyId) -> None:
    """Every tapped character of the company untaps."""
    for member in members_of(table, number):
        if table.cards[member].status == TAPPED:
            untap(table, member)


def tap_company(table: Table, number: CompanyId) -> None:
    """Every untapped character of the company taps."""
    for member in members_of(table, number):
        if table.cards[member].status == UNTAPPED:
            tap(table, member)


_CHANGES: Final[dict[State | Turned, Callable[[Table, CompanyId], None]]] = {
    Turned.UNTAPPED: untap_company,
    Turned.TAPPED: tap_company,
    State.WELL: make_company_well,
}


def healed_with(table: Table, character: CardId) -> tuple[CardId, ...]:
    """Who is healed when a character is: he alone, his company or all at the site, with allies. [SITE-28]"""
    company = table.companies.get(company_of(table, character))
    if company is None:
        return (character,)
    companies = companies_beside(table, company) if _heals_all(table, (company.site,), Subject.SITE) else []
    if not companies and _heals_all(table, company.members, Subject.COMPANY):
        companies = [company]
    members = [member for one in companies for member in one.members]
    return tuple(with_allies(table, members)) if members else (character,)


def _heals_all(table: Table, cards: tuple[CardId, ...], whom: Subject) -> bool:
    """Whether one of these characters makes healing reach all of his company, or this site all at it."""
    for card in cards:
        for counting in table.printed[card].counts:
            if counting.as_ is whom and Purpose.HEALING in counting.purposes:
                return True
    return False
