"""Rings of The Lidless Eye: what the test of a gold ring may reveal, and Mind Rings."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Roll, Tap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Having, Normally, all_of
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    Skill,
    Stat,
    Turned,
)

MINOR_RING = Item(
    code="LE-324",
    name="Minor Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=1,
    marks=(Keyword.LESSER_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +2),),
)

PALTRY_RING = Item(
    code="LE-336",
    name="Paltry Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=1,
    marks=(Keyword.LESSER_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.PROWESS, +3, condition=Is(Subject.COMPANY, Having(Mark.DETAINMENT))),),
)

TRIFLING_RING = Item(
    code="LE-346",
    name="Trifling Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=1,
    marks=(Keyword.LESSER_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +3, against=ANYBODY),),
)

BINDING_RING = Item(
    code="LE-298",
    name="Binding-ring",
    item_class=ItemClass.MINOR,
    corruption=2,
    marks=(Keyword.MIND_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.PROWESS, +1), Modify(Stat.MIND, -1)),
)

THE_ORACLES_RING = Item(
    code="LE-327",
    name="The Oracle’s Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=2,
    marks=(Keyword.SPIRIT_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +4), Modify(Stat.MIND, -2)),
)

THE_REVILED_RING = Item(
    code="LE-340",
    name="The Reviled Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=2,
    marks=(Keyword.SPIRIT_RING, Keyword.WEAPON, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.PROWESS, +3), Modify(Stat.MIND, -2)),
)

THE_WARDING_RING = Item(
    code="LE-347",
    name="The Warding Ring",
    item_class=ItemClass.SPECIAL,
    marshalling_points=3,
    corruption=2,
    marks=(Keyword.SPIRIT_RING, Keyword.ARMOR, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.BODY, +2, most=10), Modify(Stat.MIND, -2)),
)

MAGIC_RING_OF_ENIGMA = Item(
    code="LE-317",
    name="Magic Ring of Enigma",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Skill.SAGE),
        Permit(Deed.USE_BY_TAPPING, Keyword.PALANTIR, condition=Is(Subject.BEARER, Normally(Skill.SAGE))),
    ),
)

MAGIC_RING_OF_FURY = Item(
    code="LE-318",
    name="Magic Ring of Fury",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Skill.WARRIOR),
        Modify(Stat.PROWESS, +2, condition=Is(Subject.BEARER, Normally(Skill.WARRIOR))),
    ),
)

MAGIC_RING_OF_GUILE = Item(
    code="LE-319",
    name="Magic Ring of Guile",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Skill.SCOUT),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,)),
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Normally(Skill.SCOUT)),),
                effects=(Cancel(Canceled.STRIKE),),
            )
        ),
    ),
)

MAGIC_RING_OF_LIES = Item(
    code="LE-320",
    name="Magic Ring of Lies",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Skill.DIPLOMAT),
        Modify(Stat.DIRECT_INFLUENCE, +3, condition=Is(Subject.BEARER, Normally(Skill.DIPLOMAT))),
    ),
)

MAGIC_RING_OF_SAVAGERY = Item(
    code="LE-321",
    name="Magic Ring of Savagery",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(
        CountsAs(Skill.RANGER),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Normally(Skill.RANGER)),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
    ),
)

MAGIC_RING_OF_DELUSION = Item(
    code="LE-316",
    name="Magic Ring of Delusion",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SPIRIT_MAGIC),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Normally(Able(Keyword.SPIRIT_MAGIC))),),
                effects=(Put(Keyword.SPIRIT_MAGIC, Pile.HAND, (Pile.DISCARD_PILE, Pile.PLAY_DECK)),),
            )
        ),
    ),
)

MAGIC_RING_OF_SHADOWS = Item(
    code="LE-322",
    name="Magic Ring of Shadows",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SHADOW_MAGIC),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Normally(Able(Keyword.SHADOW_MAGIC))),),
                effects=(Put(Keyword.SHADOW_MAGIC, Pile.HAND, (Pile.DISCARD_PILE, Pile.PLAY_DECK)),),
            )
        ),
    ),
)

MAGIC_RING_OF_WEALS = Item(
    code="LE-323",
    name="Magic Ring of Weals",
    item_class=ItemClass.SPECIAL,
    marshalling_points=2,
    corruption=2,
    marks=(Keyword.MAGIC_RING, Duplication.ON_A_CHARACTER),
    alignment=Alignment.MINION,
    abilities=(
        Permit(Deed.USE, Keyword.SORCERY),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Normally(Able(Keyword.SORCERY))),),
                effects=(Put(Keyword.SORCERY, Pile.HAND, (Pile.DISCARD_PILE, Pile.PLAY_DECK)),),
            )
        ),
    ),
)

DWARVEN_RING_OF_DURINS_TRIBE = Item(
    code="LE-308",
    name="Dwarven Ring of Durin’s Tribe",
    item_class=ItemClass.SPECIAL,
    marshalling_points=4,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.DWARVEN_RING),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, +2, all_of(Subject.BEARER, Race.DWARF)),
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.BEARER, Race.DWARF),),
                effects=(
                    Become(Subject.SITE, Turned.UNTAPPED),
                    Roll(Check.CORRUPTION, Subject.BEARER, (+2,)),
                ),
            )
        ),
    ),
)
