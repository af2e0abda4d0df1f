"""Demon fánas: the forms in which the Balrog walks."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.effects import Tap, Untap
from wizardhaven.vocabulary.followers import HasFollowers, WalksAlone
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.standing import GrantsSkill
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, SpecificTo, all_of, any_of, named
from wizardhaven.vocabulary.targets import ACharacter, TheAttack
from wizardhaven.vocabulary.terms import Alignment, Check, Keyword, Length, Moment, Pile, Side, Skill, Stat

FLAME_OF_UDUN = Event(
    code="BA-58",
    name="Flame of Udûn",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.DEMON_FANA, SpecificTo("The Balrog")),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=ACharacter(named("The Balrog"))),),
    abilities=(
        Modify(Stat.PROWESS, +3),
        Modify(Stat.DIRECT_INFLUENCE, -2),
        Modify(Check.BODY, +1, Subject.FOE),
        WalksAlone(),
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
    uses=(Use(when=Moment.ORGANIZATION, target=ACharacter(named("The Balrog"))),),
    abilities=(
        Modify(Stat.PROWESS, -2),
        Modify(Stat.BODY, -1),
        GrantsSkill(Skill.SCOUT),
        HasFollowers(allowed=True),
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
                costs=(TapCost(Subject.BEARER),),
                effects=(CancelAttack(),),
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
    uses=(Use(when=Moment.ORGANIZATION, target=ACharacter(named("The Balrog"))),),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +3),
        Modify(Stat.BODY, -1),
        GrantsSkill(Skill.DIPLOMAT),
        HasFollowers(allowed=True),
        May(
            Use(
                when=Moment.MOVEMENT_HAZARD,
                effects=(Untap(Subject.COMPANY), Tap(Subject.BEARER)),
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
