"""The Fallen-wizards and a Wizardhaven, reduced to what the stories of their cards look at."""

from dataclasses import replace

from wizardhaven.vocabulary.cards import Character, Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Keyword, PlayerKind, Race, SiteType, Skill

FALLEN_AND_WIZARD = (PlayerKind.FALLEN_WIZARD, PlayerKind.WIZARD)

SARUMAN = Character(
    code="XX-601",
    name="Saruman",
    race=Race.FALLEN_WIZARD,
    skills=(Skill.SAGE, Skill.DIPLOMAT),
    prowess=5,
    body=9,
    home=(named("Isengard"),),
    direct_influence=10,
    general_influence=15,
    avatar=PlayerKind.FALLEN_WIZARD,
    alignment=Alignment.FALLEN_WIZARD,
    abilities=(Permit(Deed.USE, Keyword.SORCERY),),
)
PALLANDO = replace(
    SARUMAN,
    code="XX-602",
    name="Pallando",
    abilities=(Permit(Deed.USE, Keyword.SPIRIT_MAGIC),),
    general_influence=20,
)
GANDALF = replace(PALLANDO, code="XX-603", name="Gandalf", general_influence=18)
ALATAR = replace(SARUMAN, code="XX-604", name="Alatar", abilities=(), prowess=8, general_influence=17)
RADAGAST = replace(
    ALATAR, code="XX-605", name="Radagast", prowess=6, direct_influence=6, general_influence=22
)

WIZARDHAVEN = Site(
    code="XX-606",
    name="Tower of the Wizard",
    site_type=SiteType.HAVEN,
    region="Gap of Isen",
    resource_draws=2,
    hazard_draws=2,
    alignment=Alignment.FALLEN_WIZARD,
)
