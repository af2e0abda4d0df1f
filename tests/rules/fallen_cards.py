"""Cards that stories about a Fallen-wizard need, reduced to what the stories look at."""

from dataclasses import replace

from wizardhaven.vocabulary.cards import Character, Event, Site
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import SpecificTo, named
from wizardhaven.vocabulary.terms import (
    Alignment,
    Length,
    PlayerKind,
    Race,
    Side,
    SiteType,
    Skill,
)

FALLEN_AND_WIZARD = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)
FALLEN_AND_RINGWRAITH = (PlayerKind.FALLEN_WIZARD, PlayerKind.RINGWRAITH)
TWO_FALLEN = (PlayerKind.FALLEN_WIZARD, PlayerKind.FALLEN_WIZARD)

WHITE_TOWERS = Site(
    code="XX-571",
    name="The White Towers",
    site_type=SiteType.HAVEN,
    region="Arthedain",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.FALLEN_WIZARD,
)
ISENGARD = replace(WHITE_TOWERS, code="XX-572", name="Isengard", region="Gap of Isen")

SARUMAN = Character(
    code="XX-573",
    name="Saruman",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.SCOUT, Skill.SAGE),
    prowess=6,
    body=9,
    home=(named("Isengard"),),
    direct_influence=8,
    general_influence=15,
    avatar=PlayerKind.FALLEN_WIZARD,
    alignment=Alignment.FALLEN_WIZARD,
)
GANDALF = replace(
    SARUMAN,
    code="XX-574",
    name="Gandalf",
    home=(SiteType.FREE_HOLD,),
    general_influence=18,
)

MAN_OF_CRAFT = Event(
    code="XX-575",
    name="Man of Craft",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    marks=(Mark.UNIQUE, SpecificTo("Saruman")),
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
)
