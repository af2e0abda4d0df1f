"""How a run of all stories tells of a field that is set by a card and played by nobody."""

from __future__ import annotations

from dataclasses import dataclass

from tests.words.reading import Watch
from tests.words.session import Findings


@dataclass(frozen=True)
class Howl:
    """A word of a language that nobody plays but this module."""

    loud: bool = False
    long: bool = False


def test_a_field_that_nobody_reads_is_named() -> None:
    watch = Watch([("Howl", "loud"), ("Howl", "long")], played_by=(__name__,))
    watch.begin([Howl])

    heard = Howl(loud=True, long=True).loud

    assert heard
    assert watch.unread == {("Howl", "long")}


@dataclass(frozen=True)
class Whisper:
    """Another one."""

    soft: bool = False


def test_who_reads_only_the_default_has_not_played_the_field() -> None:
    watch = Watch([("Whisper", "soft")], played_by=(__name__,))
    watch.begin([Whisper])

    heard = Whisper().soft

    assert not heard
    assert watch.unread == {("Whisper", "soft")}


@dataclass(frozen=True)
class Rumour:
    """One that is read by somebody who does not play."""

    wild: bool = False


def test_who_only_tells_of_a_field_has_not_played_it() -> None:
    watch = Watch([("Rumour", "wild")], played_by=("wizardhaven.engine.",))
    watch.begin([Rumour])

    told = Rumour(wild=True).wild

    assert told
    assert watch.unread == {("Rumour", "wild")}


@dataclass(frozen=True)
class Echo:
    """One that is compared."""

    times: int = 1


def test_whoever_compares_whole_words_is_named() -> None:
    watch = Watch([("Echo", "times")], played_by=(__name__,))
    watch.begin([Echo])

    found = Echo(2) in (Echo(3), Echo(2))

    assert found
    assert [place.startswith(__name__) and place.endswith(" Echo") for place in watch.comparisons] == [True]


def test_what_one_process_of_a_run_has_read_is_played() -> None:
    findings = Findings()

    findings.add(["Item.no_points_for", "Site.stored_for"], [])
    findings.add(["Item.no_points_for"], ["wizardhaven.engine.queries.sites.sites:143 Permit"])

    assert findings.faults() == [
        "Item.no_points_for is set by a card and played by nothing",
        "wizardhaven.engine.queries.sites.sites:143 Permit is compared whole",
    ]


def test_a_run_that_was_not_watched_has_no_faults() -> None:
    assert Findings().faults() == []
