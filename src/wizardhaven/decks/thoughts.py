"""What is worth a thought about a deck, though no rule says so."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.facts import facts
from wizardhaven.catalogue.printing import CardClass, by_code
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.places import Whereabouts, whereabouts
from wizardhaven.decks.remedies.remedy import Add, Remedy
from wizardhaven.decks.section import Section
from wizardhaven.text.language import Language


class Musing(Enum):
    """What can be worth a thought."""

    NOWHERE = "a resource that is played at none of the deck's sites"
    BLIND = "a kind of region to which none of the deck's creatures is keyed"


@dataclass(frozen=True)
class Thought:
    """One thought: the cards or the kinds of region it is about, and what would answer it, if anything."""

    musing: Musing
    cards: tuple[str, ...] = ()
    lands: tuple[str, ...] = ()
    remedy: Remedy | None = None


LANDS: Final[Mapping[Language, Mapping[str, str]]] = {
    Language.EN: {
        "w": "Wilderness",
        "b": "Border-lands",
        "f": "Free-domains",
        "s": "Shadow-lands",
        "d": "Dark-domains",
        "c": "Coastal Seas",
    },
    Language.DE: {
        "w": "Wildnis",
        "b": "Grenzland",
        "f": "Freie Reiche",
        "s": "Schattenland",
        "d": "Dunkle Reiche",
        "c": "Küstenmeere",
    },
    Language.FR: {
        "w": "Contrées sauvages",
        "b": "Terres frontalières",
        "f": "Domaines libres",
        "s": "Terres de l’ombre",
        "d": "Domaines noirs",
        "c": "Mers côtières",
    },
}
SENTENCES: Final[Mapping[Language, Mapping[Musing, str]]] = {
    Language.EN: {
        Musing.NOWHERE: "At none of the deck’s sites can be played: {}.",
        Musing.BLIND: "No creature of the deck is keyed to: {}.",
    },
    Language.DE: {
        Musing.NOWHERE: "An keinem Ort des Decks spielbar: {}.",
        Musing.BLIND: "Keine Kreatur des Decks ist spielbar für: {}.",
    },
    Language.FR: {
        Musing.NOWHERE: "Ne se joue sur aucun site du deck : {}.",
        Musing.BLIND: "Aucune créature du deck ne se joue sur : {}.",
    },
}


def thoughts(deck: Deck) -> tuple[Thought, ...]:
    """Everything that is worth a thought."""
    lost = [one for one in whereabouts(deck) if not one.here and one.card in deck.play_deck]
    found = [_nowhere(lost)] if lost else []
    blind = _blind(deck)
    return (*found, *([Thought(Musing.BLIND, lands=blind)] if blind else []))


def sentence(thought: Thought, language: Language) -> str:
    """A thought in words."""
    names = [catalogue.name(code, language) for code in thought.cards]
    lands = [LANDS[language][letter] for letter in thought.lands]
    return SENTENCES[language][thought.musing].format(", ".join([*names, *lands]))


def _nowhere(lost: list[Whereabouts]) -> Thought:
    """The resources without a site; the sites that would help as many of them as possible."""
    wanted = [one for one in lost if one.elsewhere]
    sites: list[str] = []
    for one in sorted(wanted, key=lambda one: len(one.elsewhere)):
        if not set(sites) & set(one.elsewhere):
            sites.append(one.elsewhere[0])
    added = tuple([Add(1, site, Section.SITES) for site in sites])
    return Thought(Musing.NOWHERE, tuple([one.card for one in lost]), remedy=Remedy(added) if added else None)


def _blind(deck: Deck) -> tuple[str, ...]:
    """The letters of the kinds of region where no creature can be played; none without any creatures."""
    creatures = [code for code in deck.hazards if by_code()[code].card_class is CardClass.CREATURE]
    seen = {key[0] for code in creatures for key in facts()[code].keyed if key.islower()}
    return tuple([letter for letter in LANDS[Language.EN] if creatures and letter not in seen])
