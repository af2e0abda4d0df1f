"""What each way to use a card says in French."""

from typing import get_args

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.uses import alternatives
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import Face
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, ForTheTurn, Roll, Tap
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.playing import Cost, HazardLimitCost, Use
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, AtLeast, BoundFor, Having, Needing, all_of, any_of, named
from wizardhaven.vocabulary.targets import (
    A,
    ACreatureType,
    TheAttack,
)
from wizardhaven.vocabulary.terms import Check, Keyword, Moment, Pile, Race, RegionType, Skill, Turned

EXAMPLES = (
    (
        Use(
            costs=(Tap(Subject.USER),),
            user=Skill.SCOUT,
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(Cancel(Canceled.ATTACK),),
        ),
        "Éclaireur seulement : engagez un éclaireur pour annuler une attaque contre sa compagnie.",
    ),
    (
        Use(
            costs=(Put(Subject.THIS_CARD, Pile.DISCARD_PILE),),
            effects=(Become(Subject.BEARER, Turned.UNTAPPED),),
        ),
        "Défaussez cette carte pour redresser le porteur.",
    ),
    (
        Use(
            costs=(
                Put(all_of(named("Sapling of the White Tree"), At(named("Minas Tirith"))), Pile.DISCARD_PILE),
            ),
            user=Skill.SAGE,
        ),
        (
            "Sage seulement : défaussez une carte « Plant de l’Arbre Blanc » qui est portée à Minas "
            "Tirith ou y est en réserve pour jouer cette carte."
        ),
    ),
    (
        Use(
            costs=(HazardLimitCost(2),),
            when=Moment.MOVEMENT_HAZARD,
            effects=(Become(Subject.THIS_CARD, Turned.UNTAPPED),),
        ),
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
            effects=(Cancel(Canceled.ATTACK), Roll(Check.CORRUPTION, Subject.USER, (-2,))),
        ),
        (
            "Sorcier seulement : annulez une attaque contre la compagnie du Sorcier. Le Sorcier fait un "
            "jet de corruption modifié de −2."
        ),
    ),
    (
        Use(
            user=Skill.SCOUT,
            costs=(Tap(Subject.USER),),
            when=Moment.END_OF_ORGANIZATION,
            effects=(ForTheTurn(Forbid(Deed.PLAY, Sort.CREATURE), on=Subject.COMPANY),),
        ),
        (
            "Éclaireur seulement. À la fin de votre phase d’organisation, engagez un éclaireur : jusqu’à "
            "la fin du tour, aucune créature ne peut être jouée contre sa compagnie."
        ),
    ),
    (
        Use(
            requires=(There(named("Doors of Night")), Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5))),
            target=A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
            effects=(ForTheTurn(CountsAs(RegionType.SHADOW_LAND, Subject.TARGET)),),
        ),
        (
            "Si « Portes de la Nuit » est en jeu et si votre deck de jeu compte au moins cinq cartes, "
            "jusqu’à la fin du tour, une Contrée sauvage du trajet de la compagnie en mouvement compte "
            "comme une Terre de l’ombre."
        ),
    ),
    (
        Use(
            target=A(Sort.COMPANY, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, BoundFor(Having(Sort.AUTOMATIC_ATTACK))),),
            effects=(Face(Subject.NEW_SITE),),
        ),
        (
            "Jouable sur une compagnie si elle bouge vers un site qui a une attaque automatique. La "
            "compagnie affronte aussitôt des attaques identiques à toutes les attaques automatiques de "
            "son nouveau site. Ces attaques ne comptent pas comme des attaques automatiques."
        ),
    ),
    (
        Use(
            target=ACreatureType((Race.DRAGON,)),
            effects=(ForTheTurn(Permit(Deed.PLAY_FREELY, Subject.TARGET), on=Subject.COMPANY),),
        ),
        (
            "Nommez un type de créatures autre que les Dragons. Jusqu’à la fin du tour, les créatures de "
            "ce type jouées contre la compagnie ne comptent pas dans la limite de périls."
        ),
    ),
    (
        Use(
            when=Moment.AT_ANY_POINT,
            target=A(all_of(Sort.EVENT, Keyword.ENVIRONMENT), Whose.ANYBODYS),
            effects=(Cancel(Canceled.CARD),),
        ),
        (
            "Annulez et défaussez une carte d’environnement. Cela est permis à tout moment du tour de "
            "n’importe quel joueur."
        ),
    ),
    (
        Use(
            target=A(all_of(any_of(Mark.DECLARED, Mark.IN_PLAY), Needing(Skill.SCOUT))),
            effects=(Cancel(Canceled.CARD),),
        ),
        (
            "Annulez et défaussez une carte qui exige un éclaireur et qui a été annoncée plus tôt dans "
            "la même chaîne d’effets. Vous pouvez aussi mettre fin à l’effet durable d’une telle carte."
        ),
    ),
    (
        Use(
            target=A(all_of(Sort.CHARACTER, named("Aragorn II"))),
            requires=(Is(Subject.SITE, named("Minas Tirith")),),
        ),
        "Jouable sur Aragorn II si la compagnie d’Aragorn II est à Minas Tirith.",
    ),
    (
        Use(
            target=A(Sort.CHARACTER, Whose.OF_THE_COMPANY),
            requires=(Is(Subject.COMPANY, Mark.MOVING),),
            effects=(Become(Subject.TARGET, Turned.UNTAPPED),),
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
    scouts = Use(user=Skill.SCOUT, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),))
    sages = Use(user=Skill.SAGE, target=TheAttack(), effects=(Cancel(Canceled.ATTACK),))

    assert [read(words) for words in alternatives((scouts, scouts, sages), PLAIN)] == [
        "Éclaireur seulement : annulez une attaque contre la compagnie de l’éclaireur.",
        "Ou bien : annulez une attaque contre la compagnie de l’éclaireur.",
        "Ou bien : sage seulement : annulez une attaque contre la compagnie du sage.",
    ]
