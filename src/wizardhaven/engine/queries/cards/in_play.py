"""What is in play, by name and by identity. [GLO-120]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.engine.queries.cards.kept import is_bare, is_put_by
from wizardhaven.engine.state.ids import (
    ASIDE,
    GENERAL,
    IN_PLAY,
    NO_CARD,
    NO_COMPANY,
    NONE,
    POINTS,
    REMOVED,
    STORED,
    CardId,
    CompanyId,
    Place,
)
from wizardhaven.engine.state.lexicon import Leaders
from wizardhaven.engine.state.printed.printed import ALLY, CHARACTER, FACTION, SITE, Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.piles import ReshufflesUsed
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Race

KEEPING_OUT: Final = (IN_PLAY, ASIDE, POINTS, STORED, REMOVED)
"""Where a unique card keeps its like out of the game."""


def named(table: Table, name: str) -> CardId:
    """A card of that name in play, whoever played it; NONE if there is none. [TIM-29]"""
    for card in table.board:
        if table.printed[card].name == name:
            return card
    for seat in (0, 1):
        for card in table.pile(seat, IN_PLAY):
            if table.printed[card].name == name and not _is_hidden(table, card):
                return card
        for card in table.pile(seat, POINTS):
            if table.printed[card].name == name and not is_kill(table, card):
                return card
    return NO_CARD


def with_allies(table: Table, members: Sequence[CardId]) -> list[CardId]:
    """Characters, each with his allies, where those count as characters. [SITE-28]"""
    found: list[CardId] = []
    for member in members:
        found.append(member)
        found.extend([card for card in table.cards[member].carried if table.printed[card].kind == ALLY])
    return found


def events_among_points(table: Table, seat: int) -> list[CardId]:
    """The events in his marshalling point pile that are in force where they lie. [GLO-066]"""
    return [card for card in table.board if table.cards[card].place == POINTS and table.owners[card] == seat]


def canceled_by(table: Table, name: str) -> CardId:
    """The card in play that cancels what cards of that name do, or NONE. [TIM-39]"""
    for card in table.board:
        if name in table.printed[card].cancels:
            return card
    return NO_CARD


def unique_is_taken(table: Table, card: CardId, leaving: CardId = NO_CARD) -> bool:
    """Whether a unique card, or another manifestation of it, is in play or removed from play. [GLO-120]

    What is off to the side counts as in play. [OFF-04] One that is `leaving` for it does not count. [MAN-04]
    """
    printed = table.printed[card]
    if not printed.unique:
        return False
    for other in table.alike[printed.identity]:
        place = table.cards[other].place
        if place in KEEPING_OUT and other not in (card, leaving):
            here = _is_undefeated(table, other, place)
            if _bars(table.printed[other], printed, here) and not _is_void(table, other):
                return True
    return False


def _is_undefeated(table: Table, card: CardId, place: Place) -> bool:
    """Whether it is in play and nobody has defeated it. [MAN-10]"""
    if place == POINTS:
        return is_faction(table, card)
    return place in (IN_PLAY, ASIDE) and not is_slain_dragon(table, card)


def is_slain_dragon(table: Table, card: CardId) -> bool:
    """Whether a Dragon is in play only as a trophy: it lies on somebody. [CMB-71]"""
    if table.printed[card].race is not Race.DRAGON or table.cards[card].place != IN_PLAY:
        return False
    return table.cards[card].on != NONE


def _is_void(table: Table, card: CardId) -> bool:
    """Whether it keeps nothing out although it lies there."""
    return _is_hidden(table, card) or is_bare(table, card) or is_put_by(table, card)


def _is_hidden(table: Table, card: CardId) -> bool:
    """Whether it is an agent that lies face-down, so that it counts for nothing. [AGT-15]"""
    return any([agent.card == card and agent.face_down for agent in table.agents])


def _bars(other: Printed, printed: Printed, in_play: bool) -> bool:
    """Whether that form of it keeps the unique card out; a Dragon's may be in play together. [MAN-09]

    One that leaves when another form of it is played keeps none out. [MAN-04]
    """
    if other.kind == SITE:
        return False
    makes_room = other.gives_way or printed.race is Race.DRAGON
    return not (makes_room and other.name != printed.name and in_play)


def members_of(table: Table, company: CompanyId) -> tuple[CardId, ...]:
    """The characters of a company; of one that is gone there are none."""
    found = table.companies.get(company)
    return found.members if found is not None else ()


def avatar_of(table: Table, seat: int) -> CardId:
    """The player's avatar in play, or NONE. [GLO-009]"""
    for card in table.pile(seat, IN_PLAY):
        if table.printed[card].avatar and is_avatar(table, card):
            return card
    return NO_CARD


