"""What happens, in German: what a player does, or what comes to pass."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.attacks_changed import Change, gathered
from wizardhaven.text.german.agents import by_agents
from wizardhaven.text.german.at_hand import at_hand
from wizardhaven.text.german.attack_bonuses import attack_bonus
from wizardhaven.text.german.clauses import HEAL, INVERT, TAP, UNTAP, Clause, Deed, Said
from wizardhaven.text.german.combat import canceled, in_combat
from wizardhaven.text.german.conditions import conditions
from wizardhaven.text.german.counting import any_of, counted
from wizardhaven.text.german.foes import send
from wizardhaven.text.german.forbids import way_out
from wizardhaven.text.german.grammar import Case, a, the, with_adjective
from wizardhaven.text.german.influencing import influence
from wizardhaven.text.german.keywords import KEYWORDS
from wizardhaven.text.german.modifying import modified
from wizardhaven.text.german.nominals import Nominal, definite, pronoun, unchanging
from wizardhaven.text.german.numbers import bonuses_of
from wizardhaven.text.german.piles import looked_at, shown_hazards
from wizardhaven.text.german.putting import putting
from wizardhaven.text.german.rolls import (
    check_bodies,
    check_corruption,
    modify,
    replace_site,
    roll_for,
    test_ring,
)
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import kind, user
from wizardhaven.text.german.singular import own_happens
from wizardhaven.text.german.standing import standing
from wizardhaven.text.german.terms import CARD, FACTION, RACES
from wizardhaven.text.permits import goes_back, is_use
from wizardhaven.vocabulary import deeds
from wizardhaven.vocabulary.agents import ByAgents
from wizardhaven.vocabulary.asked_for import races_in
from wizardhaven.vocabulary.canceling import Cancel
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.combat import InCombat
from wizardhaven.vocabulary.effects import (
    Become,
    Effect,
    EndTheGame,
    ForTheTurn,
    GuessCard,
    If,
    Influence,
    ModifyCheck,
    Roll,
    Send,
    Tap,
)
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.journeys import RestAfterJourney
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.piles import Look
from wizardhaven.vocabulary.rolls import failures, graver_failures
from wizardhaven.vocabulary.singular import Rule
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Keyword, Phase, State, Turned
from wizardhaven.vocabulary.whose import is_of_characters

_UNTIL: Final = {
    Phase.UNTAP: "bis zu deiner nächsten Enttapp-Phase",
    Phase.ORGANIZATION: "bis zum Ende deiner nächsten Organisationsphase",
    Phase.LONG_EVENT: "für die Dauer eines langen Ereignisses",
}


def effect(happens: Effect, scene: Scene) -> Said:
    """One effect; whatever it does to the target, it names it as the scene does."""
    if isinstance(happens, Change):
        return at_hand((happens,), scene)
    if isinstance(happens, InCombat):
        return in_combat(happens, scene)
    if isinstance(happens, Put):
        return putting(happens, scene)
    if isinstance(happens, Rule):
        return own_happens(happens, scene)
    if isinstance(happens, Look):
        return shown_hazards(scene) if isinstance(happens.then, deeds.Deed) else looked_at(happens)
    if isinstance(happens, ByAgents):
        return by_agents(happens, scene)
    if isinstance(happens, SendCreature):
        return send(happens, scene)
    match happens:
        case ModifyCheck():
            drawn = happens.then.count if happens.then and isinstance(happens.then.count, int) else 0
            cards = counted(drawn, CARD, Case.ACCUSATIVE)
            gain = Clause("du", "ziehst", cards, front="ist der Wurf erfolgreich,")
            if happens.failing:
                back = "in dein Spieldeck gemischt"
                missed = Clause("das Heer", "wird", back, front="ist der Wurf nicht erfolgreich,")
                return (modify(happens, scene), missed)
            return (modify(happens, scene), gain) if drawn else (modify(happens, scene),)
        case Cancel(what):
            return canceled(what, scene)
        case Tap(Subject.COMPANY, who):
            words = [RACES[race] for race in races_in(who)] or [kind(who)]
            any_one = any_of([a(with_adjective("ungetappt", word), Case.ACCUSATIVE) for word in words])
            one = f"{any_one} tappen, falls sie einen hat"
            return (Clause(scene.company.nominative, "muss", one),)
        case Tap(what):
            return (Deed(TAP, subject(what, scene)),)
        case Become(Subject.EVERY_ITEM):
            untouched = Clause("was sie ungetappt bewirken,", "gilt", "weiterhin")
            return (Deed(TAP, unchanging("alle ungetappten Gegenstände im Spiel", is_plural=True)), untouched)
        case Become(Subject.COMPANY, Turned.UNTAPPED):
            everybody = f"alle nicht verwundeten Charaktere {scene.company.genitive}"
            return (Deed(UNTAP, unchanging(everybody, is_plural=True)),)
        case Become(Subject.COMPANY, Turned.TAPPED):
            everybody = f"alle ungetappten Charaktere {scene.company.genitive}"
            return (Deed(TAP, unchanging(everybody, is_plural=True)),)
        case Become(what, Turned.UNTAPPED):
            return (Deed(UNTAP, subject(what, scene)),)
        case Become(what, Turned() as stage):
            turned = "umgedreht" if stage is Turned.INVERTED else "getappt"
            before = "sie getappt ist und " if stage is Turned.INVERTED else ""
            proviso = f", sofern {before}noch kein anderes Exemplar {turned} worden ist,"
            card = replace(subject(what, scene), tail=proviso)
            return (Deed(INVERT if stage is Turned.INVERTED else TAP, card),)
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
        case Roll(Check.CORRUPTION):
            gains = [part for each in happens.then for part in effect(each, scene)]
            return check_corruption(happens, tuple(gains), scene)
        case Roll(Check.BODY):
            return check_bodies(happens, scene)
        case Roll(Check.RING_TEST):
            return test_ring(happens, scene)
        case Roll():
            about = replace(scene, target=definite(FACTION)) if happens.of is not None else scene
            graver = [one for _, one in graver_failures(happens)]
            then = [clause for each in happens.then for clause in told(each, about)]
            failing = [told(each, about) for each in (*graver, *failures(happens))]
            return roll_for(happens, then, failing, about)
        case ForTheTurn(holds, on, lasting, also):
            on_whom = scene if on is Subject.COMPANY else replace(scene, bearer=subject(on, scene))
            if is_use(holds):
                on_whom = replace(scene, bearer=scene.user, lies_on=scene.target)
            until = _UNTIL.get(lasting, "bis zum Ende des Zuges")
            changes = gathered((holds, *also))
            more = [each for each in also if isinstance(each, Modify)]
            if changes:
                return tuple([replace(attack_bonus(one, on_whom, on), front=until) for one in changes])
            if goes_back(holds) or isinstance(holds, RestAfterJourney):
                return (standing(holds, on_whom),)
            numbers = None
            if isinstance(holds, Modify) and is_of_characters(holds):
                numbers = bonuses_of((holds, *more), on_whom)
            elif isinstance(holds, Modify):
                numbers = modified(holds, on_whom, more)
            return (replace(numbers or standing(holds, on_whom), front=until), *way_out(holds))
        case Send(Subject.ORIGIN, who) if who is not Subject.COMPANY:
            alone = "eine eigene Gemeinschaft, die sofort zum Ausgangsort zurückkehrt"
            return (Clause(subject(who, scene).nominative, "bildet", alone),)
        case Send(Subject.ORIGIN, _, unless):
            kept = any_of([_with_prowess(user(who).first, least) for who, least in unless])
            proviso = f"es sei denn, {kept} gehört ihr an" if kept else ""
            back = "zu ihrem Ausgangsort zurück"
            return (Clause(scene.company.nominative, "kehrt", back, proviso=proviso),)
        case Send():
            return (replace_site(happens, scene),)
        case Influence():
            return influence(happens, scene)
        case GuessCard(then):
            first, *others = [clause for each in then for clause in told(each, scene)]
            naming = Clause("du", "nennst", "eine Karte, und dein Gegner zeigt seine Hand vor")
            return (naming, replace(first, front="ist die genannte Karte darunter,"), *others)
        case If((), then):
            return tuple([clause for each in then for clause in told(each, scene)])
        case If(provisos, then):
            first, *others = [clause for each in then for clause in told(each, scene)]
            following = [replace(other, front="in diesem Fall") for other in others]
            if isinstance(then[0], Cancel):
                return (replace(first, proviso=f"wenn {conditions(provisos, scene)}"), *following)
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
