"""What the location deck holds. [DECK-13 to DECK-18, SET-28 to SET-32]"""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import Kind, Printing, Trait, printings
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault, found
from wizardhaven.decks.fault_of import Matter, found_for
from wizardhaven.decks.nature import alignment, chosen, is_open
from wizardhaven.engine.values import KINDS
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.places import regions_of, sites_named, types_of
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, PlayerKind


def location_faults(deck: Deck) -> list[Fault]:
    """What is wrong with the location deck."""
    copies, sites = Counter(deck.sites), Sites(deck.player)
    twice = [code for code in chosen(deck.sites, sites.is_single) if copies[code] > 1]
    open_to_all = frozenset(chosen(twice, is_open))
    wrong = found(
        {
            Complaint.NO_SITE: chosen(deck.sites, _is_no_site),
            Complaint.SITE_TWICE: [code for code in twice if code not in open_to_all],
            Complaint.OPEN_SITE_TWICE: [code for code in twice if code in open_to_all],
        }
    )
    lacking = () if starts_somewhere(deck) else named_starting_sites(deck.player)
    of_his = {Matter.SITE: chosen(deck.sites, sites.is_foreign), Matter.START: lacking}
    return [*wrong, *found_for(KINDS[deck.player].deck, of_his)]


def starts_somewhere(deck: Deck) -> bool:
    """Whether the deck has a site at which a company of its player begins. [SET-28 to SET-32]"""
    return any([code in starting_sites(deck.player) for code in deck.sites])


@dataclass(frozen=True)
class Sites:
    """Which sites are for one kind of player, as his page says."""

    player: PlayerKind

    def is_single(self, card: Printing) -> bool:
        """Whether one copy must do: of any but his havens, or of all but his own sites. [DECK-13, DECK-17]"""
        kind = KINDS[self.player]
        plenty = kind.deck.own_sites_in_any_number or Trait.HAVEN in card.traits
        return card.kind is Kind.SITE and not (plenty and alignment(card) is kind.sites)

    def is_foreign(self, card: Printing) -> bool:
        """Whether it is a site, or the version of one, for other players. [DECK-15 to DECK-18]"""
        if card.kind is not Kind.SITE or is_open(card):
            return False
        return alignment(card) not in KINDS[self.player].deck.sites or self._has_his_own_version(card)

    def _has_his_own_version(self, card: Printing) -> bool:
        """Whether he must take another version, which is his own. [DECK-18]"""
        kind = KINDS[self.player]
        if not kind.deck.own_version_of_sites or alignment(card) is kind.sites:
            return False
        return card.names.en in names_of_sites(kind.sites)


@cache
def names_of_sites(whose: Alignment) -> frozenset[str]:
    """The names of all sites of an alignment."""
    return frozenset([p.names.en for p in printings() if p.kind is Kind.SITE and alignment(p) is whose])


@cache
def starting_sites(player: PlayerKind) -> frozenset[str]:
    """The sites where his companies may begin, by their codes. [SET-29 to SET-32]"""
    lying_there = [code for place in KINDS[player].starting_places for code in _sites_in(place)]
    return frozenset([*named_starting_sites(player), *lying_there])


def named_starting_sites(player: PlayerKind) -> tuple[str, ...]:
    """The versions of his own of the sites that are named for his start."""
    kind = KINDS[player]
    names = sites_named(kind.starting_places)
    return tuple([catalogue.find(f"{name} [{kind.sites.value}]").card for name in names])


def _sites_in(place: Such) -> list[str]:
    """The sites of some types in some regions."""
    regions, types = regions_of(place), types_of(place)
    sites = [(code, card) for code, card in catalogue.cards().items() if isinstance(card, Site)]
    return [code for code, site in sites if site.region in regions and site.site_type in types]


def _is_no_site(card: Printing) -> bool:
    return card.kind is not Kind.SITE
