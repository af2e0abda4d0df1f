"""A Fallen-wizard, what his cards are worth and what he may play."""

from dataclasses import replace

from tests.cards.invented import WORSE_COUNSEL
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.scenario import Playing, Scene
from wizardhaven.vocabulary.cards import Faction
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)
SEVEN = replace(WORSE_COUNSEL, stage_points=7)
SIX = replace(WORSE_COUNSEL, stage_points=6)
TWELVE = replace(WORSE_COUNSEL, stage_points=12)
FOXES = Faction("XX-563", "Foxes", Race.ANIMAL, 7, (), marshalling_points=3, marks=(Mark.COMMON,))


def fallen(name: str = "Radagast") -> Scene:
    """A Fallen-wizard who has declared himself, with nobody of his in play."""
    scene = Scene(kinds=FALLEN)
    scene.first.declares(name)
    return scene


def counted(scene: Scene) -> int:
    """The Fallen-wizard's plain total."""
    return scene.begin(Phase.ORGANIZATION).points(0)


def holding(scene: Scene, event: str) -> tuple[Playing, Reason | None]:
    """The organization phase of a player who has the event in hand, and why he cannot play it."""
    held = scene.first.in_hand(event)
    playing = scene.begin(Phase.ORGANIZATION)
    return playing, None if playing.may_play(held) else playing.why_not(held)
