"""Resource events of The Lidless Eye: what a company does at a site."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, If
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
    Stat,
    Turned,
)

BURNING_RICK_COT_AND_TREE = Event(
    code="LE-173",
    name="Burning Rick, Cot, and Tree",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=2,
    marks=(Duplication.AT_A_SITE,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(Is(Subject.SITE, all_of(SiteType.BORDER_HOLD, Turned.TAPPED)),),
            effects=(
                Face((Attack(Race.MAN, strikes=4, prowess=7),)),
                Face((Attack(Race.MAN, strikes=1, prowess=9),)),
                Put(Subject.THIS_CARD, Pile.POINTS, onto=Subject.COMPANY),
                If(
                    (Is(Subject.THIS_CARD, Mark.AMONG_POINTS),),
                    (Put(all_of(Sort.FACTION, Mark.PLAYABLE_HERE), Pile.DISCARD_PILE, count=None),),
                ),
            ),
        ),
    ),
)

COME_BY_NIGHT_UPON_THEM = Event(
    code="LE-176",
    name="Come By Night Upon Them",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=A(all_of(Sort.SITE, SiteType.BORDER_HOLD), Whose.OF_THE_COMPANY),
            effects=(
                ForTheTurn(
                    Modify(Stat.PROWESS, -1, Sort.AUTOMATIC_ATTACK),
                    also=(
                        Modify(
                            Stat.PROWESS,
                            -1,
                            Sort.AUTOMATIC_ATTACK,
                            condition=There(named("Doors of Night")),
                        ),
                    ),
                ),
                ForTheTurn(Permit(Deed.PLAY_WITHOUT_TAPPING, Sort.ITEM)),
            ),
        ),
    ),
)
