"""What the effects in combat say in French."""

from typing import get_args

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.uses import alternatives
from wizardhaven.vocabulary.attack import Attack
from wizardhaven.vocabulary.canceling import Cancel, Canceled
from wizardhaven.vocabulary.combat import AllyAttacks, Face, HuntCreatures, InCombat
from wizardhaven.vocabulary.conditions import Is, There
from wizardhaven.vocabulary.effects import Roll, Tap
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.singular import Own, Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.targets import A, TheAttack, TheStrike
from wizardhaven.vocabulary.terms import Alignment, Check, Moment, Pile, Race, SiteType, Stat

EXAMPLES = (
    (
        Use(
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(Modify(Stat.STRIKES, -2, Subject.ATTACK, least=1),),
        ),
        "Donnez −2 coups (mais au moins un coup) à une attaque contre l’une de vos compagnies.",
    ),
    (
        Use(
            target=TheStrike(on=(Subject.BEARER,)),
            when=Moment.STRIKE,
            effects=(Cancel(Canceled.EFFECT_OF_STRIKE),),
        ),
        "Rendez un coup contre le porteur sans effet.",
    ),
    (
        Use(
            target=TheStrike(),
            when=Moment.STRIKE,
            effects=(
                Modify(Stat.PROWESS, +3, Subject.TARGET),
                Modify(Stat.BODY, -1, Subject.TARGET),
            ),
        ),
        "Le défenseur d’un coup reçoit +3 de prouesse et −1 de corps contre ce coup.",
    ),
    (
        Use(
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(
                Modify(Stat.PROWESS, +2, Race.DWARF),
                Modify(Stat.BODY, -1, Race.DWARF),
            ),
        ),
        (
            "Chaque Nain qui affronte une attaque contre l’une de vos compagnies reçoit +2 de prouesse et "
            "−1 de corps contre cette attaque."
        ),
    ),
    (
        Use(target=TheAttack(), when=Moment.ATTACK, effects=(Cancel(Canceled.ATTACK),)),
        "Annulez une attaque contre l’une de vos compagnies.",
    ),
    (
        Use(
            target=TheAttack(Race.WOLF),
            when=Moment.ATTACK,
            effects=(
                Modify(Stat.STRIKES, +1, Subject.ATTACK),
                Modify(Stat.PROWESS, -2, Subject.ATTACK),
            ),
        ),
        "Donnez +1 coup et −2 de prouesse à une attaque de Loups contre l’une de vos compagnies.",
    ),
    (
        Use(
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(
                Modify(Stat.PROWESS, -2, Subject.ATTACK),
                Modify(Stat.PROWESS, -2, Subject.ATTACK, condition=There(named("Gates of Morning"))),
            ),
        ),
        (
            "Donnez −2 de prouesse (le double si « Portes du Matin » est en jeu) à une attaque contre l’une "
            "de vos compagnies."
        ),
    ),
    (
        Use(
            target=TheAttack(),
            when=Moment.ATTACK,
            effects=(Modify(Stat.STRIKES, 2, Subject.ATTACK, how=How.DIVIDED),),
        ),
        (
            "Réduisez de moitié le nombre de coups d’une attaque contre l’une de vos compagnies (arrondi "
            "au supérieur)."
        ),
    ),
    (
        Use(target=TheStrike(on=(Subject.BEARER,)), when=Moment.STRIKE, effects=(Cancel(Canceled.STRIKE),)),
        "Annulez un coup contre le porteur.",
    ),
    (
        Use(target=TheStrike(), when=Moment.STRIKE, effects=(Fights(Manner.WITHOUT_TAPPING),)),
        "Le défenseur d’un coup ne s’engage pas pour ce coup.",
    ),
    (
        Use(
            target=TheStrike(),
            when=Moment.STRIKE,
            effects=(
                Fights(Manner.WITHOUT_TAPPING),
                Modify(Stat.BODY, -1, Subject.TARGET),
            ),
        ),
        "Le défenseur d’un coup ne s’engage pas pour ce coup et reçoit −1 de corps contre ce coup.",
    ),
    (
        Use(
            target=TheAttack(),
            effects=(
                Fights(Manner.SEVERAL_STRIKES),
                Modify(Stat.PROWESS, -1, Subject.USER),
                Modify(Stat.BODY, -1, Subject.USER),
            ),
        ),
        (
            "Le personnage peut affronter autant de coups qu’il veut d’une attaque contre l’une de vos "
            "compagnies, si son joueur lui en attribue un. Pour chaque coup de plus, il reçoit −1 de "
            "prouesse et −1 de corps."
        ),
    ),
    (
        Use(effects=(Roll(Check.BODY, Subject.COMPANY, (-1,), failing=(Tap(Subject.TARGET),)),)),
        (
            "Chaque personnage de la compagnie fait un jet de corps modifié de −1. Qui échoue s’engage "
            "seulement. Les Orques et les Trolls sont défaussés si leur propre carte le dit."
        ),
    ),
    (
        Use(target=A(Sort.ALLY), effects=(AllyAttacks(Alignment.HERO),)),
        (
            "L’un de vos alliés attaque d’un seul coup le personnage qui le contrôle (attaque dilatoire "
            "contre un personnage héros). La prouesse de ce coup est sa prouesse normale plus un jet de "
            "dés. Il est défaussé si son attaque n’est pas vaincue."
        ),
    ),
    (
        Use(effects=(Face(Subject.SITE, prowess=3),)),
        "La compagnie affronte de nouveau toutes les attaques automatiques du site, avec +3 de prouesse.",
    ),
    (
        Use(effects=(Face(Subject.NEW_SITE),)),
        (
            "La compagnie affronte aussitôt des attaques identiques à toutes les attaques automatiques "
            "de son nouveau site. Ces attaques ne comptent pas comme des attaques automatiques."
        ),
    ),
    (
        Use(effects=(HuntCreatures(Pile.PLAY_DECK, 5),)),
        (
            "Votre adversaire révèle une à une les cartes de son deck de jeu jusqu’à ce que 5 d’entre elles "
            "soient des créatures ou qu’il n’en reste plus. Chaque créature attaque aussitôt la compagnie "
            "de votre avatar. Son deck de jeu est ensuite mélangé."
        ),
    ),
    (
        Use(
            target=TheAttack(Sort.CREATURE, on=Mark.ELSEWHERE),
            when=Moment.ATTACK,
            requires=(Is(Subject.SITE, SiteType.HAVEN),),
            effects=(Rule(Own.JOIN_ATTACKED_COMPANY),),
        ),
        (
            "Lors d’une attaque de créature contre une autre de vos compagnies, si la compagnie est dans "
            "un Havre, cette carte peut rejoindre aussitôt la compagnie attaquée. Tous les alliés sous "
            "son contrôle sont alors défaussés. Cette carte doit affronter un coup de cette créature. "
            "Après la dernière attaque de la créature, cette carte s’engage et fait un jet de corruption."
        ),
    ),
    (
        Use(effects=(Face((Attack(Race.SPIDER, strikes=2, prowess=7, body=5),)),)),
        ("La compagnie affronte une attaque d’Araignées (deux coups de prouesse 7 et de corps 5)."),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_an_effect_is_said_in_french(use: Use, said: str) -> None:
    assert read(alternatives((use,), PLAIN)[0]) == said


def test_every_such_effect_has_an_example() -> None:
    assert {type(use.effects[0]) for use, _ in EXAMPLES} == {
        *get_args(InCombat),
        Rule,
        Cancel,
        Fights,
        Modify,
        Roll,
    }
