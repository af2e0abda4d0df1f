"""Whether a deck is built as the rules want it, for a Wizard. [DECK-01 to DECK-15, DECK-20, DECK-21]"""

from collections import Counter
from typing import Final

from wizardhaven.catalogue.printing import Kind, Printing, by_code
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault
from wizardhaven.decks.location import location_faults
from wizardhaven.decks.nature import (
    chosen,
    is_agent,
    is_avatar,
    is_foreign,
    is_foreign_character,
    is_foreign_resource,
    is_place,
    serves_the_fall,
)
from wizardhaven.decks.play_deck import play_deck_faults
from wizardhaven.decks.reserves import reserve_faults
from wizardhaven.engine.state.settings import GameLength
from wizardhaven.errors import WizardhavenError
from wizardhaven.vocabulary.terms import PlayerKind

MOST_COPIES: Final = 3
MOST_MIND: Final = 36
MOST_FALLEN_WIZARDS: Final = 2


class NotChecked(WizardhavenError):
    """A deck for a kind of player whose rules of deck building we do not have."""


def faults(
    deck: Deck, length: GameLength = GameLength.SHORT, *, wizard_may_fall: bool = False
) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck in a game of that length; nothing if it may be played.

    Where a Wizard may fall, the sideboard may hold what he would then need. [DECK-31]
    """
    if deck.player is not PlayerKind.WIZARD:
        raise NotChecked(
            f"“{deck.title}” is a deck for a {deck.player.value}; only decks for a wizard can be checked."
        )
    found = [
        *whole_deck_faults(deck, wizard_may_fall=wizard_may_fall),
        *play_deck_faults(deck),
        *reserve_faults(deck, length),
        *location_faults(deck),
    ]
    return tuple(found)


def whole_deck_faults(deck: Deck, *, wizard_may_fall: bool) -> list[Fault]:
    """What the rules say of all sets together. [DECK-01 to DECK-03, DECK-05, DECK-20, DECK-21]"""
    for_the_fall = chosen(deck.sideboard, serves_the_fall) if wizard_may_fall else ()
    fallen = chosen(for_the_fall, is_avatar)
    foreign = chosen(deck.play_deck + deck.against_fallen_wizards + deck.pool, is_foreign)
    foreign += tuple([code for code in chosen(deck.sideboard, is_foreign) if code not in for_the_fall])
    cards = deck.play_deck + deck.sideboard + deck.against_fallen_wizards + deck.pool
    mind = sum([by_code()[code].mind or 0 for code in chosen(cards, is_agent)])
    wrong = {
        Complaint.UNIQUE_TWICE: _unique_twice(cards),
        Complaint.FOUR_COPIES: _four_copies(cards),
        Complaint.OF_ANOTHER_AVATAR: _of_another_avatar(deck, cards),
        Complaint.THREE_FALLEN_WIZARDS: fallen if len(fallen) > MOST_FALLEN_WIZARDS else (),
        Complaint.NO_HERO_CHARACTER: chosen(foreign, is_foreign_character),
        Complaint.NO_HERO_RESOURCE: chosen(foreign, is_foreign_resource),
    }
    found = [Fault(complaint, tuple(dict.fromkeys(codes))) for complaint, codes in wrong.items() if codes]
    if mind > MOST_MIND:
        agents = tuple(dict.fromkeys(chosen(cards, is_agent)))
        found.append(Fault(Complaint.MIND_OF_AGENTS, agents, (mind, MOST_MIND)))
    return found


def _unique_twice(cards: tuple[str, ...]) -> tuple[str, ...]:
    unique = chosen(cards, _is_unique)
    copies = Counter([_counted_as(by_code()[code]) for code in unique])
    return tuple([code for code in unique if copies[_counted_as(by_code()[code])] > 1])


def _is_unique(card: Printing) -> bool:
    return card.unique and not is_avatar(card) and not is_place(card)


def _counted_as(card: Printing) -> str:
    """What a unique card is a copy of: manifestations of one resource are copies of one card. [DECK-02]"""
    if card.kind is not Kind.RESOURCE:
        return card.card
    return card.names.en if card.manifests is None else by_code()[card.manifests].names.en


def _four_copies(cards: tuple[str, ...]) -> tuple[str, ...]:
    copies = Counter(cards)
    return tuple([code for code in cards if copies[code] > MOST_COPIES and not by_code()[code].unique])


def _of_another_avatar(deck: Deck, cards: tuple[str, ...]) -> tuple[str, ...]:
    declared = None if deck.avatar is None else by_code()[deck.avatar].names.en
    return tuple([code for code in cards if by_code()[code].specific not in (None, declared)])
