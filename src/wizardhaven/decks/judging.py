"""A deck judged for a game: what is wrong with it, what would mend it, and what cannot be played yet."""

from dataclasses import dataclass
from enum import Enum

from wizardhaven.catalogue import catalogue
from wizardhaven.decks.construction import faults
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Fault
from wizardhaven.decks.files.line import Line
from wizardhaven.decks.playable import not_playable
from wizardhaven.decks.remedies.mending import remedies
from wizardhaven.decks.remedies.remedy import Remedy
from wizardhaven.engine.values import GameLength


class Standing(Enum):
    """A deck is in one of four states, and each names its way out."""

    READY = "ready"
    FAULTY = "faulty"
    WAITING = "waiting"  # some of its cards cannot be played yet
    HALF_READ = "half read"  # somebody must say what some lines mean


@dataclass(frozen=True)
class Finding:
    """A fault, and what would mend it, the best first."""

    fault: Fault
    remedies: tuple[Remedy, ...]


@dataclass(frozen=True)
class Judgement:
    """What a deck is told before a game; the command line, the server and the page tell the same."""

    deck: Deck
    length: GameLength
    findings: tuple[Finding, ...]
    not_yet: tuple[str, ...]
    waiting: tuple[Line, ...] = ()

    @property
    def standing(self) -> Standing:
        """In which state the deck is: what the player can do comes before what he must wait for."""
        if self.waiting:
            return Standing.HALF_READ
        if self.findings:
            return Standing.FAULTY
        return Standing.WAITING if self.not_yet else Standing.READY


def judged(
    deck: Deck, length: GameLength, *, wizard_may_fall: bool = False, waiting: tuple[Line, ...] = ()
) -> Judgement:
    """All faults of a deck at once, each with its remedies."""
    found = faults(deck, length, wizard_may_fall=wizard_may_fall)
    findings = [
        Finding(fault, remedies(deck, fault, length, wizard_may_fall=wizard_may_fall)) for fault in found
    ]
    return Judgement(deck, length, tuple(findings), not_playable(deck, catalogue.cards()), waiting)
