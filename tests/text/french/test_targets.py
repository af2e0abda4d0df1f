"""How each target is called in French, at first and again."""

from typing import get_args

import pytest

from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.targets import target
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.selectors import Whose
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    At,
    AtLeast,
    AtMost,
    Beside,
    Having,
    KeyedTo,
    Needing,
    Not,
    With,
    Within,
    all_of,
    any_of,
    named,
)
from wizardhaven.vocabulary.targets import (
    A,
    ACreatureType,
    Target,
    TheAttack,
    TheRoll,
    TheStrike,
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
    Stat,
    State,
    Turned,
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
        TheRoll((Check.INFLUENCE,), by=Sort.AGENT),
        "une tentative d'influence de l'un de vos agents",
        "la tentative d'influence",
    ),
    (A(all_of(Sort.CHARACTER, Skill.RANGER)), "l'un de vos rôdeurs", "le rôdeur"),
    (A(all_of(Sort.CHARACTER, Race.HOBBIT, State.WOUNDED)), "l'un de vos Hobbits blessés", "le Hobbit"),
    (
        A(all_of(Sort.CHARACTER, Not(Race.HOBBIT)), Whose.OF_THE_COMPANY),
        "un personnage qui n'est pas un Hobbit",
        "le personnage",
    ),
    (
        A(
            all_of(
                Sort.CHARACTER, Not(any_of(Race.RINGWRAITH, Race.WIZARD)), Not(Having(Keyword.THE_ONE_RING))
            ),
            Whose.OF_THE_COMPANY,
        ),
        "un personnage qui n'est ni un Spectre ni un Sorcier et qui ne porte pas l'Anneau Unique",
        "le personnage",
    ),
    (
        A(all_of(Sort.CHARACTER, AtMost(Stat.MIND, 7), Not(Having(Keyword.WEAPON))), Whose.ANYBODYS),
        ("un personnage de n'importe quel joueur dont l'esprit est de 7 au plus et qui ne porte pas d'arme"),
        "le personnage",
    ),
    (
        A(all_of(Sort.CHARACTER, any_of(Race.ELF, Race.DWARF), Skill.SAGE)),
        "l'un de vos personnages qui est un Elfe ou un Nain et qui est sage",
        "le personnage",
    ),
    (A(all_of(Sort.CHARACTER, named("Aragorn II"))), "Aragorn II", "Aragorn II"),
    (
        A(all_of(Sort.CHARACTER, With(Sort.AVATAR))),
        "un personnage de la compagnie de votre avatar",
        "le personnage",
    ),
    (
        A(all_of(Sort.CHARACTER, AtMost(Tally.SIZE, 2)), Whose.OF_THE_COMPANY),
        "un personnage dont la compagnie est d'une taille inférieure à 3",
        "le personnage",
    ),
    (
        A(all_of(Sort.CHARACTER, AtMost(Tally.CHARACTERS, 3)), Whose.OF_THE_COMPANY),
        "un personnage dont la compagnie compte au plus trois personnages",
        "le personnage",
    ),
    (
        A(all_of(Sort.CHARACTER, Having(Keyword.THE_ONE_RING)), Whose.OF_THE_COMPANY),
        "un personnage qui porte l'Anneau Unique",
        "le personnage",
    ),
    (
        A(all_of(Sort.CHARACTER, Having(Keyword.WEAPON)), Whose.OF_THE_COMPANY),
        "un personnage qui porte une arme",
        "le personnage",
    ),
    (
        A(all_of(Sort.COMPANY, With(Skill.DIPLOMAT))),
        "l'une de vos compagnies avec un diplomate",
        "la compagnie",
    ),
    (A(Sort.COMPANY), "l'une de vos compagnies", "la compagnie"),
    (A(all_of(Sort.COMPANY, Alignment.MINION), Whose.OF_THE_COMPANY), "une compagnie séide", "la compagnie"),
    (A(Sort.COMPANY, Whose.ANYBODYS), "une compagnie de n'importe quel joueur", "la compagnie"),
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
        A(all_of(Mark.DECLARED, Needing(Skill.SCOUT))),
        "une carte qui exige un éclaireur et qui a été annoncée plus tôt dans la même chaîne d'effets",
        "la carte",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED)),
        "un péril annoncé contre la compagnie ou contre quelque chose qui lui est associé",
        "le péril",
    ),
    (
        TheAttack(any_of(Race.ORC, Race.TROLL)),
        "une attaque d'Orques ou de Trolls contre l'une de vos compagnies",
        "l'attaque",
    ),
    (
        TheAttack(all_of(Race.TROLL, any_of(Sort.AUTOMATIC_ATTACK, KeyedTo((Sort.SITE,))))),
        "une attaque de Trolls (automatique ou liée à un site) contre l'une de vos compagnies",
        "l'attaque",
    ),
    (
        TheAttack(all_of(Sort.CREATURE, Not(KeyedTo((Sort.SITE,))))),
        "une attaque de créature (non liée à un site) contre l'une de vos compagnies",
        "l'attaque",
    ),
    (
        TheAttack(Sort.AUTOMATIC_ATTACK),
        "une attaque automatique contre l'une de vos compagnies",
        "l'attaque automatique",
    ),
    (
        TheAttack(all_of(Not(Race.NAZGUL), AtLeast(Stat.PROWESS, 13))),
        ("une attaque (sauf de Nazgûl) d'une prouesse normale de 13 ou plus contre l'une de vos compagnies"),
        "l'attaque",
    ),
    (
        TheAttack(Sort.CREATURE, on=Mark.ELSEWHERE),
        "une attaque de créature contre une autre de vos compagnies",
        "l'attaque",
    ),
    (
        TheAttack(KeyedTo((RegionType.WILDERNESS, RegionType.SHADOW_LAND))),
        ("une attaque liée à une Contrée sauvage ou à une Terre de l'ombre contre l'une de vos compagnies"),
        "l'attaque",
    ),
    (TheStrike(), "un coup", "le coup"),
    (
        TheStrike(any_of(Race.ORC, Race.TROLL), who=Race.HOBBIT),
        "un coup d'Orques ou de Trolls contre un Hobbit",
        "le coup",
    ),
    (
        TheStrike(
            all_of(Not(Sort.AUTOMATIC_ATTACK), Not(any_of(Race.UNDEAD, Race.NAZGUL))), on=(Subject.BEARER,)
        ),
        ("un coup (sauf d'une attaque automatique, de Morts-vivants ou de Nazgûl) contre le porteur"),
        "le coup",
    ),
    (
        TheStrike(on=(Subject.BEARER,), who=Skill.WARRIOR),
        "un coup contre un guerrier qui porte cette carte",
        "le coup",
    ),
    (
        TheStrike(Not(Sort.AUTOMATIC_ATTACK), on=(Subject.BEARER,)),
        "un coup (sauf d'une attaque automatique) contre le porteur",
        "le coup",
    ),
    (TheStrike(who=Race.HOBBIT), "un coup contre un Hobbit", "le coup"),
    (
        TheStrike(on=(Subject.COMPANY,), who=Race.HOBBIT),
        "un coup contre un autre Hobbit de la compagnie",
        "le coup",
    ),
    (
        TheRoll((Check.CORRUPTION,), by=Race.HOBBIT),
        "un jet de corruption de l'un de vos Hobbits",
        "le jet de corruption",
    ),
    (
        TheRoll((Check.INFLUENCE,), by=Subject.OPPONENT),
        "une tentative d'influence de votre adversaire sur l'une de vos cartes pendant sa phase de site",
        "la tentative d'influence",
    ),
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
        A(
            all_of(Sort.SITE, Having(all_of(Sort.AUTOMATIC_ATTACK, any_of(Race.ORC, Race.TROLL)))),
            Whose.OF_THE_COMPANY,
        ),
        "un site avec une attaque automatique d'Orques ou de Trolls",
        "le site",
    ),
    (
        A(
            all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS, Not(Mark.LAIR), Not(Mark.UNDER_DEEPS)),
            Whose.OF_THE_COMPANY,
        ),
        "un site de Ruines et Antres (sauf les antres de Dragon et les sites des Abîmes)",
        "le site",
    ),
    (
        A(
            all_of(Sort.SITE, SiteType.RUINS_AND_LAIRS, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.TROLL))),
            Whose.OF_THE_COMPANY,
        ),
        "un site de Ruines et Antres avec une attaque automatique de Trolls",
        "le site",
    ),
    (
        A(all_of(Sort.SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)), Whose.OF_THE_COMPANY),
        "un Fief de l'Ombre ou un Fief Noir",
        "le site",
    ),
    (
        A(all_of(Sort.SITE, Within(("Rohan", "Khand")), Not(SiteType.HAVEN)), Whose.OF_THE_COMPANY),
        "un site de l'une des régions Rohan ou Khand (sauf les Havres)",
        "le site",
    ),
    (
        A(
            all_of(Sort.SITE, Not(any_of(SiteType.HAVEN, SiteType.DARK_HOLD)), Not(Mark.UNDER_DEEPS)),
            Whose.OF_THE_COMPANY,
        ),
        "un site (sauf les Havres, les Fiefs Noirs et les sites des Abîmes)",
        "le site",
    ),
    (
        A(
            all_of(Sort.AUTOMATIC_ATTACK, At(all_of(Within(("Rohan",)), SiteType.BORDER_HOLD))),
            Whose.OF_THE_COMPANY,
        ),
        "une attaque automatique dans un Fief Frontalier de la région Rohan",
        "l'attaque automatique",
    ),
    (
        A(RegionType.WILDERNESS, Whose.OF_THE_COMPANY),
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
    (A(Sort.SITE, Whose.OF_THE_COMPANY), "un site", "le site"),
    (
        A(all_of(Sort.SITE, Turned.TAPPED, Having(all_of(Sort.AUTOMATIC_ATTACK, Race.DRAGON)))),
        "un site avec une attaque automatique de Dragons qui est engagé",
        "le site",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED, Danger.RETURN_TO_ORIGIN)),
        (
            "un péril qui a été annoncé plus tôt dans la même chaîne d'effets et qui ferait "
            "retourner la compagnie à son site d'origine"
        ),
        "le péril",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED, Danger.TAPPING_OF_SITES)),
        (
            "un péril qui a été annoncé plus tôt dans la même chaîne d'effets et qui engagerait le "
            "site de la compagnie"
        ),
        "le péril",
    ),
    (
        A(all_of(Side.HAZARD, Mark.DECLARED, Danger.CAPTURE)),
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
