"""What each effect says in French, in the shortest use of it."""

from typing import get_args

import pytest

from tests.text.french.reading import read
from wizardhaven.text.french.scenes import PLAIN
from wizardhaven.text.french.uses import alternatives
from wizardhaven.vocabulary.agents import AgentAttacks, AgentDrivesAway, AgentInfluences, TurnUpAgent
from wizardhaven.vocabulary.amounts import Amount, RegionsInPath
from wizardhaven.vocabulary.bonuses import HandSize
from wizardhaven.vocabulary.card_effects import (
    ArrangeTopCards,
    BringCharacter,
    Discard,
    DiscardItems,
    DiscardOnGuard,
    DrawAnew,
    DrawCards,
    Fetch,
    GiveItem,
    GiveUpRing,
    GiveUpStageCard,
    KeepCard,
    LetPlayItem,
    PlaceWith,
    RemoveHazardEvents,
    ReturnToHand,
    ShowHazards,
    TryFaction,
    TurnUpItem,
)
from wizardhaven.vocabulary.combat import (
    BodyCheck,
    CancelAttack,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    FaceAttack,
    HuntCreatures,
    JoinAttackedCompany,
)
from wizardhaven.vocabulary.conditions import AtPlace, DeckHolds, InPlay
from wizardhaven.vocabulary.effects import (
    Become,
    CancelCard,
    CorruptionCheck,
    DiscardEnvironments,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    ModifyCheck,
    ReplaceNewSite,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    TestRing,
    Untap,
)
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.hazards import NoCreatures
from wizardhaven.vocabulary.journeys import ExtraDraws, MayMoveOn, MayReplaceSite, NothingAtSite
from wizardhaven.vocabulary.piles import TakeFromTop, TurnUpAtRandom
from wizardhaven.vocabulary.places import SitesOf
from wizardhaven.vocabulary.playing import TapCost, Use
from wizardhaven.vocabulary.selectors import Characters, Subject, Whose
from wizardhaven.vocabulary.targets import (
    ACharacter,
    ACheck,
    ACompany,
    ACreature,
    AFaction,
    AnAgent,
    AnAttack,
    AnEvent,
    AnItem,
    AStrike,
)
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
    State,
)

