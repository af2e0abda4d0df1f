"""Numbers that are changed, as English clauses."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from wizardhaven.text.english.against import against_foes
from wizardhaven.text.english.alignments import a_player, companies
from wizardhaven.text.english.amounts import amount as amount_of
from wizardhaven.text.english.amounts import for_each
from wizardhaven.text.english.attack_targets import keyed
from wizardhaven.text.english.conditions import condition
from wizardhaven.text.english.fighting import companies_meant
from wizardhaven.text.english.followers import of_control
from wizardhaven.text.english.grammar import changed_by, counted, listed, number, possessive
from wizardhaven.text.english.numbers import bonuses, check_bonuses
from wizardhaven.text.english.numbers_of_foes import numbers_of_foes
from wizardhaven.text.english.points import points_of_cards
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import user
from wizardhaven.text.english.terms import item, races, regions
from wizardhaven.text.modifying import TWICE, USUAL_COST, on_top_of, opposed, sides, without_effect
from wizardhaven.text.signs import signed
from wizardhaven.vocabulary.amounts import Count
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.marks import Mark, Tally
from wizardhaven.vocabulary.numbers import How, Modify
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo, Such, Within, choices
from wizardhaven.vocabulary.terms import Check, ItemClass, Keyword, RegionType, Stat
from wizardhaven.vocabulary.whose import foes, is_of_characters, is_of_foes, is_of_rolls, spared, who
from wizardhaven.vocabulary.worth import is_worth


def modified(holds: Modify, scene: Scene, also: Sequence[Modify] = ()) -> str:
    """The number and what becomes of it, as a clause; what comes on top of it may go with it."""
    if is_of_characters(holds):
        return bonuses((holds,), scene)
    if is_of_foes(holds):
        return numbers_of_foes((holds,), scene)
    if is_of_rolls(holds):
        return check_bonuses((holds,), scene)
    match holds.what:
        case Stat.HAND_SIZE:
            return _while(holds, scene, _hand_size(holds, scene))
        case Stat.HAZARD_LIMIT:
            return _hazard_limit(holds, scene, also)
        case Stat.RESOURCE_DRAWS | Stat.HAZARD_DRAWS:
            return _draws(holds, scene)
        case Stat.REGIONS if isinstance(holds.of, RegionType):
            kind = regions(2, holds.of).removeprefix("two ")
            return f"in {possessive(scene.company)} site path only half of the {kind} count (rounded down)"
        case Stat.REGIONS:
            return _while(holds, scene, _regions(holds, scene))
        case Stat.STAGE_POINTS:
            least = f" (to a minimum of {number(holds.least)})" if holds.least else ""
            return f"{possessive(scene.bearer)} stage points are {_changed(holds, scene)}{least}"
        case Stat.MARSHALLING_POINTS if is_worth(holds):
            return points_of_cards(holds, scene)
        case Stat.MARSHALLING_POINTS:
            return f"{_signed(holds, scene)} marshalling points once eliminated"
        case Stat.CORRUPTION_POINTS if holds.how is How.TIMES:
            chosen = "whichever card his player chooses"
            return f"each character has the corruption points of one of his sources twice, {chosen}"
        case Stat.CORRUPTION_POINTS:
            return _weight(holds)
        case Stat.STAYING_UNTAPPED:
            assert isinstance(holds.by, int)
            if holds.by < USUAL_COST:
                return f"not tapping to face it costs {signed(holds.by)} prowess"
            off = f"{f'only {abs(holds.by)}' if holds.by else 'nothing'} is taken off his prowess"
            such = who(holds)
            bearer = f"{scene.bearer} is {user(such).first} and" if such is not None else scene.bearer
            return f"if {bearer} does not tap to face a strike, {off}"
        case Stat.SUPPORT:
            assert isinstance(holds.by, int)
            return f"each character of {scene.company} who taps in support adds {signed(holds.by)} to prowess"
        case Stat.CONTROL:
            return of_control(holds, scene)
        case Check():
            return _rolls(holds, scene)
        case Stat.STRIKES:
            return _own(holds, scene)
        case Stat.PROWESS | Stat.BODY | Stat.DIRECT_INFLUENCE | Stat.MIND | Stat.GENERAL_INFLUENCE:
            return _own(holds, scene)
        case _:
            assert_never(holds.what)


def _rolls(holds: Modify, scene: Scene) -> str:
    """The rolls of those whom the attack wounds; or which cards cannot change them."""
    if silent := without_effect((holds,)):
        return f"{listed(silent, 'or')} cannot change {holds.what.value}s{against_foes(foes(holds))}"
    if holds.how is How.AGAIN:
        return f"each of those whom it wounds makes another {holds.what.value}"
    if holds.how is How.TIMES:
        return "standard modifications of influence checks against factions are tripled"
    return f"{holds.what.value}s of those whom it wounds are modified by {_signed(holds, scene)}"


def _own(holds: Modify, scene: Scene) -> str:
    """A number of the creature's own attack."""
    words = f"{_signed(holds, scene)} {holds.what.value}"
    if isinstance(holds.by, Count):
        words = f"{signed(holds.by.times)} {holds.what.value} {for_each(replace(holds.by, times=1), scene)}"
    proviso = f" if {condition(holds.condition, scene)}" if holds.condition else ""
    foes = [races(race) for race in opposed(holds.against)]
    foes += [companies(side) for side in sides(holds.against)]
    against = f" against {listed(foes, 'or')}" if foes else ""
    if isinstance(holds.against, KeyedTo):
        against = f" if it is {keyed(holds.against)}"
    return f"{words}{proviso}{against}"


