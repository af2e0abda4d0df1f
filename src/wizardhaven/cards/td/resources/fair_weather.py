"""Resource events of The Dragons for those who travel by day and by hidden paths."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Both, Is, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, KeyedTo, Not, all_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import Keyword, Length, Moment, Pile, Race, RegionType, Side, Stat

CLOUDLESS_DAY = Event(
    code="TD-104",
    name="Cloudless Day",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Keyword.ENVIRONMENT,),
    uses=(Use(requires=(There(named("Gates of Morning")),)),),
    abilities=(Fights(Manner.DEFENDER_ASSIGNS, all_of(Sort.ATTACK, Sort.CREATURE)),),
)

ELF_PATH = Event(
    code="TD-111",
    name="Elf-path",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            user=Race.ELF,
            costs=(Tap(Subject.USER),),
            effects=(
                ForTheTurn(
                    Forbid(
                        Deed.PLAY,
                        all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,)))),
                        condition=Both(
                            (
                                Unless(There(ANYTHING, Subject.PATH, 3)),
                                Unless(There(RegionType.DARK_DOMAIN, Subject.PATH)),
                                Unless(There(RegionType.SHADOW_LAND, Subject.PATH)),
                            )
                        ),
                    ),
                    on=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

HEY_COME_MERRY_DOL = Event(
    code="TD-124",
    name="Hey! come merry dol!",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(ForTheTurn(Modify(Stat.REGIONS, 2, RegionType.WILDERNESS, how=How.DIVIDED)),),
        ),
    ),
)

ECHO_OF_ALL_JOY = Event(
    code="TD-110",
    name="Echo of all Joy",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(all_of(Sort.EVENT, Side.RESOURCE, Length.LONG), Whose.ANYBODYS),
            requires=(Unless(There(named("Doors of Night"))),),
        ),
    ),
    abilities=(
        Forbid(Deed.LEAVE_PLAY, Length.LONG),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.TARGET, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
        When(
            Occasion.CARD_PLAYED,
            Put(Subject.TARGET, Pile.DISCARD_PILE),
            about=Subject.EVERYBODY,
            of=named("Doors of Night"),
        ),
    ),
)
