"""The Dragons whom minions win over, as they are printed, and how somebody meets them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from tests.cards.peoples import SPEAKER
from wizardhaven import Verb
from wizardhaven.scenario import Piece, Playing, Scene
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.terms import Alignment, ItemClass, PlayerKind, Race

AGAINST_MINIONS = (PlayerKind.WIZARD, PlayerKind.RINGWRAITH)
MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.WIZARD)
SWEET_VOICE = replace(SPEAKER, direct_influence=8)
GIANT = replace(SPEAKER, code="XX-92", name="Giant", prowess=20, alignment=Alignment.HERO)
ORC = replace(SPEAKER, code="XX-93", name="Great Orc", race=Race.ORC, prowess=20)
GEM = Item("XX-94", "Gem", ItemClass.MAJOR, alignment=Alignment.MINION)
CROWN = Item("XX-95", "Crown", ItemClass.GREATER, alignment=Alignment.MINION)
PEBBLE = Item("XX-96", "Pebble", ItemClass.MINOR, alignment=Alignment.MINION)
THE_HEATH = ("Caves of Ûlund", "Gold Hill", ("Withered Heath",))
THE_ICE = ("Lossadan Camp", "Lossadan Cairn", ("Forochel",))
THE_BAY = ("Edhellond", "Tolfalas", ("Anfalas", "Bay of Belfalas", "Mouths of the Anduin"))
NORTH = ("Withered Heath", "Northern Rhovanion", "Grey Mountain Narrows", "Iron Hills")


@dataclass(frozen=True)
class Dragon:
    """A Dragon: where he is won over, what he wants for it, and how he attacks whom where."""

    code: str
    of: str
    lair: str
    number: int
    points: int
    gifts: tuple[int, int]
    attack: tuple[int, int, int]
    chooses: bool = False
    regions: tuple[str, ...] = NORTH
    way: tuple[str, str, tuple[str, ...]] = THE_HEATH

    @property
    def name(self) -> str:
        return f"{self.of} Roused"

    @property
    def needed(self) -> int:
        """The roll with which the one with the sweet voice just wins him over."""
        return self.number + 1 - SWEET_VOICE.direct_influence


DRAGONS = [
    Dragon("LE-259", "Agburanar", "Caves of Ûlund", 12, 4, (3, 6), (2, 15, 9)),
    Dragon(
        "LE-283",
        "Scatha",
        "Gondmaeglom",
        13,
        5,
        (3, 6),
        (3, 15, 9),
        regions=("Withered Heath", "Woodland Realm", "Northern Rhovanion", "Grey Mountain Narrows"),
    ),
    Dragon(
        "LE-284",
        "Scorba",
        "Zarak Dûm",
        11,
        3,
        (3, 6),
        (3, 12, 8),
        chooses=True,
        regions=("Angmar", "Gundabad", "Forochel"),
        way=THE_ICE,
    ),
    Dragon("LE-285", "Smaug", "The Lonely Mountain", 12, 5, (3, 6), (2, 17, 8), chooses=True),
    Dragon(
        "AS-112",
        "Bairanax",
        "Ovir Hollow",
        11,
        3,
        (3, 6),
        (2, 14, 7),
        chooses=True,
        regions=("Withered Heath", "Gundabad", "Anduin Vales", "Grey Mountain Narrows"),
    ),
    Dragon("AS-115", "Daelomin", "Dancing Spire", 12, 4, (3, 6), (3, 13, 8), chooses=True),
    Dragon(
        "AS-116",
        "Eärcaraxë",
        "Isle of the Ulond",
        11,
        4,
        (2, 5),
        (2, 17, 7),
        chooses=True,
        regions=("Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", "Andrast"),
        way=THE_BAY,
    ),
    Dragon("AS-117", "Itangast", "Gold Hill", 15, 6, (4, 8), (3, 18, 8)),
    Dragon("AS-118", "Leucaruth", "Irerock", 12, 4, (3, 6), (2, 16, 8)),
]
each = pytest.mark.parametrize("dragon", DRAGONS, ids=lambda dragon: dragon.code)


def setting_out(dragon: Dragon) -> tuple[Playing, Piece, Piece]:
    """A Wizard's company moves where the Dragon, whom the minions have won over, lies in wait."""
    scene = Scene(kinds=AGAINST_MINIONS)
    origin, site, by = dragon.way
    giant = scene.first.company(origin, GIANT)[0]
    roused = scene.second.factions(dragon.name)[0]
    playing = scene.hazards(on=giant, to=site, by=by)
    playing.resolve()
    return playing, giant, roused


def beating(who: Piece, playing: Playing, body_check: int = 12) -> None:
    """He alone faces the Dragon and wins; then comes the Dragon's body check."""
    playing.pass_until("AssignByAttacker", "AssignByDefender", "SpendExcess", "FaceStrike")
    while playing.question != "FaceStrike":
        if playing.question == "SpendExcess":
            playing.does(Verb.SPEND_EXCESS, number=playing.options(Verb.SPEND_EXCESS)[0].number)
        else:
            playing.does(Verb.ASSIGN, who)
        playing.pass_until("AssignByAttacker", "AssignByDefender", "SpendExcess", "FaceStrike")
    playing.does(Verb.TAP_TO_FACE)
    playing.pass_until("RollStrike")
    playing.rolls(12)
    playing.rolls(body_check)
