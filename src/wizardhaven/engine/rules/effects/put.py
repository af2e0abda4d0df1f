"""Cards are put elsewhere by other cards: into the play deck, which is shuffled, or into the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.cards import return_to_hand
from wizardhaven.engine.changes.lasting import end_lasting
from wizardhaven.engine.changes.off_to_the_side import put_aside
from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.characters.admission import is_kept_home
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.resources.findable import (
    any_in_sources,
    any_to_be_put,
    site_at_hand,
    to_be_put,
)
from wizardhaven.engine.queries.sites.home_sites import is_home_site
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.open_piles import PLACES
from wizardhaven.engine.rules.characters.coming_into_play import bring_into_play, why_no_avatar
from wizardhaven.engine.rules.effects.put_away import put_away, would_put_away
from wizardhaven.engine.rules.flow.chance import Shuffle
from wizardhaven.engine.rules.flow.performers import company_meant, meant, performs
from wizardhaven.engine.rules.flow.putters import PUT_PROSPECTS, PUTTERS, puts
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, GENERAL, IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.permits import permits
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Pile


def would_put(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is something to put, in the way that is meant."""
    assert isinstance(effect, Put)
    return PUT_PROSPECTS[way_of(effect)](table, effect, context)


@performs(Put, would_put)
def perform_put(table: Table, effect: Effect, declaration: Declaration) -> None:
    """It is done in the way that is meant."""
    assert isinstance(effect, Put)
    PUTTERS[way_of(effect)](table, effect, declaration)


