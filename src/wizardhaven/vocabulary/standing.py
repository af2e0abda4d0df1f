"""What holds as long as a card is in play, or as long as an effect lasts."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.allies import InAttacks, InfluencesFactions, MayPlayAllies
from wizardhaven.vocabulary.amounts import ByStagePoints, Number
from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.followers import InfluencesFromAfar, MayBring, PassesFor
from wizardhaven.vocabulary.journeys import (
    CannotMove,
    ExtraDraws,
    MayMoveOn,
    MayReplaceSite,
    MoreRegions,
    NothingAtSite,
    RestAfterJourney,
)
from wizardhaven.vocabulary.selectors import (
    A_DECLARED_HAZARD,
    ADeclaredCard,
    Characters,
    Foe,
    Holdings,
    Place,
    Subject,
)
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    Keyword,
    PlayerKind,
    Purpose,
    Race,
    RegionType,
    SiteType,
    Skill,
    Stat,
)
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens


@dataclass(frozen=True)
class Bonus:
    """A number added to a statistic, perhaps only against some foes, for some bearers or up to a maximum.

    Perhaps only while a condition holds. Marshalling points are added to the card's own. It may be for the
    bearer, for everybody in his company (perhaps not himself), or for everybody in play. For some by name it
    may count several times, or not at all. Of general influence no more than the maximum controls characters.
    """

    stat: Stat
    amount: int | ByStagePoints
    against: tuple[Foe, ...] = ()
    maximum: int | Number | None = None
    maximum_against: tuple[tuple[Race, ...], int] | None = None
    bearer: Characters | None = None
    to: Subject = Subject.BEARER
    condition: Condition | None = None
    times_for: tuple[tuple[str, ...], int] | None = None
    others_only: bool = False


@dataclass(frozen=True)
class CheckBonus:
    """A number added to a sort of roll by the bearer, by everybody in his company, or at the site.

    What lies on no company in particular counts for every company. Perhaps only rolls by some characters are
    meant, or ones that the player's own cards of some sorts cause. Perhaps some cards have no effect on such
    rolls, and those of some players are spared.
    """

    check: Check
    amount: int | Number
    against: tuple[Foe, ...] = ()
    to: Subject = Subject.BEARER
    by: Characters | None = None
    caused_by: tuple[Keyword, ...] = ()
    unmoved_by: tuple[str, ...] = ()
    spares: tuple[PlayerKind, ...] = ()


@dataclass(frozen=True)
class AttackBonus:
    """A change to the attacks of some races (of all, if none is given), while a condition holds.

    Perhaps to automatic-attacks only, or to no attack of an agent. For the turn it can lie on a company,
    which then faces such attacks, or on a single attack; then perhaps the first attempt to cancel the attack
    does nothing but end the change.
    """

    races: tuple[Race, ...] = ()
    strikes: int = 0
    prowess: int = 0
    body: int = 0
    condition: Condition | None = None
    automatic: bool = False
    not_agents: bool = False
    shields_once: bool = False


@dataclass(frozen=True)
class HandSize:
    """The player keeps more cards in hand, or fewer, perhaps only while a condition holds. [SET-36]

    A hazard says so of the player on whose character it lies.
    """

    amount: int | ByStagePoints
    condition: Condition | None = None


@dataclass(frozen=True)
class DoublesCorruption:
    """Each character has the corruption points of one source twice, of the one that gives him the fewest."""


@dataclass(frozen=True)
class BarsMinds:
    """No Fallen-wizard may bring characters into play whose minds are greater than that. [ORG-05]"""

    above: ByStagePoints


@dataclass(frozen=True)
class BarsSearching:
    """With so few cards in his play deck, or so few as a Fallen-wizard, a player cannot search it.

    Nor his discard pile; nothing lets him look at a part of either.
    """

    cards: int
    of_fallen: int


@dataclass(frozen=True)
class OpponentDiscardsFaceUp:
    """The opponent shows the cards he discards.

    Perhaps the player may have a creature that is discarded in his turn attack his avatar's company instead.
    """

    creatures_attack: bool = False


@dataclass(frozen=True)
class GrantsSkill:
    """The bearer has a skill."""

    skill: Skill


@dataclass(frozen=True)
class EnablesUse:
    """The bearer is able to use things or magic of that sort, or of others as well; perhaps only by tapping.

    A card that lies on such a thing lets it be used, and no other. Perhaps a condition must hold; or it is
    the player's avatar who is able to.
    """

    keyword: Keyword
    by_tapping: bool = False
    condition: Condition | None = None
    also: tuple[Keyword, ...] = ()
    of_avatar: bool = False


@dataclass(frozen=True)
class HealingReachesAll:
    """What heals one character of the company, or at the site, heals all of them."""

    of: Subject = Subject.COMPANY


@dataclass(frozen=True)
class BodyOfFoes:
    """The body of strikes, perhaps only by these races, is changed against the bearer, or halved, rounded up.

    Perhaps the bearer must be such a character, or must tap to face the strike. Their prowess may change too.
    """

    against: tuple[Race, ...] = ()
    amount: int = 0
    halved: bool = False
    bearer: Characters | None = None
    if_tapping: bool = False
    prowess: int = 0


@dataclass(frozen=True)
class SparesBearer:
    """A strike that succeeds against the bearer does not wound him.

    Instead a roll is made for the item; above the number it is discarded.
    """

    discarded_above: int


@dataclass(frozen=True)
class TwoWeapons:
    """A bearer who is a warrior even without the card may use two weapons, but then no shield. [ITM-04]"""


@dataclass(frozen=True)
class OnlyAtHomeSite:
    """Unless he starts the game in play, he may be brought into play at his home site only.

    Perhaps he may not start the game in play at all. [SET-27]
    """

    may_start: bool = True


@dataclass(frozen=True)
class PointsIfEliminated:
    """Marshalling points his player has once he is eliminated."""

    points: int


@dataclass(frozen=True)
class NotControlledByDirectInfluence:
    """The bearer cannot be controlled by direct influence."""


@dataclass(frozen=True)
class FixedControl:
    """The bearer is controlled for so many points, by general influence or a Fallen-wizard only.

    Or each such character of the player's is controlled for so many points less than otherwise.
    """

    cost: int
    less_for: Characters | None = None


@dataclass(frozen=True)
class StagePointsChange:
    """The stage points of the bearer's player are changed, perhaps only down to a minimum. [FW-26]"""

    amount: int
    minimum: int = 0