EXAMPLES = (
    (
        Use(target=AnAgent(anybodys=True), effects=(SendCreature(on_agent=True),)),
        (
            "Jouable sur un agent face visible de l’un ou l’autre joueur. Une créature de votre main qui "
            "peut être liée au site de l’agent l’attaque aussitôt comme s’il était un personnage. Personne "
            "ne reçoit de points de rassemblement pour l’agent."
        ),
    ),
    (
        Use(target=ACompany(Whose.OF_THE_COMPANY), effects=(ShowHazards(),)),
        (
            "Jouable sur une compagnie. Votre adversaire peut vous montrer autant de périls de sa main "
            "qu’il veut. Pour le reste de cette phase de mouvement/périls, il ne peut en jouer aucun autre "
            "sur la compagnie, ni en mettre d’autres en garde."
        ),
    ),
    (
        Use(target=AnAgent(opponents=True, only_face_down=True), effects=(TurnUpAgent(),)),
        ("Engagez et révélez un agent face cachée de votre adversaire."),
    ),
    (
        Use(target=AnAttack(), when=Moment.ATTACK, effects=(ChangeAttack(strikes=-2, least_strikes=1),)),
        "Donnez −2 coups (mais au moins un coup) à une attaque contre l’une de vos compagnies.",
    ),
    (
        Use(target=AStrike(on_bearer=True), when=Moment.STRIKE, effects=(CancelStrike(ineffectual=True),)),
        "Rendez un coup contre le porteur sans effet.",
    ),
    (
        Use(target=AStrike(), when=Moment.STRIKE, effects=(ChangeDefender(prowess=+3, body=-1),)),
        "Le défenseur d’un coup reçoit +3 de prouesse et −1 de corps contre ce coup.",
    ),
    (
        Use(
            target=AnAttack(),
            when=Moment.ATTACK,
            effects=(ChangeDefender(prowess=+2, body=-1, each=Characters(races=(Race.DWARF,))),),
        ),
        (
            "Chaque Nain qui affronte une attaque contre l’une de vos compagnies reçoit +2 de prouesse et "
            "−1 de corps contre cette attaque."
        ),
    ),
    (
        Use(user=Characters(), effects=(Become(Subject.USER, State.WOUNDED),)),
        "Le personnage est blessé sans jet de corps.",
    ),
    (
        Use(effects=(ForTheTurn(HandSize(+1), on=Subject.THIS_CARD, until_untap=True),)),
        (
            "Jusqu’à votre prochaine phase de redressement, vous pouvez garder en main une carte de plus que "
            "d’ordinaire."
        ),
    ),
    (
        Use(
            effects=(
                Fetch(
                    sources=(Source.DISCARD_PILE,), sides=(Side.RESOURCE,), count=3, only_if=(DeckHolds(5),)
                ),
            )
        ),
        (
            "Si votre deck de jeu compte au moins cinq cartes, vous pouvez mélanger dans votre deck de jeu "
            "trois ressources de votre pile de défausse."
        ),
    ),
    (
        Use(
            target=AnAgent(also_face_down=True),
            costs=(TapCost(Subject.TARGET),),
            effects=(AgentAttacks(prowess=+2, attacker_chooses=True),),
        ),
        (
            "Engagez l’un de vos agents : l’agent attaque la compagnie avec +2 de prouesse. Vous choisissez "
            "les personnages défenseurs."
        ),
    ),
    (
        Use(
            target=AnAgent(also_face_down=True),
            costs=(TapCost(Subject.TARGET),),
            effects=(AgentInfluences(+6, of_diplomat=+10, factions=False),),
        ),
        (
            "Engagez l’un de vos agents : l’agent peut tenter d’influencer un allié ou un personnage de "
            "votre adversaire avec +6 (+10 pour un diplomate)."
        ),
    ),
    (
        Use(
            target=AnAgent(also_face_down=True),
            costs=(TapCost(Subject.TARGET),),
            effects=(AgentInfluences(of_home=+4, allies=False),),
        ),
        (
            "Engagez l’un de vos agents : l’agent peut tenter d’influencer une faction ou un personnage de "
            "votre adversaire. Si cette carte a un site natal en commun avec l’agent ou peut y être jouée, "
            "la tentative reçoit encore +4."
        ),
    ),
    (
        Use(
            target=AnAgent(also_face_down=True),
            costs=(TapCost(Subject.TARGET),),
            effects=(AgentInfluences(sure_of_home=True, allies=False, characters=False),),
        ),
        (
            "Engagez l’un de vos agents : l’agent peut tenter d’influencer une faction de votre adversaire. "
            "Si cette carte a un site natal en commun avec l’agent ou peut y être jouée, la tentative "
            "réussit sans jet de dés."
        ),
    ),
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
        Use(target=AnAttack(), when=Moment.ATTACK, effects=(ChangeAttack(halving=True),)),
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
        Use(target=AStrike(), when=Moment.STRIKE, effects=(ChangeDefender(without_tapping=True),)),
        "Le défenseur d’un coup ne s’engage pas pour ce coup.",
    ),
    (
        Use(target=AStrike(), when=Moment.STRIKE, effects=(ChangeDefender(body=-1, without_tapping=True),)),
        "Le défenseur d’un coup ne s’engage pas pour ce coup et reçoit −1 de corps contre ce coup.",
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
        Use(
            target=ACheck((Check.INFLUENCE,), by_opponent=True),
            when=Moment.CHECK,
            effects=(CancelCard(only_effect=True),),
        ),
        (
            "Annulez une tentative d’influence de votre adversaire sur l’une de vos cartes pendant sa phase "
            "de site."
        ),
    ),
    (
        Use(target=AnEvent(environment=True), effects=(CancelCard(),)),
        "Annulez et défaussez une carte d’environnement.",
    ),
    (Use(effects=(Discard(Subject.THIS_CARD),)), "Défaussez cette carte."),
    (Use(effects=(Discard(Subject.THIS_CARD, for_good=True),)), "Retirez cette carte de la partie."),
    (Use(effects=(DrawCards(3),)), "Tirez trois cartes."),
    (Use(effects=(DiscardOnGuard(),)), "Défaussez la carte en garde sur la compagnie."),
    (
        Use(effects=(BringCharacter(),)),
        (
            "Vous pouvez mettre en jeu dans la compagnie un personnage de votre main qui n’est pas un "
            "avatar, sous influence directe. Cela ne compte pas comme votre personnage du tour."
        ),
    ),
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
        Use(user=Characters(races=(Race.WIZARD,)), effects=(RemoveHazardEvents(to_hand=True),)),
        (
            "Sorcier seulement : renvoyez dans la main de votre adversaire tous les périls d’Événement "
            "Permanent placés sur des personnages de la compagnie du Sorcier."
        ),
    ),
    (Use(effects=(Untap(Subject.BEARER),)), "Redressez le porteur."),
    (
        Use(target=ACharacter(Characters(wounded=True)), effects=(Become(Subject.TARGET, State.WELL),)),
        "Guérissez et redressez l’un de vos personnages blessés.",
    ),
    (Use(effects=(CorruptionCheck(Subject.BEARER),)), "Le porteur fait un jet de corruption."),
    (
        Use(target=AnAttack(), effects=(ChangeDefender(prowess=-1, body=-1, several=True),)),
        (
            "Le personnage peut affronter autant de coups qu’il veut d’une attaque contre l’une de vos "
            "compagnies, si son joueur lui en attribue un. Pour chaque coup de plus, il reçoit −1 de "
            "prouesse et −1 de corps."
        ),
    ),
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
        Use(target=ACharacter(), effects=(CorruptionCheck(Subject.TARGET, then=EndTheGame(Keyword.WEAPON)),)),
        (
            "Jouable sur l’un de vos personnages. Le personnage fait un jet de corruption. Si le jet "
            "réussit, l’arme est détruite et vous gagnez la partie."
        ),
    ),
    (
        Use(effects=(EndTheGame(called=True),)),
        (
            "La fin de la partie est annoncée, si c’est le tour d’un joueur de Spectre ou de Balrog qui "
            "remplit les conditions. Son adversaire joue le dernier tour."
        ),
    ),
    (Use(effects=(EndTheGame(),)), "Vous gagnez la partie."),
    (
        Use(effects=(EndTheGame(destroying=Keyword.THE_ONE_RING),)),
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
        Use(effects=(Fetch((Source.DISCARD_PILE,), keywords=(Keyword.SPELL,), to_hand=True),)),
        "Prenez en main un sort de votre pile de défausse.",
    ),
    (
        Use(
            target=AFaction(),
            effects=(
                RollFor(below=11, plus=(Amount.UNUSED_GENERAL_INFLUENCE,), then=(Discard(Subject.TARGET),)),
            ),
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
        Use(effects=(ReplaceNewSite(nearby=True),)),
        (
            "Vous remplacez le nouveau site de la compagnie par un autre site du même alignement de votre "
            "pile de sites, situé dans la même région ou dans une région adjacente."
        ),
    ),
    (
        Use(effects=(FaceAttack(again=True, prowess=3),)),
        "La compagnie affronte de nouveau toutes les attaques automatiques du site, avec +3 de prouesse.",
    ),
    (
        Use(effects=(FaceAttack(),)),
        (
            "La compagnie affronte aussitôt des attaques identiques à toutes les attaques automatiques "
            "de son nouveau site. Ces attaques ne comptent pas comme des attaques automatiques."
        ),
    ),
    (
        Use(effects=(TakeFromTop(8),)),
        (
            "Vous dévoilez les huit premières cartes de votre deck de jeu et en prenez une en main. "
            "Les autres y sont remélangées."
        ),
    ),
    (
        Use(effects=(TurnUpAtRandom(Source.HAND, 5),)),
        "Votre adversaire dévoile au hasard cinq cartes de sa main.",
    ),
    (
        Use(effects=(DrawAnew(),)),
        (
            "Vous montrez votre main, mettez de côté tout ce qui n’est pas un péril et piochez jusqu’à votre "
            "taille de main. Vous posez ensuite ces cartes sur votre deck de jeu dans l’ordre de votre choix."
        ),
    ),
    (
        Use(effects=(ArrangeTopCards(),)),
        (
            "L’attaquant regarde autant de cartes du dessus du deck de jeu du défenseur que de coups "
            "réussis. Il pose chacune sous le deck ou de nouveau dessus, dans l’ordre de son choix."
        ),
    ),
    (
        Use(effects=(GiveUpStageCard(),)),
        "Votre adversaire défausse une carte de Déchu de son choix.",
    ),
    (
        Use(effects=(GiveUpStageCard(until_below=7),)),
        (
            "Votre adversaire peut défausser assez de cartes de Déchu de son choix pour avoir moins de 7 "
            "de leurs points. S’il le fait, cette carte est défaussée."
        ),
    ),
    (
        Use(effects=(GiveUpRing(),)),
        (
            "Votre adversaire défausse un anneau de sa main ou de ses compagnies. S’il n’en a pas, il "
            "montre sa main."
        ),
    ),
    (
        Use(effects=(AgentDrivesAway(above_mind=5, at_home=5),)),
        (
            "Vous lancez les dés pour un personnage dont le site natal est le site de l’agent et ajoutez "
            "5 si c’est aussi un site natal de l’agent. Si le total est supérieur à son esprit plus 5, il"
            " retourne dans la main de son joueur. Auparavant, l’un de ses objets peut passer à un autre "
            "personnage de sa compagnie."
        ),
    ),
    (
        Use(
            when=Moment.ATTACK,
            target=AnAttack(),
            effects=(GuessCard((CancelAttack(and_further=True),)),),
        ),
        (
            "Lors d’une attaque contre l’une de vos compagnies, vous nommez une carte et votre adversaire "
            "montre sa main. Si la carte nommée s’y trouve, l’attaque et toutes les autres attaques de la "
            "même créature sont annulées."
        ),
    ),
    (
        Use(
            user=Characters(name="Alatar"),
            target=ACreature(seen_discarded=True),
            effects=(SendCreature(on_user=True, helpless=Keyword.SPELL),),
        ),
        (
            "Alatar seulement : jouable sur une créature que votre adversaire a auparavant défaussée "
            "face visible et qui n’est ni en jeu ni définitivement hors du jeu. Votre adversaire "
            "retrouve la créature parmi ses cartes et mélange son deck de jeu s’il l’a fouillé. Elle "
            "attaque aussitôt Alatar comme s’il formait à lui seul une compagnie. Alatar ne peut contre "
            "elle ni utiliser de sorts ni en bénéficier."
        ),
    ),
    (
        Use(target=ACreature((Race.NAZGUL,)), effects=(SendCreature(prowess=+2, body=-1),)),
        (
            "Jouable sur une créature (Nazgûl) de votre défausse qui pourrait maintenant attaquer la "
            "compagnie. La créature attaque aussitôt la compagnie avec +2 de prouesse et −1 de corps. Elle "
            "ne compte pas dans la limite de périls."
        ),
    ),
    (
        Use(effects=(HuntCreatures(Source.PLAY_DECK, 5),)),
        (
            "Votre adversaire révèle une à une les cartes de son deck de jeu jusqu’à ce que 5 d’entre elles "
            "soient des créatures ou qu’il n’en reste plus. Chaque créature attaque aussitôt la compagnie "
            "de votre avatar. Son deck de jeu est ensuite mélangé."
        ),
    ),
    (
        Use(effects=(Fetch((Source.DISCARD_PILE,), names=("Risky Blow",), to_hand=True),)),
        "Prenez en main « Coup risqué » de votre pile de défausse.",
    ),
    (
        Use(effects=(Fetch((Source.DISCARD_PILE,), rings=True, to_hand=True),)),
        "Prenez en main un anneau (sauf l’Anneau Unique) de votre pile de défausse.",
    ),
    (
        Use(user=Characters(skill=Skill.SCOUT), effects=(TurnUpItem(3),)),
        (
            "Éclaireur seulement : vous révélez une à une les cartes de votre deck de jeu jusqu’à un objet "
            "qui n’est pas spécial et qui peut être porté, ou jusqu’à la dernière. L’éclaireur obtient "
            "l’objet et les autres cartes sont remélangées. L’éclaireur affronte ensuite seul un coup "
            "d’une prouesse de 3 plus 1 par carte révélée. L’attaque et le coup ne peuvent être annulés. "
            "S’il est blessé, l’objet est défaussé."
        ),
    ),
    (
        Use(effects=(GiveItem(ItemClass.MINOR, (Keyword.WEAPON, Keyword.HELMET), (Source.SIDEBOARD,)),)),
        (
            "Placez un objet mineur non unique (arme ou casque) de votre main ou de votre Talon avec un "
            "personnage du même site, qui n’a pas à s’engager."
        ),
    ),
    (
        Use(when=Moment.SITE, effects=(LetPlayItem((ItemClass.MINOR, ItemClass.GOLD_RING)),)),
        (
            "Pendant votre phase de site, un personnage non engagé de la compagnie peut jouer un objet "
            "mineur ou un anneau d’or jouable sur ce site, même si le site est engagé. Le site n’est pas "
            "engagé pour autant."
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
            "Après la dernière attaque de la créature, cette carte s’engage et fait un jet de corruption."
        ),
    ),
    (
        Use(
            effects=(
                ForTheTurn(NothingAtSite(unless_tapping=Characters(skill=Skill.RANGER)), on=Subject.COMPANY),
            )
        ),
        (
            "Jusqu’à la fin du tour, la compagnie ne peut rien faire pendant sa phase de site. Un "
            "rôdeur de la compagnie peut s’engager pour annuler cet effet, même au début de cette "
            "phase."
        ),
    ),
    (
        Use(effects=(ReturnToSiteOfOrigin(Subject.USER),)),
        "Le personnage forme une nouvelle compagnie, qui retourne aussitôt au site d’origine.",
    ),
    (Use(effects=(CancelCard(Subject.THIS_CARD, only_effect=True),)), "Annulez cette carte."),
    (
        Use(
            target=ACharacter(),
            effects=(RollFor(then=(ReturnToSiteOfOrigin(Subject.TARGET),), plus=(Amount.MIND,), below=12),),
        ),
        (
            "Jouable sur l’un de vos personnages. Le joueur du personnage lance les dés et ajoute "
            "l’esprit du personnage. Si le total est inférieur à 12, le personnage forme une "
            "nouvelle compagnie, qui retourne aussitôt au site d’origine."
        ),
    ),
    (
        Use(effects=(CorruptionCheck(Subject.BEARER, times=Amount.MIND),)),
        "Le porteur fait un jet de corruption pour chaque point de son esprit.",
    ),
    (Use(effects=(Tap(Subject.SITE),)), "Engagez le site."),
    (
        Use(effects=(FaceAttack(Race.SPIDER, strikes=2, prowess=7, body=5),)),
        ("La compagnie affronte une attaque d’Araignées (deux coups de prouesse 7 et de corps 5)."),
    ),
    (Use(effects=(PlaceWith(Subject.USER),)), "Placez cette carte avec le personnage."),
    (
        Use(effects=(PlaceWith(),)),
        (
            "Un personnage de la compagnie peut s’engager pour prendre cette carte. Sinon, cette "
            "carte est défaussée."
        ),
    ),
    (
        Use(effects=(KeepCard("The White Tree"),)),
        (
            "Vous jouez « L’Arbre Blanc » de votre main avec cette carte. Le texte de « L’Arbre Blanc » "
            "ne compte pas, pas même le fait que la carte est unique. Le Havre de Sorcier est désormais "
            "protégé."
        ),
    ),
    (
        Use(effects=(LetPlayItem((ItemClass.MINOR,), whatever_the_site=True),)),
        (
            "Un personnage non engagé de la compagnie peut jouer un objet mineur, même si le site "
            "est engagé. Le site n’est pas engagé pour autant."
        ),
    ),
    (
        Use(effects=(Fetch(sources=(Source.PLAY_DECK, Source.DISCARD_PILE), avatar_into_play=True),)),
        (
            "Si aucun de vos avatars n’est en jeu, vous pouvez chercher votre avatar dans votre "
            "deck de jeu ou dans votre pile de défausse et le mettre en jeu sur ce site."
        ),
    ),
    (
        Use(effects=(ForTheTurn(MayReplaceSite(), on=Subject.COMPANY),)),
        ("La compagnie peut remplacer son site par le Havre où elle a commencé le tour, à la fin du tour."),
    ),
    (
        Use(effects=(ForTheTurn(ExtraDraws(by_opponent=True, times=3), on=Subject.COMPANY),)),
        (
            "Jusqu’à la fin du tour, lorsque la compagnie bouge, votre adversaire peut tirer "
            "jusqu’à 3 fois le nombre normal de cartes."
        ),
    ),
    (
        Use(effects=(ForTheTurn(MayMoveOn(SitesOf((SiteType.BORDER_HOLD,))), on=Subject.COMPANY),)),
        (
            "Jusqu’à la fin du tour, la compagnie peut, après s’être rendue à un Fief Frontalier, "
            "se rendre à un autre site, avec une nouvelle phase de mouvement/périls."
        ),
    ),
    (
        Use(target=ACharacter(), effects=(TryFaction(-2),)),
        (
            "Jouable sur l’un de vos personnages. Le personnage tente d’influencer une faction de votre "
            "main, où qu’elle soit jouable. La tentative est modifiée de −2 et de −1 par région du "
            "chemin, les deux extrémités comprises. Si elle échoue, le personnage est défaussé aussi. Si "
            "elle réussit, son site est engagé, sans objet supplémentaire."
        ),
    ),
)


@pytest.mark.parametrize(("use", "said"), EXAMPLES)
def test_an_effect_is_said_in_french(use: Use, said: str) -> None:
    assert read(alternatives((use,), PLAIN)[0]) == said


def test_every_effect_has_an_example() -> None:
    assert {type(effect) for use, _ in EXAMPLES for effect in use.effects} == set(get_args(Effect))
