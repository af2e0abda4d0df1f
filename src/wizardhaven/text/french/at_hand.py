"""What is changed of the attack or the strike at hand, in French."""

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
from wizardhaven.text.french.attack_bonuses import numbers_of, wounding
from wizardhaven.text.french.clauses import CHOOSE, GIVE, REDUCE, Clause, Deed, Said, do
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import counted
from wizardhaven.text.french.grammar import Nominal, of, to
from wizardhaven.text.french.scene import Scene
from wizardhaven.text.french.selectors import kind
from wizardhaven.text.french.terms import STRIKE
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
        none = f"ne peut se voir attribuer aucun coup {of(scene.target.text)}"
        return (Clause(scene.user.text, none),)
    if spared_one(changes) is not None:
        spared = Clause("il", "ne peut se voir attribuer aucun coup de l'attaque")
        return (do(CHOOSE, scene.target), spared)
    if fights(said, Manner.SEVERAL_STRIKES):
        return _several(changes, scene)
    if fights(said, Manner.VOLUNTEERS):
        return _volunteering(changes, scene)
    if fights(said, Manner.CRUSHING):
        lost = "est réduit de 1 jusqu'à la fin du tour pour chaque tranche de 5"
        beyond = "dont le coup dépasse le total du défenseur"
        front = f"si {scene.target.text} blesse le défenseur"
        return (Clause("son corps", f"{lost} {beyond}", front=front),)
    if fights(said, Manner.BLOODY):
        less = "−1 s'il a une armure, −1 s'il a un bouclier et −1 s'il a un casque"
        front = f"si {scene.target.text} échoue"
        return (Clause("son défenseur", f"effectue un jet de corps ({less})", front=front),)
    if fights(said, Manner.DOUBLING):
        weaker = amount(changes, Stat.PROWESS)
        but = f" (prouesse {signed(weaker)})" if weaker else ""
        whom = "à un personnage qui s'en est déjà vu attribuer un"
        return (Clause("vous", f"pouvez attribuer un coup {of(scene.target.text)}{but} {whom}"),)
    if fights(said, Manner.FAILING) or fights(said, Manner.ALL_FAILING):
        return _failing(changes, scene)
    if of_subject(changes, Subject.USER):
        return (Clause(scene.user.text, f"reçoit {numbers_of(changes)} contre {scene.target.text}"),)
    if of_subject(changes, Subject.STRIKE):
        changed = Clause(scene.target.text, f"reçoit {numbers_of(changes)}")
        risked = Clause(scene.user.text, "fait aussi un jet de corps", front="s'il réussit")
        others = "tous les autres coups de l'attaque qui échouent ensuite"
        decided = Clause(others, "sont vaincus aussi", front="s'il est vaincu")
        if fights(said, Manner.DECISIVE):
            return (changed, decided)
        return (changed, risked) if fights(said, Manner.USER_AT_RISK) else (changed,)
    who = faced_by(changes)
    eased = fights(said, Manner.WITHOUT_TAPPING) or fights(said, Manner.ROLLS_TWICE)
    if who is not None or eased or of_subject(changes, Subject.TARGET):
        return (_defenders(changes, who, scene),)
    return _attack(changes, scene)


def _several(changes: Sequence[Change], scene: Scene) -> Said:
    how = f"peut affronter autant de coups qu'il veut {of(scene.target.text)}"
    bold = Clause(scene.user.text, how, proviso="si son joueur lui en attribue un")
    weaker = numbers_of(changes)
    more = Clause("il", f"reçoit {weaker}", front="pour chaque coup de plus")
    return (bold, more) if weaker else (bold,)


def _volunteering(changes: Sequence[Change], scene: Scene) -> Said:
    whatever = "quoi que dise l'attaque et même s'il est engagé ou blessé"
    struck = f"peut se voir attribuer un coup {of(scene.target.text)}, {whatever}"
    allowed, body = Clause(scene.bearer.text, struck), amount(changes, Stat.BODY)
    less = f"est modifié de {signed(body)}"
    failed = Clause("le corps de l'attaque", less, front="si ce coup échoue")
    return (allowed, failed) if body else (allowed,)


