"""Gatherings, farewells and lore: resource events of Dark Minions."""

from wizardhaven.vocabulary.abilities import (
    DiscardOnMove,
    DiscardWhenDefeated,
    DiscardWhile,
    May,
    StorableAt,
)
from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.bonuses import AttackBonus, Bonus
from wizardhaven.vocabulary.card_effects import Fetch
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    CompanyHas,
    Happened,
    InPlay,
    MovingTo,
    Past,
    PathHas,
    Unless,
)
from wizardhaven.vocabulary.effects import Become, ForTheTurn, ModifyCheck, RollFor, Tap, Untap
from wizardhaven.vocabulary.followers import AnySize, Control, MayBring
from wizardhaven.vocabulary.journeys import RestAfterJourney
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.playing import DiscardCost, TapCost, Use
from wizardhaven.vocabulary.selectors import AnyFaction, Characters, FactionsOf, Subject, Whose
from wizardhaven.vocabulary.standing import DoesNotUntap
from wizardhaven.vocabulary.such import any_of
from wizardhaven.vocabulary.targets import ACharacter, ACheck, ACompany
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Source,
    Stat,
    State,
)

AN_UNEXPECTED_PARTY = Event(
    code="DM-114",
    name="An Unexpected Party",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(Use(when=Moment.ORGANIZATION, target=ACompany()),),
    abilities=(
        AnySize(),
        Control(0, in_company=Characters(races=(Race.DWARF,), mind_at_most=2)),
        MayBring(races=(Race.DWARF,), any_number=True),
        DiscardWhile(CompanyHas((Characters(other_than=(Race.WIZARD,), mind_at_least=6),), at_least=2)),
        DiscardWhile(CompanyHas((Characters(other_than=(Race.DWARF,)),), at_least=3)),
        DiscardWhile(Unless(CompanyHas((Characters(races=(Race.DWARF,), mind_at_least=6),)))),
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
            target=ACharacter(Characters(name="Gandalf")),
            requires=(AtPlace(SitesOf((SiteType.HAVEN,))),),
            effects=(Tap(Subject.TARGET),),
        ),
    ),
    abilities=(Bonus(Stat.DIRECT_INFLUENCE, +2, against=(Race.HOBBIT, FactionsOf(Race.HOBBIT))),),
)

HERB_LORE = Event(
    code="DM-136",
    name="Herb-lore",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    uses=(
        Use(
            when=Moment.MOVEMENT_HAZARD,
            target=ACharacter(Characters(name="Radagast"), Whose.OF_THE_COMPANY),
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
            requires=(AtPlace(SitesOf((SiteType.HAVEN,))), MovingTo()),
            effects=(ForTheTurn(RestAfterJourney(everybody_at=SitesOf((SiteType.HAVEN,)))),),
        ),
    ),
)

MORE_ALERT_THAN_MOST = Event(
    code="DM-150",
    name="More Alert than Most",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ANYWHERE,
    uses=(Use(),),
    abilities=(
        AttackBonus(strikes=-1, choosing=True, least_strikes=1),
        AttackBonus(strikes=-1, choosing=True, least_strikes=1, condition=InPlay("Gates of Morning")),
        DiscardWhenDefeated(),
    ),
)

CUP_OF_FAREWELL = Event(
    code="DM-122",
    name="Cup of Farewell",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    duplication=Duplication.ON_A_COMPANY,
    uses=(Use(when=Moment.ORGANIZATION, target=ACompany(), requires=(AtPlace(SitesOf((SiteType.HAVEN,))),)),),
    abilities=(
        May(
            Use(
                user=Characters(),
                costs=(TapCost(Subject.USER),),
                requires=(AtPlace(SitesOf((SiteType.HAVEN,))),),
                effects=(Fetch((Source.SIDEBOARD,), item_class=ItemClass.MINOR, to_hand=True, shown=True),),
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
    unique=True,
    marshalling_points=1,
    uses=(Use(target=ACharacter(Characters(name="Arwen")), requires=(AtPlace(SiteNamed("Minas Tirith")),)),),
    abilities=(
        Bonus(Stat.DIRECT_INFLUENCE, +2),
        Bonus(Stat.MIND, +2),
        DiscardOnMove(except_to=("Anórien", "Lebennin", "Lamedon", "Belfalas", "Anfalas")),
        May(
            Use(
                costs=(TapCost(Subject.BEARER),),
                effects=(Fetch((Source.PLAY_DECK, Source.DISCARD_PILE), playable_here=True, to_hand=True),),
            )
        ),
    ),
)

FIREWORKS = Event(
    code="DM-130",
    name="Fireworks",
    side=Side.RESOURCE,
    length=Length.PERMANENT,
    keywords=(Keyword.RITUAL,),
    uses=(
        Use(
            target=ACharacter(Characters(skill=Skill.SAGE)),
            costs=(TapCost(Subject.TARGET),),
            requires=(AtPlace(SitesOf((SiteType.BORDER_HOLD, SiteType.FREE_HOLD), tapped=True)),),
            effects=(
                RollFor(
                    then=(Untap(Subject.SITE),),
                    plus=(
                        Amount.MIND,
                        CharactersInCompany(Characters(races=(Race.WIZARD,)), each=10, himself=True),
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
    keywords=(Keyword.STOLEN_KNOWLEDGE,),
    marshalling_points=1,
    uses=(
        Use(
            target=ACharacter(Characters(skill=Skill.SCOUT), Whose.OF_THE_COMPANY),
            costs=(TapCost(Subject.TARGET),),
            requires=(Happened(Past.JUST_FACED, any_of(Race.ORC, Race.TROLL, Race.MAN)),),
        ),
    ),
    abilities=(
        StorableAt((SitesOf((SiteType.HAVEN,)),)),
        May(
            Use(
                when=Moment.CHECK,
                target=ACheck((Check.INFLUENCE,), against=(AnyFaction(),)),
                costs=(DiscardCost(Subject.THIS_CARD),),
                effects=(ModifyCheck(+3),),
            )
        ),
    ),
)
