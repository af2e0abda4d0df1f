"""How minions win over those who would rather not."""

from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.effects import ModifyCheck
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.targets import TheRoll
from wizardhaven.vocabulary.terms import Alignment, Check, Length, Moment, Side, Skill

OLD_PREJUDICE = Event(
    code="LE-214",
    name="Old Prejudice",
    side=Side.RESOURCE,
    length=Length.LONG,
    alignment=Alignment.MINION,
    uses=(Use(),),
    abilities=(Modify(Check.INFLUENCE, 3, Subject.EVERYBODY, against=Sort.FACTION, how=How.TIMES),),
)

THREATS = Event(
    code="LE-244",
    name="Threats",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.INFLUENCE,), by=Skill.WARRIOR, against=(Sort.FACTION,)),
            effects=(ModifyCheck(Amount.PROWESS_FOR_INFLUENCE),),
        ),
    ),
)
