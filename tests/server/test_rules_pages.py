"""The rulebook at the table: in the language of who asks, where it is written in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import house
from wizardhaven.rulebook.entries import entry
from wizardhaven.text.language import Language


@pytest.mark.parametrize("language", Language)
def test_an_entry_of_chapter_10_is_served_in_the_language_that_is_asked_for(
    tmp_path: Path, language: Language
) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            told = (await here.client.get(f"/api/rules/FW-17?language={language.value}")).json()
            written = entry("FW-17", language)
            assert told == {
                "id": "FW-17",
                "title": written.title,
                "chapter": written.chapter,
                "text": written.rule,
                "example": written.example,
                "differs": written.differs,
                "see_also": ["DECK-30", "SET-26"],
                "language": language.value,
            }
            assert told["differs"]

    asyncio.run(story())


def test_an_entry_without_a_translation_is_served_in_english_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:
            for asked in ("?language=de", "?language=fr", "?language=xx", ""):
                told = (await here.client.get(f"/api/rules/CMB-33{asked}")).json()
                assert (told["title"], told["language"]) == ("Sequence step 7a: the strike fails", "en")

    asyncio.run(story())


def test_entries_are_found_by_the_words_of_the_language_and_by_english_ones(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as here:

            async def found(words: str, language: str) -> dict[str, str]:
                rows = (
                    await here.client.get("/api/rules", params={"search": words, "language": language})
                ).json()
                return {row["id"]: f"{row['language']} {row['title']}" for row in rows}

            own = await found("anfangs-entwicklungskarten", "de")
            assert list(own)[:2] == ["FW-17", "FW-87"]
            assert own["FW-17"] == "de Anfangs-Entwicklungskarten"
            assert await found("anfangs-entwicklungskarten", "fr") == {}
            assert "FW-17" in await found("cartes de déchu de départ", "fr")
            both = await found("starting stage cards", "de")
            assert both["FW-17"] == "de Anfangs-Entwicklungskarten"
            assert both["SET-26"].startswith("en ")
            assert (await found("equal totals", "fr"))["WIN-56"] == "fr Totaux égaux"
            assert (await found("the strike fails", "fr"))["CMB-33"].startswith("en Sequence step")

    asyncio.run(story())
