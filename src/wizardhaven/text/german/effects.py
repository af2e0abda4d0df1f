"""What happens, in German: what a player does, or what comes to pass."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.attacks_changed import Change, gathered
from wizardhaven.text.german.agents import by_agents
from wizardhaven.text.german.amounts import for_each
from wizardhaven.text.german.at_hand import at_hand
from wizardhaven.text.german.attack_bonuses import attack_bonus
from wizardhaven.text.german.card_effects import to_cards
from wizardhaven.text.german.clauses import (
    CANCEL,
    DISCARD,
    HEAL,
    INVERT,
    TAP,
    TEST,
    UNTAP,
    Clause,
    Deed,
    Said,
)
from wizardhaven.text.german.combat import in_combat
from wizardhaven.text.german.conditions import conditions
from wizardhaven.text.german.counting import all_of, any_of, counted
from wizardhaven.text.german.foes import send
from wizardhaven.text.german.grammar import JEDER, Case, the
from wizardhaven.text.german.journeys import way_out
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.modifying import modified
from wizardhaven.text.german.nominals import Nominal, definite, each_of, pronoun, unchanging
from wizardhaven.text.german.numbers import bonuses_of
from wizardhaven.text.german.piles import from_piles
from wizardhaven.text.german.rolls import modify, replace_site, roll_for
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import kind, user
from wizardhaven.text.german.standing import standing
from wizardhaven.text.german.terms import CARD, FACTION
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.agents import ByAgents
from wizardhaven.vocabulary.card_effects import ExchangeFor, ToCards
from wizardhaven.vocabulary.combat import InCombat
from wizardhaven.vocabulary.effects import (
    Become,
    CancelCard,
    CorruptionCheck,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    If,
    ModifyCheck,
    ReplaceNewSite,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    TestRing,
    Untap,
)
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.journeys import MayReplaceSite, RestAfterJourney
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import FromPiles
from wizardhaven.vocabulary.standing import EnablesUse
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Keyword, State
from wizardhaven.vocabulary.whose import is_of_characters


def effect(happens: Effect, scene: Scene) -> Said:
    """One effect; whatever it does to the target, it names it as the scene does."""
    if isinstance(happens, Change):
        return at_hand((happens,), scene)
    if isinstance(happens, InCombat):
        return in_combat(happens, scene)
    if isinstance(happens, ToCards):
        return to_cards(happens, scene)
    if isinstance(happens, FromPiles):
        return from_piles(happens)
    if isinstance(happens, ByAgents):
        return by_agents(happens, scene)
    if isinstance(happens, SendCreature):
        return send(happens, scene)
    match happens:
        case ModifyCheck():
            drawn = happens.then.count if happens.then else 0
            cards = counted(drawn, CARD, Case.ACCUSATIVE)
            gain = Clause("du", "ziehst", cards, front="ist der Wurf erfolgreich,")
            return (modify(happens, scene), gain) if drawn else (modify(happens, scene),)
        case CancelCard(what, only_effect):
            card = subject(what, scene)
            if only_effect:
                return (Deed(CANCEL, card),)
            return (Deed(CANCEL, card, then=Deed(DISCARD, pronoun(card))),)
        case Tap(what, inverting, first_copy) if inverting or first_copy:
            turned = "umgedreht" if inverting else "getappt"
            provisos = [
                *(["sie getappt ist"] if inverting else []),
                *([f"noch kein anderes Exemplar {turned} worden ist"] if first_copy else []),
            ]
            card = replace(subject(what, scene), tail=f", sofern {all_of(provisos)},")
            return (Deed(INVERT if inverting else TAP, card),)
        case Tap(Subject.COMPANY):
            one = "einen ungetappten Charakter tappen, falls sie einen hat"
            return (Clause(scene.company.nominative, "muss", one),)
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
        case Become(Subject.COMPANY):
            hurt = unchanging(f"alle verwundeten Charaktere {scene.company.genitive}", is_plural=True)
            return (Deed(HEAL, hurt, then=Deed(UNTAP, unchanging("sie", is_plural=True))),)
        case Become(who):
            somebody = subject(who, scene)
            return (Deed(HEAL, somebody, then=Deed(UNTAP, pronoun(somebody))),)
        case CorruptionCheck():
            return _corruption_check(happens, scene)
        case TestRing(ring, any_ring=True):
            gold = subject(ring, scene).accusative
            other = f"{gold} ohne Wurf prüfen und durch einen beliebigen besonderen Ring von deiner Hand"
            return (Clause("du", "darfst", f"{other} außer dem Einen Ring ersetzen"),)
        case TestRing(ring, without_roll=True):
            kinds = "einen besonderen Ring einer Art, die eine Prüfung ergeben könnte, außer dem Einen Ring"
            instead = Clause("du", "darfst", f"{kinds}, von deiner Hand an seiner Stelle spielen")
            return (Deed(DISCARD, subject(ring, scene)), instead)
        case TestRing(ring, twice=True):
            how = "mit zwei Würfen, von denen du einen auswählst"
            return (Deed(TEST, subject(ring, scene), how=how),)
        case TestRing(ring, modifier):
            how = f"mit einem um {signed(modifier)} modifizierten Wurf" if modifier else ""
            return (Deed(TEST, subject(ring, scene), how=how),)
        case RollFor(coming):
            about = replace(scene, target=definite(FACTION)) if happens.each_faction else scene
            worse = list(told(happens.failing[1], about)) if happens.failing else []
            then = [clause for each in coming for clause in told(each, about)]
            lesser = list(told(happens.between[1], about)) if happens.between else []
            return roll_for(happens, then, worse, lesser, about)
        case ForTheTurn(holds, on, until_untap, also, as_long_event, through_organization):
            on_whom = scene if on is Subject.COMPANY else replace(scene, bearer=subject(on, scene))
            if isinstance(holds, EnablesUse):
                on_whom = replace(scene, bearer=scene.user, lies_on=scene.target)
            until = "bis zu deiner nächsten Enttapp-Phase" if until_untap else "bis zum Ende des Zuges"
            until = "für die Dauer eines langen Ereignisses" if as_long_event else until
            if through_organization:
                until = "bis zum Ende deiner nächsten Organisationsphase"
            changes = gathered((holds, *also))
            more = [each for each in also if isinstance(each, Modify)]
            if changes:
                return tuple([replace(attack_bonus(one, on_whom, on), front=until) for one in changes])
            if isinstance(holds, MayReplaceSite | RestAfterJourney):
                return (standing(holds, on_whom),)
            numbers = None
            if isinstance(holds, Modify) and is_of_characters(holds):
                numbers = bonuses_of((holds, *more), on_whom)
            elif isinstance(holds, Modify):
                numbers = modified(holds, on_whom, more)
            return (replace(numbers or standing(holds, on_whom), front=until), *way_out(holds))
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
        case GuessCard(then):
            first, *others = [clause for each in then for clause in told(each, scene)]
            naming = Clause("du", "nennst", "eine Karte, und dein Gegner zeigt seine Hand vor")
            return (naming, replace(first, front="ist die genannte Karte darunter,"), *others)
        case If(provisos, then):
            first, *others = [clause for each in then for clause in told(each, scene)]
            following = [replace(other, front="in diesem Fall") for other in others]
            return (replace(first, front=f"wenn {conditions(provisos, scene)},"), *following)
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


def said_together(happening: Sequence[Effect], scene: Scene) -> Said:
    """Effects that are said in one breath: changes to what is at hand, or one of any other sort."""
    changes = [each for each in happening if isinstance(each, Change)]
    return at_hand(changes, scene) if changes else effect(happening[0], scene)


def told(happens: Effect, scene: Scene) -> list[Clause]:
    """One effect that comes to pass by itself, so that nobody is told to do it."""
    return [part if isinstance(part, Clause) else part.passive() for part in effect(happens, scene)]


def _corruption_check(check: CorruptionCheck, scene: Scene) -> Said:
    """Who checks, and what he gains if he succeeds."""
    often = f"{for_each(check.times, scene)} " if check.times else ""
    modified = f"um {signed(check.modifier)} modifizierten " if check.modifier else ""
    by_company = check.by is Subject.COMPANY
    somebody = each_of(scene.company) if by_company else subject(check.by, scene).nominative
    if check.by is Subject.SITE:
        somebody = f"jeder Charakter beider Spieler am Ort {scene.target.genitive}"
    if check.each is not None:
        word = kind(check.each)
        somebody = f"{JEDER[word.gender]} {word.after_der.nominative} im Spiel"
    roll = f"{often}einen {modified}Versuchungswurf"
    if check.for_others_items:
        items = "für jeden Gegenstand, den andere in seiner Gemeinschaft tragen,"
        less = Clause("die Versuchungspunkte des Gegenstands", "werden", "jeweils vom Wurf abgezogen")
        return (Clause(somebody, "macht", f"{items} {roll}"), less)
    if check.failing is not None and isinstance(check.failing.what, Subject):
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
    checking = Clause(somebody, "macht", roll)
    if isinstance(check.then, ExchangeFor):  # nobody need exchange it
        checking = Clause(somebody, "darf", f"{roll} machen")
    return (checking, replace(gain, front="gelingt der Wurf,"), *others)
