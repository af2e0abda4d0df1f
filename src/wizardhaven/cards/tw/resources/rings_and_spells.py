"""Resource short-events of The Wizards about rings of power and the Wizards' own arts."""

from wizardhaven.vocabulary.abilities import LiesOnAvatar
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import (
    ForTheTurn,
    If,
    ModifyCheck,
    Roll,
    Tap,
)
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, AtLeast, AtMost, On, all_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    Skill,
    Stat,
    Turned,
)

TEST_OF_FORM = Event(
    code="TW-338",
    name="Test of Form",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            user=Skill.SAGE,
            target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
            effects=(Roll(Check.RING_TEST, Subject.TARGET),),
        ),
    ),
)

VILYA = Event(
    code="TW-358",
    name="Vilya",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_TURN,),
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("Elrond"))),
            effects=(
                ForTheTurn(
                    Modify(Stat.PROWESS, +4),
                    also=(Modify(Stat.BODY, +2), Modify(Stat.DIRECT_INFLUENCE, +6)),
                ),
                If(
                    (Is(Subject.SITE, named("Rivendell")), Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5))),
                    (Put(Side.RESOURCE, Pile.PLAY_DECK, (Pile.DISCARD_PILE,), count=3, may=True),),
                ),
                Roll(Check.CORRUPTION, Subject.TARGET, (-3,)),
            ),
        ),
    ),
)

WIZARDS_VOICE = Event(
    code="TW-366",
    name="Wizard’s Voice",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL, Duplication.ON_A_TURN),
    uses=(
        Use(
            user=Race.WIZARD,
            effects=(
                ForTheTurn(Modify(Stat.DIRECT_INFLUENCE, +6), on=Subject.USER),
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
            ),
        ),
    ),
)

RINGLORE = Event(
    code="TW-318",
    name="Ringlore",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            user=Skill.SAGE,
            target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Roll(Check.RING_TEST, Subject.TARGET, times=0, of=Sort.RING), Tap(Subject.SITE)),
        ),
    ),
)

WIZARDS_TEST = Event(
    code="TW-365",
    name="Wizard’s Test",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL,),
    uses=(
        Use(
            user=Race.WIZARD,
            target=A(all_of(Sort.ITEM, ItemClass.GOLD_RING)),
            effects=(
                Roll(Check.RING_TEST, Subject.TARGET, times=2),
                Roll(Check.CORRUPTION, Subject.USER, (-1,)),
            ),
        ),
    ),
)

WIZARDS_RIVER_HORSES = Event(
    code="TW-364",
    name="Wizard’s River-horses",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL,),
    uses=(
        Use(
            user=Race.WIZARD,
            effects=(
                Put(all_of(Race.NAZGUL, Sort.EVENT), Pile.DISCARD_PILE, count=None),
                Roll(Check.CORRUPTION, Subject.USER, (-2,)),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=Race.WIZARD,
            target=TheAttack(),
            requires=(Is(Subject.COMPANY, AtMost(Tally.CHARACTERS, 1)),),
            effects=(Cancel(Canceled.ATTACK), Roll(Check.CORRUPTION, Subject.USER, (-2,))),
        ),
    ),
)

TRUE_FANA = Event(
    code="TW-354",
    name="True Fána",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL,),
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Race.WIZARD,
            target=TheAttack(),
            effects=(
                Roll(
                    None, Subject.USER, (Amount.PROWESS,), above=Stat.PROWESS, then=(Fights(Manner.FAILING),)
                ),
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
            ),
        ),
    ),
)

LORDLY_PRESENCE = Event(
    code="TW-267",
    name="Lordly Presence",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.CHECK,
            user=Skill.DIPLOMAT,
            target=TheRoll((Check.INFLUENCE,), by=Subject.USER, against=(Sort.FACTION,)),
            effects=(ModifyCheck(+5, then=Put(ANYTHING, Pile.HAND, (Pile.TOP,))),),
        ),
    ),
)

SACRIFICE_OF_FORM = Event(
    code="TW-321",
    name="Sacrifice of Form",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.SPELL, Duplication.BY_A_PLAYER),
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Race.WIZARD,
            target=TheAttack(),
            effects=(
                Fights(Manner.FAILING),
                Modify(Check.BODY, +3, Subject.STRIKE),
                Put(all_of(Sort.ITEM, On(Subject.USER)), Pile.ASIDE, count=None),
                Put(Subject.USER, Pile.DISCARD_PILE),
            ),
        ),
    ),
    abilities=(
        LiesOnAvatar(),
        Forbid(Deed.BRING, Sort.AVATAR, by=Subject.OPPONENT),
        Modify(Stat.PROWESS, +1),
        Modify(Stat.BODY, +1),
        Modify(Stat.DIRECT_INFLUENCE, +1),
    ),
)
