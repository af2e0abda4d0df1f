"""Corruption checks, factions to be won over, attempts on the opponent's cards. [COR-02, INF-01, INF-09]"""

from __future__ import annotations

from wizardhaven.engine.questions import (
    check_parts,
    corruption_parts,
    corruption_points,
    is_kept,
    may_only_tap,
    value_to_exceed,
)
from wizardhaven.engine.steps import RollAgainst, RollCheck
from wizardhaven.engine.values import (
    IN_PLAY,
    NONE,
    POINTS,
    Attempt,
    CardId,
    CheckAtHand,
    Table,
    parts_of,
    total,
)
from wizardhaven.protocol.ledgers.dice import LOWEST, THROWS, Brought, at_least, good, runs
from wizardhaven.protocol.ledgers.lines import lines
from wizardhaven.protocol.ledgers.phrases import Phrase
from wizardhaven.protocol.ledgers.speech import Speech
from wizardhaven.protocol.ledgers.sums import attempt_parts, winning_parts
from wizardhaven.protocol.shapes import Against, Ledger, Outcome
from wizardhaven.vocabulary.terms import Check


def check_ledgers(speech: Speech, check: CheckAtHand) -> list[Ledger]:
    """The check that has been declared and not yet rolled."""
    table = speech.table
    if check.kind is Check.CORRUPTION:
        return _corruption(speech, check) if table.cards[check.character].place == IN_PLAY else []
    if table.attempt is not None:
        return attempt_ledgers(speech, table.attempt)
    if check.kind is Check.INFLUENCE and check.against != NONE:
        return _faction(speech, check.character, check.against)
    return []


def _corruption(speech: Speech, check: CheckAtHand) -> list[Ledger]:
    table = speech.table
    character = check.character
    points = corruption_parts(table, character)
    parts = check_parts(table, character, Check.CORRUPTION, cause=check.cause)
    parts.extend(parts_of(check.added))
    outcomes = _of_corruption(speech, character, total(parts))
    passing = [outcome.from_ for outcome in outcomes if outcome.tone == "good"]
    label = speech.say(Phrase.CORRUPTION_POINTS, character)
    made = Ledger(
        "corruption",
        speech.say(Phrase.CORRUPTION_CHECK, character),
        speech.anchor(character),
        "COR-02",
        lines(speech, parts, character),
        total(parts),
        Against(label, total(points)),
        min(passing) if passing else max(LOWEST, total(points) - total(parts) + 1),
        good(outcomes),
        outcomes,
    )
    bearing = Ledger(
        "corruption",
        label,
        speech.anchor(character),
        "COR-01",
        lines(speech, points, character),
        total(points),
    )
    return [made, bearing]


def corruption_odds(table: Table, check: CheckAtHand) -> int:
    """How many of the 36 throws pass a corruption check."""
    character = check.character
    added = total(check_parts(table, character, Check.CORRUPTION, cause=check.cause)) + check.modifier
    needed = corruption_points(table, character) - added + 1
    if _is_safe(table, character) or may_only_tap(table, character):
        needed -= 2
    return at_least(needed)


def _of_corruption(speech: Speech, character: CardId, added: int) -> tuple[Outcome, ...]:
    """More than his points passes; less costs him, by how much depends on who he is. [COR-02]"""
    table = speech.table
    points = corruption_points(table, character)
    safe = _is_safe(table, character)
    brought: list[Brought] = []
    for throw in THROWS:
        short = points - throw - added
        if short < 0:
            brought.append(("good", speech.say(Phrase.PASSES, character), "COR-02"))
        elif short < 2 and may_only_tap(table, character):
            brought.append(("good", speech.say(Phrase.PASSES_TAPPED, character), "COR-05"))
        elif safe and short < 2:
            brought.append(("good", speech.say(Phrase.PASSES_KEPT, character), "COR-09"))
        elif _fails_otherwise(table, character):
            brought.append(("bad", speech.say(Phrase.FAILS_OTHERWISE, character), "COR-02"))
        elif _perhaps_falls(table, character, short):
            brought.append(("bad", speech.say(Phrase.FAILS_MAY_FALL, character), "COR-16"))
        else:
            lost = table.printed[character].avatar or short >= 2
            cost = Phrase.FAILS_ELIMINATED if lost else Phrase.FAILS_DISCARDED
            brought.append(("bad", speech.say(cost, character), "COR-02"))
    return runs(brought)


