"""Hazard events of Dark Minions about creatures and their attacks."""

from wizardhaven.vocabulary.abilities import May, When
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.foes import KeepsCreature, SendCreature, StaysIf
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Aftermath, Occasion
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Having, KeyedTo, Not, Within, all_of, any_of, named
from wizardhaven.vocabulary.targets import (
    A,
    TheAttack,
    TheStrike,
)
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    Points,
    Race,
    RegionType,
    Side,
    SiteType,
    Stat,
)

ANGMAR_ARISES = Event(
    code="DM-44",
    name="Angmar Arises",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        Permit(
            Deed.KEY,
            KeyedTo((RegionType.SHADOW_LAND,)),
            where=Within(("Forochel", "Arthedain", "Angmar", "Gundabad", "Rhudaur")),
        ),
        Permit(Deed.KEY, KeyedTo((RegionType.DARK_DOMAIN,)), where=Within(("Angmar", "Gundabad"))),
        When(
            Occasion.ATTACK_DEFEATED,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.THIS_CARD,
            of=Sort.CREATURE,
        ),
    ),
)

BRING_OUR_CURSES_HOME = Event(
    code="DM-48",
    name="Bring Our Curses Home",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION,),
    corruption=3,
    uses=(
        Use(target=A(all_of(Sort.CHARACTER, Not(Race.WIZARD), Having(Sort.CREATURE)), Whose.OF_THE_COMPANY)),
    ),
    abilities=(StaysIf(Aftermath.CHARACTER_ELIMINATED), KeepsCreature()),
)

DOUBLED_VIGILANCE = Event(
    code="DM-51",
    name="Doubled Vigilance",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(target=A(all_of(Sort.SITE, SiteType.SHADOW_HOLD), Whose.OF_THE_COMPANY)),
        Use(
            target=A(
                all_of(Sort.SITE, any_of(SiteType.RUINS_AND_LAIRS, SiteType.BORDER_HOLD)),
                Whose.OF_THE_COMPANY,
            ),
            requires=(There(named("Doors of Night")),),
        ),
    ),
    abilities=(
        When(
            Occasion.SITE_ENTERED,
            Roll(
                None,
                Subject.COMPANY,
                (Count(Tally.SIZE, Subject.COMPANY, -1),),
                above=6,
                failing=(Face((Attack(Race.ORC, strikes=4, prowess=9),)),),
            ),
            about=Subject.SITE,
        ),
        Permit(Deed.REVEAL_AGAINST, Sort.COMPANY),
    ),
)

EXHALATION_OF_DECAY = Event(
    code="DM-55",
    name="Exhalation of Decay",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.CREATURE, Race.UNDEAD, Mark.DISCARDED)), effects=(SendCreature(prowess=-1),)
        ),
    ),
)

FOES_SHALL_FALL = Event(
    code="DM-59",
    name="Foes Shall Fall",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION,),
    corruption=1,
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(all_of(any_of(Race.DRAGON, Race.DRAKE), Sort.CREATURE), who=Not(Race.WIZARD)),
        ),
    ),
    abilities=(
        Modify(Stat.CORRUPTION_POINTS, +1, condition=Is(Subject.BEARER, Race.DWARF)),
        StaysIf(Aftermath.STRIKE_NOT_DEFEATED),
        KeepsCreature(),
    ),
)

HELMS_OF_IRON = Event(
    code="DM-64",
    name="Helms of Iron",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(all_of(Sort.EVENT, Race.NAZGUL, Length.PERMANENT)),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
    ),
    abilities=(
        Modify(Stat.BODY, +1, all_of(Sort.ATTACK, any_of(Race.ORC, Race.TROLL, Race.MAN))),
        Modify(
            Stat.BODY,
            4,
            all_of(Sort.ATTACK, any_of(Race.ORC, Race.TROLL, Race.MAN), Not(AtLeast(Stat.BODY, 0))),
            how=How.SET,
        ),
    ),
)

IN_DARKNESS_BIND_THEM = Event(
    code="DM-65",
    name="In Darkness Bind Them",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        Permit(
            Deed.KEY,
            KeyedTo((RegionType.SHADOW_LAND,)),
            where=Within(
                (
                    "Ithilien",
                    "Harondor",
                    "Horse Plains",
                    "Khand",
                    "Imlad Morgul",
                    "Nurn",
                    "Gorgoroth",
                    "Udûn",
                    "Dagorlad",
                )
            ),
        ),
        Permit(
            Deed.KEY,
            KeyedTo((RegionType.DARK_DOMAIN,)),
            where=Within(("Khand", "Imlad Morgul", "Nurn", "Gorgoroth", "Udûn", "Dagorlad")),
        ),
        When(
            Occasion.ATTACK_DEFEATED,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.THIS_CARD,
            of=Sort.CREATURE,
        ),
    ),
)

IN_GREAT_WRATH = Event(
    code="DM-66",
    name="In Great Wrath",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.CREATURE, Race.NAZGUL, Mark.DISCARDED)),
            effects=(SendCreature(prowess=+2, body=-1),),
        ),
    ),
)

LIKE_THE_CRASH_OF_BATTERING_RAMS = Event(
    code="DM-69",
    name="Like the Crash of Battering-rams",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(Use(when=Moment.STRIKE, target=TheStrike(), effects=(Fights(Manner.CRUSHING),)),),
)

