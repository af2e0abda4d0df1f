"""A Fallen-wizard and a protected Wizardhaven of his."""

from dataclasses import replace

from tests.cards.wh.fallen_wizards import FALLEN_AND_WIZARD, WIZARDHAVEN
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.subjects import Subject

STRONGHOLD = replace(
    WIZARDHAVEN, code="XX-620", name="Stronghold", abilities=(CountsAs(Mark.PROTECTED, Subject.SITE),)
)


def scene_of(wizard: str) -> Scene:
    """A Fallen-wizard of that name plays against a Wizard."""
    scene = Scene(kinds=FALLEN_AND_WIZARD)
    scene.first.declares(wizard)
    return scene
