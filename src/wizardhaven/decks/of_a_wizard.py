"""What a Wizard may bring, wherever it is in his deck. [DECK-20, DECK-21, DECK-31, FW-28]"""

from typing import Final

from wizardhaven.catalogue.printing import CardClass, Printing, Version
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault, found
from wizardhaven.decks.nature import chosen, is_avatar
from wizardhaven.vocabulary.terms import PlayerKind

COUNTING: Final = Counting(PlayerKind.WIZARD)
MOST_FALLEN_WIZARDS: Final = 2


def wizard_faults(deck: Deck, *, wizard_may_fall: bool) -> list[Fault]:
    """The cards that are for other kinds of player.

    Where a Wizard may fall, the sideboard may hold what he would then need. [DECK-31]
    """
    for_the_fall = chosen(deck.sideboard, serves_the_fall) if wizard_may_fall else ()
    fallen = chosen(for_the_fall, is_avatar)
    foreign = chosen(deck.play_deck + deck.against_fallen_wizards + deck.pool, is_foreign)
    allowed = frozenset(for_the_fall)
    foreign += tuple([code for code in chosen(deck.sideboard, is_foreign) if code not in allowed])
    return found(
        {
            Complaint.THREE_FALLEN_WIZARDS: fallen if len(fallen) > MOST_FALLEN_WIZARDS else (),
            Complaint.NO_HERO_CHARACTER: chosen(foreign, is_foreign_character),
            Complaint.NO_HERO_RESOURCE: chosen(foreign, is_foreign_resource),
        }
    )


def is_foreign_character(card: Printing) -> bool:
    """Whether it is an avatar or a character that no Wizard may bring. [DECK-20]"""
    return (is_avatar(card) or COUNTING.is_character(card)) and card.version is not Version.HERO


def is_foreign_resource(card: Printing) -> bool:
    """Whether it is a resource that no Wizard may bring. [DECK-21]"""
    minion_item = card.version is Version.MINION and card.card_class is CardClass.ITEM
    of_heroes = card.version in (Version.HERO, Version.DUAL)
    return COUNTING.is_resource(card) and not of_heroes and not minion_item


def is_foreign(card: Printing) -> bool:
    """Whether no Wizard may bring it."""
    return is_foreign_character(card) or is_foreign_resource(card)


def serves_the_fall(card: Printing) -> bool:
    """Whether a Wizard's sideboard may hold it against the day he falls. [DECK-31, FW-84]"""
    if is_avatar(card):
        return card.version is Version.FALLEN_WIZARD
    return is_foreign(card) and card.version in (Version.MINION, Version.STAGE)
