import pytest

from tests.bots.playing import match_at
from wizardhaven.bots.conservation import complaints
from wizardhaven.engine.changes.piles import move
from wizardhaven.engine.state.ids import (
    ASIDE,
    DECK,
    DECLARED,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    NO_COMPANY,
    PILES,
    CardId,
)
from wizardhaven.engine.state.printed.printed import CHARACTER, SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.terms import Phase


@pytest.fixture
def table() -> Table:
    """Early in a game, with companies on the table and cards in both hands."""
    return match_at(seed=1, turn=3, phase=Phase.ORGANIZATION).game.table


def some(table: Table, kind: int) -> CardId:
    return next(card for card in table.pile(0, IN_PLAY) if table.printed[card].kind == kind)


def test_a_table_somebody_can_reach_adds_up(table: Table) -> None:
    assert complaints(table) == []


def test_a_card_that_is_nowhere_is_missed(table: Table) -> None:
    lost = table.pile(0, DECK)[0]
    table.piles[DECK] = table.pile(0, DECK)[1:]

    assert complaints(table) == [f"{table.printed[lost].name} ({lost}) is nowhere"]


def test_a_card_in_two_piles_is_found(table: Table) -> None:
    doubled = table.pile(0, HAND)[0]
    table.piles[DISCARD] = (*table.pile(0, DISCARD), doubled)

    assert complaints(table) == [
        f"{table.printed[doubled].name} ({doubled}) is in two places, one of them discard pile"
    ]


def test_a_card_in_the_other_players_pile_is_found(table: Table) -> None:
    strayed = table.pile(0, HAND)[0]
    table.piles[HAND] = table.pile(0, HAND)[1:]
    table.piles[PILES + HAND] = (*table.pile(1, HAND), strayed)

    assert "in a pile of the other player: hand" in complaints(table)[0]


def test_a_character_without_a_company_is_found(table: Table) -> None:
    character = some(table, CHARACTER)
    fresh = table.cards[character].copy()
    fresh.company = NO_COMPANY
    table.cards[character] = fresh

    assert any("which does not list it" in complaint for complaint in complaints(table))


def test_a_company_at_a_site_that_is_not_in_play_is_found(table: Table) -> None:
    company = next(iter(table.companies.values()))
    fresh = table.cards[company.site].copy()
    table.piles[company.seat * PILES + IN_PLAY] = tuple(
        [card for card in table.pile(company.seat, IN_PLAY) if card != company.site]
    )
    table.piles[company.seat * PILES + DISCARD] = (*table.pile(company.seat, DISCARD), company.site)
    fresh.place = DISCARD
    table.cards[company.site] = fresh

    assert any("which is not in play" in complaint for complaint in complaints(table))


def test_a_site_nobody_uses_is_found(table: Table) -> None:
    unused = table.pile(0, LOCATION)[0]

    move(table, unused, IN_PLAY)

    assert any("neither a company nor an agent uses it" in complaint for complaint in complaints(table))


def test_a_card_that_was_declared_and_forgotten_is_found(table: Table) -> None:
    forgotten = max(table.pile(1, HAND))

    move(table, forgotten, DECLARED)

    assert any("was declared and forgotten" in complaint for complaint in complaints(table))


def test_an_item_that_its_bearer_does_not_carry_is_found(table: Table) -> None:
    character, item = some(table, CHARACTER), table.pile(0, HAND)[0]
    move(table, item, IN_PLAY)
    fresh = table.cards[item].copy()
    fresh.on = character
    table.cards[item] = fresh

    assert any("which does not carry it once" in complaint for complaint in complaints(table))


def test_a_card_off_to_the_side_without_a_host_is_found(table: Table) -> None:
    strayed = table.pile(0, HAND)[0]
    move(table, strayed, ASIDE)

    assert complaints(table) == [f"{table.printed[strayed].name} ({strayed}) is off to the side with no host"]


def test_a_prisoner_who_is_still_in_a_company_is_found(table: Table) -> None:
    character = some(table, CHARACTER)
    company = table.cards[character].company
    move(table, character, ASIDE)
    fresh = table.cards[character].copy()
    fresh.on = some(table, SITE)
    fresh.company = company
    table.cards[character] = fresh

    assert any("is off to the side and in company" in complaint for complaint in complaints(table))


def test_a_card_that_is_no_item_but_may_never_be_stored_is_found(table: Table) -> None:
    character = some(table, CHARACTER)
    fresh = table.cards[character].copy()
    fresh.never_stored = True
    table.cards[character] = fresh

    assert [complaint for complaint in complaints(table) if "may never be stored" in complaint] != []
