"""Hazard short-events of The Dragons."""

from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Both, Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Send
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Having, Needing, Not, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Movement,
    RegionType,
    Side,
    SiteType,
    Skill,
)

INCITE_DENIZENS = Event(
    code="TD-34",
    name="Incite Denizens",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_SITE,),
    uses=(
        Use(
            target=A(all_of(Sort.AUTOMATIC_ATTACK, At(SiteType.RUINS_AND_LAIRS)), Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(Fights(Manner.TWICE)),),
        ),
    ),
)

SEARCHING_EYE = Event(
    code="TD-67",
    name="Searching Eye",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(any_of(Mark.DECLARED, Mark.IN_PLAY), Needing(Skill.SCOUT))),
            effects=(Cancel(Canceled.CARD),),
        ),
    ),
    abilities=(Permit(Deed.REVEAL_AGAINST, Needing(Skill.SCOUT)),),
)

DRAGON_SICKNESS = Event(
    code="TD-18",
    name="Dragon-sickness",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.CORRUPTION,),
    uses=(
        Use(
            target=A(
                all_of(Sort.CHARACTER, Having(any_of(ItemClass.MAJOR, ItemClass.GREATER))),
                Whose.OF_THE_COMPANY,
            ),
            effects=(Roll(Check.CORRUPTION, Subject.TARGET, (-1,)),),
        ),
    ),
)

CRUEL_CARADHRAS = Event(
    code="TD-9",
    name="Cruel Caradhras",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(
                Both(
                    (
                        Is(Subject.COMPANY, Movement.REGION),
                        There(
                            all_of(
                                named(
                                    "High Pass",
                                    "Redhorn Gate",
                                    "Angmar",
                                    "Gundabad",
                                    "Grey Mountain Narrows",
                                    "Imlad Morgul",
                                ),
                                Not(Subject.NEW_SITE),
                            ),
                            Subject.PATH,
                        ),
                    )
                ),
            ),
            effects=(
                Face(
                    (Attack(None, 1, 8, abilities=(Modify(Check.BODY, +1, Subject.THIS_CARD),)),),
                    who=Subject.EVERYBODY,
                ),
            ),
        ),
    ),
)

WITHERED_LANDS = Event(
    code="TD-85",
    name="Withered Lands",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT,),
    uses=(
        Use(
            target=A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(
                ForTheTurn(CountsAs(all_of(RegionType.WILDERNESS, RegionType.WILDERNESS), Subject.TARGET)),
            ),
        ),
        Use(
            target=A(RegionType.SHADOW_LAND, Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(
                ForTheTurn(CountsAs(all_of(RegionType.WILDERNESS, RegionType.WILDERNESS), Subject.TARGET)),
            ),
        ),
        Use(
            target=A(RegionType.BORDER_LAND, Whose.OF_THE_COMPANY),
            requires=(There(named("Doors of Night")),),
            effects=(
                ForTheTurn(CountsAs(all_of(RegionType.WILDERNESS, RegionType.WILDERNESS), Subject.TARGET)),
            ),
        ),
    ),
)

WINDS_OF_WRATH = Event(
    code="TD-82",
    name="Winds of Wrath",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Keyword.ENVIRONMENT,),
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(
                There(named("Doors of Night")),
                Is(Subject.COMPANY, Mark.MOVING),
                There(RegionType.COASTAL_SEA, Subject.PATH),
            ),
            effects=(Send(RegionType.COASTAL_SEA, Subject.NEW_SITE),),
        ),
    ),
)
