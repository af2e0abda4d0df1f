"""Which passive conditions answer what just happened, and when. [TIM-69 to TIM-73]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.chain import wait
from wizardhaven.engine.changes.piles import forget
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of, is_reshuffled
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.companies.companies import hunting_card
from wizardhaven.engine.queries.numbers.hand_size import discards_face_up, discards_onto_deck
from wizardhaven.engine.queries.sites.sites import is_under_deeps, site_of
from wizardhaven.engine.queries.words.occasions import answers
from wizardhaven.engine.rules.attacks.attack_again import attack_again
from wizardhaven.engine.rules.attacks.on_the_way import await_mover
from wizardhaven.engine.rules.chain.chain import OpenWaiting, ResolveChain
from wizardhaven.engine.rules.effects.hunt import MayHunt
from wizardhaven.engine.rules.effects.turn_up import hazard_discarded
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.rules.flow.resolvers import negate, resolves
from wizardhaven.engine.rules.passives.barren_sites import tap_sites
from wizardhaven.engine.rules.passives.discarded_at_once import (
    discard_barred,
    discard_by_condition,
    discard_empty_hosts,
    leave_other_modes,
    part_allies,
    part_from_companions,
)
from wizardhaven.engine.rules.passives.occasions import await_own, bearer_wounded, company_plays, site_needed
from wizardhaven.engine.rules.piles.hand import DiscardWhere
from wizardhaven.engine.rules.piles.piles import shuffled_back
from wizardhaven.engine.rules.prisoners.captivity import in_captivity
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.facts import ONTO_DECK, PAID, PAID_UNSEEN, Fact, Happening
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import CREATURE, ITEM, SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import Occurring, When
from wizardhaven.vocabulary.foes import KeepsCreature
from wizardhaven.vocabulary.lands import TapsSites
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.terms import Phase

CHANGES_OF_PLAY: Final = (
    Happening.COMPANY_CHANGED,
    Happening.CAME_INTO_PLAY,
    Happening.DISCARDED,
    Happening.ELIMINATED,
    Happening.REMOVED,
    Happening.RETURNED_TO_HAND,
)
"""After these a condition about companies, or about what is in play, may have begun to hold."""


ENDS_OF_CAPTURE: Final = (
    Happening.SET_FREE,
    Happening.STRIKE_CANCELED,
    Happening.STRIKE_FAILED,
    Happening.STRIKE_INEFFECTUAL,
    Happening.ATTACK_ENDED,
)
"""After these a hazard host may be empty. [CMB-68]"""


def answer_facts(table: Table, since: int) -> None:
    """Look at the facts from that one on; discards happen at once, other actions wait for a chain."""
    gained: list[CardId] = []
    play_changed = False
    moved = False
    hosts_tried = False
    for index in range(since, len(table.facts)):
        fact = table.facts[index]
        if fact.kind is Happening.GAINED_ITEM:
            gained.append(fact.other)
        elif fact.kind is Happening.WOUNDED:
            bearer_wounded(table, fact.card)
        elif fact.kind is Happening.PLAYED:
            _played(table, fact.card)
        elif fact.kind is Happening.TAPPED and table.printed[fact.card].passive:
            await_own(table, fact.card, Occasion.CARD_TAPPED)
        elif fact.kind is Happening.EXHAUSTED:
            _at_once(table, Occasion.DECK_EXHAUSTED)
        elif fact.kind is Happening.SITE_REPLACED:
            moved = True
        elif fact.kind is Happening.COMPANY_ARRIVED:
            moved = True
            if all([is_under_deeps(site_of(table, site)) for site in (fact.card, fact.other)]):
                _at_once(table, Occasion.CAME_THROUGH_BELOW)
        elif fact.kind is Happening.ATTACK_BEGAN or fact.kind is Happening.AGENT_REVEALED:
            _like_played(table, fact.card)
        elif fact.kind is Happening.DISCARDED_FROM_HAND:
            _discarded_from_hand(table, fact)
        elif fact.kind is Happening.CHECK_PASSED or fact.kind is Happening.CHECK_FAILED:
            _checked(table, fact.card)
        elif fact.kind in CHANGES_OF_PLAY:
            play_changed = True
            if fact.kind is Happening.DISCARDED:
                _discarded(table, fact.card)
            if fact.kind is Happening.CAME_INTO_PLAY:
                _new_attackers(table)
                leave_other_modes(table, fact.card)
        elif fact.kind in ENDS_OF_CAPTURE:
            hosts_tried = True
    if play_changed:
        discard_by_condition(table)
        part_from_companions(table)
        discard_barred(table)
    if play_changed or moved:
        part_allies(table)
    if play_changed or hosts_tried:
        discard_empty_hosts(table)
    if TapsSites in table.lexicon:
        tap_sites(table)
    for bearer in gained:
        _items_gained(table, bearer)
    if table.waiting and table.attack is None and not _in_chain(table):
        table.push(OpenWaiting())


def _discarded_from_hand(table: Table, fact: Fact) -> None:
    """What follows a card that its player discards from his hand, to pay or because he has too many."""
    if fact.number in (PAID, PAID_UNSEEN):
        if discards_onto_deck(table):
            table.push(DiscardWhere(table.owners[fact.card], fact.card))
    elif fact.number != ONTO_DECK:
        _creature_discarded(table, fact.card)
    shown = fact.number != ONTO_DECK and discards_face_up(table, table.owners[fact.card])
    if fact.number == PAID or shown:
        hazard_discarded(table, fact.card)
    if table.owners[fact.card] == table.active:
        _await_bearers(table, Occasion.CARD_DISCARDED, table.active)


def _discarded(table: Table, card: CardId) -> None:
    """A card has been discarded; perhaps that is not the end of it."""
    hazard_discarded(table, card)
    if table.printed[card].outlives:
        _controller_left(table, card)
    for note in table.notes:
        if note.kind is Remembered.USED_BY and note.about == card:
            forget(table, Remembered.USED_BY, card)
            if is_reshuffled(table, card, CardId(note.other)):
                table.push(*shuffled_back(table, card))


def _in_chain(table: Table) -> bool:
    """Whether a chain is under way: what is waiting then follows it. [TIM-70]"""
    return any([isinstance(step, (OpenWaiting, ResolveChain)) for step in table.stack])


def _new_attackers(table: Table) -> None:
    """The company at hand may already be moving where a card waits for it from now on. [TIM-69]"""
    company = table.companies.get(table.company)
    if company is not None and company.destination != NONE:
        for card in table.board:
            await_mover(table, company, card)


def _played(table: Table, card: CardId) -> None:
    """A card has been played, by whatever rule: what waits for such a card hears of it. [GLO-077]"""
    if table.printed[card].resource:
        site_needed(table, card)
    if table.printed[card].stage:
        _await_bearers(table, Occasion.STAGE_CARD_PLAYED, table.owners[card])
    _item_played(table, card)
    company_plays(table, card)
    _like_played(table, card)


def _item_played(table: Table, card: CardId) -> None:
    """An item has been played at a site: cards that lie there and wait for it declare their action."""
    company = table.companies.get(table.company)
    if table.printed[card].kind != ITEM:
        return
    await_own(table, card, Occasion.PLAYED)
    if table.phase is not Phase.SITE or company is None:
        return
    for waiting in table.cards[company.site].carried:
        for number, _ in answers(table, waiting, Occasion.ITEM_PLAYED_HERE, company.id):
            aim = Aim(COMPANY, company.id)
            declared = Declaration(PASSIVE, table.owners[waiting], waiting, number, aim=aim)
            wait(table, declared)


def _like_played(table: Table, card: CardId) -> None:
    """What happens at once when its player plays another card with the same word on it. [TIM-73]

    Or when anybody plays another form of it. [MAN-04]
    """
    if card == NONE or not (table.printed[card].keywords or table.printed[card].unique):
        return
    for other in table.watchers:
        if other == card:
            continue
        for _, ability in answers(table, other, Occasion.LIKE_PLAYED):
            if _is_like(table, card, other, ability.of):
                table.push(Perform(ability.then, Declaration(PASSIVE, table.owners[other], other)))


def _is_like(table: Table, card: CardId, other: CardId, of: Occurring) -> bool:
    """Whether it is its player's and has that word on it; without a word, whether it is a form of it."""
    printed = table.printed[card]
    if of is None:
        return printed.identity == table.printed[other].identity and printed.kind != SITE
    return table.owners[other] == table.owners[card] and of in printed.keywords


