"""What sort of card it is, as one French line."""

from typing import assert_never

from wizardhaven.text.french.alignments import ALIGNMENTS
from wizardhaven.text.french.counting import all_of
from wizardhaven.text.french.grammar import named, of, of_many, sentence, to
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.names import french
from wizardhaven.text.french.terms import (
    AGENT,
    ALLY,
    CREATURE,
    EVENT,
    FACTION,
    ITEM_CLASSES,
    LENGTHS,
    RACES,
    REGION,
    REGION_TYPES,
    SIDES,
    SKILLS,
    WIZARDHAVEN,
    sort_of_site,
)
from wizardhaven.text.havens import speaking_for
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.marked import avatar_meant, is_marked, is_unique, keywords_of
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.terms import Alignment, SiteType


def type_line(card: Card) -> str:
    """The line under a card's name: "Elfe unique, guerrier et sage"."""
    with speaking_for(card):
        return _line(card)


def _line(card: Card) -> str:
    unique = " unique" if not isinstance(card, (Site, Region)) and is_unique(card) else ""
    kind = f"{_kind(card)}{unique}{_of_what(card)}"
    words = [*_behind(card), *_alignment(card)]
    line = f"{kind}, {all_of(words)}" if words else kind
    return sentence(line + _for_whom(card))[:-1]


def _kind(card: Card) -> str:
    match card:
        case Character(race=race):
            return RACES[race].singular if race else AGENT.singular
        case Item(item_class=item_class):
            return ITEM_CLASSES[item_class].singular
        case Ally():
            return ALLY.singular
        case Faction():
            return FACTION.singular
        case Event(side=side, length=length):
            return f"{SIDES[side].singular} {of(f'{EVENT.singular} {LENGTHS[length]}')}"
        case Creature():
            return CREATURE.singular
        case Site(site_type=SiteType.HAVEN, alignment=Alignment.FALLEN_WIZARD):
            return WIZARDHAVEN.singular
        case Site(site_type=site_type):
            return sort_of_site(site_type).singular
        case Region():
            return REGION.singular
        case _:
            assert_never(card)


def _of_what(card: Card) -> str:
    """What belongs so close to the word that no comma comes between."""
    match card:
        case Character(avatar=avatar, race=people):
            agent = is_marked(card, Sort.AGENT)
            return " (agent)" if agent and people else " (avatar)" if avatar else ""
        case Faction(race=race):
            return f" {of_many(RACES[race])}"
        case Site(region=region):
            return f" de la région {french(region)}" if region else " des Abîmes"
        case Item() | Ally() | Event() | Creature() | Region():
            return ""
        case _:
            assert_never(card)


def _behind(card: Card) -> list[str]:
    """What follows behind a comma: skills, races, or the words that other cards look for."""
    match card:
        case Character():
            leader = is_marked(card, Mark.LEADER)
            return [*[SKILLS[skill].singular for skill in card.skills], *(["chef"] if leader else [])]
        case Ally():
            race = [RACES[card.race].singular] if card.race else []
            words = [KEYWORDS[keyword].singular for keyword in keywords_of(card)]
            return [*race, *[SKILLS[skill].singular for skill in card.skills], *words]
        case Item():
            return [KEYWORDS[keyword].singular for keyword in keywords_of(card)]
        case Event():
            race = [RACES[card.race].singular] if card.race else []
            words = [KEYWORDS[keyword].singular for keyword in keywords_of(card)]
            also = any([use.as_short_event for use in card.uses])
            return [*race, *words, *(["jouable aussi comme Événement Court"] if also else [])]
        case Creature(race=race_of_creature):
            words = [KEYWORDS[keyword].singular for keyword in keywords_of(card)]
            return [RACES[race_of_creature].singular, *words]
        case Region(region_type=region_type):
            return [REGION_TYPES[region_type].singular]
        case Site():
            return [KEYWORDS[keyword].singular for keyword in keywords_of(card)]
        case Faction():
            return []
        case _:
            assert_never(card)


def _for_whom(card: Card) -> str:
    """For which avatar alone the card is. [FW-34, DECK-05]"""
    avatar = avatar_meant(card) if not isinstance(card, Site | Region) else None
    if avatar is None:
        return ""
    return f", spécifique {to(named(french(avatar)).text)}"


def _alignment(card: Card) -> list[str]:
    """Whose card it is; that it is a hero's goes without saying."""
    if isinstance(card, Creature | Region) or card.alignment is Alignment.HERO:
        return []
    if isinstance(card, Site) and _kind(card) == WIZARDHAVEN.singular:
        return []
    if card.alignment is Alignment.FALLEN_WIZARD and not isinstance(card, Site):
        return [] if isinstance(card, Character) else ["carte de Déchu"]
    return [ALIGNMENTS[card.alignment]]
