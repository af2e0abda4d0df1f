"""The Dark-hold of Nurn, of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import SendForth
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Alignment, Moment, Race, RegionType, SiteType

URLURTSU_NURN = Site(
    code="LE-409",
    name="Urlurtsu Nurn",
    site_type=SiteType.DARK_HOLD,
    region="Nurn",
    nearest_haven="Minas Morgul",
    path=(RegionType.SHADOW_LAND, RegionType.DARK_DOMAIN, RegionType.DARK_DOMAIN),
    resource_draws=1,
    hazard_draws=1,
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                user=Race.RINGWRAITH,
                requires=(Is(Subject.SITE, named("Urlurtsu Nurn")),),
                costs=(TapCost(Subject.USER),),
                effects=(SendForth((Race.ORC, Race.TROLL)),),
            )
        ),
    ),
)
