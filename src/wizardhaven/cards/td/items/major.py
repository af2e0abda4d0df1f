"""Major items of The Dragons."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Not, all_of
from wizardhaven.vocabulary.targets import TheAttack
from wizardhaven.vocabulary.terms import Check, Danger, ItemClass, Keyword, Moment, Skill, Stat

BOW_OF_DRAGON_HORN = Item(
    code="TD-102",
    name="Bow of Dragon-horn",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.HOARD),
    abilities=(
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,))))),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Skill.WARRIOR),),
                effects=(Modify(Stat.STRIKES, -1, Subject.ATTACK, least=1),),
            )
        ),
    ),
)

MAGICAL_HARP = Item(
    code="TD-130",
    name="Magical Harp",
    item_class=ItemClass.MAJOR,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.HOARD),
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    ForTheTurn(Forbid(Deed.AFFECT, Danger.DISCARDING), on=Subject.COMPANY),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
        May(
            Use(
                when=Moment.OPPONENTS_SITE,
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    ForTheTurn(Forbid(Deed.AFFECT, Danger.DISCARDING), on=Subject.COMPANY),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)
