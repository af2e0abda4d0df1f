"""Remedies for the starting stage cards of a Fallen-wizard. [DECK-30]"""

from collections import Counter
from itertools import combinations_with_replacement

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import Printing, by_code, printings
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.nature import chosen, is_stage_card, is_starting_stage_card
from wizardhaven.decks.pool import MOST_STAGE_CARDS
from wizardhaven.decks.remedies.remedy import Add, Edit, Remedy, Remove
from wizardhaven.decks.section import Section
from wizardhaven.engine.values import KINDS

MOST_OFFERED = 3


def starting_stage_cards(deck: Deck) -> list[Remedy]:
    """The sets of starting stage cards that keep most of those in the pool."""
    present = Counter(chosen(deck.pool, is_stage_card))
    sets = sorted(_sets(deck), key=lambda one: _changes(present, Counter(one)))
    return [_exchanged(present, Counter(one)) for one in sets[:MOST_OFFERED]]


def _sets(deck: Deck) -> list[tuple[str, ...]]:
    """All sets of one to three that a Fallen-wizard may start with."""
    needed = KINDS[deck.player].deck.starting_stage_points
    elsewhere = Counter([*deck.play_deck, *deck.sideboard, *deck.against_fallen_wizards])
    cards = [one for one in _candidates(deck) if elsewhere[one.code] < (1 if one.unique else 3)]
    found = []
    for size in range(1, MOST_STAGE_CARDS + 1):
        for group in combinations_with_replacement(cards, size):
            points = sum([one.stage_points or 0 for one in group])
            if points == needed and _is_allowed(group, elsewhere):
                found.append(tuple([one.code for one in group]))
    return found


def _candidates(deck: Deck) -> list[Printing]:
    declared = None if deck.avatar is None else by_code()[deck.avatar].names.en
    playable = catalogue.cards()
    return [
        one
        for one in printings()
        if is_starting_stage_card(one) and one.specific in (None, declared) and one.code in playable
    ]


def _is_allowed(group: tuple[Printing, ...], elsewhere: Counter[str]) -> bool:
    copies = Counter([one.code for one in group])
    within = all([n + elsewhere[code] <= (1 if by_code()[code].unique else 3) for code, n in copies.items()])
    return within and not all([one.unique for one in group])


def _changes(present: Counter[str], wanted: Counter[str]) -> int:
    return (present - wanted).total() + (wanted - present).total()


def _exchanged(present: Counter[str], wanted: Counter[str]) -> Remedy:
    away: list[Edit] = [Remove(n, code, Section.POOL) for code, n in (present - wanted).items()]
    return Remedy((*away, *[Add(n, code, Section.POOL) for code, n in (wanted - present).items()]))
