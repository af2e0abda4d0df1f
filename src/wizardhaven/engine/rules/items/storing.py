"""Items are stored and put to use. [ORG-53]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.changes.cards import leave_play, store
from wizardhaven.engine.changes.combat import keep_creature_by
from wizardhaven.engine.changes.companies import events_on_company
from wizardhaven.engine.changes.control import lay_on, use_item
from wizardhaven.engine.changes.off_to_the_side import put_aside
from wizardhaven.engine.changes.piles import play
from wizardhaven.engine.queries.cards.copies import one_of_each
from wizardhaven.engine.queries.cards.in_play import company_of
from wizardhaven.engine.queries.companies.companies import companies_of
from wizardhaven.engine.queries.players.alignments import camp_of
from wizardhaven.engine.queries.resources.findable import to_be_put
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.sites.sites import is_haven, site_of
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.rules.characters.followers import KeepFollowers
from wizardhaven.engine.rules.corruption.check import MakeCheck
from wizardhaven.engine.rules.flow.occasions import Occurrence, steps_by
from wizardhaven.engine.rules.flow.performers import always
from wizardhaven.engine.rules.flow.putters import puts
from wizardhaven.engine.rules.flow.resolvers import negate, resolves
from wizardhaven.engine.rules.items.ring_test import RollRingTest
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.chain import ITEM_USE, Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import HAND, IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.printed.printed import ITEM
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, ItemClass, Keyword

DARKHAVENS: Final = (Alignment.MINION, Alignment.BALROG)
"""Of which alignments the havens are that are Darkhavens. [SET-05]"""


def offer_storing(table: Table, seat: int, offers: list[Action]) -> None:
    """Items at one of the player's havens, and cards where their text lets them be stored. [ORG-53]"""
    keepers = _keepers(table, seat)
    for company in companies_of(table, seat):
        if table.printed[company.site].name in table.kinds[seat].stores_nothing_at:
            continue  # [ORG-55]
        if _forbids_storing(table, company.site):
            continue
        bears = any([table.cards[member].carried for member in company.members])
        at_haven = bears and is_haven(table, company.site)
        for member in company.members:
            for card in table.cards[member].carried:
                if table.cards[card].never_stored or _forbids_storing(table, card):
                    continue
                printed = table.printed[card]
                usual = at_haven and printed.kind == ITEM
                if (usual or _may_be_stored(table, company, card)) and not printed.has(Keyword.THE_ONE_RING):
                    offers.append(Action(Verb.STORE, card, member))
                    if usual:
                        _offer_beneath(table, keepers, card, member, offers)
        for card in events_on_company(table, company.id):
            if _may_be_stored(table, company, card):
                offers.append(Action(Verb.STORE, card))


def _forbids_storing(table: Table, card: CardId) -> bool:
    """Whether a site lets nothing be stored, or an item may not be stored itself."""
    return any([forbidden.deed is Deed.STORE for forbidden in table.printed[card].forbids])


def offer_putting_by(table: Table, seat: int, offers: list[Action]) -> None:
    """Items in hand that may be put beneath a card of the player's. [OFF-01]"""
    keepers = _keepers(table, seat)
    if keepers:
        for card in one_of_each(table, table.pile(seat, HAND)):
            _offer_beneath(table, keepers, card, NO_CARD, offers)


def _keepers(table: Table, seat: int) -> list[tuple[CardId, ItemClass]]:
    """The cards beneath which the player may put items, and of which class."""
    found: list[tuple[CardId, ItemClass]] = []
    for card in table.board:
        keeps = table.printed[card].keeps_items
        if keeps is not None and isinstance(keeps.what, ItemClass) and table.owners[card] == seat:
            found.append((card, keeps.what))
    return found


def _offer_beneath(
    table: Table, keepers: list[tuple[CardId, ItemClass]], card: CardId, member: CardId, offers: list[Action]
) -> None:
    item = table.printed[card].item
    for keeper, of_class in keepers:
        if item is not None and item.item_class is of_class:
            offers.append(Action(Verb.STORE, card, member, aim=Aim(CARD, keeper)))


def _may_be_stored(table: Table, company: Company, card: CardId) -> bool:
    """Whether the card's own text lets it be stored where the company is, as things stand. [ORG-53]"""
    storable = table.printed[card].storable
    if storable is None or not is_one_of(table, company.site, storable.places):
        return False
    context = Context(company.seat, card, company.id)
    return storable.condition is None or holds(table, storable.condition, context)


