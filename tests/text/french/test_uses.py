"""What each way to use a card says in French."""

from typing import get_args

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.uses import alternatives
from wizardhaven.vocabulary.combat import CancelAttack, Face
from wizardhaven.vocabulary.conditions import AtPlace, InPlay, Is, MovingTo
from wizardhaven.vocabulary.effects import CancelCard, CorruptionCheck, ForTheTurn, Untap
from wizardhaven.vocabulary.hazards import FreeCreatures, NoCreatures
from wizardhaven.vocabulary.lands import TreatRegionAs
from wizardhaven.vocabulary.marks import Sort, Tally
from wizardhaven.vocabulary.playing import Cost, DiscardCost, HazardLimitCost, TapCost, Use
from wizardhaven.vocabulary.selectors import ANYBODY, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AtLeast, Having, all_of, named
from wizardhaven.vocabulary.targets import (
    A,
    ACharacter,
    ACompany,
    ACreatureType,
    ADeclaredCard,
    ARegion,
    TheAttack,
)
from wizardhaven.vocabulary.terms import Keyword, Moment, Race, RegionType, Skill

EXAMPLES = (
    (
        Use(
            costs=(TapCost(Subject.USER),),
            user=Skill.SCOUT,
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(CancelAttack(),),
        ),
        "Éclaireur seulement : engagez un éclaireur pour annuler une attaque contre sa compagnie.",
    ),
    (
        Use(costs=(DiscardCost(Subject.THIS_CARD),), effects=(Untap(Subject.BEARER),)),
        "Défaussez cette carte pour redresser le porteur.",
    ),
    (
        Use(
            costs=(DiscardCost("Sapling of the White Tree", named("Minas Tirith")),),
            user=Skill.SAGE,
        ),
        (
            "Sage seulement : défaussez une carte « Plant de l’Arbre Blanc » qui est portée à Minas "
            "Tirith ou y est en réserve pour jouer cette carte."
        ),
    ),
    (
        Use(costs=(HazardLimitCost(2),), when=Moment.MOVEMENT_HAZARD, effects=(Untap(Subject.THIS_CARD),)),
        (
            "Pendant la phase de mouvement/périls d’une compagnie, comptez 2 sur la limite de périls "
            "contre cette compagnie pour redresser cette carte."
        ),
    ),
    (
        Use(
            user=Race.WIZARD,
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(CancelAttack(), CorruptionCheck(Subject.USER, modifier=-2)),
        ),
        (
            "Sorcier seulement : annulez une attaque contre la compagnie du Sorcier. Le Sorcier fait un "
            "jet de corruption modifié de −2."
        ),
    ),
    (
        Use(
            user=Skill.SCOUT,
            costs=(TapCost(Subject.USER),),
            when=Moment.END_OF_ORGANIZATION,
            effects=(ForTheTurn(NoCreatures(), on=Subject.COMPANY),),
        ),
        (
            "Éclaireur seulement. À la fin de votre phase d’organisation, engagez un éclaireur : jusqu’à "
            "la fin du tour, aucune créature ne peut être jouée contre sa compagnie."
        ),
    ),
    (
        Use(
            requires=(InPlay("Doors of Night"), Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5))),
            target=ARegion(RegionType.WILDERNESS),
            effects=(ForTheTurn(TreatRegionAs(RegionType.SHADOW_LAND)),),
        ),
        (
            "Si « Portes de la Nuit » est en jeu et si votre deck de jeu compte au moins cinq cartes, "
            "jusqu’à la fin du tour, une Contrée sauvage du trajet de la compagnie en mouvement compte "
            "comme une Terre de l’ombre."
        ),
    ),
    (
        Use(
            target=ACompany(Whose.OF_THE_COMPANY),
            requires=(MovingTo(Having(Sort.AUTOMATIC_ATTACK)),),
            effects=(Face(Subject.NEW_SITE),),
        ),
        (
            "Jouable sur une compagnie si elle bouge vers un site qui a une attaque automatique. La "
            "compagnie affronte aussitôt des attaques identiques à toutes les attaques automatiques de "
            "son nouveau site. Ces attaques ne comptent pas comme des attaques automatiques."
        ),
    ),
    (
        Use(target=ACreatureType((Race.DRAGON,)), effects=(ForTheTurn(FreeCreatures(), on=Subject.COMPANY),)),
        (
            "Nommez un type de créatures autre que les Dragons. Jusqu’à la fin du tour, les créatures de "
            "ce type jouées contre la compagnie ne comptent pas dans la limite de périls."
        ),
    ),
    (
        Use(
            when=Moment.AT_ANY_POINT,
            target=A(all_of(Sort.EVENT, Keyword.ENVIRONMENT), Whose.ANYBODYS),
            effects=(CancelCard(),),
        ),
        (
            "Annulez et défaussez une carte d’environnement. Cela est permis à tout moment du tour de "
            "n’importe quel joueur."
        ),
    ),
    (
        Use(target=ADeclaredCard(Skill.SCOUT, or_lasting_effect=True), effects=(CancelCard(),)),
        (
            "Annulez et défaussez une carte qui exige un éclaireur et qui a été annoncée plus tôt dans "
            "la même chaîne d’effets. Vous pouvez aussi mettre fin à l’effet durable d’une telle carte."
        ),
    ),
    (
        Use(target=ACharacter(named("Aragorn II")), requires=(AtPlace(named("Minas Tirith")),)),
        "Jouable sur Aragorn II si la compagnie d’Aragorn II est à Minas Tirith.",
    ),
    (
        Use(
            target=ACharacter(ANYBODY, Whose.OF_THE_COMPANY),
            requires=(MovingTo(),),
            effects=(Untap(Subject.TARGET),),
        ),
        (
            "Jouable sur un personnage si la compagnie du personnage bouge vers un autre site. "
            "Redressez le personnage."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_a_use_is_said_in_french(use: Use, said: str) -> None:
    assert [read(words) for words in alternatives((use,), PLAIN)] == [said]


def test_every_cost_has_an_example() -> None:
    paid = {type(cost) for use, _ in EXAMPLES for cost in use.costs}
    assert paid == set(get_args(Cost))


def test_a_second_use_names_for_whom_it_is_only_if_that_changes() -> None:
    scouts = Use(user=Skill.SCOUT, target=TheAttack(), effects=(CancelAttack(),))
    sages = Use(user=Skill.SAGE, target=TheAttack(), effects=(CancelAttack(),))

    assert [read(words) for words in alternatives((scouts, scouts, sages), PLAIN)] == [
        "Éclaireur seulement : annulez une attaque contre la compagnie de l’éclaireur.",
        "Ou bien : annulez une attaque contre la compagnie de l’éclaireur.",
        "Ou bien : sage seulement : annulez une attaque contre la compagnie du sage.",
    ]
