"""What each effect says in French, in the shortest use of it."""

from typing import get_args

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.uses import alternatives
from wizardhaven.vocabulary.amounts import Amount, RegionsInPath
from wizardhaven.vocabulary.conditions import AtPlace, InPlay
from wizardhaven.vocabulary.effects import (
    BodyCheck,
    CancelAttack,
    CancelCard,
    CancelCheck,
    CancelStrike,
    ChangeAttack,
    CorruptionCheck,
    Discard,
    DiscardEnvironments,
    DiscardItems,
    Effect,
    FaceAutomaticAttacksNow,
    Fetch,
    ForTheTurn,
    HalveStrikes,
    JoinAttackedCompany,
    LetPlayItem,
    MakeWell,
    ModifyCheck,
    ReturnHazardEvents,
    ReturnToHand,
    ReturnToSiteOfOrigin,
    RollBelow,
    StrikeWithoutTapping,
    TestRing,
    Untap,
    WinTheGame,
)
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import (
    ACharacter,
    ACheck,
    AFaction,
    AnAttack,
    AnEvent,
    AnItem,
    AStrike,
    Characters,
    SitesOf,
    Subject,
)
from wizardhaven.vocabulary.standing import NoCreatures
from wizardhaven.vocabulary.terms import (
    Check,
    ItemClass,
    Keyword,
    Moment,
    Race,
    Side,
    SiteType,
    Skill,
    Source,
)

