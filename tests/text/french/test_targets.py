"""How each target is called in French, at first and again."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.targets import target
from wizardhaven.vocabulary.places import SitesIn, SitesOf
from wizardhaven.vocabulary.selectors import Characters, Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Beside, Mark, Not, Sort, all_of, any_of
from wizardhaven.vocabulary.targets import (
    A,
    ACharacter,
    ACheck,
    ACompany,
    ACreatureType,
    ADeclaredCard,
    AnAttack,
    AnAutomaticAttack,
    ARegion,
    ASite,
    AStrike,
    Target,
)
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    Danger,
    ItemClass,
    Keyword,
    Length,
    Race,
    RegionType,
    Side,
    SiteType,
    Skill,
)

EXAMPLES = (
    (A(all_of(Sort.AGENT, Not(Mark.FACE_DOWN))), "l'un de vos agents face visible", "l'agent"),
    (
        A(all_of(Sort.AGENT, Skill.WARRIOR, At(Subject.SITE))),
        "l'un de vos agents (guerrier) au nouveau site de la compagnie",
        "l'agent",
    ),
    (
        A(all_of(Sort.AGENT, Subject.THIS_CARD, Not(Mark.FACE_DOWN))),
        "cette carte en tant qu'agent",
        "cette carte",
    ),
    (
        ACheck((Check.INFLUENCE,), by_own_agent=True),
        "une tentative d'influence de l'un de vos agents",
        "la tentative d'influence",
    ),
    (ACharacter(Characters(skill=Skill.RANGER)), "l'un de vos rôdeurs", "le rôdeur"),
    (ACharacter(Characters(races=(Race.HOBBIT,), wounded=True)), "l'un de vos Hobbits blessés", "le Hobbit"),
    (
        ACharacter(Characters(other_than=(Race.HOBBIT,)), Whose.OF_THE_COMPANY),
        "un personnage qui n'est pas un Hobbit",
        "le personnage",
    ),
    (
        ACharacter(
            Characters(other_than=(Race.RINGWRAITH, Race.WIZARD), not_bearing=Keyword.THE_ONE_RING),
            Whose.OF_THE_COMPANY,
        ),
        "un personnage qui n'est ni un Spectre ni un Sorcier et qui ne porte pas l'Anneau Unique",
        "le personnage",
    ),
    (
        ACharacter(Characters(not_bearing=Keyword.WEAPON, mind_at_most=7), Whose.ANYBODYS),
        ("un personnage de n'importe quel joueur dont l'esprit est de 7 au plus et qui ne porte pas d'arme"),
        "le personnage",
    ),
    (
        ACharacter(Characters(races=(Race.ELF, Race.DWARF), skill=Skill.SAGE)),
        "l'un de vos personnages qui est un Elfe ou un Nain et qui est sage",
        "le personnage",
    ),
    (ACharacter(Characters(name="Aragorn II")), "Aragorn II", "Aragorn II"),
    (
        ACharacter(Characters(with_avatar=True)),
        "un personnage de la compagnie de votre avatar",
        "le personnage",
    ),
    (
        ACharacter(Characters(company_size_below=3), Whose.OF_THE_COMPANY),
        "un personnage dont la compagnie est d'une taille inférieure à 3",
        "le personnage",
    ),
    (
        ACharacter(Characters(company_at_most=3), Whose.OF_THE_COMPANY),
        "un personnage dont la compagnie compte au plus trois personnages",
        "le personnage",
    ),
    (
        ACharacter(Characters(bearing=Keyword.THE_ONE_RING), Whose.OF_THE_COMPANY),
        "un personnage qui porte l'Anneau Unique",
        "le personnage",
    ),
    (
        ACharacter(Characters(bearing=Keyword.WEAPON), Whose.OF_THE_COMPANY),
        "un personnage qui porte une arme",
        "le personnage",
    ),
    (
        ACompany(containing=Characters(skill=Skill.DIPLOMAT)),
        "l'une de vos compagnies avec un diplomate",
        "la compagnie",
    ),
    (ACompany(), "l'une de vos compagnies", "la compagnie"),
    (ACompany(Whose.OF_THE_COMPANY, Alignment.MINION), "une compagnie séide", "la compagnie"),
    (ACompany(Whose.ANYBODYS), "une compagnie de n'importe quel joueur", "la compagnie"),
    (
        A(
            all_of(Sort.EVENT, Side.HAZARD, any_of(Length.PERMANENT, Length.LONG), Not(Keyword.ENVIRONMENT)),
            Whose.ANYBODYS,
        ),
        "un péril d'Événement Permanent ou Long qui n'est pas un environnement",
        "le péril",
    ),
    (
        A(all_of(Sort.EVENT, Keyword.ENVIRONMENT, any_of(Mark.IN_PLAY, Mark.DECLARED)), Whose.ANYBODYS),
        (
            "une carte d'environnement qui est en jeu ou qui a été annoncée plus tôt dans la même chaîne "
            "d'effets"
        ),
        "la carte d'environnement",
    ),
    (A(all_of(Sort.EVENT, Length.SHORT), Whose.ANYBODYS), "un Événement Court", "l'Événement"),
    (
        ADeclaredCard(Skill.SCOUT),
        "une carte qui exige un éclaireur et qui a été annoncée plus tôt dans la même chaîne d'effets",
        "la carte",
    ),
    (
        ADeclaredCard(),
        "un péril annoncé contre la compagnie ou contre quelque chose qui lui est associé",
        "le péril",
    ),
    (
        AnAttack((Race.ORC, Race.TROLL)),
        "une attaque d'Orques ou de Trolls contre l'une de vos compagnies",
        "l'attaque",
    ),
    (
        AnAttack((Race.TROLL,), at_site=True),
        "une attaque de Trolls (automatique ou liée à un site) contre l'une de vos compagnies",
        "l'attaque",
    ),
    (
        AnAttack(by_creature=True, at_site=False),
        "une attaque de créature (non liée à un site) contre l'une de vos compagnies",
        "l'attaque",
    ),
    (
        AnAttack(automatic=True),
        "une attaque automatique contre l'une de vos compagnies",
        "l'attaque automatique",
    ),
    (
        AnAttack(prowess_at_least=13, not_by=(Race.NAZGUL,)),
        ("une attaque (sauf de Nazgûl) d'une prouesse normale de 13 ou plus contre l'une de vos compagnies"),
        "l'attaque",
    ),
    (
        AnAttack(by_creature=True, elsewhere=True),
        "une attaque de créature contre une autre de vos compagnies",
        "l'attaque",
    ),
    (
        AnAttack(keyed_to=(RegionType.WILDERNESS, RegionType.SHADOW_LAND)),
        ("une attaque liée à une Contrée sauvage ou à une Terre de l'ombre contre l'une de vos compagnies"),
        "l'attaque",
    ),
    (AStrike(), "un coup", "le coup"),
    (
        AStrike(Characters(races=(Race.HOBBIT,)), by=(Race.ORC, Race.TROLL)),
        "un coup d'Orques ou de Trolls contre un Hobbit",
        "le coup",
    ),
    (
        AStrike(on_bearer=True, not_automatic=True, not_by=(Race.UNDEAD, Race.NAZGUL)),
        ("un coup (sauf d'une attaque automatique, de Morts-vivants ou de Nazgûl) contre le porteur"),
        "le coup",
    ),
    (
        AStrike(Characters(skill=Skill.WARRIOR), on_bearer=True),
        "un coup contre un guerrier qui porte cette carte",
        "le coup",
    ),
    (
        AStrike(on_bearer=True, not_automatic=True),
        "un coup (sauf d'une attaque automatique) contre le porteur",
        "le coup",
    ),
    (AStrike(defender=Characters(races=(Race.HOBBIT,))), "un coup contre un Hobbit", "le coup"),
    (
        AStrike(defender=Characters(races=(Race.HOBBIT,)), on_companion=True),
        "un coup contre un autre Hobbit de la compagnie",
        "le coup",
    ),
    (
        ACheck((Check.CORRUPTION,), Characters(races=(Race.HOBBIT,))),
        "un jet de corruption de l'un de vos Hobbits",
        "le jet de corruption",
    ),
    (
        ACheck((Check.INFLUENCE,), by_opponent=True),
        "une tentative d'influence de votre adversaire sur l'une de vos cartes pendant sa phase de site",
        "la tentative d'influence",
    ),
    (A(Sort.ALLY, Whose.ANYBODYS), "un allié", "l'allié"),
    (A(Sort.ALLY), "l'un de vos alliés", "l'allié"),
    (A(Sort.ALLY, Whose.OF_THE_COMPANY), "un allié", "l'allié"),
    (A(Sort.FACTION, Whose.OF_THE_COMPANY), "l'une des factions de votre adversaire", "la faction"),
    (A(Sort.FACTION), "l'une de vos factions", "la faction"),
    (
        A(all_of(Sort.ITEM, Keyword.THE_ONE_RING, Beside(Subject.THIS_CARD))),
        "l'Anneau Unique qui est au même site",
        "l'Anneau Unique",
    ),
    (A(all_of(Sort.ITEM, Keyword.PALANTIR)), "un Palantír de l'une de vos compagnies", "le Palantír"),
    (A(all_of(Sort.ITEM, ItemClass.GOLD_RING)), "un anneau d'or de l'une de vos compagnies", "l'anneau d'or"),
    (
        ASite(SitesOf(with_attack=(Race.ORC, Race.TROLL))),
        "un site avec une attaque automatique d'Orques ou de Trolls",
        "le site",
    ),
    (
        ASite(SitesOf((SiteType.RUINS_AND_LAIRS,), no_lairs=True, under_deeps=False)),
        "un site de Ruines et Antres (sauf les antres de Dragon et les sites des Abîmes)",
        "le site",
    ),
    (
        ASite(SitesOf((SiteType.RUINS_AND_LAIRS,), with_attack=(Race.TROLL,))),
        "un site de Ruines et Antres avec une attaque automatique de Trolls",
        "le site",
    ),
    (
        ASite(SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD))),
        "un Fief de l'Ombre ou un Fief Noir",
        "le site",
    ),
    (
        ASite(SitesIn(("Rohan", "Khand"), not_of=(SiteType.HAVEN,))),
        "un site de l'une des régions Rohan ou Khand (sauf les Havres)",
        "le site",
    ),
    (
        ASite(SitesOf(not_of=(SiteType.HAVEN, SiteType.DARK_HOLD), under_deeps=False)),
        "un site (sauf les Havres, les Fiefs Noirs et les sites des Abîmes)",
        "le site",
    ),
    (
        AnAutomaticAttack(SitesIn(("Rohan",), (SiteType.BORDER_HOLD,))),
        "une attaque automatique dans un Fief Frontalier de la région Rohan",
        "l'attaque automatique",
    ),
    (
        ARegion(RegionType.WILDERNESS),
        "une Contrée sauvage du trajet de la compagnie en mouvement",
        "la région",
    ),
    (
        A(all_of(Sort.CREATURE, Race.UNDEAD, Mark.DISCARDED)),
        "une créature (Mort-vivant) de votre pile de défausse qui pourrait maintenant attaquer la compagnie",
        "la créature",
    ),
    (
        ACreatureType((Race.NAZGUL, Race.UNDEAD)),
        "un type de créatures autre que les Nazgûl ou les Morts-vivants",
        "ce type de créatures",
    ),
    (ASite(), "un site", "le site"),
    (
        ASite(SitesOf(with_attack=(Race.DRAGON,), tapped=True), of_any_company=True),
        "un site avec une attaque automatique de Dragons qui est engagé",
        "le site",
    ),
    (
        ADeclaredCard(danger=Danger.RETURN_TO_ORIGIN),
        (
            "un péril qui a été annoncé plus tôt dans la même chaîne d'effets et qui ferait "
            "retourner la compagnie à son site d'origine"
        ),
        "le péril",
    ),
    (
        ADeclaredCard(danger=Danger.TAPPING_OF_SITES),
        (
            "un péril qui a été annoncé plus tôt dans la même chaîne d'effets et qui engagerait le "
            "site de la compagnie"
        ),
        "le péril",
    ),
    (
        ADeclaredCard(danger=Danger.CAPTURE),
        "un effet qui ferait prisonnier le porteur",
        "l'effet",
    ),
)


@pytest.mark.parametrize(("word", "first", "again"), EXAMPLES)
def test_a_target_is_called_by_name_at_first_and_again(word: Target, first: str, again: str) -> None:
    assert target(word, PLAIN).first.text == first
    assert target(word, PLAIN).again.text == again


def test_every_target_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Target))
