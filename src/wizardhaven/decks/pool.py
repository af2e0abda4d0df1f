"""What the pool may hold. [DECK-12, DECK-30]"""

from typing import Final

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault, found
from wizardhaven.decks.nature import chosen, is_minor_item, is_stage_card, is_starting_stage_card
from wizardhaven.engine.values import KINDS

MOST_CHARACTERS: Final = 10
MOST_ITEMS: Final = 2
MOST_STAGE_CARDS: Final = 3


def pool_faults(deck: Deck) -> list[Fault]:
    """What is wrong with the pool."""
    counting = Counting(deck.player)
    characters, items = chosen(deck.pool, counting.is_character), chosen(deck.pool, is_minor_item)
    points = KINDS[deck.player].deck.starting_stage_points
    stage_cards = chosen(deck.pool, is_stage_card) if points else ()
    wrong: list[Fault] = []
    if len(characters) > MOST_CHARACTERS:
        numbers = (len(characters), MOST_CHARACTERS)
        wrong.append(Fault(Complaint.POOL_CHARACTERS, tuple(dict.fromkeys(characters)), numbers))
    if len(items) > MOST_ITEMS:
        wrong.append(Fault(Complaint.POOL_ITEMS, tuple(dict.fromkeys(items)), (len(items), MOST_ITEMS)))
    allowed = frozenset(characters + items + stage_cards)
    others = [code for code in deck.pool if code not in allowed]
    wrong += found({Complaint.POOL_CARDS: others})
    return [*wrong, *_starting_stage_cards(stage_cards, points)] if points else wrong


def _starting_stage_cards(stage_cards: tuple[str, ...], needed: int) -> list[Fault]:
    """One to three permanent-events with so many stage points, not all of them unique. [DECK-30, FW-17]"""
    cards = tuple(dict.fromkeys(stage_cards))
    if not stage_cards:
        return [Fault(Complaint.NUMBER_OF_STAGE_CARDS, cards, (0, MOST_STAGE_CARDS))]
    wrong = found(
        {Complaint.NO_STARTING_STAGE_CARD: [c for c in cards if not is_starting_stage_card(by_code()[c])]}
    )
    if len(stage_cards) > MOST_STAGE_CARDS:
        numbers = (len(stage_cards), MOST_STAGE_CARDS)
        wrong.append(Fault(Complaint.NUMBER_OF_STAGE_CARDS, cards, numbers))
    points = sum([by_code()[code].stage_points or 0 for code in stage_cards])
    if points != needed:
        wrong.append(Fault(Complaint.STAGE_POINTS, cards, (points, needed)))
    if all([by_code()[code].unique for code in cards]):
        wrong.append(Fault(Complaint.ONLY_UNIQUE_STAGE_CARDS, cards))
    return wrong
