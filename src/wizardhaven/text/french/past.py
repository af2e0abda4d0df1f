"""What has happened to a company, as a French clause."""

from typing import assert_never

from wizardhaven.text.french.attack_targets import sort_of_attack
from wizardhaven.text.french.counting import any_of
from wizardhaven.text.french.names import quoted
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import by_races
from wizardhaven.vocabulary.asked_for import among, names_among
from wizardhaven.vocabulary.conditions import Happened, Past
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import AllOf, Such
from wizardhaven.vocabulary.terms import Race


def happened(holds: Happened, scene: Scene) -> str:
    """The clause without its "si"."""
    company = scene.company.text
    match holds.what:
        case Past.ENTERED:
            return f"{company} est entrée dans son site pendant cette phase de site"
        case Past.FACED:
            return f"{company} a déjà affronté {_foes(holds.of)} ce tour-ci"
        case Past.JUST_FACED:
            return f"{company} vient d'affronter {_foes(holds.of)}"
        case Past.JUST_BEATEN:
            return f"{company} vient de vaincre {_foes(holds.of)}"
        case Past.BEATEN:
            return f"{company} a affronté ce tour-ci un agent dont tous les coups ont échoué"
        case Past.FREED_PRISONERS | Past.PLAYED:
            return f"{company} a {deed(holds)} pendant cette phase de site"
        case Past.UNDER:
            return f"{_names(holds.of)} a été jouée sur {company} ce tour-ci"
        case Past.PLAYED_HERE:
            return f"{scene.card.text} a été {scene.card.agreeing('joué')} sur un site de ce nom"
        case Past.JOINED_OR_LEFT:
            return f"un personnage ou un allié rejoint ou quitte {company}"
        case Past.PARTED:
            return f"un personnage quitte {company} pour une autre"
        case Past.LEFT:
            return f"un personnage quitte {company} pour quelque raison que ce soit"
        case Past.LEADER_LEFT:
            return f"un chef quitte {company}"
        case _:
            assert_never(holds.what)


def deed(holds: Happened) -> str:
    """What the company has done at its site."""
    if holds.what is Past.FREED_PRISONERS:
        return "libéré des prisonniers"
    if holds.of is Sort.FACTION:
        return "rallié une faction"
    if not names_among(holds.of):
        return "joué une faction de héros unique"
    return f"joué {_names(holds.of)}"


def _names(such: Such) -> str:
    return any_of([quoted(name) for name in names_among(such)])


def _foes(such: Such) -> str:
    if isinstance(such, AllOf):
        return f"une attaque{sort_of_attack(such)}"
    if such is Sort.AUTOMATIC_ATTACK:
        return "une attaque automatique"
    races, names = among(such, Race), names_among(such)
    attack = [f"une attaque{by_races(races)}"] if races or not names else []
    return any_of([*attack, *[quoted(name) for name in names]])
