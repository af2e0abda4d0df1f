"""When something holds, as an English clause that can stand behind "if" or "while"."""

from collections.abc import Sequence
from typing import assert_never

from wizardhaven.text.english.alignments import a_player
from wizardhaven.text.english.grammar import counted, listed, number, possessive
from wizardhaven.text.english.holdings import holdings
from wizardhaven.text.english.keywords import bearing
from wizardhaven.text.english.places import place
from wizardhaven.text.english.scene import Scene
from wizardhaven.text.english.selectors import plural_of, user
from wizardhaven.text.english.terms import races, regions
from wizardhaven.vocabulary.conditions import (
    AtPlace,
    AvatarInPlay,
    BearerIs,
    Both,
    CardIs,
    CardsLie,
    Change,
    CompanyChanged,
    CompanyFaced,
    CompanyFreed,
    CompanyHas,
    CompanyIs,
    CompanyUnder,
    EachCharacterHas,
    FacesDetainment,
    Has,
    HasMorePoints,
    HasWizardhavens,
    HigherMindBeside,
    InPlay,
    IsAvatar,
    MovingTo,
    OpponentIsNot,
    PathHas,
    Requirement,
    StagePoints,
    YouAre,
)
from wizardhaven.vocabulary.places import ANY_SITE
from wizardhaven.vocabulary.selectors import ANYBODY, Characters
from wizardhaven.vocabulary.terms import Keyword, PlayerKind


def condition(holds: Requirement, scene: Scene) -> str:
    """The clause itself, without "if"."""
    company = scene.company
    match holds:
        case Both(every):
            return conditions(every, scene)
        case InPlay(name, opposing=True):
            return f"your opponent has {name} in play"
        case InPlay(name, at, absent):
            return f"{name} is {'not ' if absent else ''}{f'at {place(at)}' if at else 'in play'}"
        case AtPlace(where, entered=True):
            return f"{company} has entered {place(where)} in this site phase"
        case AtPlace(where, elsewhere=True):
            return f"{company} is at {place(where)} of another name than the one where it was played"
        case AtPlace(where, absent, or_starting):
            starting = " or is a starting company" if or_starting else ""
            return f"{company} is {'not ' if absent else ''}at {place(where)}{starting}"
        case MovingTo(where, absent=True) if where != ANY_SITE:
            return f"{company} is not moving to {place(where)}"
        case MovingTo(absent=True):
            return f"{company} is not moving"
        case MovingTo(where, or_at, or_from=True):
            way = "at, or moving to or from," if or_at else "moving to or from"
            return f"{company} is {way} {place(where)}"
        case MovingTo(beyond=beyond) if beyond:
            return f"{company} is moving through {listed(beyond, 'or')}, or leaving it, by Region Movement"
        case MovingTo(where, or_at, by_regions):
            how = " by Region Movement" if by_regions else ""
            return f"{company} is {'at or ' if or_at else ''}moving to {place(where)}{how}"
        case PathHas(ways, no_two_others, absent):
            way = listed([regions(count, region_type) for region_type, count in ways], "or")
            others = " and no two regions of other types in a row" if no_two_others else ""
            least = " at least" if any(count > 1 for _, count in ways) else ""
            has = "does not have" if absent else f"has{least}"
            return f"{possessive(company)} site path {has} {way}{others}"
        case CardsLie(at_least, beneath=True):
            return f"at least {counted(at_least, 'card lies', 'cards lie')} beneath it"
        case CardsLie(at_least):
            whose = "the play deck of the player whose turn it is" if holds.whose_turn else "your play deck"
            return f"{whose} has at least {counted(at_least, 'card', 'cards')}"
        case CompanyChanged(Change.PARTED):
            return f"a character leaves {company} for another one"
        case CompanyChanged(Change.LEFT):
            return f"a character leaves {company} for any reason"
        case CompanyChanged(Change.LEADER_LEFT):
            return f"a leader leaves {company}"
        case CompanyChanged():
            return f"a character or ally has joined or left {company}"
        case CompanyIs(overt=bool() as overt):
            return f"{company} is {'overt' if overt else 'covert'}"
        case CompanyIs():
            return _size(holds, company)
        case CompanyFaced(just_now=True):
            return f"{company} has just faced {_faced(holds)}"
        case CompanyFaced(beaten_agent=True):
            return f"{company} has faced an agent this turn, all strikes of which have failed"
        case CompanyFaced():
            return f"{company} has already faced {_faced(holds)} this turn"
        case BearerIs(Characters(bearing=Keyword() as thing), at=where) if where is not None:
            return f"{scene.bearer} bears {bearing(thing)} at {place(where)}"
        case BearerIs(Characters(with_card=str() as lies) as who) if who == Characters(with_card=lies):
            return f"{scene.bearer} has {lies} with him"
        case BearerIs(who, even_without, able_to_use):
            anyway = " even without this card" if even_without else ""
            sorts = [
                *([f"{user(who).first}{anyway}"] if who != ANYBODY else []),
                *([f"able to use {bearing(able_to_use)}"] if able_to_use else []),
            ]
            if not sorts:
                return f"{scene.card} is on {scene.bearer}"
            return f"{scene.bearer} is {listed(sorts, 'and')}"
        case AvatarInPlay(in_mode=True, at=at):
            return f"your avatar is in a mode{f' at {place(at)}' if at else ''}"
        case AvatarInPlay(absent, at):
            there = f" at {place(at)}" if at else ""
            return f"your avatar is {'not ' if absent else ''}in play{there}"
        case HigherMindBeside():
            return f"a character in {scene.bearer}'s company has a higher mind"
        case IsAvatar(mode, at):
            riding = f" in {mode.value}" if mode else ""
            return f"{scene.bearer} is your avatar{riding}{f' at {place(at)}' if at else ''}"
        case CompanyHas(who, True, at_least) if at_least > 1:
            some = listed([plural_of(each) for each in who], "or")
            return f"{company} contains fewer than {number(at_least)} {some}"
        case CompanyHas(who, at_least=at_least) if at_least > 1:
            some = listed([plural_of(each) for each in who], "or")
            return f"{company} contains {number(at_least)} or more {some}"
        case CompanyHas(who, absent):
            somebody = listed([user(each).first for each in who], "or")
            return f"{company} {'does not contain' if absent else 'contains'} {somebody}"
        case CompanyFreed(where, or_played):
            freed = f"{company} has freed prisoners or played {or_played}"
            return f"{freed} at {place(where)} in this site phase"
        case CompanyUnder(name):
            return f"{name} has been played on {company} this turn"
        case CardIs(turned):
            return f"{scene.card} is {turned.value}"
        case EachCharacterHas(names):
            return f"each character of {company} controls {listed(names, 'or')}"
        case OpponentIsNot(kinds):
            left = [kind for kind in PlayerKind if kind not in kinds]
            is_one = f"is {a_player(left)}" if len(left) == 1 else f"is not {a_player(kinds)}"
            return f"your opponent {is_one}"
        case StagePoints():
            return _stage_points(holds)
        case YouAre((), absent):
            return f"your avatar has {'not yet ' if absent else ''}come into play"
        case YouAre(names, absent):
            return f"you are {'not ' if absent else ''}{listed(names, 'or')}"
        case Has(_, of, _, more_than) if more_than is not None:
            return f"you have more {holdings(of)} than {holdings(more_than)} in play"
        case Has(at_least, of) if at_least == 1 and of.name is not None:
            return f"you have {of.name} in play"
        case Has(at_least, of, absent=True):
            return f"you have fewer than {number(at_least)} {holdings(of)} in play"
        case Has(at_least, of, or_of=or_of):
            others = f" or {holdings(or_of)}" if or_of else ""
            return f"you have at least {number(at_least)} {holdings(of)}{others} in play"
        case HasMorePoints():
            return "you have more marshalling points than your opponent"
        case HasWizardhavens(at_least):
            return f"you have {counted(at_least, 'protected Wizardhaven', 'protected Wizardhavens')}"
        case FacesDetainment():
            return f"{scene.company} faces a detainment attack"
        case _:
            assert_never(holds)


