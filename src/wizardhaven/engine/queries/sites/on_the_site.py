"""What the cards on a Fallen-wizard's sites say, and what lies beneath his Wizardhavens. [FW-39 to FW-41]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.sayings import is_of_all_attacks
from wizardhaven.engine.queries.players.alignments import company_alignment
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.canceling import Cancels
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast
from wizardhaven.vocabulary.terms import Phase


def cards_of_place(table: Table, seat: int, name: str) -> list[CardId]:
    """The player's cards of that site in play, each with what lies on it."""
    found: list[CardId] = []
    for card in table.pile(seat, IN_PLAY):
        if table.printed[card].kind == SITE and table.printed[card].name == name:
            found.extend([card, *table.cards[card].carried])
    return found


def is_anothers_wizardhaven(table: Table, card: CardId) -> bool:
    """Whether the other Fallen-wizard keeps the place for himself; whoever was first does. [FW-39]"""
    seat = table.owners[card]
    if Deed.USE_AS_HAVEN not in table.lexicon:
        return False
    theirs = _kept_since(table, cards_of_place(table, 1 - seat, table.printed[card].name))
    if theirs == NONE:
        return False
    own = _kept_since(table, [*table.cards[card].carried])
    return own == NONE or theirs < own


def _kept_since(table: Table, cards: list[CardId]) -> int:
    """The turn since which one of these cards keeps a site for its player, or NONE."""
    since = NONE
    for card in cards:
        for forbidden in table.printed[card].forbids:
            if forbidden.deed is Deed.USE_AS_HAVEN:
                entered = table.cards[card].entered
                since = entered if since == NONE else min(since, entered)
    return since


def is_barred_from_points(table: Table, seat: int, card: CardId, site: CardId) -> bool:
    """Whether the opponent lets no card with marshalling points be played at the site. [FW-70]"""
    points = table.printed[card].points
    if Deed.PLAY not in table.lexicon or points <= 0:
        return False
    for other in cards_of_place(table, 1 - seat, table.printed[site].name):
        for forbidden in table.printed[other].forbids:
            if forbidden.by is Subject.OPPONENT and isinstance(forbidden.what, AtLeast):
                if forbidden.where is Mark.ANY_VERSION and points >= forbidden.what.number:
                    return True
    return False


def is_safe(table: Table, company: Company) -> bool:
    """Whether all attacks against the company are cancelled: it is at a site of its player's that says so."""
    if Cancels not in table.lexicon:
        return False
    if company.moved and table.phase is Phase.MOVEMENT_HAZARD:
        return False  # it is on its way [MOV-05]
    for card in (company.site, *table.cards[company.site].carried):
        if table.owners[card] == company.seat:
            for ability in table.printed[card].abilities:
                if isinstance(ability, Cancels) and is_of_all_attacks(ability):
                    if ability.against in (None, company_alignment(table, company)):
                        return True
    return False


def nothing_is_playable(table: Table, site: CardId) -> bool:
    """Whether a card on the site takes away what is printed there as playable. [FW-39]"""
    for card in table.cards[site].carried:
        if any([forbidden.what is Mark.PLAYABLE_HERE for forbidden in table.printed[card].forbids]):
            return True
    return False


def surface_of(table: Table, site: CardId) -> CardId:
    """The Wizardhaven beneath which a site in play lies, or NONE. [FW-41]"""
    printed = table.printed[site].site
    if printed is None or printed.beneath_wizardhaven is None:
        return NO_CARD
    return table.cards[site].card_remembered


def place_name(table: Table, site: CardId) -> str:
    """What tells places apart: the name of a site, with that of the Wizardhaven it lies beneath."""
    printed = table.printed[site]
    if printed.site is None or printed.site.beneath_wizardhaven is None:
        return printed.name
    above = surface_of(table, site)
    return printed.name if above == NONE else f"{printed.name}, {table.printed[above].name}"


def never_leaves(table: Table, site: CardId) -> bool:
    """Whether the site stays in play though nobody is there any more."""
    if table.printed[site].stays:
        return True
    return any([table.printed[card].keeps_site for card in table.cards[site].carried])
