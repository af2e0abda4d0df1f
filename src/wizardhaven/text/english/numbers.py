"""Numbers that cards add and take away: bonuses to statistics, to rolls and to attacks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.grammar import listed, number, possessive, with_article
from wizardhaven.text.english.holdings import holdings
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene, subject
from wizardhaven.text.english.selectors import against_foes, kind, plural_of, user
from wizardhaven.text.english.terms import cards_of, check, races, regions
from wizardhaven.vocabulary.amounts import (
    Amount,
    ByStagePoints,
    CardsHeld,
    CharactersInCompany,
    Number,
    RegionsInPath,
)
from wizardhaven.vocabulary.bonuses import AttackBonus, Bonus, CheckBonus
from wizardhaven.vocabulary.combat import ChangeAttack
from wizardhaven.vocabulary.conditions import AtPlace
from wizardhaven.vocabulary.selectors import ANYBODY, Subject
from wizardhaven.vocabulary.terms import Check, RegionType, Stat

POINTS: Final = (Stat.CORRUPTION_POINTS, Stat.MARSHALLING_POINTS, Stat.STAGE_POINTS)
"""What can be counted."""


def bonuses(together: Sequence[Bonus], scene: Scene) -> str:
    """Bonuses that differ in nothing but statistic and amount, in one clause."""
    shared = together[0]
    if isinstance(shared.amount, ByStagePoints):
        return _by_stage_points(together, shared.amount, scene)
    if shared.stat is Stat.GENERAL_INFLUENCE:
        only = f"; only {shared.maximum} of these points may be used to control characters"
        return f"you have {shared.amount:+} general influence{only if shared.maximum is not None else ''}"
    if shared.fixed:
        return f"{possessive(subject(shared.to, scene))} {shared.stat.value} is {shared.amount}"
    numbers = listed([f"{bonus.amount:+} {_statistic(bonus)}" for bonus in together], "and")
    words = numbers + against_foes(shared.against) + _maximum(shared, scene)
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
    if shared.bearer is not None:
        return f"a bearer who is {user(shared.bearer).first} has {words}"
    return words if scene.tersely else f"{subject(shared.to, scene)} has {words}"


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


def _statistic(bonus: Bonus) -> str:
    """What is changed; only points can be counted."""
    points = bonus.stat in POINTS
    single = points and bonus.amount in (1, -1)
    return bonus.stat.value.removesuffix("s") if single else bonus.stat.value


def _maximum(bonus: Bonus, scene: Scene) -> str:
    if bonus.stat is Stat.MIND and isinstance(bonus.amount, int) and bonus.amount < 0:
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
    return alike and one.maximum is None and other.maximum is None


def check_bonuses(together: Sequence[CheckBonus], scene: Scene) -> str:
    """Numbers added to rolls that differ in nothing but the sort of roll, in one clause."""
    bonus = together[0]
    rolls = listed([check(each.check) for each in together], "and") + against_foes(bonus.against)
    by_how_much = f"{bonus.amount:+}" if isinstance(bonus.amount, int) else amount(bonus.amount, scene)
    if bonus.to is Subject.SITE:
        return f"{rolls} at {scene.site} are modified by {by_how_much}"
    if bonus.check is Check.RING_TEST:
        return f"{rolls} in {scene.company} are modified by {by_how_much}"
    if bonus.check is Check.UNDER_DEEPS_MOVEMENT:
        whose = "every company" if scene.company == "the company" else scene.company
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


def amount(of: Number, scene: Scene) -> str:
    """A number read from the table."""
    match of:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "his unused general influence"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "his unused direct influence"
        case Amount.PROWESS:
            return "his prowess"
        case Amount.MIND:
            return f"the mind of {scene.target}"
        case Amount.MARSHALLING_POINTS:
            return "its marshalling points"
        case Amount.STAGE_POINTS:
            return "his stage points"
        case Amount.TWICE_PRINTED_PROWESS:
            return "twice his printed prowess"
        case CharactersInCompany(each=each, as_size=True):
            return f"{each:+} for each point of {possessive(scene.company)} size"
        case CharactersInCompany(who, each, himself=True):
            return f"{each} if he is {with_article(kind(who)[0])}"
        case CharactersInCompany(who, each) if each < 0:
            return f"{each} for each {kind(who)[0]} in {scene.company}"
        case CharactersInCompany(who, each):
            times = "" if each == 1 else f"{number(each)} times "
            return f"{times}the number of {kind(who)[1]} in {scene.company}"
        case CardsHeld(these):
            return f"the number of {holdings(these)} that you have in play"
        case RegionsInPath(short_of=int() as short):
            path = f"{possessive(scene.company)} site path"
            return f"the number of regions by which {path} falls short of {number(short)}"
        case RegionsInPath(region_type):
            return f"the number of {_regions(region_type)[1]} in {possessive(scene.company)} site path"
        case ByStagePoints(above, otherwise):
            first, *others = [(f"{given:+}", bound) for bound, given in above]
            steps = [
                f"{first[0]} if his stage points exceed {first[1]}",
                *[f"{given} if they exceed {bound}" for given, bound in others],
            ]
            fallen = listed(steps, "or")
            return f"{otherwise:+}, or for a Fallen-wizard by {fallen}" if otherwise else fallen
        case _:
            assert_never(of)


def for_each(of: Number, scene: Scene) -> str:
    """So many times as the number says."""
    match of:
        case Amount.UNUSED_GENERAL_INFLUENCE:
            return "for each point of his player's unused general influence"
        case Amount.UNUSED_DIRECT_INFLUENCE:
            return "for each point of his unused direct influence"
        case Amount.PROWESS:
            return "for each point of his prowess"
        case Amount.MIND:
            return "for each point of his mind"
        case Amount.MARSHALLING_POINTS:
            return "for each of its marshalling points"
        case Amount.STAGE_POINTS:
            return "for each of his stage points"
        case Amount.TWICE_PRINTED_PROWESS:
            return "twice for each point of his printed prowess"
        case CharactersInCompany(who, each):
            times = "" if each == 1 else f"{number(each)} times "
            return f"{times}for each {kind(who)[0]} in {scene.company}"
        case CardsHeld(these):
            return f"for each of your {holdings(these)} in play"
        case RegionsInPath(short_of=int() as short):
            return f"for each region fewer than {number(short)} in {possessive(scene.company)} site path"
        case RegionsInPath(region_type):
            return f"for each {_regions(region_type)[0]} in {possessive(scene.company)} site path"
        case ByStagePoints():
            return f"as often as this says: {amount(of, scene)}"
        case _:
            assert_never(of)


def _regions(region_type: RegionType | None) -> tuple[str, str]:
    """A region, or one of that type, in the singular and the plural."""
    if region_type is None:
        return "region", "regions"
    return region_type.value, regions(2, region_type).split(" ", 1)[1]


def attack_changes(strikes: int, prowess: int, body: int) -> list[str]:
    """What is added to an attack, part by part."""
    return [
        *([f"{strikes:+} {'strike' if abs(strikes) == 1 else 'strikes'}"] if strikes else []),
        *([f"{prowess:+} prowess"] if prowess else []),
        *([f"{body:+} body"] if body else []),
    ]


def attack_bonus(bonus: AttackBonus, scene: Scene, on: Subject | None = None) -> str:
    """A change to the attacks of some races; under a condition it comes on top of others.

    For the turn it may be about the company, or about one automatic-attack.
    """
    sort = f" by {listed([races(race) for race in bonus.races], 'or')}" if bonus.races else ""
    agents = ", agents excepted," if bonus.not_agents else ""
    company = f" against {scene.company}" if on is Subject.COMPANY else ""
    chosen = " that chooses its defenders" if bonus.choosing else ""
    attacks = "automatic-attack" if bonus.automatic else "attack"
    creatures = " and each creature" if bonus.or_creatures else ""
    attack = f"each {attacks}{sort}{creatures}{agents}{company}{chosen}"
    least = f" (to a minimum of {number(bonus.least_strikes)})" if bonus.least_strikes else ""
    first, *others = attack_changes(bonus.strikes, bonus.prowess, bonus.body)
    words = listed([first + least, *others], "and")
    words += wounding(bonus)
    words += f"; one that has no body has {bonus.body_if_none} body" if bonus.body_if_none is not None else ""
    if bonus.to_wounded is not None:
        until = " until the end of the turn" if on is None else ""
        weaker = f"{bonus.to_wounded.amount:+} {_statistic(bonus.to_wounded)}"
        words += f"; each character whom it wounds has {weaker}{until}"
    if bonus.agents_with is not None:
        assigning = "; its player assigns all its strikes" if bonus.attacker_chooses else ""
        skilled = f"each attack by {with_article(bonus.agents_with.value)} agent"
        return f"{skilled} at {scene.target} has {words}{assigning}"
    if on is Subject.TARGET:
        once = "; the first attempt to cancel it only ends this change" if bonus.shields_once else ""
        return f"{scene.target} has {words}{once}"
    if bonus.doubled_if:
        words += f" (twice as much while {condition(bonus.doubled_if, scene)})"
    if isinstance(bonus.condition, AtPlace):
        return f"{attack} at {place(bonus.condition.place)} has {words}"
    if bonus.condition is None:
        return f"{attack} has {words}"
    return f"while {condition(bonus.condition, scene)}, {attack} also has {words}"


def wounding(change: AttackBonus | ChangeAttack) -> str:
    """What a change does to the body checks of those whom the attack wounds."""
    by = change.wound_checks
    return f"; body checks of characters whom it wounds are modified by {by:+}" if by else ""


def strength(strikes: int, prowess: int, body: int | None) -> str:
    """The numbers of an attack: "3 strikes with 15 prowess and 6 body"."""
    body_too = f" and {body} body" if body is not None else ""
    return f"{strikes} {'strike' if strikes == 1 else 'strikes'} with {prowess} prowess{body_too}"
