"""What is changed of the attack or the strike at hand, in German."""

from collections.abc import Sequence

from wizardhaven.text.attacks_changed import (
    Change,
    amount,
    doubled_if,
    faced_by,
    for_each_copy,
    halves_strikes,
    least,
    most,
    of_subject,
    spared_one,
)
from wizardhaven.text.german.attack_bonuses import numbers_of, wounding
from wizardhaven.text.german.clauses import CHOOSE, GIVE, HALVE, REDUCE, Clause, Deed, Said
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import counted
from wizardhaven.text.german.grammar import DER, JEDER, Case
from wizardhaven.text.german.nominals import pronoun, unchanging
from wizardhaven.text.german.scene import Scene
from wizardhaven.text.german.selectors import kind
from wizardhaven.text.german.terms import STRIKE
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.asked_for import part_of
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such, With
from wizardhaven.vocabulary.terms import Check, Stat


def at_hand(changes: Sequence[Change], scene: Scene) -> Said:
    """Changes to the attack, or to the strike or those who face it, said together."""
    said = tuple(changes)
    if spared_one(changes) is Subject.USER:
        none = f"kein Schlag {scene.target.genitive} zugewiesen werden"
        return (Clause(scene.user.dative, "kann", none),)
    if spared_one(changes) is not None:
        spared = Clause(pronoun(scene.target).dative, "kann", "kein Schlag des Angriffs zugewiesen werden")
        return (Deed(CHOOSE, scene.target), spared)
    if fights(said, Manner.SEVERAL_STRIKES):
        return _several(changes, scene)
    if fights(said, Manner.VOLUNTEERS):
        return _volunteering(changes, scene)
    if fights(said, Manner.CRUSHING):
        weaker = "bis zum Ende des Zuges um 1 für je volle"
        lost = f"{weaker} 5, um die der Schlag die Summe des Verteidigers übertrifft"
        front = f"wird der Verteidiger durch {scene.target.accusative} verwundet,"
        return (Clause("sein Körper", "sinkt", lost, front=front),)
    if fights(said, Manner.BLOODY):
        worn = "−1 bei einer Rüstung, −1 bei einem Schild und −1 bei einem Helm"
        check = f"einen Körperwurf ablegen ({worn})"
        return (Clause("sein Verteidiger", "muss", check, front=f"scheitert {scene.target.nominative},"),)
    if fights(said, Manner.DOUBLING):
        less = amount(changes, Stat.PROWESS)
        but = f" mit {signed(less)} Kampfkraft" if less else ""
        whom = "einem Charakter zuweisen, dem bereits einer seiner Schläge zugewiesen wurde"
        return (Clause("du", "darfst", f"einen Schlag {scene.target.genitive}{but} {whom}"),)
    if fights(said, Manner.FAILING) or fights(said, Manner.ALL_FAILING):
        return _failing(changes, scene)
    if of_subject(changes, Subject.USER):
        against = f"gegen {scene.target.accusative} {numbers_of(changes)}"
        return (Clause(scene.user.nominative, "erhält", against),)
    if of_subject(changes, Subject.STRIKE):
        changed = Clause(scene.target.nominative, "erhält", numbers_of(changes))
        risked = Clause(scene.user.nominative, "macht", "ebenfalls einen Körperwurf", front="gelingt er,")
        others = "alle weiteren Schläge des Angriffs, die danach scheitern,"
        decided = Clause(others, "sind", "ebenfalls besiegt", front="wird er besiegt,")
        if fights(said, Manner.DECISIVE):
            return (changed, decided)
        return (changed, risked) if fights(said, Manner.USER_AT_RISK) else (changed,)
    who = faced_by(changes)
    eased = fights(said, Manner.WITHOUT_TAPPING) or fights(said, Manner.ROLLS_TWICE)
    if who is not None or eased or of_subject(changes, Subject.TARGET):
        return (_defenders(changes, who, scene),)
    return _attack(changes, scene)


def _several(changes: Sequence[Change], scene: Scene) -> Said:
    how = f"beliebig vielen Schlägen {scene.target.genitive} stellen"
    given = "wenn ihm sein Spieler einen davon zuweist"
    bold = Clause(scene.user.nominative, "darf sich", how, proviso=given)
    weaker = numbers_of(changes)
    more = Clause("er", "erhält", weaker, front="für jeden weiteren Schlag")
    return (bold, more) if weaker else (bold,)


def _volunteering(changes: Sequence[Change], scene: Scene) -> Said:
    whatever = "was immer der Angriff sagt und auch wenn er getappt oder verwundet ist"
    struck = f"ein Schlag {scene.target.genitive} zugewiesen werden, {whatever}"
    allowed, body = Clause(scene.bearer.dative, "darf", struck), amount(changes, Stat.BODY)
    less = f"um {signed(body)} modifiziert"
    failed = Clause("der Körper des Angriffs", "wird", less, front="scheitert dieser Schlag,")
    return (allowed, failed) if body else (allowed,)


