"""Hazards of Against the Shadow that rouse the towns of the Free Peoples."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.fighting import Detains, Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import all_of, any_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Alignment, Length, Side, SiteType, Stat

FEAR_FIRE_FOES = Event(
    code="AS-29",
    name="FEAR! FIRE! FOES!",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(
                all_of(Sort.SITE, any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD)), Whose.OF_THE_COMPANY
            ),
            effects=(ForTheTurn(Guards(Attack(None, strikes=5, prowess=8, abilities=(Detains(),)))),),
        ),
        Use(
            target=A(all_of(Sort.AUTOMATIC_ATTACK, Mark.DETAINMENT), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Alignment.MINION),),
            effects=(
                ForTheTurn(Fights(Manner.NORMAL, Subject.TARGET)),
                ForTheTurn(Modify(Stat.PROWESS, -1, Sort.ATTACK)),
            ),
        ),
    ),
)
