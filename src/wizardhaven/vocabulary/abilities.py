"""How the text of a card takes hold: what always holds, what happens by itself, what its player may do."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.combat import FaceAttack, OfOneAttack
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.places import Place
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.selectors import ANYBODY, Characters
from wizardhaven.vocabulary.sites import OfSites
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import (
    Alignment,
    AttackResult,
    Check,
    Keyword,
    Occasion,
    Phase,
    PlayerKind,
    Race,
    RegionType,
    Skill,
)


@dataclass(frozen=True)
class May:
    """An ability its player may use while the card is in play."""

    use: Use


@dataclass(frozen=True)
class RemovalRoll:
    """In his organization phase the bearer may roll to be rid of the card.

    He taps for it, or he need not tap but may try only once in the phase. [COR-21] At such a place it may be
    enough that he taps, and nowhere else can he do so.
    """

    above: int = 0
    tapping: bool = True
    without_roll_at: Place | None = None


@dataclass(frozen=True)
class When:
    """A passive condition: what happens by itself on an occasion. [TIM-69]

    Of a phase it is the bearer's own, or its player's if nobody bears it; of a region the type is said, of a
    card the word on it. At the end or the beginning of a phase perhaps only if a condition holds, and perhaps
    only once though there are several copies.
    """

    occasion: Occasion
    then: Effect
    of: Phase | RegionType | Keyword | None = None
    condition: Condition | None = None
    once: bool = False


@dataclass(frozen=True)
class DiscardWhile:
    """The card is discarded as soon as the condition holds. [TIM-73]

    Or only if it holds as the organization phase of its company begins, perhaps together with another one.
    """

    condition: Condition
    organizing: bool = False
    also: Condition | None = None


@dataclass(frozen=True)
class DiscardWhenDefeated:
    """The card is discarded when an attack that it changes is defeated. [TIM-73]"""


@dataclass(frozen=True)
class DiscardOnMove:
    """The card is discarded if its company moves, unless it moves to a site in one of these regions.

    Or to one of the named sites.
    """

    except_to: tuple[str, ...] = ()
    except_sites: tuple[str, ...] = ()


@dataclass(frozen=True)
class StorableAt:
    """May be stored at these sites, perhaps for another number of points than in play.

    Or it is stored whenever the item it lies on is. Something may happen when it has been stored.
    """

    places: tuple[Place, ...] = ()
    points: int | None = None
    with_item: bool = False
    then: Effect | None = None


@dataclass(frozen=True)
class LiesOnAvatar:
    """The card lies on its player's avatar as soon as he is in play, and on nothing until then. [FW-34]"""


@dataclass(frozen=True)
class DrivesOffAllies:
    """A roll by such a bearer discards each common minion ally of a company he fights. [CVC-06]"""

    above_mind: int
    bearer: Characters


@dataclass(frozen=True)
class RingTestResult:
    """A test of the gold ring with one of these results lets a ring of that kind be played. [ITM-15]"""

    ring: str
    results: tuple[int, ...]


@dataclass(frozen=True)
class RevealableOnGuardAgainst:
    """May be revealed on-guard when a character of the company declares such an attempt. [SITE-38]

    Or to answer a card that needs a skill.
    """

    checks: tuple[Check, ...] = ()
    skill: Skill | None = None


@dataclass(frozen=True)
class ReadsResourceAs:
    """One resource may be played with the card: it is read as though these cards were in play, those not.

    If one of the two is discarded, so is the other.
    """

    in_play: tuple[str, ...]
    not_in_play: tuple[str, ...]


@dataclass(frozen=True)
class AttackerChoosesDefenders:
    """The attacking player assigns all strikes. [CMB-16]"""


@dataclass(frozen=True)
class EachFacesAStrike:
    """Each such character of the company faces one strike, neither more nor fewer. [CMB-19]

    Perhaps his mind stands for his prowess, and perhaps he is only tapped where he would be wounded.
    """

    who: Characters = ANYBODY
    with_mind: bool = False
    only_taps: bool = False


