"""When a card may be used, in English."""

from typing import assert_never

from wizardhaven.vocabulary.terms import Moment


def moment(when: Moment) -> str:
    """When something may be used, as the beginning of a sentence; nothing if at the usual times."""
    match when:
        case Moment.ANY_TIME:
            return ""
        case Moment.AT_ANY_POINT:
            return "at any point of either player's turn"
        case Moment.ORGANIZATION:
            return "during the organization phase"
        case Moment.END_OF_ORGANIZATION:
            return "at the end of the organization phase"
        case Moment.SITE_REVEALED:
            return "when a new site is revealed (before the roll to reach it)"
        case Moment.MOVEMENT_HAZARD:
            return "during the movement/hazard phase"
        case Moment.END_OF_MOVEMENT_HAZARD:
            return "at the end of the movement/hazard phase"
        case Moment.SITE:
            return "during the site phase"
        case Moment.OPPONENTS_HAZARDS:
            return "during your opponent's movement/hazard phase"
        case Moment.OPPONENTS_SITE:
            return "during your opponent's site phase or at the council"
        case Moment.END_OF_TURN:
            return "during the end-of-turn phase"
        case Moment.BEGINNING_OF_END_OF_TURN:
            return "at the beginning of the end-of-turn phase"
        case Moment.ATTACK:
            return "before the strikes of an attack are assigned"
        case Moment.STRIKE:
            return "before the roll for a strike"
        case Moment.CHECK:
            return "when such a roll is declared"
        case _:
            assert_never(when)
