"""What the server and the processes in which bots think say to each other."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from wizardhaven.engine.values import Edition, OptionalRule


class Deal(Struct, frozen=True):
    """What a game is dealt from; the seed is written in digits, for it is larger than JSON's numbers."""

    decks: tuple[str, str]
    length: str
    seed: str
    patient: bool
    options: tuple[OptionalRule, ...] = ()
    edition: Edition = Edition.CURRENT


class Brief(Struct, frozen=True):
    """A game, both decks as text, and the bot that is to choose at one of its seats."""

    decks: tuple[str, str]
    length: str
    seed: str
    bot: str
    seat: int
    patient: bool = True
    options: tuple[OptionalRule, ...] = ()
    edition: Edition = Edition.CURRENT

    def deal(self) -> Deal:
        """The game alone, whoever thinks about it."""
        return Deal(self.decks, self.length, self.seed, self.patient, self.options, self.edition)


class Ask(Struct, frozen=True):
    """A question: what to choose after the first `keep` entries that are known already and these new ones.

    The deal comes along if the table is not known yet.
    """

    number: int
    table: str
    bot: str
    seat: int
    keep: int
    entries: tuple[str, ...]
    deal: Deal | None


class Thought(Struct, frozen=True, tag="thought"):
    """What the bot chooses, as `action_code` writes it, and why, as `why_code` does."""

    action: str
    why: str


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """The table is not known any more: it has to be told from the beginning."""


class Failed(Struct, frozen=True, tag="failed"):
    """The question has no answer; the text says why not."""

    text: str


Reply: TypeAlias = Thought | Forgotten | Failed


class Answer(Struct, frozen=True):
    """The reply to the question of that number."""

    number: int
    reply: Reply
