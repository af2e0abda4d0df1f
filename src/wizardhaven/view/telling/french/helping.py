"""What a question is about, for somebody who is not sure, in French."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import Question
from wizardhaven.text.french.grammar import sentence
from wizardhaven.view.telling.naming import OF_THE_TURN

HELP: Final[dict[Question, str]] = {
    Question.OTHER_WIZARD: (
        "l'adversaire le joue comme Sorcier Corrompu ; vous ne pouvez pas jouer le Sorcier de ce nom. "
        "Un autre peut prendre sa place"
    ),
    Question.DRAFT_PICK: (
        "vous choisissez tous deux face cachée et révélez ensemble. Leurs esprits "
        "peuvent atteindre 20 en tout"
    ),
    Question.STARTING_SITE: "votre compagnie y commence, et une carte qui demande un site y est posée",
    Question.STARTING_COMPANIES: "vos personnages peuvent commencer en deux compagnies, chacune à son site",
    Question.STARTING_CARD: "la carte est en jeu avec ce personnage dès le départ",
    Question.BRING_ALONG: "c'est votre personnage du tour, et la carte est placée avec lui",
    Question.STARTING_ITEM: "un ou deux objets mineurs vont à vos personnages de départ",
    Question.REST_OF_POOL: (
        "ils pourront être tirés plus tard, les autres quittent la partie. Le deck "
        "compte dix personnages au plus, sans les avatars"
    ),
    Question.ROLL_FOR_FIRST: "le jet le plus haut commence",
    Question.UNTAP_ACTIONS: (
        "vos cartes se redressent dans cette phase, et les blessés guérissent dans les "
        "Havres. Vous pouvez déjà jouer des événements"
    ),
    Question.HAZARD_SIDEBOARD: (
        "jusqu'à cinq périls vont du Talon à la pile de défausse, ou un seul au deck de "
        "jeu. En échange, vous jouerez moins de périls ce tour"
    ),
    Question.ORGANIZATION_ACTIONS: (
        "formez vos compagnies et dites où va chacune. Le site reste face cachée : "
        "l'adversaire voit que vous partez, pas où"
    ),
    Question.ORGANIZING: (
        "jouez ou défaussez un personnage et dites qui va dans quelle compagnie. Rien "
        "d'autre n'est possible avant la fin"
    ),
    Question.END_OF_ORGANIZATION: "seul ce qui est prévu pour la fin de cette phase est possible",
    Question.PLACE_HAZARD: "la compagnie s'est divisée. Votre péril suit l'une de ses parties",
    Question.LET_GO: (
        "l'influence directe ne suffit plus pour tous. Qui s'en va doit être contrôlé à "
        "nouveau à votre prochaine phase d'organisation"
    ),
    Question.WHO_LEAVES: (
        "qui ne suit personne demande de l'influence générale, et il n'y en a pas assez pour tous"
    ),
    Question.LONG_EVENT_ACTIONS: (
        "les Événements Longs de ressource ne se jouent que maintenant. Ils restent "
        "jusqu'à votre prochaine phase des Événements Longs"
    ),
    Question.NEXT_TO_TRAVEL: "chaque compagnie a sa propre phase de mouvement/périls, même si elle reste",
    Question.SITE_PATH: (
        "les créatures peuvent être liées aux régions du trajet : choisissez les terres à traverser"
    ),
    Question.MOVEMENT_ROLL: "si le jet est trop faible, la compagnie reste où elle est",
    Question.DRAW_MORE: (
        "pendant qu'une compagnie se déplace, les deux joueurs tirent ; une carte de site dit combien au plus"
    ),
    Question.HAZARD_ACTIONS: (
        "l'adversaire peut jouer des périls sur cette compagnie, mais vous pouvez toujours agir d'abord"
    ),
    Question.END_OF_MOVEMENT_HAZARD: "seul ce qui est prévu pour la fin de cette phase est possible",
    Question.FURTHER_SITE: "si elle continue, une autre phase de mouvement/périls suit aussitôt",
    Question.MAY_JOIN: (
        "dans un Havre, des compagnies peuvent rester séparées. Ailleurs, elles doivent se réunir"
    ),
    Question.WHO_STAYS: (
        "elles ne peuvent former une seule compagnie. Les autres retournent d'où elles viennent"
    ),
    Question.NEXT_AT_SITE: "chaque compagnie a sa propre phase de site. Vous choisissez l'ordre",
    Question.ENTER_SITE: (
        "qui entre affronte les attaques automatiques du site. Ensuite seulement, on "
        "peut y jouer quelque chose"
    ),
    Question.REVEAL_ON_ENTRY: (
        "vous pouvez révéler des créatures liées au site et des événements qui touchent "
        "ses attaques automatiques"
    ),
    Question.DECLARE_AGENTS: (
        "chaque agent au site peut attaquer une fois. S'il est face cachée, il se révèle ainsi"
    ),
    Question.KEY_AGAIN: "elle est mise de côté et attaque de nouveau, comme le dit sa carte",
    Question.SENT_CREATURE: "elle attaque aussitôt et ne compte pas dans la limite de périls",
    Question.CREATURE_AS_ATTACK: (
        "la créature n'est ni jouée ni liée. Elle est ensuite défaussée et ne donne de points à personne"
    ),
    Question.ORDER_OF_CREATURES: (
        "les attaques automatiques sont finies. Celles-ci suivent dans l'ordre de votre choix"
    ),
    Question.SITE_ACTIONS: (
        "un personnage non engagé joue un objet, un allié ou une faction à un site non "
        "engagé. En général, tous deux s'engagent"
    ),
    Question.REVEAL_AGAINST_PLAY: "l'action engagerait le site : un événement péril en garde peut y répondre",
    Question.ONE_MORE_ITEM: (
        "le site vient de s'engager. Un autre personnage non engagé peut jouer tout de suite un objet de plus"
    ),
    Question.BEGINNING_OF_END_OF_TURN: "ce qui est prévu pour le début de cette phase est possible",
    Question.MAY_DISCARD: "chaque joueur peut défausser une carte. Ensuite, les deux mains sont complétées",
    Question.END_OF_TURN_ACTIONS: "entre les étapes de cette phase, vous pouvez encore agir",
    Question.DISCARD_DOWN: (
        "votre main est trop grande. Vous gardez huit cartes, sauf si un effet en décide autrement"
    ),
    Question.REPLACE_SITE: "elle compte comme s'étant déplacée, mais aucun péril n'est joué sur elle",
    Question.NEW_SITE: (
        "le site vient de votre deck de sites. Le trajet de la compagnie reste ce qu'il était"
    ),
    Question.MAY_CALL: "l'adversaire joue encore un tour. Ensuite, on compte les points",
    Question.RESPONSE: (
        "ce qui est annoncé en dernier prend effet en premier. Quand les deux passent, tout prend effet"
    ),
    Question.ORDER_OF_PASSIVES: "tout cela se produit maintenant. Vous choisissez l'ordre",
    Question.EXCHANGE: (
        "votre deck de jeu est épuisé. Avant que la défausse le remplace, vous pouvez "
        "échanger des cartes avec le Talon"
    ),
    Question.EXCHANGE_FOR: "elle va dans le Talon et ne sera pas dans le prochain deck de jeu",
    Question.SIDEBOARD_PICK: "l'adversaire apprend de quelle sorte est la carte, pas son nom",
    Question.GIVE_UP_STAGE: "si vous passez, le péril reste avec vous et vous donne ses points de Déchu",
    Question.GIVE_UP_CARD: "elle passe de votre main à votre pile de défausse",
    Question.GIVE_UP_RING: "ce peut être un anneau de votre main ou un anneau porté",
    Question.ARRANGE_DECK: "la dernière carte posée est au-dessus et sera piochée la première",
    Question.SAVE_ITEM: "chaque compagnon non blessé peut prendre un objet. Les autres sont défaussés",
    Question.PASS_ITEM: "un objet peut passer à un compagnon avant que le personnage parte",
    Question.MAY_FALL: (
        "le jet de corruption a échoué. S'il succombe, vous continuez avec lui comme Sorcier Corrompu"
    ),
    Question.FIRST_STAGE: "un Sorcier Corrompu commence avec une carte de trois points de Déchu au plus",
    Question.TROPHY: (
        "un Orque ou un Troll qui a affronté un de ses coups peut garder la créature comme un objet mineur"
    ),
    Question.RESCUE_SITE: "le site vient de votre deck de sites. C'est là qu'on peut libérer le prisonnier",
    Question.FREE_PRISONERS: (
        "un personnage non engagé s'engage, et tous les prisonniers de cette carte rejoignent la compagnie"
    ),
    Question.ATTACK_COMPANY: (
        "un tour permet une attaque contre une compagnie ou une tentative d'influence "
        "sur une carte adverse, pas les deux"
    ),
    Question.BEFORE_ASSIGNMENT: (
        "c'est le seul moment pour annuler ou changer l'attaque entière. Ensuite, ses coups sont attribués"
    ),
    Question.ASSIGN_BY_DEFENDER: (
        "vous pouvez attribuer des coups à des personnages non engagés. L'adversaire attribue ce qui reste"
    ),
    Question.ASSIGN_BY_ATTACKER: (
        "chacun reçoit un coup, même engagé ou blessé. Ce qui reste devient des coups en surplus"
    ),
    Question.PAIR_BY_DEFENDER: (
        "vous attribuez en premier et en dernier, l'adversaire entre les deux. Vous dites qui affronte qui"
    ),
    Question.PAIR_BY_ATTACKER: "vous placez les coups encore libres de vos personnages non engagés",
    Question.BETWEEN_STRIKES: "entre deux coups, vous pouvez faire ce que cette phase permet",
    Question.NEXT_STRIKE: "les coups se règlent l'un après l'autre, dans l'ordre de votre choix",
    Question.STRIKE_HAZARDS: "seul ce qui touche ce coup est possible",
    Question.SPEND_EXCESS: (
        "chacun ôte 1 à la prouesse du défenseur. Au dernier coup, tous ceux qui restent comptent"
    ),
    Question.FACE_STRIKE: (
        "qui s'engage combat avec toute sa prouesse. À \N{MINUS SIGN}3, on ne s'engage pas, mais on "
        "est touché plus facilement"
    ),
    Question.SUPPORT_STRIKE: (
        "chaque compagnon non engagé et sans coup de cette attaque peut s'engager pour +1 en prouesse"
    ),
    Question.STRIKE_ACTIONS: (
        "seul ce qui touche ce coup est possible, et une seule carte exigeant un talent"
    ),
    Question.AGENT_ROLL: "pour le coup d'un agent, l'attaquant lance aussi les dés",
    Question.ATTACKER_ROLL: (
        "les deux côtés lancent les dés et ajoutent leur prouesse. La somme la plus haute l'emporte"
    ),
    Question.DEFENDER_ROLL: (
        "les deux côtés lancent les dés et ajoutent leur prouesse. La somme la plus haute l'emporte"
    ),
    Question.STRIKE_ROLL: (
        "le jet et la prouesse doivent dépasser ensemble la prouesse du coup. L'égalité ne blesse "
        "personne, moins finit mal"
    ),
    Question.STRIKE_BODY_ROLL: "le coup a échoué. Il n'est vaincu que si ce jet dépasse son corps",
    Question.SUPPORT_CHECK: "chaque compagnon non engagé peut s'engager pour donner +1 au jet",
    Question.CHECK_ROLL: (
        "au-dessus des points de corruption, tout va bien. Plus on est en dessous, pire c'est"
    ),
    Question.FACTION_ROLL: (
        "le jet, l'influence directe et les modifications doivent dépasser ensemble le nombre de la faction"
    ),
    Question.ROLL_ACTIONS: "seul ce qui touche ce jet est possible",
    Question.INFLUENCE_BY_AGENT: "la tentative révèle l'agent, qui reste ensuite face visible",
    Question.ATTEMPT_ROLL: (
        "le jet et l'influence inutilisée de l'autre joueur comptent contre la tentative"
    ),
    Question.ROLL_AGAINST: "ce jet est retranché du résultat de la tentative",
    Question.PLAY_SHOWN: (
        "la tentative a réussi, et cette carte fut révélée pour elle. Le site ne "
        "s'engage pas, et aucun jet n'est requis"
    ),
    Question.RING_TEST_ROLL: (
        "le jet dit quels anneaux spéciaux peuvent prendre sa place. L'anneau d'or part dans tous les cas"
    ),
    Question.CHOOSE_RING: (
        "un anneau spécial de votre main peut remplacer l'anneau d'or, si la vérification le permet"
    ),
    Question.DOUBLED_SOURCE: "une source de la corruption compte double. Vous choisissez laquelle",
    Question.NEXT_CHECK: "plusieurs personnages font un jet de corruption. Vous choisissez l'ordre",
    Question.RECKONING: (
        "une carte en main qui correspond à une carte unique de l'autre joueur lui coûte un point"
    ),
    Question.ROLL_FOR_TIE: "aucun joueur n’a gagné aux points ; le jet le plus haut gagne la partie",
}
"""A sentence or two for each question that does not explain itself."""

IN_ANOTHERS_TURN: Final = "c'est le tour de l'adversaire. Peu de cartes peuvent être jouées maintenant"

FOR_HAZARDS: Final = (
    "une créature est liée à un endroit du trajet ou au site. Chaque péril compte dans la limite"
)


def help_text(question: Question, own_turn: bool) -> str | None:
    """What the question is about; None if it explains itself."""
    words = _words(question, own_turn)
    return sentence(words) if words is not None else None


def _words(question: Question, own_turn: bool) -> str | None:
    if own_turn:
        return HELP.get(question)
    if question in OF_THE_TURN:
        return IN_ANOTHERS_TURN
    return FOR_HAZARDS if question is Question.HAZARD_ACTIONS else HELP.get(question)
