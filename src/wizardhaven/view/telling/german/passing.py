"""What passing means where a player is asked, in German."""

from typing import assert_never

from wizardhaven.view.telling.declining import Declined


def passing(what: Declined) -> str:
    """The words for doing without it."""
    match what:
        case Declined.EVERYTHING:
            return "Passen"
        case Declined.ITEMS_TO_GIVE:
            return "Keine weiteren Gegenstände verteilen"
        case Declined.CHARACTERS_TO_SHUFFLE_IN:
            return "Keine weiteren Charaktere ins Spieldeck mischen"
        case Declined.SIDEBOARD:
            return "Den Reservestapel nicht benutzen"
        case Declined.DRAWING:
            return "Keine weiteren Karten ziehen"
        case Declined.JOINING:
            return "Die Gemeinschaften getrennt lassen"
        case Declined.ENTERING:
            return "Den Ort nicht betreten"
        case Declined.ATTACKING:
            return "Nicht angreifen"
        case Declined.REVEALING:
            return "Nichts aufdecken"
        case Declined.SHOWING:
            return "Keine weiteren Gefahren vorzeigen"
        case Declined.ITEMS_TO_PLAY:
            return "Keine weiteren Gegenstände ausspielen"
        case Declined.DISCARDING:
            return "Nichts abwerfen"
        case Declined.CALLING:
            return "Das Ende nicht ausrufen"
        case Declined.EXCHANGING:
            return "Keine weiteren Karten tauschen"
        case Declined.TAKING:
            return "Keine weiteren Karten nehmen"
        case Declined.PASSING_ON:
            return "Keine weiteren Gegenstände weitergeben"
        case Declined.FALLING:
            return "Den Zauberer verlieren"
        case Declined.TROPHY:
            return "Keine Trophäe behalten"
        case Declined.STRIKES_FOR_DEFENDERS:
            return "Die übrigen Schläge dem Angreifer überlassen"
        case Declined.STRIKES:
            return "Keine weiteren Schläge zuweisen"
        case Declined.SUPPORT:
            return "Keinen weiteren Beistand leisten"
        case Declined.REVEALED_CARD:
            return "Die vorgezeigte Karte nicht ausspielen"
        case Declined.RING:
            return "Keinen Ring ausspielen"
        case Declined.FREEING:
            return "Niemanden befreien"
        case Declined.AGENTS:
            return "Mit keinem weiteren Agenten angreifen"
        case Declined.INFLUENCING:
            return "Keinen Beeinflussungsversuch machen"
        case Declined.RESPONSE:
            return "Nicht antworten"
        case _:
            assert_never(what)
