"""Ruins & Lairs of Against the Shadow."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.cards import Site
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Tap
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import With, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import ItemClass, Moment, Race, RegionType, SiteType, Skill, Turned

GEANN_A_LISCH = Site(
    code="AS-138",
    name="Geann a-Lisch",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Old Pûkel-land",
    nearest_haven="Edhellond",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=2,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    playable_items=(ItemClass.MINOR, ItemClass.MAJOR),
    automatic_attacks=(Attack(Race.MAN, strikes=4, prowess=8),),
    abilities=(Permit(Deed.KEY, Race.MAN),),
)

THE_WORTHY_HILLS = Site(
    code="AS-142",
    name="The Worthy Hills",
    site_type=SiteType.RUINS_AND_LAIRS,
    region="Cardolan",
    nearest_haven="Rivendell",
    path=(RegionType.WILDERNESS, RegionType.WILDERNESS),
    resource_draws=1,
    hazard_draws=2,
    marks=(Mark.INFORMATION,),
    automatic_attacks=(
        Attack(Race.MAN, strikes=1, prowess=9, abilities=(Fights(Manner.EACH_FACES_A_STRIKE), Detains())),
    ),
    abilities=(
        May(
            Use(
                when=Moment.SITE,
                user=Skill.SAGE,
                target=A(all_of(Sort.CHARACTER, Skill.SCOUT, With(Subject.USER))),
                costs=(Tap(Subject.USER), Tap(Subject.TARGET)),
                effects=(Become(Subject.SITE, Turned.UNTAPPED),),
            )
        ),
    ),
)