def _while(holds: Modify, scene: Scene, words: str) -> str:
    return f"while {condition(holds.condition, scene)}, {words}" if holds.condition else words


def _changed(holds: Modify, scene: Scene) -> str:
    """Raised or lowered, once or for each of something, perhaps twice as much."""
    by = holds.by
    if isinstance(by, int):
        return _multiplied(by) if holds.how is How.TIMES else changed_by(by)
    if isinstance(by, Count):
        it = replace(scene, company="it")
        return f"{changed_by(by.times)} {for_each(replace(by, times=1), it)}"
    return f"modified by {amount_of(by, scene)}"


def _signed(holds: Modify, scene: Scene) -> str:
    if isinstance(holds.by, int):
        return signed(holds.by)
    return _changed(holds, scene)


def _hand_size(holds: Modify, scene: Scene) -> str:
    whose = "your" if isinstance(holds.by, int) else "his player's"
    return f"{whose} hand size is {_changed(holds, scene)}"


def _hazard_limit(holds: Modify, scene: Scene, also: Sequence[Modify]) -> str:
    """Against the company at hand, against those that move here, or against such companies."""
    if isinstance(holds.of, Subject):
        bounds = _bounds(holds, scene, also)
        changed = f"the hazard limit against {scene.company} is {_changed(holds, scene)}{bounds}"
        return f"if {condition(holds.condition, scene)}, {changed}" if holds.condition else changed
    moving = holds.of is Mark.MOVING
    if isinstance(holds.by, Count) and holds.by.what is Tally.DRAWN:
        each = for_each(holds.by, scene)
        return f"the hazard limit against each company is increased by one {each}"
    if not moving and not holds.condition:
        changed = f"{_changed(holds, scene)}{_bounds(holds, scene, ())}"
        return f"the hazard limit against {companies_meant(holds.of)} is {changed}"
    if not holds.condition:
        whose = f"a company that moves to {scene.card}"
        return f"the hazard limit against {whose} is {_changed(holds, scene)}"
    it = replace(scene, company="it")
    sort = "moving company" if moving else "company"
    changed = f"the hazard limit against a {sort} is {_changed(holds, scene)}"
    return f"{changed} if {condition(holds.condition, it)}"


