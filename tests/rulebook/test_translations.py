"""What is written of the rulebook in German and French says what it says in English, entry by entry."""

import csv
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.rulebook.chapters import Entry, translated_entries
from wizardhaven.rulebook.entries import FOLDERS, chapters_folder, entry, rulebook
from wizardhaven.text.language import Language

FALLEN_WIZARD = "10-fallen-wizard.md"
WHOLE_CHAPTERS = ("07", "09", "10")
"""The chapters that are written in every language from beginning to end."""
MINION_PLAYERS = {"ringwraith", "balrog"}
"""What concerns them is written in every language, whatever the chapter."""
IDS = tuple(
    [
        one.id
        for one in rulebook().values()
        if one.chapter.startswith(WHOLE_CHAPTERS) or MINION_PLAYERS & {*one.applies_to}
    ]
)
OTHERS = (Language.DE, Language.FR)
EVERY_LANGUAGE = pytest.mark.parametrize("language", OTHERS)
STEPS = {
    Language.EN: ("Given ", "When ", "Then "),
    Language.DE: ("Angenommen, ", "Wenn ", "Dann "),
    Language.FR: ("Étant donné", "Quand ", "Alors "),
}
COMMON_WORDS = {"Half-orcs", "Hobbits", "Wolves"}
"""Names of cards that are also the names of peoples."""
NOT_THE_CARD = {(one, "The Lidless Eye") for one in ("FW-01", "FW-76", "WIN-71", "WIN-72")}
"""Where a name is that of an edition."""


def chapters_in(language: Language) -> list[Path]:
    return sorted((chapters_folder() / FOLDERS[language]).glob("*.md"))


def table_of(language: Language) -> dict[str, tuple[str, ...]]:
    """The closing table: the entries that each difference is said in."""
    text = (chapters_folder() / FOLDERS.get(language, ".") / FALLEN_WIZARD).read_text(encoding="utf-8")
    rows = re.findall(r"^\| (L\d\d) \|.*\| ([^|]+) \|$", text, re.MULTILINE)
    return {number: tuple(re.findall(r"[A-Z]+-\d+", said)) for number, said in rows}


@EVERY_LANGUAGE
def test_the_whole_chapters_and_what_concerns_minion_players_is_written_and_nothing_else(
    language: Language,
) -> None:
    written = [one.id for one in rulebook(language).values() if one.language is language]

    assert tuple(written) == IDS
    assert list(rulebook(language)) == list(rulebook())


@EVERY_LANGUAGE
def test_a_chapter_lies_under_the_name_of_the_english_one_and_leads_there(language: Language) -> None:
    for path in chapters_in(language):
        assert (chapters_folder() / path.name).is_file()
        assert f"](../{path.name})" in path.read_text(encoding="utf-8")


@EVERY_LANGUAGE
def test_an_entry_has_the_same_parts_in_every_language(language: Language) -> None:
    for wanted in IDS:
        original, one = entry(wanted), entry(wanted, language)
        assert one.title, wanted
        assert one.rule, wanted
        assert one.chapter[:3] == original.chapter[:3], wanted
        assert one.rule != original.rule, wanted
        for part, english in zip(parts(one), parts(original), strict=True):
            assert bool(part) == bool(english), (wanted, part, english)
        assert (one.see_also, one.decided_elsewhere) == (original.see_also, original.decided_elsewhere)
        assert (one.sources, one.applies_to) == (original.sources, original.applies_to)


def test_an_example_is_told_in_three_steps_and_perhaps_goes_on() -> None:
    untold = [wanted for wanted in IDS if not entry(wanted).example]

    assert untold == ["GLO-094"]
    for wanted in IDS:
        assert wanted in untold or steps_of(entry(wanted))[:3] == [0, 1, 2], wanted


@EVERY_LANGUAGE
def test_an_example_goes_the_same_steps(language: Language) -> None:
    for wanted in IDS:
        assert steps_of(entry(wanted, language)) == steps_of(entry(wanted)), wanted


def steps_of(one: Entry) -> list[int]:
    """Which step each part of an example is; a part that is none is refused."""
    begins = STEPS[one.language]
    steps = one.example.split(" / ") if one.example else []
    return [[step.startswith(begin) for begin in begins].index(True) for step in steps]


