"""Resource short-events of The Dragons."""

from wizardhaven.vocabulary.amounts import Amount, CharactersInCompany
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import AtPlace, InPlay, MovingTo
from wizardhaven.vocabulary.effects import (
    CancelAttack,
    ChangeAttack,
    ChangeDefender,
    CorruptionCheck,
    Discard,
    ForTheTurn,
    GuessCard,
    LetPlayItem,
    ModifyCheck,
    RemoveHazardEvents,
    RollFor,
    Untap,
)
from wizardhaven.vocabulary.journeys import MayMoveOn
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import (
    ACharacter,
    ACheck,
    ACompany,
    AnAttack,
    AnEvent,
    ASite,
    Characters,
    SitesIn,
    SitesOf,
    Subject,
)
from wizardhaven.vocabulary.standing import HazardLimitChange, MayMoveTo
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Length,
    Moment,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)

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

BOUNTY_OF_THE_HOARD = Event(
    code="TD-101",
    name="Bounty of the Hoard",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.SITE,
            requires=(AtPlace(SitesOf(hoard=True, tapped=True)),),
            effects=(LetPlayItem((ItemClass.MINOR, ItemClass.MAJOR)),),
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
            effects=(ChangeDefender(prowess=-1, body=-1, several=True),),
        ),
    ),
)

LOOK_MORE_CLOSELY_LATER = Event(
    code="TD-128",
    name="Look More Closely Later",
    side=Side.RESOURCE,
    length=Length.SHORT,
    keywords=(Keyword.RITUAL,),
    uses=(
        Use(
            user=Characters(skill=Skill.SAGE),
            target=ASite(SitesOf(information=True), of_any_company=True),
            costs=(TapCost(Subject.USER),),
            effects=(Untap(Subject.TARGET), CorruptionCheck(by=Subject.USER)),
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

MASTER_OF_ESGAROTH = Event(
    code="TD-135",
    name="Master of Esgaroth",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.END_OF_ORGANIZATION,
            target=ACompany(),
            requires=(MovingTo(),),
            effects=(ForTheTurn(MayMoveOn(SitesOf((SiteType.BORDER_HOLD,)))),),
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
            effects=(RemoveHazardEvents(to_hand=True), CorruptionCheck(by=Subject.USER, modifier=-2)),
        ),
    ),
)

FLATTER_A_FOE = Event(
    code="TD-116",
    name="Flatter a Foe",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Characters(),
            target=AnAttack(
                (
                    Race.DRAGON,
                    Race.MAN,
                    Race.DRAKE,
                    Race.TROLL,
                    Race.ORC,
                    Race.ELF,
                    Race.GIANT,
                )
            ),
            effects=(
                RollFor(
                    kind=Check.INFLUENCE,
                    by=Subject.USER,
                    plus=(
                        Amount.UNUSED_DIRECT_INFLUENCE,
                        CharactersInCompany(Characters(skill=Skill.DIPLOMAT), each=2, himself=True),
                    ),
                    above=(
                        ((Race.DRAGON,), 10),
                        ((Race.MAN, Race.DRAKE), 11),
                        ((Race.TROLL, Race.ORC, Race.ELF, Race.GIANT), 12),
                    ),
                    then=(CancelAttack(), ForTheTurn(HazardLimitChange(-2), on=Subject.COMPANY)),
                ),
            ),
        ),
    ),
)

RIDDLING_TALK = Event(
    code="TD-148",
    name="Riddling Talk",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ATTACK,
            user=Characters(),
            target=AnAttack(
                (
                    Race.DRAGON,
                    Race.DRAKE,
                    Race.MAN,
                    Race.GIANT,
                    Race.SLAYER,
                    Race.AWAKENED_PLANT,
                    Race.ORC,
                    Race.SPIDER,
                    Race.TROLL,
                )
            ),
            effects=(
                RollFor(
                    kind=Check.RIDDLING,
                    by=Subject.USER,
                    plus=(
                        CharactersInCompany(Characters(skill=Skill.SAGE), each=2),
                        CharactersInCompany(Characters(races=(Race.HOBBIT,))),
                    ),
                    above=(
                        ((Race.DRAGON, Race.DRAKE), 8),
                        ((Race.MAN, Race.GIANT), 10),
                        ((Race.SLAYER, Race.AWAKENED_PLANT, Race.ORC, Race.SPIDER, Race.TROLL), 12),
                    ),
                    then=(
                        GuessCard(
                            (
                                CancelAttack(and_further=True),
                                ForTheTurn(HazardLimitChange(-3), on=Subject.COMPANY),
                            )
                        ),
                    ),
                ),
            ),
        ),
    ),
)

WIT = Event(
    code="TD-168",
    name="Wit",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(when=Moment.CHECK, target=ACheck((Check.RIDDLING,)), effects=(ModifyCheck(+3),)),
        Use(when=Moment.OPPONENTS_SITE, target=ACheck((Check.RIDDLING,)), effects=(ModifyCheck(+3),)),
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
