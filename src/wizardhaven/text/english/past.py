"""What has happened to a company, as an English clause."""

from typing import assert_never

from wizardhaven.text.english.attack_targets import sort_of_attack
from wizardhaven.text.english.grammar import listed
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.terms import races
from wizardhaven.vocabulary.asked_for import among, names_among
from wizardhaven.vocabulary.conditions import Happened, Past
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import AllOf, Such
from wizardhaven.vocabulary.terms import Race


def happened(holds: Happened, scene: Scene) -> str:
    """The clause itself, without "if"."""
    company = scene.company
    match holds.what:
        case Past.ENTERED:
            return f"{company} has entered its site in this site phase"
        case Past.FACED:
            return f"{company} has already faced {_faced(holds.of)} this turn"
        case Past.JUST_FACED:
            return f"{company} has just faced {_faced(holds.of)}"
        case Past.JUST_BEATEN:
            return f"{company} has just defeated {_faced(holds.of)}"
        case Past.BEATEN:
            return f"{company} has faced an agent this turn, all strikes of which have failed"
        case Past.FREED_PRISONERS | Past.PLAYED:
            return f"{company} has {deed(holds)} in this site phase"
        case Past.UNDER:
            return f"{listed(names_among(holds.of), 'or')} has been played on {company} this turn"
        case Past.PLAYED_HERE:
            return f"{scene.card} was played at a site of that name"
        case Past.JOINED_OR_LEFT:
            return f"a character or ally has joined or left {company}"
        case Past.PARTED:
            return f"a character leaves {company} for another one"
        case Past.LEFT:
            return f"a character leaves {company} for any reason"
        case Past.LEADER_LEFT:
            return f"a leader leaves {company}"
        case _:
            assert_never(holds.what)


def deed(holds: Happened) -> str:
    """What the company has done at its site."""
    if holds.what is Past.FREED_PRISONERS:
        return "freed prisoners"
    if holds.of is Sort.FACTION:
        return "won over a faction"
    if not names_among(holds.of):
        return "played a unique hero faction"
    return f"played {listed(names_among(holds.of), 'or')}"


def _faced(such: Such) -> str:
    if isinstance(such, AllOf):
        return sort_of_attack(such)
    if such is Sort.AUTOMATIC_ATTACK:
        return "an automatic-attack"
    attacks = [f"an attack by {races(race)}" for race in among(such, Race)]
    return listed([*attacks, *names_among(such)], "or")
