"""What the sideboard may hold. [DECK-08 to DECK-11, WIN-26, FW-88]"""

from collections import Counter
from typing import Final

from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault, found
from wizardhaven.decks.nature import chosen, is_place
from wizardhaven.engine.values import THRESHOLDS, GameLength

MOST_AGAINST_FALLEN_WIZARDS: Final = 10


def reserve_faults(deck: Deck, length: GameLength) -> list[Fault]:
    """What is wrong with the sideboard."""
    wrong = found(
        {Complaint.SITE_IN_SIDEBOARD: chosen(deck.sideboard + deck.against_fallen_wizards, is_place)}
    )
    most = THRESHOLDS[length].sideboard
    if len(deck.sideboard) > most:
        wrong.append(Fault(Complaint.SIDEBOARD, (), (len(deck.sideboard), most)))
    extra = deck.against_fallen_wizards
    if len(extra) > MOST_AGAINST_FALLEN_WIZARDS:
        numbers = (len(extra), MOST_AGAINST_FALLEN_WIZARDS)
        wrong.append(Fault(Complaint.AGAINST_FALLEN_WIZARDS, tuple(dict.fromkeys(extra)), numbers))
    return [*wrong, *_avatars(deck)]


def _avatars(deck: Deck) -> list[Fault]:
    cards = deck.play_deck + deck.sideboard + deck.against_fallen_wizards
    copies = Counter(chosen(cards, Counting(deck.player).is_own_avatar))
    several = tuple([code for code, count in copies.items() if count > 1])
    return [Fault(Complaint.TWO_AVATARS_TWICE, several)] if len(several) > 1 else []
