"""Resource events of Dark Minions about what is told and remembered of a company."""

from wizardhaven.vocabulary.abilities import DiscardWhile
from wizardhaven.vocabulary.amounts import Amount
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.card_effects import Fetch
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack, ChangeDefender
from wizardhaven.vocabulary.conditions import Is, Unless
from wizardhaven.vocabulary.effects import CorruptionCheck, RollFor
from wizardhaven.vocabulary.followers import OnlyAtHomeSite
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.points import Gathers
from wizardhaven.vocabulary.selectors import Characters, FactionsAt, Subject
from wizardhaven.vocabulary.such import Mark
from wizardhaven.vocabulary.targets import AnAttack, AStrike
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Length,
    Moment,
    Race,
    Side,
    Skill,
    Source,
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
            user=Characters(races=(Race.HOBBIT,)),
            target=AStrike(on_companion=True),
            costs=(TapCost(Subject.USER),),
            effects=(ChangeDefender(prowess_of_foe=-4, body_of_foe=-1, user_at_risk=True),),
        ),
    ),
)

SAW_FURTHER_AND_DEEPER = Event(
    code="DM-156",
    name="Saw Further and Deeper",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(requires=(Unless(Is(Subject.PLAYER, Mark.REVEALED)),)),),
    duplication=Duplication.BY_A_PLAYER,
    abilities=(
        Bonus(Stat.GENERAL_INFLUENCE, +5),
        OnlyAtHomeSite(of_avatar=True),
        DiscardWhile(Is(Subject.PLAYER, Mark.REVEALED)),
    ),
)

SENTINELS_OF_NUMENOR = Event(
    code="DM-158",
    name="Sentinels of Númenor",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(Use(),),
    duplication=Duplication.ANYWHERE,
    among_points=True,
    abilities=(
        CheckBonus(
            Check.INFLUENCE,
            -2,
            against=(
                FactionsAt(
                    regions=("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas"),
                    other_than=("Army of the Dead",),
                ),
            ),
            to=Subject.COMPANY,
            unmoved_by=("Muster",),
        ),
        Gathers(
            FactionsAt(
                regions=("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas"),
                other_than=("Army of the Dead",),
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
            user=Characters(skill=Skill.DIPLOMAT),
            target=AnAttack((Race.DRAGON,)),
            effects=(
                CorruptionCheck(
                    Subject.USER,
                    then=RollFor(
                        (
                            CancelAttack(),
                            Fetch(
                                (Source.PLAY_DECK, Source.DISCARD_PILE),
                                sides=(Side.RESOURCE,),
                                to_hand=True,
                                up_to=True,
                            ),
                        ),
                        plus=(Amount.UNUSED_DIRECT_INFLUENCE,),
                        above=(((), 5),),
                        kind=Check.OFFERING,
                        by=Subject.USER,
                        for_item=ItemClass.GREATER,
                    ),
                ),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=Characters(skill=Skill.DIPLOMAT),
            target=AnAttack((Race.DRAKE,)),
            effects=(
                CorruptionCheck(
                    Subject.USER,
                    then=RollFor(
                        (
                            CancelAttack(),
                            Fetch(
                                (Source.PLAY_DECK, Source.DISCARD_PILE),
                                sides=(Side.RESOURCE,),
                                to_hand=True,
                                up_to=True,
                            ),
                        ),
                        plus=(Amount.UNUSED_DIRECT_INFLUENCE,),
                        above=(((), 6),),
                        kind=Check.OFFERING,
                        by=Subject.USER,
                        for_item=ItemClass.MAJOR,
                    ),
                ),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=Characters(skill=Skill.DIPLOMAT),
            target=AnAttack((Race.MAN, Race.SLAYER)),
            effects=(
                CorruptionCheck(
                    Subject.USER,
                    then=RollFor(
                        (
                            CancelAttack(),
                            Fetch(
                                (Source.PLAY_DECK, Source.DISCARD_PILE),
                                sides=(Side.RESOURCE,),
                                to_hand=True,
                                up_to=True,
                            ),
                        ),
                        plus=(Amount.UNUSED_DIRECT_INFLUENCE,),
                        above=(((), 7),),
                        kind=Check.OFFERING,
                        by=Subject.USER,
                        for_item=ItemClass.MINOR,
                    ),
                ),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=Characters(skill=Skill.DIPLOMAT),
            target=AnAttack(by_agent=True),
            effects=(
                CorruptionCheck(
                    Subject.USER,
                    then=RollFor(
                        (
                            CancelAttack(),
                            Fetch(
                                (Source.PLAY_DECK, Source.DISCARD_PILE),
                                sides=(Side.RESOURCE,),
                                to_hand=True,
                                up_to=True,
                            ),
                        ),
                        plus=(Amount.UNUSED_DIRECT_INFLUENCE,),
                        above=(((), 7),),
                        kind=Check.OFFERING,
                        by=Subject.USER,
                        for_item=ItemClass.MINOR,
                    ),
                ),
            ),
        ),
    ),
)
