"""Fallen-wizards and stage cards reduced to what the stories of hazards against them look at."""

from dataclasses import replace
from typing import Final

from wizardhaven.scenario import Piece, Scene
from wizardhaven.vocabulary.cards import Character, Event
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Length, PlayerKind, Race, Side, Skill

AGAINST_FALLEN: Final = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)

FALLEN_SARUMAN: Final = Character(
    code="XX-701",
    name="Saruman",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.SCOUT, Skill.SAGE, Skill.DIPLOMAT),
    prowess=7,
    body=9,
    home=(named("Isengard"),),
    direct_influence=12,
    general_influence=20,
    avatar=PlayerKind.FALLEN_WIZARD,
    alignment=Alignment.FALLEN_WIZARD,
)

FALLEN_ALATAR: Final = replace(FALLEN_SARUMAN, code="XX-702", name="Alatar")

COUNSEL: Final = Event(
    code="XX-703",
    name="Dark Counsel",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    alignment=Alignment.FALLEN_WIZARD,
    stage_points=1,
)


def against_fallen(stage_points: int, avatar: Character = FALLEN_SARUMAN) -> tuple[Scene, Piece]:
    """The scene of a Fallen-wizard at Isengard who has so many stage points, on his own turn."""
    scene = Scene(kinds=AGAINST_FALLEN)
    scene.first.declares(avatar.name)
    fallen = scene.first.company("Isengard", avatar)[0]
    if stage_points:
        scene.first.event(replace(COUNSEL, stage_points=stage_points))
    return scene, fallen
