"""What a Fallen-wizard may bring, wherever it is in his deck. [DECK-24, DECK-26, DECK-29, SET-10]"""

from collections import Counter
from typing import Final

from wizardhaven.catalogue.printing import Kind, Printing, Trait, Version, by_code
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault, found
from wizardhaven.decks.nature import chosen, is_avatar, is_stage_card

MOST_COPIES: Final = 2


def fallen_wizard_faults(deck: Deck) -> list[Fault]:
    """The cards that are not for him, third copies, and an avatar that he cannot declare."""
    copies = Counter(deck.cards)
    third = [code for code in chosen(deck.cards, may_be_there_twice) if copies[code] > MOST_COPIES]
    wrong = found(
        {
            Complaint.THREE_COPIES: third,
            Complaint.NO_FALLEN_WIZARD: chosen(deck.cards, is_another_avatar),
            Complaint.BARRED: chosen(deck.cards, is_barred),
        }
    )
    return wrong if declares_one_of_his_own(deck) else [*wrong, Fault(Complaint.NOT_DECLARED)]


def declares_one_of_his_own(deck: Deck) -> bool:
    """Whether the avatar declared is a Fallen-wizard with a copy in the deck. [SET-10, FW-06]"""
    if deck.avatar is None or is_another_avatar(by_code()[deck.avatar]):
        return False
    return deck.avatar in deck.cards


def may_be_there_twice(card: Printing) -> bool:
    """Whether two copies are the most: a character or a resource, but no stage card. [DECK-24, FW-11]"""
    counted = card.kind in (Kind.CHARACTER, Kind.RESOURCE) and not is_stage_card(card)
    return counted and not card.unique


def is_another_avatar(card: Printing) -> bool:
    """Whether it stands for a player who is no Fallen-wizard. [DECK-26, FW-05]"""
    return is_avatar(card) and card.version is not Version.FALLEN_WIZARD


def is_barred(card: Printing) -> bool:
    """Whether it is one of the seventeen cards that no Fallen-wizard may bring. [DECK-29, FW-14]"""
    return Trait.BARRED_TO_FALLEN_WIZARDS in card.traits
