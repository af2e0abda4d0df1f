"""Resource short-events of The Wizards."""

from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.card_effects import BringCharacter, LetPlayItem, Put, TurnUpItem
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import CancelAttack
from wizardhaven.vocabulary.conditions import AtPlace, InPlay, MovingTo, PathHas
from wizardhaven.vocabulary.effects import (
    Become,
    CancelCard,
    CorruptionCheck,
    EndTheGame,
    ForTheTurn,
    ModifyCheck,
    Untap,
)
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.hazards import MayCancelHazardsByTapping, NoCreatures, OpenToCreatures
from wizardhaven.vocabulary.journeys import MayMoveOn, MayMoveTo, MayReplaceSite
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtMost, Having, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, ACharacter, ACompany, TheAttack, TheRoll, TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
    State,
)

BRIDGE = Event(
    code="TW-202",
    name="Bridge",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_MOVEMENT_HAZARD,
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(SiteType.HAVEN),),
            effects=(ForTheTurn(MayMoveOn(SiteType.HAVEN)),),
        ),
    ),
)

CONCEALMENT = Event(
    code="TW-204",
    name="Concealment",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Skill.SCOUT,
            target=TheAttack(),
            costs=(TapCost(Subject.USER),),
            effects=(CancelAttack(),),
        ),
    ),
)

CRACKS_OF_DOOM = Event(
    code="TW-205",
    name="Cracks of Doom",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            target=ACharacter(Having(Keyword.THE_ONE_RING), Whose.OF_THE_COMPANY),
            requires=(AtPlace(named("Mount Doom")),),
            effects=(
                CorruptionCheck(
                    by=Subject.TARGET, modifier=-4, then=EndTheGame(destroying=Keyword.THE_ONE_RING)
                ),
            ),
        ),
    ),
)

DARK_QUARRELS = Event(
    code="TW-207",
    name="Dark Quarrels",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.ORC, Race.TROLL, Race.MAN)),
            effects=(CancelAttack(),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            requires=(InPlay("Gates of Morning"),),
            effects=(Modify(Stat.STRIKES, 2, Subject.ATTACK, how=How.DIVIDED),),
        ),
    ),
)

DODGE = Event(
    code="TW-209",
    name="Dodge",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(),
            effects=(
                Fights(Manner.WITHOUT_TAPPING),
                Modify(Stat.BODY, -1, Subject.TARGET),
            ),
        ),
    ),
)

EAGLE_MOUNTS = Event(
    code="TW-220",
    name="Eagle-mounts",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(containing=Skill.DIPLOMAT),
            requires=(AtPlace(named("Eagles’ Eyrie")),),
            effects=(
                ForTheTurn(
                    MayMoveTo(
                        all_of(Not(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)), Not(Mark.UNDER_DEEPS))
                    )
                ),
            ),
        ),
    ),
)

GOLLUMS_FATE = Event(
    code="TW-247",
    name="Gollum’s Fate",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Mark.UNIQUE,),
    uses=(
        Use(
            when=Moment.SITE,
            target=ACharacter(Having(Keyword.THE_ONE_RING), Whose.OF_THE_COMPANY),
            requires=(AtPlace(named("Mount Doom")), InPlay("Gollum", at=named("Mount Doom"))),
            effects=(EndTheGame(destroying=Keyword.THE_ONE_RING),),
        ),
    ),
)

GREAT_ROAD = Event(
    code="TW-249",
    name="Great-road",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(AtPlace(SiteType.HAVEN),),
            effects=(ForTheTurn(Modify(Stat.HAZARD_DRAWS, 2, how=How.TIMES)), ForTheTurn(MayReplaceSite())),
        ),
    ),
)

GREAT_SHIP = Event(
    code="TW-248",
    name="Great Ship",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            user=ANYBODY,
            costs=(TapCost(Subject.USER),),
            effects=(
                ForTheTurn(
                    MayCancelHazardsByTapping(
                        condition=PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True)
                    ),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

HALFLING_STRENGTH = Event(
    code="TW-253",
    name="Halfling Strength",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(target=ACharacter(Race.HOBBIT), effects=(Untap(Subject.TARGET),)),
        Use(
            when=Moment.ORGANIZATION,
            target=ACharacter(all_of(Race.HOBBIT, State.WOUNDED)),
            effects=(Become(Subject.TARGET, State.WELL),),
        ),
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.CORRUPTION,), by=Race.HOBBIT),
            effects=(ModifyCheck(+4),),
        ),
    ),
)

