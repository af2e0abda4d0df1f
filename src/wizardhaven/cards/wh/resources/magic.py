"""Magic of The White Hand, who may use it, and what else comes of it."""

from wizardhaven.vocabulary.abilities import DiscardWhile, May, When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Either, Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, Having, Not, On, SpecificTo, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
)

THE_FIERY_BLADE = Event(
    code="WH-44",
    name="The Fiery Blade",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    alignment=Alignment.MINION,
    uses=(Use(target=A(all_of(Sort.CHARACTER, Race.RINGWRAITH))),),
    abilities=(
        Modify(Stat.BODY, -1, Subject.FOE),
        Modify(Stat.PROWESS, -2, Subject.FOE, condition=Is(Subject.BEARER, named("The Witch-king"))),
        Modify(Stat.BODY, -1, Subject.FOE, condition=Is(Subject.BEARER, named("The Witch-king"))),
        When(Occasion.STRIKE_FAILED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.BEARER),
        DiscardWhile(Is(Subject.BEARER, Having(named("Morgul-blade")))),
    ),
)

GOVERN_THE_STORMS = Event(
    code="WH-45",
    name="Govern the Storms",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SORCERY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Able(Keyword.SORCERY),
            effects=(
                ForTheTurn(
                    Forbid(Deed.AFFECT, any_of(Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
                    on=Subject.COMPANY,
                ),
                Roll(Check.CORRUPTION, Subject.USER, (-4,)),
            ),
        ),
    ),
)

PIERCING_ALL_SHADOWS = Event(
    code="WH-47",
    name="Piercing All Shadows",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    corruption=3,
    marks=(Duplication.ON_A_COMPANY,),
    alignment=Alignment.MINION,
    uses=(Use(when=Moment.ORGANIZATION, target=A(all_of(Sort.CHARACTER, Skill.RANGER))),),
    abilities=(
        May(
            Use(
                costs=(Tap(Subject.BEARER),),
                effects=(
                    ForTheTurn(
                        Forbid(Deed.AFFECT, any_of(Danger.RETURN_TO_ORIGIN, Danger.TAPPING_OF_SITES)),
                        on=Subject.COMPANY,
                    ),
                    Roll(Check.CORRUPTION, Subject.BEARER),
                ),
            )
        ),
    ),
)

POISON_OF_HIS_VOICE = Event(
    code="WH-48",
    name="Poison of his Voice",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SPIRIT_MAGIC,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Able(Keyword.SPIRIT_MAGIC),
            target=A(
                all_of(Sort.EVENT, Side.HAZARD, Length.PERMANENT, On(With(Subject.USER))), Whose.ANYBODYS
            ),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE), Roll(Check.CORRUPTION, Subject.USER, (-3,))),
        ),
        Use(
            user=all_of(Race.FALLEN_WIZARD, Able(Keyword.SPIRIT_MAGIC)),
            effects=(
                ForTheTurn(Modify(Stat.STAGE_POINTS, -6, least=3), on=Subject.USER),
                Roll(Check.CORRUPTION, Subject.USER, (-3,)),
            ),
        ),
    ),
)

SOJOURN_IN_SHADOWS = Event(
    code="WH-49",
    name="Sojourn in Shadows",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SHADOW_MAGIC,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Able(Keyword.SHADOW_MAGIC),
            target=A(all_of(Sort.CHARACTER, With(Subject.USER))),
            effects=(Fights(Manner.SPARED, Subject.TARGET), Roll(Check.CORRUPTION, Subject.USER, (-4,))),
        ),
    ),
)

WHITE_LIGHT_BROKEN = Event(
    code="WH-50",
    name="White Light Broken",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SORCERY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            user=Able(Keyword.SORCERY),
            effects=(
                ForTheTurn(Modify(Check.CORRUPTION, +2), on=Subject.USER),
                Roll(Check.CORRUPTION, Subject.USER),
            ),
        ),
        Use(
            user=all_of(Race.FALLEN_WIZARD, Able(Keyword.SORCERY)),
            effects=(
                ForTheTurn(Modify(Stat.STAGE_POINTS, -4, least=3), on=Subject.USER),
                Roll(Check.CORRUPTION, Subject.USER),
            ),
        ),
    ),
)

NEVER_REFUSE = Event(
    code="WH-78",
    name="Never Refuse",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=2,
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        Modify(
            Check.CORRUPTION,
            +2,
            all_of(With(Subject.COMPANY), Not(Race.WIZARD)),
            against=any_of(Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC),
        ),
    ),
)

SPELLS_BORN_OF_DISCORD = Event(
    code="WH-81",
    name="Spells Born of Discord",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=2,
    marks=(Duplication.BY_A_PLAYER,),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(Use(),),
    abilities=(
        Permit(Deed.USE, any_of(Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC), by=Sort.AVATAR),
    ),
)

ARCANE_SCHOOL = Event(
    code="WH-103",
    name="Arcane School",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    stage_points=1,
    marks=(Duplication.ON_A_CHARACTER, SpecificTo("Pallando")),
    alignment=Alignment.FALLEN_WIZARD,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, Skill.SAGE, Not(any_of(Race.HOBBIT, Race.DWARF)))),
            requires=(
                Either(
                    (
                        Is(Subject.SITE, all_of(SiteType.HAVEN, Alignment.FALLEN_WIZARD)),
                        Is(Subject.COMPANY, Mark.STARTING),
                    )
                ),
            ),
        ),
    ),
    abilities=(Permit(Deed.USE, any_of(Keyword.SORCERY, Keyword.SPIRIT_MAGIC, Keyword.SHADOW_MAGIC)),),
)
