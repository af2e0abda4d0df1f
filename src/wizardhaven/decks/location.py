"""What the location deck holds. [DECK-13 to DECK-15, DECK-17, SET-28, SET-29, SET-31]"""

from collections import Counter
from typing import Final

from wizardhaven.catalogue.printing import Kind, Printing, Trait, Version, by_code
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault, found
from wizardhaven.decks.nature import chosen
from wizardhaven.vocabulary.terms import PlayerKind

RIVENDELL: Final = "TW-421"
THE_WHITE_TOWERS: Final = "WH-58"


def location_faults(deck: Deck) -> list[Fault]:
    """What is wrong with the location deck."""
    copies = Counter(deck.sites)
    single = _is_single if deck.player is PlayerKind.WIZARD else _is_single_for_a_fallen_wizard
    twice = [code for code in chosen(deck.sites, single) if copies[code] > 1]
    wrong = found(
        {
            Complaint.NO_SITE: chosen(deck.sites, _is_no_site),
            Complaint.SITE_TWICE: [code for code in twice if not _is_open(by_code()[code])],
            Complaint.OPEN_SITE_TWICE: [code for code in twice if _is_open(by_code()[code])],
        }
    )
    if deck.player is PlayerKind.WIZARD:
        wrong += found({Complaint.NO_HERO_SITE: chosen(deck.sites, _is_no_hero_site)})
        lacking = Fault(Complaint.NO_STARTING_SITE, (RIVENDELL,))
    else:
        wrong += found({Complaint.BALROG_SITE: chosen(deck.sites, _is_closed_balrog_site)})
        lacking = Fault(Complaint.NOWHERE_TO_START, (THE_WHITE_TOWERS,))
    return wrong if starts_somewhere(deck) else [*wrong, lacking]


def starts_somewhere(deck: Deck) -> bool:
    """Whether the deck has a site at which its player's company begins. [SET-28, SET-29, SET-31]"""
    match deck.player:
        case PlayerKind.WIZARD:
            return RIVENDELL in deck.sites
        case PlayerKind.FALLEN_WIZARD:
            return len(chosen(deck.sites, _starts_a_fallen_wizard)) > 0
        case PlayerKind.RINGWRAITH | PlayerKind.BALROG:
            return True


def _starts_a_fallen_wizard(card: Printing) -> bool:
    return Trait.STARTS_A_FALLEN_WIZARD in card.traits


def _is_no_site(card: Printing) -> bool:
    return card.kind is not Kind.SITE


def _is_open(card: Printing) -> bool:
    """Whether it is one of the five Balrog sites for every location deck. [DECK-14]"""
    return Trait.OPEN_TO_ALL in card.traits


def _is_single(card: Printing) -> bool:
    """Whether it is a site of which one copy must do for a Wizard: any but his own havens. [DECK-13]"""
    own_haven = Trait.HAVEN in card.traits and card.version is Version.HERO
    return card.kind is Kind.SITE and not own_haven


def _is_single_for_a_fallen_wizard(card: Printing) -> bool:
    """Whether one copy must do: of any but the four sites of Fallen-wizards, Havens included. [DECK-17]"""
    return card.kind is Kind.SITE and card.version is not Version.FALLEN_WIZARD


def _is_no_hero_site(card: Printing) -> bool:
    return card.kind is Kind.SITE and card.version is not Version.HERO and not _is_open(card)


def _is_closed_balrog_site(card: Printing) -> bool:
    return card.version is Version.BALROG and not _is_open(card)
