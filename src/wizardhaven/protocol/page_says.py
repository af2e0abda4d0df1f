"""What the page says to the server; `tools/page_types.py` makes the page's types from it."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from wizardhaven.protocol.pictures import Answer
from wizardhaven.protocol.preferring import Prefer
from wizardhaven.text.language import Language

LONGEST_WALK: Final = 40
"""So many answers go into one message."""


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """The first message: a key, and the language to be spoken to in.

    By `browser`, a word of its own that it tells nobody else, two windows of one browser are known as such.
    """

    key: str
    language: Language
    browser: str = ""


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """An answer by its handle; the question is named so that a late answer is noticed.

    With `hold` the seat is asked whether it answers what it declares by this itself.
    """

    question: str
    option: str
    hold: bool = False


class Plan(Struct, frozen=True, tag="plan", forbid_unknown_fields=True):
    """Asks what would come of an answer that sends a company on a journey or into a site; nothing happens."""

    question: str
    option: str


class TakeWalk(Struct, frozen=True, tag="walk", forbid_unknown_fields=True):
    """Several answers, one after another, as long as each is one of those to what is asked.

    It stops at the first that is none, at a deed of the other, at news; the rest waits while he is asked.
    """

    question: str
    answers: Annotated[tuple[Answer, ...], Meta(min_length=1, max_length=LONGEST_WALK)]


class TryWalk(Struct, frozen=True, tag="try", forbid_unknown_fields=True):
    """What such answers would bring, up to the dice; nothing happens."""

    question: str
    answers: Annotated[tuple[Answer, ...], Meta(max_length=LONGEST_WALK)]


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    pass


class AskBack(Struct, frozen=True, tag="ask-back", forbid_unknown_fields=True):
    """Asks the other person to let one take back one's last choice, whatever was learnt since."""


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """The answer to that."""

    yes: bool


class Speak(Struct, frozen=True, tag="speak", forbid_unknown_fields=True):
    language: Language


class Suggest(Struct, frozen=True, tag="suggest", forbid_unknown_fields=True):
    pass


class AskWhy(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    pass


class Concede(Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    pass


class AskRematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    pass


class Renew(Struct, frozen=True, tag="renew", forbid_unknown_fields=True):
    """Asks for a new key to the seat; the old one opens nothing once somebody sits down with the new one."""


ClientMessage: TypeAlias = (
    Sit
    | Choose
    | TakeWalk
    | TryWalk
    | Plan
    | Undo
    | AskBack
    | Consent
    | Prefer
    | Speak
    | Suggest
    | AskWhy
    | Concede
    | AskRematch
    | Renew
)
