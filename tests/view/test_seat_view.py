import json
from enum import Enum

import pytest

from tests.view.positions import first_offering, offered, positions
from tests.view.secrets import planned_sites
from wizardhaven.engine.queries.combat.attacks import attack_prowess, attack_strikes
from wizardhaven.engine.queries.combat.strikes import defender_parts, strike_at_hand
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.ending.verdict import reckoning
from wizardhaven.engine.queries.numbers.corruption import corruption_points
from wizardhaven.engine.queries.numbers.prowess_and_body import body, prowess
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.ids import IN_PLAY, NONE, CardId
from wizardhaven.engine.state.parts import total
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.engine.state.values import Value, fields_of
from wizardhaven.notation.view_bytes import Writer, view_bytes
from wizardhaven.view.characters import CharacterView
from wizardhaven.view.companies import CompanyView
from wizardhaven.view.seat_view import View, seat_view

SEATS = (0, 1, None)
GAMES = range(4)


@pytest.mark.parametrize("seed", GAMES)
def test_a_view_is_the_same_bytes_whenever_it_is_made(seed: int) -> None:
    for number, game in enumerate(positions(seed)):
        if number % 11 == 0:
            for seat in SEATS:
                written = view_bytes(game.view(seat))
                assert written == view_bytes(seat_view(game.clone().table, seat))
                assert list(json.loads(written)) == sorted(fields_of(View))


@pytest.mark.parametrize("seed", GAMES)
def test_a_view_is_written_field_by_field_in_the_order_of_their_names(seed: int) -> None:
    for number, game in enumerate(positions(seed)):
        if number % 11 == 0:
            for seat in SEATS:
                view = game.view(seat)
                written = json.dumps(by_hand(view), ensure_ascii=False, separators=(",", ":"))
                assert view_bytes(view).decode() == written


def by_hand(part: object) -> object:
    """A part of a view as Python's own encoder takes it."""
    if isinstance(part, Value):
        return {name: by_hand(getattr(part, name)) for name in fields_of(type(part))}
    if isinstance(part, tuple):
        return [by_hand(one) for one in part]
    return part.value if isinstance(part, Enum) else part


def test_only_values_are_written() -> None:
    with pytest.raises(TypeError, match="cannot be written as JSON"):
        Writer()._part(object())


def _characters(view: View) -> list[CharacterView]:
    found: list[CharacterView] = []
    waiting = [c for player in view.players for company in player.companies for c in company.characters]
    while waiting:
        one = waiting.pop()
        found.append(one)
        waiting.extend(one.followers)
    return found


@pytest.mark.parametrize("seed", GAMES)
def test_the_numbers_shown_are_the_numbers_played_with(seed: int) -> None:
    for number, game in enumerate(positions(seed)):
        if number % 5:
            continue
        table = game.table
        for character in _characters(game.view(None)):
            card = character.card.id
            assert card is not None
            assert character.prowess.total == prowess(table, card)
            assert character.prowess.total == sum([part.amount for part in character.prowess.made_of])
            assert character.body.total == body(table, card)
            assert character.corruption_points == corruption_points(table, card)


@pytest.mark.parametrize("seed", range(12))
def test_an_attack_is_shown_with_what_its_numbers_are_made_of(seed: int) -> None:
    attacks = 0
    for game in positions(seed):
        attack = game.table.attack
        if attack is None or attack.company not in game.table.companies:
            continue
        attacks += 1
        view = game.view(0).attack
        assert view is not None
        assert view.prowess.total == attack_prowess(game.table, attack)
        assert view.strikes_count.total == attack_strikes(game.table, attack)
        if attack.strike != NONE and view.strikes[attack.strike].prowess is not None:
            shown = view.strikes[attack.strike].prowess
            assert shown is not None
            assert shown.total == total(defender_parts(game.table, attack, strike_at_hand(game.table)))
    assert attacks


def _on_the_table(value: Value | tuple[object, ...], found: list[CardId]) -> list[CardId]:
    """The ids of all cards that a part of a view shows, sums left aside."""
    parts = value if isinstance(value, tuple) else [getattr(value, n) for n in fields_of(type(value))]
    if isinstance(value, Value) and fields_of(type(value)) == ("code", "id"):
        found.extend([CardId(part) for part in parts if isinstance(part, int)])
        return found
    for part in parts:
        is_sum = isinstance(part, Value) and "made_of" in fields_of(type(part))
        if isinstance(part, (Value, tuple)) and not is_sum:
            _on_the_table(part, found)
    return found


@pytest.mark.parametrize("seed", GAMES)
def test_every_card_in_play_is_shown_once(seed: int) -> None:
    for number, game in enumerate(positions(seed)):
        if number % 5:
            continue
        table = game.table
        for seat in (0, 1):
            view = game.view(seat)
            companies = tuple([company for player in view.players for company in player.companies])
            empty = tuple([site for player in view.players for site in player.empty_sites])
            shown = _on_the_table((*companies, *view.events, *empty), [])
            not_sites = [card for card in shown if table.printed[card].kind != SITE]
            in_play = [c for owner in (0, 1) for c in table.pile(owner, IN_PLAY) if c not in sites(table)]
            on_guard = [card for c in table.companies.values() for card in c.on_guard]
            own = [card for card in on_guard if table.owners[card] == seat]
            hidden = planned_sites(table, 1 - seat)
            assert sorted(not_sites) == sorted([*in_play, *own]), f"position {number}"
            assert set(shown) - set(not_sites) == set(sites(table)) - set(hidden), f"position {number}"


def sites(table: Table) -> list[CardId]:
    """All sites in play."""
    return [c for owner in (0, 1) for c in table.pile(owner, IN_PLAY) if table.printed[c].kind == SITE]


def test_followers_are_shown_with_their_leader() -> None:
    game = first_offering(Verb.FOLLOW)
    follow = offered(game, Verb.FOLLOW)[0]
    game.apply(follow)

    leaders = [one for one in _characters(game.view(0)) if one.card.id == follow.other]

    assert [follower.card.id for follower in leaders[0].followers] == [follow.card]


def test_the_seat_that_is_asked_and_its_question_are_shown() -> None:
    game = first_offering(Verb.DRAFT)
    asked = game.view(None).asked

    assert asked is not None
    assert (asked.seat, asked.question.value) == (0, "draft pick")


def test_nobody_is_asked_once_the_game_is_over() -> None:
    *_, game = positions(1)
    view = game.view(0)

    assert view.asked is None
    assert view.outcome == game.outcome


def test_the_hazard_limit_is_shown_from_the_moment_it_is_set() -> None:
    game = first_offering(Verb.TRAVEL)
    travel = offered(game, Verb.TRAVEL)[0]
    before = _at_hand(game.view(0))
    game.apply(travel)
    after = _at_hand(game.view(0))

    assert before.hazard_limit is None
    assert after.hazard_limit == hazard_limit(game.table, after.id)
    assert after.path


def _at_hand(view: View) -> CompanyView:
    return next(c for player in view.players for c in player.companies if c.id == view.company)


@pytest.mark.parametrize("seed", GAMES)
def test_points_are_shown_as_the_council_would_count_them_without_duplicates(seed: int) -> None:
    *_, game = positions(seed)
    view = game.view(0)
    result = reckoning(game.table, duplicates=(0, 0))

    for seat in (0, 1):
        points = view.players[seat].marshalling_points
        assert points.at_council == result.sums[seat].limited.total + result.sums[seat].penalty
        assert points.plain - points.avatar_penalty == sum([source.points for source in points.sources])
