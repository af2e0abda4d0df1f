"""Two people at one table, each in a browser of their own, and a third who watches."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visit
from tests.browser.hearing import Ears
from tests.browser.seat import HAND, OUTCOME, QUESTION, Seat, sat_down
from wizardhaven.decks.shelf import deck
from wizardhaven.decks.writing import written as deck_text

ROUNDS = 2
"""So many answers, and the companies have set out."""
DECKS = ("challenge-a", "challenge-e")


def copied(page: Page, label: str) -> str:
    """The link that the page copies, taken from the clipboard."""
    link = page.locator(".link").filter(has=page.get_by_label(label))
    link.get_by_role("button", name="Copy the link").click()
    expect(link.get_by_role("button", name="Copied")).to_be_visible()
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def test_a_friend_comes_by_a_link_and_both_play_again(visit: Visit, house: House) -> None:
    ana, bo, watcher = visit(), visit(), visit()
    ana.goto(house.address)
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_role("button", name="Lay out the table").click()
    invitation = copied(ana, "Link for your friend")
    watching = copied(ana, "Link for those who only want to watch")

    bo.goto(invitation)
    expect(bo.get_by_role("heading", name="Ana invites you to a game")).to_be_visible()
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    watcher.goto(watching)

    for page, other in ((ana, "Bo"), (bo, "Ana")):
        expect(page.locator("[data-posture=draft]")).to_be_visible()
        expect(page.locator("[data-zone=opponent]")).to_contain_text(other)
        expect(page.get_by_text("one person is watching").first).to_be_attached()
    expect(watcher.get_by_text("You are watching").first).to_be_attached()
    expect(watcher.locator("[data-main]")).to_have_count(0)
    assert secret(bo.url) not in (secret(invitation), secret(watching), secret(ana.url))

    bo.get_by_role("button", name="Leave or concede").click()
    bo.get_by_role("button", name="Concede the game").click()
    expect(ana.locator(OUTCOME)).to_contain_text("You have won")
    expect(bo.locator(OUTCOME)).to_contain_text("You have lost")
    expect(watcher.locator(OUTCOME)).to_contain_text("Ana has won")

    before = [page.url for page in (ana, bo)]
    ana.locator(OUTCOME).get_by_role("button", name="Another game").click()
    expect(bo.locator(OUTCOME)).to_contain_text("Ana would like another game.")
    bo.locator(OUTCOME).get_by_role("button", name="Another game").click()
    for page, old in zip((ana, bo), before, strict=True):
        expect(page.locator("[data-posture=draft]")).to_be_visible()
        expect(page.locator(OUTCOME)).to_have_count(0)
        assert page.url != old
    table = [page.url.partition("#")[2].partition(".")[0] for page in (ana, bo)]
    assert table[0] == table[1]

    watcher.goto(invitation)
    expect(watcher.get_by_text("Somebody has taken this seat already")).to_be_visible()
    bo.goto(invitation)
    expect(bo.locator(OUTCOME)).to_contain_text("You have lost")


def test_a_new_key_shuts_out_whoever_sits_in_the_same_seat(visit: Visit, house: House) -> None:
    link = f"{house.address}#{house.tables['shared'].own}"
    mira, intruder = visit(), visit("de")
    mira.goto(link)
    expect(mira.locator("[data-main]")).to_be_visible()
    window = mira.context.new_page()
    window.goto(link)
    expect(window.locator("[data-main]")).to_be_visible()
    expect(mira.get_by_text("Your seat is also open elsewhere")).to_have_count(0)

    intruder.goto(link)
    expect(intruder.get_by_text("Dein Platz ist auch anderswo offen")).to_be_visible()
    expect(mira.get_by_text("Your seat is also open elsewhere")).to_be_visible()
    mira.get_by_role("button", name="Renew the key").click()

    expect(intruder.get_by_text("Der Schlüssel dieses Platzes wurde anderswo erneuert")).to_be_visible()
    expect(intruder.locator("[data-posture]")).to_have_count(0)
    expect(mira.get_by_text("Your seat has a new key")).to_be_visible()
    expect(mira.get_by_text("Your seat is also open elsewhere")).to_have_count(0)
    assert mira.url != link
    expect(window.locator("[data-main]")).to_be_visible()
    expect(window).to_have_url(mira.url)  # the windows of one browser go along
    mira.reload()
    expect(mira.locator("[data-main]")).to_be_visible()


def secret(link: str) -> str:
    return link.rpartition(".")[2]


def test_nobody_is_told_the_hand_of_the_other(visit: Visit, house: House) -> None:
    keys = house.tables["two people"]
    pages = visit(), visit(), visit()
    ears = [Ears(page) for page in pages]
    mira = sat_down(pages[0], house.address, keys.own)
    pages[1].goto(f"{house.address}#{keys.other}")
    pages[2].goto(f"{house.address}#{keys.watching}")
    for page in pages[1:]:
        expect(page.locator(QUESTION)).to_contain_text("Mira chooses")
    for _ in range(ROUNDS):
        mira.answer(1)
    expect(pages[1].locator(QUESTION)).to_contain_text("What threatens")  # what comes before passes by itself
    Seat(pages[1]).give()

    assert ears[0].hand(1) == ears[1].hand(0) == ears[2].hand(0) == ears[2].hand(1) == []
    for seat in (0, 1):
        secrets = secrets_of(pages[seat], ears[seat].hand(seat), DECKS[1 - seat])
        assert len(secrets) >= 2
        for other in (1 - seat, 2):
            shown = pages[other].content()
            assert [name for name in secrets if name in shown] == []
            faces = "".join(ears[other].frames)
            assert [name for name in secrets if f'"name":"{name}"' in faces] == []
    expect(pages[2].locator(HAND)).to_have_count(0)


def secrets_of(page: Page, hand: list[str], other: str) -> list[str]:
    """The cards in a hand that nobody else can know: no copy lies on the table or is in the other deck.

    Nor is it another copy of an avatar who has been revealed: his name stands beside his player's.
    """
    known = page.locator("[data-posture]").inner_html() + deck_text(deck(other))
    revealed = page.locator(".avatar").all_inner_texts()
    return [name for name in hand if name not in known and name not in revealed]


def test_what_cannot_be_undone_is_taken_back_if_the_other_agrees(visit: Visit, house: House) -> None:
    keys = house.tables["taken back"]
    mira, bo = visit(), visit("de")
    sat_down(mira, house.address, keys.own)
    bo.goto(f"{house.address}#{keys.other}")
    expect(bo.locator(QUESTION)).to_contain_text("Mira wählt")
    expect(mira.locator(QUESTION)).to_have_text("How does Glorfindel II face it?")
    mira.locator("[data-main]").click()
    expect(mira.locator(QUESTION)).to_have_text("Anything to do before the next strike?")

    ask_back = mira.get_by_role("button", name="Ask to take it back")
    asked = bo.get_by_role("alert").filter(
        has_text="Mira möchte die letzte Wahl zurücknehmen. Einverstanden?"
    )
    ask_back.click()
    expect(mira.get_by_text("Bo is asked whether you may take back your last choice.")).to_be_visible()
    asked.get_by_role("button", name="Nein").click()
    expect(mira.get_by_text("Bo is asked whether you may take back your last choice.")).to_have_count(0)
    expect(mira.locator(QUESTION)).to_have_text("Anything to do before the next strike?")

    ask_back.click()
    asked.get_by_role("button", name="Ja").click()
    expect(mira.locator(QUESTION)).to_have_text("How does Glorfindel II face it?")
    expect(asked).to_have_count(0)


def test_whoever_asks_to_wait_is_asked_at_the_next_window(visit: Visit, house: House) -> None:
    keys = house.tables["asked to wait"]
    pages = visit(), visit()
    mira = sat_down(pages[0], house.address, keys.own)
    bo = pages[1]
    bo.goto(f"{house.address}#{keys.other}")
    expect(bo.locator(QUESTION)).to_contain_text("Mira chooses")
    bo.keyboard.press("w")
    expect(bo.get_by_text("You are asked at the next window, whatever you hold.")).to_be_visible()

    mira.give(1)
    expect(bo.locator(QUESTION)).not_to_contain_text("Mira chooses")
    expect(bo.locator("[data-main]")).to_be_visible()
