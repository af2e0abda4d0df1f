"""Who goes below for the Balrog in these stories, and what he may meet there."""

from typing import Final

from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Character, Creature
from wizardhaven.vocabulary.fighting import Detains
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.terms import Alignment, PlayerKind, Race, RegionType, SiteType, Skill

BALROG: Final = (PlayerKind.BALROG, PlayerKind.WIZARD)
CHAMPION: Final = Character(
    "XX-1",
    "Champion of the Deep",
    Race.TROLL,
    (Skill.WARRIOR,),
    prowess=30,
    body=9,
    home=(),
    mind=5,
    alignment=Alignment.MINION,
)


def foe(
    code: str, name: str, race: Race, *keys: Key, detains: bool = False, marks: tuple[Mark, ...] = ()
) -> Creature:
    """A creature with one strike."""
    said = (Detains(),) if detains else ()
    return Creature(code, name, race, 1, 9, 1, keyed_to=keys, marks=marks, abilities=said)


NOWHERE: Final = Key(RegionType.FREE_DOMAIN)
GUESTS: Final = (
    foe("XX-11", "Ghost", Race.UNDEAD, NOWHERE),
    foe("XX-12", "Statue", Race.PUKEL_CREATURE, NOWHERE),
    foe("XX-13", "Worm", Race.DRAKE, NOWHERE),
    foe("XX-14", "Sea Serpent", Race.DRAKE, NOWHERE),
    foe("XX-15", "Scatha", Race.DRAGON, NOWHERE),
    foe("XX-16", "Eärcaraxë", Race.DRAGON, NOWHERE),
    foe("XX-17", "Corsairs", Race.MAN, Key(RegionType.COASTAL_SEA)),
    foe("XX-18", "Fleet", Race.MAN, Key(RegionType.COASTAL_SEA, count=2)),
    foe("XX-19", "Spider", Race.SPIDER, NOWHERE),
)
LURKERS: Final = (
    foe("XX-21", "Lurker", Race.WOLF, Key(SiteType.RUINS_AND_LAIRS)),
    foe("XX-22", "Watcher", Race.WOLF, Key(SiteType.SHADOW_HOLD)),
    foe("XX-23", "Corsairs", Race.MAN, Key(RegionType.COASTAL_SEA)),
    foe(
        "XX-24",
        "King of Wolves",
        Race.WOLF,
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.RUINS_AND_LAIRS),
        Key(RegionType.COASTAL_SEA),
        marks=(Mark.UNIQUE,),
    ),
)
JAILERS: Final = foe(
    "XX-31", "Jailers", Race.MAN, Key(SiteType.DARK_HOLD), Key(SiteType.SHADOW_HOLD), detains=True
)
RAIDERS: Final = foe("XX-32", "Raiders", Race.MAN, Key(SiteType.HAVEN))
ROAD_RAIDERS: Final = foe("XX-33", "Raiders of the Road", Race.MAN, Key(RegionType.WILDERNESS))


def champion_at(site: str, *, tapped: bool = True) -> tuple[Scene, Piece]:
    """The champion at the Balrog's version of a site; tapped he has no choice how to face a strike."""
    scene = Scene(kinds=BALROG)
    status = "tapped" if tapped else "untapped"
    return scene, scene.first.character(CHAMPION, at=f"{site} [balrog]", status=status)


def beats(playing: Playing) -> None:
    """The champion faces the attack at hand alone; no roll is too low for him."""
    playing.pass_until("RollStrike")
    playing.rolls(7)


def what_attacks(playing: Playing) -> tuple[Race | None, bool]:
    """The race of the automatic-attack at hand, and whether it only detains."""
    assert playing.attack is not None
    assert playing.attack.automatic
    return playing.attack.race, playing.attack.detainment
