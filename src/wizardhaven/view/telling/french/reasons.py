"""Why something is not possible, in French."""

from typing import assert_never

from wizardhaven.engine.values import Reason
from wizardhaven.text.french.grammar import sentence


def reason_text(reason: Reason) -> str:
    """One sentence."""
    return sentence(_why(reason))


def _why(reason: Reason) -> str:
    match reason:
        case Reason.NOT_YOUR_TURN:
            return "les ressources ne se jouent que pendant votre propre tour"
        case Reason.HAZARDS_ONLY_AGAINST_MOVERS:
            return "les périls ne se jouent que pendant la phase de mouvement/périls de l'adversaire"
        case Reason.NOT_ON_OWN_TURN:
            return "les périls ne se jouent pas pendant votre propre tour"
        case Reason.ONLY_IN_ORGANIZATION:
            return "ceci n'est possible que pendant la phase d'organisation"
        case Reason.ONLY_AT_END_OF_MOVEMENT_HAZARD:
            return "ceci n'est possible qu'à la fin de la phase de mouvement/périls"
        case Reason.ONLY_AT_END_OF_ORGANIZATION:
            return "ceci n'est possible qu'à la fin de la phase d'organisation"
        case Reason.ONLY_IN_LONG_EVENT_PHASE:
            return "les ressources en Événement Long ne se jouent que pendant la phase des Événements Longs"
        case Reason.ONLY_IN_MOVEMENT_HAZARD:
            return "ceci n'est possible que pendant une phase de mouvement/périls"
        case Reason.ONLY_IN_SITE_PHASE:
            return "ceci n'est possible que pendant la phase de site"
        case Reason.ONLY_IN_END_OF_TURN:
            return "ceci n'est possible qu'au début de la phase de fin de tour"
        case Reason.ONLY_AGAINST_ATTACK:
            return "ceci n'est possible que contre une attaque"
        case Reason.ONLY_AGAINST_STRIKE:
            return "ceci n'est possible que pendant un coup"
        case Reason.ONLY_FOR_CHECK:
            return "ceci n'est possible que lorsqu'un tel jet a été annoncé"
        case Reason.ONLY_AGAINST_INFLUENCE:
            return "ceci n'est possible que si l'adversaire tente d'influencer l'une de vos cartes"
        case Reason.ONLY_WHILE_ORGANIZING:
            return "les personnages ne se jouent que pendant que vous vous organisez"
        case Reason.ORGANIZED_ALREADY:
            return "vous avez déjà organisé vos compagnies pendant ce tour"
        case Reason.NOT_WHILE_ORGANIZING:
            return "pendant que vous vous organisez, rien d'autre n'est possible"
        case Reason.ONLY_BEFORE_ASSIGNMENT:
            return "ceci n'est possible qu'avant l'attribution des coups"
        case Reason.MUST_START_CHAIN:
            return "ceci ne peut être annoncé que comme première action d'une chaîne"
        case Reason.CREATURE_MUST_START_CHAIN:
            return "une créature ne peut être annoncée que comme première action d'une chaîne"
        case Reason.CORRUPTION_MUST_START_CHAIN:
            return "une carte de corruption ne peut être annoncée que comme première action d'une chaîne"
        case Reason.SITE_PLAYS_START_CHAIN:
            return "ce qui se joue au site ne peut être annoncé que comme première action d'une chaîne"
        case Reason.NOT_IN_COMBAT:
            return "ceci n'est pas possible pendant une attaque"
        case Reason.NO_HAZARDS_BETWEEN_COMPANIES:
            return "aucun péril ne se joue pendant un combat entre compagnies"
        case Reason.ONLY_CANCELLING:
            return "l'attaque d'une compagnie ne peut qu'être annulée dans son ensemble"
        case Reason.ONLY_STRIKE_ACTIONS:
            return "seul ce qui concerne le coup est possible maintenant"
        case Reason.NOT_BEFORE_ENTERING:
            return "ceci n'est pas possible avant que la compagnie soit entrée dans le site"
        case Reason.HAZARD_LIMIT:
            return "la limite de périls est atteinte"
        case Reason.ONE_CHARACTER_A_TURN:
            return "un seul personnage peut être joué ou défaussé par tour"
        case Reason.ONE_CORRUPTION_CARD:
            return "un personnage ne peut recevoir qu'une carte de corruption par tour"
        case Reason.ONE_SKILL_CARD:
            return "une seule carte exigeant un talent peut être jouée contre un coup"
        case Reason.UNIQUE_IN_PLAY:
            return "cette carte est unique et un exemplaire est en jeu ou retiré du jeu"
        case Reason.DUPLICATED:
            return "cette carte ne peut pas être jouée en double"
        case Reason.NO_SECOND_AVATAR:
            return "vous avez déjà révélé un autre avatar"
        case Reason.AVATAR_HAS_FALLEN:
            return "l'adversaire l'a déclaré comme Sorcier Corrompu"
        case Reason.AVATAR_ELIMINATED:
            return "votre avatar a été éliminé"
        case Reason.NO_USER:
            return "vous n'avez personne qui puisse l'utiliser"
        case Reason.NO_UNTAPPED_USER:
            return "vous n'avez personne de redressé qui puisse l'utiliser"
        case Reason.NOT_FOR_ORCS:
            return "une ressource de héros ne se sert pas de vos Orques ni de vos Trolls"
        case Reason.NO_TARGET:
            return "il n'y a aucune cible possible"
        case Reason.NO_TARGET_BEFORE:
            return "elle n'avait pas encore cette cible pendant la phase de mouvement/périls"
        case Reason.CARD_IS_TAPPED:
            return "la carte est engagée"
        case Reason.ONCE_EACH_TURN:
            return "vous l'avez déjà utilisée ce tour-ci"
        case Reason.CONDITION_NOT_MET:
            return "ce que la carte exige n'est pas réuni"
        case Reason.NOTHING_WOULD_CHANGE:
            return "cela ne changerait rien"
        case Reason.CANNOT_BE_CANCELED:
            return "cette attaque ne peut être annulée"
        case Reason.NO_CREATURES_THIS_TURN:
            return "un effet préserve cette compagnie des créatures pendant ce tour"
        case Reason.SORT_BARRED:
            return "un effet interdit les cartes de cette sorte"
        case Reason.SKILL_BARRED:
            return "un effet interdit les cartes qui exigent ce talent"
        case Reason.NOT_SHOWN:
            return "vous ne pouvez jouer que les périls que vous avez montrés"
        case Reason.NOT_KEYED:
            return "la compagnie ne traverse aucun lieu de ce type et ne s'y trouve pas"
        case Reason.WRONG_SORT_OF_COMPANY:
            return "cela ne se joue pas contre une telle compagnie"
        case Reason.FOR_ANOTHER:
            return "cette carte de Déchu n'est que pour son propre Sorcier Corrompu"
        case Reason.NOT_AGAINST_RINGWRAITHS:
            return "rien de ce qui exige un agent ne se joue contre un joueur de Spectre"
        case Reason.NOT_AGAINST_BALROGS:
            exchange = "vous pouvez l'échanger contre une carte du Talon"
            return f"cela ne se joue pas contre un joueur de Balrog ; {exchange}"
        case Reason.NO_RESCUE_SITE:
            return "votre pile de sites n'a aucun site où retenir le prisonnier"
        case Reason.NOTHING_TO_PAY_WITH:
            return "vous n'avez rien pour en payer le coût"
        case Reason.NO_PLACE_FOR_CHARACTER:
            return "ni un site natal ni un Havre n'est ouvert au personnage pour l'instant"
        case Reason.AGENTS_ARE_HAZARDS:
            return "pour vous, un agent n'est qu'un péril, jamais un personnage"
        case Reason.MIND_TOO_GREAT:
            return "une carte en jeu vous prive de personnages d'un tel esprit"
        case Reason.ONLY_AT_HOME:
            return "ce personnage ne peut être joué qu'à un site natal"
        case Reason.MIND_TOO_HIGH:
            return "vous ne pouvez pas faire entrer en jeu un personnage d'un esprit aussi élevé"
        case Reason.NO_LEAVE_FOR_ORCS:
            return "il vous faut en jeu une carte qui vous permet les Orques et les Trolls"
        case Reason.NOT_WITH_THIS_CARD:
            return "la carte ne permet pas ce personnage"
        case Reason.NOBODY_TO_BRING:
            return "personne dans votre main ne pourrait entrer en jeu avec elle"
        case Reason.SITE_IS_TAPPED:
            return "le site est engagé"
        case Reason.NO_UNTAPPED_CHARACTER:
            return "la compagnie n'a aucun personnage redressé qui puisse la jouer"
        case Reason.NOT_PLAYABLE_HERE:
            return "cette carte n'est pas jouable à ce site"
        case Reason.NOT_BY_OVERT_COMPANY:
            return "une compagnie dévoilée ne peut pas la jouer"
        case Reason.ONLY_FOR_RESCUE:
            return "ce site est emprunté et ne sert qu'à la libération des prisonniers"
        case Reason.ONLY_BY_RING_TEST:
            return "ceci n'est possible qu'après la vérification d'un anneau d'or"
        case Reason.RINGS_ONLY_FROM_TESTS:
            return "la vérification n'a pas donné un tel anneau"
        case Reason.OF_THE_OTHER_SIDE:
            return "un événement de héros ne fait rien pour un objet de séide, ni l'inverse"
        case Reason.SITE_OF_THE_OTHER_SIDE:
            return "les ressources de héros se jouent aux sites de héros, celles de séide aux sites de séide"
        case Reason.NO_POINTS_HERE:
            return "votre adversaire ne laisse jouer à ce site aucune carte qui rapporte des points"
        case Reason.ONLY_MINOR_ITEM:
            return "seul un objet supplémentaire du type permis peut être joué maintenant"
        case Reason.ONLY_CHECK_ACTIONS:
            return "seul ce qui concerne le jet de corruption est possible maintenant"
        case Reason.NO_HAZARDS_AT_COUNCIL:
            return "aucun péril ne se joue au conseil"
        case Reason.GETTING_READY:
            return "rien ne se joue pendant la préparation de la partie"
        case Reason.NOBODY_ACTS_NOW:
            return "personne ne peut agir pendant cette étape"
        case Reason.STRIKES_BEING_ASSIGNED:
            return "les coups sont en cours d'attribution ; rien d'autre n'est possible"
        case Reason.IN_STRIKE_SEQUENCE:
            return "le coup est en cours de résolution ; seul ce que prévoit cette étape est possible"
        case Reason.HAPPENS_AT_ONCE:
            return "ce qui se décide ici a lieu aussitôt ; personne ne peut agir entre-temps"
        case Reason.HANDS_BEING_RESET:
            return "les mains sont en train d'être ajustées"
        case Reason.DISCARD_STEP:
            return "on peut seulement défausser une carte maintenant"
        case Reason.ONLY_ON_GUARD_CARDS:
            return "seule une carte en embuscade peut être révélée maintenant"
        case Reason.AGENTS_DECLARING:
            return "seuls des agents présents au site peuvent être envoyés à l'attaque maintenant"
        case Reason.END_NOT_CALLABLE:
            return "on n'annonce la fin que pendant le tour d'un joueur de Spectre ou de Balrog assez avancé"
        case Reason.CALLING_THE_END:
            return "le tour est terminé ; on peut seulement annoncer la fin de la partie"
        case Reason.SETTLING_INFLUENCE:
            return "il faut d'abord décider qui peut rester sous contrôle"
        case Reason.COMPANIES_JOINING:
            return "le mouvement est terminé ; les compagnies se rejoignent"
        case Reason.SIDEBOARD_CHANCE:
            return "on peut seulement utiliser la réserve maintenant"
        case Reason.GENERAL:
            return "rien ne le permet pour l'instant"
        case _:
            assert_never(reason)
