"""What each ability says in French."""

from typing import get_args

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.abilities import ability_sentence
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.vocabulary.abilities import (
    Ability,
    AlwaysReturnsToLocationDeck,
    AttackerChoosesDefenders,
    AttacksMovers,
    BodyLessPer,
    CreaturesAlwaysKeyedHere,
    DetainmentAgainst,
    DiscardAtHaven,
    DiscardOnMove,
    DiscardWhile,
    DiscardWithSite,
    EachFacesAStrike,
    EachWounded,
    HazardLimitForMovers,
    HomeOf,
    May,
    OfAttacks,
    OfCards,
    OnlyAgainst,
    Passive,
    ProwessIf,
    RemovalRoll,
    RevealableOnGuardAgainst,
    RevealableOnGuardAgainstSkill,
    RingTestResult,
    StorableAt,
    StoredWithItem,
    UnlessDefeated,
    When,
)
from wizardhaven.vocabulary.conditions import CompanyCount, CompanyFaced, InPlay
from wizardhaven.vocabulary.effects import (
    CorruptionCheck,
    DiscardEnvironments,
    DiscardItems,
    ForTheTurn,
    ReturnToSiteOfOrigin,
    Untap,
)
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import SiteNamed, Subject
from wizardhaven.vocabulary.standing import HandSize, NoResourcesNeeding
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Moment,
    Occasion,
    Phase,
    Race,
    RegionType,
    Side,
    Skill,
)

