"""What is wrong with a deck because of who plays it, as his page says. [DECK-20 to DECK-34, SET-10]"""

from collections import Counter
from typing import Final

from wizardhaven.catalogue.printing import Kind, Printing, by_code
from wizardhaven.decks.belonging import Belonging
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault, found
from wizardhaven.decks.fault_of import Matter, found_for
from wizardhaven.decks.nature import chosen, is_avatar, is_stage_card
from wizardhaven.engine.values import FALLEN_WIZARD, KINDS
from wizardhaven.vocabulary.terms import PlayerKind

MOST_COPIES: Final = 3
MOST_FALLEN_WIZARDS: Final = 2
FALLEN: Final = Belonging(FALLEN_WIZARD.player)


def player_faults(deck: Deck, *, wizard_may_fall: bool) -> list[Fault]:
    """The cards that are not for him, copies beyond his measure, and an avatar that he cannot declare."""
    for_the_fall = prepared_for_the_fall(deck) if wizard_may_fall else ()
    fallen = chosen(for_the_fall, is_avatar)
    wrong = [
        *found({Complaint.THREE_FALLEN_WIZARDS: fallen if len(fallen) > MOST_FALLEN_WIZARDS else ()}),
        *_foreign(deck, frozenset(for_the_fall)),
    ]
    return wrong if is_declared(deck) else [*wrong, Fault(Complaint.NOT_DECLARED)]


def _foreign(deck: Deck, allowed: frozenset[str]) -> list[Fault]:
    """The cards of others, but for what his sideboard may hold of them."""
    belonging = Belonging(deck.player)
    cards = deck.play_deck + deck.against_fallen_wizards + deck.pool
    cards += tuple([code for code in deck.sideboard if code not in allowed])
    return found_for(
        belonging.rules,
        {
            Matter.COPIES: _too_many(deck),
            Matter.CHARACTER: chosen(cards, belonging.is_foreign_character),
            Matter.RESOURCE: chosen(cards, belonging.is_foreign_resource),
            Matter.BARRED: chosen(deck.cards, belonging.is_barred),
        },
    )


def prepared_for_the_fall(deck: Deck) -> tuple[str, ...]:
    """What a sideboard holds against the day its Wizard falls, where he may. [DECK-31, FW-84]"""
    if not KINDS[deck.player].avatar_may_fall:
        return ()
    return tuple(
        [c for c in chosen(deck.sideboard, Belonging(deck.player).is_foreign) if _serves_the_fall(c)]
    )


def _serves_the_fall(code: str) -> bool:
    return not FALLEN.is_foreign(by_code()[code])


def _too_many(deck: Deck) -> list[str]:
    """The copies beyond what he may have of a card of which others may have three. [DECK-24]"""
    copies = Counter(deck.cards)
    most = KINDS[deck.player].deck.copies
    return [code for code in deck.cards if is_scarce(deck.player, by_code()[code]) and copies[code] > most]


def is_scarce(player: PlayerKind, card: Printing) -> bool:
    """Whether he may not even have it three times: characters and resources, but no stage cards. [DECK-24]"""
    counted = card.kind in (Kind.CHARACTER, Kind.RESOURCE) and not is_stage_card(card)
    return KINDS[player].deck.copies < MOST_COPIES and counted and not card.unique


def is_declared(deck: Deck) -> bool:
    """Whether a player who must declare an avatar declares one of his own from the deck. [SET-10, FW-06]"""
    if not KINDS[deck.player].names_himself:
        return True
    if deck.avatar is None or not Counting(deck.player).is_own_avatar(by_code()[deck.avatar]):
        return False
    return deck.avatar in deck.cards
