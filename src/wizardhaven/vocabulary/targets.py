"""What a card is played on, or an ability used on: what its player chooses."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.selectors import ANYBODY, Subject, Whose
from wizardhaven.vocabulary.such import Sort, Such
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    ItemClass,
    Keyword,
    Length,
    PlayerKind,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)


@dataclass(frozen=True)
class ACharacter:
    """A target: one such character, perhaps only of the company of the card's bearer or user.

    Perhaps only one whose company a creature is attacking; perhaps one at the same site, of either player,
    other than the one whose card it is. Perhaps one of several by name.
    """

    who: Such = ANYBODY
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
    containing: Such | None = None
    moving_through: RegionType | None = None


@dataclass(frozen=True)
class AnEvent:
    """A target: an event in play, by side and length, an environment or just not one.

    Perhaps only one on a character of the user's company, or only an opponent's of that name; perhaps one of
    hero or minion cards only, or one that a player of some kind has played. Perhaps only one of the player's
    own, for miscellaneous points, that can be stored somewhere and is on a character at one of his havens.
    Perhaps only one of a race, or only one of the player's own; perhaps only one on a company that moves to
    a site in some regions, or on a character of it.
    Or one that is stored and could be played only where information is playable. [ORG-54]
    """

    side: Side | None = None
    lengths: tuple[Length, ...] = ()
    environment: bool | None = None
    also_declared: bool = False
    on_companion: bool = False
    alignment: Alignment | None = None
    by: PlayerKind | None = None
    to_store: bool = False
    opponents: str | None = None
    own: bool = False
    race: Race | None = None
    stored_information: bool = False
    moving_to: tuple[str, ...] = ()


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
    canceling_attack_of: Such | None = None


A_DECLARED_HAZARD: Final = ADeclaredCard()


@dataclass(frozen=True)
class TheAttack:
    """A target: the attack the company is facing, if it is such a one.

    Perhaps one on another company than the one that the card belongs to, on any that moves to a site in some
    regions, or on the company of such a character. Or one that the player's company with such a character
    makes on another company. [CVC-05]
    """

    such: Such = Sort.ATTACK
    on: Such | None = None
    by: Such | None = None


@dataclass(frozen=True)
class TheStrike:
    """A target: the strike being resolved, if it is one of such an attack, and such a character faces it.

    Where it says on whom, the defender may be any one of those: this card, its bearer, or somebody else of
    the company.
    """

    of: Such = Sort.ATTACK
    on: tuple[Subject, ...] = ()
    who: Such = ANYBODY


@dataclass(frozen=True)
class TheRoll:
    """A target: a roll of one of these sorts that has been declared, by the user or by such a character.

    Perhaps one by an agent of the player's [INF-18], by another of the company or by anybody at the site; or
    the opponent's, against one of the player's cards. Perhaps only one against some, such as factions, or
    against a character, an ally or an item in the user's company.
    """

    kinds: tuple[Check, ...]
    by: Such | Subject = ANYBODY
    against: tuple[Such, ...] | Subject = ()


@dataclass(frozen=True)
class AnAgent:
    """A target: an agent hazard of the player's, of his opponent's or of either, perhaps only of some mind.

    Perhaps this very card or the one it lies on, one of some skill or magic, or one at the company's new site
    or at no site of some types. One that lies face-down is
    meant only where it is turned up for it [TIM-27, AGT-41], or where only such a one is meant, perhaps one
    that was put down this turn. It may have to be where somebody is at home, whom it then threatens.
    """

    skill: Skill | None = None
    this_card: bool = False
    at_new_site: bool = False
    also_face_down: bool = False
    opponents: bool = False
    mind_at_most: int | None = None
    mind_at_least: int = 0
    threatens_home: bool = False
    only_face_down: bool = False
    put_down_this_turn: bool = False
    anybodys: bool = False
    bearer: bool = False
    using: Keyword | None = None
    not_at: tuple[SiteType, ...] = ()


@dataclass(frozen=True)
class AnAlly:
    """A target: an ally in play, perhaps only one of the company at hand."""

    whose: Whose = Whose.OWN


@dataclass(frozen=True)
class AFaction:
    """A target: a faction in play, perhaps a hero or a minion one, or one played at some type of site.

    Some factions may not be meant.
    """

    whose: Whose = Whose.OF_THE_COMPANY
    alignment: Alignment | None = None
    played_at: SiteType | None = None
    other_than: tuple[str, ...] = ()


@dataclass(frozen=True)
class AnItem:
    """A target: an item in play by class or keyword, or any ring, borne in the user's company or by himself.

    Or by anybody at the same site, of either player; or in the company that hazards are played on, or that is
    at its site. Perhaps only an item of some name, or one that normally gives so many corruption points.
    Or one that the opponent has stored. [ORG-54]
    """

    keyword: Keyword | None = None
    item_class: ItemClass | None = None
    ring: bool = False
    at_same_site: bool = False
    whose: Whose = Whose.OWN
    by_user: bool = False
    named: str | None = None
    corruption_at_least: int = 0
    stored: bool = False


@dataclass(frozen=True)
class ASite:
    """A target: the site the company moves to, or stays at; or that of any company that may be helped.

    Perhaps together with an Under-deeps site whose surface site lies near its own. [UND-02]
    """

    place: Such = ANY_SITE
    of_any_company: bool = False
    and_one_below: bool = False


@dataclass(frozen=True)
class AnAutomaticAttack:
    """A target: one of the automatic-attacks at the company's site, if it is such a place."""

    place: Such


@dataclass(frozen=True)
class ARegion:
    """A target: a region of some type in the site path of the company at hand, whoever uses the card."""

    region_type: RegionType


@dataclass(frozen=True)
class ACreature:
    """A target: a creature that could attack the company now, though it is not in hand. [TIM-24]

    It is in the player's discard pile, or in play as a permanent-event, whosever that is. Or it is one that
    the opponent has discarded for all to see, wherever he has it now, and whatever it is keyed to.
    """

    races: tuple[Race, ...] = ()
    in_play: bool = False
    seen_discarded: bool = False


@dataclass(frozen=True)
class ACreatureType:
    """A target: a sort of creature that the player names, other than some."""

    other_than: tuple[Race, ...] = ()


Target: TypeAlias = (
    ACharacter
    | ACompany
    | AnEvent
    | ADeclaredCard
    | TheAttack
    | TheStrike
    | TheRoll
    | AnAgent
    | AnAlly
    | AFaction
    | AnItem
    | ASite
    | AnAutomaticAttack
    | ARegion
    | ACreature
    | ACreatureType
)
