"""When something holds, as German clauses that end with their verb, behind "wenn" or "solange"."""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import each_of, path_of
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import at_place, by_races, what_he_is
from wizardhaven.text.german.terms import CARD, CHARACTER, KEYWORDS, PLAYERS, REGION_TYPES
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    BearerIs,
    CompanyCount,
    CompanyFaced,
    CompanySize,
    Condition,
    DeckHolds,
    EachCharacterHas,
    InPlay,
    MovingTo,
    NotInPlay,
    OpponentIsNot,
    PathHas,
    SeaPath,
)
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.terms import RegionType


def condition(holds: Condition, scene: Scene) -> str:
    """The clause without its "wenn"."""
    company = scene.company.nominative
    match holds:
        case InPlay(name, at):
            return f"{quoted(name)} {at_place(at) if at else 'im Spiel'} ist"
        case NotInPlay(name):
            return f"{quoted(name)} nicht im Spiel ist"
        case AtPlace(place, or_moving_to):
            moving = " oder sich dorthin bewegt" if or_moving_to else ""
            return f"{company} {at_place(place)} ist{moving}"
        case MovingTo(with_automatic_attack):
            site = "einem Ort mit automatischem Angriff" if with_automatic_attack else "einem anderen Ort"
            return f"{company} sich zu {site} bewegt"
        case PathHas(ways):
            return f"{path_of(scene.company)} mindestens {ways_through(ways)} enthält"
        case SeaPath():
            sea = a(REGION_TYPES[RegionType.COASTAL_SEA], Case.ACCUSATIVE)
            return f"{path_of(scene.company)} {sea} und keine zwei anderen Regionen hintereinander enthält"
        case DeckHolds(at_least):
            return f"dein Spieldeck mindestens {counted(at_least, CARD, Case.ACCUSATIVE)} enthält"
        case CompanyCount(at_least):
            return f"{company} mindestens {counted(at_least, CHARACTER, Case.ACCUSATIVE)} zählt"
        case CompanySize(at_most):
            return f"{company} höchstens die Größe {at_most} hat"
        case CompanyFaced(races, creatures):
            foes = [
                *([f"einem Angriff{by_races(races)}"] if races or not creatures else []),
                *[quoted(creature) for creature in creatures],
            ]
            return f"{company} in diesem Zug bereits {any_of(foes)} gegenüberstand"
        case BearerIs(who, even_without, able_to_use):
            anyway = "auch ohne diese Karte " if even_without else ""
            sorts = [
                *([f"{anyway}{what_he_is(who)} ist"] if who != ANYBODY else []),
                *([f"{a(KEYWORDS[able_to_use], Case.ACCUSATIVE)} benutzen kann"] if able_to_use else []),
            ]
            return f"{scene.bearer.nominative} {all_of(sorts)}"
        case EachCharacterHas(names):
            return f"{each_of(scene.company)} {any_of([quoted(name) for name in names])} kontrolliert"
        case OpponentIsNot(kinds):
            players = [PLAYERS[kind].after_ein.nominative for kind in kinds]
            return f"dein Gegner weder {' noch '.join(players)} ist"
        case _:
            assert_never(holds)


def conditions(all_hold: Sequence[Condition], scene: Scene) -> str:
    """Several conditions that must all hold."""
    return all_of([condition(each, scene) for each in all_hold])


def ways_through(ways: Sequence[tuple[RegionType, int]]) -> str:
    """Regions of which one sort, so many times, will do."""
    return any_of([counted(count, REGION_TYPES[region_type], Case.ACCUSATIVE) for region_type, count in ways])