def is_avatar(table: Table, card: CardId) -> bool:
    """Whether a card in play stands for its player.

    A Ringwraith who follows another does not, nor one who waits for his lord to come back. [ORG-20, ORG-23]
    """
    return table.printed[card].avatar and table.cards[card].controller == GENERAL


def is_reshuffled(table: Table, card: CardId, user: CardId) -> bool:
    """Whether the avatar has the card that he has used reshuffled where it would be discarded."""
    if user == NONE or avatar_of(table, table.owners[card]) != user:
        return False
    for ability in table.printed[user].abilities:
        if isinstance(ability, ReshufflesUsed) and any([table.printed[card].has(s) for s in ability.sorts]):
            return True
    return False


def is_leader(table: Table, character: CardId) -> bool:
    """Whether he is a leader, by his own card or by one that lies on him. [ORG-40]"""
    if table.printed[character].leader or Leaders not in table.lexicon:
        return table.printed[character].leader
    return any([table.printed[card].makes_leader for card in table.cards[character].carried])


def is_silent(table: Table, card: CardId) -> bool:
    """Whether it is a Ringwraith who follows another: what else he could do is of no avail. [ORG-22]"""
    return table.printed[card].avatar and not is_avatar(table, card)


def is_follower(table: Table, character: CardId) -> bool:
    """Whether another character controls him. [GLO-042]"""
    return table.cards[character].controller >= 0


def characters_of(table: Table, seat: int) -> list[CardId]:
    """All characters the player has in play, company by company."""
    return [
        member for company in table.companies.values() if company.seat == seat for member in company.members
    ]


def factions_of(table: Table, seat: int) -> list[CardId]:
    """The factions in the player's marshalling point pile."""
    return [card for card in table.pile(seat, POINTS) if is_faction(table, card)]


def is_faction(table: Table, card: CardId) -> bool:
    """Whether a card in a marshalling point pile is a faction that is in play.

    A Dragon who was won over and then defeated lies there as well; it remembers nobody but itself. [MAN-10]
    """
    return table.printed[card].kind == FACTION and table.cards[card].remembers != card


def kills_of(table: Table, seat: int) -> list[CardId]:
    """What the player has defeated, hazards and characters: it lies in the pile of the one who played it."""
    return [card for card in table.pile(1 - seat, POINTS) if is_kill(table, card)]


def is_kill(table: Table, card: CardId) -> bool:
    """Whether a card in a marshalling point pile counts for the one who defeated it. [CMB-39, CVC-16]"""
    if table.printed[card].kind == CHARACTER:
        return not died_in_prison(table, card)
    if table.printed[card].kind == FACTION:
        return not is_faction(table, card)
    return table.printed[card].hazard


def died_in_prison(table: Table, card: CardId) -> bool:
    """Whether a character lies among his player's points because he was lost in captivity. [PRS-14]"""
    state = table.cards[card]
    return state.place == POINTS and state.remembers == card


def is_character(table: Table, card: CardId) -> bool:
    """Whether the card is a character in play."""
    return table.printed[card].kind == CHARACTER and table.cards[card].place == IN_PLAY


def bearer_of(table: Table, card: CardId) -> CardId:
    """The character a card belongs to: itself if it is one, else the one it lies on. [GLO-011]"""
    while card != NONE and table.printed[card].kind != CHARACTER:
        card = table.cards[card].on
    return card


def kept_tapped(table: Table, card: CardId) -> bool:
    """Whether a card that lies on this one keeps it from untapping at all. [GLO-121]"""
    return keeper(table, card, Deed.UNTAP) != NONE


def keeper(table: Table, card: CardId, deed: Deed) -> CardId:
    """A card that lies on this one and keeps it from untapping, at all or just once; or NONE."""
    for on_it in table.cards[card].carried:
        for forbidden in table.printed[on_it].forbids:
            if forbidden.deed is deed and forbidden.what in (Subject.BEARER, Subject.SITE):
                return on_it
    return NO_CARD


def company_of(table: Table, card: CardId) -> CompanyId:
    """The company a card belongs to: its own, or its bearer's; NONE if it belongs to none."""
    while card != NONE:
        if table.cards[card].company != NONE:
            return table.cards[card].company
        card = table.cards[card].on
    return NO_COMPANY


def leaves_only_with_site(table: Table, card: CardId) -> bool:
    """Whether nothing discards the card but the end of its site."""
    if table.cards[card].place != IN_PLAY or table.cards[card].on == NONE:
        return False
    return table.printed[card].stays
