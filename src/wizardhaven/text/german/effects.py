"""What happens, in German: what a player does, or what comes to pass."""

from dataclasses import replace
from typing import assert_never

from wizardhaven.text.german.clauses import (
    CANCEL,
    DISCARD,
    DRAW,
    HEAL,
    LAY,
    REMOVE,
    TAP,
    TEST,
    UNTAP,
    Clause,
    Deed,
    Said,
)
from wizardhaven.text.german.combat import in_combat
from wizardhaven.text.german.counting import any_of, counted, signed
from wizardhaven.text.german.fetching import fetching, giving
from wizardhaven.text.german.grammar import Case, a, the
from wizardhaven.text.german.journeys import way_out
from wizardhaven.text.german.names import quoted
from wizardhaven.text.german.nominals import Nominal, definite, each_of, pronoun, unchanging
from wizardhaven.text.german.numbers import attack_bonus, bonuses_of, for_each
from wizardhaven.text.german.rolls import modify, remove, replace_site, roll_for, turn_up
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import by_sort, user
from wizardhaven.text.german.standing import standing
from wizardhaven.text.german.terms import (
    ALLY,
    CARD,
    CHARACTER,
    ENVIRONMENT_CARD,
    FACTION,
    ITEM_CLASSES,
    KEYWORDS,
    OF_SIDES,
    SOURCES,
)
from wizardhaven.vocabulary.effects import (
    AgentAttacks,
    AgentDrivesAway,
    AgentInfluences,
    ArrangeTopCards,
    Become,
    BodyCheck,
    BringCharacter,
    CancelAttack,
    CancelCard,
    CancelStrike,
    ChangeAttack,
    ChangeDefender,
    CorruptionCheck,
    Discard,
    DiscardEnvironments,
    DiscardItems,
    DiscardOnGuard,
    DrawAnew,
    DrawCards,
    Effect,
    EndTheGame,
    FaceAttack,
    Fetch,
    ForTheTurn,
    GiveItem,
    GiveUpRing,
    GiveUpStageCard,
    GuessCard,
    JoinAttackedCompany,
    KeepCard,
    LetPlayItem,
    ModifyCheck,
    PlaceWith,
    RemoveHazardEvents,
    ReplaceNewSite,
    ReturnToHand,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    TestRing,
    TurnUpItem,
    Untap,
)
from wizardhaven.vocabulary.journeys import MayReplaceSite
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import AttackBonus, Bonus, EnablesUse
from wizardhaven.vocabulary.terms import ItemClass, Keyword, State