def would_fetch(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is something to look for."""
    assert isinstance(effect, Put)
    each = effect.by is Whose.ANYBODYS
    if each and any_in_sources(table, 1 - context.seat, effect):
        return True  # what the opponent has discarded nobody but he knows
    here = NO_CARD if each else site_at_hand(table, context.company)
    return any_to_be_put(table, context.seat, effect, here)


@puts(Way.AVATAR, would_fetch)
def fetch_avatar(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player may look for his avatar when the action resolves."""
    assert isinstance(effect, Put)
    if _avatars(table, declaration.seat, effect, declaration.aim.card):
        table.push(FetchAvatar(declaration.seat, effect, declaration.aim.card))


@puts(Way.FETCHED, would_fetch)
def fetch(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player chooses when the action resolves, or each player does."""
    assert isinstance(effect, Put)
    if effect.by is Whose.ANYBODYS:
        for seat in (1 - table.active, table.active):
            _put(table, seat, effect, NO_CARD, declaration.card)
    else:
        here = site_at_hand(table, company_meant(table, declaration))
        _put(table, declaration.seat, effect, here, declaration.card)


@puts(Way.NAMED, would_put_away)
def put_named(table: Table, effect: Effect, declaration: Declaration) -> None:
    """What the text has named goes there, or back to hand if something that lasts says so."""
    assert isinstance(effect, Put)
    if effect.to is Pile.DISCARD_PILE and table.lasting and _returned(table, effect, declaration):
        return
    put_away(table, effect, declaration)


def _returned(table: Table, effect: Put, declaration: Declaration) -> bool:
    """Whether a card in play went back to hand, for once, where it would have been discarded."""
    assert isinstance(effect.what, Subject)
    card = meant(table, effect.what, declaration)
    if card == NONE or table.cards[card].place != IN_PLAY:
        return False
    for index, one in enumerate(table.lasting):
        if permits(one.standing, Deed.RETURN) and one.on.card == card:
            end_lasting(table, index)
            return_to_hand(table, card)
            return True
    return False


@puts(Way.SWEPT, would_put_away)
def sweep(table: Table, effect: Effect, declaration: Declaration) -> None:
    """All such cards in play go there."""
    assert isinstance(effect, Put)
    put_away(table, effect, declaration)


def _put(table: Table, seat: int, put: Put, site: CardId, host: CardId) -> None:
    """All such cards are put there; or the player picks them one by one."""
    if isinstance(put.count, int):
        table.push(FetchCard(seat, put, put.may, put.count, site=site, host=host))
        return
    cards = to_be_put(table, seat, put, site)
    if put.up_to:
        table.push(FetchCard(seat, put, put.may, len(cards), site=site, host=host))
        return
    for card in cards:
        _lay(table, seat, put, card, host)
    if cards and put.to is Pile.PLAY_DECK:
        table.push(Shuffle(seat))


def _lay(table: Table, seat: int, put: Put, card: CardId, host: CardId) -> None:
    if put.to is Pile.ASIDE:
        put_aside(table, card, host)  # beneath the card that says so [OFF-01]
        return
    move(table, card, PLACES[put.to])
    record(table, Happening.FETCHED, card, seat=seat)
    if put.shown:
        record(table, Happening.TURNED_UP, card, seat=seat)


@final
class FetchCard(Choice):
    """A player picks a card to be put there; as many in all as are `left`, or none if that is `optional`.

    The `site` is where the card must be playable, if that is asked for.
    """

    __slots__ = ("host", "left", "optional", "put", "shuffles", "site")

    asks: ClassVar[Question] = Question.FETCH

    def __init__(
        self,
        seat: int,
        put: Put,
        optional: bool,
        left: int = 1,
        shuffles: bool = False,
        site: CardId = NO_CARD,
        host: CardId = NO_CARD,
    ) -> None:
        super().__init__(seat)
        self.put = put
        self.optional = optional
        self.left = left
        self.shuffles = shuffles
        self.site = site
        self.host = host

    def options(self, table: Table) -> Sequence[Action]:
        cards = to_be_put(table, self.seat, self.put, self.site)
        offers = [Action(Verb.TAKE, card) for card in _one_of_each_by_pile(table, cards)]
        return [PASS, *offers] if self.optional or not offers else offers

    def take(self, table: Table, action: Action) -> None:
        shuffles = self.shuffles
        if action.verb is Verb.TAKE:
            searched = table.cards[action.card].place == DECK
            _lay(table, self.seat, self.put, action.card, self.host)
            shuffles = shuffles or searched or self.put.to is Pile.PLAY_DECK
            if self.left > 1:
                more = FetchCard(
                    self.seat, self.put, self.put.up_to, self.left - 1, shuffles, self.site, self.host
                )
                table.push(more)
                return
        if shuffles:
            table.push(Shuffle(self.seat))  # a deck that was looked through is shuffled [GLO-097]

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class FetchAvatar(Choice):
    """A player may look for his avatar, who comes into play at the site, in a company there or alone."""

    __slots__ = ("put", "site")

    asks: ClassVar[Question] = Question.FETCH_AVATAR

    def __init__(self, seat: int, put: Put, site: CardId) -> None:
        super().__init__(seat)
        self.put = put
        self.site = site

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        found = _avatars(table, self.seat, self.put, self.site)
        here = [one.id for one in companies_of(table, self.seat) if one.site == self.site]
        for card in _one_of_each_by_pile(table, found):
            for company in here:
                offers.append(Action(Verb.PLAY_CHARACTER, card, GENERAL, number=company))
            offers.append(Action(Verb.PLAY_CHARACTER, card, GENERAL, aim=Aim(CARD, self.site)))
        return offers

    def take(self, table: Table, action: Action) -> None:
        if action.verb is not Verb.PLAY_CHARACTER:
            return
        searched = table.cards[action.card].place == DECK
        bring_into_play(table, self.seat, action)
        if searched:
            table.push(Shuffle(self.seat))  # a deck that was looked through is shuffled [GLO-097]

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


def _avatars(table: Table, seat: int, put: Put, site: CardId) -> list[CardId]:
    """The avatars that can be found and may come into play at the site. [ORG-09, ORG-14]"""
    found = [card for card in to_be_put(table, seat, put) if why_no_avatar(table, card) is None]
    if not is_kept_home(table, seat):
        return found
    return [card for card in found if is_home_site(table, card, site)]


def _one_of_each_by_pile(table: Table, cards: list[CardId]) -> list[CardId]:
    """One card of each name in each pile: which of two copies is taken makes no difference.

    What is offered of a play deck does not tell how its cards lie.
    """
    seen: set[tuple[int, str]] = set()
    chosen: list[CardId] = []
    in_deck = sorted([card for card in cards if table.cards[card].place == DECK])
    for card in [*[card for card in cards if card not in in_deck], *in_deck]:
        key = (table.cards[card].place, table.printed[card].code)
        if key not in seen:
            seen.add(key)
            chosen.append(card)
    return chosen
