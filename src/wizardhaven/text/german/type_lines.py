"""What sort of card it is, as one German line."""

from typing import assert_never

from wizardhaven.text.german.alignments import ALIGNMENTS
from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.grammar import Noun, compound, with_adjective
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import german, in_regions
from wizardhaven.text.german.nominals import named
from wizardhaven.text.german.terms import (
    AGENT,
    ALLY,
    CREATURE,
    EVENT,
    FACTION,
    ITEM_CLASSES,
    LENGTHS,
    OF_SIDES,
    RACES,
    REGION,
    REGION_TYPES,
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
    """The line under a card's name: "Einzigartiger Elf, Krieger und Weiser"."""
    with speaking_for(card):
        return _line(card)


def _line(card: Card) -> str:
    word = with_adjective("einzigartig", _kind(card)) if _is_unique(card) else _kind(card)
    kind = f"{word.after_ein.nominative}{_of_what(card)}"
    words = [*_behind(card), *_alignment(card)]
    line = (f"{kind}, {all_of(words)}" if words else kind) + _for_whom(card)
    return line[:1].upper() + line[1:]


def _kind(card: Card) -> Noun:
    match card:
        case Character(race=race):
            return RACES[race] if race else AGENT
        case Item(item_class=item_class):
            return ITEM_CLASSES[item_class]
        case Ally():
            return ALLY
        case Faction():
            return FACTION
        case Event(side=side, length=length):
            return with_adjective(LENGTHS[length], compound(OF_SIDES[side], EVENT))
        case Creature():
            return CREATURE
        case Site(site_type=SiteType.HAVEN, alignment=Alignment.FALLEN_WIZARD):
            return WIZARDHAVEN
        case Site(site_type=site_type):
            return sort_of_site(site_type)
        case Region():
            return REGION
        case _:
            assert_never(card)


def _is_unique(card: Card) -> bool:
    return not isinstance(card, (Site, Region)) and is_unique(card)


def _of_what(card: Card) -> str:
    """What belongs so close to the word that no comma comes between."""
    match card:
        case Character(avatar=avatar, race=people):
            agent = is_marked(card, Sort.AGENT)
            return " (Agent)" if agent and people else " (Avatar)" if avatar else ""
        case Faction(race=race):
            return f" der {RACES[race].plural_after_die.genitive}"
        case Site(region=region):
            return f" {in_regions((region,))}" if region else " in den Tiefen"
        case Item() | Ally() | Event() | Creature() | Region():
            return ""
        case _:
            assert_never(card)


def _behind(card: Card) -> list[str]:
    """What follows behind a comma: skills, races, or the words that other cards look for."""
    match card:
        case Character():
            leader = is_marked(card, Mark.LEADER)
            skills = [SKILLS[skill].after_ein.nominative for skill in card.skills]
            return [*skills, *(["Anführer"] if leader else [])]
        case Ally():
            race = [RACES[card.race].after_ein.nominative] if card.race else []
            words = [KEYWORDS[keyword].after_ein.nominative for keyword in keywords_of(card)]
            return [*race, *[SKILLS[skill].after_ein.nominative for skill in card.skills], *words]
        case Item():
            return [KEYWORDS[keyword].after_ein.nominative for keyword in keywords_of(card)]
        case Event():
            race = [RACES[card.race].after_ein.nominative] if card.race else []
            words = [KEYWORDS[keyword].after_ein.nominative for keyword in keywords_of(card)]
            also = any([use.as_short_event for use in card.uses])
            return [*race, *words, *(["auch als kurzes Ereignis spielbar"] if also else [])]
        case Creature(race=race_of_creature):
            words = [KEYWORDS[keyword].after_ein.nominative for keyword in keywords_of(card)]
            return [RACES[race_of_creature].after_ein.nominative, *words]
        case Region(region_type=region_type):
            return [REGION_TYPES[region_type].after_ein.nominative]
        case Site():
            return [KEYWORDS[keyword].after_ein.nominative for keyword in keywords_of(card)]
        case Faction():
            return []
        case _:
            assert_never(card)


def _for_whom(card: Card) -> str:
    """For which avatar alone the card is. [FW-34, DECK-05]"""
    avatar = avatar_meant(card) if not isinstance(card, Site | Region) else None
    if avatar is None:
        return ""
    return f", nur für {named(german(avatar)).accusative}"


def _alignment(card: Card) -> list[str]:
    """Whose card it is; that it is a hero's goes without saying."""
    if isinstance(card, Creature | Region) or card.alignment is Alignment.HERO:
        return []
    if isinstance(card, Site) and _kind(card) is WIZARDHAVEN:
        return []
    if card.alignment is Alignment.FALLEN_WIZARD and not isinstance(card, Site):
        return [] if isinstance(card, Character) else ["Entwicklungskarte"]
    return [ALIGNMENTS[card.alignment]]
