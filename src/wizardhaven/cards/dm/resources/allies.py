"""Allies of Dark Minions."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, FormOf
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Danger, Moment, Pile, Race, Side, SiteType, Skill

NOBLE_HOUND = Ally(
    code="DM-179",
    name="Noble Hound",
    prowess=3,
    body=6,
    mind=1,
    playable_at=(SiteType.BORDER_HOLD,),
    marshalling_points=1,
    marks=(Mark.AT_TAPPED_SITES,),
    abilities=(
        Fights(Manner.STRUCK_FIRST),
        May(
            Use(
                when=Moment.STRIKE,
                target=A(all_of(Side.HAZARD, Mark.DECLARED, Danger.CAPTURE)),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Cancel(Canceled.EFFECT),),
            )
        ),
    ),
)

MISTRESS_LOBELIA = Ally(
    code="DM-178",
    name="Mistress Lobelia",
    prowess=0,
    body=9,
    mind=3,
    playable_at=(named("Bag End"), named("Bree")),
    skills=(Skill.SCOUT,),
    marshalling_points=1,
    marks=(Mark.UNIQUE, FormOf("Lobelia Sackville-Baggins")),
    abilities=(
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(
                Is(
                    Subject.NEW_SITE,
                    any_of(named("Bree", "Old Forest", "The White Towers"), Within(("The Shire",))),
                )
            ),
        ),
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Put(
                        all_of(any_of(Sort.ITEM, Sort.ALLY, Sort.FACTION), Mark.PLAYABLE_HERE),
                        Pile.HAND,
                        (Pile.DISCARD_PILE, Pile.PLAY_DECK),
                    ),
                ),
            )
        ),
    ),
)

LINDION_THE_ORONIN = Ally(
    code="DM-177",
    name="Lindion the Oronín",
    prowess=3,
    body=9,
    mind=2,
    playable_at=(named("Stone-circle"),),
    skills=(Skill.WARRIOR,),
    marshalling_points=1,
    marks=(Mark.UNIQUE,),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.ANIMAL, Race.SPIDER)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        Permit(Deed.PLAY_REGARDLESS, named("Eagle-mounts")),
    ),
)
