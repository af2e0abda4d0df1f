"""Cards are fetched by other cards: into the play deck, which is shuffled, or into the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from wizardhaven.engine.changes.piles import move, record
from wizardhaven.engine.queries.characters.admission import is_kept_home
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.resources.fetchable import any_in_sources, fetchable
from wizardhaven.engine.queries.resources.findable import site_at_hand
from wizardhaven.engine.queries.sites.home_sites import is_home_site
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.rules.characters.coming_into_play import bring_into_play, why_no_avatar
from wizardhaven.engine.rules.flow.chance import Shuffle
from wizardhaven.engine.rules.flow.performers import company_meant, performs
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECK, GENERAL, HAND, NO_CARD, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Fetch
from wizardhaven.vocabulary.effects import Effect


def would_fetch(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is something to fetch."""
    assert isinstance(effect, Fetch)
    if not all([holds(table, condition, context) for condition in effect.only_if]):
        return False
    if effect.each_player and any_in_sources(table, 1 - context.seat, effect):
        return True  # what the opponent has discarded nobody but he knows
    here = NO_CARD if effect.each_player else site_at_hand(table, context.company)
    return bool(fetchable(table, context.seat, effect, here))


@performs(Fetch, would_fetch)
def perform_fetch(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The player chooses the card when the action resolves; a second time only if he likes."""
    assert isinstance(effect, Fetch)
    if effect.avatar_into_play:
        if _avatars(table, declaration.seat, effect, declaration.aim.card):
            table.push(FetchAvatar(declaration.seat, effect, declaration.aim.card))
        return
    company = company_meant(table, declaration)
    context = Context(declaration.seat, declaration.card, company)
    if not all([holds(table, condition, context) for condition in effect.only_if]):
        return
    twice = effect.twice_if is not None and holds(table, effect.twice_if, context)
    if effect.each_player:
        for seat in (1 - table.active, table.active):
            if effect.every:
                _fetch_all(table, seat, effect)
            else:
                table.push(FetchCard(seat, effect, optional=True))
        return
    if twice:
        table.push(FetchCard(declaration.seat, effect, optional=True))
    optional = bool(effect.only_if) or (effect.up_to and effect.count == 1)
    here = site_at_hand(table, company) if effect.playable_here else NO_CARD
    table.push(FetchCard(declaration.seat, effect, optional, effect.count, site=here))


def _fetch_all(table: Table, seat: int, fetch: Fetch) -> None:
    """Every such card goes into the play deck, which is shuffled if there was one."""
    cards = fetchable(table, seat, fetch)
    for card in cards:
        move(table, card, DECK)
        record(table, Happening.FETCHED, card, seat=seat)
    if cards:
        table.push(Shuffle(seat))


@final
class FetchCard(Choice):
    """A player picks a card to fetch; as many in all as are `left`, or none if that is `optional`.

    The `site` is where the card must be playable, if the fetch asks for that.
    """

    __slots__ = ("fetch", "left", "optional", "shuffles", "site")

    asks: ClassVar[Question] = Question.FETCH

    def __init__(
        self,
        seat: int,
        fetch: Fetch,
        optional: bool,
        left: int = 1,
        shuffles: bool = False,
        site: CardId = NO_CARD,
    ) -> None:
        super().__init__(seat)
        self.fetch = fetch
        self.optional = optional
        self.left = left
        self.shuffles = shuffles
        self.site = site

    def options(self, table: Table) -> Sequence[Action]:
        cards = fetchable(table, self.seat, self.fetch, self.site)
        offers = [Action(Verb.TAKE, card) for card in _one_of_each_by_pile(table, cards)]
        return [PASS, *offers] if self.optional or not offers else offers

    def take(self, table: Table, action: Action) -> None:
        shuffles = self.shuffles
        if action.verb is Verb.TAKE:
            searched = table.cards[action.card].place == DECK
            move(table, action.card, HAND if self.fetch.to_hand else DECK)
            record(table, Happening.FETCHED, action.card, seat=self.seat)
            if self.fetch.shown:
                record(table, Happening.TURNED_UP, action.card, seat=self.seat)
            shuffles = shuffles or searched or not self.fetch.to_hand
            if self.left > 1:
                may_stop = self.fetch.up_to
                more = FetchCard(self.seat, self.fetch, may_stop, self.left - 1, shuffles, self.site)
                table.push(more)
                return
        if shuffles:
            table.push(Shuffle(self.seat))  # a deck that was looked through is shuffled [GLO-097]

    def refusal(self) -> Reason:
        return Reason.HAPPENS_AT_ONCE


@final
class FetchAvatar(Choice):
    """A player may look for his avatar, who comes into play at the site, in a company there or alone."""

    __slots__ = ("fetch", "site")

    asks: ClassVar[Question] = Question.FETCH_AVATAR

    def __init__(self, seat: int, fetch: Fetch, site: CardId) -> None:
        super().__init__(seat)
        self.fetch = fetch
        self.site = site

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        found = _avatars(table, self.seat, self.fetch, self.site)
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


def _avatars(table: Table, seat: int, fetch: Fetch, site: CardId) -> list[CardId]:
    """The avatars that can be found and may come into play at the site. [ORG-09, ORG-14]"""
    found = [card for card in fetchable(table, seat, fetch) if why_no_avatar(table, card) is None]
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
