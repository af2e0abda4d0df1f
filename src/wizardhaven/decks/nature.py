"""What a card is, whoever brings it. [DECK-12, DECK-14, DECK-30]"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from wizardhaven.catalogue.printing import CardClass, Kind, Printing, Trait, Version, by_code
from wizardhaven.vocabulary.terms import Alignment

ALIGNMENTS: Final[Mapping[Version, Alignment]] = {
    Version.HERO: Alignment.HERO,
    Version.DUAL: Alignment.DUAL,
    Version.STAGE: Alignment.FALLEN_WIZARD,
    Version.MINION: Alignment.MINION,
    Version.FALLEN_WIZARD: Alignment.FALLEN_WIZARD,
    Version.BALROG: Alignment.BALROG,
}


def chosen(codes: Sequence[str], test: Callable[[Printing], bool]) -> tuple[str, ...]:
    """The cards that pass a test, a code for every copy."""
    return tuple([code for code in codes if test(by_code()[code])])


def alignment(card: Printing) -> Alignment | None:
    """Whose card it is; a hazard or a region is nobody's."""
    return ALIGNMENTS.get(card.version)


def is_place(card: Printing) -> bool:
    """Whether it is a site or a region, which belong in no set but the location deck."""
    return card.kind in (Kind.SITE, Kind.REGION)


def is_open(card: Printing) -> bool:
    """Whether it is one of the five Balrog sites for every location deck. [DECK-14]"""
    return Trait.OPEN_TO_ALL in card.traits


def is_avatar(card: Printing) -> bool:
    """Whether it stands for a player."""
    return card.card_class is CardClass.AVATAR


def is_agent(card: Printing) -> bool:
    """Whether it is an agent, on whichever frame."""
    return card.card_class is CardClass.AGENT


def is_minor_item(card: Printing) -> bool:
    """Whether it takes one of the two places for minor items in the pool. [DECK-12]"""
    minor = card.card_class is CardClass.ITEM and card.subclass == "minor"
    plain = not card.unique and Trait.HOARD not in card.traits and Trait.NO_STARTING_CARD not in card.traits
    return (minor and plain) or Trait.IN_PLACE_OF_MINOR_ITEM in card.traits


def is_stage_card(card: Printing) -> bool:
    """Whether it is a stage resource. [FW-28]"""
    return card.version is Version.STAGE


def is_starting_stage_card(card: Printing) -> bool:
    """Whether a Fallen-wizard may start with it: a stage permanent-event whose text allows it. [DECK-30]"""
    permanent_event = card.card_class is CardClass.EVENT and card.subclass == "permanent"
    return is_stage_card(card) and permanent_event and Trait.NO_STARTING_CARD not in card.traits
