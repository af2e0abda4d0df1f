"""Resource short-events of The Lidless Eye: how minions get out of a fight, or around it."""

from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, AtMost, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Race,
    Side,
    Skill,
    Stat,
    Turned,
)

NOT_SLAY_NEEDLESSLY = Event(
    code="LE-212",
    name="Not Slay Needlessly",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_AN_ATTACK,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.MAN)),
            requires=(Unless(Is(Subject.COMPANY, Mark.OVERT)),),
            effects=(Cancel(Canceled.ATTACK),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.ELF, Race.DWARF, Race.DUNADAN, Race.MAN)),
            requires=(Is(Subject.COMPANY, Mark.OVERT),),
            effects=(Modify(Stat.PROWESS, -2, Subject.ATTACK),),
        ),
    ),
)

ORC_QUARRELS = Event(
    code="LE-216",
    name="Orc Quarrels",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.ORC, Race.TROLL, Race.MAN)),
            effects=(Cancel(Canceled.ATTACK),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            requires=(There(named("Skies of Fire")),),
            effects=(Modify(Stat.STRIKES, 2, Subject.ATTACK, how=How.DIVIDED),),
        ),
    ),
)

POISONOUS_DESPAIR = Event(
    code="LE-219",
    name="Poisonous Despair",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPIRIT_MAGIC,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.CHECK,
            user=Able(Keyword.SPIRIT_MAGIC),
            target=TheRoll((Check.INFLUENCE,), by=Subject.OPPONENT, against=Subject.COMPANY),
            effects=(Cancel(Canceled.EFFECT), Roll(Check.CORRUPTION, Subject.USER, (-3,))),
        ),
        Use(
            when=Moment.CHECK,
            user=all_of(Race.RINGWRAITH, Able(Keyword.SPIRIT_MAGIC)),
            target=TheRoll((Check.INFLUENCE,), by=Subject.OPPONENT, against=(Sort.FACTION,)),
            effects=(Cancel(Canceled.EFFECT),),
        ),
    ),
)

RUSE = Event(
    code="LE-225",
    name="Ruse",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Skill.DIPLOMAT,
            target=TheAttack(),
            costs=(Tap(Subject.USER),),
            requires=(Unless(Is(Subject.COMPANY, Mark.OVERT)),),
            effects=(Cancel(Canceled.ATTACK),),
        ),
        Use(
            when=Moment.ATTACK,
            user=Skill.SCOUT,
            target=TheAttack(),
            effects=(Fights(Manner.SPARED, Subject.USER),),
        ),
    ),
)

SECRETS_OF_THEIR_FORGING = Event(
    code="LE-226",
    name="Secrets of Their Forging",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            user=Skill.SAGE,
            target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Roll(Check.RING_TEST, Subject.TARGET, times=0), Tap(Subject.SITE)),
        ),
    ),
)

SNEAKIN = Event(
    code="LE-231",
    name="Sneakin’",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=all_of(Skill.SCOUT, AtMost(Tally.SIZE, 2)),
            costs=(Tap(Subject.USER),),
            effects=(ForTheTurn(Forbid(Deed.PLAY, Sort.CREATURE), on=Subject.COMPANY),),
        ),
    ),
)

UNDER_HIS_BLOW = Event(
    code="LE-247",
    name="Under His Blow",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.STRIKE, target=TheStrike(), effects=(Fights(Manner.WITHOUT_TAPPING),)),),
)