def effect(happens: Effect, scene: Scene) -> Said:
    """One effect; whatever it does to the target, it names it as the scene does."""
    match happens:
        case (
            AgentAttacks()
            | CancelAttack()
            | CancelStrike()
            | ChangeAttack()
            | ChangeDefender()
            | FaceAttack()
            | JoinAttackedCompany()
        ):
            return in_combat(happens, scene)
        case ModifyCheck():
            return (modify(happens, scene),)
        case CancelCard(what, only_effect):
            card = subject(what, scene)
            if only_effect:
                return (Deed(CANCEL, card),)
            return (Deed(CANCEL, card, then=Deed(DISCARD, pronoun(card))),)
        case Discard(what, for_good=True):
            return (Deed(REMOVE, subject(what, scene), "aus dem Spiel"),)
        case Discard(what, or_creature):
            card = subject(what, scene)
            if not or_creature:
                return (Deed(DISCARD, card),)
            instead = f"eine Kreatur{by_sort(or_creature)} von deiner Hand"
            return (Deed(DISCARD, unchanging(f"{card.accusative} oder {instead}")),)
        case DiscardOnGuard():
            card = unchanging(f"die Karte, die bei {scene.company.dative} auf der Hut liegt,")
            return (Deed(DISCARD, card),)
        case DiscardItems(_, True):
            choice = "einen Gegenstand nach Wahl ihres Spielers ab"
            return (Clause(scene.company.nominative, "wirft", choice),)
        case DiscardItems(of):
            special = ITEM_CLASSES[ItemClass.SPECIAL].plural.dative
            return (
                Clause(subject(of, scene).nominative, "wirft", f"alle seine Gegenstände außer {special} ab"),
            )
        case ReturnToHand(who, passing_one_item):
            returning = Clause(subject(who, scene).nominative, "kehrt", "auf die Hand seines Spielers zurück")
            companion = "einen anderen Charakter seiner Gemeinschaft"
            passing = Clause("einer seiner Gegenstände", "darf", f"zuvor an {companion} übergehen")
            return (returning, passing) if passing_one_item else (returning,)
        case RemoveHazardEvents():
            return remove(happens, scene)
        case Tap(what):
            return (Deed(TAP, subject(what, scene)),)
        case Untap(Subject.COMPANY):
            everybody = f"alle nicht verwundeten Charaktere {scene.company.genitive}"
            return (Deed(UNTAP, unchanging(everybody, is_plural=True)),)
        case Untap(what):
            return (Deed(UNTAP, subject(what, scene)),)
        case Become(who, State.WOUNDED):
            return (Clause(subject(who, scene).nominative, "wird", "ohne Körperwurf verwundet"),)
        case Become(who, State.ELIMINATED):
            return (Clause(subject(who, scene).nominative, "wird", "eliminiert"),)
        case Become(who):
            somebody = subject(who, scene)
            return (Deed(HEAL, somebody, then=Deed(UNTAP, pronoun(somebody))),)
        case CorruptionCheck():
            return _corruption_check(happens, scene)
        case BodyCheck(modifier):
            modified = f"um {signed(modifier)} modifizierten " if modifier else ""
            return (
                Clause(each_of(scene.company), "macht", f"einen {modified}Körperwurf"),
                Clause("wer dabei scheitert,", "tappt", "nur"),
                Clause("Orks und Trolle", "werden", "abgeworfen, wenn es ihre eigene Karte sagt"),
            )
        case TestRing(ring, modifier):
            how = f"mit einem um {signed(modifier)} modifizierten Wurf" if modifier else ""
            return (Deed(TEST, subject(ring, scene), how=how),)
        case Fetch():
            return fetching(happens, scene)
        case RollFor(coming):
            about = replace(scene, target=definite(FACTION)) if happens.each_faction else scene
            worse = list(told(happens.failing[1], about)) if happens.failing else []
            then = [clause for each in coming for clause in told(each, about)]
            return roll_for(happens, then, worse, about)
        case DiscardEnvironments(side):
            cards = f"alle {OF_SIDES[side]}{ENVIRONMENT_CARD.plural_after_die.nominative} im Spiel"
            effects = f"alle Effekte von {OF_SIDES[side]}{ENVIRONMENT_CARD.plural.dative}"
            return (Clause(cards, "werden", f"abgeworfen und {effects} aufgehoben"),)
        case DrawCards(count):
            return (Deed(DRAW, unchanging(counted(count, CARD, Case.ACCUSATIVE))),)
        case ForTheTurn(holds, on, until_untap, also, as_long_event):
            on_whom = scene if on is Subject.COMPANY else replace(scene, bearer=subject(on, scene))
            if isinstance(holds, EnablesUse):
                on_whom = replace(scene, bearer=scene.user, lies_on=scene.target)
            until = "bis zu deiner nächsten Enttapp-Phase" if until_untap else "bis zum Ende des Zuges"
            until = "für die Dauer eines langen Ereignisses" if as_long_event else until
            if isinstance(holds, AttackBonus):
                return (replace(attack_bonus(holds, on_whom, on), front=until),)
            if isinstance(holds, MayReplaceSite):
                return (standing(holds, on_whom),)
            numbers = bonuses_of((holds, *also), on_whom) if isinstance(holds, Bonus) else None
            return (replace(numbers or standing(holds, on_whom), front=until), *way_out(holds))
        case PlaceWith():
            return _place_with(happens, scene)
        case ReturnToSiteOfOrigin(who) if who is not Subject.COMPANY:
            alone = "eine eigene Gemeinschaft, die sofort zum Ausgangsort zurückkehrt"
            return (Clause(subject(who, scene).nominative, "bildet", alone),)
        case ReturnToSiteOfOrigin(_, unless):
            kept = any_of([_with_prowess(user(who).first, least) for who, least in unless])
            proviso = f"es sei denn, {kept} gehört ihr an" if kept else ""
            back = "zu ihrem Ausgangsort zurück"
            return (Clause(scene.company.nominative, "kehrt", back, proviso=proviso),)
        case ReplaceNewSite():
            return (replace_site(happens, scene),)
        case LetPlayItem():
            return _let_play(happens, scene)
        case GiveItem():
            return (giving(happens),)
        case BringCharacter(general, agents):
            newcomer = "einen Charakter, der kein Avatar ist" + (" (auch einen Agenten)" if agents else "")
            control = "unter allgemeinem oder direktem Einfluss" if general else "unter direktem Einfluss"
            enough = ", wenn genug ungenutzt ist" if general else ""
            joins = f"{newcomer}, von der Hand {control} in {scene.company.dative} ins Spiel bringen{enough}"
            counts = Clause("dies", "zählt", "nicht als dein Charakter des Zuges")
            return (Clause("du", "darfst", joins), counts)
        case KeepCard(name):
            return _keep(name, scene)
        case GuessCard(then):
            first, *others = [clause for each in then for clause in told(each, scene)]
            naming = Clause("du", "nennst", "eine Karte, und dein Gegner zeigt seine Hand vor")
            return (naming, replace(first, front="ist die genannte Karte darunter,"), *others)
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
        case GiveUpStageCard(None):
            return (Clause("dein Gegner", "wirft", "eine Entwicklungskarte seiner Wahl ab"),)
        case GiveUpStageCard(until_below):
            enough = f"so viele Entwicklungskarten seiner Wahl abwerfen, dass er weniger als {until_below}"
            gone = Deed(DISCARD, scene.card).passive()
            may = Clause("dein Gegner", "darf", f"{enough} Entwicklungspunkte hat")
            return (may, replace(gone, front="tut er das,"))
        case GiveUpRing():
            losing = "einen Ring aus seiner Hand oder aus seinen Gemeinschaften ab"
            none = Clause("er", "zeigt", "seine Hand", front="hat er keinen,")
            return (Clause("dein Gegner", "wirft", losing), none)
        case TurnUpItem(prowess):
            return turn_up(prowess, scene)
        case AgentDrivesAway(above_mind, at_home):
            more = f" und addierst {at_home}, wenn es auch ein Heimatort des Agenten ist" if at_home else ""
            where = f"für einen Charakter, dessen Heimatort der Ort des Agenten ist,{more}"
            front = f"ist die Summe größer als seine Geisteskraft plus {above_mind},"
            handing_on = "vorher an einen anderen Charakter seiner Gemeinschaft übergehen"
            return (
                Clause("du", "würfelst", where),
                Clause("er", "kehrt", "auf die Hand seines Spielers zurück", front=front),
                Clause("einer seiner Gegenstände", "darf", handing_on),
            )
        case AgentInfluences():
            return _influence(happens, scene)
        case EndTheGame(called=True):
            whose = "wenn ein Ringgeist- oder Balrog-Spieler am Zug ist, der die Bedingungen dafür erfüllt"
            return (
                Clause("das Ende des Spiels", "wird", f"ausgerufen, {whose}"),
                Clause("sein Gegner", "hat", "den letzten Zug"),
            )
        case EndTheGame(Keyword() as destroyed):
            lost = the(KEYWORDS[destroyed], Case.NOMINATIVE)
            return (Clause(lost, "wird", "zerstört und du gewinnst das Spiel"),)
        case EndTheGame():
            return (Clause("du", "gewinnst", "das Spiel"),)
        case _:
            assert_never(happens)


