"""What each standing word says in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.standing import standing
from wizardhaven.vocabulary.agents import OfAgents
from wizardhaven.vocabulary.allies import OfAllies
from wizardhaven.vocabulary.barring import BarsCards
from wizardhaven.vocabulary.bonuses import OfNumbers
from wizardhaven.vocabulary.combat import OfCombat
from wizardhaven.vocabulary.followers import OfFollowers
from wizardhaven.vocabulary.hazards import OfHazards
from wizardhaven.vocabulary.journeys import OnJourneys
from wizardhaven.vocabulary.lands import OfLands
from wizardhaven.vocabulary.piles import DiscardsFromHand, KeepsItems, RemovesDiscarded
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.points import OfPoints
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.shapes import TakesShape
from wizardhaven.vocabulary.standing import (
    BarsSearching,
    DoesNotUntap,
    EnablesUse,
    GivenUpInstead,
    GrantsSkill,
    HealingReachesAll,
    MakesOvert,
    Standing,
    StoringAtEndOfTurn,
)
from wizardhaven.vocabulary.terms import Keyword, Skill
from wizardhaven.vocabulary.wizardhavens import OfWizardhavens

SAID_ELSEWHERE = (
    OfNumbers
    | OfCombat
    | OfPoints
    | OfFollowers
    | OfAllies
    | OnJourneys
    | OfHazards
    | OfLands
    | OfAgents
    | OfWizardhavens
)

EXAMPLES = (
    (
        TakesShape(9, 10, 1, 25, (Skill.WARRIOR, Skill.RANGER), staying_untapped=-1),
        (
            "le porteur a, au lieu des siens, une prouesse de 9, un corps de 10, une influence directe de 1"
            " et pour seuls talents guerrier et rôdeur ; votre influence générale est de 25 ; il peut "
            "porter des objets, mais pas les utiliser ; s'il ne s'engage pas contre un coup, il ne reçoit "
            "que −1 de prouesse"
        ),
    ),
    (
        TakesShape(3, 9, 8, 19, (Skill.SCOUT,)),
        (
            "le porteur a, au lieu des siens, une prouesse de 3, un corps de 9, une influence directe de 8 "
            "et pour seuls talents éclaireur ; votre influence générale est de 19 ; il peut porter des "
            "objets, mais pas les utiliser"
        ),
    ),
    (
        GivenUpInstead(),
        (
            "si un effet doit faire défausser un objet non spécial de la compagnie, vous pouvez défausser"
            " cette carte à sa place"
        ),
    ),
    (
        StoringAtEndOfTurn(),
        (
            "les personnages héros peuvent mettre des cartes en réserve pendant la phase de fin de tour "
            "comme pendant la phase d'organisation"
        ),
    ),
    (
        BarsSearching(15, of_fallen=20),
        (
            "un joueur dont le deck de jeu a au plus 15 cartes (20 pour un Sorcier Corrompu) ne peut "
            "fouiller ni regarder ni ce deck ni sa pile de défausse"
        ),
    ),
    (BarsCards((Keyword.ENVIRONMENT,)), "aucune carte d'environnement ne peut être jouée"),
    (
        KeepsItems(SitesOf(under_deeps=True)),
        (
            "un objet sous cette carte n'est pas en jeu et ne donne pas de points de rassemblement ; son "
            "joueur peut le jouer dans un site des Abîmes comme s'il l'avait en main"
        ),
    ),
    (
        RemovesDiscarded(),
        (
            "une fois cette carte en réserve, vous pouvez la défausser pour retirer le péril du jeu quand "
            "votre adversaire défausse sous vos yeux un péril qui n'est pas unique"
        ),
    ),
    (DiscardsFromHand(shown=True), "votre adversaire doit défausser ses cartes face visible"),
    (GrantsSkill(Skill.SCOUT), "le porteur a le talent d'éclaireur"),
    (EnablesUse(Keyword.PALANTIR), "le porteur peut utiliser les Palantíri"),
    (
        EnablesUse(Keyword.PALANTIR, by_tapping=True),
        "le porteur peut utiliser les Palantíri, mais doit s'engager pour cela",
    ),
    (
        HealingReachesAll(),
        (
            "tout effet qui guérit un personnage de la compagnie guérit tous les personnages de cette "
            "compagnie"
        ),
    ),
    (DoesNotUntap(), "cette carte ne se redresse pas pendant la phase de redressement"),
    (MakesOvert(), "la compagnie est dévoilée"),
    (
        HealingReachesAll(of=Subject.SITE),
        "tout effet qui guérit un personnage ici guérit tous les personnages ici",
    ),
    (
        DoesNotUntap(Subject.BEARER),
        (
            "le porteur ne peut pas se redresser tant que cette carte est avec lui ; s'il est guéri, il est "
            "engagé"
        ),
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_standing_word_is_said_in_french(word: Standing, said: str) -> None:
    assert standing(word, PLAIN).said() == said


def test_every_standing_word_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Standing)) - set(get_args(SAID_ELSEWHERE))
