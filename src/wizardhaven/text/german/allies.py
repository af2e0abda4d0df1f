"""How allies may be played in ways that they do not say themselves, in German."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.names import german
from wizardhaven.text.german.places import at_place
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.allies import (
    AlliesMayFollow,
    AlliesStayNear,
    BecomesAlly,
    InfluencesFactions,
    MayPlayAllies,
    OfAllies,
)
from wizardhaven.vocabulary.places import ANY_SITE


def playing_allies(way: MayPlayAllies, scene: Scene) -> Clause:
    """Who may play which allies where, and what is different about it."""
    who, verb = _who(way, scene)
    discarded = ", von der Hand oder aus deinem Abwurfstapel," if way.from_discard_pile else ""
    where = _where(way)
    playing = f"{_which(way, scene)}{discarded} {f'{where} ' if where else ''}spielen"
    freely = "dafür müssen weder er noch der Ort tappen" if way.without_tapping else ""
    return Clause(who, verb, f"{playing}; {freely}" if freely else playing)


def _who(way: MayPlayAllies, scene: Scene) -> tuple[str, str]:
    if way.by_bearer:
        return scene.bearer.nominative, "darf"
    if way.by is not None:
        return german(way.by), "darf"
    if way.company_size is not None:
        return f"deine Gemeinschaften der Größe {way.company_size} oder weniger", "dürfen"
    return "deine Gemeinschaften", "dürfen"


def _which(way: MayPlayAllies, scene: Scene) -> str:
    if way.this_card:
        return scene.card.accusative
    if not way.common and way.mind is None:
        return "Verbündete"
    sort = "einen nicht einzigartigen Verbündeten" if way.common else "einen Verbündeten"
    mind = f" mit Geisteskraft {way.mind}" if way.mind is not None else ""
    copy = ", von dem er kein Exemplar kontrolliert" if way.no_copy else ""
    return f"{sort}{mind}{copy}"


def _where(way: MayPlayAllies) -> str:
    tapped = "auch an getappten Orten" if way.at is None else ", ob getappt oder nicht,"
    if way.at is None:
        return tapped if way.tapped_too else ""
    site = "an jedem Ort" if way.at is ANY_SITE else at_place(way.at)
    return f"{site}{tapped if way.tapped_too else ''}"


def of_allies(holds: OfAllies, scene: Scene) -> Clause:
    """What holds for allies, as a clause."""
    match holds:
        case AlliesMayFollow():
            going = f"{scene.bearer.accusative} überallhin begleiten"
            return Clause(f"von {scene.bearer.dative} kontrollierte Helden-Verbündete", "dürfen", going)
        case AlliesStayNear(but):
            nearest = (
                "dessen Ort einen anderen nächsten Zufluchtsort hat als jeder Ort, an dem er spielbar ist"
            )
            sides = "nach den Ortskarten seiner eigenen Seite"
            names = any_of([german(name) for name in but])
            spared = f"; {names} ist davon nicht betroffen" if but else ""
            gone = f"abgeworfen, ebenso jeder Verbündete, {nearest}, {sides}{spared}"
            return Clause("jeder Verbündete an einem Ort in den Tiefen", "wird", gone)
        case MayPlayAllies():
            return playing_allies(holds, scene)
        case BecomesAlly(mind, prowess, body):
            fight = f"der normalen Kampfkraft der Kreatur, modifiziert um {signed(prowess)}"
            numbers = f"ein Verbündeter mit Geisteskraft {mind}, Körper {body} und {fight}"
            return Clause(scene.card.nominative, "ist", numbers)
        case InfluencesFactions():
            return Clause(scene.card.nominative, "darf", "wie ein Charakter Heere zu beeinflussen versuchen")
        case _:
            assert_never(holds)
