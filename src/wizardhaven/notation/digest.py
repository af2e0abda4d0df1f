"""A position in a few letters: two positions have the same digest when the same game goes on from both."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from functools import lru_cache
from operator import attrgetter
from typing import Final

from wizardhaven.engine.values import (
    NONE,
    Aim,
    Attack,
    CardState,
    Chance,
    Declaration,
    Edition,
    Keyed,
    Kind,
    Level,
    Settings,
    Table,
    Value,
    fields_of,
)
from wizardhaven.game.game import Game
from wizardhaven.notation.keys import old_number

DIGEST_BYTES: Final = 16
SINCE: Final[dict[str, object]] = {
    "edition": Edition.CURRENT,
    "level": Level.STANDARD,
    "only_starter_decks": False,
    "tournament": False,
    "roll_for_a_tie": False,
}
"""What could not always be agreed; it is written only if something else than this is."""
MANY: Final = ("cards", "owners", "piles", "printed")
"""Containers with an entry for every card; they are written first."""
NOT_WRITTEN: Final = ("alike", "atlas", "facts", "lexicon", "moments")
"""The map is the same in every game, the cards say what the lexicon is and who is alike, and facts have been
answered."""
KEYED: Final = "keyed"
LATER: Final = {
    "Attack": ("bodiless", "choice_lost", "doubling", "failing_alone", "mere_strikes"),
    "Attempt": ("road",),
    "CheckAtHand": ("rewards", "sure", "without_direct"),
    "ChooseFaction": ("within",),
    "ChooseFurtherSite": ("through",),
    "ChooseRing": ("found", "gold_ring"),
    "Company": ("foes",),
    "GiveUpCards": ("creature",),
    "Promised": ("reward", "sure"),
    "RevealSite": ("through",),
    "RollRingTest": ("again", "shown"),
    "Strike": ("bloody", "bodiless", "decisive"),
    "TakeCard": ("among_points", "lost", "such", "who", "with_creature"),
}
"""Fields that older digests do not know; they are written only where they say something."""

_card_contents: Final = attrgetter(*fields_of(CardState))


def digest(game: Game) -> str:
    """Everything on the table that matters for the future of the game, and the dice."""
    return _hashed(f"{_table_text(game.table)}\n{_dice_text(game.dice)}")


def table_digest(table: Table) -> str:
    """The same without the dice: for games whose dice are thrown elsewhere."""
    return _hashed(_table_text(table))


def joined(digests: Iterable[str]) -> str:
    """One digest for many, in their order."""
    return _hashed("\n".join(digests))


def _hashed(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest()


def _dice_text(dice: Chance) -> str:
    return f"{dice.a},{dice.b},{dice.c},{dice.d}"


def _table_text(table: Table) -> str:
    lines = [printed.code for printed in table.printed]
    lines += [_known_text(_card_contents(state)) for state in table.cards]
    lines += [_known_text(cards) for cards in (table.owners, *table.piles)]
    for name in fields_of(Table):
        if name not in MANY and name not in NOT_WRITTEN:
            lines.append(f"{name}={_text(getattr(table, name))}")
    return "\n".join(lines)


@lru_cache(maxsize=1 << 15)
def _known_text(contents: object) -> str:
    """Text that is written again and again: one card in a pile is like the next, and few piles change."""
    return _text(contents)


def _text(value: object) -> str:
    """A value in letters that are the same interpreted and compiled.

    Flags and seats are written as numbers, since compiled fields keep them as such. Steps and leaves are
    written field by field; the words of cards print themselves.
    """
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, (tuple, list)):
        return f"({','.join([_text(one) for one in value])})"
    if isinstance(value, Kind):
        return _text(value.player)
    if isinstance(value, Settings):
        return _agreed_text(value)
    if isinstance(value, Value):
        return f"{type(value).__name__}{_text(_contents(value))}"
    if isinstance(value, dict):
        return f"{{{','.join([f'{_text(key)}:{_text(one)}' for key, one in value.items()])}}}"
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    return repr(value)


def _agreed_text(settings: Settings) -> str:
    """What is agreed, as old digests have it."""
    told: list[str] = []
    for one in fields(settings):
        agreed = getattr(settings, one.name)
        if one.name not in SINCE or agreed != SINCE[one.name]:
            told.append(f"{one.name}={agreed!r}")
    return f"Settings({', '.join(told)})"


def _contents(value: Value) -> tuple[object, ...]:
    """The contents of all fields, with a number for how a creature is keyed: as old digests have it."""
    if isinstance(value, Attack):
        return _numbered(value, value.keyed, KEYED)
    if isinstance(value, Declaration):
        return _numbered(value, value.keyed, "number")
    if isinstance(value, Aim):
        return _numbered(value, value.keyed, "index")
    later = LATER.get(type(value).__name__)
    if later is None:
        return value.parts()
    return tuple([getattr(value, name) for name in fields_of(type(value)) if _is_told(value, name, later)])


def _is_told(value: Value, name: str, later: tuple[str, ...]) -> bool:
    """Whether the field is written: one that older digests do not know only if it says something."""
    return name not in later or getattr(value, name) not in (False, NONE, None, ())


def _numbered(value: Value, keyed: Keyed, at: str) -> tuple[object, ...]:
    """The contents of all fields but the key, whose number stands in that field; an attack has it whole."""
    parts: list[object] = []
    later = LATER.get(type(value).__name__, ())
    for name in fields_of(type(value)):
        if not _is_told(value, name, later):
            continue
        if name == KEYED and at == KEYED:
            parts += [old_number(keyed, NONE), keyed.kind, keyed.name]
        elif name == at:
            parts.append(old_number(keyed, getattr(value, name)))
        elif name != KEYED:
            parts.append(getattr(value, name))
    return tuple(parts)
