"""Hazard permanent-events of Dark Minions."""

from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Both, Is, There, Unless
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.prisoners import TakesPrisoners
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    AtLeast,
    AtMost,
    Having,
    Not,
    PlayableAt,
    With,
    Within,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import A, TheStrike
from wizardhaven.vocabulary.terms import (
    Check,
    Duplication,
    Keyword,
    Length,
    Moment,
    Pile,
    PlayerKind,
    Points,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
    Stat,
)

EYES_OF_THE_SHADOW = Event(
    code="DM-56",
    name="Eyes of the Shadow",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(requires=(Unless(There(named("Gates of Morning"))),)),),
    abilities=(
        Modify(
            Stat.HAZARD_LIMIT,
            +2,
            Mark.MOVING,
            condition=Both(
                (
                    Is(Subject.COMPANY, AtMost(Tally.SIZE, 3)),
                    There(
                        any_of(Race.WIZARD, all_of(Not(Skill.RANGER), AtLeast(Stat.MIND, 6))), Subject.COMPANY
                    ),
                )
            ),
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

RELUCTANT_FINAL_PARTING = Event(
    code="DM-84",
    name="Reluctant Final Parting",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(requires=(Unless(Is(Subject.OPPONENT, PlayerKind.BALROG)),)),),
    abilities=(
        Forbid(Deed.STRAY, Not(named("The Balrog"))),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

NO_WAY_FORWARD = Event(
    code="DM-75",
    name="No Way Forward",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Keyword.ENVIRONMENT, Duplication.ANYWHERE),
    uses=(Use(),),
    abilities=(
        Modify(Stat.REGIONS, -1, Sort.COMPANY),
        Modify(Stat.REGIONS, -1, Sort.COMPANY, condition=There(named("Doors of Night"))),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)

FLIES_AND_SPIDERS = Event(
    code="DM-58",
    name="Flies and Spiders",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(when=Moment.STRIKE, target=TheStrike(Race.SPIDER)),),
    abilities=(
        TakesPrisoners(
            held_at=(SiteType.RUINS_AND_LAIRS,),
            rescue_attacks=(Attack(Race.SPIDER, strikes=3, prowess=9),),
            body_check=+1,
            escapes_above=15,
        ),
    ),
)

SPELLS_OF_THE_BARROW_WIGHTS = Event(
    code="DM-90",
    name="Spells of the Barrow-wights",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(when=Moment.STRIKE, target=TheStrike(Race.UNDEAD)),),
    abilities=(
        TakesPrisoners(
            held_at=(SiteType.RUINS_AND_LAIRS, SiteType.SHADOW_HOLD),
            rescue_attacks=(Attack(Race.UNDEAD, strikes=3, prowess=8),),
            discards_rings=True,
            body_check=0,
        ),
    ),
)

TROLL_PURSE = Event(
    code="DM-95",
    name="Troll-purse",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            target=A(
                all_of(Sort.SITE, Having(all_of(Sort.AUTOMATIC_ATTACK, any_of(Race.ORC, Race.TROLL)))),
                Whose.OF_THE_COMPANY,
            )
        ),
    ),
    abilities=(
        When(Occasion.CARD_PLAYED, Face(Subject.SITE, prowess=+3), about=Subject.SITE, of=Sort.ITEM),
        TakesPrisoners(),
    ),
)

WAYLAID_WOUNDED_AND_ORC_DRAGGED = Event(
    code="DM-99",
    name="Waylaid, Wounded, and Orc-dragged",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(
        Use(
            when=Moment.STRIKE,
            target=TheStrike(Race.ORC, who=Race.HOBBIT),
        ),
    ),
    abilities=(
        TakesPrisoners(
            held_at=(SiteType.DARK_HOLD, SiteType.SHADOW_HOLD, SiteType.RUINS_AND_LAIRS),
            rescue_attacks=(
                Attack(Race.ORC, strikes=3, prowess=6),
                Attack(Race.ORC, strikes=4, prowess=7),
                Attack(Race.ORC, strikes=5, prowess=8),
            ),
            prowess=+2,
            ring_lost_below=7,
        ),
    ),
)

