"""What sort of card it is, in the two or three words that fit under its picture."""

from typing import Final, assert_never

from wizardhaven.protocol.faces.speech import race_name, region_type_name, site_sort
from wizardhaven.text.english import terms as english
from wizardhaven.text.french import terms as french
from wizardhaven.text.german import terms as german
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.terms import ItemClass, Length

_EVENTS: Final[dict[Language, dict[Length, str]]] = {
    Language.EN: {
        Length.SHORT: "Short-event",
        Length.LONG: "Long-event",
        Length.PERMANENT: "Permanent-event",
    },
    Language.DE: {
        Length.SHORT: "Kurzes Ereignis",
        Length.LONG: "Langes Ereignis",
        Length.PERMANENT: "Permanentes Ereignis",
    },
    Language.FR: {
        Length.SHORT: "Événement court",
        Length.LONG: "Événement long",
        Length.PERMANENT: "Événement permanent",
    },
}
_AGENT: Final = {Language.EN: "Agent", Language.DE: "Agent", Language.FR: "Agent"}
_ALLY: Final = {Language.EN: "Ally", Language.DE: "Verbündeter", Language.FR: "Allié"}
_FACTION: Final = {Language.EN: "Faction", Language.DE: "Heer", Language.FR: "Faction"}


def sort(card: Card, language: Language) -> str:
    """The class of an item, the length of an event, the race of somebody, the type of a place."""
    match card:
        case Character(race=people):
            return race_name(people, language) if people is not None else _AGENT[language]
        case Creature(race=race):
            return race_name(race, language)
        case Item(item_class=item_class):
            return _item(item_class, language)
        case Ally():
            return _ALLY[language]
        case Faction():
            return _FACTION[language]
        case Event(length=length):
            return _EVENTS[language][length]
        case Site():
            return site_sort(card, language)
        case Region(region_type=region_type):
            return region_type_name(region_type, language)
        case _:
            assert_never(card)


def _item(item_class: ItemClass, language: Language) -> str:
    match language:
        case Language.EN:
            words = english.item(item_class)
        case Language.DE:
            words = german.ITEM_CLASSES[item_class].after_ein.nominative
        case Language.FR:
            words = french.ITEM_CLASSES[item_class].singular.replace("'", "’")
        case _:
            assert_never(language)
    return words[:1].upper() + words[1:]
