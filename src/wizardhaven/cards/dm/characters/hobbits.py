"""Hobbits of Dark Minions."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.terms import Pile, Race, SiteType, Skill

FOLCO_BOFFIN = Character(
    code="DM-180",
    name="Folco Boffin",
    race=Race.HOBBIT,
    skills=(Skill.SCOUT,),
    prowess=0,
    body=9,
    home=(named("Bag End"),),
    mind=3,
    marshalling_points=1,
    corruption_check_modifier=+2,
    abilities=(
        Forbid(Deed.COME_AS_STRANGER, Subject.THIS_CARD),
        May(
            Use(
                requires=(Is(Subject.SITE, SiteType.HAVEN),),
                effects=(
                    Put(
                        all_of(Sort.CHARACTER, Race.HOBBIT),
                        Pile.PLAY,
                        (Pile.HAND,),
                        may=True,
                        onto=Subject.THIS_CARD,
                    ),
                ),
            )
        ),
    ),
)