def _with_prowess(somebody: Nominal, least: int) -> str:
    return f"{somebody.nominative} mit mindestens {least} Kampfkraft" if least else somebody.nominative


def told(happens: Effect, scene: Scene) -> list[Clause]:
    """One effect that comes to pass by itself, so that nobody is told to do it."""
    return [part if isinstance(part, Clause) else part.passive() for part in effect(happens, scene)]


def _place_with(place: PlaceWith, scene: Scene) -> Said:
    if place.who is Subject.SITE:
        return (Deed(LAY, pronoun(scene.card), f"zu {scene.site.dative}"),)
    if place.who is not None:
        return (Deed(LAY, scene.card, f"zu {subject(place.who, scene).dative}"),)
    taking = f"tappen, um {scene.card.accusative} zu nehmen"
    return (
        Clause(f"ein Charakter {scene.company.genitive}", "darf", taking),
        Clause(scene.card.nominative, "wird", "abgeworfen", front="nimmt sie niemand,"),
    )


def _corruption_check(check: CorruptionCheck, scene: Scene) -> Said:
    """Who checks, and what he gains if he succeeds."""
    often = f"{for_each(check.times, scene)} " if check.times else ""
    modified = f"um {signed(check.modifier)} modifizierten " if check.modifier else ""
    by_company = check.by is Subject.COMPANY
    somebody = each_of(scene.company) if by_company else subject(check.by, scene).nominative
    roll = f"{often}einen {modified}Versuchungswurf"
    if check.for_others_items:
        items = "für jeden Gegenstand, den andere in seiner Gemeinschaft tragen,"
        less = Clause("die Versuchungspunkte des Gegenstands", "werden", "jeweils vom Wurf abgezogen")
        return (Clause(somebody, "macht", f"{items} {roll}"), less)
    if check.failing is not None:
        loss = f"bleibt er im Spiel, aber {subject(check.failing.what, scene).nominative} wird abgeworfen"
        return (Clause(somebody, "macht", roll), Clause("misslingt der Wurf,", loss))
    if check.never_eliminates:
        spared = Clause("er", "wird", "stattdessen abgeworfen", front="würde er dadurch eliminiert,")
        return (Clause(somebody, "macht", roll), spared)
    if check.then is None:
        return (Clause(somebody, "macht", roll),)
    gain, *others = effect(check.then, scene)
    if isinstance(gain, Deed):
        return (Clause(somebody, "darf", f"{roll} machen, um {gain.purpose()}"), *others)
    return (Clause(somebody, "macht", roll), replace(gain, front="gelingt der Wurf,"), *others)