def _controller_left(table: Table, card: CardId) -> None:
    """What happens at once when a card has been discarded because its controller left play. [TIM-73]"""
    if not noted(table, Remembered.CONTROLLER_LEFT, card):
        return
    forget(table, Remembered.CONTROLLER_LEFT, card)
    for _, ability in answers(table, card, Occasion.CONTROLLER_LEFT):
        table.push(Perform(ability.then, Declaration(PASSIVE, table.owners[card], card)))


def _creature_discarded(table: Table, card: CardId) -> None:
    """A creature that the hazard player discards may attack instead, if a card of the other's says so."""
    if table.printed[card].kind != CREATURE or table.owners[card] == table.active:
        return
    hunt = hunting_card(table, table.active)
    if hunt != NONE:
        table.push(MayHunt(table.active, hunt, card))


def _await_bearers(table: Table, occasion: Occasion, seat: int) -> None:
    """What lies on characters of that player and waits for the occasion declares its action. [TIM-69]"""
    for card in table.watchers:
        for number, _ in answers(table, card, occasion):
            bearer = bearer_of(table, card)
            if bearer != NONE and table.owners[bearer] == seat:
                declared = Declaration(PASSIVE, table.owners[card], card, number, aim=Aim(CARD, bearer))
                wait(table, declared)


