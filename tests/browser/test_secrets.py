"""The key to a seat stays in the link: neither requests nor cookies carry it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.seat import lay_table


def test_the_key_never_leaves_the_fragment(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.url} {request.headers}"))
    page.on("websocket", lambda line: asked.append(line.url))
    seat = lay_table(page)
    seat.answer(1)
    page.reload()
    seat.main.wait_for()
    key = page.evaluate("location.hash").removeprefix("#")
    assert len(key) > 30
    assert any("/play" in one for one in asked)
    assert not any(key in one.split("#")[0] or key in one.partition(" ")[2] for one in asked)
    assert page.context.cookies() == []
    assert page.evaluate("document.cookie") == ""
