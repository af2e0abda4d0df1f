"""Items, allies and factions are played at a site. [SITE-22 to SITE-34]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from wizardhaven.engine.changes.cards import put_among_points, tap
from wizardhaven.engine.changes.chain import declare
from wizardhaven.engine.changes.control import give_item, lay_on
from wizardhaven.engine.changes.piles import move, play, record, remember
from wizardhaven.engine.queries.cards.in_play import company_of, unique_is_taken
from wizardhaven.engine.queries.characters.ringwraith_followers import is_alone
from wizardhaven.engine.queries.items.items import may_bear
from wizardhaven.engine.queries.players.alignments import keep_apart
from wizardhaven.engine.queries.players.identity import is_dead
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.prisoners.prisoners import is_borrowed
from wizardhaven.engine.queries.resources.alignment_of_site import place_refusal
from wizardhaven.engine.queries.resources.allies import way_by, ways_of
from wizardhaven.engine.queries.resources.allowed_by_cards import (
    allowing,
    as_though_in_hand,
    is_let,
    let_from,
    made_playable,
    may_let,
)
from wizardhaven.engine.queries.resources.duplicates import has_copy
from wizardhaven.engine.queries.resources.playable_at_site import (
    is_also_for,
    is_barred,
    item_refusal,
    refused_here,
    site_allows,
    spares_site,
)
from wizardhaven.engine.queries.sites.sites import is_under_deeps, site_of
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.rules.chain.chain import OpenWaiting, answered
from wizardhaven.engine.rules.flow.chance import Shuffle
from wizardhaven.engine.rules.flow.performers import company_meant
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.rules.flow.resolvers import negate, resolves
from wizardhaven.engine.rules.items.replacing import IN_PLACE, offer_replacing, resolve_replacing
from wizardhaven.engine.rules.resources.factions import check_faction
from wizardhaven.engine.state.action import PASS, Action, Verb
from wizardhaven.engine.state.chain import SITE_PLAY, Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECLARED, IN_PLAY, NO_CARD, NONE, TAPPED, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import ALLY, ITEM
from wizardhaven.engine.state.questions import Question
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Choice, Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import one_of, says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Pile

# How a play uses the site.
TAPS_SITE: Final = 0


ADDITIONAL: Final = 1
"""The additional minor item: the site is tapped already. [SITE-33]"""


SPARES_SITE: Final = 2
"""Another card lets the item be played, whether the site is tapped or not."""


ANY_ADDITIONAL: Final = 3
"""The additional item in the Under-deeps: a minor one, or any that the site allows. [SITE-34]"""


ALLOWED: Final = 4
"""Another card allows one such play each turn, whatever the site allows and though it is tapped."""


BY_CARD: Final = 5
"""An ally, as the card that the play is aimed at lets it be played."""


MADE_PLAYABLE: Final = 7
"""An item that a card has made playable this turn at the untapped site, which taps as usual."""


ONE_MINOR: Final = Put(ItemClass.MINOR, Pile.PLAY, (Pile.HAND,), may=True, onto=Subject.COMPANY)
"""The additional minor item. [SITE-33]"""


def why_not_at_site(table: Table, company: Company, card: CardId) -> Reason | None:
    """Why an item, ally or faction cannot be played at the company's site; None if it can."""
    offers: list[Action] = []
    reason = offer_site_plays(table, company, card, offers)
    return None if offers else reason


def offer_site_plays(table: Table, company: Company, card: CardId, offers: list[Action]) -> Reason | None:
    """Every character who could play the card here, or why nobody can. [SITE-22]"""
    printed = table.printed[card]
    if is_borrowed(table, company.site):
        return Reason.ONLY_FOR_RESCUE
    if is_dead(table, card):
        return Reason.NOT_AGAINST_BALROGS
    if printed.kind == ALLY and is_alone(table, company.id):
        return Reason.CONDITION_NOT_MET
    reason = place_refusal(table, company.seat, card, company.site)
    if reason is None:
        reason = refused_here(table, company.site, card)
    if printed.faction is not None:
        reason = reason or _faction_refusal(table, company, card, printed.faction)
    if reason is None and table.cards[company.site].status == TAPPED:
        if not _though_tapped(table, company.site, card):
            reason = Reason.SITE_IS_TAPPED
    how = TAPS_SITE
    if printed.item is not None and printed.item.in_place_of is not None:
        return reason or offer_replacing(table, company, card, printed.item, offers)
    if reason is not None and allowing(table, company, card) != NONE:
        reason, how = None, ALLOWED
    elif reason is Reason.NOT_PLAYABLE_HERE and made_playable(table, company, card) != NONE:
        reason, how = None, MADE_PLAYABLE
    if reason is None and unique_is_taken(table, card):
        reason = Reason.UNIQUE_IN_PLAY
    if reason is not None:
        return reason
    before = len(offers)
    for member in company.members:
        if table.cards[member].status == UNTAPPED and not has_copy(table, member, card):
            if may_play_item(table, member, card):
                offers.append(Action(Verb.PLAY_AT_SITE, card, member, number=how))
    return None if len(offers) > before else Reason.NO_UNTAPPED_CHARACTER


