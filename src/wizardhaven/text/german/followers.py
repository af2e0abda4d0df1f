"""Who may come into play and what control costs, as German clauses."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.names import german
from wizardhaven.text.german.nominals import definite
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import is_such, kind
from wizardhaven.vocabulary.followers import (
    BarsMinds,
    Control,
    InfluencesFromAfar,
    MakesLeader,
    OfFollowers,
    OnlyAtHomeSite,
    ReservesAvatar,
    RidesAlone,
    StandsForPlayer,
    WalksAlone,
)


def of_followers(holds: OfFollowers, scene: Scene) -> Clause:
    """The clause for one word."""
    match holds:
        case InfluencesFromAfar(maximum):
            half = f"die aufgerundete Hälfte deines ungenutzten allgemeinen Einflusses (höchstens {maximum})"
            instead = f"statt des direkten zählt dann {half}, vermindert um 1 je Region auf dem Weg dorthin"
            tries = "versuchen, Karten deines Gegners zu beeinflussen, wo immer sie sind"
            return Clause("dein Avatar", "darf", f"{tries}; {instead}")
        case Control(not_direct=True):
            return Clause(
                scene.bearer.nominative, "kann", "nicht durch direkten Einfluss kontrolliert werden"
            )
        case Control(halved=True):
            half = "nur die Hälfte seiner Geisteskraft (abgerundet)"
            return Clause(f"die Kontrolle über {scene.bearer.accusative}", "kostet", half)
        case Control(cost, in_company=who) if who is not None:
            price = f"{cost or 'keine'} Einflusspunkt{'' if cost == 1 else 'e'}"
            one = definite(kind(who)).such(is_such(who))
            each = f"je{one.forms.accusative} {scene.company.genitive}{one.tail}"
            return Clause(f"die Kontrolle über {each}", "kostet", price)
        case Control(cost, who) if who is not None:
            fewer = f"{cost} Einflusspunkt{'' if cost == 1 else 'e'} weniger"
            return Clause(f"die Kontrolle über jeden deiner {kind(who).plural.accusative}", "kostet", fewer)
        case Control(cost, general=True):
            points = f"mit {cost} Punkten" if cost else "nicht"
            return Clause(scene.bearer.nominative, "zählt", f"{points} gegen deinen allgemeinen Einfluss")
        case Control(cost):
            control = (
                f"{cost} Einflusspunkt{'' if cost == 1 else 'e'} und kann nur durch allgemeinen Einfluss"
            )
            return Clause(
                f"die Kontrolle über {scene.bearer.accusative}",
                "kostet",
                f"{control} oder einen Gefallenen Zauberer erfolgen",
            )
        case ReservesAvatar():
            until = f"solange {scene.card.nominative} auf niemandem liegt"
            return Clause("dein Gegner", "darf", "deinen Avatar nicht spielen", proviso=until)
        case BarsMinds(above):
            steps = [f"mit mehr als {most} bei mehr als {n} Entwicklungspunkten" for n, most in above.above]
            barred = f"keine Charaktere mit mehr als {above.least} Geisteskraft ins Spiel bringen"
            return Clause("Gefallene Zauberer", "dürfen", f"{barred} und keine {any_of(steps)}")
        case OnlyAtHomeSite(of_avatar=True):
            return Clause("dein Avatar", "darf", "nur an seinem Heimatort ins Spiel gebracht werden")
        case OnlyAtHomeSite(may_start):
            if not may_start:
                home = "kein Anfangscharakter sein und nur am eigenen Heimatort ins Spiel gebracht werden"
                return Clause(scene.card.nominative, "darf", home)
            home = "nur am eigenen Heimatort ins Spiel gebracht werden, außer als Anfangscharakter"
            return Clause(scene.card.nominative, "darf", home)
        case MakesLeader(steadfast):
            firm = " und wird durch keinen Körperwurf abgeworfen" if steadfast else ""
            return Clause(scene.bearer.nominative, "ist", f"ein Anführer{firm}")
        case RidesAlone():
            gone = f"alle Verbündeten und alle Ringgeister im Gefolge {scene.company.genitive}"
            return Clause(gone, "werden", "abgeworfen, und keine dürfen hinzukommen")
        case WalksAlone():
            nobody = (
                "außerhalb der Organisationsphase darf weder ein anderer Charakter noch ein Verbündeter in"
            )
            left = (
                f"ist am Ende dieser Phase noch ein anderer dort, nimm {scene.card.accusative} auf die Hand"
            )
            alone = f"{nobody} seiner Gemeinschaft sein; {left}"
            gone = f"alle Verbündeten {scene.bearer.genitive}"
            return Clause(gone, "werden", f"abgeworfen; {alone}")
        case StandsForPlayer(name):
            barred = "du darfst weder einen Ringgeist enthüllen noch Ringgeister als Gefolgsleute spielen"
            return Clause("du", "bist", f"{german(name)} und kein Ringgeist: {barred}")
        case _:
            assert_never(holds)
