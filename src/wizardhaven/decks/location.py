"""What the location deck of a Wizard holds. [DECK-13 to DECK-15, SET-28, SET-29]"""

from collections import Counter
from typing import Final

from wizardhaven.catalogue.printing import Kind, Printing, Trait, Version, by_code
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault
from wizardhaven.decks.nature import chosen
from wizardhaven.vocabulary.terms import PlayerKind

RIVENDELL: Final = "TW-421"


def location_faults(deck: Deck) -> list[Fault]:
    """What is wrong with the location deck."""
    copies = Counter(deck.sites)
    twice = [code for code in chosen(deck.sites, _is_single) if copies[code] > 1]
    wrong = {
        Complaint.NO_SITE: chosen(deck.sites, _is_no_site),
        Complaint.SITE_TWICE: [code for code in twice if not _is_open(by_code()[code])],
        Complaint.OPEN_SITE_TWICE: [code for code in twice if _is_open(by_code()[code])],
        Complaint.NO_HERO_SITE: chosen(deck.sites, _is_foreign),
    }
    found = [Fault(complaint, tuple(dict.fromkeys(codes))) for complaint, codes in wrong.items() if codes]
    return found if starts_somewhere(deck) else [*found, Fault(Complaint.NO_STARTING_SITE, (RIVENDELL,))]


def starts_somewhere(deck: Deck) -> bool:
    """Whether the deck has the site at which a Wizard's company begins. [SET-28, SET-29]"""
    return deck.player is not PlayerKind.WIZARD or RIVENDELL in deck.sites


def _is_no_site(card: Printing) -> bool:
    return card.kind is not Kind.SITE


def _is_open(card: Printing) -> bool:
    """Whether it is one of the five Balrog sites for every location deck. [DECK-14]"""
    return Trait.OPEN_TO_ALL in card.traits


def _is_single(card: Printing) -> bool:
    """Whether it is a site of which one copy must do: any but the player's own havens. [DECK-13]"""
    own_haven = Trait.HAVEN in card.traits and card.version is Version.HERO
    return card.kind is Kind.SITE and not own_haven


def _is_foreign(card: Printing) -> bool:
    return card.kind is Kind.SITE and card.version is not Version.HERO and not _is_open(card)
