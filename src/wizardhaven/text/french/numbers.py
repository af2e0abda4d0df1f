"""Numbers that cards add and take away: bonuses to statistics and to rolls."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wizardhaven.text.french.against import against_foes
from wizardhaven.text.french.amounts import amount
from wizardhaven.text.french.clauses import Clause
from wizardhaven.text.french.conditions import condition
from wizardhaven.text.french.counting import all_of, counted, number_word
from wizardhaven.text.french.grammar import Nominal, elides, his_company, of, that, the, to
from wizardhaven.text.french.keywords import cards_of
from wizardhaven.text.french.names import french
from wizardhaven.text.french.paths import each_of
from wizardhaven.text.french.scene import Scene, subject
from wizardhaven.text.french.selectors import all_such, is_such, kind, only
from wizardhaven.text.french.terms import CARD, CHECKS, RACES, STATS
from wizardhaven.text.signs import signed, signed_amount
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Stat

POINTS: Final = (Stat.CORRUPTION_POINTS, Stat.MARSHALLING_POINTS, Stat.STAGE_POINTS)
"""What can be counted."""


def bonuses_alone(together: Sequence[Bonus], scene: Scene) -> str:
    """Bonuses that need nobody named: "+2 à la prouesse contre les Orques"."""
    shared = together[0]
    words = f"{'en plus, ' if shared in scene.on_top else ''}{_bonuses(together, scene)}"
    return f"{only(shared.bearer)} : {words}" if shared.bearer else words


def bonuses_of(together: Sequence[Bonus], scene: Scene) -> Clause:
    """Bonuses that differ in nothing but statistic and amount, with the one who has them."""
    shared = together[0]
    if isinstance(shared.amount, ByStagePoints):
        return _by_stage_points(together, shared.amount, scene)
    if shared.stat is Stat.GENERAL_INFLUENCE:
        only = f" ; seuls {shared.maximum} de ces points peuvent contrôler des personnages"
        some = only if shared.maximum is not None else ""
        return Clause("vous", f"recevez {signed_amount(shared)} à l'influence générale{some}")
    if shared.fixed:
        of_whom = of(subject(shared.to, scene).text)
        return Clause(f"{the(STATS[shared.stat])} {of_whom}", f"est de {shared.amount}")
    words = f"reçoit {_bonuses(together, scene)}"
    proviso = f"tant {that(condition(shared.condition, scene))}" if shared.condition else ""
    if shared.stat is Stat.MARSHALLING_POINTS and shared.condition:
        return Clause(scene.card.text, f"donne {_bonuses(together, scene)}", proviso=proviso)
    if shared.to is Subject.EVERYBODY:
        further = words.replace("reçoit", "reçoit en plus", 1) if shared.condition else words
        return Clause(f"chaque {kind(shared.bearer or ANYBODY).singular}", further, proviso=proviso)
    if shared.to is Subject.COMPANY:
        return Clause(_each_such(shared, scene), words, proviso=proviso)
    if shared.condition and (shared.bearer or shared.stat is Stat.CORRUPTION_POINTS):
        words = words.replace("reçoit", "reçoit en plus", 1)
    such = f", s'il est {kind(shared.bearer).singular}," if shared.bearer else ""
    return Clause(f"{subject(shared.to, scene).text}{such}", words, proviso=proviso)


def _bonuses(together: Sequence[Bonus], scene: Scene) -> str:
    shared = together[0]
    numbers = all_of([f"{signed_amount(bonus)} {statistic(bonus)}" for bonus in together])
    others = " envers les personnages de sa compagnie" if shared.for_followers else ""
    return f"{numbers}{against_foes(shared.against, shared.stat)}{_maximum(shared, scene)}{others}"


def _each_such(shared: Bonus, scene: Scene) -> str:
    """Each character of the company, or each such one, or each but the bearer."""
    if shared.bearer is None and not shared.others_only:
        if shared.stat is Stat.MIND:  # allies have one as well
            return f"chaque personnage et chaque allié {of(scene.company.text)}"
        return each_of(scene.company)
    who = shared.bearer or ANYBODY
    other = "autre " if shared.others_only else ""
    there = Nominal(f"chaque {other}{kind(who).singular} {of(scene.company.text)}")
    return there.such(is_such(who)).text


def _by_stage_points(together: Sequence[Bonus], number: ByStagePoints, scene: Scene) -> Clause:
    """Statistics that a number changes which goes by stage points."""
    stats = all_of([_of_whom(bonus.stat) for bonus in together])
    feminine = all(STATS[bonus.stat].feminine for bonus in together)
    plural = len(together) > 1 or together[0].stat in POINTS
    done = f"modifié{'e' if feminine else ''}{'s' if plural else ''}"
    words = f"{'sont' if plural else 'est'} {done} de {amount(number, scene)}"
    first = together[0].times_for
    if first is not None:
        names = all_of([french(name) for name in first[0]])
        words += f". Pour {names}, {all_of([_times(bonus) for bonus in together])}"
    return Clause(stats, words)


def _of_whom(stat: Stat) -> str:
    if stat is Stat.GENERAL_INFLUENCE:
        return "l'influence générale de son joueur"
    if stat in POINTS:
        return f"ses {STATS[stat].plural}"
    word = STATS[stat]
    return f"{'sa' if word.feminine and not elides(word.singular) else 'son'} {word.singular}"


def _times(bonus: Bonus) -> str:
    factor = bonus.times_for[1] if bonus.times_for else 1
    done = f"modifié{'e' if STATS[bonus.stat].feminine else ''}"
    often = f"n'est pas {done}" if factor == 0 else f"est {done} {number_word(factor)} fois plus"
    return f"{_of_whom(bonus.stat)} {often}"


def statistic(bonus: Bonus) -> str:
    """What is changed; only points can be counted."""
    word = STATS[bonus.stat]
    if bonus.stat in POINTS:
        return word.singular if bonus.amount in (1, -1) else word.plural
    return to(the(word))


def are_alike(one: Bonus | CheckBonus, other: Bonus | CheckBonus) -> bool:
    """Whether two numbers can share a sentence: they differ in nothing but statistic, roll and amount."""
    match one, other:
        case Bonus(maximum=None), Bonus(maximum=None):
            alike = (one.against, one.bearer, one.to) == (other.against, other.bearer, other.to)
            steps = isinstance(one.amount, ByStagePoints) or isinstance(other.amount, ByStagePoints)
            alike = alike and (not steps or one.amount == other.amount)
            alike = alike and not _lowers_mind(one) and not _lowers_mind(other)
            return alike and one.condition == other.condition
        case CheckBonus(), CheckBonus():
            return replace(one, check=other.check) == other
        case _:
            return False


def _lowers_mind(bonus: Bonus) -> bool:
    """Whether it takes away from a mind, which is never less than one and needs a sentence of its own."""
    return bonus.stat is Stat.MIND and isinstance(bonus.amount, int) and bonus.amount < 0


def _maximum(bonus: Bonus, scene: Scene) -> str:
    if _lowers_mind(bonus):
        return ", 1 au moins"
    if bonus.maximum is None:
        return ""
    most = bonus.maximum if isinstance(bonus.maximum, int) else amount(bonus.maximum, scene)
    if bonus.maximum_against is None:
        return f", {most} au plus"
    races, higher = bonus.maximum_against
    foes = all_of([f"les {RACES[race].plural}" for race in races])
    return f", {most} au plus ({higher} contre {foes})"


def check_bonuses(together: Sequence[CheckBonus], scene: Scene) -> Clause:
    """One number added to some sorts of roll."""
    shared = together[0]
    words = [CHECKS[bonus.check] for bonus in together]
    rolls = all_of([f"les {word.plural}" for word in words])
    whose = f"{_whose_rolls(shared, scene)}{against_foes(shared.against, None)}"
    if not isinstance(shared.amount, int | ByStagePoints):
        near = replace(scene, company=his_company(subject(shared.to, scene)))
        adding = f"s'ajoute {to(f'{rolls} {whose}')}"
        return Clause(amount(shared.amount, near), adding)
    modified = "modifiées" if all(word.feminine for word in words) else "modifiés"
    by = signed(shared.amount) if isinstance(shared.amount, int) else amount(shared.amount, scene)
    return Clause(f"{rolls} {whose}", f"sont {modified} de {by}")


def _whose_rolls(bonus: CheckBonus, scene: Scene) -> str:
    """Of whom, or where, such rolls are changed."""
    if bonus.to is Subject.SITE:
        return "dans ce site"
    if bonus.check is Check.UNDER_DEEPS_MOVEMENT:
        company = scene.company.text if scene.has_company else "toute compagnie"
        return f"{of(company)} d'un site des Abîmes à un autre"
    if bonus.check is Check.RING_TEST:
        return of(scene.company.text)
    if bonus.of_leaders is not None:
        leaders = f"des chefs {RACES[bonus.of_leaders].plural}"
        return f"des suivants {leaders} {of(scene.company.text)}"
    if bonus.by is not None:
        caused = f"que causent {cards_of(bonus.caused_by)} et " if bonus.caused_by else ""
        return f"{caused}que font {all_such(bonus.by)}"
    if bonus.to is not Subject.COMPANY:
        return of(subject(bonus.to, scene).text)
    return of(each_of(scene.company) if scene.has_company or scene.on_company else "tous les personnages")


def more_or_fewer(amount: int) -> str:
    """Cards more than usual, or fewer: "une carte de plus"."""
    return f"{counted(abs(amount), CARD)} {'de plus' if amount > 0 else 'de moins'}"
