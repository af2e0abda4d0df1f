"""How a seat wants to be asked, in the shapes in which it is said."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from wizardhaven.protocol.shapes import Anchor
from wizardhaven.protocol.windows import WindowKind

Passing: TypeAlias = Literal["always", "nothing"]
"""When the server passes for a seat: never, it asks always; or as the stops say."""
Until: TypeAlias = Literal["end-of-chain", "end-of-attack", "end-of-phase", "end-of-turn"]
"""How long the server passes on, whatever is in hand."""
Stop: TypeAlias = Literal["always", "able", "never"]
"""Whether one is asked at a window: also if one can only pass, if one can do something, or not at all."""
Stops: TypeAlias = dict[WindowKind, tuple[Stop, Stop]]
"""In one's own turn and in the other's; where nothing is said, one is asked if one can do something."""
Muting: TypeAlias = Literal["attack", "turn", "untap", "game"]
"""How long something is muted: while the attack or the turn lasts, until it untaps, or in this game."""
Draws: TypeAlias = Literal["ask", "all"]
"""Whether one is asked how many cards one draws, or draws as many as one may."""
Rolls: TypeAlias = Literal["all", "mine", "none"]
"""Which dice one throws by a click: all, all but those that only finish a strike, or none."""


class Mute(Struct, frozen=True, omit_defaults=True):
    """A card that one does not want to be asked about for a while; it may be used all the same."""

    source: Anchor
    until: Muting
    named: bool = False
    """Whether every copy of it is meant, also those that come later."""


class Prefer(Struct, frozen=True, tag="prefer", forbid_unknown_fields=True):
    """When the server passes for the seat, and which dice the person throws.

    With `wait` it is asked at the next window, whatever else it has said and whatever it holds.
    """

    passing: Passing
    until: Until | None
    rolls: Rolls
    stops: Stops = field(default_factory=dict)
    mutes: tuple[Mute, ...] = ()
    draws: Draws = "ask"
    wait: bool = False
