"""A deck at a glance, for whoever chooses one: what it is after, who begins, where it goes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wizardhaven.catalogue.facts import facts
from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.nature import chosen, is_avatar
from wizardhaven.vocabulary.terms import Points

MOST_WANTED: Final = 7
"""So many cards say what a deck is after."""


@dataclass(frozen=True)
class Summary:
    """Numbers and cards by which decks are told apart; cards by their codes."""

    points: Mapping[str, int]
    """Marshalling points to be had with the cards of pool and play deck, by their kind."""
    mind: int
    """Of those who begin."""
    resources: int
    hazards: int
    characters: int
    creatures: int
    sideboard: int
    begin: tuple[str, ...]
    after: tuple[str, ...]
    """The cards worth most, without characters."""
    sites: tuple[str, ...]


def summary(deck: Deck) -> Summary:
    """What is seen of a deck in a row and in its preview."""
    counting = Counting(deck.player)
    resources, hazards = counting.booked(deck.play_deck)
    begin = chosen(deck.pool, counting.is_character)
    halves = sum([counting.halves_of_a_creature(by_code()[code]) for code in deck.play_deck])
    return Summary(
        points=_points(deck),
        mind=sum([facts()[code].mind or 0 for code in begin]),
        resources=resources,
        hazards=hazards,
        characters=len(chosen(deck.play_deck, counting.is_character)),
        creatures=halves // 2,
        sideboard=len(deck.sideboard),
        begin=tuple(dict.fromkeys(begin)),
        after=_after(deck),
        sites=tuple(dict.fromkeys(deck.sites)),
    )


def _points(deck: Deck) -> Mapping[str, int]:
    """What may be counted once is counted once, however many copies there are."""
    held = dict.fromkeys([*deck.pool, *deck.play_deck])
    found = {source.value: 0 for source in Points}
    for code in held:
        kind = facts()[code].points_of
        if kind in found and not is_avatar(by_code()[code]):
            found[kind] += max(facts()[code].points or 0, 0)
    # What one defeats depends on the other's cards.
    return {**found, Points.KILL.value: 0}


def _after(deck: Deck) -> tuple[str, ...]:
    others = [Points.CHARACTER.value, Points.KILL.value]
    wanted = [
        code for code in dict.fromkeys(deck.resources) if facts()[code].points_of not in (None, *others)
    ]
    return tuple(sorted(wanted, key=lambda code: -(facts()[code].points or 0))[:MOST_WANTED])