EXAMPLES = (
    (
        May(Use(costs=(TapCost(Subject.THIS_CARD),), effects=(Untap(Subject.BEARER),))),
        "Engagez cette carte pour redresser le porteur.",
    ),
    (
        May(Use(when=Moment.SITE, effects=(Untap(Subject.BEARER),))),
        "Pendant votre phase de site, vous pouvez redresser le porteur.",
    ),
    (
        RemovalRoll(above=6),
        (
            "Pendant sa phase d’organisation, le porteur peut s’engager et lancer les dés : sur plus de "
            "6, cette carte est défaussée."
        ),
    ),
    (
        RemovalRoll(above=7, tapping=False),
        (
            "Une fois pendant chacune de ses phases d’organisation, le porteur peut lancer les dés : sur "
            "plus de 7, cette carte est défaussée."
        ),
    ),
    (
        When(Occasion.END_OF, CorruptionCheck(Subject.BEARER), of=Phase.MOVEMENT_HAZARD),
        "À la fin de sa phase de mouvement/périls, le porteur fait un jet de corruption.",
    ),
    (
        When(Occasion.ITEM_PLAYED_HERE, CorruptionCheck(Subject.BEARER)),
        "Chaque fois qu’un objet est joué dans le site, le porteur fait un jet de corruption.",
    ),
    (
        When(Occasion.COMPANY_GAINS_ITEM, CorruptionCheck(Subject.BEARER)),
        ("Chaque fois que quelqu’un de sa compagnie obtient un objet, le porteur fait un jet de corruption."),
    ),
    (
        When(Occasion.COMPANY_MOVES, ReturnToSiteOfOrigin(), of=RegionType.WILDERNESS),
        "Quand une compagnie traverse une Contrée sauvage, la compagnie retourne à son site d’origine.",
    ),
    (
        When(Occasion.PLAYED, DiscardEnvironments(Side.RESOURCE)),
        (
            "Dès que cette carte entre en jeu, toutes les cartes d’environnement de ressource en jeu "
            "sont défaussées et tous les effets d’environnement de ressource sont annulés."
        ),
    ),
    (
        DiscardWhile(CompanyCount(4)),
        "Cette carte est défaussée dès que la compagnie compte au moins quatre personnages.",
    ),
    (
        DiscardAtHaven(),
        ("Cette carte est défaussée si, pendant sa phase d’organisation, la compagnie est dans un Havre."),
    ),
    (DiscardOnMove(), "Cette carte est défaussée si la compagnie bouge."),
    (
        DiscardOnMove(except_to=("Rohan", "Fangorn")),
        (
            "Cette carte est défaussée si la compagnie bouge, sauf vers un site de l’une des régions "
            "Rohan ou Fangorn."
        ),
    ),
    (DiscardWithSite(), "Cette carte est défaussée lorsque le site quitte le jeu."),
    (StoredWithItem(), "Si l’objet est mis en réserve, cette carte l’est avec lui."),
    (StorableAt(SiteNamed("Minas Tirith")), "Cette carte peut être mise en réserve à Minas Tirith."),
    (
        StorableAt(SiteNamed("Minas Tirith"), points=2),
        ("Cette carte peut être mise en réserve à Minas Tirith et vaut alors deux points de rassemblement."),
    ),
    (
        RingTestResult("Magic Ring", (1, 2, 3, 4, 5, 6, 7)),
        (
            "Si cet anneau est vérifié, il est défaussé, et selon le résultat on peut jouer aussitôt : "
            "un Anneau magique (7 ou moins)."
        ),
    ),
    (
        RingTestResult("Dwarven Ring", (5, 6, 7, 8)),
        (
            "Si cet anneau est vérifié, il est défaussé, et selon le résultat on peut jouer aussitôt : "
            "un Anneau Nain (de 5 à 8)."
        ),
    ),
    (
        RingTestResult("The One Ring", (3, 11)),
        (
            "Si cet anneau est vérifié, il est défaussé, et selon le résultat on peut jouer aussitôt : "
            "l’Anneau Unique (3 ou 11)."
        ),
    ),
    (
        RevealableOnGuardAgainst((Check.INFLUENCE, Check.RIDDLING)),
        (
            "Si cette carte est en garde, elle peut être révélée lorsqu’un personnage de la compagnie "
            "annonce une tentative d’influence ou un jet d’énigmes."
        ),
    ),
    (
        RevealableOnGuardAgainstSkill(Skill.SCOUT),
        (
            "Si cette carte est en garde, elle peut être révélée en réponse à une carte qui exige un "
            "éclaireur."
        ),
    ),
    (EachFacesAStrike(), "Chaque personnage de la compagnie affronte un coup."),
    (AttackerChoosesDefenders(), "Le joueur attaquant attribue tous les coups."),
    (
        DetainmentAgainst(Alignment.HERO, covert=True),
        "Contre les compagnies héros et les compagnies voilées, l’attaque est une attaque dilatoire.",
    ),
    (OnlyAgainst(Alignment.MINION), "Jouable seulement contre les compagnies séides."),
    (
        ProwessIf(+3, CompanyFaced(races=(Race.ORC,))),
        "+3 de prouesse si la compagnie a déjà affronté une attaque d’Orques ce tour-ci.",
    ),
    (BodyLessPer(Skill.RANGER, 2), "Pour chaque rôdeur de la compagnie, le corps de l’attaque baisse de 2."),
    (
        EachWounded(CorruptionCheck(Subject.TARGET)),
        "Après l’attaque, chaque personnage blessé par elle fait un jet de corruption.",
    ),
    (
        EachWounded(DiscardItems(Subject.TARGET), after_attack=False, condition=InPlay("Doors of Night")),
        (
            "Si « Portes de la Nuit » est en jeu, chaque personnage blessé par l’attaque défausse tous "
            "ses objets, sauf les objets spéciaux."
        ),
    ),
    (
        UnlessDefeated(ForTheTurn(NoResourcesNeeding(Skill.SCOUT), on=Subject.COMPANY)),
        (
            "Si l’attaque n’est pas vaincue, jusqu’à la fin du tour, aucune ressource qui exige un "
            "éclaireur ne peut être jouée pour la compagnie."
        ),
    ),
    (
        AttacksMovers(
            2, 12, None, ("Rohan",), InPlay("Doors of Night"), ("Khand", "Nurn"), RegionType.COASTAL_SEA
        ),
        (
            "Toute compagnie qui traverse la région Rohan affronte une attaque : deux coups de prouesse "
            "12. Tant que « Portes de la Nuit » est en jeu, cela vaut aussi pour les régions Khand et "
            "Nurn et pour toute Mer côtière."
        ),
    ),
    (
        AlwaysReturnsToLocationDeck(),
        "Cette carte retourne toujours dans le deck de sites et n’est jamais défaussée.",
    ),
    (HomeOf("Bairanax"), "Cette carte est l’antre du Dragon Bairanax."),
    (
        HazardLimitForMovers(-1),
        "La limite de périls contre une compagnie qui se déplace vers cette carte est réduite de 1.",
    ),
    (
        CreaturesAlwaysKeyedHere(),
        "Aucune autre carte ne peut empêcher de jouer des créatures liées à cette carte.",
    ),
    (HandSize(+1), "Vous pouvez garder en main une carte de plus que d’ordinaire."),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_an_ability_is_said_in_french(word: Ability, said: str) -> None:
    assert read(ability_sentence(word, PLAIN)) == said


def test_every_ability_that_is_no_standing_word_has_an_example() -> None:
    examples = {type(word) for word, _ in EXAMPLES}
    assert set(get_args(Passive)) | set(get_args(OfAttacks)) | set(get_args(OfCards)) <= examples
