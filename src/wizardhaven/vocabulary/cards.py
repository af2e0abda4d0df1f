"""The kinds of card."""

from dataclasses import dataclass
from typing import TypeAlias

from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.conditions import Condition, Is
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.site_parts import HavenPath, SiteAttack
from wizardhaven.vocabulary.such import AllOf, SpecificTo, Such
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    PlayerKind,
    Points,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)
from wizardhaven.vocabulary.under_deeps import Adjacent


@dataclass(frozen=True)
class FormOf:
    """Another form of somebody: only one of them can be in play. [MAN-03]"""

    name: str


Marked: TypeAlias = Mark | Sort | Keyword | Duplication | SpecificTo | FormOf
"""What a card says of itself: that it is unique, an agent, a weapon, that there may be but one copy …"""


@dataclass(frozen=True)
class Character:
    """A company member; an avatar, who stands for its player, has no mind. [GLO-009, GLO-018]

    A leader shares his company with no other leader; many Orcs and Trolls are discarded when a body check
    comes to just that number. An agent may be put down as a hazard; some players may use a minion agent as a
    character too. While a Fallen-wizard is in play, his general influence is his player's. [ORG-40, CMB-50,
    GLO-003, AGT-01, AGT-02, FW-04] He may be another form of somebody. [MAN-03] Agents that are no minions
    have no race. Some belong to one avatar only, and some may not start the game in play. [DECK-05, SET-27]
    """

    code: str
    name: str
    race: Race | None
    skills: tuple[Skill, ...]
    prowess: int
    body: int
    home: tuple[Such, ...]
    mind: int | None = None
    direct_influence: int = 0
    general_influence: int | None = None
    marshalling_points: int = 0
    corruption_check_modifier: int = 0
    avatar: PlayerKind | None = None
    marks: tuple[Marked, ...] = ()
    discarded_on: tuple[int, ...] = ()
    alignment: Alignment = Alignment.HERO
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Item:
    """A thing a character bears; some players get no points for it, whatever else is in play. [GLO-055]

    One that is not special and names sites is playable only at those of them that allow its class. Some may
    be played though the site is tapped; some also at sites that do not allow them, if those are
    tapped; some by such characters only, and some do not tap the site. Some are for no starting company.
    [SET-20] Some only take the place
    of another item, which is then gone for good; somebody of a name in his company taps for it. Some are
    never borne by such characters. Some cannot be transferred. Some are used by those of some races alone,
    who may be able to use no other. [GLO-087, GLO-117, ITM-09]
    """

    code: str
    name: str
    item_class: ItemClass
    marshalling_points: int = 0
    stage_points: int = 0
    corruption: int = 0
    playable_at: tuple[Such, ...] = ()
    not_playable_at: tuple[Such, ...] = ()
    played_by: Such | None = None
    marks: tuple[Marked, ...] = ()
    also_at_tapped: tuple[Such, ...] = ()
    in_place_of: str | None = None
    not_borne_by: tuple[Such, ...] = ()
    tapping: str | None = None
    only_for: tuple[Race, ...] = ()
    no_points_for: tuple[PlayerKind, ...] = ()
    alignment: Alignment = Alignment.HERO
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Ally:
    """Somebody who follows a character without being one, perhaps only for one Fallen-wizard. [GLO-004]

    He may be another form of a character. [MAN-03] Who is never attacked may have no prowess and no body.
    Some are of a race, and some are played by such characters only.
    """

    code: str
    name: str
    mind: int
    playable_at: tuple[Such, ...]
    race: Race | None = None
    prowess: int | None = None
    body: int | None = None
    direct_influence: int = 0
    skills: tuple[Skill, ...] = ()
    marshalling_points: int = 0
    stage_points: int = 0
    played_by: Such | None = None
    marks: tuple[Marked, ...] = ()
    alignment: Alignment = Alignment.HERO
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Modification:
    """A standard modification: a race or sort of influencing character, a faction in play, or one's Wizard.

    One that names the factions of a race counts once, however many of them are in play. Or the influencing
    character may discard an item of some class for it, one at most. [INF-02]
    """

    of: Such | Is
    amount: int