def _keep(name: str | None, scene: Scene) -> Said:
    """What is stored, or played from hand, with the card."""
    if name is None:
        return (Clause(scene.target.nominative, "wird", "dort hinterlegt, als nenne sein Text diesen Ort"),)
    return (
        Clause("du", "spielst", f"{quoted(name)} von deiner Hand zu {scene.card.dative}"),
        Clause(f"der Text von {quoted(name)}", "gilt", "nicht, auch nicht, dass die Karte einzigartig ist"),
        Clause("der Zauberer-Zufluchtsort", "ist", "von nun an geschützt"),
    )


def _influence(tries: AgentInfluences, scene: Scene) -> Said:
    """Whom an agent may try, and with what advantage."""
    sorts = [(FACTION, tries.factions), (ALLY, tries.allies), (CHARACTER, tries.characters)]
    cards = any_of([a(sort, Case.ACCUSATIVE) for sort, is_meant in sorts if is_meant])
    diplomat = f" ({signed(tries.of_diplomat)} für einen Diplomaten)" if tries.of_diplomat is not None else ""
    bonus = f" mit {signed(tries.modifier)}{diplomat}" if tries.modifier or diplomat else ""
    trying = Clause(
        scene.target.nominative, "darf", f"{cards} deines Gegners{bonus} zu beeinflussen versuchen"
    )
    home = "hat diese Karte einen Heimatort mit dem Agenten gemeinsam oder ist sie an einem spielbar,"
    more = Clause("der Versuch", "erhält", f"weitere {signed(tries.of_home)}", front=home)
    sure = Clause("der Versuch", "gelingt", "ohne Wurf", front=home)
    return (trying, *([more] if tries.of_home else []), *([sure] if tries.sure_of_home else []))


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
