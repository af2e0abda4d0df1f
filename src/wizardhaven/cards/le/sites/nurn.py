"""The Dark-hold of Nurn, of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.terms import Alignment, Moment, Pile, Race, RegionType, SiteType

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
                costs=(Tap(Subject.USER),),
                effects=(
                    Put(
                        all_of(Sort.CHARACTER, any_of(Race.ORC, Race.TROLL)),
                        Pile.PLAY,
                        (Pile.DISCARD_PILE,),
                        onto=Subject.SITE,
                    ),
                ),
            )
        ),
    ),
)
