"""What happens, in French: what a player does, or what comes to pass."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.attacks_changed import Change, gathered
from wizardhaven.text.french.agents import by_agents
from wizardhaven.text.french.amounts import for_each
from wizardhaven.text.french.at_hand import at_hand
from wizardhaven.text.french.attack_bonuses import attack_bonus
from wizardhaven.text.french.card_effects import to_cards
from wizardhaven.text.french.clauses import (
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
    do,
)
from wizardhaven.text.french.combat import in_combat
from wizardhaven.text.french.conditions import conditions
from wizardhaven.text.french.counting import any_of, counted
from wizardhaven.text.french.foes import send
from wizardhaven.text.french.grammar import Nominal, definite, of
from wizardhaven.text.french.journeys import way_out
from wizardhaven.text.french.keywords import KEYWORDS
from wizardhaven.text.french.modifying import modified
from wizardhaven.text.french.numbers import bonuses_of
from wizardhaven.text.french.paths import each_of
from wizardhaven.text.french.piles import from_piles
from wizardhaven.text.french.rolls import modify, replace_site, roll_for
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import kind, user
from wizardhaven.text.french.standing import standing
from wizardhaven.text.french.terms import CARD, FACTION
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
            gain = Clause("vous", f"tirez {counted(drawn, CARD)}", front="si le jet réussit")
            return (modify(happens, scene), gain) if drawn else (modify(happens, scene),)
        case CancelCard(what, only_effect):
            return (Deed((CANCEL,) if only_effect else (CANCEL, DISCARD), subject(what, scene)),)
        case Tap(what, inverting, first_copy) if inverting or first_copy:
            card = subject(what, scene)
            provisos = [
                *([f"si elle est {card.agreeing('engagé')}"] if inverting else []),
                *(["si aucun autre exemplaire ne l'a été"] if first_copy else []),
            ]
            return (Deed((INVERT if inverting else TAP,), card, where=" et ".join(provisos)),)
        case Tap(Subject.COMPANY):
            one = "doit engager un personnage non engagé, si elle en a un"
            return (Clause(scene.company.text, one),)
        case Tap(what):
            return (do(TAP, subject(what, scene)),)
        case Untap(Subject.COMPANY):
            everybody = f"tous les personnages non blessés {of(scene.company.text)}"
            return (do(UNTAP, Nominal(everybody, plural=True)),)
        case Untap(what):
            return (do(UNTAP, subject(what, scene)),)
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
        case CorruptionCheck():
            return _corruption_check(happens, scene)
        case TestRing(ring, any_ring=True):
            gold = subject(ring, scene).text
            other = "n'importe quel anneau spécial de votre main, sauf l'Anneau Unique"
            return (Clause("vous", f"pouvez vérifier {gold} sans jet et le remplacer par {other}"),)
        case TestRing(ring, without_roll=True):
            could = "d'un type que sa vérification pourrait révéler, sauf l'Anneau Unique"
            instead = f"pouvez jouer à sa place un anneau spécial de votre main {could}"
            return (do(DISCARD, subject(ring, scene)), Clause("vous", instead))
        case TestRing(ring, twice=True):
            where = "avec deux jets, dont vous choisissez l'un"
            return (Deed((TEST,), subject(ring, scene), where=where),)
        case TestRing(ring, modifier):
            where = f"en modifiant le jet de {signed(modifier)}" if modifier else ""
            return (Deed((TEST,), subject(ring, scene), where=where),)
        case RollFor(coming):
            about = replace(scene, target=definite(FACTION)) if happens.each_faction else scene
            worse = list(told(happens.failing[1], about)) if happens.failing else []
            then = [clause for each in coming for clause in told(each, about)]
            lesser = list(told(happens.between[1], about)) if happens.between else []
            return roll_for(happens, then, worse, lesser, about)
        case ForTheTurn(holds, on, until_untap, also, True):
            lasting = told(ForTheTurn(holds, on, until_untap, also), scene)
            return (replace(lasting[0], front="pour la durée d'un Événement Long"), *lasting[1:])
        case ForTheTurn(holds, on, _, also):
            on_whom = scene if on is Subject.COMPANY else replace(scene, bearer=subject(on, scene))
            if isinstance(holds, EnablesUse):
                on_whom = replace(scene, bearer=scene.user, lies_on=scene.target)
            changes = gathered((holds, *also))
            more = [each for each in also if isinstance(each, Modify)]
            if changes:
                return tuple([_until(attack_bonus(one, on_whom, on), happens) for one in changes])
            if isinstance(holds, MayReplaceSite | RestAfterJourney):
                return (standing(holds, on_whom),)
            numbers = None
            if isinstance(holds, Modify) and is_of_characters(holds):
                numbers = bonuses_of((holds, *more), on_whom)
            elif isinstance(holds, Modify):
                numbers = modified(holds, on_whom, more)
            return (_until(numbers or standing(holds, on_whom), happens), *way_out(holds))
        case ReturnToSiteOfOrigin(who) if who is not Subject.COMPANY:
            alone = "forme une nouvelle compagnie, qui retourne aussitôt au site d'origine"
            return (Clause(subject(who, scene).text, alone),)
        case ReturnToSiteOfOrigin(_, unless):
            kept = any_of([_with_prowess(user(who).first, least) for who, least in unless])
            proviso = f"sauf si elle compte {kept}" if kept else ""
            return (Clause(scene.company.text, "retourne à son site d'origine", proviso=proviso),)
        case ReplaceNewSite():
            return (replace_site(happens, scene),)
        case GuessCard(then):
            first, *others = [clause for each in then for clause in told(each, scene)]
            naming = Clause("vous", "nommez une carte et votre adversaire montre sa main")
            return (naming, replace(first, front="si la carte nommée s'y trouve"), *others)
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


def _until(clause: Clause, lasting: ForTheTurn) -> Clause:
    until = "jusqu'à la fin du tour"
    if lasting.until_untap:
        until = "jusqu'à votre prochaine phase de redressement"
    elif lasting.through_organization:
        until = "jusqu'à la fin de votre prochaine phase d'organisation"
    fronts = [words for words in (until, clause.front) if words]
    return replace(clause, front=", ".join(fronts))


def _corruption_check(check: CorruptionCheck, scene: Scene) -> Said:
    """Who checks, and what he gains if he succeeds."""
    modified = f" modifié de {signed(check.modifier)}" if check.modifier else ""
    often = f" {for_each(check.times, scene)}" if check.times else ""
    by_company = check.by is Subject.COMPANY
    somebody = each_of(scene.company) if by_company else subject(check.by, scene).text
    if check.by is Subject.SITE:
        somebody = f"chaque personnage des deux joueurs au site {of(scene.target.text)}"
    if check.each is not None:
        somebody = f"chaque {kind(check.each).singular} en jeu"
    roll = f"un jet de corruption{modified}{often}"
    if check.for_others_items:
        items = "pour chaque objet que portent les autres membres de sa compagnie"
        less = Clause("les points de corruption de l'objet", "sont chaque fois soustraits du jet")
        return (Clause(somebody, f"fait {roll} {items}"), less)
    if check.failing is not None and isinstance(check.failing.what, Subject):
        lost = subject(check.failing.what, scene)
        loss = f"reste en jeu, mais {lost.text} est {lost.agreeing('défaussé')}"
        return (Clause(somebody, f"fait {roll}"), Clause("il", loss, front="si le jet échoue"))
    if check.never_eliminates:
        spared = Clause("il", "est défaussé", front="s'il devait être éliminé")
        return (Clause(somebody, f"fait {roll}"), spared)
    if check.then is None:
        return (Clause(somebody, f"fait {roll}"),)
    gain, *others = effect(check.then, scene)
    if isinstance(gain, Deed):
        return (Clause(somebody, f"peut faire {roll} pour {gain.infinitive()}"), *others)
    makes = "peut faire" if isinstance(check.then, ExchangeFor) else "fait"  # nobody need exchange it
    return (Clause(somebody, f"{makes} {roll}"), replace(gain, front="si le jet réussit"), *others)
