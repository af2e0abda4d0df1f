"""Which cards could be put elsewhere, and from where."""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.queries.agents.agents import home_names, is_character_for
from wizardhaven.engine.queries.cards.in_play import company_of, factions_of, members_of
from wizardhaven.engine.queries.cards.such import fits_printed, is_printed
from wizardhaven.engine.queries.resources.playable_at_site import refused_here
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.sites.site_versions import version_for_agents
from wizardhaven.engine.queries.words.open_piles import PLACES, open_pile
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.ids import (
    IN_PLAY,
    NO_CARD,
    NONE,
    POINTS,
    STORED,
    TAPPED,
    WOUNDED,
    CardId,
    CompanyId,
)
from wizardhaven.engine.state.printed.printed import Printed
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import skill_in
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, AnyOf, HomeAt, Needing, Not, Such, With, choices, parts
from wizardhaven.vocabulary.terms import State, Turned


def to_be_put(table: Table, seat: int, put: Put, site: CardId = NO_CARD) -> list[CardId]:
    """The cards that could be put there, pile by pile, sites left aside; they may have to suit a site."""
    found: list[CardId] = []
    assert not isinstance(put.what, Subject)
    every, what = table.printed, put.what
    by_print = is_printed(what)
    for source in put.sources:
        for card in open_pile(table, seat, PLACES[source]):
            printed = every[card]
            if printed.site is None:
                fits = fits_printed(printed, what) if by_print else _is_such_now(table, card, what, site)
                if fits:
                    found.append(card)
    return found


def any_to_be_put(table: Table, seat: int, put: Put, site: CardId) -> bool:
    """Whether there is one that could be put there; the first that is found is enough."""
    assert not isinstance(put.what, Subject)
    every, what = table.printed, put.what
    by_print = is_printed(what)
    for source in put.sources:
        for card in open_pile(table, seat, PLACES[source]):
            printed = every[card]
            if printed.site is None:
                if fits_printed(printed, what) if by_print else _is_such_now(table, card, what, site):
                    return True
    return False


def lying(table: Table, seat: int, put: Put, card: CardId, site: CardId) -> list[CardId]:
    """All such cards in play: events and agents of either player, factions, what lies beside a card.

    A creature that lies there as an event is one.
    """
    rest: list[Such] = []
    found: Sequence[CardId] = [*table.pile(0, IN_PLAY), *table.pile(1, IN_PLAY)]
    assert not isinstance(put.what, Subject)
    for trait in parts(put.what):
        if trait is Mark.BESIDE_THIS:
            bearer = table.cards[card].on
            found = [one for one in table.cards[bearer].carried if one != card]
        elif isinstance(trait, With):
            found = _members_with(table, card, trait)
        elif trait is Sort.AGENT:
            found = [agent.card for agent in table.agents]
        elif trait is Sort.EVENT:
            found = table.board
        elif trait is Sort.FACTION:
            both = put.by is Whose.ANYBODYS
            found = [*factions_of(table, seat), *(factions_of(table, 1 - seat) if both else ())]
        else:
            rest.append(trait)
    return [one for one in found if is_such(table, one, AllOf(tuple(rest)), site)]


def _members_with(table: Table, card: CardId, trait: With) -> Sequence[CardId]:
    """The characters in the company that the card lies on."""
    assert trait.whom is Subject.COMPANY, f"nobody is found with {trait.whom}"
    return members_of(table, company_of(table, card))


def any_in_sources(table: Table, seat: int, put: Put) -> bool:
    """Whether there is any card at all where it would come from, sites left aside."""
    return any(
        [
            table.printed[card].site is None
            for source in put.sources
            for card in table.pile(seat, PLACES[source])
        ]
    )


def site_at_hand(table: Table, company: CompanyId) -> CardId:
    """Where a company is, or NONE if there is no such company."""
    found = table.companies.get(company)
    return found.site if found is not None else NO_CARD


def is_such(table: Table, card: CardId, such: Such, site: CardId) -> bool:
    """Whether a card that lies in a pile is such a one: for its owner, and at the site."""
    if is_printed(such):
        return fits_printed(table.printed[card], such)
    return _is_such_now(table, card, such, site)


def _is_such_now(table: Table, card: CardId, such: Such, site: CardId) -> bool:
    if isinstance(such, AllOf):
        for trait in such.traits:
            if not is_such(table, card, trait, site):
                return False
        return True
    if isinstance(such, AnyOf):
        for trait in such.traits:
            if is_such(table, card, trait, site):
                return True
        return False
    if isinstance(such, Not):
        return not is_such(table, card, such.trait, site)
    if such is Sort.CHARACTER:
        return is_character_for(table, table.owners[card], card)
    if such is Mark.PLAYABLE_HERE:
        faction = table.printed[card].faction
        if faction is not None and table.cards[card].place == POINTS:
            return site != NONE and is_one_of(table, site, faction.playable_at)
        return site != NONE and refused_here(table, site, card) is None
    if such is Mark.STORED:
        return stored_like(table, card) != NONE
    if such is Turned.TAPPED or such is State.WOUNDED:
        return table.cards[card].status == (TAPPED if such is Turned.TAPPED else WOUNDED)
    if such is Mark.FOLLOWER:
        return fits(table, card, such)
    if isinstance(such, HomeAt):
        return _comes_from(table, card, such.site)
    if isinstance(such, Needing):
        return _needs(table.printed[card], such.whom)
    return fits_printed(table.printed[card], such)


def stored_like(table: Table, card: CardId) -> CardId:
    """The item identical to this one that its owner's opponent has stored, if he has. [ORG-54]"""
    for stored in table.pile(1 - table.owners[card], STORED):
        if table.printed[stored].code == table.printed[card].code:
            return stored
    return NO_CARD


def _comes_from(table: Table, card: CardId, types: Such) -> bool:
    """Whether a home site of the agent is of one of these types, as its player's agents use it."""
    version = version_for_agents(table, table.owners[card])
    homes = [table.atlas.types_of_sites.get((home, version)) for home in home_names(table, card)]
    return any([one in homes for one in choices(types)])


def _needs(printed: Printed, whom: Such) -> bool:
    """Whether somebody with that skill must use the card."""
    return any([use.user is not None and skill_in(use.user) is whom for use in printed.uses])
