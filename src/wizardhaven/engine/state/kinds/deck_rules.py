"""What a player may bring to the table, with what is common as the default."""

from __future__ import annotations

from dataclasses import dataclass

from wizardhaven.vocabulary.terms import Alignment, Race


@dataclass(frozen=True)
class DeckRules:
    """How decks of one kind of player are built; the rule stands below each line."""

    entries: tuple[str, ...]
    """By which entries of the rulebook it is said what is wrong with a deck of his. [SET-03]"""
    avatars: Alignment
    """Of which alignment his avatars are. [DECK-20, DECK-22, DECK-26, DECK-32]"""
    characters: tuple[Alignment, ...]
    """Of which alignments his other characters are. [DECK-20, DECK-22, DECK-26, DECK-32]"""
    resources: tuple[Alignment, ...]
    """Of which alignments his resources are. [DECK-21, DECK-23, DECK-24, DECK-33, FW-28]"""
    sites: tuple[Alignment, ...]
    """Of which alignments his sites are; five are open to all. [DECK-15, DECK-16, DECK-17, DECK-18]"""

    other_items: tuple[Alignment, ...] = ()
    """Of which alignments he may have items besides his own resources. [DECK-21, DECK-23, DECK-33]"""
    races: tuple[Race, ...] = ()
    """Of which races alone his characters are. [DECK-32]"""
    highest_mind: int | None = None
    """The highest mind of his characters unless they are specific to his avatar. [DECK-32]"""
    races_of_factions: tuple[Race, ...] = ()
    """Of which races alone his factions are. [DECK-33]"""
    barred: tuple[str, ...] = ()
    """What may be in no part of his deck, by the names that decks are written with. [DECK-29, DECK-34]"""

    copies: int = 3
    """How often a character or resource may be there if it is neither unique nor stage. [DECK-02, DECK-24]"""
    hazards_as_resources: int | None = None
    """How many copies of one hazard he may count as resources, if not all. [DECK-04, DECK-25]"""
    starting_stage_points: int = 0
    """How many stage points the stage cards in his pool have together. [DECK-30, FW-17]"""

    own_version_of_sites: bool = False
    """Takes no other version of a site of which there is one of his own. [DECK-18]"""
    own_sites_in_any_number: bool = False
    """May have any number of all his own sites; others only of their havens. [DECK-13, DECK-17]"""
