"""The ability words that a card is searched by, and the words of its value behind each of them."""

import dataclasses
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Final, TypeAlias

from wizardhaven.vocabulary.abilities import RingTestResult, StorableAt
from wizardhaven.vocabulary.canceling import Cancel, Cancels
from wizardhaven.vocabulary.cards import Card
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.effects import Influence, Roll, Send
from wizardhaven.vocabulary.fighting import Detains, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.terms import Check, Pile, Stat, State, Turned

Part: TypeAlias = type | Enum
"""A class of words, or a member of a closed list."""

ABILITIES: Final[Mapping[str, tuple[Part, ...]]] = {
    "cancel": (Cancel, Cancels),
    "untap": (Turned.UNTAPPED,),
    "heal": (State.WELL,),
    "wound": (State.WOUNDED,),
    "detainment": (Detains, Mark.DETAINMENT, Manner.DETAINING),
    "attack": (Face,),
    "attacker assigns": (Mark.ATTACKER_ASSIGNS, Manner.ATTACKER_ASSIGNS),
    "prisoner": (TakesPrisoners,),
    "influence": (Influence, Stat.DIRECT_INFLUENCE, Check.INFLUENCE, Check.INFLUENCE_ATTEMPT),
    "general influence": (Stat.GENERAL_INFLUENCE,),
    "corruption check": (Check.CORRUPTION,),
    "body check": (Check.BODY,),
    "ring test": (Check.RING_TEST, RingTestResult),
    "roll": (Roll,),
    "prowess": (Stat.PROWESS,),
    "body": (Stat.BODY,),
    "strikes": (Stat.STRIKES,),
    "corruption points": (Stat.CORRUPTION_POINTS,),
    "marshalling points": (Stat.MARSHALLING_POINTS,),
    "hazard limit": (Stat.HAZARD_LIMIT,),
    "hand size": (Stat.HAND_SIZE,),
    "draw": (Stat.RESOURCE_DRAWS, Stat.HAZARD_DRAWS),
    "regions": (Stat.REGIONS,),
    "return": (Send,),
    "store": (StorableAt,),
    "discard": (Pile.DISCARD_PILE,),
    "sideboard": (Pile.SIDEBOARD,),
    "play deck": (Pile.PLAY_DECK,),
    "permit": (Permit,),
    "forbid": (Forbid,),
}


def abilities(card: Card) -> list[str]:
    """The ability words of a card."""
    parts = set(_parts(card))
    return [word for word, behind in ABILITIES.items() if parts.intersection(behind)]


def _parts(value: object) -> Iterator[Part]:
    """All that a card, or a part of it, is written in."""
    if isinstance(value, Enum):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _parts(each)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        yield type(value)
        for field in dataclasses.fields(value):
            part = getattr(value, field.name)
            if part != field.default:  # what stands there unless it is said is no word of the card
                yield from _parts(part)
