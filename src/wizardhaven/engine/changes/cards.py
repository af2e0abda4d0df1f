"""Cards tap, untap, are wounded, healed and leave play; only here. [GLO-115, GLO-121, GLO-126]"""

from __future__ import annotations

from wizardhaven.engine.changes.agents import forget
from wizardhaven.engine.changes.companies import leave_company, mark_leader
from wizardhaven.engine.changes.control import use_one_weapon
from wizardhaven.engine.changes.ending import lose_with_avatar
from wizardhaven.engine.changes.off_to_the_side import leave_host
from wizardhaven.engine.changes.piles import move, record, remember
from wizardhaven.engine.changes.sites import release_site_events
from wizardhaven.engine.queries.agents.agents import lies_face_down
from wizardhaven.engine.queries.cards.in_play import keeper, kept_tapped, leaves_only_with_site
from wizardhaven.engine.queries.ending.worth import gives_nothing_stored
from wizardhaven.engine.queries.influence.gathered_factions import event_over
from wizardhaven.engine.queries.influence.leaders import kept_by
from wizardhaven.engine.queries.items.trophies import is_trophy
from wizardhaven.engine.queries.players.stage_points import specific_events
from wizardhaven.engine.queries.sites.sites import is_haven
from wizardhaven.engine.state.facts import Happening
from wizardhaven.engine.state.ids import (
    DISCARD,
    HAND,
    IN_PLAY,
    INVERTED,
    NO_CARD,
    NONE,
    POINTS,
    REMOVED,
    STORED,
    TAPPED,
    UNCONTROLLED,
    UNTAPPED,
    WOUNDED,
    CardId,
    Lying,
)
from wizardhaven.engine.state.lexicon import Leaders, WoundsRecalled
from wizardhaven.engine.state.notes import RACES, Remembered
from wizardhaven.engine.state.printed.printed import CHARACTER, FACTION, SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.terms import Race


def tap(table: Table, card: CardId) -> None:
    """Turn an upright card sideways; a tapped or wounded one cannot tap, nor a site that never taps."""
    if table.cards[card].status == UNTAPPED and not table.printed[card].never_taps:
        _turn(table, card, TAPPED)
        record(table, Happening.TAPPED, card)


def untap(table: Table, card: CardId) -> None:
    """Turn a tapped card upright; a wounded or untapped one, or one kept tapped, cannot untap. [GLO-121]"""
    if table.cards[card].status == TAPPED and not _stays_tapped(table, card):
        _turn(table, card, UNTAPPED)
        record(table, Happening.UNTAPPED, card)


def _stays_tapped(table: Table, card: CardId) -> bool:
    """Whether something keeps the card from untapping; what does so only once is discarded for it."""
    if not table.cards[card].carried:
        return False
    if kept_tapped(table, card):
        return True
    spent = keeper(table, card, Deed.UNTAP_ONCE)
    if spent != NONE:
        discard(table, spent)
    return spent != NONE


def wound(table: Table, card: CardId, by: Race | None = None, foe: CardId = NO_CARD) -> None:
    """Turn a card upside-down; one that is wounded already counts as wounded anew but is not turned.

    If an attack of some race, or of a card, did it, that is remembered.
    """
    if table.cards[card].status != WOUNDED:
        _turn(table, card, WOUNDED)
    if by is not None:
        remember(table, Remembered.WOUNDED_BY, card, RACES.index(by))
    if foe != NONE and WoundsRecalled in table.lexicon:
        remember(table, Remembered.WOUNDED_BY_FOE, card, foe)
    record(table, Happening.WOUNDED, card)


def invert(table: Table, card: CardId) -> None:
    """Turn a tapped event upside-down."""
    if table.cards[card].status == TAPPED:
        _turn(table, card, INVERTED)
        record(table, Happening.INVERTED, card)


def heal(table: Table, card: CardId) -> None:
    """Turn a wounded card to the tapped position. [GLO-049]"""
    if table.cards[card].status == WOUNDED:
        _turn(table, card, TAPPED)
        record(table, Happening.HEALED, card)


