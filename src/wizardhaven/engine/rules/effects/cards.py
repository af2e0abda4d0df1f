"""Effects on cards: discarded, tapped, untapped, healed, returned, cancelled."""

from __future__ import annotations

from wizardhaven.engine.changes.cards import discard, eliminate, invert, make_well, tap, untap, wound
from wizardhaven.engine.changes.chain import withdraw
from wizardhaven.engine.changes.checks import cancel_check
from wizardhaven.engine.changes.lasting import end_lasting
from wizardhaven.engine.changes.strikes import spare_from_prison
from wizardhaven.engine.queries.cards.in_play import company_of, kept_tapped, members_of, with_allies
from wizardhaven.engine.queries.companies.companies import companies_beside
from wizardhaven.engine.queries.resources.duplicates import has_forerunner
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.effects.tap_one import TapOne
from wizardhaven.engine.rules.flow.performers import always, company_meant, meant, meant_by, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import IN_PLAY, NONE, TAPPED, UNTAPPED, WOUNDED, CardId, CompanyId
from wizardhaven.engine.state.lasting import ATTEMPT, CHECK, DECLARATION, LASTING, STRIKE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.effects import Become, CancelCard, Effect, Tap, Untap
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Purpose, State


def would_tap(table: Table, effect: Effect, context: Context) -> bool:
    """Whether what is meant can still be tapped, or inverted; of a company anybody will do."""
    assert isinstance(effect, Tap)
    if effect.first_copy and has_forerunner(table, context.card, effect.inverting):
        return False
    if effect.inverting:
        return table.cards[meant_by(table, effect.what, context)].status == TAPPED
    if effect.what is Subject.COMPANY:
        members = members_of(table, context.company)
        return any([table.cards[one].status == UNTAPPED for one in members])
    who = meant_by(table, effect.what, context)
    return who != NONE and table.cards[who].status == UNTAPPED


@performs(Tap, would_tap)
def perform_tap(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The card taps, or somebody of the company."""
    assert isinstance(effect, Tap)
    if effect.what is Subject.COMPANY:
        company = table.companies.get(company_meant(table, declaration))
        if company is not None:
            table.push(TapOne(company.seat, company.id, declaration.card))
        return
    card = meant(table, effect.what, declaration)
    if card == NONE or (effect.first_copy and has_forerunner(table, card, effect.inverting)):
        return
    if effect.inverting:
        invert(table, card)
    else:
        tap(table, card)


def would_untap(table: Table, effect: Effect, context: Context) -> bool:
    """Whether the card is tapped and may untap; of a whole company nobody asks."""
    assert isinstance(effect, Untap)
    if effect.what is Subject.COMPANY:
        return True
    who = meant_by(table, effect.what, context)
    return who != NONE and table.cards[who].status == TAPPED and not kept_tapped(table, who)


@performs(Untap, would_untap)
def perform_untap(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The card untaps, or every character of the company who is not wounded."""
    assert isinstance(effect, Untap)
    if effect.what is Subject.COMPANY:
        untap_company(table, company_meant(table, declaration))
        return
    untap(table, meant(table, effect.what, declaration))


def would_become(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is somebody to be healed, or to be wounded."""
    assert isinstance(effect, Become)
    if effect.who is Subject.COMPANY:
        members = members_of(table, context.company)
        return any([table.cards[one].status == WOUNDED for one in with_allies(table, members)])
    if effect.state is State.ELIMINATED:
        return True
    hurt = table.cards[meant_by(table, effect.who, context)].status == WOUNDED
    return hurt == (effect.state is State.WELL)


@performs(Become, would_become)
def perform_become(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The character is wounded or eliminated; or he is well and untapped, perhaps with his companions."""
    assert isinstance(effect, Become)
    if effect.who is Subject.COMPANY:
        make_company_well(table, company_meant(table, declaration))
        return
    character = meant(table, effect.who, declaration)
    if effect.state is State.WOUNDED:
        wound(table, character)
        return
    if effect.state is State.ELIMINATED:
        eliminate(table, character)
        return
    for one in healed_with(table, character):
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


@performs(CancelCard, always)
def perform_cancel_card(table: Table, effect: Effect, declaration: Declaration) -> None:
    """A card in play or in the chain is cancelled and discarded; a lasting effect or a roll ends. [TIM-39]

    If only what it does is cancelled, a card that lay in play before stays there.
    """
    assert isinstance(effect, CancelCard)
    aim = declaration.aim
    if aim.kind in (CHECK, ATTEMPT):
        cancel_check(table)
    elif aim.kind == LASTING:
        for index, lasting in enumerate(table.lasting):
            if lasting.source == aim.number:
                end_lasting(table, index)
                return
    elif aim.kind == DECLARATION:
        withdraw(table, aim.card)
        if not effect.only_effect and table.cards[aim.number].place == IN_PLAY:
            discard(table, aim.card)
    elif aim.kind == STRIKE:
        spare_from_prison(table)
    elif table.cards[aim.number].place == IN_PLAY:
        discard(table, aim.card)
