"""The workshop through the page: a deck brought in, its fault mended, handed out, and played with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visit
from tests.browser.test_accessible import check
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.reading import read
from wizardhaven.decks.files.writing import written_as
from wizardhaven.decks.shelf import deck

OURS = deck("challenge-a")
GLAMDRING, GREAT_SHIP, LESSER_RING = "TW-244", "TW-248", "TW-266"


def brought_in() -> bytes:
    """Challenge Deck A as GCCG writes it, with two German names that two cards share, and Glamdring twice."""
    twice = replace(OURS, sideboard=(*OURS.sideboard, GLAMDRING))
    text = written_as(twice, Form.GCCG).decode("latin-1")
    text = text.replace("3 Concealment (TW)", "3 Versteck (TW)").replace(
        "1 Great Ship (TW)", "1 Geringerer Ring"
    )
    return text.encode("latin-1")


def expected() -> Deck:
    ring = tuple([LESSER_RING if code == GREAT_SHIP else code for code in OURS.resources])
    return replace(OURS, resources=ring)


def open_shelf(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="To the workshop").click()
    expect(page.get_by_role("heading", name="Your decks")).to_be_visible()


def bring_in(page: Page, file: Path) -> None:
    page.get_by_role("button", name="Bring in", exact=True).click()
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("heading", name="2 lines wait for you").first).to_be_visible()


def test_a_file_is_brought_in_mended_handed_out_and_played_with(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    server.start()
    page = visit(free=True)
    file = tmp_path / "stewards.deck"
    file.write_bytes(brought_in())
    open_shelf(page, server)
    check(page)

    bring_in(page, file)
    check(page)
    page.get_by_role("group", name="3 Versteck (TW)").get_by_role("button", name="Concealment").click()
    page.get_by_role("group", name="1 Geringerer Ring").get_by_role("button", name="Lesser Ring").click()
    expect(page.get_by_role("status").filter(has_text="Everything is read")).to_be_visible()
    page.get_by_role("button", name="Put it on the shelf").click()

    rules = page.get_by_role("complementary", name="Deck check")
    expect(rules.get_by_role("heading", name="One thing to put right")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Take 1 Glamdring from the sideboard.").click()
    expect(rules.get_by_role("heading", name="Everything is in order")).to_be_visible()

    page.get_by_role("button", name="Hand out").click()
    page.get_by_role("button", name="GCCG", exact=True).click()
    expect(page.get_by_role("button", name="Download challenge-deck-a")).to_be_visible()
    check(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download challenge-deck-a").click()
    assert (
        read(Path(download.value.path()).read_bytes(), download.value.suggested_filename).deck == expected()
    )
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Play with it").first.click()
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.locator("#decision")).to_be_visible()


def test_keys_change_a_row_and_take_it_back(server: Server, visit: Visit, tmp_path: Path) -> None:
    server.start()
    page = visit()
    file = tmp_path / "stewards.deck"
    file.write_bytes(brought_in())
    open_shelf(page, server)
    bring_in(page, file)
    page.get_by_role("button", name="Put it on the shelf as it is").click()
    row = page.get_by_role("button", name="3 Hobgoblins")
    row.focus()
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="4 Hobgoblins")).to_be_visible()
    page.keyboard.press("-")
    expect(row).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="4 Hobgoblins")).to_be_visible()


def test_a_deck_travels_in_a_link(server: Server, visit: Visit) -> None:
    server.start()
    page = visit()
    open_shelf(page, server)
    page.get_by_role("button", name="Challenge Deck A: Stewards of Gondor").click()
    page.get_by_role("button", name="Hand out").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    friend = visit("de-DE")
    friend.goto(link)
    expect(friend.get_by_role("heading", name="Challenge Deck A: Stewards of Gondor")).to_be_visible()
    friend.get_by_role("button", name="Ins Regal stellen").click()
    expect(friend.get_by_role("heading", name="Alles in Ordnung")).to_be_visible()


def test_the_workshop_in_one_hand(server: Server, visit: Visit) -> None:
    server.start()
    page = visit(size={"width": 390, "height": 844}, free=True, touch=True)
    open_shelf(page, server)
    page.get_by_role("button", name="Challenge Deck A: Stewards of Gondor").tap()
    expect(page.get_by_role("heading", name="Everything is in order")).to_be_visible()
    parts = page.get_by_role("navigation", name="Parts of the workshop")
    for part in ("Numbers", "Sites", "Trials", "Versions", "Notes", "Cards"):
        parts.get_by_role("link", name=part).tap()
        check(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
