"""How the text of a card takes hold: what always holds, what happens by itself, what its player may do."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.attacks import OfAttacks
from wizardhaven.vocabulary.card_effects import GiveItem
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.foes import OfFoes
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.sites import OfSites
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Check, Phase, Pile, PlayerKind, Skill


@dataclass(frozen=True)
class May:
    """An ability its player may use while the card is in play."""

    use: Use


@dataclass(frozen=True)
class RemovalRoll:
    """In his organization phase the bearer may roll to be rid of the card.

    He taps for it, or he need not tap but may try only once in the phase. [COR-21] At such a place it may be
    enough that he taps, and nowhere else can he do so. Or he may roll only at such a place; or such a
    character of his company taps and rolls for him, perhaps anybody but himself.
    """

    above: int = 0
    tapping: bool = True
    without_roll_at: Such | None = None
    at: Such | None = None
    by: Such | None = None
    not_bearer: bool = False


@dataclass(frozen=True)
class When:
    """A passive condition: what happens by itself on an occasion. [TIM-69]

    To whom it happens is said in each case: to this card, its bearer, his company, its site, its player, the
    opponent or anybody; perhaps only of some sort: a phase, a type of region, such a card. Perhaps only if a
    condition holds on the occasion, and perhaps only once though there are several copies. Moving
    companies of some players may be spared.
    """

    occasion: Occasion
    then: Effect
    about: Subject
    of: Such | Phase | None = None
    condition: Condition | None = None
    once: bool = False
    spares: tuple[PlayerKind, ...] = ()


@dataclass(frozen=True)
class DiscardWhile:
    """The card is discarded as soon as the condition holds. [TIM-73]

    Or only if it holds as the organization phase of its company begins; perhaps the Ringwraith followers in
    the company go with it.
    """

    condition: Condition
    organizing: bool = False
    with_followers: bool = False


@dataclass(frozen=True)
class DiscardWhenDefeated:
    """The card is discarded when an attack that it changes is defeated. [TIM-73]

    Or when a creature is that is keyed by name to one of the regions it speaks of. [MOV-31]
    """

    keyed_here: bool = False


@dataclass(frozen=True)
class DiscardOnMove:
    """The card is discarded if its company moves, unless it moves to a site in one of these regions.

    Or to one of the named sites. Perhaps only if it moves from one site above the ground to another.
    """

    except_to: tuple[str, ...] = ()
    except_sites: tuple[str, ...] = ()
    above_ground: bool = False


@dataclass(frozen=True)
class StorableAt:
    """May be stored at these sites, perhaps for another number of points than in play.

    Or it is stored whenever the item it lies on is. Something may happen when it has been stored, or only if
    that was in the organization phase, or hold for everybody as long as it is. Perhaps it can be stored only
    while a condition holds. Without a place, it speaks of an item stored at any haven.
    """

    places: tuple[Such, ...] = ()
    points: int | None = None
    with_item: bool = False
    then: Effect | None = None
    condition: Condition | None = None
    holding: tuple[Modify, ...] = ()
    organizing: GiveItem | None = None


@dataclass(frozen=True)
class LiesOnAvatar:
    """The card lies on its player's avatar as soon as he is in play, and on nothing until then. [FW-34]"""


@dataclass(frozen=True)
class DrivesOffAllies:
    """A roll by such a bearer discards each common minion ally of a company he fights. [CVC-06]"""

    above_mind: int
    bearer: Such


@dataclass(frozen=True)
class RingTestResult:
    """A test of the gold ring with one of these results lets a ring of that kind be played. [ITM-15]

    Perhaps it may also be looked for in some places.
    """

    ring: str
    results: tuple[int, ...]
    sources: tuple[Pile, ...] = ()


@dataclass(frozen=True)
class RevealableOnGuardAgainst:
    """May be revealed on-guard when a character of the company declares such an attempt. [SITE-38]

    Or to answer a card that needs a skill, or when the company enters the site.
    """

    checks: tuple[Check, ...] = ()
    skill: Skill | None = None
    entering: bool = False


@dataclass(frozen=True)
class ReadsResourceAs:
    """One resource may be played with the card: it is read as though these cards were in play, those not.

    If one of the two is discarded, so is the other.
    """

    in_play: tuple[str, ...]
    not_in_play: tuple[str, ...]


@dataclass(frozen=True)
class HomeOf:
    """The site is the home of that Dragon: its lair. [GLO-058]"""

    dragon: str


Passive: TypeAlias = When | DiscardWhile | DiscardWhenDefeated | DiscardOnMove


OfCards: TypeAlias = (
    May
    | RemovalRoll
    | LiesOnAvatar
    | DrivesOffAllies
    | StorableAt
    | RingTestResult
    | RevealableOnGuardAgainst
    | ReadsResourceAs
    | HomeOf
)

Ability: TypeAlias = Standing | Passive | OfAttacks | OfCards | OfFoes | OfSites | TakesPrisoners
