"""Numbers that cards add and take away: bonuses to statistics and to rolls."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wizardhaven.text.english.against import against_foes
from wizardhaven.text.english.alignments import companies
from wizardhaven.text.english.amounts import amount
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, possessive
from wizardhaven.text.english.keywords import cards_of
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.selectors import kind, plural_of, provisos, user
from wizardhaven.text.english.terms import check
from wizardhaven.text.modifying import is_otherwise, lowers_mind
from wizardhaven.text.signs import signed, signed_amount
from wizardhaven.vocabulary.amounts import ByStagePoints
from wizardhaven.vocabulary.asked_for import names_in, races_in
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Not, With
from wizardhaven.vocabulary.terms import Alignment, Check, Keyword, Stat
from wizardhaven.vocabulary.whose import foes, is_of_others, leaders, scope, who

POINTS: Final = (Stat.CORRUPTION_POINTS, Stat.MARSHALLING_POINTS, Stat.STAGE_POINTS)
"""What can be counted."""


def bonuses(together: Sequence[Modify], scene: Scene) -> str:
    """Bonuses that differ in nothing but statistic and amount, in one clause."""
    shared, such = together[0], who(together[0])
    if isinstance(shared.by, ByStagePoints):
        return _by_stage_points(together, shared.by, scene)
    if shared.what is Stat.GENERAL_INFLUENCE:
        of_these = f"; only {shared.most} of these points may be used to control characters"
        only = of_these if shared.most is not None else ""
        bearing = f"if {scene.bearer} is {user(such).first}, " if such is not None else ""
        return f"{bearing}you have {signed_amount(shared)} general influence{only}"
    if shared.how is How.SET:
        return f"{possessive(subject(scope(shared), scene))} {shared.what.value} is {shared.by}"
    added = [bonus for bonus in together if not is_otherwise(shared, bonus)]
    numbers = listed([f"{signed_amount(bonus)} {statistic(bonus)}" for bonus in added], "and")
    words = numbers + _against(shared) + _most(together, scene)
    if shared.what is Stat.MARSHALLING_POINTS and shared.condition is not None:
        return f"while {condition(shared.condition, scene)}, {scene.card} gives {numbers}"
    if shared.condition is not None:
        plain = [replace(bonus, condition=None) for bonus in together]
        words = bonuses(plain, replace(scene, tersely=False))
        on_top = scope(shared) is Subject.EVERYBODY or such is not None
        on_top = on_top or shared.what is Stat.CORRUPTION_POINTS
        further = words.replace(" has ", " also has ", 1) if on_top else words
        return f"while {condition(shared.condition, scene)}, {further}"
    if scope(shared) is Subject.PLAYER:
        return f"each {kind(such or ANYBODY)[0]}{provisos(such or ANYBODY)} of yours has {words}"
    if scope(shared) is Subject.EVERYBODY:
        return f"each {kind(such or ANYBODY)[0]}{provisos(such or ANYBODY)} has {words}"
    if scope(shared) is Subject.COMPANY:
        other = "other " if is_of_others(shared) else ""
        sort = user(such).first.split(" ", 1)[1] if such else _anybody(shared)
        proviso = sort.split(" who ", 1)
        ones = f" who {proviso[1]}" if len(proviso) > 1 else ""
        return f"each {other}{proviso[0]} of {scene.company}{ones} has {words}"
    has = "also has" if shared in scene.on_top else "has"
    if such is not None:
        return f"a bearer who is {user(such).first} {has} {words}"
    return words if scene.tersely else f"{subject(scope(shared), scene)} {has} {words}"


def _anybody(shared: Modify) -> str:
    """Who in a company is meant if nobody is left out: allies have minds as well."""
    return "character and ally" if shared.what is Stat.MIND else "character"


def _against(shared: Modify) -> str:
    """Whom it counts against, or that it counts for those in his company."""
    if isinstance(shared.against, With):
        return " against characters in his company"
    return "" if isinstance(shared.against, Not) else against_foes(foes(shared))


def _by_stage_points(together: Sequence[Modify], number: ByStagePoints, scene: Scene) -> str:
    """Statistics that a number changes which goes by stage points."""
    stats = listed([_of_whom(bonus.what, scene) for bonus in together], "and")
    plural = len(together) > 1 or together[0].what in POINTS
    each = "each " if len(together) > 1 else ""
    words = f"{stats} {'are' if plural else 'is'} {each}modified by {amount(number, scene)}"
    such = who(together[0])
    if such is None:
        return words
    meant = "unless" if isinstance(such, Not) else "if"
    names = listed(names_in(such.trait if isinstance(such, Not) else such), "or")
    return f"{meant} {scene.bearer} is {names}, {words}"


def _of_whom(stat: Stat | Check, scene: Scene) -> str:
    if stat is Stat.GENERAL_INFLUENCE:
        return "his player's general influence"
    return f"his {stat.value}" if scene.bearer != "the bearer" else f"the bearer's {stat.value}"


def statistic(bonus: Modify) -> str:
    """What is changed; only points can be counted."""
    points = bonus.what in POINTS
    single = points and isinstance(bonus.by, int) and abs(bonus.by) == 1
    word = str(bonus.what.value)
    return word.removesuffix("s") if single else word


def _most(together: Sequence[Modify], scene: Scene) -> str:
    """How far it goes, and how far against those against whom it goes farther."""
    shared = together[0]
    if lowers_mind(shared):
        return ", to a minimum of 1"
    if shared.most is None:
        return ""
    most = shared.most if isinstance(shared.most, int) else amount(shared.most, scene)
    farther = [f", or {bonus.most}{against_foes(foes(bonus))}" for bonus in together[1:]]
    return f", to a maximum of {most}{''.join(farther)}"


def check_bonuses(together: Sequence[Modify], scene: Scene) -> str:
    """Numbers added to rolls that differ in nothing but the sort of roll, in one clause."""
    bonus = together[0]
    rolls = listed([check(each.what) for each in together if isinstance(each.what, Check)], "and")
    such, led = who(bonus), leaders(bonus)
    caused = _caused(bonus)
    rolls += "" if caused else against_foes(foes(bonus))
    by_how_much = f"{signed(bonus.by)}" if isinstance(bonus.by, int) else amount(bonus.by, scene)
    if scope(bonus) is Subject.SITE:
        where = f"any version of {scene.site}" if bonus.of is Mark.ANY_VERSION else scene.site
        return f"{rolls} at {where} are modified by {by_how_much}"
    if bonus.what is Check.RING_TEST:
        return f"{rolls} in {scene.company} are modified by {by_how_much}"
    if bonus.what is Check.UNDER_DEEPS_MOVEMENT:
        whose = "every company" if scene.company == "the company" else scene.company
        whose = companies(such) if isinstance(such, Alignment) else whose
        return f"{rolls} by {whose} are modified by {by_how_much}"
    if led is not None:
        sorts = listed([race.value for race in races_in(led)], "and")
        whose = f"followers of {sorts} leaders in {scene.company}"
        return f"{rolls} by {whose} are modified by {by_how_much}"
    if such is not None:
        return f"{rolls}{caused} made by your {plural_of(such)} are modified by {by_how_much}"
    if scope(bonus) is Subject.COMPANY:
        everybody = scene.company == "the company" and not scene.on_company  # on none in particular
        if everybody and bonus.against:
            return f"all {rolls} are modified by {by_how_much}"
        whose = "everybody" if everybody else f"each character of {scene.company}"
        return f"{rolls} by {whose} are modified by {by_how_much}"
    if scene.tersely and isinstance(bonus.by, int):
        return f"{by_how_much} to {rolls}"
    sign = "" if isinstance(bonus.by, int | ByStagePoints) else "adding "
    checks = f"{rolls}{caused.removesuffix(' and')}"
    return f"{possessive(subject(scope(bonus), scene))} {checks} are modified by {sign}{by_how_much}"


def _caused(bonus: Modify) -> str:
    """Which cards of the player's cause the checks that are meant."""
    sorts = [sort for sort in foes(bonus) if isinstance(sort, Keyword)]
    return f" caused by your {cards_of(sorts)} and" if sorts else ""