def _bounds(holds: Modify, scene: Scene, also: Sequence[Modify]) -> str:
    """When it is twice as much, and how low the number may come."""
    doubling = on_top_of(holds, also)
    twice = f"by twice as much while {condition(doubling, scene)}" if doubling else ""
    least = f"to a minimum of {number(holds.least)}" if holds.least else ""
    bounds = "; ".join(filter(None, (twice, least)))
    return f" ({bounds})" if bounds else ""


def _multiplied(by: int) -> str:
    assert by == TWICE, f"nobody has said {by} times as much"
    return "doubled"


def _draws(holds: Modify, scene: Scene) -> str:
    """More or fewer cards for a player whose company moves, or for his opponent."""
    moving = f"when {scene.company} moves"
    by = holds.by
    if isinstance(by, int):
        bound = f"but at least {number(holds.least)}" if holds.least else "perhaps none"
        comparison = "more" if by > 0 else f"fewer ({bound})"
        more = f"{counted(abs(by), 'card', 'cards')} {comparison}"
    else:
        more = f"one more card {for_each(by, replace(scene, company='it'))}"
    theirs = holds.what is Stat.HAZARD_DRAWS
    if holds.how is How.TIMES:
        assert isinstance(by, int)
        who = "your opponent" if theirs else "you"
        return f"{who} may draw up to {_times(by)} the normal number of cards {moving}"
    if not isinstance(holds.of, Subject):
        return _draws_of_all(holds, more, scene)
    return f"{moving}, your opponent draws {more}" if theirs else f"{moving}, you may draw {more}"


def _draws_of_all(holds: Modify, more: str, scene: Scene) -> str:
    """For every company that moves, whosever it is, perhaps but for some players."""
    it = replace(scene, company="it")
    when = f" and {condition(holds.condition, it)}" if holds.condition else ""
    kinds = spared(holds.of)
    unless = f", unless he is {a_player(kinds)}" if kinds else ""
    may = "draws" if isinstance(holds.by, int) and holds.by < 0 else "may draw"
    who = "its player" if holds.what is Stat.RESOURCE_DRAWS else "its player's opponent"
    return f"when a company moves{when}, {who} {may} {more}{unless}"


def _times(times: int) -> str:
    return "twice" if times == 2 else f"{number(times)} times"


def _regions(holds: Modify, scene: Scene) -> str:
    """How much farther the company may go, or how much less far every company."""
    if holds.how is How.SET:
        assert isinstance(holds.by, int)
        return f"{scene.company} may in no case move through more than {number(holds.by)} regions"
    assert isinstance(holds.by, int)
    regions = f"{'region' if abs(holds.by) == 1 else 'regions'}"
    if holds.by < 0:
        fewer = f"{number(-holds.by)} {regions} fewer"
        if isinstance(holds.condition, There) and holds.condition.among is Subject.COMPANY:
            return f"{scene.company} may move through {fewer}, but always through two"
        if holds.condition:
            return f"they may move through {fewer} still"
        return f"companies may move through {fewer}, but always through two"
    upto = "up to " if holds.by > 1 else ""
    names = [str(name) for name in holds.of.regions] if isinstance(holds.of, Within) else []
    way = f" on a way through {listed(names, 'or')}" if names else ""
    return f"{scene.company} may move through {upto}{number(holds.by)} more {regions}{way}"


def _weight(holds: Modify) -> str:
    """What each item of a sort weighs more or less."""
    assert isinstance(holds.by, int)
    assert not isinstance(holds.of, Subject)
    sorts = [_weighed(sort) for sort in choices(holds.of)]
    points = f"{number(abs(holds.by))} corruption point{'' if abs(holds.by) == 1 else 's'}"
    return f"each {listed(sorts, 'or')} gives {points} {'more' if holds.by > 0 else 'less'}"


def _weighed(sort: Such) -> str:
    if isinstance(sort, ItemClass):
        return item(sort)
    return sort.value if isinstance(sort, Keyword) else "ring"
