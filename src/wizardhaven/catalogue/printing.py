"""A printing: what is printed on one card of one set and is no wording."""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from importlib.resources import files

import msgspec

from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Race


class CardSet(Enum):
    """The seven sets, in the order they appeared."""

    THE_WIZARDS = "TW"
    THE_DRAGONS = "TD"
    DARK_MINIONS = "DM"
    THE_LIDLESS_EYE = "LE"
    AGAINST_THE_SHADOW = "AS"
    THE_WHITE_HAND = "WH"
    THE_BALROG = "BA"

    @property
    def title(self) -> str:
        """The set's name as people say it."""
        words = [word.capitalize() for word in self.name.split("_")]
        return " ".join(words).replace(" The ", " the ")


class Kind(Enum):
    """The five kinds of card."""

    CHARACTER = "character"
    RESOURCE = "resource"
    HAZARD = "hazard"
    SITE = "site"
    REGION = "region"


class CardClass(Enum):
    """What a card is within its kind."""

    AVATAR = "avatar"
    AGENT = "agent"
    CHARACTER = "character"
    EVENT = "event"
    ITEM = "item"
    ALLY = "ally"
    FACTION = "faction"
    CREATURE = "creature"
    SITE = "site"
    REGION = "region"


class Version(Enum):
    """For whom a card is printed; of cards that share a name, the earlier in this list is meant first."""

    HERO = "hero"
    NEUTRAL = "neutral"
    DUAL = "dual"
    STAGE = "stage"
    MINION = "minion"
    FALLEN_WIZARD = "fallen-wizard"
    BALROG = "balrog"


class Trait(Enum):
    """What else deck building asks of a card. [DECK-04, DECK-07, DECK-12 to DECK-14, DECK-30]"""

    HAVEN = "haven"  # a haven for players of its version
    OPEN_TO_ALL = "open to all"  # one of the five Balrog sites for every location deck
    HOARD = "hoard"
    SPAWN = "spawn"
    DRAGON_EVENT = "dragon event"  # a Dragon in its Ahunt or At Home form
    EITHER_WAY = "either way"  # can be played as a resource or as a hazard
    IN_PLACE_OF_MINOR_ITEM = "in place of a minor item"  # may start the game in such a place
    NO_STARTING_CARD = "no starting card"  # its text keeps it out of the pool


class Names(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card's name in the languages it was printed in."""

    en: str
    de: str | None = None
    fr: str | None = None
    es: str | None = None

    def every(self) -> tuple[str, ...]:
        """The names there are, English first."""
        return tuple([name for name in (self.en, self.de, self.fr, self.es) if name is not None])

    def spoken(self, language: Language) -> str:
        """The name in a language; in English where that language has none."""
        match language:
            case Language.EN:
                return self.en
            case Language.DE:
                return self.de or self.en
            case Language.FR:
                return self.fr or self.en


class Printing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One printed card.

    `card` is the code of the card it prints, its own unless it is a reprint; `race` is that of a character
    or a faction; `specific` names the avatar whose card it is alone; `manifests` is the code of the unique
    resource that it shows in another shape.
    """

    code: str
    number: int
    names: Names
    rarity: str
    kind: Kind
    card_class: CardClass = msgspec.field(name="class")
    subclass: str | None = None
    version: Version = msgspec.field(name="alignment")
    unique: bool = False
    race: Race | None = None
    mind: int | None = None
    stage_points: int | None = None
    specific: str | None = None
    manifests: str | None = None
    traits: tuple[Trait, ...] = ()
    card: str

    @property
    def card_set(self) -> CardSet:
        """The set this printing belongs to."""
        return CardSet(self.code.split("-")[0])

    @property
    def is_reprint(self) -> bool:
        """Whether the card was printed before, under another code."""
        return self.card != self.code


@cache
def printings() -> tuple[Printing, ...]:
    """Every printing, set after set, each in the order of its numbers."""
    return tuple([printing for card_set in CardSet for printing in _printed(card_set)])


@cache
def by_code() -> Mapping[str, Printing]:
    """Every printing under its own code."""
    return {printing.code: printing for printing in printings()}


def _printed(card_set: CardSet) -> list[Printing]:
    page = files("wizardhaven.catalogue") / "printed" / f"{card_set.value.lower()}.json"
    return msgspec.json.decode(page.read_bytes(), type=list[Printing])
