"""Gatherings, farewells and lore: resource events of Dark Minions."""

from wizardhaven.vocabulary.abilities import (
    DiscardWhile,
    May,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    CompanyHas,
    Happened,
    InPlay,
    Is,
    MovingTo,
    Past,
    PathHas,
    Unless,
)
from wizardhaven.vocabulary.effects import Become, ForTheTurn, ModifyCheck, RollFor, Tap, Untap
from wizardhaven.vocabulary.followers import AnySize, MayBring
from wizardhaven.vocabulary.journeys import RestAfterJourney
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import DiscardCost, TapCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Not, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import ACharacter, ACompany, TheRoll
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
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

AN_UNEXPECTED_PARTY = Event(
    code="DM-114",
    name="An Unexpected Party",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(Use(when=Moment.ORGANIZATION, target=ACompany()),),
    abilities=(
        AnySize(),
        Modify(Stat.CONTROL, 0, all_of(With(Subject.COMPANY), Race.DWARF, AtMost(Stat.MIND, 2)), how=How.SET),
        MayBring(races=(Race.DWARF,), any_number=True),
        DiscardWhile(CompanyHas((all_of(Not(Race.WIZARD), AtLeast(Stat.MIND, 6)),), at_least=2)),
        DiscardWhile(CompanyHas((Not(Race.DWARF),), at_least=3)),
        DiscardWhile(Unless(CompanyHas((all_of(Race.DWARF, AtLeast(Stat.MIND, 6)),)))),
    ),
)

HOBBIT_LORE = Event(
    code="DM-139",
    name="Hobbit-lore",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACharacter(named("Gandalf")),
            requires=(AtPlace(SiteType.HAVEN),),
            effects=(Tap(Subject.TARGET),),
        ),
    ),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2, against=any_of(Race.HOBBIT, all_of(Sort.FACTION, Race.HOBBIT))),
    ),
)

HERB_LORE = Event(
    code="DM-136",
    name="Herb-lore",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            when=Moment.MOVEMENT_HAZARD,
            target=ACharacter(named("Radagast"), Whose.OF_THE_COMPANY),
            requires=(MovingTo(), PathHas(((RegionType.WILDERNESS, 1),))),
            effects=(Tap(Subject.TARGET),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(TapCost(Subject.BEARER), DiscardCost(Subject.THIS_CARD)),
                effects=(Become(Subject.COMPANY, State.WELL), Untap(Subject.COMPANY)),
            )
        ),
    ),
)

HEALING_OF_NIMRODEL = Event(
    code="DM-135",
    name="Healing of Nimrodel",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACompany(),
            requires=(AtPlace(SiteType.HAVEN), MovingTo()),
            effects=(ForTheTurn(RestAfterJourney(everybody_at=SiteType.HAVEN)),),
        ),
    ),
)

MORE_ALERT_THAN_MOST = Event(
    code="DM-150",
    name="More Alert than Most",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.STRIKES, -1, all_of(Sort.ATTACK, Mark.ATTACKER_ASSIGNS), least=1),
        Modify(
            Stat.STRIKES,
            -1,
            all_of(Sort.ATTACK, Mark.ATTACKER_ASSIGNS),
            condition=InPlay("Gates of Morning"),
            least=1,
        ),
        When(Occasion.ATTACK_DEFEATED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.THIS_CARD),
    ),
)

CUP_OF_FAREWELL = Event(
    code="DM-122",
    name="Cup of Farewell",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Duplication.ON_A_COMPANY,),
    uses=(Use(when=Moment.ORGANIZATION, target=ACompany(), requires=(AtPlace(SiteType.HAVEN),)),),
    abilities=(
        May(
            Use(
                user=ANYBODY,
                costs=(TapCost(Subject.USER),),
                requires=(AtPlace(SiteType.HAVEN),),
                effects=(Put(ItemClass.MINOR, Pile.HAND, (Pile.SIDEBOARD,), shown=True),),
                once_each_turn=True,
            )
        ),
    ),
)

CHOICE_OF_LUTHIEN = Event(
    code="DM-120",
    name="Choice of Lúthien",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Mark.UNIQUE,),
    marshalling_points=1,
    uses=(Use(target=ACharacter(named("Arwen")), requires=(AtPlace(named("Minas Tirith")),)),),
    abilities=(
        Modify(Stat.DIRECT_INFLUENCE, +2),
        Modify(Stat.MIND, +2),
        When(
            Occasion.COMPANY_ARRIVES,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.COMPANY,
            condition=Unless(
                Is(Subject.NEW_SITE, Within(("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas")))
            ),
        ),
        May(
            Use(
                costs=(TapCost(Subject.BEARER),),
                effects=(
                    Put(
                        all_of(any_of(Sort.ITEM, Sort.ALLY, Sort.FACTION), Mark.PLAYABLE_HERE),
                        Pile.HAND,
                        (Pile.PLAY_DECK, Pile.DISCARD_PILE),
                    ),
                ),
            )
        ),
    ),
)

FIREWORKS = Event(
    code="DM-130",
    name="Fireworks",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.RITUAL,),
    uses=(
        Use(
            target=ACharacter(Skill.SAGE),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(all_of(any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD), Turned.TAPPED)),),
            effects=(
                RollFor(
                    then=(Untap(Subject.SITE),),
                    plus=(
                        Amount.MIND,
                        CharactersInCompany(Race.WIZARD, each=10, himself=True),
                    ),
                    above=(((), 12),),
                ),
            ),
        ),
    ),
    abilities=(DoesNotUntap(Subject.BEARER, once=True),),
)

DARK_NUMBERS = Event(
    code="DM-123",
    name="Dark Numbers",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    marks=(Keyword.STOLEN_KNOWLEDGE,),
    marshalling_points=1,
    uses=(
        Use(
            target=ACharacter(Skill.SCOUT, Whose.OF_THE_COMPANY),
            costs=(TapCost(Subject.TARGET),),
            requires=(Happened(Past.JUST_FACED, any_of(Race.ORC, Race.TROLL, Race.MAN)),),
        ),
    ),
    abilities=(
        StorableAt((SiteType.HAVEN,)),
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.INFLUENCE,), against=(Sort.FACTION,)),
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(ModifyCheck(+3),),
            )
        ),
    ),
)
