"""Resource events of Dark Minions about what is told and remembered of a company."""

from wizardhaven.vocabulary.abilities import DiscardWhile
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.piles import Keeps
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, PlayableAt, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import TheAttack, TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    Skill,
    Stat,
)

NO_WAITING_TO_WONDER = Event(
    code="DM-151",
    name="No Waiting to Wonder",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            user=Race.HOBBIT,
            target=TheStrike(on=(Subject.COMPANY,)),
            costs=(Tap(Subject.USER),),
            effects=(
                Modify(Stat.PROWESS, -4, Subject.STRIKE),
                Modify(Stat.BODY, -1, Subject.STRIKE),
                Fights(Manner.USER_AT_RISK),
            ),
        ),
    ),
)

SAW_FURTHER_AND_DEEPER = Event(
    code="DM-156",
    name="Saw Further and Deeper",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(requires=(Unless(Is(Subject.PLAYER, Mark.REVEALED)),)),),
    marks=(Duplication.BY_A_PLAYER,),
    abilities=(
        Modify(Stat.GENERAL_INFLUENCE, +5),
        Forbid(Deed.COME_AS_STRANGER, Sort.AVATAR),
        DiscardWhile(Is(Subject.PLAYER, Mark.REVEALED)),
    ),
)

SENTINELS_OF_NUMENOR = Event(
    code="DM-158",
    name="Sentinels of Númenor",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    marks=(Mark.AMONG_POINTS, Duplication.ANYWHERE),
    abilities=(
        Modify(
            Check.INFLUENCE,
            -2,
            Subject.COMPANY,
            against=all_of(
                Sort.FACTION,
                PlayableAt(Within(("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas"))),
                Not(named("Army of the Dead")),
            ),
        ),
        Modify(
            Check.INFLUENCE,
            0,
            named("Muster"),
            against=all_of(
                Sort.FACTION,
                PlayableAt(Within(("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas"))),
                Not(named("Army of the Dead")),
            ),
            how=How.SET,
        ),
        Keeps(
            all_of(
                Sort.FACTION,
                PlayableAt(Within(("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas"))),
                Not(named("Army of the Dead")),
            ),
            points=+1,
        ),
    ),
)

TOKEN_OF_GOODWILL = Event(
    code="DM-160",
    name="Token of Goodwill",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Skill.DIPLOMAT,
            target=TheAttack(Race.DRAGON),
            effects=(
                Roll(
                    Check.CORRUPTION,
                    Subject.USER,
                    then=(
                        Roll(
                            Check.OFFERING,
                            Subject.USER,
                            (Amount.UNUSED_DIRECT_INFLUENCE,),
                            above=5,
                            then=(
                                Cancel(Canceled.ATTACK),
                                Put(Side.RESOURCE, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), may=True),
                            ),
                            for_item=ItemClass.GREATER,
                        ),
                    ),
                ),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=Skill.DIPLOMAT,
            target=TheAttack(Race.DRAKE),
            effects=(
                Roll(
                    Check.CORRUPTION,
                    Subject.USER,
                    then=(
                        Roll(
                            Check.OFFERING,
                            Subject.USER,
                            (Amount.UNUSED_DIRECT_INFLUENCE,),
                            above=6,
                            then=(
                                Cancel(Canceled.ATTACK),
                                Put(Side.RESOURCE, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), may=True),
                            ),
                            for_item=ItemClass.MAJOR,
                        ),
                    ),
                ),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=Skill.DIPLOMAT,
            target=TheAttack(any_of(Race.MAN, Race.SLAYER)),
            effects=(
                Roll(
                    Check.CORRUPTION,
                    Subject.USER,
                    then=(
                        Roll(
                            Check.OFFERING,
                            Subject.USER,
                            (Amount.UNUSED_DIRECT_INFLUENCE,),
                            above=7,
                            then=(
                                Cancel(Canceled.ATTACK),
                                Put(Side.RESOURCE, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), may=True),
                            ),
                            for_item=ItemClass.MINOR,
                        ),
                    ),
                ),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=Skill.DIPLOMAT,
            target=TheAttack(Sort.AGENT),
            effects=(
                Roll(
                    Check.CORRUPTION,
                    Subject.USER,
                    then=(
                        Roll(
                            Check.OFFERING,
                            Subject.USER,
                            (Amount.UNUSED_DIRECT_INFLUENCE,),
                            above=7,
                            then=(
                                Cancel(Canceled.ATTACK),
                                Put(Side.RESOURCE, Pile.HAND, (Pile.PLAY_DECK, Pile.DISCARD_PILE), may=True),
                            ),
                            for_item=ItemClass.MINOR,
                        ),
                    ),
                ),
            ),
        ),
    ),
)