def _failing(changes: Sequence[Change], scene: Scene) -> Said:
    every = fights(tuple(changes), Manner.ALL_FAILING)
    others = ", de même que ceux de toutes les autres attaques de la même créature" if every else ""
    failing = Clause(f"tous les coups {of(scene.target.text)}", f"échouent sans jet{others}")
    by = amount(changes, Check.BODY)
    checks = Clause("les jets de corps contre elle", f"sont alors modifiés de {signed(by)}")
    return (failing, checks) if by else (failing,)


def _defenders(changes: Sequence[Change], who: Such | None, scene: Scene) -> Clause:
    """Who faces the strike, or each such one who faces the attack, and what that is like for him."""
    said, numbers = tuple(changes), numbers_of(changes)
    if who is not None and part_of(who, With) is not None:
        each = f"chaque {kind(who).singular} {of(scene.company.text)}"
        front = f"pendant le combat {of(scene.target.text)}"
        return Clause(each, f"reçoit désormais {numbers}", front=front)
    if who is not None:
        each = f"chaque {kind(who).singular} qui affronte {scene.target.text}"
        return Clause(each, f"reçoit {numbers} contre cette attaque")
    gains = [
        *(["ne s'engage pas pour ce coup"] if fights(said, Manner.WITHOUT_TAPPING) else []),
        *([f"reçoit {numbers} contre ce coup"] if numbers else []),
        *(
            ["lance deux fois les dés, en gardant le meilleur jet"]
            if fights(said, Manner.ROLLS_TWICE)
            else []
        ),
    ]
    return Clause(f"le défenseur {of(scene.target.text)}", " et ".join(gains))


def _attack(changes: Sequence[Change], scene: Scene) -> Said:
    """The attack itself."""
    said, attack = tuple(changes), scene.target.text
    if fights(said, Manner.NOT_CANCELED):
        return (Clause(attack, "ne peut pas être annulée"),)
    if fights(said, Manner.ATTACKER_ASSIGNS):
        every = f"attribuez tous les coups {of(attack)}"
        return (Clause("vous", every), *wounding(amount(changes, Check.BODY)))
    if fights(said, Manner.AS_USUAL):
        return (Clause(f"les coups {of(attack)}", "sont attribués comme d'habitude à la place"),)
    if fights(said, Manner.DEEP_EXCESS):
        excess = f"le premier coup en surplus {of(attack)} contre chaque personnage"
        return (Clause(excess, f"modifie sa prouesse de {signed(-4)} au lieu de −1"),)
    if halves_strikes(changes):
        strikes_of = Nominal(f"le nombre de coups {of(attack)} (arrondi au supérieur)")
        return (Deed((REDUCE,), strikes_of, how="de moitié"),)
    bound = most(changes)
    if bound is not None:
        fewer = Deed((REDUCE,), Nominal(f"le nombre de coups {of(attack)}"), how=f"à {bound}")
        numbers = numbers_of(changes)
        return (fewer, Clause("elle", f"reçoit {numbers}")) if numbers else (fewer,)
    return _gains(changes, scene)


def _gains(changes: Sequence[Change], scene: Scene) -> Said:
    """What the attack has more or less, and what else is different about it."""
    said, twice, fewest = tuple(changes), doubled_if(changes), least(changes)
    doubled = f" (le double si {condition(twice, scene)})" if twice is not None else ""
    bound = f" (mais au moins {counted(fewest, STRIKE)})" if fewest else ""
    numbers = numbers_of(changes)
    more = for_each_copy(changes)
    each = (
        f" et {signed(more)} de plus pour chaque exemplaire de cette carte déjà joué sur elle" if more else ""
    )
    bare = " (sans corps)" if fights(said, Manner.BODILESS) else ""
    given = Deed((GIVE,), Nominal(f"{numbers}{bare}{each}{doubled}{bound}"), where=to(scene.target.text))
    whatever = "quoi que dise l'attaque et même à des personnages engagés ou blessés"
    whose = "ses coups" if numbers else f"les coups {of(scene.target.text)}"
    freely = Clause("vous", f"attribuez tous {whose}, {whatever}")
    return (
        *([given] if numbers else []),
        *wounding(amount(changes, Check.BODY)),
        *([freely] if fights(said, Manner.DEFENDER_ASSIGNS) else []),
        *([Clause("elle", "devient dilatoire")] if fights(said, Manner.DETAINING) else []),
    )