def storing_at_end_of_turn(table: Table) -> bool:
    """Whether a card in play lets the active player's cards be stored in the end-of-turn phase as well."""
    if Deed.STORE_AT_END_OF_TURN not in table.lexicon:
        return False
    whose = camp_of(table, table.active)
    for card in table.board:
        permit = table.printed[card].permit(Deed.STORE_AT_END_OF_TURN)
        if permit is not None and permit.by is whose:
            return True
    return False


def store_card(table: Table, card: CardId, keeper: CardId = NO_CARD) -> list[Step]:
    """The bearer of an item checks, still bearing it; only then is it stored. Other cards just are.

    Or it goes beneath its `keeper`, from hand at once.
    """
    if table.cards[card].place == HAND:
        put_aside(table, card, keeper)
        return []
    if table.printed[card].kind != ITEM:
        return [PutAway(card)]
    stored: Step = PutBeneath(card, keeper) if keeper != NONE else PutAway(card)
    return [MakeCheck(table.cards[card].on, 0, (stored,))]


@final
class PutBeneath(Step):
    """An item leaves its bearer and lies beneath a card from now on; what lay on it is discarded. [OFF-01]"""

    __slots__ = ("item", "keeper")

    def __init__(self, item: CardId, keeper: CardId) -> None:
        self.item = item
        self.keeper = keeper

    def run(self, table: Table) -> None:
        if table.cards[self.item].place == IN_PLAY and table.cards[self.keeper].place == IN_PLAY:
            leave_play(table, self.item)
            put_aside(table, self.item, self.keeper)


@final
class PutAway(Step):
    """The card is stored, and with it what goes along; then comes what its text says. [ORG-53, ORG-54]

    What its text says of some places it may say of `anywhere`.
    """

    __slots__ = ("anywhere", "item")

    def __init__(self, item: CardId, anywhere: bool = False) -> None:
        self.item = item
        self.anywhere = anywhere

    def run(self, table: Table) -> None:
        if table.cards[self.item].place != IN_PLAY:
            return
        site = table.companies[company_of(table, self.item)].site
        bearer = table.cards[self.item].on
        for card in table.cards[self.item].carried:
            storable = table.printed[card].storable
            if storable is not None and not storable.places:
                store(table, card, site, self.item)
        store(table, self.item, site)
        table.push(*steps_by(table, self.item, _stored_at(table, self.item, site), bearer))
        if _is_tested(table, self.item, site):
            table.push(RollRingTest(self.item, bearer, site))


def _stored_at(table: Table, card: CardId, site: CardId) -> Occurrence:
    """That the card has been stored there, in this phase."""
    owner = table.owners[card]
    return Occurrence(Occasion.CARD_STORED, owner, card, sorts=(table.phase,), aim=Aim(CARD, site))


@puts(Way.STORED, always)
def store_target(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The target is stored where it is, as though its own text spoke of that site. [ORG-53]"""
    table.push(PutAway(declaration.aim.card, anywhere=True))


def would_keep_card(table: Table, effect: Effect, context: Context) -> bool:
    """Whether the card that comes into play with this one is in hand."""
    assert isinstance(effect, Put)
    return isinstance(effect.what, Subject) or bool(to_be_put(table, context.seat, effect))


@puts(Way.KEPT, would_keep_card)
def perform_keep_card(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The creature of the attack at hand is kept with this card, or a card from hand comes into play with it.

    Even if that is unique; its own text counts for nothing. [OFF-01]
    """
    assert isinstance(effect, Put)
    if isinstance(effect.what, Subject):
        if table.attack is not None:
            keep_creature_by(table, declaration.card)
        return
    for card in to_be_put(table, declaration.seat, effect):
        lay_on(table, card, declaration.card)
        play(table, card)
        return


def _is_tested(table: Table, item: CardId, site: CardId) -> bool:
    """A gold ring is tested when it is stored at a Darkhaven. [ITM-18]"""
    printed = table.printed[item].item
    if printed is None or printed.item_class is not ItemClass.GOLD_RING:
        return False
    return site_of(table, site).alignment in DARKHAVENS and is_haven(table, site)


@resolves(ITEM_USE)
def resolve_item_use(table: Table, declaration: Declaration) -> None:
    """From now on the item is in use, if it is still borne; influence may have changed by it. [ITM-03]"""
    item = declaration.card
    if table.cards[item].place != IN_PLAY or table.cards[item].on != declaration.user:
        negate(table, declaration)
        return
    use_item(table, item)
    table.push(KeepFollowers())
