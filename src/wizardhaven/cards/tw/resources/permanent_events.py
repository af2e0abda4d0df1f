"""Resource permanent-events of The Wizards."""

from wizardhaven.vocabulary.abilities import DiscardWhile, StorableAt, When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Happened, Is, Past, There, Unless
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, AtLeast, all_of, any_of, named
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Purpose,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

ALIGN_PALANTIR = Event(
    code="TW-190",
    name="Align Palantír",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=2,
    corruption=2,
    marks=(Duplication.ON_A_CARD,),
    uses=(Use(user=Skill.SAGE, target=A(all_of(Sort.ITEM, Keyword.PALANTIR))),),
    abilities=(
        Permit(Deed.USE, Keyword.PALANTIR),
        StorableAt(),
        When(Occasion.COMPANY_ARRIVES, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.COMPANY),
    ),
)

DREAMS_OF_LORE = Event(
    code="TW-210",
    name="Dreams of Lore",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=2,
    uses=(
        Use(
            when=Moment.SITE,
            user=Skill.SAGE,
            costs=(Tap(Subject.USER),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.USER), Tap(Subject.SITE)),
        ),
    ),
    abilities=(Forbid(Deed.UNTAP, Subject.BEARER), StorableAt((SiteType.HAVEN,))),
)

FELLOWSHIP = Event(
    code="TW-240",
    name="Fellowship",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(Is(Subject.SITE, SiteType.HAVEN), Is(Subject.COMPANY, AtLeast(Tally.HEADS, 4))),
        ),
    ),
    abilities=(
        Modify(Stat.PROWESS, +1, Subject.COMPANY),
        Modify(Check.CORRUPTION, +1, Subject.COMPANY),
        DiscardWhile(Happened(Past.JOINED_OR_LEFT)),
    ),
)

GATES_OF_MORNING = Event(
    code="TW-243",
    name="Gates of Morning",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        When(
            Occasion.CARD_PLAYED,
            Put(all_of(Keyword.ENVIRONMENT, Side.HAZARD), Pile.DISCARD_PILE, count=None),
            about=Subject.THIS_CARD,
        ),
    ),
)

RESCUE_PRISONERS = Event(
    code="TW-315",
    name="Rescue Prisoners",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.AT_A_SITE,),
    uses=(
        Use(
            when=Moment.SITE,
            requires=(
                Is(Subject.SITE, all_of(any_of(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD), Turned.TAPPED)),
            ),
            effects=(
                Face((Attack(Race.SPIDER, strikes=2, prowess=7),)),
                Put(Subject.THIS_CARD, Pile.PLAY, onto=Subject.COMPANY),
            ),
        ),
    ),
    abilities=(
        Forbid(Deed.UNTAP, Subject.BEARER),
        StorableAt((any_of(SiteType.HAVEN, SiteType.BORDER_HOLD, SiteType.FREE_HOLD),), points=2),
    ),
)

RETURN_OF_THE_KING = Event(
    code="TW-316",
    name="Return of the King",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE,),
    marshalling_points=3,
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("Aragorn II"))),
            requires=(Is(Subject.SITE, named("Minas Tirith")), Unless(There(named("Denethor II")))),
        ),
    ),
    abilities=(Modify(Stat.DIRECT_INFLUENCE, +3),),
)

THE_WHITE_TREE = Event(
    code="TW-348",
    name="The White Tree",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE,),
    marshalling_points=5,
    uses=(
        Use(
            user=Skill.SAGE,
            costs=(
                Put(all_of(named("Sapling of the White Tree"), At(named("Minas Tirith"))), Pile.DISCARD_PILE),
            ),
            requires=(Is(Subject.SITE, named("Minas Tirith")),),
        ),
    ),
    abilities=(CountsAs(SiteType.HAVEN, named("Minas Tirith"), (Purpose.HEALING, Purpose.PLAYING_HAZARDS)),),
)

SWORDMASTER = Event(
    code="TW-498",
    name="Swordmaster",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    marks=(Duplication.ON_A_CHARACTER,),
    uses=(
        Use(
            when=Moment.SITE,
            target=A(all_of(Sort.CHARACTER, Skill.SAGE), Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(Is(Subject.SITE, all_of(Turned.UNTAPPED, Mark.INFORMATION)),),
            effects=(Tap(Subject.SITE),),
        ),
    ),
    abilities=(CountsAs(Skill.WARRIOR), Fights(Manner.TWO_WEAPONS)),
)
