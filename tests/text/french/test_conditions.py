"""What each condition says in French."""

from typing import get_args

import pytest

from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.vocabulary.conditions import (
    Both,
    Condition,
    Either,
    Happened,
    Is,
    Past,
    There,
    Unless,
)
from wizardhaven.vocabulary.marks import Mark, Sort, Tally
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import (
    Able,
    Allowing,
    At,
    AtLeast,
    AtMost,
    Beside,
    BoundFor,
    Having,
    Normally,
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
    (Is(Subject.BEARER, Sort.AVATAR), "le porteur est votre avatar"),
    (There(Sort.AVATAR, Subject.PLAYER), "votre avatar est en jeu"),
    (
        Is(Subject.BEARER, Mark.OUTDONE),
        "un personnage de la compagnie du porteur a un esprit plus élevé que le sien",
    ),
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
        There(named("A Strident Spawn"), Subject.PLAYER),
        "vous avez « Une engeance stridente » en jeu",
    ),
    (
        There(all_of(Points.FACTION, Mark.UNIQUE, Alignment.HERO), Subject.PLAYER, 5),
        "vous avez en jeu au moins cinq factions héros uniques",
    ),
    (Is(Subject.COMPANY, Having(Mark.DETAINMENT)), "la compagnie affronte une attaque dilatoire"),
    (
        Is(Subject.PLAYER, AtLeast(Tally.WIZARDHAVENS, 2)),
        "vous avez en jeu deux Havres de Sorcier protégés",
    ),
    (
        Unless(Is(Subject.OPPONENT, any_of(PlayerKind.RINGWRAITH, PlayerKind.BALROG))),
        "votre adversaire n'est ni joueur de Spectre ni joueur de Balrog",
    ),
    (Unless(Is(Subject.OPPONENT, PlayerKind.BALROG)), "votre adversaire n'est pas joueur de Balrog"),
    (There(named("Doors of Night")), "« Portes de la Nuit » est en jeu"),
    (There(all_of(named("Gollum"), At(named("Mount Doom")))), "« Gollum » est à la Montagne du Destin"),
    (Unless(There(named("Doors of Night"))), "« Portes de la Nuit » n'est pas en jeu"),
    (Is(Subject.SITE, named("Minas Tirith")), "la compagnie est à Minas Tirith"),
    (Unless(There(Points.FACTION, Subject.PLAYER, 5)), "vous avez en jeu moins de cinq factions"),
    (
        Either((Is(Subject.SITE, named("Minas Tirith")), Is(Subject.COMPANY, Mark.STARTING))),
        "la compagnie est à Minas Tirith ou est votre compagnie de départ",
    ),
    (
        Is(Subject.NEW_SITE, any_of(SiteType.SHADOW_HOLD, SiteType.DARK_HOLD)),
        "la compagnie est dans un Fief de l'Ombre ou un Fief Noir ou s'y rend",
    ),
    (
        Is(Subject.COMPANY, BoundFor(Having(Sort.AUTOMATIC_ATTACK))),
        "la compagnie bouge vers un site qui a une attaque automatique",
    ),
    (
        Either((There(RegionType.WILDERNESS, Subject.PATH, 2), There(RegionType.SHADOW_LAND, Subject.PATH))),
        "le trajet de la compagnie comporte au moins deux Contrées sauvages ou une Terre de l'ombre",
    ),
    (
        Both(
            (
                There(RegionType.COASTAL_SEA, Subject.PATH),
                Unless(
                    There(
                        all_of(Not(RegionType.COASTAL_SEA), Beside(Not(RegionType.COASTAL_SEA))), Subject.PATH
                    )
                ),
            )
        ),
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
    (Is(Subject.BEARER, Sort.CHARACTER), "cette carte est sur le porteur"),
    (Is(Subject.PLAYER, Mark.AHEAD), "vous avez plus de points de rassemblement que votre adversaire"),
    (Is(Subject.OPPONENT, Having(named("Saruman"))), "votre adversaire a « Saroumane » en jeu"),
    (
        Is(Subject.BEARER, all_of(Having(Keyword.THE_ONE_RING), At(named("Bree")))),
        "le porteur porte l'Anneau Unique à Bree",
    ),
    (Is(Subject.BEARER, Able(Keyword.PALANTIR)), "le porteur est capable d'utiliser un Palantír"),
    (
        Is(Subject.BEARER, all_of(Skill.WARRIOR, Not(Race.MAN))),
        "le porteur est un guerrier qui n'est pas un Humain",
    ),
    (
        Is(Subject.BEARER, Normally(Skill.SCOUT)),
        "le porteur est un éclaireur même sans cette carte",
    ),
    (
        There(
            any_of(Points.ALLY, all_of(Points.FACTION, Mark.UNIQUE, PlayableAt(Beside(Subject.TARGET)))),
            Subject.PLAYER,
            2,
        ),
        (
            "vous avez en jeu au moins deux alliés ou factions uniques (jouables dans la région du site ou "
            "une région adjacente)"
        ),
    ),
    (Is(Subject.COMPANY, Mark.OVERT), "la compagnie est dévoilée"),
    (
        There(any_of(Race.WIZARD, all_of(Not(Skill.RANGER), AtLeast(Stat.MIND, 6))), Subject.COMPANY),
        (
            "la compagnie compte un Sorcier ou un personnage dont l'esprit est de 6 au moins et qui n'est"
            " pas rôdeur"
        ),
    ),
    (Unless(There(Race.WIZARD, Subject.COMPANY)), "la compagnie ne compte aucun Sorcier"),
    (
        Unless(There(Not(Having(named("Noble Steed", "Shadowfax"))), Subject.COMPANY)),
        "chaque personnage de la compagnie contrôle « Noble destrier » ou « Gripoil »",
    ),
    (
        Is(
            Subject.SITE,
            all_of(any_of(named("Isengard"), SiteType.SHADOW_HOLD, SiteType.DARK_HOLD), Turned.UNTAPPED),
        ),
        (
            "la compagnie est à Isengard, dans un Fief de l'Ombre ou dans un Fief Noir qui, dans chaque "
            "cas, n'est pas engagé"
        ),
    ),
    (
        Is(Subject.SITE, all_of(Mark.HOARD, Mark.INFORMATION)),
        (
            "la compagnie est dans un site qui renferme un trésor de Dragon et qui permet de jouer "
            "des informations"
        ),
    ),
    (Happened(Past.JOINED_OR_LEFT), "un personnage ou un allié rejoint ou quitte la compagnie"),
    (Happened(Past.LEADER_LEFT), "un chef quitte la compagnie"),
    (Is(Subject.COMPANY, AtLeast(Tally.HEADS, 4)), "la compagnie compte au moins 4 personnages et alliés"),
    (Is(Subject.COMPANY, BoundFor(SiteType.HAVEN)), "la compagnie bouge vers un Havre"),
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
                Is(Subject.SITE, named("Dol Guldur")),
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
        Both((Is(Subject.SITE, named("Barad-dûr")), Happened(Past.ENTERED))),
        "la compagnie est entrée à Barad-dûr pendant cette phase de site",
    ),
    (
        Is(Subject.SITE, Allowing(ItemClass.GOLD_RING)),
        "la compagnie est dans un site où des anneaux d'or sont jouables",
    ),
)


@pytest.mark.parametrize(("word", "said"), EXAMPLES)
def test_a_condition_is_said_in_french(word: Condition, said: str) -> None:
    assert condition(word, PLAIN) == said


def test_every_condition_has_an_example() -> None:
    assert {type(word) for word, *_ in EXAMPLES} == set(get_args(Condition))
