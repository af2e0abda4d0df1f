"""Rings, remedies and a jewel of The Wizards."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Normally, Not, On, With, all_of, any_of
from wizardhaven.vocabulary.targets import A, TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    RegionType,
    Skill,
    Stat,
    State,
    Turned,
)

HEALING_HERBS = Item(
    code="TW-255",
    name="Healing Herbs",
    item_class=ItemClass.MINOR,
    corruption=1,
    abilities=(
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, State.WOUNDED, With(Subject.USER))),
                costs=(Tap(Subject.BEARER), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
                effects=(Become(Subject.TARGET, State.WELL),),
            )
        ),
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, Not(State.WOUNDED), With(Subject.USER))),
                costs=(Tap(Subject.BEARER), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
                effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
            )
        ),
    ),
)

ELVEN_CLOAK = Item(
    code="TW-225",
    name="Elven Cloak",
    item_class=ItemClass.MINOR,
    corruption=1,
    marks=(Duplication.ON_A_CHARACTER,),
    abilities=(
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(KeyedTo((RegionType.WILDERNESS,)), on=(Subject.BEARER,)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.STRIKE),),
            )
        ),
    ),
)

THE_ARKENSTONE = Item(
    code="TW-341",
    name="The Arkenstone",
    item_class=ItemClass.GREATER,
    marshalling_points=2,
    corruption=2,
    marks=(Mark.UNIQUE,),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +3, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
        Modify(Stat.MARSHALLING_POINTS, +3, all_of(Subject.THIS_CARD, On(Race.DWARF))),
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, Race.DWARF, With(Subject.USER))),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(
                    Become(Subject.TARGET, Turned.UNTAPPED),
                    Roll(Check.CORRUPTION, Subject.TARGET, (-2,)),
                ),
            )
        ),
    ),
)

MAGIC_RING_OF_COURAGE = Item(
    code="TW-271",
    name="Magic Ring of Courage",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    abilities=(
        CountsAs(Skill.WARRIOR),
        Modify(Stat.PROWESS, +2, condition=Is(Subject.BEARER, Normally(Skill.WARRIOR))),
    ),
)

MAGIC_RING_OF_LORE = Item(
    code="TW-272",
    name="Magic Ring of Lore",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    abilities=(
        CountsAs(Skill.SAGE),
        Permit(Deed.USE_BY_TAPPING, Keyword.PALANTIR, condition=Is(Subject.BEARER, Normally(Skill.SAGE))),
    ),
)

MAGIC_RING_OF_WORDS = Item(
    code="TW-275",
    name="Magic Ring of Words",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    abilities=(
        CountsAs(Skill.DIPLOMAT),
        Modify(Stat.DIRECT_INFLUENCE, +3, condition=Is(Subject.BEARER, Normally(Skill.DIPLOMAT))),
    ),
)
