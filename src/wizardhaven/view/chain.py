"""The chain of effects and what lasts for the turn, as a seat sees them. [TIM-42, TIM-38]"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final, get_args

from wizardhaven.engine.values import (
    AGENT,
    AGENT_ACTION,
    CARD,
    CREATURE_PLAY,
    INFLUENCE,
    NONE,
    NOTHING,
    OF_COMPANIES,
    UNKEYED,
    Aim,
    CompanyId,
    Declaration,
    Lasting,
    Value,
)
from wizardhaven.view.cards import CardView
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.seats import PlayerSeat

DeclarationKind: TypeAlias = Literal[
    "card",
    "ability",
    "creature",
    "play at a site",
    "on-guard",
    "influence attempt",
    "passive condition",
    "attack",
    "use of an item",
    "agent",
    "agent action",
    "ring test",
]
AimKind: TypeAlias = Literal[
    "nothing",
    "card",
    "company",
    "region",
    "automatic-attack",
    "attack",
    "strike",
    "corruption check",
    "influence attempt",
    "declaration",
    "lasting effect",
    "creature type",
    "agent",
]
DECLARATION_KINDS: Final[tuple[DeclarationKind, ...]] = get_args(DeclarationKind)
"""In the order of the engine's numbers."""

AIM_KINDS: Final[tuple[AimKind, ...]] = get_args(AimKind)
"""In the order of the engine's numbers."""


@final
class AimView(Value):
    """What is meant: a card or a company, with a name or a number where one is needed."""

    __slots__ = ("card", "company", "kind", "name", "number")

    def __init__(
        self, kind: AimKind, card: CardView | None, company: CompanyId | None, name: str, number: int | None
    ) -> None:
        self.kind = kind
        self.card = card
        self.company = company
        self.name = name
        self.number = number


@final
class DeclarationView(Value):
    """An action that has been declared; `use` is the number of the use, key or ability meant.

    `shown` is the card revealed from hand with an influence attempt. [INF-08]
    """

    __slots__ = ("aim", "card", "kind", "seat", "shown", "use", "user")

    def __init__(self, kind: DeclarationKind, seat: PlayerSeat, card: CardView, use: int | None) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.use = use
        self.user: CardView | None = None
        self.aim: AimView | None = None
        self.shown: CardView | None = None


@final
class LastingView(Value):
    """Something that holds until the end of the turn, and the card that brought it about."""

    __slots__ = ("on", "source")

    def __init__(self, source: CardView, on: AimView | None) -> None:
        self.source = source
        self.on = on


def declaration_view(eyes: Eyes, declaration: Declaration) -> DeclarationView:
    """One declaration of a chain."""
    attempt = declaration.kind == INFLUENCE
    use = None if attempt or declaration.kind == AGENT_ACTION else declaration.number
    if declaration.kind == CREATURE_PLAY:
        use = _perhaps(declaration.keyed.key)
    kind = DECLARATION_KINDS[declaration.kind]
    view = DeclarationView(kind, declaration.seat, eyes.declared(declaration), use)
    view.user = eyes.perhaps(declaration.user)
    if declaration.kind != AGENT_ACTION or view.card.id is not None:
        view.aim = aim_view(eyes, declaration.aim)
    if attempt:
        view.shown = eyes.perhaps(declaration.shown)
    return view


def declarations(eyes: Eyes, chain: tuple[Declaration, ...]) -> tuple[DeclarationView, ...]:
    """A whole chain, in the order in which it was declared."""
    return tuple([declaration_view(eyes, declaration) for declaration in chain])


def aim_view(eyes: Eyes, aim: Aim) -> AimView | None:
    """What an action is aimed at, or an effect lies on."""
    if aim.kind == NOTHING:
        return None
    number = _perhaps(aim.keyed.key if aim.keyed.kind != UNKEYED else aim.index)
    if aim.kind in OF_COMPANIES:
        return AimView(AIM_KINDS[aim.kind], None, aim.company, aim.name, number)
    if aim.kind == AGENT:
        return AimView(AIM_KINDS[aim.kind], None, None, "", number)
    card = eyes.aimed_at(aim.card)
    name = "" if card.id is None else aim.name
    return AimView(AIM_KINDS[aim.kind], card, None, name, number)


def _perhaps(number: int) -> int | None:
    return number if number != NONE else None


def lasting_view(eyes: Eyes, lasting: Lasting) -> LastingView:
    """One effect that lasts; one that lies on its own card names it, wherever that has gone since."""
    source, on = eyes.shown(lasting.source), aim_view(eyes, lasting.on)
    if on is not None and lasting.on.kind == CARD and lasting.on.card == lasting.source:
        on.card = source
    return LastingView(source, on)
