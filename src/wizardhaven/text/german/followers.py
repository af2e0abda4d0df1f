"""Who may come into play and what control costs, as German clauses."""

from typing import assert_never

from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.counting import all_of, any_of, number_word
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.names import german
from wizardhaven.text.german.nominals import definite
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import is_such, kind
from wizardhaven.text.german.terms import RACES, haven
from wizardhaven.vocabulary.followers import (
    AnotherLeader,
    AnySize,
    BarsMinds,
    ComesBesides,
    FollowsRingwraith,
    HasFollowers,
    InfluencesFromAfar,
    LeadsRingwraiths,
    MakesLeader,
    MayBring,
    OfFollowers,
    OnlyAtHomeSite,
    ReservesAvatar,
    RidesAlone,
    StandsForPlayer,
    WalksAlone,
)
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not
from wizardhaven.vocabulary.terms import Race
from wizardhaven.vocabulary.whose import scope
from wizardhaven.vocabulary.whose import who as such_of


def of_followers(holds: OfFollowers, scene: Scene) -> Clause:
    """The clause for one word."""
    match holds:
        case MayBring():
            return _may_bring(holds, scene)
        case InfluencesFromAfar(maximum):
            half = f"die aufgerundete Hälfte deines ungenutzten allgemeinen Einflusses (höchstens {maximum})"
            instead = f"statt des direkten zählt dann {half}, vermindert um 1 je Region auf dem Weg dorthin"
            tries = "versuchen, Karten deines Gegners zu beeinflussen, wo immer sie sind"
            return Clause("dein Avatar", "darf", f"{tries}; {instead}")
        case AnySize():
            return Clause(f"die Größe {scene.company.genitive}", "ist", "unbegrenzt")
        case ReservesAvatar():
            until = f"solange {scene.card.nominative} auf niemandem liegt"
            return Clause("dein Gegner", "darf", "deinen Avatar nicht spielen", proviso=until)
        case BarsMinds(above):
            steps = [f"mit mehr als {most} bei mehr als {n} Entwicklungspunkten" for n, most in above.above]
            barred = f"keine Charaktere mit mehr als {above.least} Geisteskraft ins Spiel bringen"
            return Clause("Gefallene Zauberer", "dürfen", f"{barred} und keine {any_of(steps)}")
        case ComesBesides(names):
            others = any_of([german(name) for name in names])
            front = f"in einem Zug, in dem {others} ins Spiel kommt,"
            free = "ebenfalls ins Spiel gebracht werden, ohne als Charakter dieses Zuges zu zählen"
            return Clause(scene.card.nominative, "darf", free, front=front)
        case OnlyAtHomeSite(of_avatar=True):
            return Clause("dein Avatar", "darf", "nur an seinem Heimatort ins Spiel gebracht werden")
        case OnlyAtHomeSite(may_start):
            if not may_start:
                home = "kein Anfangscharakter sein und nur am eigenen Heimatort ins Spiel gebracht werden"
                return Clause(scene.card.nominative, "darf", home)
            home = "nur am eigenen Heimatort ins Spiel gebracht werden, außer als Anfangscharakter"
            return Clause(scene.card.nominative, "darf", home)
        case AnotherLeader(Race() as race):
            more = f"neben einem anderen Anführer einen {RACES[race].after_ein.nominative}-Anführer enthalten"
            return Clause(scene.company.nominative, "darf", more)
        case AnotherLeader():
            more = "einen weiteren Anführer enthalten, der für ihre Größe nicht zählt"
            return Clause(scene.company.nominative, "darf", more)
        case HasFollowers(True):
            return Clause(scene.bearer.nominative, "darf", "Gefolgsleute haben")
        case HasFollowers():
            return Clause(scene.bearer.nominative, "darf", "keine Gefolgsleute haben")
        case LeadsRingwraiths(at_most):
            some = "ein Ringgeist" if at_most == 1 else f"bis zu {number_word(at_most)} Ringgeister"
            verb = "darf" if at_most == 1 else "dürfen"
            free = f"{scene.bearer.dative}, wenn er dein Avatar ist, folgen, ohne Einfluss zu kosten"
            brings = "in Organisationsphasen mit ihm ins Spiel gebracht werden"
            return Clause(some, verb, f"{free}, und {brings}")
        case FollowsRingwraith():
            follows = "als Gefolgsmann deines Ringgeists ins Spiel gebracht werden und kostet dann keinen"
            return Clause(scene.bearer.nominative, "darf", f"{follows} Einfluss")
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


def _may_bring(holds: MayBring, scene: Scene) -> Clause:
    who = all_of([RACES[race].plural.accusative for race in holds.races])
    if holds.away_from_avatar:
        where = "an jedem deiner Zauberer-Zufluchtsorte ins Spiel bringen, auch fern von deinem Zauberer"
        return Clause("du", "darfst", f"{who} {where}")
    if holds.any_number and not holds.races:
        phase = "in deiner Organisationsphase"
        return Clause("du", "darfst", "beliebig viele Charaktere ins Spiel bringen", front=phase)
    if holds.any_number:
        phase = f"in der Organisationsphase, in der {scene.card.nominative} gespielt wird,"
        brings = f"mit {scene.company.dative} beliebig viele {who} ins Spiel bringen"
        return Clause("du", "darfst", brings, front=phase)
    if not holds.just_one:
        return Clause("du", "darfst", f"{who} ins Spiel bringen und das Spiel mit ihnen beginnen")
    placed = f"lege {scene.card.accusative} zu ihm"
    if holds.in_company:
        there = f"an {a(haven(), Case.DATIVE)}"
        where = f"mit {scene.company.dative} {there} ins Spiel kommen oder darin beginnen"
        return Clause("ein Agent", "darf", f"{where}; {placed}")
    agent = " (auch einen Agenten)" if holds.agents else ""
    brings = f"anstelle eines anderen Charakters einen mit höchstens {holds.mind_at_most} Geisteskraft{agent}"
    starting = "er kann auch ein Anfangscharakter sein"
    return Clause("du", "darfst", f"{brings} ins Spiel bringen; {placed}; {starting}")


def of_control(holds: Modify, scene: Scene) -> Clause:
    """What it takes to control somebody, and who can."""
    if isinstance(holds.against, Not):
        return Clause(scene.bearer.nominative, "kann", "nicht durch direkten Einfluss kontrolliert werden")
    assert isinstance(holds.by, int)
    who, cost = such_of(holds), abs(holds.by)
    points = f"{cost} Einflusspunkt{'' if cost == 1 else 'e'}"
    control = f"die Kontrolle über {scene.bearer.accusative}"
    if holds.how is How.DIVIDED:
        return Clause(control, "kostet", "nur die Hälfte seiner Geisteskraft (abgerundet)")
    if who is not None and scope(holds) is Subject.COMPANY:
        one = definite(kind(who)).such(is_such(who))
        each = f"je{one.forms.accusative} {scene.company.genitive}{one.tail}"
        return Clause(f"die Kontrolle über {each}", "kostet", points if cost else "keine Einflusspunkte")
    if who is not None:
        every = f"jeden deiner {kind(who).plural.accusative}"
        return Clause(f"die Kontrolle über {every}", "kostet", f"{points} weniger")
    if holds.against is Subject.PLAYER:
        counts = f"mit {cost} Punkten" if cost else "nicht"
        return Clause(scene.bearer.nominative, "zählt", f"{counts} gegen deinen allgemeinen Einfluss")
    only = "kann nur durch allgemeinen Einfluss oder einen Gefallenen Zauberer erfolgen"
    return Clause(control, "kostet", f"{points} und {only}")
