"""What happens to cards, in German."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.clauses import DISCARD, DRAW, LAY, Clause, Deed, Said
from wizardhaven.text.german.counting import any_of, counted
from wizardhaven.text.german.giving import exchanging, giving
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import pronoun, unchanging
from wizardhaven.text.german.putting import putting, taking_leave
from wizardhaven.text.german.rolls import remove, turn_up
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.terms import CARD, ITEM_CLASSES, RACES, SOURCES
from wizardhaven.vocabulary.card_effects import (
    ArrangeTopCards,
    BringCharacter,
    DiscardItems,
    DrawAnew,
    DrawCards,
    ExchangeFor,
    GiveItem,
    GiveUp,
    KeepCard,
    LeaveItems,
    LetPlayItem,
    PlaceWith,
    Put,
    RemoveHazardEvents,
    SendForth,
    ShowHazards,
    TakeLeave,
    ToCards,
    TurnUpItem,
)
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Race


def to_cards(happens: ToCards, scene: Scene) -> Said:
    """One effect on cards."""
    match happens:
        case DiscardItems(ring=True):
            chosen = f"ein Ring {scene.company.genitive} nach deiner Wahl"
            lost = f"zusammen mit {scene.card.dative} abgeworfen"
            return (Clause(chosen, "wird", lost, proviso=f"falls {scene.company.nominative} einen hat"),)
        case DiscardItems(_, True):
            choice = "einen Gegenstand nach Wahl ihres Spielers ab"
            return (Clause(scene.company.nominative, "wirft", choice),)
        case DiscardItems(of):
            special = ITEM_CLASSES[ItemClass.SPECIAL].plural.dative
            return (
                Clause(subject(of, scene).nominative, "wirft", f"alle seine Gegenstände außer {special} ab"),
            )
        case RemoveHazardEvents():
            return remove(happens, scene)
        case Put():
            return putting(happens, scene)
        case TakeLeave(who):
            return taking_leave(who, scene)
        case LeaveItems(who):
            items = unchanging(f"alle Gegenstände {subject(who, scene).genitive}", is_plural=True)
            later = Clause("sie", "gehören", "wieder dem Avatar, auf dem sie später liegt")
            return (Deed(LAY, items, f"mit {scene.card.dative} beiseite"), later)
        case DrawCards(count):
            return (Deed(DRAW, unchanging(counted(count, CARD, Case.ACCUSATIVE))),)
        case PlaceWith():
            return _place_with(happens, scene)
        case LetPlayItem():
            return _let_play(happens, scene)
        case GiveItem():
            return giving(happens)
        case ExchangeFor():
            return exchanging(happens, scene)
        case BringCharacter(race=Race() as race, any_number=True):
            some = f"beliebig viele {RACES[race].plural.accusative} von der Hand als Gefolge deines Avatars"
            coming = f"{some} unter seinem direkten Einfluss in {scene.company.dative} ins Spiel bringen"
            return (Clause("du", "darfst", coming),)
        case BringCharacter(general, agents, race, in_exchange):
            sort = a(RACES[race], Case.ACCUSATIVE) if race else "einen Charakter, der kein Avatar ist"
            newcomer = f"{sort}{' (auch einen Agenten)' if agents else ''}{'' if race else ','} von der Hand"
            control = "unter allgemeinem oder direktem Einfluss" if general else "unter direktem Einfluss"
            enough = ", wenn genug ungenutzt ist" if general else ""
            company = "seiner Gemeinschaft" if in_exchange else scene.company.dative
            coming = f"{newcomer} {control} in {company} ins Spiel"
            counts = Clause("dies", "zählt", "nicht als dein Charakter des Zuges")
            paid = f"{scene.card.accusative} abwerfen, um {coming} zu bringen{enough}"
            return (Clause("du", "darfst", paid if in_exchange else f"{coming} bringen{enough}"), counts)
        case SendForth(sorts):
            newcomer = any_of([a(RACES[race], Case.ACCUSATIVE) for race in sorts])
            coming = "am selben Ort in einer eigenen Gemeinschaft unter allgemeinem Einfluss ins Spiel"
            lost = "am Ende der Bewegungs-/Gefahrenphase abgeworfen"
            unless = "wenn er sich nicht an einen anderen Ort als den deines Avatars bewegt hat"
            return (
                Clause("du", "bringst", f"{newcomer} aus deinem Abwurfstapel {coming}"),
                Clause("er", "wird", lost, proviso=unless),
                Clause("dies", "zählt", "nicht als dein Charakter des Zuges"),
            )
        case KeepCard(name):
            return _keep(name, scene)
        case ShowHazards():
            others = f"keine anderen auf {scene.company.accusative} spielen oder auf die Hut legen"
            rest = "für den Rest dieser Bewegungs-/Gefahrenphase"
            return (
                Clause("dein Gegner", "darf", "dir beliebig viele Gefahren aus seiner Hand zeigen"),
                Clause("er", "darf", others, front=rest),
            )
        case DrawAnew():
            showing = (
                "deine Hand, legst alle Karten außer Gefahren beiseite und ziehst auf deine Handgröße auf"
            )
            laying = "diese Karten in beliebiger Reihenfolge auf dein Spieldeck"
            return (Clause("du", "zeigst", showing), Clause("du", "legst", laying, front="danach"))
        case ArrangeTopCards():
            many = "so viele Karten vom Spieldeck des Verteidigers an, wie Schläge erfolgreich waren"
            laying = "jede davon unter das Deck oder wieder darauf, in beliebiger Reihenfolge"
            return (Clause("der Angreifer", "sieht sich", f"oben {many}"), Clause("er", "legt", laying))
        case GiveUp(for_each_event=Race() as race):
            each = f"für jedes {RACES[race].after_ein.nominative}-Ereignis, das bei der Ansage im Spiel ist"
            return (Clause("dein Gegner", "wirft", f"{each}, eine Karte seiner Wahl aus seiner Hand ab"),)
        case GiveUp(ring=True):
            losing = "einen Ring aus seiner Hand oder aus seinen Gemeinschaften ab"
            none = Clause("er", "zeigt", "seine Hand", front="hat er keinen,")
            return (Clause("dein Gegner", "wirft", losing), none)
        case GiveUp(None):
            return (Clause("dein Gegner", "wirft", "eine Entwicklungskarte seiner Wahl ab"),)
        case GiveUp(until_below):
            enough = f"so viele Entwicklungskarten seiner Wahl abwerfen, dass er weniger als {until_below}"
            gone = Deed(DISCARD, scene.card).passive()
            may = Clause("dein Gegner", "darf", f"{enough} Entwicklungspunkte hat")
            return (may, replace(gone, front="tut er das,"))
        case TurnUpItem(prowess):
            return turn_up(prowess, scene)
        case _:
            assert_never(happens)


def _place_with(place: PlaceWith, scene: Scene) -> Said:
    if place.who is Subject.SITE:
        return (Deed(LAY, pronoun(scene.card), f"zu {scene.site.dative}"),)
    if place.who is not None:
        return (Deed(LAY, scene.card, f"zu {subject(place.who, scene).dative}"),)
    taking = f"tappen, um {scene.card.accusative} zu nehmen"
    if place.among_points:
        taking = f"tappen, damit {scene.card.nominative} zu deinen Siegpunkten kommt"
    if place.with_creature:
        taking += ", und die Kreatur wird stattdessen mit ihr beiseitegelegt"
    nobody = "tut das niemand," if place.among_points else "nimmt sie niemand,"
    lost = [
        replace(each.passive() if isinstance(each, Deed) else each, front="tut es jemand,")
        for each in (to_cards(place.discarding, scene) if place.discarding is not None else ())
    ]
    return (
        Clause(f"ein Charakter {scene.company.genitive}", "darf", taking),
        Clause(scene.card.nominative, "wird", "abgeworfen", front=nobody),
        *lost,
    )


def _keep(name: str | None, scene: Scene) -> Said:
    """What is stored, or played from hand, with the card."""
    if name is None:
        return (Clause(scene.target.nominative, "wird", "dort hinterlegt, als nenne sein Text diesen Ort"),)
    return (
        Clause("du", "spielst", f"{quoted(name)} von deiner Hand zu {scene.card.dative}"),
        Clause(f"der Text von {quoted(name)}", "gilt", "nicht, auch nicht, dass die Karte einzigartig ist"),
        Clause("der Zauberer-Zufluchtsort", "ist", "von nun an geschützt"),
    )


def _let_play(let: LetPlayItem, scene: Scene) -> Said:
    items = any_of([a(ITEM_CLASSES[each], Case.ACCUSATIVE) for each in let.item_classes])
    allowed = "" if let.whatever_the_site else " der an diesem Ort spielbar ist,"
    if let.common:
        allowed += f" der weder einzigartig noch {a(KEYWORDS[Keyword.HOARD], Case.NOMINATIVE)} ist,"
    piles = any_of([f"deinem {SOURCES[source].after_ein.dative}" for source in let.sources])
    origin = Clause("der Gegenstand", "darf", f"auch aus {piles} kommen")
    playing = Clause(
        f"ein ungetappter Charakter {scene.company.genitive}",
        "darf",
        f"{items} spielen,{allowed} auch wenn der Ort getappt ist",
    )
    sparing = Clause("der Ort", "wird", "dafür nicht getappt")
    return (playing, sparing, origin) if let.sources else (playing, sparing)
