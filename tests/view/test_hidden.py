import json
from random import Random

import pytest

from tests.view.positions import first_offering, new_game, offered, positions
from tests.view.secrets import placed_on_guard, planned_sites, with_other_secrets
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.ids import DECK, DECLARED, IN_PLAY, NONE, POINTS, POOL, REMOVED, STORED, CardId
from wizardhaven.engine.state.table import Table
from wizardhaven.game.game import Game
from wizardhaven.notation.view_bytes import view_bytes
from wizardhaven.view.cards import FACE_DOWN
from wizardhaven.view.seat_view import View, seat_view

SEATS = (0, 1, None)
GAMES = range(6)
EVERY = 7


def seen_bytes(of: Game | Table, seat: int | None) -> bytes:
    return view_bytes(seat_view(of.table if isinstance(of, Game) else of, seat))


def player_bytes(view: View, player: int) -> bytes:
    return view_bytes(view.players[player])


@pytest.mark.parametrize("seed", GAMES)
def test_a_seat_sees_the_same_whatever_it_may_not_know(seed: int) -> None:
    for number, game in enumerate(positions(seed)):
        if number % EVERY == 0:
            for seat in SEATS:
                other = with_other_secrets(game.table, seat, number)
                assert seen_bytes(other, seat) == seen_bytes(game, seat), f"position {number}, seat {seat}"


def test_the_one_whose_secrets_have_changed_sees_it() -> None:
    game = first_offering(Verb.PLACE_ON_GUARD)
    other = with_other_secrets(game.table, 0, 1)

    assert seen_bytes(other, 1) != seen_bytes(game, 1)


def _may_know(table: Table, seat: int | None, card: CardId) -> bool:
    """Told once more, in other words than the view's, so that both would have to be wrong."""
    place, owner = table.cards[card].place, table.owners[card]
    if owner == seat:
        return place != DECK
    if place == POOL:
        return table.cards[card].remembers != NONE
    if place == DECLARED:
        return card not in placed_on_guard(table)
    return place in (POINTS, STORED, REMOVED) or (
        place == IN_PLAY and card not in planned_sites(table, owner)
    )


def _known_by_name(table: Table) -> set[CardId]:
    """Cards that everybody was shown and that may lie face-down by now."""
    shown = {lasting.source for lasting in table.lasting}
    shown |= {CardId(lasting.on.number) for lasting in table.lasting}
    for chain in (table.chain, *table.outer_chains):
        for one in chain:
            shown |= {one.card, one.shown, one.user, CardId(one.aim.number)} - set(placed_on_guard(table))
    for seat in (0, 1):
        shown |= {table.cards[card].card_remembered for card in table.pile(seat, STORED)}
    if table.attack is not None:
        shown |= {table.attack.source, *table.attack.defenders}
    if table.attempt is not None:
        shown |= {table.attempt.target, table.attempt.shown, table.attempt.character}
    return shown


def _ids(value: object) -> set[CardId]:
    """The ids of all cards in a view that was written as JSON."""
    if isinstance(value, list):
        return {id for part in value for id in _ids(part)}
    if not isinstance(value, dict):
        return set()
    if set(value) == {"code", "id"}:
        return {value["id"]} - {None}
    return {id for part in value.values() for id in _ids(part)}


@pytest.mark.parametrize("seed", GAMES)
def test_every_card_in_a_view_is_one_the_seat_may_know(seed: int) -> None:
    for number, game in enumerate(positions(seed)):
        if number % EVERY == 0:
            for seat in SEATS:
                ids = _ids(json.loads(seen_bytes(game, seat))) - _known_by_name(game.table)
                secret = [card for card in ids if not _may_know(game.table, seat, card)]
                assert not secret, f"position {number}, seat {seat}"


def test_a_pick_of_the_draft_is_sealed() -> None:
    game = new_game(1)
    picks = offered(game, Verb.DRAFT)
    one, other = game.clone(), game.clone()
    one.apply(picks[0])
    other.apply(picks[1])

    assert seen_bytes(one, 1) == seen_bytes(other, 1)
    assert seen_bytes(one, None) == seen_bytes(other, None)
    assert one.view(0).players[0].pick != other.view(0).players[0].pick


