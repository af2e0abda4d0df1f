"""What a site is for a player: its type, whether it is a haven, whether it has a hoard. [SET-05]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import is_kill, is_slain_dragon
from wizardhaven.engine.queries.cards.kept import is_sheltered
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.sites.on_the_site import (
    cards_of_place,
    is_anothers_wizardhaven,
    nothing_is_playable,
)
from wizardhaven.engine.queries.sites.treated_as import is_quiet, takes_attacks, treated
from wizardhaven.engine.state.ids import IN_PLAY, LOCATION, NO_CARD, POINTS, REMOVED, CardId
from wizardhaven.engine.state.lasting import CARD
from wizardhaven.engine.state.lexicon import SiteTypes
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.counts_as import lairs_in, makes
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Alignment, Purpose, Race, SiteType


def site_of(table: Table, card: CardId) -> Site:
    """The site a site card shows."""
    site = table.printed[card].site
    assert site is not None, f"card {card} is no site"
    return site


def is_under_deeps(site: Site) -> bool:
    """Whether the site lies in the Under-deeps and so in no region. [UND-01]"""
    return site.region is None


def site_type(table: Table, card: CardId, purpose: Purpose = Purpose.EVERYTHING) -> SiteType:
    """What the site counts as. [SET-07]"""
    spoken_of = table.printed[card].treats_sites or table.cards[card].carried or table.lasting
    if spoken_of or ((table.board or table.watchers) and SiteTypes in table.lexicon):
        counts = treated(table, card, purpose)
        if counts is not None:
            return counts
    site = table.printed[card].site
    assert site is not None, f"card {card} is no site"
    if site.site_type is SiteType.HAVEN and site.name in table.kinds[table.owners[card]].ruins:
        return SiteType.RUINS_AND_LAIRS  # [DECK-19]
    return site.site_type


def is_haven(table: Table, card: CardId, purpose: Purpose = Purpose.EVERYTHING) -> bool:
    """Whether the site counts as a haven of its player, one of his own alignment. [SET-04, SET-05]

    For a Fallen-wizard one that a card has turned into a haven is a Wizardhaven too, unless another keeps
    the place for himself. [FW-36, FW-39]
    """
    if site_type(table, card, purpose) is not SiteType.HAVEN:
        return False
    site = site_of(table, card)
    kind = table.kinds[table.owners[card]]
    if kind.makes_havens:
        own = site.alignment is kind.sites or site.site_type is not SiteType.HAVEN
        return own and not is_anothers_wizardhaven(table, card)
    return site.alignment is kind.sites


def nearest_haven(table: Table, card: CardId) -> str:
    """The haven nearest to a site; that of a haven is itself. [SET-07, FW-39]"""
    if is_haven(table, card):
        return table.printed[card].name
    return site_of(table, card).nearest_haven or ""


def is_protected(table: Table, card: CardId) -> bool:
    """Whether the site is a protected Wizardhaven of its player. [FW-40]"""
    if not table.kinds[table.owners[card]].makes_havens or not is_haven(table, card):
        return False
    named = cards_of_place(table, table.owners[card], table.printed[card].name)
    for source in (card, *named):
        if table.printed[source].protects:
            return True
    return is_sheltered(table, card)


def protected_wizardhavens(table: Table, seat: int) -> list[CardId]:
    """The protected Wizardhavens that the player has in play. [FW-40]"""
    in_play = table.pile(seat, IN_PLAY)
    return [card for card in in_play if table.printed[card].kind == SITE and is_protected(table, card)]


def loses_automatic_attacks(table: Table, card: CardId) -> bool:
    """Whether something has taken the automatic-attacks off the site. [SITE-14]"""
    return is_quiet(table, card) or bool(_slain(table, card))


def _slain(table: Table, card: CardId) -> list[CardId]:
    """The Dragons whose lair it is that have been defeated or removed from play. [SITE-17, MAN-10]"""
    homes = table.printed[card].lairs
    if not homes:
        return []
    return [
        gone
        for seat in (0, 1)
        for gone in (*table.pile(seat, POINTS), *table.pile(seat, REMOVED), *table.pile(seat, IN_PLAY))
        if table.printed[gone].identity in homes
        if _is_gone(table, gone)
    ]


def _is_gone(table: Table, dragon: CardId) -> bool:
    """Whether it is gone for good; one whom somebody has won over is not. [MAN-09, MAN-10]"""
    place = table.cards[dragon].place
    if place == POINTS:
        return is_kill(table, dragon)
    return place == REMOVED or is_slain_dragon(table, dragon)


def has_hoard(table: Table, card: CardId) -> bool:
    """Whether the site or a card says so, or it began the turn with a Dragon's automatic-attack. [ITM-13]"""
    hoard = table.printed[card].hoard or _counts_as_hoard(table, card)
    if hoard or not is_held_by(site_of(table, card), (Race.DRAGON,)):
        return hoard
    if any([not noted(table, Remembered.GONE_FOR_GOOD, gone) for gone in _slain(table, card)]):
        return False
    return not any([_took_attacks_earlier(table, event) for event in table.cards[card].carried])


def _counts_as_hoard(table: Table, card: CardId) -> bool:
    """Whether the site counts as one with a hoard for this turn."""
    for lasting in table.lasting:
        if lasting.on.kind == CARD and lasting.on.number == card and makes(lasting.standing, Mark.HOARD):
            return True
    return False


def is_held_by(site: Site, races: tuple[Race, ...]) -> bool:
    """Whether an automatic-attack by one of these races is printed on the site."""
    return any([isinstance(one, Attack) and one.race in races for one in site.automatic_attacks])


def _took_attacks_earlier(table: Table, event: CardId) -> bool:
    """Whether a card has kept the automatic-attacks off its site since before this turn."""
    if table.cards[event].entered == table.turn:
        return False
    return any([takes_attacks(forbidden) for forbidden in table.printed[event].forbids])


def is_lair(site: Site) -> bool:
    """Whether the site is a Dragon's lair. [GLO-058]"""
    return bool(lairs_in(site.abilities))


def is_peaceful_for(table: Table, card: CardId, camp: Alignment) -> bool:
    """Whether companies of that side attack nobody at the site. [CVC-01]"""
    for forbidden in table.printed[card].forbids:
        if forbidden.deed is Deed.ATTACK and forbidden.what is camp:
            return True
    return False


def is_shunned_by(table: Table, card: CardId, race: Race) -> bool:
    """Whether nobody of that race may move to the site."""
    for forbidden in table.printed[card].forbids:
        if forbidden.deed is Deed.MOVE and forbidden.where is Subject.THIS_CARD:
            if forbidden.what is race:
                return True
    return False


def allows_information(table: Table, card: CardId) -> bool:
    """Whether information is playable at the site: it says so, or something does for this turn."""
    if table.printed[card].information and not nothing_is_playable(table, card):
        return True
    for lasting in table.lasting:
        if isinstance(lasting.standing, Permit) and lasting.standing.what is Mark.INFORMATION:
            if lasting.on.kind == CARD and lasting.on.number == card:
                return True
    return False


def in_location_deck(table: Table, seat: int, name: str, alignment: Alignment | None = None) -> CardId:
    """A card of that site in the player's location deck, perhaps of one version, or NONE. [ORG-28]"""
    for card in table.pile(seat, LOCATION):
        if table.printed[card].name == name and alignment in (None, table.printed[card].alignment):
            return card
    return NO_CARD
