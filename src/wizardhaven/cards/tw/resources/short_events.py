"""Resource short-events of The Wizards."""

from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Is, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import (
    Become,
    EndTheGame,
    ForTheTurn,
    ModifyCheck,
    Roll,
    Tap,
)
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, AtMost, Beside, BoundFor, Having, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack, TheRoll, TheStrike
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
    Turned,
)

BRIDGE = Event(
    code="TW-202",
    name="Bridge",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_MOVEMENT_HAZARD,
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, BoundFor(SiteType.HAVEN)),),
            effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=SiteType.HAVEN)),),
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
            costs=(Tap(Subject.USER),),
            effects=(Cancel(Canceled.ATTACK),),
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
            target=A(all_of(Sort.CHARACTER, Having(Keyword.THE_ONE_RING)), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.SITE, named("Mount Doom")),),
            effects=(
                Roll(
                    Check.CORRUPTION,
                    Subject.TARGET,
                    (-4,),
                    then=(EndTheGame(destroying=Keyword.THE_ONE_RING),),
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
            effects=(Cancel(Canceled.ATTACK),),
        ),
        Use(
            when=Moment.ATTACK,
            target=TheAttack(),
            requires=(There(named("Gates of Morning")),),
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
            target=A(all_of(Sort.COMPANY, With(Skill.DIPLOMAT))),
            requires=(Is(Subject.SITE, named("Eagles’ Eyrie")),),
            effects=(
                ForTheTurn(
                    Permit(
                        Deed.MOVE,
                        where=all_of(
                            Not(any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)), Not(Mark.UNDER_DEEPS)
                        ),
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
            target=A(all_of(Sort.CHARACTER, Having(Keyword.THE_ONE_RING)), Whose.OF_THE_COMPANY),
            requires=(
                Is(Subject.SITE, named("Mount Doom")),
                There(all_of(named("Gollum"), At(named("Mount Doom")))),
            ),
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
            effects=(
                ForTheTurn(Modify(Stat.HAZARD_DRAWS, 2, how=How.TIMES)),
                ForTheTurn(Permit(Deed.GO_BACK, where=SiteType.HAVEN)),
            ),
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
            costs=(Tap(Subject.USER),),
            effects=(
                ForTheTurn(
                    Permit(
                        Deed.CANCEL_BY_TAPPING,
                        condition=Both(
                            (
                                There(RegionType.COASTAL_SEA, Subject.PATH),
                                Unless(
                                    There(
                                        all_of(
                                            Not(RegionType.COASTAL_SEA), Beside(Not(RegionType.COASTAL_SEA))
                                        ),
                                        Subject.PATH,
                                    )
                                ),
                            )
                        ),
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
        Use(
            target=A(all_of(Sort.CHARACTER, Race.HOBBIT)), effects=(Become(Subject.TARGET, Turned.UNTAPPED),)
        ),
        Use(
            when=Moment.ORGANIZATION,
            target=A(all_of(Sort.CHARACTER, Race.HOBBIT, State.WOUNDED)),
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
            target=A(all_of(Sort.COMPANY, With(named("Aragorn II")))),
            requires=(Is(Subject.SITE, named("Dunharrow")),),
            effects=(
                ForTheTurn(
                    Permit(
                        Deed.MOVE,
                        where=named("Vale of Erech"),
                        then=(
                            Forbid(Deed.PLAY, all_of(Sort.CREATURE, Not(Race.UNDEAD))),
                            Permit(Deed.KEY, Race.UNDEAD),
                        ),
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
            costs=(Tap(Subject.USER),),
            effects=(ForTheTurn(Forbid(Deed.PLAY, Sort.CREATURE), on=Subject.COMPANY),),
        ),
    ),
)

THE_COCK_CROWS = Event(
    code="TW-342",
    name="The Cock Crows",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(when=Moment.ATTACK, target=TheAttack(Race.TROLL), effects=(Cancel(Canceled.ATTACK),)),
        Use(
            target=A(all_of(Sort.EVENT, Side.HAZARD, Length.PERMANENT), Whose.ANYBODYS),
            requires=(There(named("Gates of Morning")),),
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
            costs=(Tap(Subject.USER),),
            effects=(
                Put(
                    all_of(any_of(ItemClass.MINOR, ItemClass.MAJOR, ItemClass.GOLD_RING), Mark.PLAYABLE_HERE),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
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
            effects=(Cancel(Canceled.ATTACK), Roll(Check.CORRUPTION, Subject.USER, (-2,))),
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
            effects=(Cancel(Canceled.EFFECT), Roll(Check.CORRUPTION, Subject.USER, (-2,))),
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
            effects=(ModifyCheck(Count(Sort.CHARACTER, Subject.COMPANY)),),
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
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),),
            effects=(Rule(Own.TURN_UP_ITEM, 3),),
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
            target=A(Sort.COMPANY),
            requires=(
                Is(Subject.SITE, any_of(SiteType.FREE_HOLD, SiteType.BORDER_HOLD, SiteType.RUINS_AND_LAIRS)),
            ),
            effects=(
                Put(
                    all_of(Sort.CHARACTER, Not(Sort.AVATAR)),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=With(Subject.COMPANY),
                ),
            ),
        ),
    ),
)
