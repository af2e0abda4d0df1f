"""Resource short-events of The Dragons."""

from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import InPlay
from wizardhaven.vocabulary.effects import (
    CancelAttack,
    CorruptionCheck,
    Discard,
    ForTheTurn,
    RemoveHazardEvents,
    RollFor,
    Untap,
)
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import ACharacter, AnAttack, AnEvent, Characters, Subject
from wizardhaven.vocabulary.standing import HazardLimitChange
from wizardhaven.vocabulary.terms import Check, Keyword, Length, Moment, Race, Side, Skill

AND_FORTH_HE_HASTENED = Event(
    code="TD-98",
    name="And Forth He Hastened",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(target=ACharacter(Characters(with_avatar=True)), effects=(Untap(Subject.TARGET),)),),
)

MANY_TURNS_AND_DOUBLINGS = Event(
    code="TD-132",
    name="Many Turns and Doublings",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Characters(skill=Skill.RANGER),
            target=AnAttack((Race.WOLF, Race.SPIDER, Race.ANIMAL, Race.UNDEAD)),
            effects=(CancelAttack(),),
        ),
        Use(
            user=Characters(skill=Skill.RANGER),
            requires=(InPlay("Gates of Morning"),),
            effects=(ForTheTurn(HazardLimitChange(-1), on=Subject.COMPANY),),
        ),
    ),
)

MARVELS_TOLD = Event(
    code="TD-134",
    name="Marvels Told",
    side=Side.RESOURCE,
    length=Length.SHORT,
    keywords=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            target=AnEvent(side=Side.HAZARD, lengths=(Length.PERMANENT, Length.LONG), environment=False),
            costs=(TapCost(Subject.USER),),
            effects=(Discard(Subject.TARGET), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

WIZARD_UNCLOAKED = Event(
    code="TD-169",
    name="Wizard Uncloaked",
    side=Side.RESOURCE,
    length=Length.SHORT,
    keywords=(Keyword.SPELL,),
    uses=(
        Use(
            user=Characters(races=(Race.WIZARD,)),
            effects=(RemoveHazardEvents(to_hand=True), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

FLATTER_A_FOE = Event(
    code="TD-116",
    name="Flatter a Foe",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Characters(),
            target=AnAttack(
                (
                    Race.DRAGON,
                    Race.MAN,
                    Race.DRAKE,
                    Race.TROLL,
                    Race.ORC,
                    Race.ELF,
                    Race.GIANT,
                )
            ),
            effects=(
                RollFor(
                    kind=Check.INFLUENCE,
                    by=Subject.USER,
                    plus=(
                        Amount.UNUSED_DIRECT_INFLUENCE,
                        CharactersInCompany(Characters(skill=Skill.DIPLOMAT), each=2, himself=True),
                    ),
                    above=(
                        ((Race.DRAGON,), 10),
                        ((Race.MAN, Race.DRAKE), 11),
                        ((Race.TROLL, Race.ORC, Race.ELF, Race.GIANT), 12),
                    ),
                    then=(CancelAttack(), ForTheTurn(HazardLimitChange(-2), on=Subject.COMPANY)),
                ),
            ),
        ),
    ),
)
