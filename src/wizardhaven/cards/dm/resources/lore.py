"""Gatherings, farewells and lore: resource events of Dark Minions."""

from wizardhaven.vocabulary.abilities import (
    DiscardWhile,
    May,
    StorableAt,
    When,
)
from wizardhaven.vocabulary.amounts import Amount, Count
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import (
    Happened,
    Is,
    Past,
    There,
    Unless,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, ModifyCheck, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.journeys import RestAfterJourney
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, AtMost, Not, With, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import A, TheRoll
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
    uses=(Use(when=Moment.ORGANIZATION, target=A(Sort.COMPANY)),),
    abilities=(
        Permit(Deed.EXCEED_SIZE),
        Modify(Stat.CONTROL, 0, all_of(With(Subject.COMPANY), Race.DWARF, AtMost(Stat.MIND, 2)), how=How.SET),
        Permit(Deed.BRING_ANY_NUMBER, Race.DWARF),
        DiscardWhile(There(all_of(Not(Race.WIZARD), AtLeast(Stat.MIND, 6)), Subject.COMPANY, 2)),
        DiscardWhile(There(Not(Race.DWARF), Subject.COMPANY, 3)),
        DiscardWhile(Unless(There(all_of(Race.DWARF, AtLeast(Stat.MIND, 6)), Subject.COMPANY))),
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
            target=A(all_of(Sort.CHARACTER, named("Gandalf"))),
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
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
            target=A(all_of(Sort.CHARACTER, named("Radagast")), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING), There(RegionType.WILDERNESS, Subject.PATH)),
            effects=(Tap(Subject.TARGET),),
        ),
    ),
    abilities=(
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER), Put(Subject.THIS_CARD, Pile.DISCARD_PILE)),
                effects=(Become(Subject.COMPANY, State.WELL), Become(Subject.COMPANY, Turned.UNTAPPED)),
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.SITE, SiteType.HAVEN), Is(Subject.COMPANY, Mark.MOVING)),
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
            condition=There(named("Gates of Morning")),
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
    uses=(
        Use(when=Moment.ORGANIZATION, target=A(Sort.COMPANY), requires=(Is(Subject.SITE, SiteType.HAVEN),)),
    ),
    abilities=(
        May(
            Use(
                user=ANYBODY,
                costs=(Tap(Subject.USER),),
                requires=(Is(Subject.SITE, SiteType.HAVEN),),
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
    uses=(
        Use(
            target=A(all_of(Sort.CHARACTER, named("Arwen"))),
            requires=(Is(Subject.SITE, named("Minas Tirith")),),
        ),
    ),
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
                costs=(Tap(Subject.BEARER),),
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
            target=A(all_of(Sort.CHARACTER, Skill.SAGE)),
            costs=(Tap(Subject.TARGET),),
            requires=(
                Is(Subject.SITE, all_of(any_of(SiteType.BORDER_HOLD, SiteType.FREE_HOLD), Turned.TAPPED)),
            ),
            effects=(
                Roll(
                    None,
                    Subject.TARGET,
                    (
                        Amount.MIND,
                        Count(Race.WIZARD, Subject.USER, 10),
                    ),
                    above=12,
                    then=(Become(Subject.SITE, Turned.UNTAPPED),),
                ),
            ),
        ),
    ),
    abilities=(Forbid(Deed.UNTAP_ONCE, Subject.BEARER),),
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
            target=A(all_of(Sort.CHARACTER, Skill.SCOUT), Whose.OF_THE_COMPANY),
            costs=(Tap(Subject.TARGET),),
            requires=(Happened(Past.JUST_FACED, any_of(Race.ORC, Race.TROLL, Race.MAN)),),
        ),
    ),
    abilities=(
        StorableAt((SiteType.HAVEN,)),
        May(
            Use(
                when=Moment.CHECK,
                target=TheRoll((Check.INFLUENCE,), against=(Sort.FACTION,)),
                costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                effects=(ModifyCheck(+3),),
            )
        ),
    ),
)