THE_MOON_IS_DEAD = Event(
    code="DM-71",
    name="The Moon Is Dead",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, Race.UNDEAD)),
        Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Race.UNDEAD)),
        Fights(Manner.TWICE, Race.UNDEAD),
        When(Occasion.ATTACK_DEFEATED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.THIS_CARD),
    ),
)

RANK_UPON_RANK = Event(
    code="DM-80",
    name="Rank upon Rank",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, Race.MAN, Not(Sort.AGENT))),
        Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Race.MAN, Not(Sort.AGENT))),
        Modify(Stat.STRIKES, +1, all_of(Sort.ATTACK, Race.GIANT), condition=There(named("Doors of Night"))),
        Modify(Stat.PROWESS, +1, all_of(Sort.ATTACK, Race.GIANT), condition=There(named("Doors of Night"))),
        When(Occasion.ATTACK_DEFEATED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.THIS_CARD),
    ),
)

REDOUBLED_FORCE = Event(
    code="DM-83",
    name="Redoubled Force",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marks=(Duplication.ANYWHERE,),
    uses=(Use(),),
    abilities=(
        Modify(Stat.STRIKES, +3, all_of(Sort.AUTOMATIC_ATTACK, any_of(Race.ORC, Race.TROLL))),
        Modify(Stat.PROWESS, +2, all_of(Sort.AUTOMATIC_ATTACK, any_of(Race.ORC, Race.TROLL))),
        When(Occasion.ATTACK_DEFEATED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.THIS_CARD),
    ),
)

MORDOR_IN_ARMS = Event(
    code="DM-72",
    name="Mordor in Arms",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    marshalling_points=2,
    points=Points.KILL,
    uses=(Use(requires=(Unless(Is(Subject.OPPONENT, PlayerKind.RINGWRAITH)),)),),
    abilities=(
        When(
            Occasion.COMPANY_MOVES,
            Face(
                (
                    Attack(Race.ORC, strikes=5, prowess=8),
                    Attack(Race.ORC, strikes=4, prowess=10),
                    Attack(Race.TROLL, strikes=3, prowess=12),
                )
            ),
            about=Subject.EVERYBODY,
            of=Within(("Nurn",)),
            condition=Unless(Is(Subject.ACTIVE_PLAYER, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
        ),
        Modify(
            Check.INFLUENCE,
            -6,
            all_of(With(Subject.COMPANY), Not(any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
            against=all_of(
                Sort.FACTION,
                PlayableAt(
                    Within(
                        (
                            "Horse Plains",
                            "Khand",
                            "Harondor",
                            "Nurn",
                            "Gorgoroth",
                            "Imlad Morgul",
                            "Udûn",
                        )
                    )
                ),
            ),
        ),
        Modify(
            Check.INFLUENCE,
            0,
            all_of(named("Muster"), Not(any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
            against=all_of(
                Sort.FACTION,
                PlayableAt(
                    Within(
                        (
                            "Horse Plains",
                            "Khand",
                            "Harondor",
                            "Nurn",
                            "Gorgoroth",
                            "Imlad Morgul",
                            "Udûn",
                        )
                    )
                ),
            ),
            how=How.SET,
        ),
    ),
)

IN_THE_HEART_OF_HIS_REALM = Event(
    code="DM-67",
    name="In the Heart of his Realm",
    side=Side.HAZARD,
    length=Length.PERMANENT,
    uses=(Use(requires=(Unless(Is(Subject.OPPONENT, PlayerKind.RINGWRAITH)),)),),
    abilities=(
        Modify(
            Stat.RESOURCE_DRAWS,
            -1,
            all_of(Sort.COMPANY, Not(any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
            condition=There(RegionType.DARK_DOMAIN, Subject.PATH),
        ),
        Forbid(
            Deed.USE,
            any_of(Skill.SAGE, Keyword.SPELL, Keyword.LIGHT_ENCHANTMENT, Keyword.RITUAL),
            where=Within(("Gorgoroth", RegionType.DARK_DOMAIN)),
            by=Not(any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG)),
        ),
        When(Occasion.DECK_EXHAUSTED, Put(Subject.THIS_CARD, Pile.DISCARD_PILE), about=Subject.EVERYBODY),
    ),
)