def may_play_item(table: Table, character: CardId, card: CardId) -> bool:
    """Whether he is one of those who may play it, if it is an item, an ally or a faction that says so."""
    item, ally, faction = table.printed[card].item, table.printed[card].ally, table.printed[card].faction
    if faction is not None:
        return faction.freely is None or fits(table, character, faction.freely)
    if not may_bear(table, character, card):
        return False
    who = item.played_by if item is not None else ally.played_by if ally is not None else None
    return who is None or fits(table, character, who)


def _though_tapped(table: Table, site: CardId, card: CardId) -> bool:
    """Whether the card may be played though the site is tapped: it says so, or the site does of items."""
    printed = table.printed[card]
    if printed.item is not None:
        if is_also_for(table, site, printed.item) or table.printed[site].items_though_tapped:
            return True
    return printed.at_tapped_sites


def _faction_refusal(table: Table, company: Company, card: CardId, faction: Faction) -> Reason | None:
    """What else must hold for the faction to be played where it can be."""
    as_minion = site_of(table, company.site).alignment is Alignment.MINION
    if faction.alignment is Alignment.DUAL and as_minion and is_overt(table, company):
        return Reason.NOT_BY_OVERT_COMPANY
    for condition in faction.requires:
        if not holds(table, condition, Context(company.seat, card, company.id)):
            return Reason.CONDITION_NOT_MET
    return None


def declare_site_play(table: Table, seat: int, action: Action) -> None:
    """The character taps when the play is declared, the site only when it succeeds. [SITE-23]"""
    if action.number in (ALLOWED, MADE_PLAYABLE):
        company = table.companies[table.cards[action.other].company]
        find = allowing if action.number == ALLOWED else made_playable
        remember(table, Remembered.USED, find(table, company, action.card))
    lent = way_by(table, action.card, action.aim.card)
    if action.number == IN_PLACE:
        tap(table, action.aim.other)
    elif lent is None or lent.deed is not Deed.PLAY_WITHOUT_TAPPING:
        tap(table, action.other)
    move(table, action.card, DECLARED)
    declare(table, Declaration(SITE_PLAY, seat, action.card, action.number, action.other, action.aim))


@resolves(SITE_PLAY)
def resolve_site_play(table: Table, declaration: Declaration) -> None:
    """The card comes into play with the character who tapped for it, if all still holds."""
    card, character = declaration.card, declaration.user
    if declaration.number == IN_PLACE:
        resolve_replacing(table, declaration)
        return
    company = table.companies.get(company_of(table, character))
    lent = way_by(table, card, declaration.aim.card)
    free = lent is not None and lent.deed is Deed.PLAY_WITHOUT_TAPPING
    tapped = free or table.cards[character].status != UNTAPPED
    paid = table.cards[character].place == IN_PLAY and tapped  # [TIM-13]
    if not paid or unique_is_taken(table, card) or company is None:
        negate(table, declaration)
        return
    printed = table.printed[card]
    by_card = declaration.number == BY_CARD and not free
    as_usual = by_card or declaration.number in (TAPS_SITE, MADE_PLAYABLE)
    spared = spares_site(table, company.site, card)
    taps = (as_usual or declaration.number == ALLOWED) and not spared
    taps = taps and not printed.taps_no_site
    if as_usual and table.cards[company.site].status == TAPPED:
        lends = [source for source, _ in ways_of(table, company, card)] if lent is not None else []
        if declaration.aim.number not in lends and not _though_tapped(table, company.site, card):
            negate(table, declaration)
            return
    record(table, Happening.RESOLVED, card, character, declaration.seat)
    play(table, card, character)
    if printed.faction is not None and printed.faction.freely is not None:
        put_among_points(table, card)
        table.push(TapSite(company.id, character))
        return
    if printed.faction is not None:
        check_faction(table, card, character, TapSite(company.id, character))
        return
    if printed.kind == ITEM:
        give_item(table, card, character)
    else:
        lay_on(table, card, character)
    if spared:
        remember(table, Remembered.USED, company.site)
    if taps:
        table.push(TapSite(company.id, character))


@final
class TapSite(Step):
    """The site taps, and one more minor item may be played as the very next action. [SITE-33]

    What the play has set off comes before that: it starts the next chain by itself. [TIM-70]
    """

    __slots__ = ("character", "company")

    def __init__(self, company: CompanyId, character: CardId) -> None:
        self.company = company
        self.character = character

    def run(self, table: Table) -> None:
        company = table.companies.get(self.company)
        if company is not None and table.cards[company.site].status == UNTAPPED:
            tap(table, company.site)
            if table.cards[company.site].status == UNTAPPED:
                return  # a site that never taps allows nothing beyond what was played
            how = ANY_ADDITIONAL if is_under_deeps(site_of(table, company.site)) else ADDITIONAL
            another = OneMoreItem(company.seat, ONE_MINOR, self.character, how)
            table.push(OpenWaiting(), another)


