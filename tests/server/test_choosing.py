"""Choosing a deck: each at a glance, judged for the length of the table, whatever form it is in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.house import House, house
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.writing import written_as
from wizardhaven.decks.judging import Standing
from wizardhaven.decks.shelf import deck, deck_names
from wizardhaven.decks.summary import summary
from wizardhaven.decks.writing import written
from wizardhaven.engine.values import GameLength
from wizardhaven.lab.figures import Rate
from wizardhaven.lab.standings import standings
from wizardhaven.server import choosing
from wizardhaven.server.choosing import DeckSeen, NoDeck

OURS = written(deck("challenge-a"))


async def asked(here: House, *decks: str, length: str = "short", language: str = "en") -> bytes:
    answer = await here.ask("/api/decks/seen", {"decks": list(decks), "length": length, "language": language})
    assert answer.status_code == 200, answer.text
    return answer.content


async def seen(here: House, *decks: str, length: str = "short", language: str = "en") -> list[DeckSeen]:
    return msgspec.json.decode(
        await asked(here, *decks, length=length, language=language), type=list[DeckSeen]
    )


def test_all_our_decks_are_ready_for_every_length(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for one in await seen(here, *deck_names()):
                assert (one.standing, len(one.lengths)) == (Standing.READY, 4)
                assert one.begin
                assert one.sites
                assert sum(one.points.values()) > 10

    asyncio.run(story())


def test_a_deck_is_shown_in_the_readers_language_and_in_any_form(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            texts = [
                written_as(deck("challenge-a"), form).decode("latin-1")
                for form in (Form.NETMECCG, Form.CODES)
            ]
            ours, *others = await seen(here, "challenge-a", *texts, language="de")
            assert ours.title == "Challenge Deck A: Die Truchsessen von Gondor"
            for one in others:
                assert one.points == ours.points
                assert one.begin == ours.begin

    asyncio.run(story())


def test_a_deck_is_judged_for_the_length_of_the_table(tmp_path: Path) -> None:
    many = OURS.replace(
        "[sideboard]\n", "[sideboard]\n3 Cave Worm\n3 Slayer\n3 Ghosts\n3 Stirring Bones\n1 River\n"
    )

    async def story() -> None:
        async with house(tmp_path) as here:
            (short,), (long,) = await seen(here, many), await seen(here, many, length="long")
            assert (short.standing, [fault.rule for fault in short.faults]) == (
                Standing.FAULTY,
                ["DECK-09"],
            )
            assert long.standing is Standing.READY
            assert long.lengths == (GameLength.LONG, GameLength.CAMPAIGN)

    asyncio.run(story())


def test_lines_that_wait_and_what_is_no_deck_are_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            (half,) = await seen(here, "1 Balin\n1 Concealmnt\n")
            assert (half.standing, half.waiting) == (Standing.HALF_READ, 1)
            content = await asked(here, "shopping list", "../etc/passwd")
            nothing, unknown = msgspec.json.decode(content, type=list[NoDeck])
            assert nothing.why == "deck is not a deck: none of its 1 lines names a card."
            assert unknown.why

    asyncio.run(story())


def test_how_a_deck_has_done_is_never_told_without_its_interval(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choosing, "standings", lambda: {"challenge-b": Rate(32, 24.0)})

    async def story() -> None:
        async with house(tmp_path) as here:
            fared, new = await seen(here, "challenge-b", "challenge-c", length="campaign", language="fr")
            assert fared.lab is not None
            assert (fared.lab.games, fared.lab.share) == (32, 0.75)
            assert fared.lab.low < 0.75 < fared.lab.high
            assert new.lab is None

    asyncio.run(story())


def test_what_the_lab_has_written_down_is_of_our_decks() -> None:
    assert set(standings()) <= set(deck_names())
    assert all([0 <= rate.won <= rate.games for rate in standings().values()])


def test_a_summary_counts_what_can_be_had_once() -> None:
    found = summary(deck("challenge-a"))
    empty = Deck("Nothing", deck("challenge-a").player, None, (), (), (), (), (), (), ())

    assert (found.resources, found.hazards, found.points["kill"]) == (30, 30, 0)
    assert len(found.after) <= 7
    assert sum(summary(empty).points.values()) == 0
