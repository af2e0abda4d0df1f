"""Is a player, a company or a card such? Three doors for what conditions ask of whom a text has named."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.queries.cards.kept import lying_beneath
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.players.alignments import company_alignment
from wizardhaven.engine.queries.players.identity import is_player
from wizardhaven.engine.queries.players.overt import is_overt
from wizardhaven.engine.queries.players.stage_points import stage_points, stage_resources
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.sites.sites import protected_wizardhavens
from wizardhaven.engine.queries.words.characters import size
from wizardhaven.engine.queries.words.site_path import path_types
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.company import REGION_MOVEMENT, SPECIAL, STARTER, UNDER_DEEPS, Company
from wizardhaven.engine.state.ids import DECK, IN_PLAY, INVERTED, NONE, POINTS, TAPPED, UNTAPPED, CardId
from wizardhaven.engine.state.printed.printed import ALLY
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.such import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    BoundFor,
    Having,
    Named,
    Not,
    Such,
    With,
)
from wizardhaven.vocabulary.terms import Alignment, Movement, PlayerKind, RegionType, Stat, Turned

MOVEMENTS: Final = {
    STARTER: Movement.STARTER,
    REGION_MOVEMENT: Movement.REGION,
    UNDER_DEEPS: Movement.UNDER_DEEPS,
    SPECIAL: Movement.SPECIAL,
}
TURNED: Final = {Turned.UNTAPPED: UNTAPPED, Turned.TAPPED: TAPPED, Turned.INVERTED: INVERTED}


def player_is(table: Table, seat: int, such: Such) -> bool:
    """Whether the player is such."""
    if isinstance(such, AllOf):
        return all([player_is(table, seat, trait) for trait in such.traits])
    if isinstance(such, AnyOf):
        return any([player_is(table, seat, trait) for trait in such.traits])
    if isinstance(such, Not):
        return not player_is(table, seat, such.trait)
    if isinstance(such, PlayerKind):
        return table.kinds[seat].player is such  # [SET-12]
    if isinstance(such, Named):
        return is_player(table, seat, such.names)  # [FW-33, FW-34]
    if isinstance(such, AtLeast):
        return _tally_of_player(table, seat, such.stat) >= such.number
    if isinstance(such, AtMost):
        return _tally_of_player(table, seat, such.stat) <= such.number
    if isinstance(such, Having):
        in_play = table.pile(seat, IN_PLAY)
        return any([fits_printed(table.printed[card], such.what) for card in in_play])
    assert such is Mark.REVEALED, f"no player is {such}"
    return is_player(table, seat, ())  # [ORG-14]


def _tally_of_player(table: Table, seat: int, tally: Stat | Tally) -> int:
    if tally is Stat.STAGE_POINTS:
        return stage_points(table, seat)  # [FW-26]
    if tally is Tally.STAGE_CARDS:
        return len(stage_resources(table, seat))
    if tally is Tally.WIZARDHAVENS:
        return len(protected_wizardhavens(table, seat))  # [FW-40]
    assert tally is Tally.PLAY_DECK, f"no player has {tally}"
    return len(table.pile(seat, DECK))


def company_is(table: Table, company: Company, such: Such) -> bool:
    """Whether the company is such."""
    if such is Mark.MOVING:
        return company.destination != NONE
    if such is Sort.COMPANY:
        return True
    if isinstance(such, With):
        return any([fits(table, member, such.whom) for member in company.members])
    if isinstance(such, Alignment):
        return company_alignment(table, company) is such  # [MOV-40]
    if isinstance(such, AllOf):
        return all([company_is(table, company, trait) for trait in such.traits])
    if isinstance(such, AnyOf):
        return any([company_is(table, company, trait) for trait in such.traits])
    if isinstance(such, Not):
        return not company_is(table, company, such.trait)
    if isinstance(such, AtLeast):
        return _tally_of_company(table, company, such.stat) >= such.number
    if isinstance(such, AtMost):
        return _tally_of_company(table, company, such.stat) <= such.number
    if isinstance(such, BoundFor):
        return company.destination != NONE and is_place(table, company.destination, such.site)
    if isinstance(such, Movement):
        return company.destination != NONE and MOVEMENTS[company.movement] is such
    if isinstance(such, Having):
        if such.what is Mark.DETAINMENT:
            return _is_detained(table, company)
        if isinstance(such.what, RegionType):
            return company.destination != NONE and such.what in path_types(table, company)
        borne = [card for member in company.members for card in table.cards[member].carried]
        return any([fits_printed(table.printed[card], such.what) for card in borne])
    if such is Mark.OVERT:
        return is_overt(table, company)  # [ORG-41]
    if isinstance(such, PlayerKind):
        return player_is(table, company.seat, such)
    assert such is Mark.STARTING, f"no company is {such}"
    return table.turn == 0


def _is_detained(table: Table, company: Company) -> bool:
    """Whether it faces a detainment attack now. [CMB-53]"""
    attack = table.attack
    return attack is not None and attack.detainment and attack.company == company.id


def _tally_of_company(table: Table, company: Company, tally: Stat | Tally) -> int:
    if tally is Tally.SIZE:
        return size(table, company.members)  # [GLO-104]
    if tally is Tally.CHARACTERS:
        return len(company.members)
    assert tally is Tally.HEADS, f"no company has {tally}"
    return headcount(table, company)


def headcount(table: Table, company: Company) -> int:
    """How many characters and allies a company has."""
    allies = 0
    for member in company.members:
        for card in table.cards[member].carried:
            if table.printed[card].kind == ALLY:
                allies += 1
    return len(company.members) + allies


def card_is(table: Table, card: CardId, such: Such) -> bool:
    """Whether the card itself is such: how it lies, what lies beneath it. [OFF-01]"""
    if isinstance(such, Turned):
        return table.cards[card].status == TURNED[such]
    if such is Mark.NEW:
        return table.cards[card].entered == table.turn
    if such is Mark.IN_PLAY or such is Mark.AMONG_POINTS:
        return table.cards[card].place == (IN_PLAY if such is Mark.IN_PLAY else POINTS)
    assert isinstance(such, AtLeast), f"no card is {such}"
    assert such.stat is Tally.BENEATH, f"no card has {such.stat}"
    return len(lying_beneath(table, card)) >= such.number