def make_well(table: Table, card: CardId) -> None:
    """Turn a wounded card upright, or to the tapped position if something keeps it tapped."""
    if table.cards[card].status == WOUNDED:
        _turn(table, card, TAPPED if _stays_tapped(table, card) else UNTAPPED)
        record(table, Happening.HEALED, card)


def _turn(table: Table, card: CardId, status: Lying) -> None:
    fresh = table.cards[card].copy()
    fresh.status = status
    table.cards[card] = fresh


def discard(table: Table, card: CardId) -> None:
    """Put a card on its owner's discard pile, with the non-follower cards it controls. [GLO-032]

    A trophy is kept for its points, or is gone. [CMB-75] Some cards leave only with their site. [FW-30]
    """
    if leaves_only_with_site(table, card):
        return
    if is_trophy(table, card):
        if table.cards[card].remembers > 0:
            put_among_kills(table, card)
        else:
            remove_from_play(table, card)
        return
    over = event_over(table, card)
    leave_play(table, card)
    move(table, card, DISCARD)
    record(table, Happening.DISCARDED, card)
    if over != NONE:
        discard(table, over)


def eliminate(table: Table, card: CardId, killed: bool = False) -> None:
    """Take a card out of play for good; what it controlled is discarded. [GLO-035]

    A character killed by another company lies among the kills of its player. [CVC-16]
    """
    leave_play(table, card)
    move(table, card, POINTS if killed else REMOVED)
    mark_avatar_lost(table, card)
    record(table, Happening.ELIMINATED, card)
    lose_with_avatar(table, table.owners[card])


def mark_avatar_lost(table: Table, card: CardId) -> None:
    """If it was an avatar who was eliminated, his player will never have another. [UNT-08]

    A Ringwraith who followed the one that was revealed was none. [ORG-20]
    """
    revealed = table.revealed_avatars[table.owners[card]]
    if table.printed[card].avatar and revealed in ("", table.printed[card].name):
        gone = list(table.eliminated_avatars)
        gone[table.owners[card]] = True
        table.eliminated_avatars = (gone[0], gone[1])


def remove_from_play(table: Table, card: CardId) -> None:
    """Put a card on the removed-from-play pile. [GLO-087]"""
    leave_play(table, card)
    move(table, card, REMOVED)
    remember(table, Remembered.GONE_FOR_GOOD, card)
    record(table, Happening.REMOVED, card)


def return_to_hand(table: Table, card: CardId) -> None:
    """Take a card back to its owner's hand. [GLO-090]

    Of a face-down agent nobody else learns which it was. [AGT-15]
    """
    hidden = lies_face_down(table, card)
    leave_play(table, card)
    move(table, card, HAND)
    record(table, Happening.AGENT_TAKEN_BACK if hidden else Happening.RETURNED_TO_HAND, card)


def put_among_points(table: Table, card: CardId, kept_for: CardId = NO_CARD) -> None:
    """Put a card on a marshalling point pile, perhaps for the sake of another one. [GLO-066, FW-49]"""
    leave_play(table, card)
    move(table, card, POINTS)
    fresh = table.cards[card].copy()
    fresh.entered = table.turn
    fresh.remembers = kept_for
    table.cards[card] = fresh
    if table.printed[card].acts_among_points:  # it is in force where it lies
        table.board = (*table.board, card)
        if table.printed[card].passive:
            table.watchers = (*table.watchers, card)
    remember(table, Remembered.GONE_FOR_GOOD, card)


def put_among_kills(table: Table, card: CardId, kept_for: CardId = NO_CARD) -> None:
    """A defeated foe is kept for its points; what was a faction is none any more. [CMB-39, MAN-10]"""
    put_among_points(table, card, card if table.printed[card].kind == FACTION else kept_for)


