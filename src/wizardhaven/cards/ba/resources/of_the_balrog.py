"""Resource events that serve the Balrog alone."""

from wizardhaven.vocabulary.amounts import CharactersInCompany, OtherCopies
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.conditions import Either, Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, CancelCard, EndTheGame, RollFor
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, SpecificTo, all_of, named
from wizardhaven.vocabulary.targets import ACharacter, ACompany, ADeclaredCard, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Side,
    Skill,
    State,
)

CHALLENGE_THE_POWER = Event(
    code="BA-52",
    name="Challenge the Power",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_TURN, SpecificTo("The Balrog")),
    marshalling_points=2,
    alignment=Alignment.MINION,
    uses=(
        Use(
            target=ACharacter(all_of(named("The Balrog"), Having(Keyword.THE_ONE_RING))),
            effects=(
                RollFor(
                    then=(EndTheGame(),),
                    plus=(
                        CharactersInCompany(Skill.SAGE),
                        OtherCopies("Challenge the Power"),
                    ),
                    above=(((), 10),),
                    failing=(7, Become(Subject.TARGET, State.ELIMINATED)),
                    between=(9, Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
                ),
            ),
        ),
    ),
    abilities=(Permit(Deed.USE, Keyword.THE_ONE_RING),),
)

GREAT_FISSURE = Event(
    code="BA-61",
    name="Great Fissure",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(SpecificTo("The Balrog"),),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=ADeclaredCard(canceling_attack_of=named("The Balrog")),
            effects=(CancelCard(only_effect=True),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            requires=(
                Either((Is(Subject.NEW_SITE, Mark.UNDER_DEEPS), Is(Subject.ORIGIN, Mark.UNDER_DEEPS))),
            ),
            effects=(CancelAttack(),),
        ),
    ),
)

ORDERS_FROM_THE_GREAT_DEMON = Event(
    code="BA-70",
    name="Orders from the Great Demon",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.FOR_A_MINOR_ITEM, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(Use(target=ACompany()),),
    abilities=(Permit(Deed.JOIN, Mark.LEADER),),
)