def conditions(holding: Sequence[Requirement], scene: Scene) -> str:
    """Several clauses that must all hold."""
    return listed([condition(each, scene) for each in holding], "and")


def _size(size: CompanyIs, company: str) -> str:
    bounds = [("at least", size.at_least), ("at most", size.at_most)]
    if size.with_allies and size.at_most == 1:
        others = f" (except {listed(size.uncounted, 'and')})" if size.uncounted else ""
        return f"there are no other characters or allies{others} in {company}"
    if size.with_allies:
        said = [f"{way} {number(each)} characters and allies" for way, each in bounds if each is not None]
        return f"{company} has {listed(said, 'and')}"
    if size.heads:
        said = [
            f"{way} {counted(each, 'character', 'characters')}" for way, each in bounds if each is not None
        ]
        but = f" other than {listed(size.uncounted, 'and')}" if size.uncounted else ""
        alone = f" and no ally{but}" if size.no_allies else ""
        return f"{company} has {listed(said, 'and')}{alone}"
    said = [f"{way} {number(each)}" for way, each in bounds if each is not None]
    return f"{possessive(company)} size is {listed(said, 'and')}"


def _faced(what: CompanyFaced) -> str:
    attacks = [f"an attack by {races(race)}" for race in what.races]
    return listed([*attacks, *what.creatures], "or")


def _stage_points(holds: StagePoints) -> str:
    who = "your opponent has" if holds.of_opponent else "you have"
    cards = f" and at least {number(holds.cards_at_least)} stage cards" if holds.cards_at_least else ""
    is_not = "is not" if holds.of_opponent else "are not"
    unless = f" and {is_not} {listed(holds.other_than, 'or')}" if holds.other_than else ""
    return f"{who} {holds.at_least} or more stage points{cards}{unless}"