EXAMPLES = (
    (
        Use(target=AnAttack(), when=Moment.ATTACK, effects=(CancelAttack(),)),
        "Annulez une attaque contre l’une de vos compagnies.",
    ),
    (
        Use(
            target=AnAttack((Race.WOLF,)), when=Moment.ATTACK, effects=(ChangeAttack(strikes=+1, prowess=-2),)
        ),
        "Donnez +1 coup et −2 de prouesse à une attaque de Loups contre l’une de vos compagnies.",
    ),
    (
        Use(target=AnAttack(), when=Moment.ATTACK, effects=(HalveStrikes(),)),
        (
            "Réduisez de moitié le nombre de coups d’une attaque contre l’une de vos compagnies (arrondi "
            "au supérieur)."
        ),
    ),
    (
        Use(target=AStrike(on_bearer=True), when=Moment.STRIKE, effects=(CancelStrike(),)),
        "Annulez un coup contre le porteur.",
    ),
    (
        Use(target=AStrike(), when=Moment.STRIKE, effects=(StrikeWithoutTapping(),)),
        "Le défenseur d’un coup ne s’engage pas pour ce coup.",
    ),
    (
        Use(target=AStrike(), when=Moment.STRIKE, effects=(StrikeWithoutTapping(body_if_wounded=-1),)),
        (
            "Le défenseur d’un coup ne s’engage pas pour ce coup. S’il est blessé, son corps est modifié "
            "de −1 pour le jet de corps."
        ),
    ),
    (
        Use(
            target=ACheck((Check.CORRUPTION,), Characters(skill=Skill.SAGE)),
            when=Moment.CHECK,
            effects=(ModifyCheck(+4),),
        ),
        "Modifiez de +4 un jet de corruption de l’un de vos sages.",
    ),
    (
        Use(target=ACheck((Check.INFLUENCE,), by_opponent=True), when=Moment.CHECK, effects=(CancelCheck(),)),
        "Annulez une tentative d’influence de votre adversaire sur l’une de vos cartes.",
    ),
    (
        Use(target=AnEvent(environment=True), effects=(CancelCard(),)),
        "Annulez et défaussez une carte d’environnement.",
    ),
    (Use(effects=(Discard(Subject.THIS_CARD),)), "Défaussez cette carte."),
    (
        Use(effects=(DiscardItems(Subject.BEARER),)),
        "Le porteur défausse tous ses objets, sauf les objets spéciaux.",
    ),
    (
        Use(target=ACharacter(), effects=(ReturnToHand(Subject.TARGET),)),
        "L’un de vos personnages retourne dans la main de son joueur.",
    ),
    (
        Use(target=ACharacter(), effects=(ReturnToHand(Subject.TARGET, passing_one_item=True),)),
        (
            "L’un de vos personnages retourne dans la main de son joueur. Auparavant, l’un de ses objets "
            "peut passer à un autre personnage de sa compagnie."
        ),
    ),
    (
        Use(user=Characters(races=(Race.WIZARD,)), effects=(ReturnHazardEvents(),)),
        (
            "Sorcier seulement : renvoyez dans la main de votre adversaire tous les périls d’Événement "
            "Permanent placés sur des personnages de la compagnie du Sorcier."
        ),
    ),
    (Use(effects=(Untap(Subject.BEARER),)), "Redressez le porteur."),
    (
        Use(target=ACharacter(Characters(wounded=True)), effects=(MakeWell(Subject.TARGET),)),
        "Guérissez et redressez l’un de vos personnages blessés.",
    ),
    (Use(effects=(CorruptionCheck(Subject.BEARER),)), "Le porteur fait un jet de corruption."),
    (
        Use(effects=(BodyCheck(-1),)),
        (
            "Chaque personnage de la compagnie fait un jet de corps modifié de −1. Qui échoue s’engage "
            "seulement. Les Orques et les Trolls sont défaussés si leur propre carte le dit."
        ),
    ),
    (
        Use(effects=(CorruptionCheck(Subject.USER, modifier=-2),)),
        "Le personnage fait un jet de corruption modifié de −2.",
    ),
    (
        Use(effects=(CorruptionCheck(Subject.BEARER, times=RegionsInPath()),)),
        "Le porteur fait un jet de corruption pour chaque région sur le trajet de la compagnie.",
    ),
    (
        Use(effects=(CorruptionCheck(Subject.BEARER, times=Amount.TWICE_PRINTED_PROWESS),)),
        "Le porteur fait un jet de corruption deux fois pour chaque point de la prouesse imprimée.",
    ),
    (
        Use(
            target=AStrike(),
            when=Moment.STRIKE,
            effects=(CorruptionCheck(Subject.BEARER, modifier=-2, then=CancelStrike()),),
        ),
        "Le porteur peut faire un jet de corruption modifié de −2 pour annuler un coup.",
    ),
    (
        Use(target=ACharacter(), effects=(CorruptionCheck(Subject.TARGET, then=WinTheGame(Keyword.WEAPON)),)),
        (
            "Jouable sur l’un de vos personnages. Le personnage fait un jet de corruption. Si le jet "
            "réussit, l’arme est détruite et vous gagnez la partie."
        ),
    ),
    (Use(effects=(WinTheGame(),)), "Vous gagnez la partie."),
    (
        Use(effects=(WinTheGame(destroying=Keyword.THE_ONE_RING),)),
        "L’Anneau Unique est détruit et vous gagnez la partie.",
    ),
    (
        Use(target=AnItem(item_class=ItemClass.GOLD_RING), effects=(TestRing(),)),
        "Vérifiez un anneau d’or de l’une de vos compagnies.",
    ),
    (
        Use(
            effects=(Fetch((Source.SIDEBOARD, Source.DISCARD_PILE), sides=(Side.RESOURCE,), characters=True),)
        ),
        (
            "Mélangez dans votre deck de jeu une ressource ou un personnage de votre Talon ou de votre "
            "pile de défausse."
        ),
    ),
    (
        Use(effects=(Fetch((Source.SIDEBOARD,), sides=(Side.HAZARD,), twice_if=InPlay("Doors of Night")),)),
        (
            "Mélangez dans votre deck de jeu un péril de votre Talon. Si « Portes de la Nuit » est en "
            "jeu, vous pouvez le faire deux fois."
        ),
    ),
    (
        Use(effects=(Fetch((Source.DISCARD_PILE,), keyword=Keyword.SPELL, to_hand=True),)),
        "Prenez en main un sort de votre pile de défausse.",
    ),
    (
        Use(
            target=AFaction(),
            effects=(RollBelow(11, plus=Amount.UNUSED_GENERAL_INFLUENCE, then=Discard(Subject.TARGET)),),
        ),
        (
            "Jouable sur l’une des factions de votre adversaire. Le joueur de la faction lance les dés "
            "et ajoute son influence générale inutilisée. Si le total est inférieur à 11, la faction est "
            "défaussée."
        ),
    ),
    (
        Use(effects=(DiscardEnvironments(Side.HAZARD),)),
        (
            "Toutes les cartes d’environnement de péril en jeu sont défaussées et tous les effets "
            "d’environnement de péril sont annulés."
        ),
    ),
    (
        Use(effects=(ForTheTurn(NoCreatures(), on=Subject.COMPANY),)),
        "Jusqu’à la fin du tour, aucune créature ne peut être jouée contre la compagnie.",
    ),
    (Use(effects=(ReturnToSiteOfOrigin(),)), "La compagnie retourne à son site d’origine."),
    (
        Use(effects=(FaceAutomaticAttacksNow(),)),
        (
            "La compagnie affronte aussitôt des attaques identiques à toutes les attaques automatiques "
            "de son nouveau site. Ces attaques ne comptent pas comme des attaques automatiques."
        ),
    ),
    (
        Use(when=Moment.SITE, effects=(LetPlayItem((ItemClass.MINOR, ItemClass.GOLD_RING)),)),
        (
            "Pendant votre phase de site, un autre personnage de la compagnie peut jouer un objet mineur "
            "ou un anneau d’or jouable sur ce site, même si le site est engagé. Le site n’est pas engagé "
            "pour autant."
        ),
    ),
    (
        Use(
            target=AnAttack(by_creature=True, elsewhere=True),
            when=Moment.ATTACK,
            requires=(AtPlace(SitesOf((SiteType.HAVEN,))),),
            effects=(JoinAttackedCompany(),),
        ),
        (
            "Lors d’une attaque de créature contre une autre de vos compagnies, si la compagnie est dans "
            "un Havre, cette carte peut rejoindre aussitôt la compagnie attaquée. Tous les alliés sous "
            "son contrôle sont alors défaussés. Cette carte doit affronter un coup de cette créature. "
            "Après l’attaque, cette carte s’engage et fait un jet de corruption."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_an_effect_is_said_in_french(use: Use, said: str) -> None:
    assert read(alternatives((use,), PLAIN)[0]) == said


def test_every_effect_has_an_example() -> None:
    assert {type(effect) for use, _ in EXAMPLES for effect in use.effects} == set(get_args(Effect))
