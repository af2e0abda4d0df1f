"""When a card may be used, in German."""

from typing import assert_never

from wizardhaven.vocabulary.targets import Target, TheAttack, TheRoll, TheStrike
from wizardhaven.vocabulary.terms import Moment


def moment(when: Moment) -> str:
    """The moment as words inside a sentence; nothing if it is whenever the rules allow."""
    match when:
        case Moment.ANY_TIME:
            return ""
        case Moment.AT_ANY_POINT:
            return "zu jedem Zeitpunkt im Zug eines beliebigen Spielers"
        case Moment.ORGANIZATION:
            return "während deiner Organisationsphase"
        case Moment.END_OF_ORGANIZATION:
            return "am Ende deiner Organisationsphase"
        case Moment.SITE_REVEALED:
            return "beim Aufdecken eines neuen Ortes (vor dem Bewegungswurf)"
        case Moment.MOVEMENT_HAZARD:
            return "während der Bewegungs-/Gefahrenphase einer Gemeinschaft"
        case Moment.END_OF_MOVEMENT_HAZARD:
            return "am Ende der Bewegungs-/Gefahrenphase einer Gemeinschaft"
        case Moment.SITE:
            return "während deiner Ortsphase"
        case Moment.OPPONENTS_HAZARDS:
            return "während der Bewegungs-/Gefahrenphase deines Gegners"
        case Moment.OPPONENTS_SITE:
            return "während der Ortsphase deines Gegners oder beim Freien Rat"
        case Moment.END_OF_TURN:
            return "während deiner Zugende-Phase"
        case Moment.BEGINNING_OF_END_OF_TURN:
            return "zu Beginn deiner Zugende-Phase"
        case Moment.ATTACK:
            return "vor der Zuweisung der Schläge eines Angriffs"
        case Moment.STRIKE:
            return "vor dem Wurf für einen Schlag"
        case Moment.CHECK:
            return "bei der Ankündigung eines solchen Wurfs"
        case _:
            assert_never(when)


def goes_without_saying(when: Moment, target: Target | None) -> bool:
    """Whether the target already tells the moment, or it is told in a sentence of its own."""
    if when is Moment.AT_ANY_POINT:
        return True
    match target:
        case TheAttack():
            return when is Moment.ATTACK
        case TheStrike():
            return when is Moment.STRIKE
        case TheRoll():
            return when is Moment.CHECK
        case _:
            return False
