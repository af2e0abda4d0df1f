"""What each condition says in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    BearerIs,
    Both,
    CardIs,
    CardsLie,
    Change,
    CompanyChanged,
    CompanyFaced,
    CompanyFreed,
    CompanyHas,
    CompanyIs,
    CompanyUnder,
    EachCharacterHas,
    FacesDetainment,
    Has,
    HasMorePoints,
    HasWizardhavens,
    HigherMindBeside,
    InPlay,
    IsAvatar,
    MovingTo,
    OpponentIsNot,
    PathHas,
    Requirement,
    StagePoints,
    YouAre,
)
from wizardhaven.vocabulary.places import SiteNamed, SitesOf
from wizardhaven.vocabulary.selectors import Characters, Holdings
from wizardhaven.vocabulary.terms import (
    Alignment,
    ItemClass,
    Keyword,
    PlayerKind,
    Points,
    Race,
    RegionType,
    SiteType,
    Skill,
    Turned,
)

EXAMPLES = (
    (
        Both((InPlay("Gates of Morning"), InPlay("Doors of Night", absent=True))),
        "« Portes du Matin » est en jeu et si « Portes de la Nuit » n'est pas en jeu",
    ),
    (IsAvatar(), "le porteur est votre avatar"),
    (AvatarInPlay(), "votre avatar est en jeu"),
    (HigherMindBeside(), "un personnage de la compagnie du porteur a un esprit plus élevé que le sien"),
    (
        StagePoints(12),
        "vous avez au moins 12 points de Déchu",
    ),
    (
        YouAre(("Pallando", "Saruman")),
        "vous êtes « Pallando » ou « Saroumane »",
    ),
    (
        YouAre(("Alatar",), absent=True),
        "vous n'êtes pas « Alatar »",
    ),
    (
        Has(1, Holdings(name="A Strident Spawn")),
        "vous avez « Une engeance stridente » en jeu",
    ),
    (
        Has(5, Holdings((Points.FACTION,), unique=True, alignment=Alignment.HERO)),
        "vous avez en jeu au moins cinq factions héros uniques",
    ),
    (FacesDetainment(), "la compagnie affronte une attaque dilatoire"),
    (
        HasWizardhavens(2),
        "vous avez en jeu deux Havres de Sorcier protégés",
    ),
    (
        OpponentIsNot((PlayerKind.RINGWRAITH, PlayerKind.BALROG)),
        "votre adversaire n'est ni joueur de Spectre ni joueur de Balrog",
    ),
    (OpponentIsNot((PlayerKind.BALROG,)), "votre adversaire n'est pas joueur de Balrog"),
    (InPlay("Doors of Night"), "« Portes de la Nuit » est en jeu"),
    (InPlay("Gollum", at=SiteNamed("Mount Doom")), "« Gollum » est à la Montagne du Destin"),
    (InPlay("Doors of Night", absent=True), "« Portes de la Nuit » n'est pas en jeu"),
    (AtPlace(SiteNamed("Minas Tirith")), "la compagnie est à Minas Tirith"),
    (Has(5, Holdings((Points.FACTION,)), absent=True), "vous avez en jeu moins de cinq factions"),
    (
        AtPlace(SiteNamed("Minas Tirith"), or_starting=True),
        "la compagnie est à Minas Tirith ou est votre compagnie de départ",
    ),
    (
        MovingTo(SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)), or_at=True),
        "la compagnie est dans un Fief de l'Ombre ou un Fief Noir ou s'y rend",
    ),
    (MovingTo(SitesOf(guarded=True)), "la compagnie bouge vers un site qui a une attaque automatique"),
    (
        PathHas(((RegionType.WILDERNESS, 2), (RegionType.SHADOW_LAND, 1))),
        "le trajet de la compagnie comporte au moins deux Contrées sauvages ou une Terre de l'ombre",
    ),
    (
        PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True),
        "le trajet de la compagnie comporte au moins une Mer côtière et jamais deux autres régions de suite",
    ),
    (CardsLie(3, beneath=True), "au moins trois cartes se trouvent sous elle"),
    (CardsLie(5), "votre deck de jeu compte au moins cinq cartes"),
    (CompanyIs(at_most=2), "la compagnie est d'une taille de 2 au plus"),
    (CompanyIs(at_least=4, heads=True), "la compagnie compte au moins quatre personnages"),
    (CompanyFaced(races=(Race.ORC,)), "la compagnie a déjà affronté une attaque d'Orques ce tour-ci"),
    (
        CompanyFaced(creatures=("“Bert” (Bûrat)", "“Tom” (Tûma)")),
        "la compagnie a déjà affronté “Bert” (Bûrat) ou “Tom” (Tûma) ce tour-ci",
    ),
    (BearerIs(), "cette carte est sur le porteur"),
    (HasMorePoints(), "vous avez plus de points de rassemblement que votre adversaire"),
    (InPlay("Saruman", opposing=True), "votre adversaire a « Saroumane » en jeu"),
    (
        BearerIs(Characters(bearing=Keyword.THE_ONE_RING), at=SiteNamed("Bree")),
        "le porteur porte l'Anneau Unique à Bree",
    ),
    (BearerIs(able_to_use=Keyword.PALANTIR), "le porteur est capable d'utiliser un Palantír"),
    (
        BearerIs(Characters(other_than=(Race.MAN,), skill=Skill.WARRIOR)),
        "le porteur est un guerrier qui n'est pas un Humain",
    ),
    (
        BearerIs(Characters(skill=Skill.SCOUT), even_without=True),
        "le porteur est un éclaireur même sans cette carte",
    ),
    (
        Has(2, Holdings((Points.ALLY,)), or_of=Holdings((Points.FACTION,), unique=True, near_target=True)),
        (
            "vous avez en jeu au moins deux alliés ou factions uniques (jouables dans la région du site ou "
            "une région adjacente)"
        ),
    ),
    (CompanyIs(overt=True), "la compagnie est dévoilée"),
    (
        CompanyHas((Characters(races=(Race.WIZARD,)), Characters(mind_at_least=6, lacking=Skill.RANGER))),
        (
            "la compagnie compte un Sorcier ou un personnage dont l'esprit est de 6 au moins et qui n'est"
            " pas rôdeur"
        ),
    ),
    (CompanyHas((Characters(races=(Race.WIZARD,)),), absent=True), "la compagnie ne compte aucun Sorcier"),
    (
        EachCharacterHas(("Noble Steed", "Shadowfax")),
        "chaque personnage de la compagnie contrôle « Noble destrier » ou « Gripoil »",
    ),
    (
        AtPlace(SitesOf((SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), tapped=False, or_named=("Isengard",))),
        (
            "la compagnie est à Isengard, dans un Fief de l'Ombre ou dans un Fief Noir qui, dans chaque "
            "cas, n'est pas engagé"
        ),
    ),
    (
        AtPlace(SitesOf(hoard=True, information=True)),
        (
            "la compagnie est dans un site qui renferme un trésor de Dragon et qui permet de jouer "
            "des informations"
        ),
    ),
    (CompanyChanged(), "un personnage ou un allié rejoint ou quitte la compagnie"),
    (CompanyChanged(Change.LEADER_LEFT), "un chef quitte la compagnie"),
    (CompanyIs(at_least=4, with_allies=True), "la compagnie compte au moins 4 personnages et alliés"),
    (MovingTo(SitesOf((SiteType.HAVEN,))), "la compagnie bouge vers un Havre"),
    (
        CardIs(Turned.TAPPED),
        "cette carte est engagée",
    ),
    (
        CardIs(Turned.INVERTED),
        "cette carte est retournée",
    ),
    (CompanyUnder("Paths of the Dead"), "« Chemins des Morts » a été jouée sur la compagnie ce tour-ci"),
    (
        CompanyFreed(SiteNamed("Dol Guldur"), or_played="Rescue Prisoners"),
        (
            "la compagnie a libéré des prisonniers ou joué « Sauver les prisonniers » à Dol Guldur "
            "pendant cette phase de site"
        ),
    ),
    (
        CompanyFaced((Race.ORC,), just_now=True),
        "la compagnie vient d'affronter une attaque d'Orques",
    ),
    (
        AtPlace(SiteNamed("Barad-dûr"), entered=True),
        "la compagnie est entrée à Barad-dûr pendant cette phase de site",
    ),
    (
        AtPlace(SitesOf(allowing=ItemClass.GOLD_RING)),
        "la compagnie est dans un site où des anneaux d'or sont jouables",
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_condition_is_said_in_french(word: Requirement, said: str) -> None:
    assert condition(word, PLAIN) == said


def test_every_condition_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Requirement))