def test_nobody_learns_in_the_draft_whether_the_other_has_stopped() -> None:
    game = first_offering(Verb.STOP_DRAFTING, seat=0)
    one, other = game.clone(), game.clone()
    one.apply(Action(Verb.STOP_DRAFTING))
    other.apply(offered(game, Verb.DRAFT)[0])

    assert seen_bytes(one, 1) == seen_bytes(other, 1)


def test_a_planned_site_is_seen_by_its_own_player_alone() -> None:
    game = first_offering(Verb.PLAN_MOVEMENT)
    plan = offered(game, Verb.PLAN_MOVEMENT)[0]
    mover = game.table.active
    code = game.table.printed[plan.card].code
    before = game.view(1 - mover).players[mover].location_deck
    game.apply(plan)

    own = _company(game.view(mover), mover, plan.number)
    others = _company(game.view(1 - mover), mover, plan.number)

    assert own == code
    assert others is None
    assert game.view(1 - mover).players[mover].location_deck == before


def _company(view: View, player: int, number: int) -> str | None:
    """The code of the site to which a company is going."""
    company = next(company for company in view.players[player].companies if company.id == number)
    assert company.destination is not None
    return company.destination.card.code


def test_a_planned_site_is_seen_by_all_once_its_company_moves() -> None:
    game = first_offering(Verb.TRAVEL)
    mover = game.table.active
    travel = offered(game, Verb.TRAVEL)[0]
    number = game.table.company
    assert _company(game.view(1 - mover), mover, number) is None

    game.apply(travel)

    code = game.table.printed[travel.card].code
    assert _company(game.view(1 - mover), mover, number) == code
    assert _company(game.view(None), mover, number) == code


def _placed_on_guard() -> tuple[Game, CardId]:
    """A game in which the hazard player has just declared to place a card on-guard."""
    for seed in range(20):
        for game in positions(seed):
            places = offered(game, Verb.PLACE_ON_GUARD)
            for place in places:
                after = game.clone()
                after.apply(place)
                if placed_on_guard(after.table):
                    return after, place.card
    raise AssertionError("no game waits for an answer to a card placed on-guard")


def test_a_card_lies_face_down_as_soon_as_it_is_declared_to_be_on_guard() -> None:
    game, card = _placed_on_guard()
    owner = game.table.owners[card]

    assert game.view(owner).chain[-1].card.id == card
    assert game.view(1 - owner).chain[-1].card == FACE_DOWN
    assert game.view(None).chain[-1].card == FACE_DOWN


def test_a_card_on_guard_is_known_to_the_one_who_placed_it_alone() -> None:
    for game in positions(1):
        company = next((c for c in game.table.companies.values() if c.on_guard), None)
        if company is not None:
            owner = 1 - company.seat
            number = [c.id for c in game.view(owner).players[company.seat].companies].index(company.id)
            own = game.view(owner).players[company.seat].companies[number].on_guard
            others = game.view(company.seat).players[company.seat].companies[number].on_guard
            assert [card.id for card in own] == list(company.on_guard)
            assert others == (FACE_DOWN,) * len(company.on_guard)
            return
    raise AssertionError("no card was ever on-guard")


def test_the_other_players_piles_are_only_counted() -> None:
    game = first_offering(Verb.PLACE_ON_GUARD)
    opponent = game.view(0).players[1]
    own = game.view(1).players[1]

    for theirs, mine in (
        (opponent.hand, own.hand),
        (opponent.discard_pile, own.discard_pile),
        (opponent.sideboard, own.sideboard),
    ):
        assert theirs.cards is None
        assert mine.cards is not None
        assert theirs.count == mine.count == len(mine.cards)
    assert opponent.location_deck.cards is None
    assert own.play_deck.cards is None


def test_duplicates_in_a_hand_do_not_show_in_the_points() -> None:
    game = first_offering(Verb.PLACE_ON_GUARD)
    before = player_bytes(game.view(1), 1)
    for seed in range(20):
        other = with_other_secrets(game.table, 1, Random(seed).randrange(1000))
        assert player_bytes(seat_view(other, 1), 1) == before
