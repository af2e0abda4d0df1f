"""What happens, in French: what a player does, or what comes to pass."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.attacks_changed import Change, gathered
from wizardhaven.text.french.agents import by_agents
from wizardhaven.text.french.at_hand import at_hand
from wizardhaven.text.french.attack_bonuses import attack_bonus
from wizardhaven.text.french.clauses import HEAL, INVERT, TAP, UNTAP, Clause, Deed, Said, do
from wizardhaven.text.french.combat import canceled, in_combat
from wizardhaven.text.french.conditions import conditions
from wizardhaven.text.french.counting import any_of, counted
from wizardhaven.text.french.foes import send
from wizardhaven.text.french.forbids import way_out
from wizardhaven.text.french.grammar import Nominal, a, definite, of
from wizardhaven.text.french.influencing import influence
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.modifying import modified
from wizardhaven.text.french.numbers import bonuses_of
from wizardhaven.text.french.piles import looked_at, shown_hazards
from wizardhaven.text.french.putting import putting
from wizardhaven.text.french.rolls import (
    check_bodies,
    check_corruption,
    modify,
    replace_site,
    roll_for,
    test_ring,
)
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import kind, user
from wizardhaven.text.french.singular import own_happens
from wizardhaven.text.french.standing import standing
from wizardhaven.text.french.terms import CARD, FACTION, RACES
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
            gain = Clause("vous", f"tirez {counted(drawn, CARD)}", front="si le jet réussit")
            if happens.failing:
                missed = Clause("la faction", "est mélangée à votre deck de jeu", front="si le jet échoue")
                return (modify(happens, scene), missed)
            return (modify(happens, scene), gain) if drawn else (modify(happens, scene),)
        case Cancel(what):
            return canceled(what, scene)
        case Tap(Subject.COMPANY, who):
            any_one = any_of([a(RACES[race]) for race in races_in(who)] or [a(kind(who))])
            one = f"doit engager {any_one} non engagé, si elle en a un"
            return (Clause(scene.company.text, one),)
        case Tap(what):
            return (do(TAP, subject(what, scene)),)
        case Become(Subject.EVERY_ITEM):
            untouched = Clause("ce qu'ils font sans être engagés", "compte toujours")
            return (do(TAP, Nominal("tous les objets non engagés en jeu", plural=True)), untouched)
        case Become(Subject.COMPANY, Turned.UNTAPPED):
            everybody = f"tous les personnages non blessés {of(scene.company.text)}"
            return (do(UNTAP, Nominal(everybody, plural=True)),)
        case Become(Subject.COMPANY, Turned.TAPPED):
            everybody = f"tous les personnages non engagés {of(scene.company.text)}"
            return (do(TAP, Nominal(everybody, plural=True)),)
        case Become(what, Turned.UNTAPPED):
            return (do(UNTAP, subject(what, scene)),)
        case Become(what, Turned() as stage):
            card, inverting = subject(what, scene), stage is Turned.INVERTED
            before = f"si elle est {card.agreeing('engagé')} et " if inverting else ""
            where = f"{before}si aucun autre exemplaire ne l'a été"
            return (Deed((INVERT if inverting else TAP,), card, where=where),)
        case Become(who, State.WOUNDED):
            somebody = subject(who, scene)
            return (Clause(somebody.text, f"est {somebody.agreeing('blessé')} sans jet de corps"),)
        case Become(who, State.ELIMINATED):
            somebody = subject(who, scene)
            return (Clause(somebody.text, f"est {somebody.agreeing('éliminé')}"),)
        case Become(Subject.COMPANY):
            hurt = Nominal(f"tous les personnages blessés {of(scene.company.text)}", plural=True)
            return (Deed((HEAL, UNTAP), hurt),)
        case Become(who):
            return (Deed((HEAL, UNTAP), subject(who, scene)),)
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
        case ForTheTurn(holds, on, _, also):
            on_whom = scene if on is Subject.COMPANY else replace(scene, bearer=subject(on, scene))
            if is_use(holds):
                on_whom = replace(scene, bearer=scene.user, lies_on=scene.target)
            changes = gathered((holds, *also))
            more = [each for each in also if isinstance(each, Modify)]
            if changes:
                return tuple([_until(attack_bonus(one, on_whom, on), happens) for one in changes])
            if goes_back(holds) or isinstance(holds, RestAfterJourney):
                return (standing(holds, on_whom),)
            numbers = None
            if isinstance(holds, Modify) and is_of_characters(holds):
                numbers = bonuses_of((holds, *more), on_whom)
            elif isinstance(holds, Modify):
                numbers = modified(holds, on_whom, more)
            return (_until(numbers or standing(holds, on_whom), happens), *way_out(holds))
        case Send(Subject.ORIGIN, who) if who is not Subject.COMPANY:
            alone = "forme une nouvelle compagnie, qui retourne aussitôt au site d'origine"
            return (Clause(subject(who, scene).text, alone),)
        case Send(Subject.ORIGIN, _, unless):
            kept = any_of([_with_prowess(user(who).first, least) for who, least in unless])
            proviso = f"sauf si elle compte {kept}" if kept else ""
            return (Clause(scene.company.text, "retourne à son site d'origine", proviso=proviso),)
        case Send():
            return (replace_site(happens, scene),)
        case Influence():
            return influence(happens, scene)
        case GuessCard(then):
            first, *others = [clause for each in then for clause in told(each, scene)]
            naming = Clause("vous", "nommez une carte et votre adversaire montre sa main")
            return (naming, replace(first, front="si la carte nommée s'y trouve"), *others)
        case If((), then):
            return tuple([clause for each in then for clause in told(each, scene)])
        case If(provisos, then):
            first, *others = [clause for each in then for clause in told(each, scene)]
            following = [replace(other, front="dans ce cas") for other in others]
            return (replace(first, front=f"si {conditions(provisos, scene)}"), *following)
        case EndTheGame(called=True):
            whose = "si c'est le tour d'un joueur de Spectre ou de Balrog qui remplit les conditions"
            return (
                Clause("la fin de la partie", f"est annoncée, {whose}"),
                Clause("son adversaire", "joue le dernier tour"),
            )
        case EndTheGame(Keyword() as destroyed):
            lost = definite(KEYWORDS[destroyed])
            return (Clause(lost.text, f"est {lost.agreeing('détruit')} et vous gagnez la partie"),)
        case EndTheGame():
            return (Clause("vous", "gagnez la partie"),)
        case _:
            assert_never(happens)


def _with_prowess(somebody: Nominal, least: int) -> str:
    return f"{somebody.text} d'une prouesse d'au moins {least}" if least else somebody.text


def said_together(happening: Sequence[Effect], scene: Scene) -> Said:
    """Effects that are said in one breath: changes to what is at hand, or one of any other sort."""
    changes = [each for each in happening if isinstance(each, Change)]
    return at_hand(changes, scene) if changes else effect(happening[0], scene)


def told(happens: Effect, scene: Scene) -> list[Clause]:
    """One effect that comes to pass by itself, so that nobody is told to do it."""
    return [part if isinstance(part, Clause) else part.passive() for part in effect(happens, scene)]


_UNTIL: Final = {
    Phase.UNTAP: "jusqu'à votre prochaine phase de redressement",
    Phase.ORGANIZATION: "jusqu'à la fin de votre prochaine phase d'organisation",
    Phase.LONG_EVENT: "pour la durée d'un Événement Long",
}


def _until(clause: Clause, lasting: ForTheTurn) -> Clause:
    until = _UNTIL.get(lasting.until, "jusqu'à la fin du tour")
    fronts = [words for words in (until, clause.front) if words]
    return replace(clause, front=", ".join(fronts))
