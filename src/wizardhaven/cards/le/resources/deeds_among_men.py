"""What minions do in the towns of others, and what they learn and carry off there."""

from wizardhaven.vocabulary.abilities import May, StorableAt
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Happened, Is, Past, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import If, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

KILL_ALL_BUT_NOT_THE_HALFLINGS = Event(
    code="LE-201",
    name="Kill All But NOT the Halflings",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(Is(Subject.SITE, named("Bag End")),),
            effects=(
                Face((Attack(Race.HOBBIT, strikes=4, prowess=6),)),
                Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.COMPANY),
            ),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.BEARER),
        StorableAt((named("Barad-dûr"),), points=5, further=1),
    ),
)

SEIZE_PRISONERS = Event(
    code="LE-227",
    name="Seize Prisoners",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.AT_A_SITE,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(Is(Subject.SITE, all_of(SiteType.FREE_HOLD, Turned.TAPPED)),),
            effects=(
                Face((Attack(None, strikes=3, prowess=8, abilities=(Fights(Manner.LIKE_THE_FIRST),)),)),
                Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.COMPANY),
            ),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.BEARER),
        StorableAt((SiteType.HAVEN, SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), points=2),
    ),
)

SMOKE_ON_THE_WIND = Event(
    code="LE-230",
    name="Smoke on the Wind",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=3,
    marks=(Duplication.AT_A_SITE,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(Is(Subject.SITE, all_of(SiteType.FREE_HOLD, Turned.TAPPED)),),
            effects=(
                Face((Attack(Race.MAN, strikes=5, prowess=8),)),
                Face((Attack(Race.MAN, strikes=1, prowess=10),)),
                Put(Subject.THIS_CARD, Pile.POINTS, onto=Subject.COMPANY),
                If(
                    (Is(Subject.THIS_CARD, Mark.AMONG_POINTS),),
                    (Put(all_of(Sort.FACTION, Mark.PLAYABLE_HERE), Pile.DISCARD_PILE, count=None),),
                ),
            ),
        ),
    ),
)

STABBED_HIM_IN_HIS_SLEEP = Event(
    code="LE-234",
    name="Stabbed Him in His Sleep",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.CHARACTER, Skill.SCOUT, Turned.UNTAPPED), Whose.OF_THE_COMPANY),
            requires=(
                Is(Subject.SITE, all_of(any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD), Turned.TAPPED)),
                Unless(Is(Subject.COMPANY, Mark.OVERT)),
            ),
            effects=(
                Face(
                    (Attack(None, strikes=1, prowess=8, abilities=(Fights(Manner.LIKE_THE_FIRST),)),),
                    who=Subject.TARGET,
                ),
                Put(Subject.THIS_CARD, Pile.POINTS, onto=Subject.TARGET),
            ),
        ),
    ),
)

NO_NEWS_OF_OUR_RIDING = Event(
    code="LE-211",
    name="No News of Our Riding",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    marks=(Duplication.ON_A_COMPANY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(
                Happened(Past.JUST_FACED, all_of(Sort.CREATURE, any_of(Race.ELF, Race.DUNADAN, Race.MAN))),
            ),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(all_of(Sort.CREATURE, any_of(Race.ELF, Race.DUNADAN, Race.MAN))),
                costs=(Tap(Subject.BEARER),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
    ),
)

FOUL_TROPHIES = Event(
    code="LE-186",
    name="Foul Trophies",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_AN_ATTACK,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, any_of(Race.ORC, Race.TROLL)), Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(Happened(Past.JUST_BEATEN, any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.MAN)),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.MAN)),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(
                    Modify(Stat.STRIKES, 0, Subject.ATTACK, most=1),
                    Modify(Stat.PROWESS, +3, Subject.ATTACK),
                    Modify(Stat.BODY, -2, Subject.ATTACK),
                ),
            )
        ),
    ),
)
