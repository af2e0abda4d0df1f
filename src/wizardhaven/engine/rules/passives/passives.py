"""Which passive conditions answer what just happened, and when. [TIM-69 to TIM-73]"""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.changes.piles import forget
from wizardhaven.engine.queries.cards.in_play import company_of, is_reshuffled
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.companies.companies import hunting_card
from wizardhaven.engine.queries.numbers.hand_size import discards_face_up, discards_onto_deck
from wizardhaven.engine.queries.sites.sites import is_under_deeps, site_of
from wizardhaven.engine.rules.attacks.attack_again import attack_again
from wizardhaven.engine.rules.attacks.on_the_way import await_mover
from wizardhaven.engine.rules.chain.chain import OpenWaiting, ResolveChain
from wizardhaven.engine.rules.effects.hunt import MayHunt
from wizardhaven.engine.rules.effects.turn_up import hazard_discarded
from wizardhaven.engine.rules.flow.occasions import Occurrence, set_off, set_off_by
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.rules.flow.resolvers import negate, resolves
from wizardhaven.engine.rules.passives.barren_sites import tap_sites
from wizardhaven.engine.rules.passives.discarded_at_once import (
    discard_barred,
    discard_by_condition,
    discard_empty_hosts,
    discard_unwelcome,
    leave_other_modes,
    part_allies,
    part_from_companions,
)
from wizardhaven.engine.rules.piles.hand import DiscardWhere
from wizardhaven.engine.rules.piles.piles import shuffled_back
from wizardhaven.engine.rules.prisoners.captivity import in_captivity
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.facts import ONTO_DECK, PAID, PAID_UNSEEN, Fact, Happening
from wizardhaven.engine.state.ids import IN_PLAY, NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import CARD, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import CREATURE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.foes import KeepsCreature
from wizardhaven.vocabulary.journeys import TapsSites
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
            set_off(table, Occurrence(Occasion.WOUNDED, card=fact.card))
        elif fact.kind is Happening.PLAYED:
            _played(table, fact.card)
        elif fact.kind is Happening.TAPPED and table.printed[fact.card].passive:
            set_off_by(table, fact.card, Occurrence(Occasion.TAPPED, card=fact.card))
        elif fact.kind is Happening.EXHAUSTED:
            set_off(table, Occurrence(Occasion.DECK_EXHAUSTED))
        elif fact.kind is Happening.SITE_REPLACED:
            moved = True
        elif fact.kind is Happening.COMPANY_ARRIVED:
            moved = True
            if all([is_under_deeps(site_of(table, site)) for site in (fact.card, fact.other)]):
                set_off(table, Occurrence(Occasion.CAME_THROUGH_BELOW))
        elif fact.kind is Happening.ATTACK_BEGAN or fact.kind is Happening.AGENT_REVEALED:
            _played(table, fact.card)
        elif fact.kind is Happening.DISCARDED_FROM_HAND:
            _discarded_from_hand(table, fact)
        elif fact.kind is Happening.CHECK_PASSED or fact.kind is Happening.CHECK_FAILED:
            set_off(table, Occurrence(Occasion.CHECK_MADE, card=fact.card))
        elif fact.kind is Happening.INFLUENCE_SUCCEEDED or fact.kind is Happening.INFLUENCE_FAILED:
            _tried(table, fact)
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
    if play_changed or gained:
        discard_unwelcome(table)
    if play_changed or moved:
        part_allies(table)
    if play_changed or hosts_tried:
        discard_empty_hosts(table)
    if TapsSites in table.lexicon:
        tap_sites(table)
    for bearer in gained:
        set_off(table, Occurrence(Occasion.ITEM_GAINED, company=company_of(table, bearer)))
    if table.waiting and table.attack is None and not _in_chain(table):
        table.push(OpenWaiting())


def _tried(table: Table, fact: Fact) -> None:
    """What follows an influence check by a character, and one that has been successful."""
    aim = Aim(CARD, fact.other)
    set_off(table, Occurrence(Occasion.INFLUENCE_TRIED, card=fact.other, aim=aim))
    if fact.kind is Happening.INFLUENCE_SUCCEEDED:
        set_off(table, Occurrence(Occasion.INFLUENCE_SUCCEEDED, card=fact.other, aim=aim))


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
        set_off(table, Occurrence(Occasion.CARD_DISCARDED, table.active))


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
    if card == NONE or not table.watchers:
        return
    company = _playing_company(table, card)
    set_off(table, Occurrence(Occasion.CARD_PLAYED, table.owners[card], card, company))


def _playing_company(table: Table, card: CardId) -> CompanyId:
    """The company that plays it: the one it comes into play with, or the one that is at its site."""
    found = company_of(table, card)
    if found == NONE and table.phase is Phase.SITE:
        found = table.company
    company = table.companies.get(found)
    return found if company is not None and company.seat == table.owners[card] else NO_COMPANY


def _controller_left(table: Table, card: CardId) -> None:
    """What happens at once when a card has been discarded because its controller left play. [TIM-73]"""
    if not noted(table, Remembered.CONTROLLER_LEFT, card):
        return
    forget(table, Remembered.CONTROLLER_LEFT, card)
    set_off_by(table, card, Occurrence(Occasion.CONTROLLER_LEFT, card=card))


def _creature_discarded(table: Table, card: CardId) -> None:
    """A creature that the hazard player discards may attack instead, if a card of the other's says so."""
    if table.printed[card].kind != CREATURE or table.owners[card] == table.active:
        return
    hunt = hunting_card(table, table.active)
    if hunt != NONE:
        table.push(MayHunt(table.active, hunt, card))


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