def _is_safe(table: Table, character: CardId) -> bool:
    """Whether a check that would have him discarded counts as passed. [COR-09]"""
    if table.printed[character].avatar or _fails_otherwise(table, character):
        return False
    return is_kept(table, character)


def _perhaps_falls(table: Table, wizard: CardId, short: int) -> bool:
    """Whether he would fall if his player's sideboard holds what it takes, which nobody else may know.

    [COR-16]
    """
    if not table.settings.wizard_may_fall or not table.printed[wizard].avatar or short > 1:
        return False
    return table.kinds[table.owners[wizard]].avatar_may_fall


def _fails_otherwise(table: Table, character: CardId) -> bool:
    """Whether the card that asked for the check says itself what failing costs."""
    for step in reversed(table.stack):
        if isinstance(step, RollCheck) and step.character == character:
            return bool(step.failing)
    return False


def faction_needed(table: Table, character: CardId, card: CardId) -> int | None:
    """What the dice must show for the character to win the faction; None if it is no faction."""
    faction = table.printed[card].faction
    if faction is None:
        return None
    return faction.influence_number - total(winning_parts(table, character, card)) + 1


def _faction(speech: Speech, character: CardId, card: CardId) -> list[Ledger]:
    table = speech.table
    faction = table.printed[card].faction
    needed = faction_needed(table, character, card)
    if faction is None or needed is None or table.cards[character].place != IN_PLAY:
        return []
    parts = winning_parts(table, character, card)
    won: Brought = ("good", speech.say(Phrase.WON_OVER, card), "SITE-30")
    lost: Brought = ("bad", speech.say(Phrase.NOT_WON_OVER, card), "SITE-30")
    return [
        Ledger(
            "influence",
            speech.say(Phrase.INFLUENCE, card, character),
            speech.anchor(card),
            "INF-01",
            lines(speech, parts, character, Phrase.INFLUENCE_OF),
            total(parts),
            Against(speech.say(Phrase.INFLUENCE_NUMBER, card), faction.influence_number),
            max(LOWEST, needed),
            at_least(needed),
            runs([won if throw >= needed else lost for throw in THROWS]),
        )
    ]


def attempt_ledgers(speech: Speech, attempt: Attempt) -> list[Ledger]:
    """An attempt on a card of the opponent's: both roll, so that only the second roll can be reckoned."""
    table = speech.table
    check = table.check
    if attempt.sure or (check is not None and check.canceled):
        return []
    if table.cards[attempt.target].place not in (IN_PLAY, POINTS):
        return []
    parts = attempt_parts(table, attempt)
    value = value_to_exceed(table, attempt)
    outcomes = _of_second_roll(speech, attempt, total(parts) - value)
    return [
        Ledger(
            "influence",
            speech.say(Phrase.INFLUENCE, attempt.target, attempt.character),
            speech.anchor(attempt.target),
            "INF-09",
            lines(speech, parts, attempt.character, Phrase.INFLUENCE_OF),
            total(parts),
            Against(speech.say(Phrase.TO_EXCEED), value),
            None,
            good(outcomes) if outcomes else None,
            outcomes,
        )
    ]


def _of_second_roll(speech: Speech, attempt: Attempt, ahead: int) -> tuple[Outcome, ...]:
    """The opponent's roll is taken off the first: the attempt succeeds with a low one. [INF-09]"""
    rolling = speech.table.stack[-1]
    if not isinstance(rolling, RollAgainst):
        return ()
    succeeds: Brought = ("good", speech.say(Phrase.ATTEMPT_SUCCEEDS, attempt.target), "INF-11")
    fails: Brought = ("bad", speech.say(Phrase.ATTEMPT_FAILS, attempt.target), "INF-11")
    return runs([succeeds if rolling.first - throw + ahead > 0 else fails for throw in THROWS])
