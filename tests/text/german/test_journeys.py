"""What the words about journeys say in German."""

from typing import get_args

import pytest

from wizardhaven.text.german.scenes import PLAIN
from wizardhaven.text.german.standing import standing
from wizardhaven.vocabulary.conditions import CompanySize, EachCharacterHas
from wizardhaven.vocabulary.hazards import HazardLimitChange
from wizardhaven.vocabulary.journeys import (
    CannotMove,
    ExtraDraws,
    LiftsDemands,
    MayMoveOn,
    MayMoveTo,
    MayReplaceSite,
    MoreRegions,
    NothingAtSite,
    OnJourneys,
    RestAfterJourney,
)
from wizardhaven.vocabulary.places import ANY_SITE, SiteNamed, SitesIn, SitesOf
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.terms import RegionType, SiteType

EXAMPLES = (
    (
        MoreRegions(1, through=("Rohan", "Khand")),
        (
            "die Gemeinschaft darf sich durch eine zusätzliche Region bewegen, wenn ihr Weg durch "
            "eine der Regionen Rohan oder Khand führt"
        ),
    ),
    (
        LiftsDemands("Eagle-mounts"),
        (
            "die Karte „Ritt auf den Adlern“ darf auf die Gemeinschaft gespielt werden, wo immer sie ist und "
            "wer immer zu ihr gehört"
        ),
    ),
    (
        CannotMove(),
        "die Gemeinschaft darf sich nicht bewegen",
    ),
    (
        MayMoveTo(ANY_SITE, condition=CompanySize(at_most=1, with_allies=True)),
        (
            "solange die Gemeinschaft keine anderen Charaktere oder Verbündeten hat, darf sich die "
            "Gemeinschaft zu einem Ort bewegen; ihr Weg hat dann keine Regionen, sodass Kreaturen nur an "
            "ihren neuen Ort gebunden werden können"
        ),
    ),
    (
        RestAfterJourney(),
        (
            "unmittelbar nach ihrer Bewegungs-/Gefahrenphase darf jede Gemeinschaft an "
            "diesem Ort einen ihrer Charaktere enttappen oder einen verwundeten heilen (getappt)"
        ),
    ),
    (
        ExtraDraws(-1, by_opponent=True),
        ("dein Gegner zieht eine Karte weniger (auch gar keine), wenn sich die Gemeinschaft bewegt"),
    ),
    (MoreRegions(+1), "die Gemeinschaft darf sich durch eine zusätzliche Region bewegen"),
    (
        MoreRegions(+2, condition=EachCharacterHas(("Noble Steed",))),
        (
            "die Gemeinschaft darf sich durch bis zu zwei zusätzliche Regionen bewegen, solange jeder "
            "ihrer Charaktere „Edles Roß“ kontrolliert"
        ),
    ),
    (
        MayMoveTo(SitesIn(region_types=(RegionType.WILDERNESS, RegionType.COASTAL_SEA))),
        (
            "die Gemeinschaft darf sich zu einem Ort in einer Wildnis oder einem Küstenmeer bewegen; ihr Weg "
            "hat dann keine Regionen, sodass Kreaturen nur an ihren neuen Ort gebunden werden können"
        ),
    ),
    (
        MayMoveTo(
            SiteNamed("Rivendell"),
            path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
            then=(HazardLimitChange(-2, minimum=2),),
        ),
        (
            "die Gemeinschaft darf sich nach Bruchtal bewegen; ihr Weg besteht dann aus Wildnis, Grenzland, "
            "und das Gefahrenlimit gegen sie wird um 2 gesenkt (bis auf mindestens 2)"
        ),
    ),
    (NothingAtSite(), "die Gemeinschaft darf in ihrer Ortsphase nichts tun"),
    (
        NothingAtSite(of_movers=True),
        "jede Gemeinschaft, die sich zu dem Ziel bewegt, darf in ihrer Ortsphase nichts tun",
    ),
    (
        ExtraDraws(by_opponent=True, times=2),
        (
            "dein Gegner darf bis zu 2-mal so viele Karten wie üblich ziehen, wenn sich die "
            "Gemeinschaft bewegt"
        ),
    ),
    (
        MayReplaceSite(),
        (
            "die Gemeinschaft darf am Ende des Zuges ihren Ort durch den Zufluchtsort ersetzen, an "
            "dem sie den Zug begonnen hat"
        ),
    ),
    (
        MayReplaceSite(by_nearest_haven=True, conditions=(CompanySize(at_most=3),)),
        (
            "du darfst am Ende deines Zuges diese Karte abwerfen, um den Ort der Gemeinschaft durch"
            " den nächsten Zufluchtsort zu ersetzen, wenn sie höchstens die Größe 3 hat"
        ),
    ),
    (
        MayMoveOn(SitesOf((SiteType.HAVEN,))),
        (
            "die Gemeinschaft darf sich zu einem weiteren Ort bewegen, mit sofort folgender "
            "weiterer Bewegungs-/Gefahrenphase, nachdem sie sich zu einem Zufluchtsort bewegt hat"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_german(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OnJourneys))
