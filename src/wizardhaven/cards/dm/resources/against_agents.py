"""Resource events of Dark Minions against agents and other hidden foes."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Needing, Not, all_of, any_of
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import Duplication, Length, Moment, Phase, Pile, Side, State, Turned

FACE_OUT_OF_SIGHT = Event(
    code="DM-127",
    name="Face Out of Sight",
    side=Side.RESOURCE,
    length=Length.LONG,
    uses=(Use(),),
    marks=(Duplication.ANYWHERE,),
    abilities=(
        Forbid(Deed.LIE_ON_GUARD),
        When(
            Occasion.PHASE_ENDS,
            Put(all_of(Sort.AGENT, any_of(Turned.TAPPED, State.WOUNDED)), Pile.HAND, count=None),
            about=Subject.EVERYBODY,
            of=Phase.END_OF_TURN,
        ),
    ),
)

HERE_IS_A_SNAKE = Event(
    code="DM-137",
    name="Here Is a Snake!",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.MOVEMENT_HAZARD,
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            effects=(Look(Pile.HAND, None, Whose.OPPONENTS, then=Deed.PLAY),),
        ),
        Use(
            target=A(all_of(Sort.AGENT, Mark.FACE_DOWN), Whose.OPPONENTS), effects=(Rule(Own.TURN_UP_AGENT),)
        ),
    ),
)

HIDDEN_KNIFE = Event(
    code="DM-138",
    name="Hidden Knife",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN)), Whose.ANYBODYS),
            effects=(SendCreature(on=Subject.TARGET),),
        ),
    ),
)

I_KNOW_MUCH_ABOUT_YOU = Event(
    code="DM-144",
    name="I Know Much about You",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(when=Moment.ATTACK, target=TheAttack(Sort.AGENT), effects=(Cancel(Canceled.ATTACK),)),
        Use(
            target=A(all_of(Side.HAZARD, Mark.DECLARED, Needing(Sort.AGENT))),
            effects=(Cancel(Canceled.EFFECT),),
        ),
        Use(when=Moment.ATTACK, target=TheAttack(Mark.ONE_OF_SEVERAL), effects=(Cancel(Canceled.ATTACK),)),
    ),
)

ORDERED_TO_KILL = Event(
    code="DM-152",
    name="Ordered to Kill",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    marks=(Duplication.ANYWHERE,),
    abilities=(
        Fights(Manner.MUST_ATTACK, Sort.AGENT),
        Forbid(Deed.RETURN_FROM_GUARD),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
