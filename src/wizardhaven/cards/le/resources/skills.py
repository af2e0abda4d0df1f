"""Resource short-events of The Lidless Eye for those who are good at something."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import Become, ForTheTurn, ModifyCheck, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With, all_of, any_of
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    ItemClass,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    Skill,
    Stat,
    State,
)

A_NICE_PLACE_TO_HIDE = Event(
    code="LE-160",
    name="A Nice Place to Hide",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Skill.SCOUT,
            target=TheAttack(),
            costs=(Tap(Subject.USER),),
            effects=(Cancel(Canceled.ATTACK),),
        ),
    ),
)

BLOW_TURNED = Event(
    code="LE-171",
    name="Blow Turned",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(Fights(Manner.WITHOUT_TAPPING), Modify(Stat.BODY, +1, Subject.TARGET)),
        ),
    ),
)

BOLD_THRUST = Event(
    code="LE-172",
    name="Bold Thrust",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Skill.WARRIOR,
            target=TheStrike(),
            effects=(
                Modify(Stat.PROWESS, +3, Subject.TARGET),
                Modify(Stat.BODY, -1, Subject.TARGET),
            ),
        ),
    ),
)

CATCH_AN_ELUSIVE_SCENT = Event(
    code="LE-175",
    name="Catch an Elusive Scent",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            user=Skill.SCOUT,
            costs=(Tap(Subject.USER),),
            effects=(
                Put(
                    all_of(any_of(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING), Mark.PLAYABLE_HERE),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

CROOKED_PROMPTINGS = Event(
    code="LE-178",
    name="Crooked Promptings",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.CHECK,
            user=Skill.DIPLOMAT,
            target=TheRoll((Check.INFLUENCE,)),
            effects=(ModifyCheck(+3),),
        ),
        Use(
            when=Moment.CHECK,
            user=Skill.DIPLOMAT,
            target=TheRoll((Check.CORRUPTION,)),
            effects=(ModifyCheck(+2),),
        ),
    ),
)

DIVERSION = Event(
    code="LE-180",
    name="Diversion",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Not(State.WOUNDED),
            target=TheAttack(),
            effects=(Cancel(Canceled.ATTACK), Become(Subject.USER, State.WOUNDED)),
        ),
    ),
)

GIFTS_AS_GIVEN_OF_OLD = Event(
    code="LE-188",
    name="Gifts as Given of Old",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.INFLUENCE,), against=(Sort.FACTION,)),
            effects=(ModifyCheck(+3),),
        ),
    ),
)

HONEY_ON_THE_TONGUE = Event(
    code="LE-194",
    name="Honey on the Tongue",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_CHARACTER,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Skill.DIPLOMAT,
            target=A(all_of(Sort.CHARACTER, With(Subject.USER))),
            effects=(ForTheTurn(Modify(Stat.DIRECT_INFLUENCE, +5, against=ANYBODY)),),
        ),
    ),
)

ORC_STEALTH = Event(
    code="LE-217",
    name="Orc Stealth",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(who=all_of(Race.ORC, Skill.SCOUT)),
            effects=(Cancel(Canceled.STRIKE),),
        ),
    ),
)

TEST_OF_FIRE = Event(
    code="LE-239",
    name="Test of Fire",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Skill.SAGE,
            target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
            effects=(Roll(Check.RING_TEST, Subject.TARGET),),
        ),
    ),
)
