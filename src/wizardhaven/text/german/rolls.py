"""Rolls that cards call for, hazards that are taken off, decks that are turned up, in German."""

from dataclasses import replace

from wizardhaven.text.german.amounts import amount, for_each
from wizardhaven.text.german.clauses import (
    DISCARD,
    MAKE,
    MODIFY,
    RAISE,
    REPLACE,
    TEST,
    Clause,
    Deed,
    Said,
)
from wizardhaven.text.german.counting import any_of
from wizardhaven.text.german.grammar import JEDER, Case, a, the
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.names import in_regions
from wizardhaven.text.german.nominals import definite, each_of
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import kind
from wizardhaven.text.german.terms import CHECKS, ITEM_CLASSES, RACES, REGION_TYPES, SITE, SOURCES
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.amounts import Amount, Number
from wizardhaven.vocabulary.asked_for import one_of
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect, ModifyCheck, Roll, Send
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.places import regions_of
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.rolls import bounds_by_attack, failures, graver_failures, modifier, parts_of_bound
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Beside, Such, Within, choices
from wizardhaven.vocabulary.terms import Keyword, Pile, Race, RegionType, Stat


def modify(change: ModifyCheck, scene: Scene) -> Deed:
    """A number is added to a roll, or a number that must be read from the table."""
    if change.passing:
        return Deed(MAKE, scene.target, "in jedem Fall erfolgreich")
    if isinstance(change.amount, int):
        return Deed(MODIFY, scene.target, f"um {signed(change.amount)}")
    most = f" (höchstens um {change.maximum})" if change.maximum is not None else ""
    return Deed(RAISE, scene.target, f"um {amount(change.amount, scene)}{most}")


def roll_for(
    roll: Roll, then: list[Clause], failing: list[list[Clause]], scene: Scene
) -> tuple[Deed | Clause, ...]:
    """A roll, what is added to it, and what happens below or above a number."""
    somebody = subject(roll.by, scene)
    added = " und ".join([str(each) if isinstance(each, int) else amount(each, scene) for each in roll.plus])
    adding = f"und addiert {added}" if added else ""
    if roll.by is Subject.THIS_CARD:
        rolling = Clause("du", "würfelst", f"und addierst {added}" if added else "")
    elif roll.of is not None:
        rolling = Clause("jeder Spieler", "würfelt", f"für jedes Heer, das er im Spiel hat, {adding}")
    elif roll.kind is None:
        rolling = Clause(f"der Spieler {somebody.genitive}", "würfelt", adding)
    else:
        check = a(CHECKS[roll.kind], Case.ACCUSATIVE)
        rolling = Clause(somebody.nominative, "macht", f"{check} {adding}".strip())
    reached = f"größer als {_bound(roll, scene)}"
    if not then:
        low = f"kleiner als {roll.above + 1}" if isinstance(roll.above, int) else f"nicht {reached}"
        reached = low
    if roll.or_dice_at_most:
        reached += f" oder der bloße Wurf nicht größer als {roll.or_dice_at_most}"
    first, *others = then or failing[0]
    others = [replace(each, front="in diesem Fall") if each.subject == "du" else each for each in others]
    happening = (replace(first, front=f"ist die Summe {reached.rstrip(',')},"), *others)
    if roll.for_item:
        thing = a(ITEM_CLASSES[roll.for_item], Case.ACCUSATIVE)
        giving = Clause("du", "darfst", f"{thing} {scene.company.genitive} abwerfen")
        return (giving, replace(rolling, front="wenn du das tust,"), *happening)
    return (rolling, *happening, *(_falling_short(roll, failing) if then else []))


def _falling_short(roll: Roll, failing: list[list[Clause]]) -> list[Clause]:
    """What happens otherwise, perhaps only below a number."""
    graver = [below for below, _ in graver_failures(roll)]
    if not graver:
        return [replace(each, front="andernfalls") for clauses in failing for each in clauses]
    lost: list[Clause] = []
    for number, (below, clauses) in enumerate(zip(graver, failing, strict=True)):
        front = f"ist sie {'sonst ' if number else ''}kleiner als {below},"
        lost.extend([replace(each, front=front) for each in clauses])
    return lost


def _bound(roll: Roll, scene: Scene) -> str:
    """The number to exceed: by itself, by who attacks, or put together."""
    if isinstance(roll.above, Stat):
        return f"die Kampfkraft {scene.target.genitive}"
    by_attack = [f"{number} gegen {_attackers(such)}" for such, number in bounds_by_attack(roll)]
    parts = parts_of_bound(roll)
    put_together = " plus ".join([_standing_against(part, roll, scene) for part in parts])
    return any_of([*by_attack, *([put_together] if parts else [])])


def _attackers(such: Such) -> str:
    return any_of([RACES[one].plural.accusative for one in choices(such) if isinstance(one, Race)])


def _standing_against(number: int | Number, roll: Roll, scene: Scene) -> str:
    """A number to exceed; direct influence is that of whoever controls the target."""
    if isinstance(number, int):
        return str(number)
    if number is Amount.UNUSED_GENERAL_INFLUENCE:
        return "sein ungenutzter allgemeiner Einfluss"
    if number is Amount.UNUSED_DIRECT_INFLUENCE:
        return f"der ungenutzte direkte Einfluss des Charakters, der {scene.target.accusative} kontrolliert,"
    return amount(number, replace(scene, target=subject(roll.by, scene)))


