"""Rings of The Lidless Eye: what the test of a gold ring may reveal, and Mind Rings."""

from wizardhaven.vocabulary.abilities import May
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.combat import CancelAttack, CancelStrike
from wizardhaven.vocabulary.conditions import BearerIs, FacesDetainment
from wizardhaven.vocabulary.effects import CorruptionCheck, Untap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.standing import EnablesUse, GrantsSkill
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, all_of
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import (
    Alignment,
    Duplication,
    ItemClass,
    Keyword,
    Moment,
    Pile,
    Race,
    Skill,
    Stat,
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
    abilities=(Modify(Stat.PROWESS, +3, condition=FacesDetainment()),),
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
        GrantsSkill(Skill.SAGE),
        EnablesUse(
            Keyword.PALANTIR,
            by_tapping=True,
            condition=BearerIs(Skill.SAGE, even_without=True),
        ),
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
        GrantsSkill(Skill.WARRIOR),
        Modify(Stat.PROWESS, +2, condition=BearerIs(Skill.WARRIOR, even_without=True)),
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
        GrantsSkill(Skill.SCOUT),
        May(
            Use(
                when=Moment.STRIKE,
                target=TheStrike(on=(Subject.BEARER,)),
                costs=(TapCost(Subject.THIS_CARD),),
                requires=(BearerIs(Skill.SCOUT, even_without=True),),
                effects=(CancelStrike(),),
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
        GrantsSkill(Skill.DIPLOMAT),
        Modify(Stat.DIRECT_INFLUENCE, +3, condition=BearerIs(Skill.DIPLOMAT, even_without=True)),
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
        GrantsSkill(Skill.RANGER),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(TapCost(Subject.BEARER),),
                requires=(BearerIs(Skill.RANGER, even_without=True),),
                effects=(CancelAttack(),),
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
        EnablesUse(Keyword.SPIRIT_MAGIC),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(TapCost(Subject.BEARER),),
                requires=(BearerIs(Able(Keyword.SPIRIT_MAGIC), even_without=True),),
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
        EnablesUse(Keyword.SHADOW_MAGIC),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(TapCost(Subject.BEARER),),
                requires=(BearerIs(Able(Keyword.SHADOW_MAGIC), even_without=True),),
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
        EnablesUse(Keyword.SORCERY),
        May(
            Use(
                when=Moment.BEGINNING_OF_END_OF_TURN,
                costs=(TapCost(Subject.BEARER),),
                requires=(BearerIs(Able(Keyword.SORCERY), even_without=True),),
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
                costs=(TapCost(Subject.BEARER),),
                requires=(BearerIs(Race.DWARF),),
                effects=(Untap(Subject.SITE), CorruptionCheck(by=Subject.BEARER, modifier=+2)),
            )
        ),
    ),
)
