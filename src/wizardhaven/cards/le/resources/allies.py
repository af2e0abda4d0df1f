"""Allies of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, FormOf
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AtMost,
    Beside,
    BoundFor,
    Having,
    KeyedTo,
    Not,
    Within,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import A, TheAttack, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
)

BLACKBOLE = Ally(
    code="LE-152",
    name="Blackbole",
    prowess=5,
    body=9,
    mind=3,
    playable_at=(
        all_of(
            Within(("Western Mirkwood", "Heart of Mirkwood", "Southern Mirkwood")), Not(named("Dol Guldur"))
        ),
    ),
    marshalling_points=2,
    marks=(Mark.UNIQUE,),
    alignment=Alignment.MINION,
    abilities=(Fights(Manner.NOT_ATTACKED, any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,)))),),
)

LAST_CHILD_OF_UNGOLIANT = Ally(
    code="LE-153",
    name="Last Child of Ungoliant",
    prowess=11,
    body=9,
    mind=4,
    playable_at=(named("Shelob’s Lair"),),
    skills=(Skill.SAGE,),
    marshalling_points=3,
    marks=(Mark.UNIQUE, FormOf("Shelob")),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(
                    Sort.CREATURE, on=BoundFor(Within(("Imlad Morgul", "Ithilien", "Gorgoroth")))
                ),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                target=A(
                    all_of(
                        Sort.EVENT,
                        Side.HAZARD,
                        Length.PERMANENT,
                        BoundFor(Within(("Imlad Morgul", "Ithilien", "Gorgoroth"))),
                    ),
                    Whose.ANYBODYS,
                ),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
            )
        ),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(Is(Subject.NEW_SITE, Within(("Gorgoroth", "Imlad Morgul", "Ithilien")))),
        ),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.EVERYBODY,
            of=Mark.ANOTHER_FORM,
        ),
    ),
)

STINKER = Ally(
    code="LE-154",
    name="Stinker",
    prowess=2,
    body=9,
    mind=4,
    playable_at=(named("Goblin-gate"), named("Moria")),
    skills=(Skill.SCOUT,),
    marshalling_points=2,
    marks=(Mark.UNIQUE, FormOf("Gollum")),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(KeyedTo((RegionType.WILDERNESS, RegionType.SHADOW_LAND))),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.COMPANY, AtMost(Tally.SIZE, 2)),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        May(
            Use(
                target=A(all_of(Sort.ITEM, Keyword.THE_ONE_RING, Beside(Subject.THIS_CARD))),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.SITE, Not(SiteType.HAVEN)),),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
            )
        ),
    ),
)

TWO_HEADED_TROLL = Ally(
    code="LE-155",
    name="“Two-headed” Troll",
    prowess=5,
    body=8,
    mind=2,
    playable_at=(all_of(SiteType.RUINS_AND_LAIRS, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.TROLL))),),
    skills=(Skill.WARRIOR,),
    marshalling_points=1,
    marks=(Mark.AT_TAPPED_SITES, Duplication.ON_A_COMPANY),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Mark.OVERT, Subject.COMPANY),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.ORC, Race.TROLL)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
    ),
)

WAR_WOLF = Ally(
    code="LE-157",
    name="War-wolf",
    prowess=2,
    body=7,
    mind=1,
    playable_at=(
        all_of(SiteType.RUINS_AND_LAIRS, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.WOLF))),
        all_of(SiteType.SHADOW_HOLD, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.ORC))),
    ),
    marshalling_points=1,
    marks=(Mark.AT_TAPPED_SITES,),
    alignment=Alignment.MINION,
)

WAR_WARG = Ally(
    code="LE-156",
    name="War-warg",
    prowess=3,
    body=6,
    mind=1,
    playable_at=(all_of(SiteType.RUINS_AND_LAIRS, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.WOLF))),),
    marshalling_points=1,
    marks=(Mark.AT_TAPPED_SITES,),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(Mark.STRIKING_THIS_CARD, on=(Subject.BEARER,)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Modify(Stat.BODY, +2, Subject.TARGET),),
            )
        ),
    ),
)

THE_WARG_KING = Ally(
    code="LE-158",
    name="The Warg-king",
    prowess=4,
    body=8,
    mind=3,
    playable_at=(all_of(SiteType.RUINS_AND_LAIRS, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.WOLF))),),
    marshalling_points=2,
    marks=(Mark.UNIQUE, Mark.AT_TAPPED_SITES),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.WOLF, Race.ANIMAL)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        Modify(Check.INFLUENCE, +2, Subject.COMPANY, against=all_of(Sort.FACTION, Race.WOLF)),
    ),
)