LONG_DARK_REACH = Event(
    code="DM-70",
    name="Long Dark Reach",
    side=Side.HAZARD,
    length=Length.SHORT,
    uses=(
        Use(
            target=A(all_of(Sort.COMPANY, Having(RegionType.WILDERNESS)), Whose.OF_THE_COMPANY),
            requires=(Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 10)),),
            effects=(SendCreature(prowess=-4, from_top=7, unique_only_of=(Race.NAZGUL, Race.DRAGON)),),
        ),
    ),
)

OUT_OF_THE_BLACK_SKY = Event(
    code="DM-77",
    name="Out of the Black Sky",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marshalling_points=5,
    points=Points.KILL,
    uses=(
        Use(
            target=A(all_of(Sort.CREATURE, Race.NAZGUL, Mark.IN_PLAY), Whose.ANYBODYS),
            requires=(There(named("Doors of Night")),),
            effects=(SendCreature(attacker_chooses=True, prize=True),),
        ),
    ),
)

PIERCED_BY_MANY_WOUNDS = Event(
    code="DM-79",
    name="Pierced by Many Wounds",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT, Duplication.ON_AN_ATTACK),
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(Mark.OUTNUMBERING),
            effects=(Fights(Manner.DEEP_EXCESS),),
        ),
    ),
)

REACHING_SHADOW = Event(
    code="DM-81",
    name="Reaching Shadow",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(),),
    abilities=(
        Permit(
            Deed.KEY,
            KeyedTo((RegionType.SHADOW_LAND,)),
            where=Within(
                (
                    "Anduin Vales",
                    "Northern Rhovanion",
                    "Southern Rhovanion",
                    "Grey Mountain Narrows",
                    "Woodland Realm",
                    "Western Mirkwood",
                    "Heart of Mirkwood",
                    "Southern Mirkwood",
                    "Brown Lands",
                    "Dagorlad",
                )
            ),
        ),
        Permit(
            Deed.KEY,
            KeyedTo((RegionType.DARK_DOMAIN,)),
            where=Within(("Heart of Mirkwood", "Southern Mirkwood", "Brown Lands", "Dagorlad")),
        ),
        When(
            Occasion.ATTACK_DEFEATED,
            Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
            about=Subject.THIS_CARD,
            of=Sort.CREATURE,
        ),
    ),
)

SCIMITARS_OF_STEEL = Event(
    code="DM-86",
    name="Scimitars of Steel",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(all_of(Sort.EVENT, Race.NAZGUL, Length.PERMANENT)),
            effects=(Put(Subject.TARGET, Pile.DISCARD_PILE),),
        ),
    ),
    abilities=(Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, any_of(Race.ORC, Race.TROLL, Race.MAN))),),
)

TRIBAL_BANNER = Event(
    code="DM-93",
    name="Tribal Banner",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT, Duplication.ON_AN_ATTACK),
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.ORC, Race.TROLL)),
            effects=(
                Modify(Stat.PROWESS, -1, Subject.ATTACK),
                Modify(Stat.BODY, -1, Subject.ATTACK),
                Modify(Check.BODY, +1, Subject.ATTACK),
            ),
        ),
    ),
)

TRIBAL_TOTEM = Event(
    code="DM-94",
    name="Tribal Totem",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Mark.OUTSIDE_HAZARD_LIMIT, Duplication.ON_A_COMPANY),
    uses=(
        Use(
            when=Moment.ATTACK,
            target=TheAttack(any_of(Race.ORC, Race.TROLL)),
            effects=(
                ForTheTurn(
                    Modify(Stat.PROWESS, -3, all_of(Sort.ATTACK, any_of(Race.ORC, Race.TROLL))),
                    on=Subject.COMPANY,
                    also=(
                        Modify(Stat.BODY, -3, all_of(Sort.ATTACK, any_of(Race.ORC, Race.TROLL))),
                        Modify(Check.BODY, +2, all_of(Sort.ATTACK, any_of(Race.ORC, Race.TROLL))),
                    ),
                ),
            ),
        ),
    ),
)

WOUND_OF_LONG_BURDEN = Event(
    code="DM-102",
    name="Wound of Long Burden",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.CORRUPTION,),
    corruption=1,
    uses=(Use(when=Moment.STRIKE, target=TheStrike(AtLeast(Stat.PROWESS, 12))),),
    abilities=(
        StaysIf(Aftermath.STRIKE_SUCCEEDED),
        Modify(Stat.BODY, -1),
        May(
            Use(
                when=Moment.ORGANIZATION,
                costs=(Tap(Subject.BEARER),),
                requires=(Is(Subject.SITE, SiteType.HAVEN),),
                effects=(
                    Roll(
                        Check.REMOVAL,
                        Subject.BEARER,
                        above=7,
                        then=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
                    ),
                ),
            )
        ),
    ),
)

WRAITH_LORD = Event(
    code="DM-103",
    name="Wraith-lord",
    side=Side.HAZARD,
    length=Length.SHORT,
    marks=(Duplication.ON_A_TURN,),
    uses=(
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(There(RegionType.DARK_DOMAIN, Subject.PATH, 2),),
            effects=(
                ForTheTurn(
                    Modify(Stat.PROWESS, +2, all_of(Sort.ATTACK, Race.NAZGUL)),
                    on=Subject.COMPANY,
                    also=(Fights(Manner.WEAKENS_WOUNDED, all_of(Sort.ATTACK, Race.NAZGUL)),),
                ),
                ForTheTurn(Permit(Deed.PLAY_FREELY, Race.NAZGUL), on=Subject.COMPANY),
            ),
        ),
    ),
)
