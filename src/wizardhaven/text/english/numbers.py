"""Numbers that cards add and take away: bonuses to statistics and to rolls."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wizardhaven.text.english.against import against_foes
from wizardhaven.text.english.amounts import amount
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, number, possessive
from wizardhaven.text.english.keywords import cards_of
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.selectors import kind, plural_of, user
from wizardhaven.text.english.terms import check, races
from wizardhaven.text.signs import signed, signed_amount
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.bonuses import Bonus, CheckBonus
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Check, Stat

POINTS: Final = (Stat.CORRUPTION_POINTS, Stat.MARSHALLING_POINTS, Stat.STAGE_POINTS)
"""What can be counted."""


def bonuses(together: Sequence[Bonus], scene: Scene) -> str:
    """Bonuses that differ in nothing but statistic and amount, in one clause."""
    shared = together[0]
    if isinstance(shared.amount, ByStagePoints):
        return _by_stage_points(together, shared.amount, scene)
    if shared.stat is Stat.GENERAL_INFLUENCE:
        of_these = f"; only {shared.maximum} of these points may be used to control characters"
        only = of_these if shared.maximum is not None else ""
        return f"you have {signed(shared.amount)} general influence{only}"
    if shared.fixed:
        return f"{possessive(subject(shared.to, scene))} {shared.stat.value} is {shared.amount}"
    numbers = listed([f"{signed_amount(bonus)} {statistic(bonus)}" for bonus in together], "and")
    words = numbers + against_foes(shared.against) + _maximum(shared, scene)
    words += " against characters in his company" if shared.for_followers else ""
    if shared.stat is Stat.MARSHALLING_POINTS and shared.condition is not None:
        return f"while {condition(shared.condition, scene)}, {scene.card} gives {numbers}"
    if shared.condition is not None:
        plain = [replace(bonus, condition=None) for bonus in together]
        words = bonuses(plain, replace(scene, tersely=False))
        on_top = shared.to is Subject.EVERYBODY or shared.bearer is not None
        on_top = on_top or shared.stat is Stat.CORRUPTION_POINTS
        further = words.replace(" has ", " also has ", 1) if on_top else words
        return f"while {condition(shared.condition, scene)}, {further}"
    if shared.to is Subject.EVERYBODY:
        return f"each {kind(shared.bearer or ANYBODY)[0]} has {words}"
    if shared.to is Subject.COMPANY:
        other = "other " if shared.others_only else ""
        sort = user(shared.bearer).first.split(" ", 1)[1] if shared.bearer else _anybody(shared)
        proviso = sort.split(" who ", 1)
        such = f" who {proviso[1]}" if len(proviso) > 1 else ""
        return f"each {other}{proviso[0]} of {scene.company}{such} has {words}"
    has = "also has" if shared in scene.on_top else "has"
    if shared.bearer is not None:
        return f"a bearer who is {user(shared.bearer).first} {has} {words}"
    return words if scene.tersely else f"{subject(shared.to, scene)} {has} {words}"


def _anybody(shared: Bonus) -> str:
    """Who in a company is meant if nobody is left out: allies have minds as well."""
    return "character and ally" if shared.stat is Stat.MIND else "character"


def _by_stage_points(together: Sequence[Bonus], number: ByStagePoints, scene: Scene) -> str:
    """Statistics that a number changes which goes by stage points."""
    stats = listed([_of_whom(bonus.stat, scene) for bonus in together], "and")
    plural = len(together) > 1 or together[0].stat in POINTS
    each = "each " if len(together) > 1 else ""
    words = f"{stats} {'are' if plural else 'is'} {each}modified by {amount(number, scene)}"
    times = [f"{_times(bonus)}" for bonus in together if bonus.times_for]
    if not times or together[0].times_for is None:
        return words
    return f"{words}. For {listed(together[0].times_for[0], 'and')} {listed(times, 'and')}"


def _of_whom(stat: Stat, scene: Scene) -> str:
    if stat is Stat.GENERAL_INFLUENCE:
        return "his player's general influence"
    return f"his {stat.value}" if scene.bearer != "the bearer" else f"the bearer's {stat.value}"


def _times(bonus: Bonus) -> str:
    factor = bonus.times_for[1] if bonus.times_for else 1
    often = "is not modified" if factor == 0 else f"is modified {number(factor)} times as much"
    return f"his {bonus.stat.value} {often}"


def statistic(bonus: Bonus) -> str:
    """What is changed; only points can be counted."""
    points = bonus.stat in POINTS
    single = points and bonus.amount in (1, -1)
    return bonus.stat.value.removesuffix("s") if single else bonus.stat.value


def _lowers_mind(bonus: Bonus) -> bool:
    """Whether it takes away from a mind, which is never less than one and needs a sentence of its own."""
    return bonus.stat is Stat.MIND and isinstance(bonus.amount, int) and bonus.amount < 0


def _maximum(bonus: Bonus, scene: Scene) -> str:
    if _lowers_mind(bonus):
        return ", to a minimum of 1"
    if bonus.maximum is None:
        return ""
    most = bonus.maximum if isinstance(bonus.maximum, int) else amount(bonus.maximum, scene)
    if bonus.maximum_against is None:
        return f", to a maximum of {most}"
    foes, higher = bonus.maximum_against
    return f", to a maximum of {most}, or {higher} against {listed([races(foe) for foe in foes], 'and')}"


def belong_together(one: Bonus, other: Bonus) -> bool:
    """Whether two bonuses differ in nothing but statistic and amount."""
    alike = (one.against, one.bearer, one.to) == (other.against, other.bearer, other.to)
    alike = alike and one.condition == other.condition
    if isinstance(one.amount, ByStagePoints) or isinstance(other.amount, ByStagePoints):
        alike = alike and one.amount == other.amount
    alike = alike and not _lowers_mind(one) and not _lowers_mind(other)
    return alike and one.maximum is None and other.maximum is None


def check_bonuses(together: Sequence[CheckBonus], scene: Scene) -> str:
    """Numbers added to rolls that differ in nothing but the sort of roll, in one clause."""
    bonus = together[0]
    rolls = listed([check(each.check) for each in together], "and") + against_foes(bonus.against)
    by_how_much = f"{signed(bonus.amount)}" if isinstance(bonus.amount, int) else amount(bonus.amount, scene)
    if bonus.to is Subject.SITE:
        return f"{rolls} at {scene.site} are modified by {by_how_much}"
    if bonus.check is Check.RING_TEST:
        return f"{rolls} in {scene.company} are modified by {by_how_much}"
    if bonus.check is Check.UNDER_DEEPS_MOVEMENT:
        whose = "every company" if scene.company == "the company" else scene.company
        return f"{rolls} by {whose} are modified by {by_how_much}"
    if bonus.of_leaders is not None:
        whose = f"followers of {bonus.of_leaders.value} leaders in {scene.company}"
        return f"{rolls} by {whose} are modified by {by_how_much}"
    if bonus.by is not None:
        caused = f" caused by your {cards_of(bonus.caused_by)} and" if bonus.caused_by else ""
        return f"{rolls}{caused} made by your {plural_of(bonus.by)} are modified by {by_how_much}"
    if bonus.to is Subject.COMPANY:
        everybody = scene.company == "the company" and not scene.on_company  # on none in particular
        if everybody and bonus.against:
            return f"all {rolls} are modified by {by_how_much}"
        who = "everybody" if everybody else f"each character of {scene.company}"
        return f"{rolls} by {who} are modified by {by_how_much}"
    if scene.tersely and isinstance(bonus.amount, int):
        return f"{by_how_much} to {rolls}"
    sign = "" if isinstance(bonus.amount, int | ByStagePoints) else "adding "
    return f"{possessive(subject(bonus.to, scene))} {rolls} are modified by {sign}{by_how_much}"


def are_alike(one: CheckBonus, other: CheckBonus) -> bool:
    """Whether two bonuses differ in nothing but the sort of roll."""
    return replace(one, check=other.check) == other