@final
class OneMoreItem(Choice):
    """Another untapped character may play one more item, though the site is tapped. [SITE-33]

    If an `event` lets him, the item must be of its side. [TIM-18]
    """

    __slots__ = ("event", "except_for", "how", "let")

    asks: ClassVar[Question] = Question.ONE_MORE_ITEM

    def __init__(self, seat: int, let: Put, except_for: CardId, how: int, event: CardId = NO_CARD) -> None:
        super().__init__(seat)
        self.event = event
        self.let = let
        self.except_for = except_for
        self.how = how

    def options(self, table: Table) -> Sequence[Action]:
        offers = [PASS]
        company = table.companies.get(table.company)
        if company is None:
            return offers
        cards = let_from(table, self.seat, self.let)
        for card in [*cards, *as_though_in_hand(table, self.seat, company.site)]:
            if self.why_not(table, card) is None:
                for member in self._able(table, company, card):
                    offers.append(Action(Verb.PLAY_AT_SITE, card, member, number=self.how))
        return offers

    def _able(self, table: Table, company: Company, card: CardId) -> list[CardId]:
        """Who of the company could play the item."""
        untapped = [
            member
            for member in company.members
            if member != self.except_for and table.cards[member].status == UNTAPPED
        ]
        return [one for one in untapped if not has_copy(table, one, card) and may_play_item(table, one, card)]

    def take(self, table: Table, action: Action) -> None:
        if action.verb is Verb.PLAY_AT_SITE:
            declare_site_play(table, self.seat, action)
            answered(table, self.seat)

    def why_not(self, table: Table, card: CardId) -> Reason | None:
        item = table.printed[card].item
        company = table.companies.get(table.company)
        if item is None or company is None:
            return Reason.ONLY_MINOR_ITEM
        if self.event != NONE and keep_apart(table, self.event, card):
            return Reason.OF_THE_OTHER_SIDE
        refusal = place_refusal(table, self.seat, card, company.site)
        if refusal is not None:
            return refusal
        if not is_let(table, self.let, card):
            if self.how != ANY_ADDITIONAL:
                return Reason.ONLY_MINOR_ITEM
            reason = item_refusal(table, company.site, item)
            if reason is not None:
                return reason
        if is_barred(table, company.site, item):
            return Reason.NOT_PLAYABLE_HERE
        if self.how == SPARES_SITE and is_borrowed(table, company.site):
            return Reason.ONLY_FOR_RESCUE
        if self.how == SPARES_SITE and not site_allows(table, company.site, item):
            return Reason.NOT_PLAYABLE_HERE
        if unique_is_taken(table, card):
            return Reason.UNIQUE_IN_PLAY
        if self._able(table, company, card):
            return None
        copied = all([has_copy(table, member, card) for member in company.members])
        return Reason.DUPLICATED if copied else Reason.NO_UNTAPPED_CHARACTER


def _is_one_minor(put: Put) -> bool:
    """Whether it is the additional minor item that every site allows."""
    if put.sources != ONE_MINOR.sources or isinstance(put.what, Subject):
        return False
    return one_of(put.what, ItemClass) == (ItemClass.MINOR,) and not says(put.what, Mark.PLAYABLE_HERE)


def would_let_play_item(table: Table, effect: Effect, context: Context) -> bool:
    """Whether there is such an item, unless the card could be taken back unused. [EVT-04]"""
    assert isinstance(effect, Put)
    return table.cards[context.card].place != IN_PLAY or may_let(table, context.seat, effect)


@puts(Way.PLAYED, would_let_play_item)
def perform_let_play_item(table: Table, effect: Effect, declaration: Declaration) -> None:
    """Somebody else of the company may play such an item now."""
    assert isinstance(effect, Put)
    assert not isinstance(effect.what, Subject)
    company = table.companies.get(table.company)
    if company is not None and company_meant(table, declaration) == company.id:
        how = SPARES_SITE if says(effect.what, Mark.PLAYABLE_HERE) else ADDITIONAL
        if _is_one_minor(effect) and is_under_deeps(site_of(table, company.site)):
            how = ANY_ADDITIONAL  # [SITE-34]
        seat = declaration.seat
        user = declaration.user if how != SPARES_SITE else NO_CARD  # unless he tapped he may play it
        shuffled = [Shuffle(seat)] if Pile.PLAY_DECK in effect.sources else []
        times = effect.count if isinstance(effect.count, int) else 1
        one_by_one = [OneMoreItem(seat, effect, user, how, declaration.card) for _ in range(times)]
        table.push(OpenWaiting(), *one_by_one, *shuffled)
