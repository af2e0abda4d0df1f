"""Dark enchantments of Dark Minions, and hazards against lore, hands and piles."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.piles import Keeps, Look
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Beside, Not, WoundedBy, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Points,
    Race,
    Side,
    Skill,
    Stat,
)

ENDLESS_WHISPERS = Event(
    code="DM-54",
    name="Endless Whispers",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT, Keyword.DARK_ENCHANTMENT, Duplication.ON_A_CHARACTER),
    uses=(
        Use(target=A(all_of(Sort.CHARACTER, Not(Race.WIZARD), WoundedBy(Race.UNDEAD)), Whose.OF_THE_COMPANY)),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.BEARER),
        May(
            Use(
                when=Moment.ORGANIZATION,
                user=Skill.SAGE,
                costs=(Tap(Subject.USER),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.USER,
                        above=7,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
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
    uses=(
        Use(target=A(all_of(Sort.CHARACTER, Not(Race.WIZARD), WoundedBy(Race.UNDEAD)), Whose.OF_THE_COMPANY)),
    ),
    abilities=(
        When(Occasion.CARD_DISCARDED, Roll(Check.CORRUPTION, Subject.BEARER), about=Subject.PLAYER),
        Modify(Stat.DIRECT_INFLUENCE, 0, how=How.SET),
        May(
            Use(
                when=Moment.ORGANIZATION,
                user=Skill.SAGE,
                costs=(Tap(Subject.COMPANY),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.COMPANY,
                        above=6,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)

GNAW_WITH_WORDS = Event(
    code="DM-60",
    name="Gnaw with Words",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Skill.SAGE, Beside(Skill.SAGE)), Whose.OF_THE_COMPANY),
            effects=(Tap(Subject.TARGET),),
        ),
        Use(
            target=A(all_of(Sort.CHARACTER, Skill.DIPLOMAT, Beside(Skill.DIPLOMAT)), Whose.OF_THE_COMPANY),
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
    uses=(
        Use(
            effects=(
                Look(
                    Pile.DISCARD_PILE,
                    4,
                    Whose.OPPONENTS,
                    then=Put(Not(Mark.UNIQUE), Pile.REMOVED, (Pile.DISCARD_PILE,), may=True),
                ),
            )
        ),
    ),
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
            effects=(
                Look(
                    Pile.TOP,
                    10,
                    Whose.OPPONENTS,
                    then=Put(
                        all_of(Sort.ITEM, Not(ItemClass.SPECIAL), Not(Keyword.HOARD)),
                        Pile.ASIDE,
                        (Pile.TOP,),
                        by=Whose.OPPONENTS,
                    ),
                ),
            ),
        ),
    ),
    abilities=(Keeps(Sort.ITEM, Mark.UNDER_DEEPS),),
)
