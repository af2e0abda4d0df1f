"""Resource short-events of The Dragons."""

from wizardhaven.vocabulary.card_effects import Discard, LetPlayItem, RemoveHazardEvents
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack, ChangeAttack, ChangeDefender
from wizardhaven.vocabulary.conditions import AtPlace, InPlay
from wizardhaven.vocabulary.effects import CorruptionCheck, ForTheTurn, Untap
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import TurnUpAtRandom
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject
from wizardhaven.vocabulary.targets import ACharacter, AnAttack, AnEvent, ASite
from wizardhaven.vocabulary.terms import (
    ItemClass,
    Keyword,
    Length,
    Moment,
    Race,
    Side,
    Skill,
    Source,
    Stat,
)

AND_FORTH_HE_HASTENED = Event(
    code="TD-98",
    name="And Forth He Hastened",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(target=ACharacter(Characters(with_avatar=True)), effects=(Untap(Subject.TARGET),)),),
)

BOUNTY_OF_THE_HOARD = Event(
    code="TD-101",
    name="Bounty of the Hoard",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(AtPlace(SitesOf(hoard=True, tapped=True)),),
            effects=(LetPlayItem((ItemClass.MINOR, ItemClass.MAJOR)),),
        ),
    ),
)

MANY_FOES_HE_FOUGHT = Event(
    code="TD-131",
    name="Many Foes He Fought",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Characters(skill=Skill.WARRIOR),
            target=AnAttack(),
            effects=(ChangeDefender(prowess=-1, body=-1, several=True),),
        ),
    ),
)

LOOK_MORE_CLOSELY_LATER = Event(
    code="TD-128",
    name="Look More Closely Later",
    side=Side.RESOURCE,
    length=Length.SHORT,
    keywords=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            target=ASite(SitesOf(information=True), of_any_company=True),
            costs=(TapCost(Subject.USER),),
            effects=(Untap(Subject.TARGET), CorruptionCheck(by=Subject.USER)),
        ),
    ),
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
            effects=(ForTheTurn(Modify(Stat.HAZARD_LIMIT, -1), on=Subject.COMPANY),),
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

NOT_AT_HOME = Event(
    code="TD-143",
    name="Not at Home",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=AnAttack((Race.DRAGON, Race.DRAKE, Race.TROLL), at_site=True),
            effects=(CancelAttack(),),
        ),
        Use(
            when=Moment.ATTACK,
            target=AnAttack(automatic=True),
            requires=(InPlay("Gates of Morning"),),
            effects=(ChangeAttack(strikes=-2, least_strikes=1),),
        ),
    ),
)

SECRET_NEWS = Event(
    code="TD-151",
    name="Secret News",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(effects=(TurnUpAtRandom(Source.HAND, 5),)),),
)
