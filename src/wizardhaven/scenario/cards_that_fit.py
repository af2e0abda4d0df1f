"""How many copies of a card there can be, where each kind of card may lie, and who may bear it."""

from __future__ import annotations

from collections import Counter

from wizardhaven.engine.questions import agent_of, company_of, lies_face_down, may_bear, unique_is_taken
from wizardhaven.engine.values import (
    ALLY,
    ASIDE,
    CHARACTER,
    CREATURE,
    DECK,
    DISCARD,
    EVENT,
    FACTION,
    HAND,
    IN_PLAY,
    ITEM,
    LOCATION,
    NONE,
    ON_GUARD,
    OUT,
    PILE_NAMES,
    POINTS,
    POOL,
    REGION_CARD,
    REMOVED,
    SIDEBOARD,
    SITE,
    STORED,
    WOUNDED,
    CardId,
    CardState,
    Printed,
    Table,
)
from wizardhaven.scenario.fault import Fault, Faults
from wizardhaven.scenario.naming import ORDINALS, full_name
from wizardhaven.vocabulary.terms import Length, SiteType

FILLER = "Sons of Kings"
"""As many as one likes may lie in a player’s piles: they stand for cards that do not matter."""
MOST_COPIES = 3
ANY_NUMBER = 1000

PLAYED = (CHARACTER, ITEM, ALLY, FACTION, EVENT, CREATURE)
KINDS_IN = {
    POOL: PLAYED,
    DECK: PLAYED,
    HAND: PLAYED,
    DISCARD: (*PLAYED, SITE),
    SIDEBOARD: PLAYED,
    LOCATION: (SITE,),
    IN_PLAY: (CHARACTER, ITEM, ALLY, EVENT, CREATURE, SITE),
    POINTS: (FACTION, CREATURE, EVENT, CHARACTER),
    STORED: (ITEM, EVENT, SITE),
    REMOVED: (*PLAYED, SITE),
    ON_GUARD: PLAYED,
}
KIND_NAMES = {
    CHARACTER: "a character",
    ITEM: "an item",
    ALLY: "an ally",
    FACTION: "a faction",
    EVENT: "an event",
    CREATURE: "a creature",
    SITE: "a site",
    REGION_CARD: "a region",
}

WHERE_UNIQUE = (IN_PLAY, ASIDE, POINTS, STORED)
WHERE = {IN_PLAY: "in play", STORED: "stored", REMOVED: "removed from play", ON_GUARD: "on-guard"}


def misplaced(table: Table) -> Faults:
    """Cards that lie where none of their kind ever lies."""
    for card in table.every_card():
        never = _never(table.printed[card], table.cards[card])
        if never:
            yield Fault(card, f"{full_name(table.printed[card])} is {never}.")


def no_agents(table: Table) -> Faults:
    """Cards that were put down as agents and are none. [AGT-01]"""
    for agent in table.agents:
        if not table.printed[agent.card].agent:
            yield Fault(agent.card, f"{full_name(table.printed[agent.card])} is no agent.")


def _never(printed: Printed, state: CardState) -> str:
    """What the card is, though such a card never lies as this one does; empty if it may."""
    kind = KIND_NAMES[printed.kind]
    if printed.kind not in KINDS_IN.get(state.place, (printed.kind,)):
        return f"{kind}, which is never {WHERE.get(state.place, f'in a {PILE_NAMES[state.place]}')}"
    if state.place == IN_PLAY and (state.on == NONE or printed.kind == EVENT) and _is_over_at_once(printed):
        return f"{kind} that does not stay in play"
    if state.place == STORED and printed.kind == EVENT and _is_over_at_once(printed):
        return f"{kind} that is never stored"
    if state.status == WOUNDED and printed.kind not in (CHARACTER, ALLY, EVENT):
        return f"{kind}, which is never wounded"
    return ""


