"""Lists as people write them, with every kind of irregularity: each line is understood or reported."""

import tracemalloc
from pathlib import Path

import pytest

from wizardhaven.decks.files.line import Line, State, Why
from wizardhaven.decks.files.reading import read
from wizardhaven.decks.section import Section, cards_in
from wizardhaven.errors import BrokenFile

HERE = Path(__file__).parent
FILES = sorted((HERE / "irregular").iterdir())
VERDICTS = (HERE / "irregular.txt").read_text(encoding="utf-8")
MEGABYTE = 1_000_000


def verdict(line: Line) -> str:
    """What became of a line, in a few words."""
    card = [f"{line.count} {line.card}"] if line.card else []
    section = [line.section.value] if line.section else []
    why = [line.why.value] if line.why else []
    return f"{line.number} {'; '.join([line.state.value, *section, *card, *why])}"


def verdicts(file: Path) -> str:
    """All that is told of a file."""
    try:
        found = read(file.read_bytes(), file.name)
    except BrokenFile as refused:
        return f"== {file.name}\n{refused}\n"
    told = [verdict(line) for line in found.lines if line.state is not State.BLANK]
    whose = f"{found.deck.player.value}, {found.form.value}, {found.letters.value}"
    return "\n".join([f"== {file.name}", f"{found.deck.title}: {whose}", *told, ""])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_line_has_its_verdict(file: Path) -> None:
    assert verdicts(file) in VERDICTS


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_line_is_silent_and_no_card_is_lost(file: Path) -> None:
    try:
        found = read(file.read_bytes(), file.name)
    except BrokenFile:
        return
    assert [line.number for line in found.lines] == list(range(1, len(found.lines) + 1))
    assert all([line.why for line in found.lines if line.waits or line.state is State.REMARK])
    assert sum([len(cards_in(found.deck, section)) for section in Section]) == sum(
        [line.count for line in found.lines if line.card]
    )


def test_a_second_deck_in_the_file_is_not_mixed_into_the_first() -> None:
    found = read((HERE / "irregular" / "two-netmeccg.dck").read_bytes(), "two.dck")

    (waiting,) = found.waiting
    assert (waiting.number, waiting.why) == (14, Why.ANOTHER_DECK)
    assert found.deck.pool == ("TW-123",)


def test_an_avatar_whom_nobody_knows_is_told() -> None:
    found = read(b"# player: wizard\n# avatar: Gandolf\n1 Balin\n", "x")

    assert [line.why for line in found.lines][1] is Why.NO_SUCH_CARD


HOSTILE = {
    "every byte": bytes(range(1, 256)) * 780,
    "one endless line": b"a" * 199_000,
    "endless brackets": b"[" * 199_000,
    "unknown names": b"3 Concealmnt of the thing\n" * 1_900,
    "lost letters": b"1 A?b?c?d?\n" * 1_900,
    "many cards on a line": b"Dodge, Cram, Dodge, Cram, Balin\n" * 1_900,
    "headings only": b"Pool (3)\n" * 1_900,
    "ninety-eight thousand cards": b"98000 Dodge\n" * 1_900,
    "cards without end": b"1 Dodge\n" * 98_000,
    "columns without end": b'3,"' * 60_000,
    "marks upon a letter": ("e" + "\u0301" * 60_000).encode(),
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_files_are_answered_with_little_memory(content: bytes) -> None:
    read(b"1 Balin\n1 Dodg\n", "the catalogue is there")
    tracemalloc.start()
    try:
        told = len(read(content, "x").lines)
    except BrokenFile as refused:
        told = len(str(refused))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert told > 0
    assert peak < 20 * MEGABYTE