@dataclass(frozen=True)
class AgainstOneCharacter:
    """All attacks of the creature are against the same character; strikes beyond one are excess strikes.

    Some of its attacks may be cancelled by tapping a character of the company for each, even once a strike
    has been assigned; perhaps the one who is attacked may tap as well.
    """

    canceled_by_tapping: int
    victim_may_tap: bool = False


@dataclass(frozen=True)
class DetainmentAgainst:
    """A detainment attack: always, or against hero or minion companies, covert or overt ones. [CMB-55]

    Against companies of that side it may have fewer strikes or less prowess.
    """

    alignment: Alignment | None = None
    covert: bool = False
    strikes: int = 0
    prowess: int = 0
    overt: bool = False


@dataclass(frozen=True)
class OnlyAgainst:
    """The creature may be played only against hero companies, or minion ones, or ones without somebody.

    Of an automatic-attack: only such companies face it, perhaps only overt ones. [MOV-40]
    """

    alignment: Alignment | None = None
    without: Characters | None = None
    overt: bool = False


@dataclass(frozen=True)
class OwnBonus:
    """The attack has more or less prowess or body if a condition holds when the creature is played.

    Or for each character of the company with a skill; or only in strikes against such characters.
    """

    prowess: int = 0
    body: int = 0
    condition: Condition | None = None
    per: Skill | None = None
    against: Characters | None = None


@dataclass(frozen=True)
class EachWounded:
    """Each such character wounded by the attack suffers this, at once or after the attack.

    Perhaps only if his body check comes to exactly his body.
    """

    then: Effect
    after_attack: bool = True
    condition: Condition | None = None
    who: Characters | None = None
    if_check_equals_body: bool = False


@dataclass(frozen=True)
class IfAttack:
    """If that has become of the attack, this happens, once."""

    result: AttackResult
    then: Effect


@dataclass(frozen=True)
class AttacksMovers:
    """Each company that moves through one of these regions faces an attack by the card. [TIM-79]

    While a condition holds more regions count, and perhaps a whole type of region. Perhaps the attack is of
    another race than the card, others follow it, and the companies of some players are spared.
    """

    strikes: int
    prowess: int
    body: int | None
    regions: tuple[str, ...]
    more_if: Condition | None = None
    more_regions: tuple[str, ...] = ()
    more_type: RegionType | None = None
    race: Race | None = None
    then: tuple[FaceAttack, ...] = ()
    spares: tuple[PlayerKind, ...] = ()


@dataclass(frozen=True)
class AddsAutomaticAttack:
    """Such sites have one more automatic-attack, behind their own, unless a card is in play. [SITE-11]

    Or it is the site that the card lies on, in all its versions.
    """

    place: Place | None
    race: Race
    strikes: int
    prowess: int
    body: int | None = None
    unless_in_play: str | None = None


@dataclass(frozen=True)
class HomeOf:
    """The site is the home of that Dragon: its lair. [GLO-058]"""

    dragon: str


@dataclass(frozen=True)
class HazardLimitForMovers:
    """The hazard limit against each company that moves to the site, or at all, is changed. [MOV-18]

    It may depend on a condition, or on two.
    """

    amount: int
    condition: Condition | None = None
    also: Condition | None = None


Passive: TypeAlias = When | DiscardWhile | DiscardWhenDefeated | DiscardOnMove

OfAttacks: TypeAlias = (
    AttackerChoosesDefenders
    | OfOneAttack
    | EachFacesAStrike
    | AgainstOneCharacter
    | DetainmentAgainst
    | OnlyAgainst
    | OwnBonus
    | EachWounded
    | IfAttack
    | AttacksMovers
    | AddsAutomaticAttack
)

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
    | HazardLimitForMovers
)

Ability: TypeAlias = Standing | Passive | OfAttacks | OfCards | OfSites | TakesPrisoners
