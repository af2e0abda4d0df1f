"""Dark enchantments of Dark Minions, and hazards against lore, hands and piles."""

from wizardhaven.vocabulary.abilities import RemovalRoll, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.effects import CorruptionCheck, Tap
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import KeepsItems, TakeFromTop, TurnUpAtRandom
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Beside, Not, WoundedBy, all_of
from wizardhaven.vocabulary.targets import A, ACharacter
from wizardhaven.vocabulary.terms import Duplication, Keyword, Length, Pile, Points, Race, Side, Skill, Stat

ENDLESS_WHISPERS = Event(
    code="DM-54",
    name="Endless Whispers",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT, Keyword.DARK_ENCHANTMENT, Duplication.ON_A_CHARACTER),
    uses=(Use(target=ACharacter(all_of(Not(Race.WIZARD), WoundedBy(Race.UNDEAD)), Whose.OF_THE_COMPANY)),),
    abilities=(DoesNotUntap(Subject.BEARER), RemovalRoll(above=7, by=Skill.SAGE)),
)

PALE_DREAM_MAKER = Event(
    code="DM-78",
    name="Pale Dream-maker",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(
        Mark.OUTSIDE_HAZARD_LIMIT,
        Keyword.CORRUPTION,
        Keyword.DARK_ENCHANTMENT,
        Duplication.ON_A_CHARACTER,
    ),
    corruption=2,
    uses=(Use(target=ACharacter(all_of(Not(Race.WIZARD), WoundedBy(Race.UNDEAD)), Whose.OF_THE_COMPANY)),),
    abilities=(
        When(Occasion.CARD_DISCARDED, CorruptionCheck(by=Subject.BEARER), about=Subject.PLAYER),
        Modify(Stat.DIRECT_INFLUENCE, 0, how=How.SET),
        RemovalRoll(above=6, by=Skill.SAGE, not_bearer=True),
    ),
)

GNAW_WITH_WORDS = Event(
    code="DM-60",
    name="Gnaw with Words",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=ACharacter(all_of(Skill.SAGE, Beside(Skill.SAGE)), Whose.OF_THE_COMPANY),
            effects=(Tap(Subject.TARGET),),
        ),
        Use(
            target=ACharacter(all_of(Skill.DIPLOMAT, Beside(Skill.DIPLOMAT)), Whose.OF_THE_COMPANY),
            effects=(Tap(Subject.TARGET),),
        ),
    ),
)

WHICH_MIGHT_BE_LIES = Event(
    code="DM-100",
    name="Which Might Be Lies",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(
                all_of(Sort.EVENT, Side.RESOURCE, Length.PERMANENT, Mark.INFORMATION, Mark.STORED),
                Whose.ANYBODYS,
            ),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
    ),
)

NEITHER_SO_ANCIENT_NOR_SO_POTENT = Event(
    code="DM-73",
    name="Neither so Ancient Nor so Potent",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marshalling_points=2,
    points=Points.ITEM,
    marks=(Mark.AMONG_POINTS,),
    uses=(
        Use(
            target=A(all_of(Sort.ITEM, Mark.STORED), Whose.OPPONENTS),
            effects=(Put(Subject.TARGET, Pile.HAND),),
        ),
    ),
)

AWARE_OF_THEIR_WAYS = Event(
    code="DM-46",
    name="Aware of their Ways",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(effects=(TurnUpAtRandom(Pile.DISCARD_PILE, 4, removing=True),)),),
)

GREAT_SECRETS_BURIED_THERE = Event(
    code="DM-63",
    name="Great Secrets Buried There",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.ALSO_A_RESOURCE,),
    uses=(
        Use(
            requires=(Is(Subject.ACTIVE_PLAYER, AtLeast(Tally.PLAY_DECK, 10)),),
            effects=(TakeFromTop(10, beneath=True),),
        ),
    ),
    abilities=(KeepsItems(Mark.UNDER_DEEPS),),
)
