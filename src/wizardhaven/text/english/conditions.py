"""When something holds, as an English clause that can stand behind "if" or "while"."""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.english.bearers import bearer_is
from wizardhaven.text.english.being import being
from wizardhaven.text.english.grammar import listed, number, possessive
from wizardhaven.text.english.holdings import holdings
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.negations import negation
from wizardhaven.text.english.past import deed, happened
from wizardhaven.text.english.places import place
from wizardhaven.text.english.presence import path, present
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import plural_of, user
from wizardhaven.text.english.terms import regions
from wizardhaven.text.traits import alone_in_path, both_ways, left_behind, one_by_one, site_of, ways_of
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    BearerIs,
    Both,
    CompanyHas,
    EachCharacterHas,
    Either,
    FacesDetainment,
    Happened,
    Has,
    HasMorePoints,
    HigherMindBeside,
    InPlay,
    Is,
    IsAvatar,
    MovingTo,
    Past,
    PathHas,
    Requirement,
    There,
    Unless,
)
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.selectors import ANYBODY
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Having, Named
from wizardhaven.vocabulary.terms import Keyword


def condition(holds: Requirement, scene: Scene) -> str:
    """The clause itself, without "if"."""
    company = scene.company
    match holds:
        case Unless(Either(either)):
            return condition(Both(tuple([Unless(each) for each in either])), scene)
        case Unless(denied):
            return negation(denied, scene) or f"it is not so that {condition(denied, scene)}"
        case Either() if ways_of(holds):
            return path(holds, scene)
        case Either(either):
            return _either(either, scene)
        case Both((AtPlace(where) | Is(Subject.SITE, where), Happened(Past.ENTERED))):
            return f"{company} has entered {place(where)} in this site phase"
        case Both((AtPlace(where) | Is(Subject.SITE, where), Unless(Happened(Past.PLAYED_HERE)))):
            return f"{company} is at {place(where)} of another name than the one where it was played"
        case Both(
            (
                AtPlace(where) | Is(Subject.SITE, where),
                Either((Happened(Past.FREED_PRISONERS), Happened() as played)),
            )
        ):
            return f"{company} has freed prisoners or {deed(played)} at {place(where)} in this site phase"
        case Both((MovingTo() | Is(Subject.COMPANY, Mark.MOVING), Either(ways))) if (
            site := both_ways(ways)
        ) is not None:
            return f"{company} is moving to or from {place(site)}"
        case Both() if left_behind(holds):
            through = listed(left_behind(holds), "or")
            return f"{company} is moving through {through}, or leaving it, by Region Movement"
        case Both() if (wanted := alone_in_path(holds)) is not None:
            return f"{path(wanted, scene)} and no two regions of other types in a row"
        case Both(every):
            return _joined([condition(each, scene) for each in every], "and", scene)
        case Is(Subject.SITE, where):
            return f"{company} is at {place(where)}"
        case Is(Subject.BEARER, who):
            return bearer_is(who, scene)
        case Is(who) if (site := site_of(holds)) is not None:
            way = "to" if who is Subject.NEW_SITE else "from"
            return f"{company} is at or moving {way} {place(site)}"
        case Is():
            return being(holds, scene)
        case Happened():
            return happened(holds, scene)
        case There():
            return present(holds, scene)
        case InPlay(name, at):
            return f"{name} is {f'at {place(at)}' if at else 'in play'}"
        case AtPlace(where):
            return f"{company} is at {place(where)}"
        case MovingTo(beyond=beyond) if beyond:
            return f"{company} is moving through {listed(beyond, 'or')}, or leaving it, by Region Movement"
        case MovingTo(where, by_regions):
            return f"{company} is moving to {place(where)}{' by Region Movement' if by_regions else ''}"
        case PathHas(ways, no_two_others):
            way = listed([regions(count, region_type) for region_type, count in ways], "or")
            others = " and no two regions of other types in a row" if no_two_others else ""
            least = " at least" if any(count > 1 for _, count in ways) else ""
            return f"{possessive(company)} site path has{least} {way}{others}"
        case BearerIs(Having(Keyword() as thing), at=where) if where is not None:
            return f"{scene.bearer} bears {bearing(thing)} at {place(where)}"
        case BearerIs(Having(Named((lies,)))):
            return f"{scene.bearer} has {lies} with him"
        case BearerIs(who, even_without, able_to_use):
            anyway = " even without this card" if even_without else ""
            sorts = [
                *([f"{user(who).first}{anyway}"] if who is not ANYBODY else []),
                *([f"able to use {bearing(able_to_use)}"] if able_to_use else []),
            ]
            if not sorts:
                return f"{scene.card} is on {scene.bearer}"
            return f"{scene.bearer} is {listed(sorts, 'and')}"
        case AvatarInPlay(in_mode=True, at=at):
            return f"your avatar is in a mode{f' at {place(at)}' if at else ''}"
        case AvatarInPlay(at):
            return f"your avatar is in play{f' at {place(at)}' if at else ''}"
        case HigherMindBeside():
            return f"a character in {scene.bearer}'s company has a higher mind"
        case IsAvatar(mode, at):
            riding = f" in {mode.value}" if mode else ""
            return f"{scene.bearer} is your avatar{riding}{f' at {place(at)}' if at else ''}"
        case CompanyHas(who, at_least=at_least) if at_least > 1:
            some = listed([plural_of(each) for each in who], "or")
            return f"{company} contains {number(at_least)} or more {some}"
        case CompanyHas(who):
            return f"{company} contains {listed([user(each).first for each in who], 'or')}"
        case EachCharacterHas(names):
            return f"each character of {company} controls {listed(names, 'or')}"
        case Has(_, of, more_than) if more_than is not None:
            return f"you have more {holdings(of)} than {holdings(more_than)} in play"
        case Has(1, Named((name,))):
            return f"you have {name} in play"
        case Has(at_least, of):
            return f"you have at least {number(at_least)} {holdings(of)} in play"
        case HasMorePoints():
            return "you have more marshalling points than your opponent"
        case FacesDetainment():
            return f"{scene.company} faces a detainment attack"
        case _:
            assert_never(holds)


def conditions(holding: Sequence[Requirement], scene: Scene) -> str:
    """Several clauses that must all hold."""
    return listed([condition(each, scene) for each in one_by_one(holding)], "and")


def _either(holding: Sequence[Requirement], scene: Scene) -> str:
    """Clauses of which one will do; what they have in common is said once."""
    site = both_ways(holding)
    if site is not None:
        return f"{scene.company} is at, or moving to or from, {place(site)}"
    return _joined([condition(each, scene) for each in holding], "or", scene)


def _joined(clauses: Sequence[str], last: str, scene: Scene) -> str:
    """Clauses that are all about the company name it once."""
    start = f"{scene.company} "
    first, *others = clauses
    alike = first.startswith(start)
    return listed([first, *[each.removeprefix(start) if alike else each for each in others]], last)
