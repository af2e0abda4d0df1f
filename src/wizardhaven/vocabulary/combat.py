"""What happens in attacks and strikes, and what holds in them."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.fighting import Fights
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import Alignment, Pile, Race


@dataclass(frozen=True)
class CancelAttack:
    """The attack at hand is cancelled, perhaps with all that its creature has still to come.

    The creature's card is then discarded, also if it would stay in play, as a Dragon ahunt. [CMB-13] Or with
    all other automatic-attacks of the site against the company. Or the creature's card goes back to hand.
    """

    and_further: bool = False
    and_others_here: bool = False
    to_hand: bool = False


@dataclass(frozen=True)
class ChangeAttack:
    """The attack at hand has more or fewer strikes (perhaps half of them, rounded up), prowess or body.

    Strikes may be taken away only down to a minimum, or all but a few. Or all its strikes, and those of all
    that its creature has still to come if it is not this one only, fail without a roll; body checks against
    it may then be modified. [CMB-33] Body checks of those whom it wounds may be modified; the first excess
    strike against each may weaken him by so much. [CMB-25] Perhaps the defending player assigns all its
    strikes, whatever the attack says and to whom he likes, tapped and wounded characters too. [CMB-16] If a
    condition holds then, the prowess changes twice. Or the attacker no longer assigns all its strikes, or now
    does so. Or nothing can cancel it any more [CMB-13], or it becomes a detainment attack. [CMB-53]
    """

    strikes: int = 0
    prowess: int = 0
    body: int = 0
    least_strikes: int = 0
    halving: bool = False
    failing: bool = False
    body_checks: int = 0
    wound_checks: int = 0
    first_excess: int = 0
    defender_assigns: bool = False
    doubled_if: Condition | None = None
    loses_choice: bool = False
    this_one_only: bool = False
    most_strikes: int = 0
    attacker_assigns: bool = False
    fixed: bool = False
    detaining: bool = False


@dataclass(frozen=True)
class MayChangeAttacks:
    """As an attack of one of these races on the opponent begins, the player may have it changed. [CMB-11]"""

    races: tuple[Race, ...]
    change: ChangeAttack


@dataclass(frozen=True)
class CancelStrike:
    """The strike at hand is cancelled, or made ineffectual. [CMB-29, CMB-35]"""

    ineffectual: bool = False


@dataclass(frozen=True)
class ChangeDefender:
    """Whoever faces the strike at hand has more or less prowess or body for it, or does not tap for it.

    Against a whole attack it is each such character who faces it; or the user may face several of its
    strikes, if his player gives him one, and is changed with each further one; or the target is `spared`,
    or the user: he is assigned no strike of it. [CMB-15] He may roll twice against the strike and use the
    better roll. Or the bearer `volunteers`: he may be assigned a strike whatever the attack says and however
    he is, and if that strike fails, the body of the attack is changed. Or, if he is wounded, he loses a point
    of body for the turn for every so many by which the strike succeeds. Or it is the strike itself whose
    prowess and body are changed; perhaps the user makes a body check as well if it succeeds. Between two
    companies it may be each such one of the card's own, in the `whole_combat`. [CVC-05]
    """

    prowess: int = 0
    body: int = 0
    without_tapping: bool = False
    each: Such | None = None
    several: bool = False
    rolls_twice: bool = False
    spared: bool = False
    volunteers: bool = False
    body_of_foe: int = 0
    body_lost_per: int = 0
    prowess_of_foe: int = 0
    user_at_risk: bool = False
    whole_combat: bool = False
    user_spared: bool = False


@dataclass(frozen=True)
class FaceAttack:
    """The company at once faces this attack, or ones like all the automatic-attacks at its new site.

    Or it faces the automatic-attacks themselves once more; perhaps with more prowess. Perhaps only the bearer
    faces the attack, and perhaps something is special about it. Or each character faces one strike that is no
    attack and cannot be cancelled; body checks of those whom it wounds may be modified.
    """

    race: Race | None = None
    strikes: int = 0
    prowess: int = 0
    body: int | None = None
    again: bool = False
    bearer_only: bool = False
    abilities: tuple[Fights, ...] = ()
    each_character: bool = False
    wound_checks: int = 0


@dataclass(frozen=True)
class AllyAttacks:
    """The target, an ally, attacks the one who controls it: one strike of its normal prowess and a roll.

    Against characters of that side it is a detainment attack. [CMB-55] The ally is discarded unless its
    attack is defeated.
    """

    detaining: Alignment | None = None


@dataclass(frozen=True)
class HuntCreatures:
    """The opponent turns up card after card of a pile of his until so many of them were creatures.

    Each creature at once attacks the company of the player's avatar; a play deck is shuffled afterwards.
    """

    source: Pile
    creatures: int


@dataclass(frozen=True)
class JoinAttackedCompany:
    """He discards his allies and joins the attacked company; he must face a strike of that creature.

    After all attacks of the creature he taps and makes a corruption check.
    """


@dataclass(frozen=True)
class BodyCheck:
    """Each character of the company makes a body check; whoever fails it is only tapped.

    Orcs and Trolls are discarded where their own cards say so. [CMB-50]
    """

    modifier: int = 0


@dataclass(frozen=True)
class BodyOfFoes:
    """The body of strikes, perhaps only by these races, is changed against the bearer, or halved, rounded up.

    Perhaps the bearer must be such a character, or must tap to face the strike. Their prowess may change too.
    Or it is the body of those against whom he makes a strike himself. [CVC-15] Or it is the body checks that
    are modified: of strikes that fail against him, and of those whom his own strikes wound. [CMB-46]
    """

    against: tuple[Race, ...] = ()
    amount: int = 0
    halved: bool = False
    bearer: Such | None = None
    if_tapping: bool = False
    prowess: int = 0
    own_strikes: bool = False
    checks: int = 0


@dataclass(frozen=True)
class SparesBearer:
    """A strike that succeeds against the bearer does not wound him.

    Instead a roll is made for the item; above the number it is discarded.
    """

    discarded_above: int


@dataclass(frozen=True)
class StayingUntapped:
    """Another number than usual comes off his prowess if he does not tap to face a strike. [CMB-26]

    Of an attack: off the prowess of whoever does not tap to face a strike of it.
    """

    prowess: int


InCombat: TypeAlias = (
    CancelAttack
    | ChangeAttack
    | CancelStrike
    | ChangeDefender
    | FaceAttack
    | AllyAttacks
    | HuntCreatures
    | JoinAttackedCompany
    | BodyCheck
)

OfCombat: TypeAlias = BodyOfFoes | MayChangeAttacks | SparesBearer | StayingUntapped
