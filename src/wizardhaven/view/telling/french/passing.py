"""What passing means where a player is asked, in French."""

from typing import assert_never

from wizardhaven.view.telling.declining import Declined


def passing(what: Declined) -> str:
    """The words for doing without it."""
    match what:
        case Declined.EVERYTHING:
            return "passer"
        case Declined.ITEMS_TO_GIVE:
            return "ne plus distribuer d'objets"
        case Declined.CHARACTERS_TO_SHUFFLE_IN:
            return "ne plus mélanger de personnages au deck de jeu"
        case Declined.SIDEBOARD:
            return "ne pas utiliser le Talon"
        case Declined.DRAWING:
            return "ne plus tirer de cartes"
        case Declined.JOINING:
            return "laisser les compagnies séparées"
        case Declined.ENTERING:
            return "ne pas entrer dans le site"
        case Declined.ATTACKING:
            return "ne pas attaquer"
        case Declined.REVEALING:
            return "ne rien révéler"
        case Declined.SHOWING:
            return "ne plus montrer de péril"
        case Declined.ITEMS_TO_PLAY:
            return "ne plus jouer d'objets"
        case Declined.DISCARDING:
            return "ne rien défausser"
        case Declined.CALLING:
            return "ne pas annoncer la fin"
        case Declined.EXCHANGING:
            return "ne plus échanger de cartes"
        case Declined.TAKING:
            return "ne plus prendre de cartes"
        case Declined.PASSING_ON:
            return "ne plus transmettre d'objets"
        case Declined.FALLING:
            return "perdre le Sorcier"
        case Declined.TROPHY:
            return "ne garder aucun trophée"
        case Declined.STRIKES_FOR_DEFENDERS:
            return "laisser les coups restants à l'attaquant"
        case Declined.STRIKES:
            return "ne plus attribuer de coups"
        case Declined.SUPPORT:
            return "ne plus apporter de soutien"
        case Declined.REVEALED_CARD:
            return "ne pas jouer la carte révélée"
        case Declined.RING:
            return "ne jouer aucun anneau"
        case Declined.FREEING:
            return "ne libérer personne"
        case Declined.AGENTS:
            return "ne plus attaquer avec des agents"
        case Declined.INFLUENCING:
            return "ne faire aucune tentative d'influence"
        case Declined.RESPONSE:
            return "ne pas répondre"
        case _:
            assert_never(what)
