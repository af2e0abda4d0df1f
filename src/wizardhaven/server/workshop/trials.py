"""A deck of the workshop is tried: dealt by a seed as at a table, with a draft against a deck of ours."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from wizardhaven.decks.shelf import deck as listed
from wizardhaven.decks.shelf import deck_names
from wizardhaven.engine.values import GameLength, Settings
from wizardhaven.errors import UnknownName, WizardhavenError
from wizardhaven.lab.trial import Pick, dealt, shuffled_deck
from wizardhaven.server.answering import wanted_in
from wizardhaven.server.workshop.ends import at_the_door_of_decks
from wizardhaven.server.workshop.sheets import DeckSheet, deck_of
from wizardhaven.text.language import Language

LONGEST_NAME: Final = 100
HIGHEST_SEED: Final = 2**53 - 1
"""The highest whole number that a page can count to."""
HAND: Final = 8


class TryDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck, the one of ours that it meets in the draft, and the seed."""

    deck: DeckSheet
    against: Annotated[str, Meta(max_length=LONGEST_NAME)]
    length: GameLength
    seed: Annotated[int, Meta(ge=0, le=HIGHEST_SEED)]
    language: Language


class TriedPick(Struct, frozen=True):
    """Who was chosen in the draft, and whether he starts with neither."""

    card: str
    set_aside: bool


class TriedRound(Struct, frozen=True):
    """A round of the draft; who has stopped chooses nobody."""

    own: TriedPick | None
    theirs: TriedPick | None


class TriedDeck(Struct, frozen=True):
    """The draft, the opening hand and the draws after it; why there is no draft, if there is none."""

    rounds: tuple[TriedRound, ...]
    hand: tuple[str, ...]
    draws: tuple[str, ...]
    is_dealt: bool
    """Whether it is what a table would deal; else the play deck is only shuffled."""


async def try_deck(request: Request) -> Response:
    """What a seed gives a deck."""
    wanted = await wanted_in(request, TryDeck)
    return await at_the_door_of_decks(request, wanted.language, partial(tried, wanted))


def tried(wanted: TryDeck) -> TriedDeck:
    """The deck as a table deals it; one that cannot sit down is only shuffled."""
    if wanted.against not in deck_names():
        raise UnknownName(f"There is no deck “{wanted.against}”.")
    deck = deck_of(wanted.deck)
    try:
        found = dealt(deck, listed(wanted.against), Settings(length=wanted.length), wanted.seed)
    except WizardhavenError:
        order = shuffled_deck(deck, wanted.seed)
        return TriedDeck((), order[:HAND], order[HAND:], is_dealt=False)
    rounds = tuple([TriedRound(_pick(one.own), _pick(one.theirs)) for one in found.rounds])
    return TriedDeck(rounds, found.hand, found.draws, is_dealt=True)


def _pick(pick: Pick | None) -> TriedPick | None:
    return None if pick is None else TriedPick(pick.card, pick.set_aside)