def _checked(table: Table, character: CardId) -> None:
    """What happens at once when the bearer of a card has made a corruption check. [TIM-73]"""
    for card in table.watchers:
        for _, ability in answers(table, card, Occasion.BEARER_CHECKED):
            if bearer_of(table, card) == character:
                table.push(Perform(ability.then, Declaration(PASSIVE, table.owners[card], card)))


def _at_once(table: Table, occasion: Occasion) -> None:
    """What cards in play do at once on that occasion, whosever doing it was. [TIM-73]"""
    for card in table.watchers:
        for _, ability in answers(table, card, occasion):
            table.push(Perform(ability.then, Declaration(PASSIVE, table.owners[card], card)))


def _items_gained(table: Table, gainer: CardId) -> None:
    """Somebody in the company has gained an item: cards that wait for it declare their action."""
    company = company_of(table, gainer)
    for card in table.watchers:
        for number, _ in answers(table, card, Occasion.COMPANY_GAINS_ITEM):
            if company_of(table, card) == company:
                bearer = bearer_of(table, card)
                declared = Declaration(PASSIVE, table.owners[card], card, number, aim=Aim(CARD, bearer))
                if declared not in table.waiting:  # the same condition met twice counts once [TIM-79]
                    wait(table, declared)


@resolves(PASSIVE)
def resolve_passive(table: Table, declaration: Declaration) -> None:
    """The card must still be in effect when its action resolves. [TIM-72]"""
    if table.cards[declaration.card].place != IN_PLAY:
        negate(table, declaration)
        return
    ability = table.printed[declaration.card].abilities[declaration.number]
    if isinstance(ability, TakesPrisoners):
        table.push(*in_captivity(table, ability, declaration.aim.card))
        return
    if isinstance(ability, KeepsCreature):
        attack_again(table, declaration.card)
        return
    assert isinstance(ability, When)
    table.push(Perform(ability.then, declaration))
