"""Creatures that attack from elsewhere than the hand, and cards that wait for what becomes of an attack."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.occasions import Aftermath
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Keyword, Race


@dataclass(frozen=True)
class SendCreature:
    """The target, a creature, attacks the company at once, perhaps changed. [CMB-02]

    It does not count against the hazard limit. As a `prize` for defeating it there is this card, and the
    creature is gone for good; otherwise this card is discarded. Or so many cards of the play deck are turned
    up: one of them that is a creature, a unique one only of some races, attacks whatever it is keyed to. It
    must be one for other regions than Coastal Seas, and is changed if it could not have been played. The
    others are shuffled and lie on top again. Or the target is an agent: a creature of the player's hand that
    can be keyed to the agent's site attacks it as though it were a character. Or the opponent finds the
    target, and it attacks the user alone, as though he were a company; perhaps no card with that word helps
    him against it.
    """

    prowess: int = 0
    body: int = 0
    attacker_chooses: bool = False
    prize: bool = False
    from_top: int = 0
    unique_only_of: tuple[Race, ...] = ()
    on: Subject = Subject.COMPANY
    helpless: Keyword | None = None


@dataclass(frozen=True)
class StaysIf:
    """Played against an attack or a strike, the card stays if that comes of it, and else is discarded."""

    aftermath: Aftermath


@dataclass(frozen=True)
class KeepsCreature:
    """If the card stays, the creature of the attack is off to the side with it. [OFF-01]

    At the beginning of each movement/hazard phase of the bearer's company it attacks it, if it is playable.
    The card is discarded when the creature is defeated. [TIM-76]
    """


OfFoes: TypeAlias = StaysIf | KeepsCreature
