"""Rolls that cards call for, hazards that are taken off, decks that are turned up, in German."""

from dataclasses import replace

from wizardhaven.text.german.amounts import amount
from wizardhaven.text.german.clauses import MAKE, MODIFY, RAISE, REPLACE, Clause, Deed
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.grammar import Case, a
from wizardhaven.text.german.names import in_regions
from wizardhaven.text.german.nominals import definite
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.terms import CHECKS, ITEM_CLASSES, RACES, REGION_TYPES, SITE, SOURCES
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.amounts import Amount, Number
from wizardhaven.vocabulary.effects import ModifyCheck, ReplaceNewSite, RollFor
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Pile, Race


def modify(change: ModifyCheck, scene: Scene) -> Deed:
    """A number is added to a roll, or a number that must be read from the table."""
    if change.passing:
        return Deed(MAKE, scene.target, "in jedem Fall erfolgreich")
    if isinstance(change.amount, int):
        return Deed(MODIFY, scene.target, f"um {signed(change.amount)}")
    most = f" (höchstens um {change.maximum})" if change.maximum is not None else ""
    return Deed(RAISE, scene.target, f"um {amount(change.amount, scene)}{most}")


def roll_for(
    roll: RollFor, then: list[Clause], worse: list[Clause], lesser: list[Clause], scene: Scene
) -> tuple[Deed | Clause, ...]:
    """A roll, what is added to it, and what happens below or above a number."""
    somebody = subject(roll.by, scene)
    added = " und ".join([amount(each, scene) for each in roll.plus])
    adding = f"und addiert {added}" if added else ""
    taken = " und ".join([_of_controller(each, scene) for each in roll.minus])
    adding += f" und zieht {taken} ab" if taken else ""
    if roll.by is Subject.THIS_CARD:
        subtracting = f" und ziehst {taken} ab" if taken else ""
        rolling = Clause("du", "würfelst", (f"und addierst {added}" if added else "") + subtracting)
    elif roll.each_faction:
        rolling = Clause("jeder Spieler", "würfelt", f"für jedes Heer, das er im Spiel hat, {adding}")
    elif roll.kind is None:
        rolling = Clause(f"der Spieler {somebody.genitive}", "würfelt", adding)
    else:
        check = a(CHECKS[roll.kind], Case.ACCUSATIVE)
        rolling = Clause(somebody.nominative, "macht", f"{check} {adding}".strip())
    reached = (
        f"kleiner als {roll.below}"
        if roll.below is not None
        else f"größer als {any_of([_against(of, number) for of, number in roll.above])}"
    )
    if roll.above_mind is not None:
        reached = f"größer als die Geisteskraft {somebody.genitive} plus {roll.above_mind}"
    if roll.above_attack:
        reached = f"größer als die Kampfkraft {scene.target.genitive}"
    if roll.or_dice_at_most:
        reached += f" oder der bloße Wurf nicht größer als {roll.or_dice_at_most}"
    first, *others = then
    others = [replace(each, front="in diesem Fall") if each.subject == "du" else each for each in others]
    if roll.for_item:
        thing = a(ITEM_CLASSES[roll.for_item], Case.ACCUSATIVE)
        giving = Clause("du", "darfst", f"{thing} {scene.company.genitive} abwerfen")
        rolling = replace(rolling, front="wenn du das tust,")
        return (giving, rolling, replace(first, front=f"ist die Summe {reached},"), *others)
    nearly = [
        replace(each, front=f"ist sie sonst kleiner als {roll.between[0]},")
        for each in lesser
        if roll.between
    ]
    lost = [replace(each, front=f"ist sie kleiner als {roll.failing[0]},") for each in worse if roll.failing]
    return (rolling, replace(first, front=f"ist die Summe {reached},"), *others, *lost, *nearly)


def _of_controller(number: Number, scene: Scene) -> str:
    """A number as it is for whoever controls the target."""
    if number is Amount.UNUSED_DIRECT_INFLUENCE:
        return (
            f"den ungenutzten direkten Einfluss des Charakters, der {scene.target.accusative} kontrolliert,"
        )
    return amount(number, scene)


def replace_site(change: ReplaceNewSite, scene: Scene) -> Clause | Deed:
    """Which site comes instead of the one that the company set out for."""
    near = ", der in derselben oder einer angrenzenden Region liegt" if change.nearby else ""
    sea = a(REGION_TYPES[change.through], Case.ACCUSATIVE) if change.through else ""
    way = f", dessen Weg {sea} enthält" if sea else ""
    if change.present:
        other = f"durch einen anderen Ort {in_regions(change.within)} aus deinem Ortsstapel"
        return Deed(REPLACE, definite(SITE).followed_by(f" {scene.company.genitive}"), other)
    other = f"durch einen anderen Ort derselben Gesinnung aus deinem Ortsstapel{near}{way}"
    return Clause("du", "ersetzt", f"den neuen Ort {scene.company.genitive} {other}")


def _against(of: tuple[Race, ...], number: int) -> str:
    return f"{number} gegen {any_of([RACES[race].plural.accusative for race in of])}" if of else str(number)


def turn_up(prowess: int, scene: Scene) -> tuple[Clause, ...]:
    """Who turns up what, and what it costs him."""
    until = "bis ein Gegenstand kommt, der nicht besonders ist und getragen werden kann, oder keine Karte"
    searcher = scene.user.nominative
    strike = f"einem Schlag mit einer Kampfkraft von {prowess} plus 1 je aufgedeckte Karte stellen"
    return (
        Clause("du", "deckst", f"Karten deines Spieldecks auf, {until} mehr übrig ist"),
        Clause(searcher, "erhält", "den Gegenstand, und die übrigen Karten werden zurückgemischt"),
        Clause(searcher, "muss sich", f"danach allein {strike}"),
        Clause("Angriff und Schlag", "können", "nicht aufgehoben werden"),
        Clause("der Gegenstand", "wird", "abgeworfen", front="wird er dabei verwundet,"),
    )


def hunt(source: Pile, creatures: int) -> tuple[Clause, ...]:
    """Whose cards are turned up until when, and what comes of the creatures among them."""
    until = f"bis {creatures} davon Kreaturen sind oder keine mehr übrig ist"
    pile = SOURCES[source].after_ein.genitive
    turning = Clause("dein Gegner", "deckt", f"die Karten seines {pile} einzeln auf, {until}")
    attack = Clause("jede Kreatur", "greift", "sofort die Gemeinschaft deines Avatars an")
    shuffled = Clause("sein Spieldeck", "wird", "danach gemischt")
    return (turning, attack, shuffled) if source is Pile.PLAY_DECK else (turning, attack)
