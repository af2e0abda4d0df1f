"""Creatures of The Balrog."""

from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Send
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.playing import Key, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Race, RegionType, SiteType, Skill, Turned

BEORNING_SKIN_CHANGERS = Creature(
    code="BA-10",
    name="Beorning Skin-changers",
    race=Race.SKIN_CHANGER,
    strikes=2,
    prowess=10,
    kill_points=1,
    marks=(Mark.STARRED,),
    keyed_to=(
        Key(RegionType.WILDERNESS, count=2),
        Key(Within(("Anduin Vales", "Western Mirkwood", "Wold & Foothills"))),
        Key(all_of(Sort.SITE, Within(("Anduin Vales", "Western Mirkwood", "Wold & Foothills")))),
    ),
    abilities=(Fights(Manner.ONLY_AGAINST, Alignment.MINION),),
    as_short_event=(
        Use(
            target=A(all_of(Sort.COMPANY, Alignment.HERO), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(
                Send(
                    Subject.ORIGIN,
                    unless=(
                        (named("Beorn"), 0),
                        (all_of(Skill.WARRIOR, Turned.UNTAPPED), 5),
                    ),
                ),
            ),
        ),
    ),
)

OLOG_WARLORDS = Creature(
    code="BA-12",
    name="Olog Warlords",
    race=Race.TROLL,
    strikes=3,
    prowess=10,
    body=4,
    kill_points=2,
    keyed_to=(
        Key(RegionType.SHADOW_LAND),
        Key(RegionType.DARK_DOMAIN),
        Key(SiteType.SHADOW_HOLD),
        Key(SiteType.DARK_HOLD),
    ),
    abilities=(Fights(Manner.ONLY_AGAINST, Alignment.HERO),),
)

SHELOBS_BROOD = Creature(
    code="BA-13",
    name="Shelob’s Brood",
    race=Race.SPIDER,
    strikes=4,
    prowess=8,
    kill_points=1,
    keyed_to=(Key(Mark.UNDER_DEEPS), Key(Mark.SURFACE)),
)
