"""Resource events of The Dragons for those who keep out of the way, and gifts of a lady."""

from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Having, Not, On, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll
from wizardhaven.vocabulary.terms import Check, Keyword, Length, Moment, Pile, Race, Side, Skill, Stat

MORE_SENSE_THAN_YOU = Event(
    code="TD-140",
    name="More Sense than You",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=ANYBODY,
            target=TheAttack(),
            costs=(Tap(Subject.USER),),
            effects=(Fights(Manner.SPARED, Subject.USER),),
        ),
    ),
)

SATED_BEAST = Event(
    code="TD-149",
    name="Sated Beast",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.EVENT, Side.HAZARD, Length.LONG, Race.DRAGON), Whose.ANYBODYS),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
        Use(
            when=Moment.OPPONENTS_HAZARDS,
            target=A(all_of(Sort.EVENT, Side.HAZARD, Length.LONG, Race.DRAGON), Whose.ANYBODYS),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.DRAGON, Race.DRAKE)),
            requires=(There(named("Doors of Night")),),
            effects=(Modify(Stat.STRIKES, -1, Subject.ATTACK, least=1),),
        ),
    ),
)

THREE_GOLDEN_HAIRS = Event(
    code="TD-157",
    name="Three Golden Hairs",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=2,
    marks=(Mark.UNIQUE,),
    uses=(
        Use(
            target=A(
                all_of(
                    Sort.CHARACTER,
                    Skill.DIPLOMAT,
                    Not(any_of(Race.WIZARD, Race.HOBBIT)),
                    Not(named("Galadriel")),
                    Beside(named("Galadriel")),
                )
            ),
            effects=(
                Put(
                    all_of(Side.HAZARD, Keyword.CORRUPTION, On(Subject.TARGET)),
                    Pile.DISCARD_PILE,
                    count=None,
                ),
            ),
        ),
    ),
    abilities=(Modify(Check.CORRUPTION, +2),),
)

PLEDGE_OF_CONDUCT = Event(
    code="TD-144",
    name="Pledge of Conduct",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.CHECK,
            user=Skill.DIPLOMAT,
            target=TheRoll((Check.CORRUPTION,)),
            effects=(Put(all_of(Sort.ITEM, On(Subject.TARGET)), Pile.PLAY),),
        ),
    ),
)

STAFF_ASUNDER = Event(
    code="TD-153",
    name="Staff Asunder",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=all_of(Race.WIZARD, Having(named("Wizard’s Staff"))),
            target=TheAttack(),
            effects=(
                Modify(Stat.BODY, -2, Subject.ATTACK),
                Roll(Check.CORRUPTION, Subject.USER),
                Put(all_of(named("Wizard’s Staff"), On(Subject.USER)), Pile.STORED),
                Modify(Stat.PROWESS, +5, Race.WIZARD),
            ),
        ),
    ),
)
