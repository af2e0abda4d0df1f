"""Players, companies and versions of sites that stories about Fallen-wizards begin with."""

from dataclasses import replace

from wizardhaven.cards.tw.sites.border_holds import BREE
from wizardhaven.cards.tw.sites.free_holds import EDORAS
from wizardhaven.cards.tw.sites.havens import RIVENDELL
from wizardhaven.cards.tw.sites.ruins_and_lairs import ETTENMOORS, WEATHERTOP
from wizardhaven.cards.tw.sites.shadow_holds import MORIA
from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Ally, Character, Event
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.terms import Alignment, Length, PlayerKind, Race, Side, SiteType

FALLEN_AND_WIZARD = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)
TWO_FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.FALLEN_WIZARD)

ISENGARD = "Isengard [fallen-wizard]"
WHITE_TOWERS = "The White Towers [fallen-wizard]"

MINION_WEATHERTOP = replace(WEATHERTOP, code="XX-571", alignment=Alignment.MINION)
MINION_ETTENMOORS = replace(ETTENMOORS, code="XX-572", alignment=Alignment.MINION)
MINION_EDORAS = replace(EDORAS, code="XX-573", alignment=Alignment.MINION)
MINION_BREE = replace(BREE, code="XX-574", alignment=Alignment.MINION)
MINION_MORIA = replace(MORIA, code="XX-575", alignment=Alignment.MINION)
MINION_RIVENDELL = replace(
    RIVENDELL, code="XX-576", site_type=SiteType.FREE_HOLD, haven_paths=(), alignment=Alignment.MINION
)

RENOWN = Event(
    "XX-577",
    "Evil Renown",
    Side.RESOURCE,
    Length.PERMANENT,
    uses=(),
    stage_points=8,
    alignment=Alignment.FALLEN_WIZARD,
)

HERO_FRIEND = Ally("XX-578", "Friend of the Road", mind=1, playable_at=(ANY_SITE,))
MINION_FRIEND = replace(HERO_FRIEND, code="XX-579", name="Friend of the Night", alignment=Alignment.MINION)

GANDALF = Character(
    "XX-601",
    "Gandalf",
    race=Race.FALLEN_WIZARD,
    skills=(),
    prowess=6,
    body=9,
    home=(SiteType.FREE_HOLD,),
    general_influence=18,
    avatar=PlayerKind.FALLEN_WIZARD,
    alignment=Alignment.FALLEN_WIZARD,
)


def fallen(declared: str = "Saruman", active: int = 0) -> Scene:
    """A Fallen-wizard against a Wizard."""
    scene = Scene(kinds=FALLEN_AND_WIZARD, active=active)
    scene.first.declares(declared)
    return scene


def site_of(character: Piece) -> Piece:
    """The site card his company is at."""
    return Piece(character.table, character.company.site)