PATHS_OF_THE_DEAD = Event(
    code="TW-302",
    name="Paths of the Dead",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(containing=named("Aragorn II")),
            requires=(AtPlace(named("Dunharrow")),),
            effects=(
                ForTheTurn(
                    MayMoveTo(
                        named("Vale of Erech"),
                        then=(NoCreatures(of=Not(Race.UNDEAD)), OpenToCreatures(of=Race.UNDEAD)),
                    )
                ),
            ),
        ),
    ),
)

STEALTH = Event(
    code="TW-332",
    name="Stealth",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            user=all_of(Skill.SCOUT, AtMost(Tally.SIZE, 2)),
            costs=(TapCost(Subject.USER),),
            effects=(ForTheTurn(NoCreatures(), on=Subject.COMPANY),),
        ),
    ),
)

THE_COCK_CROWS = Event(
    code="TW-342",
    name="The Cock Crows",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(when=Moment.ATTACK, target=TheAttack(Race.TROLL), effects=(CancelAttack(),)),
        Use(
            target=A(all_of(Sort.EVENT, Side.HAZARD, Length.PERMANENT), Whose.ANYBODYS),
            requires=(InPlay("Gates of Morning"),),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
    ),
)

THOROUGH_SEARCH = Event(
    code="TW-349",
    name="Thorough Search",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            user=Skill.SCOUT,
            costs=(TapCost(Subject.USER),),
            effects=(LetPlayItem((ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING)),),
        ),
    ),
)

VANISHMENT = Event(
    code="TW-356",
    name="Vanishment",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL,),
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Race.WIZARD,
            target=TheAttack(),
            effects=(CancelAttack(), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

WIZARDS_LAUGHTER = Event(
    code="TW-362",
    name="Wizard’s Laughter",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPELL,),
    uses=(
        Use(
            when=Moment.CHECK,
            user=Race.WIZARD,
            target=TheRoll((Check.INFLUENCE,), by=Subject.OPPONENT),
            effects=(CancelCard(only_effect=True), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

A_FRIEND_OR_THREE = Event(
    code="TW-189",
    name="A Friend or Three",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.CHECK,
            target=TheRoll((Check.INFLUENCE, Check.CORRUPTION)),
            effects=(ModifyCheck(CharactersInCompany()),),
        ),
    ),
)

MUSTER = Event(
    code="TW-288",
    name="Muster",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.CHECK,
            user=Skill.WARRIOR,
            target=TheRoll((Check.INFLUENCE,), by=Subject.USER, against=(Sort.FACTION,)),
            effects=(ModifyCheck(Amount.PROWESS, maximum=5),),
        ),
    ),
)

NEW_FRIENDSHIP = Event(
    code="TW-292",
    name="New Friendship",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.CHECK,
            user=Skill.DIPLOMAT,
            target=TheRoll((Check.INFLUENCE,), by=Subject.USER),
            effects=(ModifyCheck(+3),),
        ),
        Use(
            when=Moment.CHECK,
            user=Skill.DIPLOMAT,
            target=TheRoll((Check.CORRUPTION,)),
            effects=(ModifyCheck(+2),),
        ),
    ),
)

LUCKY_SEARCH = Event(
    code="TW-269",
    name="Lucky Search",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            user=Skill.SCOUT,
            costs=(TapCost(Subject.USER),),
            requires=(AtPlace(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),),
            effects=(TurnUpItem(prowess=3),),
        ),
    ),
)

A_CHANCE_MEETING = Event(
    code="TW-188",
    name="A Chance Meeting",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACompany(),
            requires=(AtPlace(any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD, SiteType.RUINS_AND_LAIRS)),),
            effects=(BringCharacter(),),
        ),
    ),
)
