"""What lies open is reckoned once for all, and every seat sees it as it would have seen it by itself."""

from itertools import pairwise

import pytest

from tests.view.positions import positions
from wizardhaven.engine.state.ids import NONE
from wizardhaven.engine.state.table import Table
from wizardhaven.notation.view_bytes import Writer, view_bytes
from wizardhaven.view.characters import event_view
from wizardhaven.view.checks import attempt_view, check_view
from wizardhaven.view.combat import attack_view
from wizardhaven.view.companies import characters_in, company_view
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.openly import OpenPlayer
from wizardhaven.view.players import PileView
from wizardhaven.view.points import points_views, worths_of
from wizardhaven.view.seat_view import View, Views, seat_view

SEATS = (0, 1, None)
EVERY = 11
"""One position in so many is looked at."""


def seen_alone(table: Table, seat: int | None) -> View:
    """The view with everything in it seen by the seat's own eyes."""
    eyes = Eyes(table, seat)
    view = seat_view(table, seat)
    worths = worths_of(table)
    for player, points, worth in zip(view.players, points_views(table, worths), worths, strict=True):
        own = OpenPlayer(eyes, player.seat, points, worth)
        companies = [table.companies[company.id] for company in player.companies]
        player.companies = tuple([company_view(eyes, one, characters_in(eyes, one)) for one in companies])
        player.empty_sites, player.worths = own.empty_sites, own.worths
        player.marshalling_points_pile, player.stored = own.marshalling_points_pile, own.stored
        player.removed, player.stage_points = own.removed, own.stage_points
    on_the_table = [card for card in table.board if table.cards[card].company == NONE]
    view.events = tuple([event_view(eyes, card) for card in on_the_table])
    view.attack = attack_view(eyes, table.attack) if table.attack is not None else None
    view.check = check_view(eyes, table.check) if table.check is not None else None
    view.attempt = attempt_view(eyes, table.attempt) if table.attempt is not None else None
    return view


@pytest.mark.parametrize("seed", range(3))
def test_what_lies_open_looks_the_same_from_every_seat(seed: int) -> None:
    looked = 0
    for number, game in enumerate(positions(seed)):
        if number % EVERY == 0:
            views, writer = Views(game.table), Writer()
            for seat in SEATS:
                assert writer.write(views.of(seat)) == view_bytes(seen_alone(game.table, seat))
                looked += 1
    assert looked > 30


@pytest.mark.parametrize("seed", range(2))
def test_what_has_not_changed_is_taken_from_the_views_before(seed: int) -> None:
    before, writer = None, Writer()
    sideboards: list[PileView] = []
    for number, game in enumerate(positions(seed)):
        if number % EVERY == 0:
            before, writer = Views(game.table, before), Writer(writer)
            for seat in SEATS:
                view = before.of(seat)
                assert writer.write(view) == view_bytes(seat_view(game.table, seat))
            sideboards.append(before.of(0).players[0].sideboard)
    assert any([one is other for one, other in pairwise(sideboards)])
