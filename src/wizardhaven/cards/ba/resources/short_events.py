"""Resource short-events of The Balrog."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ModifyCheck, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, SpecificTo, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll
from wizardhaven.vocabulary.terms import Alignment, Check, Length, Moment, Pile, Race, Side, Stat

LONGBOTTOM_LEAF = Event(
    code="BA-30",
    name="Longbottom Leaf",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            effects=(
                Put(Side.RESOURCE, Pile.PLAY_DECK, (Pile.SIDEBOARD,), count=2, up_to=True),
                Put(Subject.THIS_CARD, Pile.REMOVED),
            )
        ),
    ),
)

FOE_DISMAYED = Event(
    code="BA-59",
    name="Foe Dismayed",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    marks=(SpecificTo("The Balrog"),),
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Mark.LEADER,
            target=TheAttack(),
            effects=(Modify(Stat.PROWESS, +1, ANYBODY),),
        ),
        Use(
            when=Moment.ATTACK,
            user=named("The Balrog"),
            target=TheAttack(),
            effects=(Modify(Stat.PROWESS, +1, ANYBODY),),
        ),
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.INFLUENCE_ATTEMPT,), Mark.LEADER),
            effects=(ModifyCheck(+3),),
        ),
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.INFLUENCE_ATTEMPT,), named("The Balrog")),
            effects=(ModifyCheck(+3),),
        ),
    ),
)

ANCIENT_SECRETS = Event(
    code="BA-36",
    name="Ancient Secrets",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=all_of(Race.RINGWRAITH, Not(Mark.FOLLOWER)),
            target=A(all_of(Sort.EVENT, Side.HAZARD, Length.PERMANENT), Whose.ANYBODYS),
            costs=(Tap(Subject.USER),),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
        Use(
            when=Moment.ORGANIZATION,
            user=all_of(Race.RINGWRAITH, Not(Mark.FOLLOWER)),
            costs=(Tap(Subject.USER),),
            effects=(Put(Side.RESOURCE, Pile.PLAY_DECK, (Pile.SIDEBOARD,), count=2, up_to=True),),
        ),
    ),
)
