"""Why a bot chose, in French; cards have no gender here, so nothing agrees with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from wizardhaven.bots.planner.odds import THROWS
from wizardhaven.bots.telling.seen import goes_by_name, seen
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import CardId
from wizardhaven.text.french.grammar import of, sentence, that
from wizardhaven.text.french.names import at_site, french, quoted


def why_text(why: Why, names: Mapping[CardId, str]) -> str:
    """One sentence; `names` are the codes of the cards that the reader sees."""
    return sentence(_why(why, names))


def _name(names: Mapping[CardId, str], id: CardId) -> str:
    card = seen(names, id)
    if card is None:
        return "une carte"
    return french(card.name) if goes_by_name(card) else quoted(card.name)


def _at(names: Mapping[CardId, str], id: CardId) -> str:
    """Where a company goes: "à Fondcombe", "aux Havres Gris"."""
    card = seen(names, id)
    return "à un site" if card is None else at_site(card.name)


def _wounding(number: int) -> str:
    """How many throws bring a wound."""
    if number == 0:
        return "aucun jet ne causerait de blessure"
    if number == 1:
        return f"1 jet sur {THROWS} causerait une blessure"
    return f"{number} jets sur {THROWS} causeraient une blessure"


def _points(number: int) -> str:
    return "un point" if number == 1 else f"{number} points"


def _why(why: Why, names: Mapping[CardId, str]) -> str:
    card, other = _name(names, why.card), _name(names, why.other)
    match why.because:
        case Because.NOTHING_CHOSEN:
            return "rien n'a encore été choisi"
        case Because.ONLY_CHOICE:
            return "il n'y avait rien d'autre à choisir"
        case Because.BY_CHANCE:
            return "ce joueur s'en remet toujours au hasard"
        case Because.MOST_USEFUL_LEFT:
            return f"{card} est le personnage le plus utile parmi ceux qui restent"
        case Because.NOBODY_FITS:
            return "personne d'autre n'a sa place dans la compagnie de départ"
        case Because.BEST_STARTING_SITE:
            return f"{card} est proche de la plupart des autres sites"
        case Because.BEGINS_APART:
            return f"{card} commence ailleurs, pour que les deux compagnies puissent partir"
        case Because.BEARS_BEST:
            return f"c'est {other} qui peut le mieux porter {card}"
        case Because.NO_ITEM_LEFT:
            return "il ne reste aucun objet à donner"
        case Because.MAY_BE_DRAWN:
            return f"{card} peut encore venir plus tard"
        case Because.POOL_EMPTY:
            return "il ne reste personne à choisir"
        case Because.SOMEBODY_MIGHT_JOIN:
            return "un personnage en main peut se joindre aux autres, ou les compagnies sont à organiser"
        case Because.KEPT_UNDER_CONTROL:
            return f"{card} doit rester sous contrôle"
        case Because.MAKES_ROOM:
            return f"{card} suit {other} : il reste de l'influence pour quelqu'un d'autre"
        case Because.NEED_NOT_FOLLOW:
            return f"{card} n'a plus à suivre personne : son chef garde son influence pour une faction"
        case Because.STRONGER_TOGETHER:
            return "deux compagnies au même site sont plus fortes ensemble"
        case Because.BEST_NEWCOMER:
            return f"{card} est le meilleur personnage à jouer maintenant"
        case Because.TWO_THINGS_AT_ONCE:
            return f"{card} en mène quelques-uns ailleurs : deux compagnies rapportent plus qu'une"
        case Because.BETTER_WITH_OTHERS:
            return f"{card} est plus utile dans l'autre compagnie"
        case Because.COMPANIES_STAY:
            return "les compagnies restent comme elles sont"
        case Because.MISSED_LEAST:
            return f"l'absence {of(card)} se fera le moins sentir"
        case Because.KEEPS_OTHERS_BACK:
            return f"{card} empêcherait les autres de partir"
        case Because.NOT_BORNE_LONGER:
            return f"il n'est plus nécessaire de porter {card}"
        case Because.WEIGHS_TOO_HEAVILY:
            return f"{card} pèse trop lourd sur son porteur"
        case Because.SAFER_WITH:
            return f"{card} pèse moins lourd sur {other}"
        case Because.NOTHING_BETTER_TO_DO:
            return f"{card} a le temps de prendre une carte dans le Talon"
        case Because.SHAKES_OFF:
            return f"{other} tente de se défaire {of(card)}"
        case Because.GOES_TO_PLAY:
            return f"la compagnie va {_at(names, why.card)} pour y jouer {other}"
        case Because.GOES_ON_FROM_THERE:
            return f"la compagnie va {_at(names, why.card)}, d'où l'on peut aller plus loin"
        case Because.GOES_TO_FREE:
            return f"la compagnie va {_at(names, why.card)} pour y libérer les prisonniers {of(other)}"
        case Because.COMPANIES_READY:
            return "les compagnies sont prêtes"
        case Because.IN_ORDER:
            return "les compagnies jouent à tour de rôle"
        case Because.SAFEST_WAY:
            return "c'est le trajet le plus sûr"
        case Because.ENTERS_TO_PLAY:
            return f"la compagnie entre {_at(names, why.card)} pour jouer {other}"
        case Because.ENTERS_TO_FREE:
            return f"la compagnie entre {_at(names, why.card)} pour libérer les prisonniers {of(other)}"
        case Because.NOT_WORTH_THE_RISK:
            return "rien au site ne vaut le risque d'y entrer"
        case Because.PLAYS_IT_HERE:
            return f"c'est {other} qui peut le mieux jouer {card} ici"
        case Because.KEEPS_FOR_MORE:
            return f"{other} garde {card}, et le site peut encore servir"
        case Because.HOLDS_PRISONERS:
            return f"les prisonniers {of(card)} doivent retrouver la liberté"
        case Because.FREES_PRISONERS:
            return f"{card} libère les prisonniers retenus ici"
        case Because.NOTHING_MORE_HERE:
            return "il n'y a plus rien à faire à ce site"
        case Because.WORTH_TAKING:
            return "ce que la carte offre vaut d'être pris"
        case Because.NEEDED_FOR_THE_END:
            return "seule une carte du Talon peut annoncer la fin"
        case Because.A_RING_AT_ALL:
            return "un anneau vaut mieux que rien"
        case Because.HELPS_NOW:
            return f"{card} est utile maintenant"
        case Because.NOTHING_USEFUL:
            return "il n'y a rien d'utile à faire maintenant"
        case Because.OWN_CARD_FIRST:
            return "sa propre carte doit d'abord être résolue"
        case Because.HURTS_MOST:
            return f"{card} est le péril qui nuit le plus à la compagnie"
        case Because.HURTS_MOST_ON:
            return f"c'est sur {other} {that(card)} fait le plus de mal"
        case Because.MAY_ATTACK_ON_ENTRY:
            return f"{card} peut attaquer quand la compagnie entrera au site"
        case Because.LAYS_A_BLUFF:
            return "une carte en garde laisse la compagnie se demander ce qui l'attend"
        case Because.COMES_OUT:
            return f"{card} se révèle là où cela fait mal"
        case Because.WAITS_FOR_BETTER:
            return "la carte en garde attend une meilleure occasion"
        case Because.NO_HAZARD_HURTS:
            return "aucun péril en main ne nuirait à cette compagnie"
        case Because.FOE_THEY_CAN_BEAT:
            return f"{card} est un adversaire que la compagnie peut vaincre"
        case Because.GENTLE_ENOUGH:
            return "la compagnie a assez à faire sans d'autres périls"
        case Because.NO_HAZARD_IN_HAND:
            return "la main ne contient aucun péril, mais le Talon en a"
        case Because.NO_SIDEBOARD:
            return "la main est assez bonne sans le Talon"
        case Because.AGENT_STRIKES:
            return f"{card} frappe tant que la compagnie est ici"
        case Because.AGENT_GETS_READY:
            return f"{card} se prépare là où il peut nuire"
        case Because.AGENT_WAITS:
            return "attaquer coûterait plus à l'agent qu'à la compagnie"
        case Because.HARDEST_TO_ENTER:
            return f"c'est {_at(names, why.card)} qu'il est le plus difficile d'entrer"
        case Because.NO_AGENT_LEFT:
            return "il ne reste aucun agent pour attaquer"
        case Because.MAY_BE_TURNED:
            return f"{card} peut se retourner contre son joueur"
        case Because.NOBODY_TO_INFLUENCE:
            return "il n'y a personne à influencer"
        case Because.NO_FIGHT:
            return "un combat entre compagnies coûte aux deux camps"
        case Because.TAPS_TO_CANCEL:
            return f"{card} s'engage pour que personne n'ait à affronter l'attaque"
        case Because.STRIKE_HURTS_MOST:
            return f"c'est {card} que le coup blesse le plus"
        case Because.STANDS_IT_BEST:
            return f"c'est {card} qui y résiste le mieux"
        case Because.NOBODY_TO_STRIKE:
            return "il n'y a personne à qui attribuer un coup"
        case Because.GOES_FIRST:
            return f"{card} a le plus de force et passe en premier"
        case Because.EXCESS_AT_ONCE:
            return "tous les coups en surplus font plus de mal ensemble"
        case Because.STRONG_ENOUGH:
            return f"{card} peut affronter le coup sans s'engager : {_wounding(why.number)}"
        case Because.DARES_IT_UNTAPPED:
            return f"mieux vaut que {card} ne s'engage pas, même si {_wounding(why.number)}"
        case Because.TAPS_AGAINST_DANGER:
            return f"{card} s'engage, car autrement {_wounding(why.number)}"
        case Because.TAPPING_IS_NO_HELP:
            return f"s'engager n'aiderait pas {card} contre ce coup"
        case Because.ONE_WAY_TO_FACE_IT:
            return "il n'y a qu'une façon d'affronter le coup"
        case Because.NEEDS_HELP:
            return f"{card} a besoin de l'aide {of(other)}"
        case Because.NO_HELP_NEEDED:
            return "aucune aide n'est nécessaire"
        case Because.NEED_NOT_BE_LOST:
            return f"il n'est pas nécessaire de perdre {card}"
        case Because.HELPS_TO_RESIST:
            return f"{card} aide {other} à résister à la corruption"
        case Because.MAY_SAVE:
            return f"{card} peut sauver le personnage"
        case Because.SAFE_ENOUGH:
            return "le jet est assez sûr, ou personne ne peut aider"
        case Because.WEIGHS_LEAST:
            return f"{card} pèse le moins"
        case Because.MOST_IN_DANGER:
            return f"{card} court le plus grand danger et a besoin de l'aide des autres"
        case Because.LEAST_USEFUL:
            return f"{card} est la carte la moins utile de la main"
        case Because.ALL_WORTH_KEEPING:
            return "chaque carte de la main mérite d'être gardée"
        case Because.MOST_VALUABLE:
            return f"{card} est la plus précieuse de ces cartes"
        case Because.NONE_NEEDED:
            return "aucune de ces cartes n'est nécessaire"
        case Because.MAY_BE_BETTER:
            return "une autre carte peut être meilleure"
        case Because.NOTHING_TO_DRAW:
            return "il n'y a rien à tirer"
        case Because.LEAD_IS_ENOUGH:
            return f"une avance de {_points(why.number)} suffit pour terminer la partie"
        case Because.BETTER_GO_ON:
            return "mieux vaut que la partie continue"
        case _:
            assert_never(why.because)
