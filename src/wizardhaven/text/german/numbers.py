"""Numbers that cards add and take away: bonuses to statistics and to rolls."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wizardhaven.text.german.against import against_foes
from wizardhaven.text.german.amounts import amount
from wizardhaven.text.german.clauses import Clause
from wizardhaven.text.german.conditions import condition
from wizardhaven.text.german.counting import all_of, counted, number_word
from wizardhaven.text.german.grammar import Case
from wizardhaven.text.german.keywords import cards_of
from wizardhaven.text.german.names import german
from wizardhaven.text.german.nominals import each_of, his_company, indefinite
from wizardhaven.text.german.scene import Scene, subject
from wizardhaven.text.german.selectors import all_such, is_such, kind, only
from wizardhaven.text.german.terms import CARD, CHECKS, RACES, STATS
from wizardhaven.text.signs import signed, signed_amount
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Stat

POINTS: Final = (Stat.CORRUPTION_POINTS, Stat.MARSHALLING_POINTS, Stat.STAGE_POINTS)
"""What can be counted."""


def bonuses_alone(together: Sequence[Bonus], scene: Scene) -> str:
    """Bonuses that need nobody named: "+2 Kampfkraft gegen Orks"."""
    shared = together[0]
    numbers = all_of([f"{signed_amount(bonus)} {statistic(bonus)[0]}" for bonus in together])
    further = "zusätzlich " if shared in scene.on_top else ""
    words = f"{further}{numbers}{against_foes(shared.against)}{_maximum(shared, scene)}"
    return f"{only(shared.bearer)}: {words}" if shared.bearer else words


def bonuses_of(together: Sequence[Bonus], scene: Scene) -> Clause:
    """Bonuses that differ in nothing but statistic and amount, with the one who has them."""
    shared = together[0]
    if isinstance(shared.amount, ByStagePoints):
        return _by_stage_points(together, shared.amount, scene)
    if shared.stat is Stat.GENERAL_INFLUENCE:
        only = f"; nur {shared.maximum} dieser Punkte dürfen Charaktere kontrollieren"
        some = only if shared.maximum is not None else ""
        return Clause("du", "hast", f"{signed_amount(shared)} allgemeinen Einfluss{some}")
    if shared.fixed:
        of_whom = subject(shared.to, scene).genitive
        return Clause(
            f"der {STATS[shared.stat][0].replace('er ', 'e ', 1)} {of_whom}", "ist", str(shared.amount)
        )
    numbers = all_of([f"{signed_amount(bonus)} {statistic(bonus)[1]}" for bonus in together])
    words = f"{numbers}{against_foes(shared.against)}{_maximum(shared, scene)}"
    words += " gegenüber Charakteren seiner Gemeinschaft" if shared.for_followers else ""
    proviso = f"solange {condition(shared.condition, scene)}" if shared.condition else ""
    if shared.stat is Stat.MARSHALLING_POINTS and shared.condition:
        return Clause(scene.card.nominative, "gibt", words, proviso=proviso)
    if shared.to is Subject.EVERYBODY:
        somebody = kind(shared.bearer or ANYBODY).after_ein.nominative
        further = "zusätzlich " if shared.condition else ""
        return Clause(f"jeder {somebody}", "hat", f"{further}{words}", proviso=proviso)
    if shared.to is Subject.COMPANY:
        return Clause(_each_such(shared, scene), "hat", words, proviso=proviso)
    who = subject(shared.to, scene)
    if shared.bearer:
        who = who.such([f"{{pronoun}} {kind(shared.bearer).after_ein.nominative} ist"])
    if shared.condition and (shared.bearer or shared.stat is Stat.CORRUPTION_POINTS):
        words = f"zusätzlich {words}"
    return Clause(who.nominative, "hat", words, proviso=proviso)


def _each_such(shared: Bonus, scene: Scene) -> str:
    """Each character of the company, or each such one, or each but the bearer."""
    if shared.bearer is None and not shared.others_only:
        if shared.stat is Stat.MIND:  # allies have one as well
            return f"jeder Charakter und jeder Verbündete {scene.company.genitive}"
        return each_of(scene.company)
    who = shared.bearer or ANYBODY
    other = "andere " if shared.others_only else ""
    there = indefinite(kind(who)).followed_by(f" {scene.company.genitive}").such(is_such(who))
    return f"jeder {other}{there.nominative.split(' ', 1)[1]}"


def _by_stage_points(together: Sequence[Bonus], number: ByStagePoints, scene: Scene) -> Clause:
    """Statistics that a number changes which goes by stage points."""
    stats = all_of([_of_whom(bonus.stat) for bonus in together])
    plural = len(together) > 1 or together[0].stat in POINTS
    each = "jeweils " if len(together) > 1 else ""
    words = f"{each}um {amount(number, scene)} modifiziert"
    first = together[0].times_for
    if first is not None:
        names = all_of([german(name) for name in first[0]])
        words += f". Bei {names} wird {all_of([_times(bonus) for bonus in together])} modifiziert"
    return Clause(stats, "werden" if plural else "wird", words)


def _of_whom(stat: Stat) -> str:
    if stat is Stat.GENERAL_INFLUENCE:
        return "der allgemeine Einfluss seines Spielers"
    his = "seine" if stat in (Stat.PROWESS, Stat.MIND, *POINTS) else "sein"
    return f"{his} {STATS[stat][0]}"


def _times(bonus: Bonus) -> str:
    factor = bonus.times_for[1] if bonus.times_for else 1
    often = "nicht" if factor == 0 else f"{number_word(factor)}mal so stark"
    return f"{_of_whom(bonus.stat)} {often}"


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


def statistic(bonus: Bonus) -> tuple[str, str]:
    """What is changed, alone and as an object; only points can be counted."""
    word = STATS[bonus.stat]
    points = bonus.stat in POINTS
    single = points and bonus.amount in (1, -1)
    return (word[0].removesuffix("e"), word[1].removesuffix("e")) if single else word


def _lowers_mind(bonus: Bonus) -> bool:
    """Whether it takes away from a mind, which is never less than one and needs a sentence of its own."""
    return bonus.stat is Stat.MIND and isinstance(bonus.amount, int) and bonus.amount < 0


def _maximum(bonus: Bonus, scene: Scene) -> str:
    if _lowers_mind(bonus):
        return ", mindestens jedoch 1"
    if bonus.maximum is None:
        return ""
    most = bonus.maximum if isinstance(bonus.maximum, int) else amount(bonus.maximum, scene)
    if bonus.maximum_against is None:
        return f", höchstens jedoch {most}"
    races, higher = bonus.maximum_against
    foes = all_of([RACES[race].plural.accusative for race in races])
    return f", höchstens jedoch {most} (gegen {foes} {higher})"


def check_bonuses(together: Sequence[CheckBonus], scene: Scene) -> Clause:
    """One number added to some sorts of roll."""
    shared = together[0]
    rolls = all_of([CHECKS[bonus.check].plural_after_die.nominative for bonus in together])
    near = replace(scene, company=his_company(subject(shared.to, scene)))
    change = (
        f"um {signed(shared.amount)} modifiziert"
        if isinstance(shared.amount, int)
        else f"um {amount(shared.amount, near)} {'modifiziert' if _by_stage(shared) else 'erhöht'}"
    )
    return Clause(f"{_whose_rolls(shared, rolls, scene)}{against_foes(shared.against)}", "werden", change)


def _by_stage(bonus: CheckBonus) -> bool:
    return isinstance(bonus.amount, ByStagePoints)


def _whose_rolls(bonus: CheckBonus, rolls: str, scene: Scene) -> str:
    if bonus.to is Subject.SITE:
        return f"alle {rolls} an diesem Ort"
    if bonus.check is Check.UNDER_DEEPS_MOVEMENT:
        whose = scene.company.genitive if scene.has_company else "aller Gemeinschaften"
        return f"die {rolls} {whose} von einem Ort in den Tiefen zum anderen"
    if bonus.check is Check.RING_TEST:
        return f"alle {rolls} in {scene.company.dative}"
    if bonus.of_leaders is not None:
        leaders = f"{RACES[bonus.of_leaders].after_ein.nominative}-Anführern"
        return f"die {rolls} der Gefolgsleute von {leaders} in {scene.company.dative}"
    if bonus.by is not None:
        caused = f"durch {cards_of(bonus.caused_by)} verursachten " if bonus.caused_by else ""
        return f"alle {caused}{rolls} {all_such(bonus.by)}"
    if bonus.to is Subject.COMPANY:
        return (
            f"die {rolls} aller Charaktere {scene.company.genitive}"
            if scene.has_company or scene.on_company
            else f"alle {rolls}"
        )
    somebody = subject(bonus.to, scene)
    return f"{somebody.genitive} {rolls}" if somebody.is_name else f"die {rolls} {somebody.genitive}"


def more_or_fewer(amount: int) -> str:
    """Cards more than usual, or fewer: "eine Karte mehr"."""
    return f"{counted(abs(amount), CARD, Case.ACCUSATIVE)} {'mehr' if amount > 0 else 'weniger'}"
