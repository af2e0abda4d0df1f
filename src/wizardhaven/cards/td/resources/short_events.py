"""Resource short-events of The Dragons."""

from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, InPlay
from wizardhaven.vocabulary.effects import (
    CancelAttack,
    ChangeAttack,
    CorruptionCheck,
    Discard,
    FaceSeveralStrikes,
    ForTheTurn,
    ReturnHazardEvents,
    Untap,
)
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import (
    ACharacter,
    ACompany,
    AnAttack,
    AnEvent,
    Characters,
    SitesIn,
    Subject,
)
from wizardhaven.vocabulary.standing import HazardLimitChange, MayMoveTo
from wizardhaven.vocabulary.terms import Keyword, Length, Moment, Race, RegionType, Side, Skill

AND_FORTH_HE_HASTENED = Event(
    code="TD-98",
    name="And Forth He Hastened",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(Use(target=ACharacter(Characters(with_avatar=True)), effects=(Untap(Subject.TARGET),)),),
)

BELEGAER = Event(
    code="TD-100",
    name="Belegaer",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACompany(),
            requires=(
                AtPlace(
                    SitesIn(
                        (
                            "Lindon",
                            "Elven Shores",
                            "Eriadoran Coast",
                            "Andrast Coast",
                            "Bay of Belfalas",
                            "Mouths of the Anduin",
                            "Enedhwaith",
                            "Old Pûkel-land",
                            "Andrast",
                            "Anfalas",
                            "Belfalas",
                            "Lebennin",
                            "Harondor",
                        )
                    )
                ),
            ),
            effects=(
                ForTheTurn(
                    MayMoveTo(
                        SitesIn(
                            (
                                "Lindon",
                                "Elven Shores",
                                "Eriadoran Coast",
                                "Andrast Coast",
                                "Bay of Belfalas",
                                "Mouths of the Anduin",
                                "Enedhwaith",
                                "Old Pûkel-land",
                                "Andrast",
                                "Anfalas",
                                "Belfalas",
                                "Lebennin",
                                "Harondor",
                            )
                        ),
                        path=(RegionType.COASTAL_SEA, RegionType.COASTAL_SEA, RegionType.COASTAL_SEA),
                        then=(HazardLimitChange(-2, minimum=2),),
                    )
                ),
            ),
        ),
    ),
)

FOROD = Event(
    code="TD-117",
    name="Forod",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACompany(),
            requires=(
                AtPlace(
                    SitesIn(
                        (
                            "Lindon",
                            "Forochel",
                            "Angmar",
                            "Gundabad",
                            "Grey Mountain Narrows",
                            "Withered Heath",
                            "Iron Hills",
                        )
                    )
                ),
            ),
            effects=(
                ForTheTurn(
                    MayMoveTo(
                        SitesIn(
                            (
                                "Lindon",
                                "Forochel",
                                "Angmar",
                                "Gundabad",
                                "Grey Mountain Narrows",
                                "Withered Heath",
                                "Iron Hills",
                            )
                        ),
                        path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
                        then=(HazardLimitChange(-2, minimum=2),),
                    )
                ),
            ),
        ),
    ),
)

HARAD = Event(
    code="TD-121",
    name="Harad",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACompany(),
            requires=(AtPlace(SitesIn(("Horse Plains", "Khand", "Nurn", "Harondor"))),),
            effects=(
                ForTheTurn(
                    MayMoveTo(
                        SitesIn(("Horse Plains", "Khand", "Nurn", "Harondor")),
                        path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
                        then=(HazardLimitChange(-2, minimum=2),),
                    )
                ),
            ),
        ),
    ),
)

MANY_FOES_HE_FOUGHT = Event(
    code="TD-131",
    name="Many Foes He Fought",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Characters(skill=Skill.WARRIOR),
            target=AnAttack(),
            effects=(FaceSeveralStrikes(prowess=-1, body=-1),),
        ),
    ),
)

MANY_TURNS_AND_DOUBLINGS = Event(
    code="TD-132",
    name="Many Turns and Doublings",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Characters(skill=Skill.RANGER),
            target=AnAttack((Race.WOLF, Race.SPIDER, Race.ANIMAL, Race.UNDEAD)),
            effects=(CancelAttack(),),
        ),
        Use(
            user=Characters(skill=Skill.RANGER),
            requires=(InPlay("Gates of Morning"),),
            effects=(ForTheTurn(HazardLimitChange(-1), on=Subject.COMPANY),),
        ),
    ),
)

MARVELS_TOLD = Event(
    code="TD-134",
    name="Marvels Told",
    side=Side.RESOURCE,
    length=Length.SHORT,
    keywords=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            target=AnEvent(side=Side.HAZARD, lengths=(Length.PERMANENT, Length.LONG), environment=False),
            costs=(TapCost(Subject.USER),),
            effects=(Discard(Subject.TARGET), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

RHUN = Event(
    code="TD-147",
    name="Rhûn",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=ACompany(),
            requires=(AtPlace(SitesIn(("Iron Hills", "Dorwinion", "Horse Plains", "Khand"))),),
            effects=(
                ForTheTurn(
                    MayMoveTo(
                        SitesIn(("Iron Hills", "Dorwinion", "Horse Plains", "Khand")),
                        path=(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
                        then=(HazardLimitChange(-2, minimum=2),),
                    )
                ),
            ),
        ),
    ),
)

WIZARD_UNCLOAKED = Event(
    code="TD-169",
    name="Wizard Uncloaked",
    side=Side.RESOURCE,
    length=Length.SHORT,
    keywords=(Keyword.SPELL,),
    uses=(
        Use(
            user=Characters(races=(Race.WIZARD,)),
            effects=(ReturnHazardEvents(), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

NOT_AT_HOME = Event(
    code="TD-143",
    name="Not at Home",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            target=AnAttack((Race.DRAGON, Race.DRAKE, Race.TROLL), at_site=True),
            effects=(CancelAttack(),),
        ),
        Use(
            when=Moment.ATTACK,
            target=AnAttack(automatic=True),
            requires=(InPlay("Gates of Morning"),),
            effects=(ChangeAttack(strikes=-2, least_strikes=1),),
        ),
    ),
)
