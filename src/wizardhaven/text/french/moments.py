"""When a card may be used, in French."""

from typing import assert_never

from wizardhaven.vocabulary.targets import Target, TheAttack, TheRoll, TheStrike
from wizardhaven.vocabulary.terms import Moment


def moment(when: Moment) -> str:
    """The moment as words inside a sentence; nothing if it is whenever the rules allow."""
    match when:
        case Moment.ANY_TIME:
            return ""
        case Moment.AT_ANY_POINT:
            return "à tout moment du tour de n'importe quel joueur"
        case Moment.ORGANIZATION:
            return "pendant votre phase d'organisation"
        case Moment.END_OF_ORGANIZATION:
            return "à la fin de votre phase d'organisation"
        case Moment.SITE_REVEALED:
            return "quand un nouveau site est révélé (avant le jet pour s'y rendre)"
        case Moment.MOVEMENT_HAZARD:
            return "pendant la phase de mouvement/périls d'une compagnie"
        case Moment.END_OF_MOVEMENT_HAZARD:
            return "à la fin de la phase de mouvement/périls d'une compagnie"
        case Moment.SITE:
            return "pendant votre phase de site"
        case Moment.OPPONENTS_HAZARDS:
            return "pendant la phase de mouvement/périls de votre adversaire"
        case Moment.OPPONENTS_SITE:
            return "pendant la phase de site de votre adversaire ou lors du Conseil"
        case Moment.END_OF_TURN:
            return "pendant votre phase de fin de tour"
        case Moment.BEGINNING_OF_END_OF_TURN:
            return "au début de votre phase de fin de tour"
        case Moment.ATTACK:
            return "avant l'attribution des coups d'une attaque"
        case Moment.STRIKE:
            return "avant le jet pour un coup"
        case Moment.CHECK:
            return "à l'annonce d'un tel jet"
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
