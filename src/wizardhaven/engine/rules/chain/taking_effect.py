"""What was declared takes effect, if its conditions still hold. [TIM-13, TIM-22, EVT-01 to EVT-09]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.changes.cards import discard, put_among_points
from wizardhaven.engine.changes.control import choose_for, lay_on, lay_on_board
from wizardhaven.engine.changes.lasting import end_lasting
from wizardhaven.engine.changes.piles import move, play, record, remember
from wizardhaven.engine.changes.prisoners import wait_for_agent
from wizardhaven.engine.queries.cards.in_play import avatar_of, bearer_of, canceled_by, unique_is_taken
from wizardhaven.engine.queries.cards.sayings import discards_target, leaves_items, taps_site
from wizardhaven.engine.queries.chain.requirements import is_fulfilled
from wizardhaven.engine.queries.chain.targets import aims_of
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.occasions import done_when_played
from wizardhaven.engine.queries.words.subjects import company_concerned, subject
from wizardhaven.engine.rules.chain.cards_in_wait import lie_in_wait, lie_in_wait_for
from wizardhaven.engine.rules.chain.declaring import FinishEvent, use_of
from wizardhaven.engine.rules.characters.brought_by_a_card import BringAlong, comes_with_character
from wizardhaven.engine.rules.flow.performers import Perform, in_order
from wizardhaven.engine.rules.flow.resolvers import negate, resolves, within_hazard_limit
from wizardhaven.engine.state.chain import ABILITY, CARD_USE, Declaration
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import DECLARED, HAND, IN_PLAY, NONE, POINTS, UNTAPPED, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY, DECLARATION, LASTING, STRIKE
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import JUST_NOW, Happened, thing_used
from wizardhaven.vocabulary.effects import Effect, Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import HazardLimitCost, Use
from wizardhaven.vocabulary.prisoners import is_at_agents_home
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import aimed_at
from wizardhaven.vocabulary.terms import Duplication, ItemClass, Keyword, Length, Phase, Pile

ADDITIONAL_ITEM: Final = Put(ItemClass.MINOR, Pile.PLAY, (Pile.HAND,), may=True, onto=Subject.COMPANY)
"""What follows an event that taps the site. [SITE-32, SITE-33]"""


def still_possible(table: Table, declaration: Declaration, use: Use) -> bool:
    """The active conditions are checked again when an action resolves. [TIM-13, TIM-22]"""
    if not within_hazard_limit(table, declaration) or not _still_paid(table, declaration, use):
        return False
    user = declaration.user
    if user != NONE and table.cards[user].place != IN_PLAY:
        return False
    if use.target is not None and not _was_given_up(use):
        if not _still_there(table, declaration, use):
            return False
    context = Context(
        declaration.seat,
        declaration.card,
        company_concerned(table, declaration.card, user, declaration.aim),
        user,
        declaration.aim,
    )
    for condition in use.requires:
        if thing_used(condition) is not None:
            continue  # whoever had to tap for it has done so
        if isinstance(condition, Happened) and condition.what in JUST_NOW:
            continue  # it was just so when this was declared
        if not is_fulfilled(table, condition, context):
            return False
    return True


def _still_paid(table: Table, declaration: Declaration, use: Use) -> bool:
    """What was tapped is still in play and tapped, what was counted within the limit. [TIM-13, TIM-19]"""
    for cost in use.costs:
        if isinstance(cost, Tap) and not _is_discarded(use, cost):
            paid = subject(table, cost.what, declaration.card, declaration.user, declaration.aim)
            if paid == NONE or table.cards[paid].place not in (IN_PLAY, POINTS):
                return False
            if table.cards[paid].status == UNTAPPED:
                return False
        elif isinstance(cost, HazardLimitCost):
            company = table.companies.get(table.company)
            if company is None or company.hazards > hazard_limit(table, company.id):
                return False
    return True


def _is_discarded(use: Use, tapped: Tap) -> bool:
    """Whether what is tapped is discarded for it as well."""
    return any([isinstance(cost, Put) and cost.what is tapped.what for cost in use.costs])


def _was_given_up(use: Use) -> bool:
    """Whether the target was discarded as the cost, so that it need not be there any more. [TIM-17]"""
    if aimed_at(use.target) is not Sort.AGENT:
        return False
    return any([isinstance(cost, Put) for cost in use.costs])


def _still_there(table: Table, declaration: Declaration, use: Use) -> bool:
    """Whether the target is still one; a declared card may be in the chain this one broke into. [TIM-59]"""
    wanted = declaration.aim
    if wanted.kind == DECLARATION:
        chains = (*table.outer_chains, table.chain)
        return any([declared.card == wanted.number for chain in chains for declared in chain])
    for aim in aims_of(table, declaration.seat, declaration.card, declaration.user, use):
        if aim.kind == wanted.kind and aim.number == wanted.number and aim.name == wanted.name:
            if aim.kind == LASTING or aim.index == wanted.index:
                return True
    return False


@resolves(ABILITY)
def resolve_ability(table: Table, declaration: Declaration) -> None:
    """An ability of a card in play takes effect."""
    use = use_of(table, declaration)
    if still_possible(table, declaration, use):
        table.push(*in_order(use.effects, declaration))
    else:
        negate(table, declaration)


@resolves(CARD_USE)
def resolve_card_use(table: Table, declaration: Declaration) -> None:
    """A card from hand takes effect: short-events and go, the others stay."""
    use = use_of(table, declaration)
    card = declaration.card
    printed = table.printed[card]
    event = printed.event
    assert event is not None
    if not still_possible(table, declaration, use) or (printed.unique and unique_is_taken(table, card)):
        negate(table, declaration)
        return
    canceler = canceled_by(table, table.printed[card].name)
    if canceler != NONE:
        remember(table, Remembered.CANCELED, canceler)
        negate(table, declaration)
        return
    record(table, Happening.RESOLVED, card, seat=declaration.seat)
    play(table, card, declaration.user)
    if declaration.aim.kind in (CARD, STRIKE) and table.printed[card].has(Keyword.CORRUPTION):
        remember(table, Remembered.CORRUPTION_CARD, bearer_of(table, declaration.aim.card))
    if taps_site(use) and _site_will_tap(table):
        table.push(Perform(ADDITIONAL_ITEM, declaration))  # once all that the card does has been done
    if event.length is Length.SHORT or use.as_short_event or _finds_its_bearer(use):
        table.push(FinishEvent(card))
        if all([_is_from_hand(effect) for effect in use.effects]):
            table.push(TakeBackUnused(card, len(table.pile(declaration.seat, HAND))))
        table.push(*in_order(use.effects, declaration))
        return
    _lay_down(table, declaration)
    _cancel_others(table, card)
    after = done_when_played(table, card)
    table.push(*in_order(use.effects, declaration), *[Perform(effect, declaration) for effect in after])
    if comes_with_character(table, card):
        table.push(BringAlong(declaration.seat, card))


def _cancel_others(table: Table, card: CardId) -> None:
    """What lasts of events whose effects the card cancels ends at once. [TIM-39]"""
    names = table.printed[card].cancels
    if not names:
        return
    for index in range(len(table.lasting) - 1, -1, -1):
        if table.printed[table.lasting[index].source].name in names:
            end_lasting(table, index)
            remember(table, Remembered.CANCELED, card)


def _site_will_tap(table: Table) -> bool:
    """Whether something more may be played because the site at hand taps in its site phase. [SITE-33]"""
    company = table.companies.get(table.company)
    if company is None or table.phase is not Phase.SITE or table.cards[company.site].status != UNTAPPED:
        return False
    return not table.printed[company.site].never_taps


def _finds_its_bearer(use: Use) -> bool:
    """Whether the card comes into play only with the one who takes it, and is discarded otherwise."""
    return any([_puts(effect, Way.PLACED) for effect in use.effects])


def _is_from_hand(effect: Effect) -> bool:
    """Whether it lets somebody play a card of the hand, so that one sees there whether he has."""
    return _puts(effect, Way.PLAYED, Way.JOINED) and isinstance(effect, Put) and Pile.HAND in effect.sources


def _puts(effect: Effect, *ways: Way) -> bool:
    return isinstance(effect, Put) and way_of(effect) in ways


def _lay_down(table: Table, declaration: Declaration) -> None:
    aim = declaration.aim
    prisons = table.printed[declaration.card].prisons
    use = use_of(table, declaration)
    if table.printed[declaration.card].among_points:
        put_among_points(table, declaration.card)
    elif table.printed[declaration.card].keeps:
        lay_on_board(table, declaration.card)
        choose_for(table, declaration.card, aim.number)
    elif prisons is not None and is_at_agents_home(prisons):
        lay_on_board(table, declaration.card)
        wait_for_agent(table, declaration.card, aim.card)
    elif table.printed[declaration.card].stays_if is not None:
        lie_in_wait_for(table, declaration.card, aim.card)
    elif discards_target(use) or aimed_at(use.target) is Sort.CREATURE or leaves_items(use):
        lay_on_board(table, declaration.card)  # nothing is left where its target was
    elif aim.kind == CARD:
        lay_on(table, declaration.card, aim.card)
        if table.printed[aim.number].kind == SITE and aim.index != NONE:
            choose_for(table, declaration.card, aim.index)  # the site that was chosen with it
    elif table.printed[declaration.card].on_avatar and avatar_of(table, declaration.seat) != NONE:
        lay_on(table, declaration.card, avatar_of(table, declaration.seat))
    elif aim.kind == COMPANY:
        lay_on_board(table, declaration.card, aim.company)
    elif aim.kind == STRIKE and prisons is None:
        lay_on(table, declaration.card, aim.card)  # on whoever faces the strike
    else:
        lay_on_board(table, declaration.card)
        lie_in_wait(table, declaration.card)


@final
class TakeBackUnused(Step):
    """A short-event that only let its player play a card is taken back if he did not. [EVT-04, EVT-05]

    `hand` is how many cards he had in hand when it resolved.
    """

    __slots__ = ("card", "hand")

    def __init__(self, card: CardId, hand: int) -> None:
        self.card = card
        self.hand = hand

    def run(self, table: Table) -> None:
        owner = table.owners[self.card]
        if table.cards[self.card].place == DECLARED and len(table.pile(owner, HAND)) == self.hand:
            move(table, self.card, HAND)
            record(table, Happening.RETURNED_TO_HAND, self.card)


def end_duplicates(table: Table) -> None:
    """Of a card that cannot be duplicated newer copies go once the chain has resolved. [EVT-07, TIM-53]"""
    seen: list[str] = []
    for card in table.board:
        event = table.printed[card].event
        if event is None or table.printed[card].duplication is not Duplication.ANYWHERE:
            continue
        if event.name in seen:
            discard(table, card)
        else:
            seen.append(event.name)