@dataclass(frozen=True)
class Faction:
    """A people that can be won over by an influence check, on which some cards have no effect. [GLO-040]

    Perhaps conditions must hold for it to be played. One that is both for heroes and for minions is for
    covert companies only where it is for minions.

    One that is for leaders may be kept by an Orc or Troll leader who wins it over. [EVT-27] Once in play it
    may have another number, for whoever would influence it away. [INF-11] It may be another form of a Dragon.
    [MAN-09] One that comes freely is played by such a character without a check; no opponent influences it.
    """

    code: str
    name: str
    race: Race
    influence_number: int
    playable_at: tuple[Such, ...]
    modifications: tuple[Modification, ...] = ()
    unmoved_by: tuple[str, ...] = ()
    marshalling_points: int = 0
    stage_points: int = 0
    marks: tuple[Marked, ...] = ()
    requires: tuple[Condition, ...] = ()
    influence_number_in_play: int | None = None
    freely: Such | None = None
    alignment: Alignment = Alignment.HERO
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Event:
    """Something that happens, or that holds for a while, perhaps only for one Fallen-wizard. [GLO-039, FW-34]

    A stage card with stage points may be one that a player begins with, unless it says otherwise. [FW-17]
    Some lie in the marshalling point pile once they have been played. [GLO-066]
    Another card may be one in place of a minor item. [SET-23]
    """

    code: str
    name: str
    side: Side
    length: Length
    uses: tuple[Use, ...]
    abilities: tuple[Ability, ...] = ()
    marshalling_points: int = 0
    points: Points = Points.MISCELLANEOUS
    corruption: int = 0
    stage_points: int = 0
    marks: tuple[Marked, ...] = ()
    race: Race | None = None
    alignment: Alignment = Alignment.HERO


@dataclass(frozen=True)
class Creature:
    """A foe that attacks a company when it is played, perhaps several times in a row. [GLO-027, CMB-09]

    It may have another use: as a permanent-event, with abilities of its own, or as a short-event. It may be
    another form of somebody. [MAN-03]
    """

    code: str
    name: str
    race: Race
    strikes: int
    prowess: int
    kill_points: int
    keyed_to: tuple[Key, ...]
    body: int | None = None
    attacks: int = 1
    marks: tuple[Marked, ...] = ()
    abilities: tuple[Ability, ...] = ()
    as_event: tuple[Ability, ...] = ()
    as_short_event: tuple[Use, ...] = ()


@dataclass(frozen=True)
class Site:
    """A place where companies can be; one that lies in no region is in the Under-deeps. [GLO-101, UND-01]

    Of a class of items all are playable there, or only some by name, keyword or side. [SITE-22] At some sites
    items may be played though they are tapped; creatures may be keyed to some whatever other cards say
    [MOV-29]; some go back to the location deck and never to the discard pile, some are stored for
    points where they would be discarded; some never tap. Some
    give stage points while a company of the player's is there, some are for one Fallen-wizard only. One may
    lie beneath a protected Wizardhaven, to be entered from there with so many stage points. [FW-16, FW-27,
    UND-03]
    """

    code: str
    name: str
    site_type: SiteType
    region: str | None
    resource_draws: int
    hazard_draws: int
    nearest_haven: str | None = None
    path: tuple[RegionType, ...] = ()
    haven_paths: tuple[HavenPath, ...] = ()
    adjacent: tuple[Adjacent, ...] = ()
    playable_items: tuple[ItemClass | AllOf, ...] = ()
    marks: tuple[Marked, ...] = ()
    automatic_attacks: tuple[SiteAttack, ...] = ()
    stored_for: int | None = None
    stage_points: int = 0
    beneath_wizardhaven: int | None = None
    alignment: Alignment = Alignment.HERO
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Region:
    """A part of the map. [GLO-084]"""

    code: str
    name: str
    region_type: RegionType
    adjacent: tuple[str, ...]


Card: TypeAlias = Character | Item | Ally | Faction | Event | Creature | Site | Region
