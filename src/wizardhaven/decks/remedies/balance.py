"""Remedies for the numbers of the play deck: resources, hazards and creatures. [DECK-06, DECK-07, DECK-25]"""

from collections import Counter
from collections.abc import Sequence

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.play_deck import FEWEST_CREATURES, FEWEST_RESOURCES, MOST_RESOURCES
from wizardhaven.decks.remedies.fitting import fitting_cards, is_plain_creature, is_plain_resource
from wizardhaven.decks.remedies.remedy import Edit, Move, Remedy, Remove, Replace
from wizardhaven.decks.remedies.surplus import added
from wizardhaven.decks.section import PLAY_DECK, Section, cards_in


def number_of_resources(deck: Deck) -> list[Remedy]:
    """As many resources as are needed, and as many hazards."""
    resources, hazards = Counting(deck.player).booked(deck.play_deck)
    if resources > MOST_RESOURCES:
        both = [
            *_moved(deck, resources - MOST_RESOURCES, None, resources=True),
            *_moved(deck, max(hazards - MOST_RESOURCES, 0), None, resources=False),
        ]
        return [Remedy(tuple(both))]
    lacking = FEWEST_RESOURCES - resources
    more = max(FEWEST_RESOURCES - hazards, 0)
    return [
        Remedy((*_more_resources(deck, lacking), *_more_hazards(deck, more))),
        Remedy(_more_resources(deck, lacking)),
    ]


def as_many_of_both(deck: Deck) -> list[Remedy]:
    """The surplus into the sideboard, or more of what there is less of."""
    resources, hazards = Counting(deck.player).booked(deck.play_deck)
    surplus = abs(resources - hazards)
    is_resources = resources > hazards
    fewer = [
        Remedy(tuple(_moved(deck, surplus, Section.SIDEBOARD, resources=is_resources))),
        Remedy(tuple(_moved(deck, surplus, None, resources=is_resources))),
    ]
    more = Remedy(_more_hazards(deck, surplus) if is_resources else _more_resources(deck, surplus))
    return [*fewer, more]


def resources_for_hazards(deck: Deck) -> list[Remedy]:
    """True resources for the copies that cannot be booked as such, or as many more. [DECK-25]"""
    counting = Counting(deck.player)
    resources, hazards = counting.booked(deck.play_deck)
    lacking = counting.booked_freely(deck.play_deck)[0] - resources
    new = [c for c, n in fitting_cards(deck, lacking, is_plain_resource(deck.player)) for _ in range(n)]
    swaps = Counter(list(zip(counting.never_resources(deck.play_deck), new, strict=False)))
    edits = [Replace(n, old, _held(deck, old), by) for (old, by), n in swaps.items()]
    return [Remedy(tuple(edits)), Remedy(_more_resources(deck, hazards - resources))]


def _held(deck: Deck, code: str) -> Section:
    """The section of the play deck that holds a card most often."""
    return max(PLAY_DECK, key=lambda section: cards_in(deck, section).count(code))


def more_creatures(deck: Deck, counted: int) -> list[Remedy]:
    """Other hazards give way to creatures, or creatures are added."""
    lacking = FEWEST_CREATURES - counted
    counting = Counting(deck.player)
    others = [c for c in deck.hazards if _is_replaceable(counting, c)]
    creatures = [c for c, n in fitting_cards(deck, lacking, is_plain_creature(deck.player)) for _ in range(n)]
    swaps = Counter(list(zip(reversed(others), creatures, strict=False)))
    edits: tuple[Edit, ...] = tuple(
        [Replace(n, old, Section.HAZARDS, new) for (old, new), n in swaps.items()]
    )
    grown = added(fitting_cards(deck, lacking, is_plain_creature(deck.player)), Section.HAZARDS)
    return [Remedy(edits), Remedy(grown)]


def _is_replaceable(counting: Counting, code: str) -> bool:
    card = by_code()[code]
    return (
        counting.is_hazard(card) and not counting.is_either(card) and not counting.halves_of_a_creature(card)
    )


def _more_resources(deck: Deck, count: int) -> tuple[Edit, ...]:
    return added(fitting_cards(deck, count, is_plain_resource(deck.player)), Section.RESOURCES)


def _more_hazards(deck: Deck, count: int) -> tuple[Edit, ...]:
    return added(fitting_cards(deck, count, is_plain_creature(deck.player)), Section.HAZARDS)


def _moved(deck: Deck, count: int, to: Section | None, *, resources: bool) -> Sequence[Edit]:
    """The last so many resources or hazards, wherever in the play deck they are written."""
    counting = Counting(deck.player)
    counts = counting.is_resource if resources else counting.is_hazard
    held = [
        (section, code)
        for section in PLAY_DECK
        for code in cards_in(deck, section)
        if counts(by_code()[code]) and not (resources and counting.is_either(by_code()[code]))
    ]
    last = Counter(held[max(len(held) - count, 0) :]) if count else Counter()
    if to is None:
        return [Remove(n, code, section) for (section, code), n in last.items()]
    return [Move(n, code, section, to) for (section, code), n in last.items()]
