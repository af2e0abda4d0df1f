"""Demon fánas: the forms in which the Balrog walks."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, SpecificTo, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Keyword,
    Length,
    Moment,
    Pile,
    Side,
    Skill,
    Stat,
    Turned,
)

FLAME_OF_UDUN = Event(
    code="BA-58",
    name="Flame of Udûn",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.DEMON_FANA, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=A(all_of(Sort.CHARACTER, named("The Balrog")))),),
    abilities=(
        Modify(Stat.PROWESS, +3),
        Modify(Stat.DIRECT_INFLUENCE, -2),
        Modify(Check.BODY, +1, Subject.FOE),
        Forbid(Deed.JOIN, any_of(Sort.CHARACTER, Sort.ALLY)),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.PLAYER,
            of=Keyword.DEMON_FANA,
        ),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
    ),
)

GREAT_SHADOW = Event(
    code="BA-62",
    name="Great Shadow",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.DEMON_FANA, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=A(all_of(Sort.CHARACTER, named("The Balrog")))),),
    abilities=(
        Modify(Stat.PROWESS, -2),
        Modify(Stat.BODY, -1),
        CountsAs(Skill.SCOUT),
        Permit(Deed.HAVE_FOLLOWERS),
        Modify(Stat.GENERAL_INFLUENCE, +6),
        May(
            Use(
                when=Moment.END_OF_TURN,
                effects=(
                    Put(
                        all_of(any_of(Side.RESOURCE, Sort.CHARACTER), Not(Length.SHORT)),
                        Pile.PLAY_DECK,
                        (Pile.DISCARD_PILE,),
                        shown=True,
                    ),
                ),
                once_each_turn=True,
            )
        ),
        May(
            Use(
                when=Moment.ATTACK,
                target=TheAttack(),
                costs=(Tap(Subject.BEARER),),
                effects=(Cancel(Canceled.ATTACK),),
            )
        ),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.PLAYER,
            of=Keyword.DEMON_FANA,
        ),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
    ),
)

STRANGLING_COILS = Event(
    code="BA-76",
    name="Strangling Coils",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.DEMON_FANA, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=A(all_of(Sort.CHARACTER, named("The Balrog")))),),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +3),
        Modify(Stat.BODY, -1),
        CountsAs(Skill.DIPLOMAT),
        Permit(Deed.HAVE_FOLLOWERS),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                effects=(Become(Subject.COMPANY, Turned.UNTAPPED), Tap(Subject.BEARER)),
                once_each_turn=True,
            )
        ),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.THIS_CARD, Pile.HAND),
            about=Subject.PLAYER,
            of=Keyword.DEMON_FANA,
        ),
        May(Use(when=Moment.ORGANIZATION, effects=(Put(Subject.THIS_CARD, Pile.HAND),))),
    ),
)
