"""What has happened to a company, as a German clause that ends with its verb."""

from typing import assert_never

from wizardhaven.text.german.attack_targets import sort_of_attack
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import by_races
from wizardhaven.vocabulary.asked_for import among, names_among
from wizardhaven.vocabulary.conditions import Happened, Past
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import AllOf, Such
from wizardhaven.vocabulary.terms import Race


def happened(holds: Happened, scene: Scene) -> str:
    """The clause without its "wenn"."""
    company, whom = scene.company.nominative, scene.company.accusative
    match holds.what:
        case Past.ENTERED:
            return f"{company} in dieser Ortsphase ihren Ort betreten hat"
        case Past.FACED:
            return f"{company} in diesem Zug bereits {_foes(holds.of)} gegenüberstand"
        case Past.JUST_FACED:
            return f"{company} unmittelbar zuvor {_foes(holds.of)} gegenüberstand"
        case Past.JUST_BEATEN:
            return f"{company} unmittelbar zuvor {_foes(holds.of)} gegenüberstand und ihn abwehrte"
        case Past.BEATEN:
            agent = "in diesem Zug einem Agenten gegenüberstand, dessen Schläge alle fehlgeschlagen sind"
            return f"{company} {agent}"
        case Past.FREED_PRISONERS | Past.PLAYED:
            return f"{company} in dieser Ortsphase {deed(holds)} hat"
        case Past.UNDER:
            return f"{_names(holds.of)} in diesem Zug auf {whom} gespielt worden ist"
        case Past.PLAYED_HERE:
            return f"{scene.card.nominative} an einem Ort dieses Namens gespielt wurde"
        case Past.JOINED_OR_LEFT:
            joining = f"ein Charakter oder Verbündeter zu {scene.company.dative} hinzukommt"
            return f"{joining} oder {whom} verlässt"
        case Past.PARTED:
            return f"ein Charakter {whom} verlässt, um zu einer anderen zu gehören"
        case Past.LEFT:
            return f"ein Charakter {whom} aus irgendeinem Grund verlässt"
        case Past.LEADER_LEFT:
            return f"ein Anführer {whom} verlässt"
        case _:
            assert_never(holds.what)


def deed(holds: Happened) -> str:
    """What the company has done at its site."""
    if holds.what is Past.FREED_PRISONERS:
        return "Gefangene befreit"
    if holds.of is Sort.FACTION:
        return "ein Heer für sich gewonnen"
    if not names_among(holds.of):
        return "ein einzigartiges Helden-Heer gespielt"
    return f"{_names(holds.of)} gespielt"


def _names(such: Such) -> str:
    return any_of([quoted(name) for name in names_among(such)])


def _foes(such: Such) -> str:
    if isinstance(such, AllOf):
        return f"einem Angriff{sort_of_attack(such)}"
    if such is Sort.AUTOMATIC_ATTACK:
        return "einem automatischen Angriff"
    races, names = among(such, Race), names_among(such)
    attack = [f"einem Angriff{by_races(races)}"] if races or not names else []
    return any_of([*attack, *[quoted(name) for name in names]])
