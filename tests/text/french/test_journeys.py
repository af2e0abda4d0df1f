"""What the words about journeys say in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
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
            "la compagnie peut traverser une région supplémentaire si son trajet passe par l'une des "
            "régions Rohan ou Khand"
        ),
    ),
    (
        LiftsDemands("Eagle-mounts"),
        (
            "la carte « Transport par les Aigles » peut être jouée sur la compagnie, où qu'elle soit et "
            "quels que soient ses membres"
        ),
    ),
    (
        CannotMove(),
        "la compagnie ne peut pas se déplacer",
    ),
    (
        MayMoveTo(ANY_SITE, condition=CompanySize(at_most=1, with_allies=True)),
        (
            "tant que la compagnie ne compte aucun autre personnage ni allié, la compagnie peut se déplacer"
            " vers un site ; son trajet ne comporte alors aucune région, de sorte que les créatures ne "
            "peuvent être liées qu'à son nouveau site"
        ),
    ),
    (
        RestAfterJourney(),
        (
            "juste après sa phase de mouvement/périls, chaque compagnie sur ce site peut "
            "redresser l'un de ses personnages, ou en guérir un (engagé)"
        ),
    ),
    (
        ExtraDraws(-1, by_opponent=True),
        "lorsque la compagnie bouge, votre adversaire tire une carte de moins (éventuellement aucune)",
    ),
    (MoreRegions(+1), "la compagnie peut traverser une région supplémentaire"),
    (
        MoreRegions(+2, condition=EachCharacterHas(("Noble Steed",))),
        (
            "la compagnie peut traverser jusqu'à deux régions supplémentaires, tant que chacun de ses "
            "personnages contrôle « Noble destrier »"
        ),
    ),
    (
        MayMoveTo(SitesIn(region_types=(RegionType.WILDERNESS, RegionType.COASTAL_SEA))),
        (
            "la compagnie peut se déplacer vers un site d'une Contrée sauvage ou d'une Mer côtière ; son "
            "trajet ne comporte alors aucune région, de sorte que les créatures ne peuvent être liées qu'à "
            "son nouveau site"
        ),
    ),
    (
        MayMoveTo(
            SiteNamed("Bree"),
            path=(RegionType.WILDERNESS, RegionType.BORDER_LAND),
            then=(HazardLimitChange(-2, minimum=2),),
        ),
        (
            "la compagnie peut se déplacer vers Bree ; son trajet est alors Contrée sauvage, Terre "
            "frontalière, et la limite de périls contre la compagnie est réduite de 2 (jusqu'à un minimum "
            "de 2)"
        ),
    ),
    (NothingAtSite(), "la compagnie ne peut rien faire pendant sa phase de site"),
    (
        NothingAtSite(of_movers=True),
        "toute compagnie qui se rend à la cible ne peut rien faire pendant sa phase de site",
    ),
    (
        ExtraDraws(by_opponent=True, times=2),
        ("lorsque la compagnie bouge, votre adversaire peut tirer jusqu'à 2 fois le nombre normal de cartes"),
    ),
    (
        MayReplaceSite(),
        ("la compagnie peut remplacer son site par le Havre où elle a commencé le tour, à la fin du tour"),
    ),
    (
        MayReplaceSite(by_nearest_haven=True, conditions=(CompanySize(at_most=3),)),
        (
            "vous pouvez défausser cette carte à la fin de votre tour pour remplacer le site de la "
            "compagnie par le Havre le plus proche, si elle est d'une taille de 3 au plus"
        ),
    ),
    (
        MayMoveOn(SitesOf((SiteType.HAVEN,))),
        (
            "la compagnie peut, après s'être rendue à un Havre, se rendre à un autre site, avec une"
            " nouvelle phase de mouvement/périls"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_such_word_has_an_example() -> None:
    assert {type(word) for word, _ in EXAMPLES} == set(get_args(OnJourneys))
