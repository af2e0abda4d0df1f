"""Resource events of Against the Shadow for minions: ways below, what is searched, what is gathered."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Able, BoundFor, Not, With, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheAttack
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Pile,
    Race,
    Side,
    SiteType,
    Skill,
    Stat,
    Turned,
)

FAR_BELOW_THE_DEEPEST_DELVINGS = Event(
    code="AS-84",
    name="Far Below the Deepest Delvings",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.END_OF_MOVEMENT_HAZARD,
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, BoundFor(Mark.UNDER_DEEPS)),),
            effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=ANY_SITE)),),
        ),
    ),
)

LEGENDARY_STAIR = Event(
    code="AS-91",
    name="Legendary Stair",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(
                Is(Subject.SITE, Turned.UNTAPPED),
                Is(Subject.COMPANY, BoundFor(Mark.UNDER_DEEPS)),
            ),
            effects=(ForTheTurn(Permit(Deed.GO_BACK, where=ANY_SITE)),),
        ),
    ),
)

THE_UNDER_ROADS = Event(
    code="AS-106",
    name="The Under-roads",
    side=Side.RESOURCE,
    length=Length.LONG,
    alignment=Alignment.MINION,
    uses=(Use(),),
    abilities=(
        Modify(Check.UNDER_DEEPS_MOVEMENT, +3, all_of(With(Subject.COMPANY), Alignment.MINION)),
        Forbid(Deed.PLAY, named("The Way is Shut")),
    ),
)

HOARD_WELL_SEARCHED = Event(
    code="AS-87",
    name="Hoard Well-searched",
    side=Side.RESOURCE,
    length=Length.SHORT,
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.SITE,
            user=Skill.SCOUT,
            requires=(Is(Subject.SITE, all_of(Turned.TAPPED, Mark.HOARD)),),
            effects=(
                Put(
                    all_of(any_of(ItemClass.MINOR, ItemClass.MAJOR), Mark.PLAYABLE_HERE),
                    Pile.PLAY,
                    (Pile.HAND,),
                    may=True,
                    onto=Subject.COMPANY,
                ),
            ),
        ),
    ),
)

RIVEN_GATE = Event(
    code="AS-98",
    name="Riven Gate",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Keyword.SORCERY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=all_of(Not(Race.RINGWRAITH), Able(Keyword.SORCERY)),
            target=TheAttack(Sort.AUTOMATIC_ATTACK),
            requires=(Is(Subject.SITE, SiteType.BORDER_HOLD),),
            effects=(
                Cancel(Canceled.ATTACKS_HERE),
                ForTheTurn(Modify(Check.INFLUENCE, +2, Subject.SITE, against=Sort.FACTION), on=Subject.SITE),
                Roll(Check.CORRUPTION, Subject.USER, (-4,)),
            ),
        ),
        Use(
            when=Moment.ATTACK,
            user=all_of(Race.RINGWRAITH, Able(Keyword.SORCERY)),
            target=TheAttack(Sort.AUTOMATIC_ATTACK),
            requires=(Is(Subject.SITE, SiteType.BORDER_HOLD),),
            effects=(
                Cancel(Canceled.ATTACKS_HERE),
                ForTheTurn(Modify(Check.INFLUENCE, +2, Subject.SITE, against=Sort.FACTION), on=Subject.SITE),
            ),
        ),
    ),
)

TRIBUTE_GARNERED = Event(
    code="AS-104",
    name="Tribute Garnered",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marshalling_points=1,
    marks=(Duplication.ON_A_CARD,),
    alignment=Alignment.MINION,
    uses=(Use(target=A(Sort.FACTION)),),
    abilities=(
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

THE_GREAT_EYE = Event(
    code="AS-85",
    name="The Great Eye",
    side=Side.RESOURCE,
    length=Length.LONG,
    marks=(Duplication.ANYWHERE,),
    alignment=Alignment.MINION,
    uses=(Use(requires=(Is(Subject.PLAYER, named("Sauron")),)),),
    abilities=(
        Modify(Stat.HAZARD_LIMIT, -1, Sort.COMPANY, least=2),
        May(
            Use(
                target=A(
                    all_of(Side.HAZARD, Mark.DECLARED, any_of(Length.SHORT, Length.LONG, Length.PERMANENT))
                ),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(Cancel(Canceled.CARD),),
            )
        ),
    ),
)

HAIL_OF_DARTS = Event(
    code="AS-86",
    name="Hail of Darts",
    side=Side.RESOURCE,
    length=Length.SHORT,
    marks=(Duplication.ON_A_COMPANY,),
    alignment=Alignment.MINION,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(Sort.COMPANY),
            effects=(ForTheTurn(Modify(Stat.SUPPORT, 3, how=How.SET)),),
        ),
    ),
)