@dataclass(frozen=True)
class Worth:
    """Such cards of the player's are worth so many points each, or their full points. [FW-46]

    A hazard says so of the opponent's cards; then, and where it is said, nothing makes them worth more.
    Perhaps only while a condition holds, or only when the game ends. Of hazards perhaps those that are
    defeated while the card is in play, and those for good.
    """

    of: Holdings
    points: int | None = None
    condition: Condition | None = None
    regardless: bool = False
    at_end: bool = False
    for_good: bool = False
    of_opponent: bool = False


@dataclass(frozen=True)
class NoDetainment:
    """Attacks on the player's companies are never detainment attacks, while a condition holds. [CMB-55]

    Perhaps only those of hazards with an asterisk.
    """

    starred: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class AlliesMayFollow:
    """No restriction of movement holds for the hero allies that he controls. [ITM-06]"""


@dataclass(frozen=True)
class DoesNotUntap:
    """The card does not untap in the untap phase; the bearer, if he is meant, not at all. [GLO-121]"""

    what: Subject = Subject.THIS_CARD


@dataclass(frozen=True)
class MakesOvert:
    """The company that the card is with is overt. [ORG-41]"""


@dataclass(frozen=True)
class NoCreatures:
    """No creature may be played on the company, other than those of some races."""

    other_than: tuple[Race, ...] = ()


@dataclass(frozen=True)
class CreaturesCanceled:
    """Every attack of a hazard creature on the company is cancelled as soon as it begins."""


@dataclass(frozen=True)
class StandsFor:
    """Whatever hazards say of the card of that name, this one counts as it. [TIM-29]"""

    name: str


@dataclass(frozen=True)
class OpenToCreatures:
    """Any creature of these races may be played on the company, or at the site that says so. [MOV-27]"""

    races: tuple[Race, ...]


@dataclass(frozen=True)
class ShieldedFrom:
    """Hazard effects of these sorts do nothing to the company; what discards a character never does."""

    dangers: tuple[Danger, ...]


@dataclass(frozen=True)
class HazardLimitChange:
    """The hazard limit against the company is changed, perhaps only down to a minimum. [MOV-18]

    Perhaps for each region of a type in its site path, or only while a condition holds.
    """

    amount: int
    minimum: int = 0
    per: RegionType | None = None
    condition: Condition | None = None


@dataclass(frozen=True)
class MayMoveTo:
    """The company may move to such a site by Special Movement, with that site path. [ORG-73, MOV-12]

    Something may hold for it if it does. Perhaps it may only while a condition holds.
    """

    place: Place
    path: tuple[RegionType, ...] = ()
    then: tuple[NoCreatures | OpenToCreatures | HazardLimitChange, ...] = ()
    condition: Condition | None = None