def _failing(changes: Sequence[Change], scene: Scene) -> Said:
    every = fights(tuple(changes), Manner.ALL_FAILING)
    others = "ebenso die aller anderen Angriffe derselben Kreatur" if every else ""
    strikes = f"alle Schläge {scene.target.genitive}"
    failing, by = Clause(strikes, "schlagen", "ohne Wurf fehl", proviso=others), amount(changes, Check.BODY)
    checks = Clause("Körperwürfe gegen sie", "werden", f"dabei um {signed(by)} modifiziert")
    return (failing, checks) if by else (failing,)


def _defenders(changes: Sequence[Change], who: Such | None, scene: Scene) -> Clause:
    """Who faces the strike, or each such one who faces the attack, and what that is like for him."""
    said, numbers = tuple(changes), numbers_of(changes)
    if who is not None:
        word = kind(who)
        each = f"{JEDER[word.gender]} {word.after_der.nominative}"
        if part_of(who, With) is not None:
            front = f"im Kampf {scene.target.genitive}"
            return Clause(f"{each} {scene.company.genitive}", "hat", f"von nun an {numbers}", front=front)
        faces = f"{each}, {DER[word.gender].nominative} sich {scene.target.dative} stellt,"
        return Clause(faces, "erhält", f"dagegen {numbers}")
    facing = f"der Verteidiger {scene.target.genitive}"
    if not fights(said, Manner.WITHOUT_TAPPING):
        rolls = fights(said, Manner.ROLLS_TWICE)
        if not numbers:
            return Clause(facing, "würfelt", "zweimal; der bessere Wurf gilt")
        twice = " und würfelt zweimal; der bessere Wurf gilt" if rolls else ""
        return Clause(facing, "erhält", f"gegen diesen Schlag {numbers}{twice}")
    return Clause(facing, "tappt", f"für diesen Schlag nicht{f' und erhält {numbers}' if numbers else ''}")


def _attack(changes: Sequence[Change], scene: Scene) -> Said:
    """The attack itself."""
    said, attack = tuple(changes), scene.target
    if fights(said, Manner.NOT_CANCELED):
        return (Clause(attack.nominative, "kann", "nicht aufgehoben werden"),)
    if fights(said, Manner.ATTACKER_ASSIGNS):
        every = f"alle Schläge {attack.genitive} zu"
        return (Clause("du", "weist", every), *wounding(amount(changes, Check.BODY)))
    if fights(said, Manner.AS_USUAL):
        usual = "stattdessen wie üblich zugewiesen"
        return (Clause(f"die Schläge {attack.genitive}", "werden", usual),)
    if fights(said, Manner.DEEP_EXCESS):
        excess = f"der erste überzählige Schlag {attack.genitive} gegen jeden Charakter"
        return (Clause(excess, "verändert", f"dessen Kampfkraft um {signed(-4)} statt um −1"),)
    if halves_strikes(changes):
        return (Deed(HALVE, unchanging(f"die Anzahl der Schläge {attack.genitive} (aufgerundet)")),)
    bound = most(changes)
    if bound is not None:
        fewer = Deed(REDUCE, unchanging(f"die Anzahl der Schläge {attack.genitive}"), how=f"auf {bound}")
        numbers = numbers_of(changes)
        return (fewer, Clause("er", "erhält", numbers)) if numbers else (fewer,)
    return _gains(changes, scene)


def _gains(changes: Sequence[Change], scene: Scene) -> Said:
    """What the attack has more or less, and what else is different about it."""
    said, twice, fewest = tuple(changes), doubled_if(changes), least(changes)
    doubled = f" (doppelt so viel, wenn {condition(twice, scene)})" if twice is not None else ""
    bound = f" (mindestens aber {counted(fewest, STRIKE, Case.ACCUSATIVE)})" if fewest else ""
    whatever = "was immer der Angriff sagt und auch getappten oder verwundeten Charakteren"
    numbers = numbers_of(changes)
    whose = "seine Schläge" if numbers else f"Schläge {scene.target.genitive}"
    freely = Clause("du", "weist", f"alle {whose} zu", proviso=whatever)
    more = for_each_copy(changes)
    each = (
        f" und weitere {signed(more)} für jedes vorher darauf gespielte Exemplar dieser Karte" if more else ""
    )
    bare = " (ohne Körper)" if fights(said, Manner.BODILESS) else ""
    given = Deed(GIVE, unchanging(f"{scene.target.dative} {numbers}{bare}{each}{doubled}{bound}"))
    return (
        *([given] if numbers else []),
        *wounding(amount(changes, Check.BODY)),
        *([freely] if fights(said, Manner.DEFENDER_ASSIGNS) else []),
        *([Clause("er", "wird", "zu einem Verhör")] if fights(said, Manner.DETAINING) else []),
    )