def _is_over_at_once(printed: Printed) -> bool:
    """Whether it is a short-event, or a creature that is never an event."""
    if printed.creature is not None:
        return not printed.creature.as_event
    return printed.kind == EVENT and not (printed.is_event(Length.PERMANENT) or printed.is_event(Length.LONG))


def too_many(table: Table) -> Faults:
    """More copies than a player can have among all his cards. [DECK-02, DECK-13]"""
    copies: Counter[tuple[int, str]] = Counter()
    for card in table.every_card():
        printed = table.printed[card]
        if table.cards[card].place == OUT or printed.name == FILLER:
            continue
        owned = (table.owners[card], printed.code)
        copies[owned] += 1
        if copies[owned] > _most_copies(printed):
            many = f"{copies[owned]} copies of {full_name(printed)}"
            whose = ORDINALS[table.owners[card]]
            yield Fault(card, f"The {whose} player has {many}; nobody has more than {_most_copies(printed)}.")


def _most_copies(printed: Printed) -> int:
    if printed.site is not None:
        several = printed.site.site_type is SiteType.HAVEN or printed.site.beneath_wizardhaven is not None
        return ANY_NUMBER if several else 1
    return 1 if printed.unique and not printed.avatar else MOST_COPIES


def twice_in_play(table: Table) -> Faults:
    """Unique cards of which another copy, or another form, is in play or gone for good. [GLO-120]"""
    in_play = [card for card in table.every_card() if table.cards[card].place in WHERE_UNIQUE]
    for card in reversed(in_play):  # the one that was laid last is the one too many
        if table.printed[card].kind != SITE and not lies_face_down(table, card):
            if unique_is_taken(table, card):
                name = full_name(table.printed[card])
                yield Fault(card, f"{name} is unique, and is in play already or removed from play.")


def badly_borne(table: Table) -> Faults:
    """Cards in play on nothing, or on somebody who cannot bear them."""
    for card in table.every_card():
        state = table.cards[card]
        if state.place != IN_PLAY:
            continue
        if state.on != NONE:
            yield from _on_a_bearer(table, card, state.on)
        elif table.printed[card].kind == SITE and card in table.board:
            yield Fault(card, f"{full_name(table.printed[card])} is a site: say who is there.")
        elif table.printed[card].kind in (ITEM, ALLY):
            kind = KIND_NAMES[table.printed[card].kind]
            yield Fault(card, f"{full_name(table.printed[card])} is {kind}: say whose it is.")
        elif table.printed[card].kind == CHARACTER and company_of(table, card) == NONE:
            if agent_of(table, card) is None:
                yield Fault(card, f"{full_name(table.printed[card])} is a character: say in which company.")


def _on_a_bearer(table: Table, card: CardId, bearer: CardId) -> Faults:
    printed, under = table.printed[card], table.printed[bearer]
    won_over = under.kind == FACTION and table.cards[bearer].place == POINTS
    if table.cards[bearer].place not in (IN_PLAY, ASIDE) and not won_over:
        yield Fault(card, f"{full_name(printed)} cannot lie on {full_name(under)}, which is not in play.")
    elif printed.kind == CHARACTER:
        yield Fault(card, f"{full_name(printed)} is a character: say in which company.")
    elif printed.kind == SITE:
        yield Fault(card, f"{full_name(printed)} is a site, and lies on nothing.")
    elif printed.kind in (ITEM, ALLY):
        if under.kind != CHARACTER and not (printed.kind == ITEM and under.kind == SITE):
            what = KIND_NAMES[printed.kind]
            yield Fault(card, f"{full_name(printed)} is {what}, and {full_name(under)} is no character.")
        elif table.owners[card] != table.owners[bearer]:
            yield Fault(card, f"{full_name(printed)} belongs to another player than {full_name(under)}.")
        elif printed.item is not None and not may_bear(table, bearer, card):
            yield Fault(card, f"{full_name(under)} cannot bear {full_name(printed)}.")
