"""Greater items of The Lidless Eye."""

from wizardhaven.vocabulary.abilities import May, StorableAt, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Item
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, At, Needing, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Keyword,
    Moment,
    Phase,
    Pile,
    Race,
    Skill,
    Stat,
)

BLACK_MACE = Item(
    code="LE-299",
    name="Black Mace",
    item_class=ItemClass.GREATER,
    marshalling_points=2,
    corruption=3,
    marks=(Keyword.WEAPON,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.PROWESS, +3, all_of(Subject.BEARER, Skill.WARRIOR), most=10),
        Modify(Stat.PROWESS, +1, all_of(Subject.BEARER, Skill.WARRIOR), against=Race.ELF, most=10),
    ),
)

SCROLL_OF_ISILDUR = Item(
    code="LE-343",
    name="Scroll of Isildur",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=4,
    marks=(Mark.UNIQUE,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Check.RING_TEST, +1, Subject.COMPANY),
        StorableAt((named("Barad-dûr"),), points=5),
    ),
)

THE_MITHRIL_COAT = Item(
    code="LE-325",
    name="The Mithril-coat",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=2,
    marks=(Mark.UNIQUE, Keyword.ARMOR),
    alignment=Alignment.MINION,
    abilities=(Modify(Stat.BODY, +3, most=10),),
)

THE_ARKENSTONE = Item(
    code="LE-418",
    name="The Arkenstone",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.HOARD),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +5, against=any_of(Race.DWARF, all_of(Sort.FACTION, Race.DWARF))),
        Modify(Stat.MIND, +1, Race.DWARF),
        May(
            Use(
                target=A(all_of(Sort.CHARACTER, Race.DWARF, At(Subject.SITE))),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
            )
        ),
    ),
)

THE_IRON_CROWN = Item(
    code="LE-314",
    name="The Iron Crown",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=5,
    marks=(Mark.UNIQUE,),
    alignment=Alignment.MINION,
    abilities=(
        Modify(Stat.BODY, +1, most=10),
        Modify(Stat.DIRECT_INFLUENCE, +4),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(any_of(Race.ORC, Race.TROLL, Race.MAN)),
                costs=(Tap(Subject.THIS_CARD),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        When(
            Occasion.PHASE_ENDS,
            Roll(Check.CORRUPTION, Subject.BEARER),
            about=Subject.BEARER,
            of=Phase.UNTAP,
            condition=Is(Subject.BEARER, Not(Race.RINGWRAITH)),
        ),
        StorableAt((named("Barad-dûr"),), points=5),
    ),
)

PALANTIR_OF_ANNUMINAS = Item(
    code="LE-331",
    name="Palantír of Annúminas",
    item_class=ItemClass.GREATER,
    marshalling_points=3,
    corruption=3,
    marks=(Mark.UNIQUE, Keyword.PALANTIR),
    alignment=Alignment.MINION,
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.THIS_CARD),),
                requires=(Is(Subject.BEARER, Able(Keyword.PALANTIR)),),
                effects=(
                    Put(Needing(Skill.SAGE), Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE)),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)
