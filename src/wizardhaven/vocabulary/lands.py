"""What sites and regions count as, and what may be played at them."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition, PathHas
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, PlayerKind


@dataclass(frozen=True)
class AllowsPlay:
    """Once each turn a thing of that sort, or an ally of that mind who is not unique, may be played there.

    It is the site the card lies on, or any such place; what the site itself allows does not matter, nor that
    it is tapped. Or an item of a class, of a hoard too, may be played there as though the site allowed it:
    only while it is untapped, and it taps as usual; perhaps whatever its own text says of sites. Or
    information is playable there. [SITE-22]
    """

    items: Keyword | None = None
    ally_mind: int | None = None
    place: Such | None = None
    item_class: ItemClass | None = None
    whatever_it_says: bool = False
    information: bool = False


@dataclass(frozen=True)
class TapsSites:
    """Each site in play with one of these ways in its site path is tapped, unless it is its player's haven.

    Only while a condition holds; those of some players are spared. [SET-04]
    """

    path: PathHas
    condition: Condition
    spares: tuple[PlayerKind, ...] = ()


OfLands: TypeAlias = AllowsPlay | TapsSites