@dataclass(frozen=True)
class FreeCreatures:
    """Creatures of some races, or of the named sort, do not count against the company's hazard limit.

    Perhaps only those that are not unique.
    """

    races: tuple[Race, ...] = ()
    not_unique: bool = False


@dataclass(frozen=True)
class NoResourcesNeeding:
    """No resource that needs this skill may be played for the company."""

    skill: Skill


@dataclass(frozen=True)
class MayCancelHazardsByTapping:
    """While a condition holds, any character of the company may tap to cancel a hazard aimed at it."""

    condition: Condition
    hazard: ADeclaredCard = A_DECLARED_HAZARD


@dataclass(frozen=True)
class TreatSiteAs:
    """The site counts as one of another type, for some purposes; perhaps without automatic-attacks.

    It is the site the card lies on, or every version of it, or every card of a place, or of its type. Perhaps
    nothing that is printed on the site is playable any more, and perhaps it is a home site of somebody.
    [EVT-10, FW-39]
    """

    site_type: SiteType
    place: Place | None = None
    purposes: tuple[Purpose, ...] = (Purpose.EVERYTHING,)
    no_automatic_attacks: bool = False
    nothing_playable: bool = False
    all_versions: bool = False
    home_of: str | None = None


@dataclass(frozen=True)
class AllowsInformation:
    """Information is playable at the site. [SITE-22]"""


@dataclass(frozen=True)
class AllowsOnePlay:
    """Once each turn a thing of that sort, or an ally of that mind who is not unique, may be played there.

    It is the site the card lies on, or any such place; what the site itself allows does not matter, nor that
    it is tapped. [SITE-22]
    """

    items: Keyword | None = None
    ally_mind: int | None = None
    place: Place | None = None


@dataclass(frozen=True)
class TreatRegionAs:
    """The region counts as one of another type, or that of the site and all those next to it do."""

    region_type: RegionType
    around: bool = False


@dataclass(frozen=True)
class OneAttackOnly:
    """A site with several automatic-attacks, or a hazard with several attacks, has only one of them.

    The hazard player chooses it, and it cannot be cancelled. Dragons' lairs are not meant.
    """


@dataclass(frozen=True)
class StoringAtEndOfTurn:
    """Heroes, or minions, may store cards in the end-of-turn phase as in the organization phase. [ORG-53]"""

    alignment: Alignment = Alignment.HERO


@dataclass(frozen=True)
class AutomaticAttackTwice:
    """The chosen automatic-attack, or each one of some races, is faced again right after. [SITE-11]"""

    races: tuple[Race, ...] = ()


@dataclass(frozen=True)
class MayMoveToHavens:
    """As an agent hazard it may move to a Haven. [AGT-27]"""


@dataclass(frozen=True)
class MayNotMoveTo:
    """As an agent hazard it may not move to such a site. [AGT-27]"""

    place: Place


@dataclass(frozen=True)
class ExtraAgentAction:
    """Its agent, or each one, may take a second agent action, perhaps free of charge. [AGT-20]"""

    each: bool = False
    free: bool = False


Standing: TypeAlias = (
    Bonus
    | CheckBonus
    | AttackBonus
    | HandSize
    | ExtraDraws
    | DoublesCorruption
    | BarsMinds
    | BarsSearching
    | OpponentDiscardsFaceUp
    | GrantsSkill
    | TakesShape
    | EnablesUse
    | HealingReachesAll
    | BodyOfFoes
    | SparesBearer
    | TwoWeapons
    | OnlyAtHomeSite
    | PointsIfEliminated
    | NotControlledByDirectInfluence
    | FixedControl
    | MayBring
    | InfluencesFromAfar
    | PassesFor
    | StagePointsChange
    | OfWizardhavens
    | Worth
    | NoDetainment
    | AlliesMayFollow
    | DoesNotUntap
    | InAttacks
    | MayPlayAllies
    | InfluencesFactions
    | MakesOvert
    | MoreRegions
    | CannotMove
    | MayMoveOn
    | MayReplaceSite
    | RestAfterJourney
    | NoCreatures
    | CreaturesCanceled
    | StandsFor
    | OpenToCreatures
    | ShieldedFrom
    | NothingAtSite
    | HazardLimitChange
    | MayMoveTo
    | FreeCreatures
    | NoResourcesNeeding
    | MayCancelHazardsByTapping
    | TreatSiteAs
    | AllowsInformation
    | AllowsOnePlay
    | TreatRegionAs
    | AutomaticAttackTwice
    | OneAttackOnly
    | StoringAtEndOfTurn
    | MayMoveToHavens
    | MayNotMoveTo
    | ExtraAgentAction
)
