"""What a card counts as in the deck of a Wizard. [DECK-04, DECK-07, DECK-20, DECK-21]"""

from collections.abc import Callable, Sequence

from wizardhaven.catalogue.printing import CardClass, Kind, Printing, Trait, Version, by_code


def chosen(codes: Sequence[str], test: Callable[[Printing], bool]) -> tuple[str, ...]:
    """The cards that pass a test, a code for every copy."""
    return tuple([code for code in codes if test(by_code()[code])])


def is_place(card: Printing) -> bool:
    """Whether it is a site or a region, which belong in no set but the location deck."""
    return card.kind in (Kind.SITE, Kind.REGION)


def is_avatar(card: Printing) -> bool:
    """Whether it stands for a player."""
    return card.card_class is CardClass.AVATAR


def is_hero_avatar(card: Printing) -> bool:
    """Whether it stands for a Wizard."""
    return is_avatar(card) and card.version is Version.HERO


def is_agent(card: Printing) -> bool:
    """Whether it is an agent, on whichever frame."""
    return card.card_class is CardClass.AGENT


def is_character(card: Printing) -> bool:
    """Whether it is one of the characters that are no avatars; an agent is none. [DECK-20]"""
    return card.card_class is CardClass.CHARACTER


def is_hazard(card: Printing) -> bool:
    """Whether it is a hazard: agents are, and so is what a minion plays either way. [DECK-04, DECK-20]"""
    of_minions = card.version is Version.MINION and Trait.EITHER_WAY in card.traits
    return card.kind is Kind.HAZARD or is_agent(card) or of_minions


def is_resource(card: Printing) -> bool:
    """Whether it is a resource, whoever may use it."""
    return card.kind is Kind.RESOURCE and not is_hazard(card)


def is_either(card: Printing) -> bool:
    """Whether a Wizard may count it as a resource or as a hazard. [DECK-04]"""
    return card.kind is Kind.HAZARD and Trait.EITHER_WAY in card.traits


def is_foreign_character(card: Printing) -> bool:
    """Whether it is an avatar or a character that no Wizard may bring. [DECK-20]"""
    return (is_avatar(card) or is_character(card)) and card.version is not Version.HERO


def is_foreign_resource(card: Printing) -> bool:
    """Whether it is a resource that no Wizard may bring. [DECK-21]"""
    minion_item = card.version is Version.MINION and card.card_class is CardClass.ITEM
    return is_resource(card) and card.version not in (Version.HERO, Version.DUAL) and not minion_item


def is_foreign(card: Printing) -> bool:
    """Whether no Wizard may bring it."""
    return is_foreign_character(card) or is_foreign_resource(card)


def serves_the_fall(card: Printing) -> bool:
    """Whether a Wizard's sideboard may hold it against the day he falls. [DECK-31]"""
    if is_avatar(card):
        return card.version is Version.FALLEN_WIZARD
    return is_foreign(card) and card.version in (Version.MINION, Version.STAGE)


def halves_of_a_creature(card: Printing) -> int:
    """How many halves of a creature it is worth. [DECK-07]"""
    if card.card_class is CardClass.CREATURE:
        return 2 if card.subclass is None else 1
    spawn = Trait.SPAWN in card.traits and card.kind is Kind.HAZARD
    return 1 if is_agent(card) or spawn or Trait.DRAGON_EVENT in card.traits else 0


def is_minor_item(card: Printing) -> bool:
    """Whether it takes one of the two places for minor items in the pool. [DECK-12]"""
    minor = card.card_class is CardClass.ITEM and card.subclass == "minor"
    plain = not card.unique and Trait.HOARD not in card.traits
    return (minor and plain) or Trait.IN_PLACE_OF_MINOR_ITEM in card.traits
