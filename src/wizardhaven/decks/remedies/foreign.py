"""Remedies for cards of others: an own version, another card, or none. [DECK-05, DECK-15 to DECK-34]"""

from collections.abc import Sequence

from wizardhaven.catalogue.printing import Printing, by_code, printings
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.location import named_starting_sites
from wizardhaven.decks.nature import is_avatar
from wizardhaven.decks.remedies.fitting import own_version, room
from wizardhaven.decks.remedies.remedy import Add, Declare, Edit, Move, Remedy, Remove, Replace, applied
from wizardhaven.decks.remedies.surplus import gone
from wizardhaven.decks.section import Section, cards_in
from wizardhaven.engine.values import KINDS


def own_versions(deck: Deck, codes: Sequence[str]) -> list[Remedy]:
    """Every such card replaced by its version for this player where there is one, or else taken out."""
    found = [(section, code, cards_in(deck, section).count(code)) for section in Section for code in codes]
    held = [one for one in found if one[2]]
    away = [edit for section, code, count in held for edit in gone(deck, code, section, count)]
    left = applied(deck, Remedy(tuple([Remove(count, code, section) for section, code, count in held])))
    replaced: list[Edit] = []
    for section, code, count in held:
        by = own_version(left, code)
        copies = min(count, room(left, by_code()[by])) if by else 0
        if by and copies:
            replaced.append(Replace(copies, code, section, by))
            left = applied(left, Remedy((Add(copies, by, section),)))
        replaced += gone(left, code, section, count - copies) if count > copies else []
    return [Remedy(tuple(replaced)), Remedy(tuple(away))]


def of_another_avatar(deck: Deck, codes: Sequence[str]) -> list[Remedy]:
    """The cards taken out, or the avatar declared whose cards they are."""
    whose = {by_code()[code].specific for code in codes}
    declared = [
        Remedy((Declare(one.code),))
        for one in own_avatars(deck)
        if {one.names.en} == whose and (one.code in deck.cards or not KINDS[deck.player].names_himself)
    ]
    away = own_versions(deck, codes)[-1]
    return [*declared, away] if deck.avatar is None else [away, *declared]


def declaration(deck: Deck) -> list[Remedy]:
    """An avatar of the deck declared, or a copy of the one who is; else one is added. [SET-10]"""
    held = [one for one in own_avatars(deck) if one.code in deck.cards]
    remedies = [Remedy((Declare(one.code),)) for one in held]
    named = [one for one in own_avatars(deck) if one.code == deck.avatar] or own_avatars(deck)
    brought = [Remedy((Add(1, one.code, Section.CHARACTERS), Declare(one.code))) for one in named]
    return [*remedies, *brought]


def own_avatars(deck: Deck) -> list[Printing]:
    """All avatars that stand for a player of the deck's kind."""
    return [one for one in printings() if not one.is_reprint and Counting(deck.player).is_own_avatar(one)]


def somewhere_to_begin(deck: Deck) -> list[Remedy]:
    """One of the sites where a company of the player begins. [SET-28 to SET-32]"""
    return [Remedy((Add(1, code, Section.SITES),)) for code in named_starting_sites(deck.player)]


def out_of_the_pool(deck: Deck, codes: Sequence[str]) -> list[Remedy]:
    """What cannot be in the pool goes to the sideboard, an avatar to the characters, or away. [DECK-12]"""
    counted = [(code, deck.pool.count(code)) for code in dict.fromkeys(codes)]
    to_deck = [
        Move(n, c, Section.POOL, Section.CHARACTERS if is_avatar(by_code()[c]) else Section.SIDEBOARD)
        for c, n in counted
    ]
    aside = [Move(n, code, Section.POOL, Section.SIDEBOARD) for code, n in counted]
    away = [Remove(n, code, Section.POOL) for code, n in counted]
    return [Remedy(tuple(edits)) for edits in (to_deck, aside, away)]


def out_of_the_location_deck(deck: Deck, codes: Sequence[str]) -> list[Remedy]:
    """What is no site leaves the location deck. [DECK-13]"""
    return [Remedy(tuple([Remove(deck.sites.count(code), code, Section.SITES) for code in codes]))]
