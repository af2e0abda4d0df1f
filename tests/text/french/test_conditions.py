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
    CompanyHas,
    EachCharacterHas,
    Either,
    FacesDetainment,
    Happened,
    Has,
    HasMorePoints,
    HigherMindBeside,
    InPlay,
    Is,
    IsAvatar,
    MovingTo,
    Past,
    PathHas,
    Requirement,
    Unless,
)
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    Allowing,
    AtLeast,
    AtMost,
    Beside,
    Having,
    Not,
    PlayableAt,
    all_of,
    any_of,
    named,
)
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
    Stat,
    Turned,
)

EXAMPLES = (
    (IsAvatar(), "le porteur est votre avatar"),
    (AvatarInPlay(), "votre avatar est en jeu"),
    (HigherMindBeside(), "un personnage de la compagnie du porteur a un esprit plus élevé que le sien"),
    (
        Is(Subject.PLAYER, AtLeast(Stat.STAGE_POINTS, 12)),
        "vous avez au moins 12 points de Déchu",
    ),
    (
        Is(Subject.PLAYER, named("Pallando", "Saruman")),
        "vous êtes « Pallando » ou « Saroumane »",
    ),
    (
        Unless(Is(Subject.PLAYER, named("Alatar"))),
        "vous n'êtes pas « Alatar »",
    ),
    (
        Has(1, named("A Strident Spawn")),
        "vous avez « Une engeance stridente » en jeu",
    ),
    (
        Has(5, all_of(Points.FACTION, Mark.UNIQUE, Alignment.HERO)),
        "vous avez en jeu au moins cinq factions héros uniques",
    ),
    (FacesDetainment(), "la compagnie affronte une attaque dilatoire"),
    (
        Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 2)),
        "vous avez en jeu deux Havres de Sorcier protégés",
    ),
    (
        Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
        "votre adversaire n'est ni joueur de Spectre ni joueur de Balrog",
    ),
    (Unless(Is(Subject.OPPONENT, PlayerKind.BALROG)), "votre adversaire n'est pas joueur de Balrog"),
    (InPlay("Doors of Night"), "« Portes de la Nuit » est en jeu"),
    (InPlay("Gollum", at=named("Mount Doom")), "« Gollum » est à la Montagne du Destin"),
    (Unless(InPlay("Doors of Night")), "« Portes de la Nuit » n'est pas en jeu"),
    (AtPlace(named("Minas Tirith")), "la compagnie est à Minas Tirith"),
    (Unless(Has(5, Points.FACTION)), "vous avez en jeu moins de cinq factions"),
    (
        Either((AtPlace(named("Minas Tirith")), Is(Subject.COMPANY, Mark.STARTING))),
        "la compagnie est à Minas Tirith ou est votre compagnie de départ",
    ),
    (
        Is(Subject.NEW_SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        "la compagnie est dans un Fief de l'Ombre ou un Fief Noir ou s'y rend",
    ),
    (
        MovingTo(Having(Sort.AUTOMATIC_ATTACK)),
        "la compagnie bouge vers un site qui a une attaque automatique",
    ),
    (
        PathHas(((RegionType.WILDERNESS, 2), (RegionType.SHADOW_LAND, 1))),
        "le trajet de la compagnie comporte au moins deux Contrées sauvages ou une Terre de l'ombre",
    ),
    (
        PathHas(((RegionType.COASTAL_SEA, 1),), no_two_others=True),
        "le trajet de la compagnie comporte au moins une Mer côtière et jamais deux autres régions de suite",
    ),
    (Is(Subject.THIS_CARD, AtLeast(Tally.BENEATH, 3)), "au moins trois cartes se trouvent sous elle"),
    (Is(Subject.PLAYER, AtLeast(Tally.PLAY_DECK, 5)), "votre deck de jeu compte au moins cinq cartes"),
    (Is(Subject.COMPANY, AtMost(Tally.SIZE, 2)), "la compagnie est d'une taille de 2 au plus"),
    (Is(Subject.COMPANY, AtLeast(Tally.CHARACTERS, 4)), "la compagnie compte au moins quatre personnages"),
    (Happened(Past.FACED, Race.ORC), "la compagnie a déjà affronté une attaque d'Orques ce tour-ci"),
    (
        Happened(Past.FACED, named("“Bert” (Bûrat)", "“Tom” (Tûma)")),
        "la compagnie a déjà affronté “Bert” (Bûrat) ou “Tom” (Tûma) ce tour-ci",
    ),
    (BearerIs(), "cette carte est sur le porteur"),
    (HasMorePoints(), "vous avez plus de points de rassemblement que votre adversaire"),
    (Is(Subject.OPPONENT, Having(named("Saruman"))), "votre adversaire a « Saroumane » en jeu"),
    (
        BearerIs(Having(Keyword.THE_ONE_RING), at=named("Bree")),
        "le porteur porte l'Anneau Unique à Bree",
    ),
    (BearerIs(able_to_use=Keyword.PALANTIR), "le porteur est capable d'utiliser un Palantír"),
    (
        BearerIs(all_of(Skill.WARRIOR, Not(Race.MAN))),
        "le porteur est un guerrier qui n'est pas un Humain",
    ),
    (
        BearerIs(Skill.SCOUT, even_without=True),
        "le porteur est un éclaireur même sans cette carte",
    ),
    (
        Has(2, any_of(Points.ALLY, all_of(Points.FACTION, Mark.UNIQUE, PlayableAt(Beside(Subject.TARGET))))),
        (
            "vous avez en jeu au moins deux alliés ou factions uniques (jouables dans la région du site ou "
            "une région adjacente)"
        ),
    ),
    (Is(Subject.COMPANY, Mark.OVERT), "la compagnie est dévoilée"),
    (
        CompanyHas((Race.WIZARD, all_of(Not(Skill.RANGER), AtLeast(Stat.MIND, 6)))),
        (
            "la compagnie compte un Sorcier ou un personnage dont l'esprit est de 6 au moins et qui n'est"
            " pas rôdeur"
        ),
    ),
    (Unless(CompanyHas((Race.WIZARD,))), "la compagnie ne compte aucun Sorcier"),
    (
        EachCharacterHas(("Noble Steed", "Shadowfax")),
        "chaque personnage de la compagnie contrôle « Noble destrier » ou « Gripoil »",
    ),
    (
        AtPlace(all_of(any_of(named("Isengard"), SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), Turned.UNTAPPED)),
        (
            "la compagnie est à Isengard, dans un Fief de l'Ombre ou dans un Fief Noir qui, dans chaque "
            "cas, n'est pas engagé"
        ),
    ),
    (
        AtPlace(all_of(Mark.HOARD, Mark.INFORMATION)),
        (
            "la compagnie est dans un site qui renferme un trésor de Dragon et qui permet de jouer "
            "des informations"
        ),
    ),
    (Happened(Past.JOINED_OR_LEFT), "un personnage ou un allié rejoint ou quitte la compagnie"),
    (Happened(Past.LEADER_LEFT), "un chef quitte la compagnie"),
    (Is(Subject.COMPANY, AtLeast(Tally.HEADS, 4)), "la compagnie compte au moins 4 personnages et alliés"),
    (MovingTo(SiteType.HAVEN), "la compagnie bouge vers un Havre"),
    (
        Is(Subject.THIS_CARD, Turned.TAPPED),
        "cette carte est engagée",
    ),
    (
        Is(Subject.THIS_CARD, Turned.INVERTED),
        "cette carte est retournée",
    ),
    (
        Happened(Past.UNDER, named("Paths of the Dead")),
        "« Chemins des Morts » a été jouée sur la compagnie ce tour-ci",
    ),
    (
        Both(
            (
                AtPlace(named("Dol Guldur")),
                Either((Happened(Past.FREED_PRISONERS), Happened(Past.PLAYED, named("Rescue Prisoners")))),
            )
        ),
        (
            "la compagnie a libéré des prisonniers ou joué « Sauver les prisonniers » à Dol Guldur "
            "pendant cette phase de site"
        ),
    ),
    (
        Happened(Past.JUST_FACED, Race.ORC),
        "la compagnie vient d'affronter une attaque d'Orques",
    ),
    (
        Both((AtPlace(named("Barad-dûr")), Happened(Past.ENTERED))),
        "la compagnie est entrée à Barad-dûr pendant cette phase de site",
    ),
    (
        AtPlace(Allowing(ItemClass.GOLD_RING)),
        "la compagnie est dans un site où des anneaux d'or sont jouables",
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_condition_is_said_in_french(word: Requirement, said: str) -> None:
    assert condition(word, PLAIN) == said


def test_every_condition_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Requirement))
