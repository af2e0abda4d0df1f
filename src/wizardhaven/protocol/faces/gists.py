"""The gist: one line of at most 28 characters that says what a card in hand is good for."""

from collections.abc import Sequence
from typing import Final, assert_never

from wizardhaven.engine.values import read_card
from wizardhaven.protocol.faces.deeds import Speaker, held, only_taps_target, use
from wizardhaven.protocol.faces.gists_english import ENGLISH
from wizardhaven.protocol.faces.gists_french import FRENCH
from wizardhaven.protocol.faces.gists_german import GERMAN
from wizardhaven.protocol.faces.phrases import Phrases
from wizardhaven.protocol.faces.speech import at_place, place_name
from wizardhaven.text.language import Language
from wizardhaven.text.render import card_text
from wizardhaven.vocabulary.cards import Ally, Card, Character, Creature, Event, Faction, Item, Region, Site
from wizardhaven.vocabulary.marked import has_keyword
from wizardhaven.vocabulary.terms import Keyword

LONGEST: Final = 28
_PHRASES: Final[dict[Language, Phrases]] = {
    Language.EN: ENGLISH,
    Language.DE: GERMAN,
    Language.FR: FRENCH,
}


def gist(card: Card, language: Language) -> str:
    """The longest way to say it that fits; nothing where the numbers on the card say it all."""
    speaker = Speaker(_PHRASES[language], language)
    match card:
        case Character() | Creature() | Site():
            return ""
        case Region():
            return speaker.words.neighbours.format(number=len(card.adjacent))
        case Faction():
            return _fitting(_faction(card, speaker), card, language)
        case Ally():
            return _fitting([_where(card, language)], card, language)
        case Item():
            return _together(held(card.abilities, speaker), card, language)
        case Event():
            return _together(_event(card, speaker), card, language)
        case _:
            assert_never(card)


def _faction(card: Faction, speaker: Speaker) -> list[str]:
    """Where it is won over and what the check must exceed."""
    where, number = card.playable_at[0], card.influence_number
    at, name = at_place(where, speaker.language), place_name(where, speaker.language)
    named = [place for place in (at, name) if place]
    cut = _cut(named[-1], LONGEST - len(speaker.words.above.format(where="", number=number)))
    patterns = (speaker.words.more_than, speaker.words.above)
    return [each.format(where=where, number=number) for each in patterns for where in (*named, cut)]


def _where(card: Ally, language: Language) -> str:
    return at_place(card.playable_at[0], language)


def _event(card: Event, speaker: Speaker) -> list[list[str]]:
    used = [use(each, speaker) for each in card.uses if not only_taps_target(each)]
    holding = held(card.abilities, speaker)
    worth = [[speaker.words.corruption.format(number=card.corruption)]] if card.corruption else []
    mode = [[speaker.words.mode]] if read_card(card).mode else []
    if has_keyword(card, Keyword.CORRUPTION):
        return [*worth, *used, *holding]
    return [*used, *holding, *worth, *mode]


def _together(told: Sequence[list[str]], card: Card, language: Language) -> str:
    """As many of the things a card does as there is room for, the first of them first."""
    said: list[str] = []
    for ways in [ways for ways in told if ways]:
        fits = [way for way in ways if len(", ".join([*said, way])) <= LONGEST and way not in said]
        said += fits[:1]
        if not said:
            return _fitting(ways, card, language)
    return _fitting([", ".join(said)], card, language)


def _fitting(ways: Sequence[str], card: Card, language: Language) -> str:
    fits = [way for way in ways if 0 < len(way) <= LONGEST]
    if fits:
        return _capital(fits[0])
    longer = [way for way in reversed(ways) if way] or card_text(card, language)
    return _capital(_cut(longer[0].split(". ")[0].rstrip("."), LONGEST)) if longer else ""


def _cut(text: str, room: int) -> str:
    """The beginning of a text, up to a word's end."""
    return text if len(text) <= room else text[:room].rsplit(" ", 1)[0].rstrip(",;:") + "…"


def _capital(text: str) -> str:
    return (text[:1].upper() + text[1:]).replace(" :", "\N{NO-BREAK SPACE}:")