def check_corruption(check: Roll, gains: Said, scene: Scene) -> Said:
    """Who checks, and what he gains if he succeeds."""
    often = "" if isinstance(check.times, int) else f"{for_each(check.times, scene)} "
    modified = f"um {signed(modifier(check))} modifizierten " if modifier(check) else ""
    by_company = check.by is Subject.COMPANY
    somebody = each_of(scene.company) if by_company else subject(check.by, scene).nominative
    if check.by is Subject.SITE:
        somebody = f"jeder Charakter beider Spieler am Ort {scene.target.genitive}"
    if check.by is Subject.EVERYBODY and check.of is not None:
        word = kind(check.of)
        somebody = f"{JEDER[word.gender]} {word.after_der.nominative} im Spiel"
    roll = f"{often}einen {modified}Versuchungswurf"
    if check.of is Sort.ITEM:
        items = "für jeden Gegenstand, den andere in seiner Gemeinschaft tragen,"
        less = Clause("die Versuchungspunkte des Gegenstands", "werden", "jeweils vom Wurf abgezogen")
        return (Clause(somebody, "macht", f"{items} {roll}"), less)
    for lost in failures(check):
        if isinstance(lost, Put) and not isinstance(lost.what, Subject):
            thing = any_of([the(KEYWORDS[word], Case.NOMINATIVE) for word in one_of(lost.what, Keyword)])
            both = Clause(f"{thing} und er", "werden", "abgeworfen", front="misslingt der Wurf,")
            return (Clause(somebody, "macht", roll), both)
        if isinstance(lost, Put) and lost.what is check.by:
            spared = Clause("er", "wird", "stattdessen abgeworfen", front="würde er dadurch eliminiert,")
            return (Clause(somebody, "macht", roll), spared)
        if isinstance(lost, Put) and isinstance(lost.what, Subject):
            loss = f"bleibt er im Spiel, aber {subject(lost.what, scene).nominative} wird abgeworfen"
            return (Clause(somebody, "macht", roll), Clause("misslingt der Wurf,", loss))
    if not gains:
        return (Clause(somebody, "macht", roll),)
    gain, *others = gains
    if isinstance(gain, Deed):
        return (Clause(somebody, "darf", f"{roll} machen, um {gain.purpose()}"), *others)
    checking = Clause(somebody, "macht", roll)
    if _is_exchange(check.then[0]):  # nobody need exchange it
        checking = Clause(somebody, "darf", f"{roll} machen")
    return (checking, replace(gain, front="gelingt der Wurf,"), *others)


def check_bodies(check: Roll, scene: Scene) -> Said:
    """Everybody of a company makes a body check, and perhaps nobody comes to harm."""
    modified = f"um {signed(modifier(check))} modifizierten " if modifier(check) else ""
    checking = Clause(each_of(scene.company), "macht", f"einen {modified}Körperwurf")
    harmless = (
        Clause("wer dabei scheitert,", "tappt", "nur"),
        Clause("Orks und Trolle", "werden", "abgeworfen, wenn es ihre eigene Karte sagt"),
    )
    return (checking, *harmless) if failures(check) else (checking,)


def test_ring(test: Roll, scene: Scene) -> Said:
    """A gold ring is tested, by a roll or without one."""
    ring = subject(test.by, scene)
    times = test.times if isinstance(test.times, int) else 1
    if times == 0 and test.of is not None:
        other = "ohne Wurf prüfen und durch einen beliebigen besonderen Ring von deiner Hand"
        return (Clause("du", "darfst", f"{ring.accusative} {other} außer dem Einen Ring ersetzen"),)
    if times == 0:
        kinds = "einen besonderen Ring einer Art, die eine Prüfung ergeben könnte, außer dem Einen Ring"
        instead = Clause("du", "darfst", f"{kinds}, von deiner Hand an seiner Stelle spielen")
        return (Deed(DISCARD, ring), instead)
    if times > 1:
        return (Deed(TEST, ring, how="mit zwei Würfen, von denen du einen auswählst"),)
    how = f"mit einem um {signed(modifier(test))} modifizierten Wurf" if modifier(test) else ""
    return (Deed(TEST, ring, how=how),)


def replace_site(change: Send, scene: Scene) -> Clause | Deed:
    """Which site comes instead of the one that the company set out for."""
    near = ", der in derselben oder einer angrenzenden Region liegt" if isinstance(change.to, Beside) else ""
    sea = a(REGION_TYPES[change.to], Case.ACCUSATIVE) if isinstance(change.to, RegionType) else ""
    way = f", dessen Weg {sea} enthält" if sea else ""
    if isinstance(change.to, Within):
        other = f"durch einen anderen Ort {in_regions(regions_of(change.to))} aus deinem Ortsstapel"
        return Deed(REPLACE, definite(SITE).followed_by(f" {scene.company.genitive}"), other)
    other = f"durch einen anderen Ort derselben Gesinnung aus deinem Ortsstapel{near}{way}"
    return Clause("du", "ersetzt", f"den neuen Ort {scene.company.genitive} {other}")


def hunt(source: Pile, creatures: int) -> tuple[Clause, ...]:
    """Whose cards are turned up until when, and what comes of the creatures among them."""
    until = f"bis {creatures} davon Kreaturen sind oder keine mehr übrig ist"
    pile = SOURCES[source].after_ein.genitive
    turning = Clause("dein Gegner", "deckt", f"die Karten seines {pile} einzeln auf, {until}")
    attack = Clause("jede Kreatur", "greift", "sofort die Gemeinschaft deines Avatars an")
    shuffled = Clause("sein Spieldeck", "wird", "danach gemischt")
    return (turning, attack, shuffled) if source is Pile.PLAY_DECK else (turning, attack)


def _is_exchange(gain: Effect) -> bool:
    return isinstance(gain, Put) and way_of(gain) is Way.EXCHANGED