@EVERY_LANGUAGE
def test_the_numbers_and_the_rules_named_are_the_same(language: Language) -> None:
    """A number that is written in digits in English is written in digits, as often, and no other is."""
    for wanted in IDS:
        original, one = parts(entry(wanted)), parts(entry(wanted, language))
        for english, translated in zip(original, one, strict=True):
            assert numbers(translated) == numbers(english), (wanted, translated)


def parts(one: Entry) -> tuple[str, ...]:
    return (one.title, one.rule, one.example, one.differs, one.open_point)


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"[A-Z]+-\d+|[+-]?\d+\*?", text))


@EVERY_LANGUAGE
def test_every_card_named_is_named_as_the_table_names_it(language: Language) -> None:
    names = sorted(card_names(language), key=lambda pair: -len(pair[0]))
    for wanted in IDS:
        said = plain(" ".join(parts(entry(wanted, language))))
        for name, translated in named_in(entry(wanted), names):
            words = re.findall(r"\w{4,}", translated) or re.findall(r"\w+", translated)
            stems = [word[:-2] if len(word) > 4 else word for word in words]
            assert all([re.search(rf"\b{stem}", said) for stem in stems]), (wanted, name, translated)


def card_names(language: Language) -> list[tuple[str, str]]:
    lines = files("wizardhaven.text").joinpath("names.csv").read_text(encoding="utf-8").splitlines()
    rows = [row for row in csv.DictReader(lines) if row["en"] not in COMMON_WORDS]
    return [(plain(row["en"]), plain(row[language.value])) for row in rows]


def named_in(one: Entry, names: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The cards that an English entry names: the longer name where one is part of another."""
    text = plain(" ".join(parts(one)))
    for name, translated in names:
        if name in text and (one.id, name) not in NOT_THE_CARD:
            text, times = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", "", text)
            if times:
                yield name, translated


def plain(text: str) -> str:
    """A text without what typesetters disagree about."""
    for mark, plainer in (("’", "'"), ("“", '"'), ("”", '"'), ("„", '"'), ("\N{NO-BREAK SPACE}", " ")):
        text = text.replace(mark, plainer)
    return text


@pytest.mark.parametrize("path", chapters_in(Language.FR), ids=lambda path: path.stem)
def test_french_is_set_like_french(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert "'" not in text
    assert not re.search(r" [:;?!»]|« |[^\s|\N{NO-BREAK SPACE}-][;?!»](?=\s)", text)


@pytest.mark.parametrize("path", chapters_in(Language.DE), ids=lambda path: path.stem)
def test_german_quotes_like_german(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert not re.search("[\"”']", text)
    assert text.count("„") == text.count("“")


def test_every_difference_of_the_table_is_said_in_its_entry_in_every_language() -> None:
    assert list(table_of(Language.EN)) == [f"L{number:02}" for number in range(1, 45)]
    for number, ids in table_of(Language.EN).items():
        assert ids or number == "L02"  # of Gandalf's mind, not of the rules
        assert all([entry(one).differs for one in ids]), number
        own = [one for one in ids if one.startswith("FW-")]
        assert len(own) == len(ids[:1]), number
        assert all([entry(one, language).differs for one in own for language in OTHERS]), number


@EVERY_LANGUAGE
def test_the_closing_table_is_the_same_in_every_language(language: Language) -> None:
    assert table_of(language) == table_of(Language.EN)


@EVERY_LANGUAGE
def test_an_entry_that_is_not_written_yet_is_the_english_one(language: Language) -> None:
    assert entry("CMB-33", language) is entry("CMB-33")
    assert entry("fw-17", language) is not entry("fw-17")
    with pytest.raises(UnknownName, match="the nearest are FW-89, FW-88, FW-87"):
        entry("FW-90", language)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("# 10 A\n\n### FW-99 B\nRegel.\n", "FW-99 is no entry of the English rulebook"),
        ("# 10 A\n\n### FW-01 B  · applies to: all\nRegel.\n", "line 3: not the heading of an entry"),
        ("# 10 A\n\n### FW-01 B\nRegel.\n- Example: C\n", "'- Example: C' is no part of an entry"),
        ("# 10 A\n\n### FW-01 B\nRegel.\n- Quellen: C\n", "'- Quellen: C' is no part of an entry"),
        ("# 10 A\n\n### FW-01 B\n", "FW-01 has no rule"),
    ],
)
def test_a_broken_chapter_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BrokenFile, match=complaint):
        list(translated_entries("german/10-a.md", text, Language.DE, rulebook()))
