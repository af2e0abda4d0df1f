"""Short-events of The Dragons that lead a company where it otherwise could not go."""

from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import Is
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import ForTheTurn
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import ANYTHING, Within, all_of
from wizardhaven.vocabulary.targets import A
from wizardhaven.vocabulary.terms import (
    Length,
    Moment,
    RegionType,
    Side,
    SiteType,
    Stat,
)

BELEGAER = Event(
    code="TD-100",
    name="Belegaer",
    side=Side.RESOURCE,
    length=Length.SHORT,
    uses=(
        Use(
            when=Moment.ORGANIZATION,
            target=A(Sort.COMPANY),
            requires=(
                Is(
                    Subject.SITE,
                    Within(
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
                ),
            ),
            effects=(
                ForTheTurn(
                    Permit(
                        Deed.MOVE,
                        all_of(RegionType.COASTAL_SEA, RegionType.COASTAL_SEA, RegionType.COASTAL_SEA),
                        where=Within(
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
                        then=(Modify(Stat.HAZARD_LIMIT, -2, least=2),),
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
            target=A(Sort.COMPANY),
            requires=(
                Is(
                    Subject.SITE,
                    Within(
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
                ),
            ),
            effects=(
                ForTheTurn(
                    Permit(
                        Deed.MOVE,
                        all_of(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
                        where=Within(
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
                        then=(Modify(Stat.HAZARD_LIMIT, -2, least=2),),
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.SITE, Within(("Horse Plains", "Khand", "Nurn", "Harondor"))),),
            effects=(
                ForTheTurn(
                    Permit(
                        Deed.MOVE,
                        all_of(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
                        where=Within(("Horse Plains", "Khand", "Nurn", "Harondor")),
                        then=(Modify(Stat.HAZARD_LIMIT, -2, least=2),),
                    )
                ),
            ),
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(ForTheTurn(Permit(Deed.MOVE_ON, where=SiteType.BORDER_HOLD)),),
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
            target=A(Sort.COMPANY),
            requires=(Is(Subject.SITE, Within(("Iron Hills", "Dorwinion", "Horse Plains", "Khand"))),),
            effects=(
                ForTheTurn(
                    Permit(
                        Deed.MOVE,
                        all_of(RegionType.WILDERNESS, RegionType.WILDERNESS, RegionType.WILDERNESS),
                        where=Within(("Iron Hills", "Dorwinion", "Horse Plains", "Khand")),
                        then=(Modify(Stat.HAZARD_LIMIT, -2, least=2),),
                    )
                ),
            ),
        ),
    ),
)

A_SHORT_REST = Event(
    code="TD-95",
    name="A Short Rest",
    side=Side.RESOURCE,
    length=Length.LONG,
    uses=(Use(),),
    abilities=(Modify(Stat.RESOURCE_DRAWS, Count(ANYTHING, Subject.PATH, short_of=4), Sort.COMPANY),),
)
