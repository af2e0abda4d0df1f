"""What a card is played on, or an ability used on: what its player chooses."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardhaven.vocabulary.places import ANY_SITE, Place
from wizardhaven.vocabulary.selectors import ANYBODY, Characters, Foe, Subject, Whose
from wizardhaven.vocabulary.such import Sort, Such
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    Race,
    RegionType,
    SiteType,
    Skill,
)
from wizardhaven.vocabulary.traits import sort_of


@dataclass(frozen=True)
class ACharacter:
    """A target: one such character, perhaps only of the company of the card's bearer or user.

    Perhaps only one whose company a creature is attacking; perhaps one at the same site, of either player,
    other than the one whose card it is. Perhaps one of several by name.
    """

    who: Characters = ANYBODY
    whose: Whose = Whose.OWN
    in_company: bool = False
    facing_creature: bool = False
    at_same_site: bool = False
    named: tuple[str, ...] = ()


@dataclass(frozen=True)
class ACompany:
    """A target: one company, perhaps only a hero or a minion one, or one with such a character. [MOV-40]

    Perhaps one that is moving with a region of some type in its site path.
    """

    whose: Whose = Whose.OWN
    alignment: Alignment | None = None
    containing: Characters | None = None
    moving_through: RegionType | None = None


@dataclass(frozen=True)
class A:
    """A target: a card in play of some sort, and whose it is. [TIM-21]

    An event, an item, an ally, a faction or an agent hazard; the sort is always said. An item of the player's
    own is one in the company of the user, or of the card; a faction of the company's is one of its player's.
    An agent that lies face-down is turned up for it [TIM-27, AGT-41], unless only such a one is meant.

    Or a creature that could attack the company now: in the player's discard pile, in play as a
    permanent-event, or one that the opponent has discarded, wherever he has it now and whatever it is keyed
    to. [TIM-24]
    """

    what: Such
    whose: Whose = Whose.OWN


@dataclass(frozen=True)
class ADeclaredCard:
    """A target: a card declared earlier in this chain that needs a skill, or a lasting effect of one.

    If no skill is said, a hazard declared against the company or something associated with it, perhaps only
    one that threatens this. Or against any company that moves to a site in some regions. Or any hazard for
    which an agent has been tapped. Or whatever would cancel the attack that the player's company with such a
    character makes on another company. [CVC-05]
    """

    needing: Skill | None = None
    or_lasting_effect: bool = False
    danger: Danger | None = None
    moving_to: tuple[str, ...] = ()
    tapping_agent: bool = False
    canceling_attack_of: Characters | None = None


A_DECLARED_HAZARD: Final = ADeclaredCard()


@dataclass(frozen=True)
class AnAttack:
    """A target: the attack the company is facing, if it is of one of the races (any, if none is given).

    Perhaps only a creature's attack or an automatic one, or one keyed to some types of region or of site, or
    to regions by name; one that is automatic or keyed to a site, or just not keyed to one; one of some normal
    prowess, or not by some races; one by a foe of that name; one with more strikes than there are defenders;
    one that weapons do not help against; and perhaps one on another company than one's own, or on any that
    moves to a site in some regions. Or only an agent's attack, one of several that a creature makes, or one
    by a creature that is not unique, or none of whose attacks has more than one strike; one of which the
    attacker assigns all strikes; a detainment attack; none by a company of a side; or just not an automatic
    one. Perhaps only one on the company of such a character; or one that the player's company with such a
    character makes on another company. [CVC-05]
    """

    races: tuple[Race, ...] = ()
    by_creature: bool = False
    elsewhere: bool = False
    keyed_to: tuple[RegionType | SiteType | str, ...] = ()
    automatic: bool = False
    at_site: bool | None = None
    prowess_at_least: int = 0
    not_by: tuple[Race, ...] = ()
    by_name: str | None = None
    without_weapons: bool = False
    outnumbering: bool = False
    by_agent: bool = False
    one_of_several: bool = False
    not_unique: bool = False
    not_automatic: bool = False
    choosing: bool = False
    detainment: bool = False
    moving_to: tuple[str, ...] = ()
    not_by_company: Alignment | None = None
    single_strikes: bool = False
    against: Characters | None = None
    by_company_with: Characters | None = None


@dataclass(frozen=True)
class AStrike:
    """A target: the strike being resolved, if its defender is such a character.

    Where it says on whom, the defender may be any one of those. Only strikes of some races may be meant,
    or none of some; perhaps only those of creatures keyed to some types of region or of site. Perhaps this
    card must face a strike of the same attack as well. Perhaps only a strike of so much prowess, or a
    creature's; or one between two companies only.
    """

    defender: Characters = ANYBODY
    on_bearer: bool = False
    on_this_card: bool = False
    on_companion: bool = False
    not_automatic: bool = False
    by: tuple[Race, ...] = ()
    not_by: tuple[Race, ...] = ()
    keyed_to: tuple[RegionType | SiteType, ...] = ()
    struck_too: bool = False
    prowess_at_least: int = 0
    by_creature: bool = False
    between_companies: bool = False


@dataclass(frozen=True)
class ACheck:
    """A target: a roll of one of these sorts that has been declared, by the user or by such a character.

    Perhaps only one against some, such as factions; or the opponent's, against one of the player's cards; or
    the attempt that an agent of the player's makes. [INF-18] Perhaps only one by another than the user, or
    one by anybody at the same site. Of the opponent's, perhaps only one against a character, an ally or an
    item in the user's company.
    """

    kinds: tuple[Check, ...]
    by: Characters | Subject = ANYBODY
    against: tuple[Foe, ...] = ()
    by_opponent: bool = False
    by_own_agent: bool = False
    by_another: bool = False
    at_same_site: bool = False
    in_company: bool = False


@dataclass(frozen=True)
class ASite:
    """A target: the site the company moves to, or stays at; or that of any company that may be helped.

    Perhaps together with an Under-deeps site whose surface site lies near its own. [UND-02]
    """

    place: Place = ANY_SITE
    of_any_company: bool = False
    and_one_below: bool = False


@dataclass(frozen=True)
class AnAutomaticAttack:
    """A target: one of the automatic-attacks at the company's site, if it is such a place."""

    place: Place


@dataclass(frozen=True)
class ARegion:
    """A target: a region of some type in the site path of the company at hand, whoever uses the card."""

    region_type: RegionType


@dataclass(frozen=True)
class ACreatureType:
    """A target: a sort of creature that the player names, other than some."""

    other_than: tuple[Race, ...] = ()


Target: TypeAlias = (
    A
    | ACharacter
    | ACompany
    | ADeclaredCard
    | AnAttack
    | AStrike
    | ACheck
    | ASite
    | AnAutomaticAttack
    | ARegion
    | ACreatureType
)


def aimed_at(target: Target | None) -> Sort | None:
    """The sort of card in play that is aimed at, if it is one."""
    return sort_of(target.what) if isinstance(target, A) else None
