"""What passing means where a player is asked, in English."""

from typing import assert_never

from wizardhaven.view.telling.declining import Declined


def passing(what: Declined) -> str:
    """The words for doing without it."""
    match what:
        case Declined.EVERYTHING:
            return "Pass"
        case Declined.ITEMS_TO_GIVE:
            return "Give out no more items"
        case Declined.CHARACTERS_TO_SHUFFLE_IN:
            return "Shuffle no more characters into the play deck"
        case Declined.SIDEBOARD:
            return "Do not use the sideboard"
        case Declined.DRAWING:
            return "Draw no more cards"
        case Declined.JOINING:
            return "Keep the companies apart"
        case Declined.ENTERING:
            return "Do not enter the site"
        case Declined.ATTACKING:
            return "Do not attack"
        case Declined.REVEALING:
            return "Reveal nothing"
        case Declined.SHOWING:
            return "Show no more hazards"
        case Declined.ITEMS_TO_PLAY:
            return "Play no more items"
        case Declined.DISCARDING:
            return "Discard nothing"
        case Declined.CALLING:
            return "Do not call the end"
        case Declined.EXCHANGING:
            return "Exchange no more cards"
        case Declined.TAKING:
            return "Take no more cards"
        case Declined.PASSING_ON:
            return "Pass on no more items"
        case Declined.FALLING:
            return "Lose the Wizard"
        case Declined.TROPHY:
            return "Keep no trophy"
        case Declined.STRIKES_FOR_DEFENDERS:
            return "Leave the remaining strikes to the attacker"
        case Declined.STRIKES:
            return "Assign no more strikes"
        case Declined.SUPPORT:
            return "Give no more support"
        case Declined.REVEALED_CARD:
            return "Do not play the revealed card"
        case Declined.RING:
            return "Play no ring"
        case Declined.FREEING:
            return "Free nobody"
        case Declined.AGENTS:
            return "Attack with no more agents"
        case Declined.INFLUENCING:
            return "Make no influence attempt"
        case Declined.RESPONSE:
            return "Do not respond"
        case _:
            assert_never(what)
