import pytest

from tests.bots.playing import match_at
from wizardhaven.bots.conservation import complaints
from wizardhaven.bots.hidden import with_other_secrets
from wizardhaven.engine.state.ids import DECK, HAND, IN_PLAY, PILES, POINTS
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Phase


@pytest.fixture
def table() -> Table:
    return match_at(seed=1, turn=3, phase=Phase.ORGANIZATION).game.table


def test_the_opponents_hand_is_another_of_the_same_size(table: Table) -> None:
    other = with_other_secrets(table, seat=0, seed=5)

    assert sorted(other.pile(1, HAND)) != sorted(table.pile(1, HAND))
    assert [len(pile) for pile in other.piles] == [len(pile) for pile in table.piles]


def test_what_lies_open_stays_as_it_is(table: Table) -> None:
    other = with_other_secrets(table, seat=0, seed=5)

    for place in (IN_PLAY, POINTS):
        assert other.pile(0, place) == table.pile(0, place)
        assert [c for c in other.pile(1, place) if other.printed[c].site is None] == [
            c for c in table.pile(1, place) if table.printed[c].site is None
        ]


def test_of_ones_own_cards_only_the_order_of_the_play_deck_changes(table: Table) -> None:
    other = with_other_secrets(table, seat=0, seed=5)

    assert other.pile(0, DECK) != table.pile(0, DECK)
    assert [set(pile) for pile in other.piles[:PILES]] == [set(pile) for pile in table.piles[:PILES]]


def test_with_other_secrets_every_card_still_has_its_place(table: Table) -> None:
    assert complaints(with_other_secrets(table, seat=1, seed=9)) == []


def test_the_table_itself_keeps_its_secrets(table: Table) -> None:
    before = list(table.piles)

    with_other_secrets(table, seat=0, seed=5)

    assert table.piles == before