def store(table: Table, card: CardId, at: CardId, along_with: CardId = NO_CARD) -> None:
    """Put a card away for its points; it remembers the site where it was stored. [ORG-54]

    So it does the item with which it was stored, if that is why it was.
    """
    kind = table.kinds[table.owners[card]]
    never_counted = kind.no_hero_points_at_havens and table.cards[card].worthless  # [WIN-60]
    leave_play(table, card)
    move(table, card, STORED)
    fresh = table.cards[card].copy()
    fresh.remembers = at
    fresh.on = along_with
    if table.printed[card].removes_discarded:
        table.watchers = (*table.watchers, card)  # it is of use where it lies
    stored_in_vain = gives_nothing_stored(table, table.owners[card], is_haven(table, at))
    fresh.worthless = never_counted or stored_in_vain
    table.cards[card] = fresh
    record(table, Happening.STORED, card, at)


def leave_play(table: Table, card: CardId) -> None:
    """Undo everything that ties a card to the table; the caller puts it where it goes."""
    state = table.cards[card]
    if state.place == STORED:
        _leave_store(table, card)
    if state.place == POINTS:
        _leave_board(table, card)
        stop_watching(table, card)
    if state.place != IN_PLAY:
        return
    if table.printed[card].kind == CHARACTER:
        mark_leader(table, card)  # as long as he has what makes him one
    if table.printed[card].kind == SITE:
        release_site_events(table, card)
        for on_it in table.cards[card].carried:
            discard(table, on_it)
    else:
        for on_it in state.carried:
            lose_controller_of(table, on_it)
            discard(table, on_it)
    if table.agents:
        forget(table, card)
    if table.printed[card].kind == CHARACTER:
        lose_followers(table, card)
        if table.printed[card].leader or Leaders in table.lexicon:
            lose_factions(table, card)
        gone = leave_company(table, card)
        for event in gone:
            discard(table, event)
        if table.printed[card].avatar:
            _lose_specific(table, card)
    if table.printed[card].reads is not None and state.remembers != NONE:
        if table.cards[state.remembers].place == IN_PLAY:
            discard(table, state.card_remembered)
    if state.on != NONE:
        under = table.cards[state.on].copy()
        under.carried = tuple([other for other in under.carried if other != card])
        table.cards[state.on] = under
        if fights(table.printed[card].abilities, Manner.TWO_WEAPONS):
            use_one_weapon(table, state.on)
    leave_host(table, card)
    _leave_board(table, card)
    stop_watching(table, card)


def _leave_board(table: Table, card: CardId) -> None:
    if card in table.board:
        table.board = tuple([other for other in table.board if other != card])


def _leave_store(table: Table, card: CardId) -> None:
    """A stored card goes elsewhere; what was stored along with it is discarded. [ORG-54, GLO-032]"""
    if table.printed[card].removes_discarded:
        stop_watching(table, card)
    for other in table.pile(table.owners[card], STORED):
        if table.cards[other].on == card:
            discard(table, other)


def stop_watching(table: Table, card: CardId) -> None:
    """The card no longer waits for anything that happens."""
    if card in table.watchers:
        table.watchers = tuple([other for other in table.watchers if other != card])


def lose_controller_of(table: Table, card: CardId) -> None:
    """A card that has something to say when its controller leaves play remembers that he did."""
    if table.printed[card].outlives:
        remember(table, Remembered.CONTROLLER_LEFT, card)


def lose_factions(table: Table, leader: CardId) -> None:
    """The factions under a leader are discarded: he has moved, or has left play. [EVT-27]"""
    for faction in kept_by(table, leader):
        discard(table, faction)


def _lose_specific(table: Table, avatar: CardId) -> None:
    """With a Fallen-wizard the stage permanent-events specific to him leave play. [FW-32, UNT-09]"""
    for event in specific_events(table, table.owners[avatar], table.printed[avatar].name):
        discard(table, event)


def lose_followers(table: Table, leader: CardId, to: CardId = UNCONTROLLED) -> None:
    """Followers stay behind, controlled by nobody until the next organization phase. [ORG-31]

    Or they pass to general influence then by themselves. [PRS-10]
    """
    company = table.companies.get(table.cards[leader].company)
    if company is None:
        return
    for member in company.members:
        if table.cards[member].controller == leader:
            fresh = table.cards[member].copy()
            fresh.controller = to
            table.cards[member] = fresh
            record(table, Happening.LOST_CONTROLLER, member, leader)
