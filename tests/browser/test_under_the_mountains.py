"""Agents, prisoners and the Under-deeps, as they are met at the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.seat import Seat, sat_down

ONLY_HERS = ("Deallus", "Gisulf", "Woffung")
"""Agents that the other deck does not have."""
NAMES = re.compile("|".join([*ONLY_HERS, "Bill Ferny", "Leamon"]))


def test_whoever_has_hidden_agents_sees_them_on_the_map_with_their_way(sit: Callable[[str], Seat]) -> None:
    seat = sit("agents")
    page = seat.page

    hidden = page.locator(".figure.down")
    assert hidden.count() >= 2
    expect(hidden.first).to_contain_text(NAMES)
    assert page.locator(".path .trail").count() >= 1
    expect(page.locator(".legend")).to_contain_text("only you see this")


def test_hidden_agents_are_chosen_beside_the_company_that_they_threaten(sit: Callable[[str], Seat]) -> None:
    seat = sit("agents")
    found = NAMES.search(seat.page.locator(".figure.down").first.text_content() or "")
    assert found is not None
    agents = seat.page.get_by_role("region", name="Your agents").get_by_role("button")
    agent = agents.filter(has_text=found[0])

    agent.click()

    expect(agent).to_have_attribute("data-state", "chosen")
    expect(seat.page.locator("[data-zone=ask]")).to_contain_text("Your face-down agent at")
    assert all(found[0] in line for line in seat.lines.all_text_contents())
    seat.press("Escape")


def test_the_other_player_learns_nothing_of_hidden_agents(visit: Visit, house: House) -> None:
    keys = house.tables["agents"]
    own = sat_down(visit(), house.address, keys.own).page
    hidden = " ".join(own.locator(".figure.down").all_text_contents())
    names = [name for name in ONLY_HERS if name in hidden]
    page = visit()
    page.goto(f"{house.address}#{keys.other}")
    strip = page.locator("[data-zone=opponent]")

    expect(strip.get_by_role("list", name="Agents that lie face-down")).to_contain_text("whereabouts unknown")
    assert names
    told = page.content()
    assert [name for name in names if name in told] == []


def test_a_hidden_agent_moves_on_by_keys_alone(sit: Callable[[str], Seat]) -> None:
    seat = sit("agents by keys")
    page = seat.page
    agent = page.get_by_role("button", name=re.compile("^your agent .*can be chosen$")).first
    found = NAMES.search(agent.text_content() or "")
    assert found is not None

    agent.focus()
    seat.press("Enter")
    move = page.get_by_role("button", name=re.compile("Move ")).first
    move.focus()
    seat.press("Enter")
    moment = seat.moment
    for _ in range(4):
        if seat.main.get_attribute("aria-disabled") == "false":
            break
        seat.lines.first.focus()
        seat.press("Enter")
    seat.main.focus()
    seat.press("Enter")
    seat.after(moment)

    assert f"{found[0]} is about to act." in " ".join(seat.story).replace("\n", "")


def test_a_company_below_is_seen_below_and_its_tunnels_are_lit(sit: Callable[[str], Seat]) -> None:
    seat = sit("below")
    page = seat.page

    assert page.locator(".cave").count() == 10
    expect(page.locator(".token:not(.foe)").first).to_be_visible()
    expect(page.locator(".roll.offered").first).to_be_visible()
    page.locator("[data-zone=map] [role=application]").focus()
    seat.press("t")
    expect(page.locator(".cave")).to_have_count(0)
    expect(
        page.get_by_role("button", name=re.compile("Show the Under-deeps.*compan(y|ies) there"))
    ).to_be_visible()
    seat.press("t")
    expect(page.locator(".cave")).to_have_count(10)


def test_the_way_through_a_tunnel_is_chosen_on_the_map(sit: Callable[[str], Seat]) -> None:
    seat = sit("going on below")
    page = seat.page
    goal = page.get_by_role("button", name=re.compile(r"^The Under-grottos.*\(roll 8\).*can be chosen$"))

    goal.focus()
    seat.press("Enter")
    moment = seat.moment
    seat.main.click()
    seat.after(moment)

    expect(page.locator(".goal")).to_contain_text("The Under-grottos")


def test_prisoners_are_listed_with_the_way_to_free_them(sit: Callable[[str], Seat]) -> None:
    seat = sit("rescue")
    page = seat.page
    prison = page.locator("[data-prison]")

    expect(prison.get_by_text("How to free them")).to_be_visible()
    expect(prison.locator("ol li").first).to_contain_text("Enter ")
    expect(prison.locator("ol li").last).to_contain_text("Tap an untapped character")
    moment = seat.moment
    page.get_by_role("button", name=re.compile("Try to free the prisoners")).click()
    seat.main.click()
    seat.after(moment)

    expect(page.locator("[data-posture]")).to_have_attribute("data-posture", "duel")
