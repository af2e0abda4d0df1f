"""Which cards count after the corruption checks, and which shown ones do. [WIN-33, WIN-52]"""

import difflib
from collections import Counter
from dataclasses import dataclass

from msgspec.structs import replace

from wizardhaven.cli.council_file import Card, Council, Player, Shown
from wizardhaven.engine.questions import Procedure, Standing, Tally, points_towards_call
from wizardhaven.engine.values import KINDS, Edition, usual_half_limit
from wizardhaven.errors import BrokenFile
from wizardhaven.vocabulary.terms import PlayerKind, Points


@dataclass(frozen=True)
class Ignored:
    """A shown card that takes nothing off, and why."""

    card: str
    reason: str


@dataclass(frozen=True)
class Part:
    """One player's part in the reckoning."""

    player: Player
    lost: tuple[str, ...]
    shown_against: tuple[str, ...]
    ignored: tuple[Ignored, ...]
    standing: Standing
    towards_call: int
    """His points before the checks as far as they count towards a call. [WIN-23 to WIN-25]"""


@dataclass(frozen=True)
class Risk:
    """A character whose check may fail, and the points that would go with him."""

    character: str
    corruption: int
    points: int


def procedure_of(council: Council) -> Procedure:
    half_limit = council.half_limit or usual_half_limit(council.edition)
    return Procedure(council.edition, council.level, half_limit, council.tournament)


def parts(council: Council) -> tuple[Part, Part]:
    """Both players, each with what the other one shows against him."""
    first, second = council.players
    if first.name == second.name:
        raise BrokenFile(f"players 2, name: both players are called {first.name!r}.")
    procedure = procedure_of(council)
    return _part(first, second, procedure), _part(second, first, procedure)


def labels(cards: tuple[Card, ...]) -> list[str]:
    """A card's name, or its name with #2, #3 for a further copy."""
    seen: Counter[str] = Counter()
    result: list[str] = []
    for card in cards:
        seen[card.name] += 1
        result.append(card.name if seen[card.name] == 1 else f"{card.name} #{seen[card.name]}")
    return result


def checking(player: Player) -> list[str]:
    """The characters that can be asked for a corruption check, by label. [WIN-29]"""
    checks = [label for label, card in _labelled(player) if card.source is Points.CHARACTER]
    if player.avatar and not player.avatar_eliminated and KINDS[player.kind].avatar_checks:
        return [player.avatar, *checks]
    return checks


def with_failure(council: Council, character: str) -> Council:
    """The same council in which one more character has failed his check."""
    owners = [player for player in council.players if character in checking(player)]
    if len(owners) == 1:
        failing = replace(owners[0], failed=(*owners[0].failed, character))
        players = tuple([failing if player is owners[0] else player for player in council.players])
        return replace(council, players=players)
    if owners:
        raise BrokenFile(f"Both players have {character!r}: write it under `failed` in the file.")
    everyone = [name for player in council.players for name in checking(player)]
    raise BrokenFile(_no_such("--fail", character, everyone))


def risks(player: Player) -> list[Risk]:
    """Who can fail without modifiers, and what that would cost. [COR-01, COR-04, WIN-33]"""
    least = 2 if KINDS[player.kind].avatar_checks else 4
    found: list[Risk] = []
    for character in checking(player):
        taken = _taken_along(player, character)
        corruption = sum([card.corruption for _, card in taken])
        if corruption >= least:
            found.append(Risk(character, corruption, sum([worth(card, player.kind) for _, card in taken])))
    return found


def _part(player: Player, opponent: Player, procedure: Procedure) -> Part:
    _check_controllers(player)
    _check_points(player)
    lost = _lost(player)
    kept = [card for label, card in _labelled(player) if label not in lost]
    shown, ignored = _duplicates(opponent.reveals, player, kept, procedure)
    points: Counter[Points] = Counter()
    for card in kept:
        points[card.source] += worth(card, player.kind)
    eliminated = player.avatar_eliminated or player.avatar in player.failed
    standing = Standing(Tally(dict(points)), len(shown), eliminated)
    return Part(player, lost, shown, ignored, standing, _towards_call(player))


def worth(card: Card, kind: PlayerKind) -> int:
    """What a card is worth to such a player: what the file says, or what he makes of the printed points."""
    if card.printed is None:
        return card.points
    page = KINDS[kind]
    if card.source is Points.KILL and card.starred != page.starred_foes:
        return 0  # [WIN-64]
    if page.others_are_worth_one:
        return card.printed if card.stage else min(card.printed, 1)  # [WIN-61]
    if card.source is Points.ITEM and card.alignment in page.unused_items:
        return (card.printed + 1) // 2  # [WIN-58, WIN-59, WIN-60]
    return card.printed


def _towards_call(player: Player) -> int:
    """All but what lies in the Under-deeps, which only a Balrog counts. [WIN-24, WIN-25, UND-13]"""
    counted = [card for card in player.cards if KINDS[player.kind].counts_below or not card.below]
    tally = Tally({Points.MISCELLANEOUS: sum([worth(card, player.kind) for card in counted])})
    return points_towards_call(Standing(tally, 0, player.avatar_eliminated))


def _check_points(player: Player) -> None:
    for card in player.cards:
        if card.points and card.printed is not None:
            raise BrokenFile(f"{player.name}, {card.name}: tell either `points` or `printed`.")


def _labelled(player: Player) -> list[tuple[str, Card]]:
    return list(zip(labels(player.cards), player.cards, strict=True))


def _check_controllers(player: Player) -> None:
    characters = [label for label, card in _labelled(player) if card.source is Points.CHARACTER]
    if player.avatar and not player.avatar_eliminated:
        characters.append(player.avatar)
    for card in player.cards:
        if card.controlled_by is not None and card.controlled_by not in characters:
            place = f"{player.name}, {card.name}, controlled_by"
            raise BrokenFile(_no_such(place, card.controlled_by, characters))


def _lost(player: Player) -> tuple[str, ...]:
    """A character that fails takes along what he controls, except followers. [WIN-33]"""
    for character in player.failed:
        if character == player.avatar and character not in checking(player):
            raise BrokenFile(f"{player.name}, failed: {character} makes no corruption check here.")
        if character not in checking(player):
            raise BrokenFile(_no_such(f"{player.name}, failed", character, checking(player)))
    lost = {label for character in player.failed for label, _ in _taken_along(player, character)}
    return tuple([label for label, _ in _labelled(player) if label in lost])


def _taken_along(player: Player, character: str) -> list[tuple[str, Card]]:
    return [
        (label, card)
        for label, card in _labelled(player)
        if label == character or (card.controlled_by == character and card.source is not Points.CHARACTER)
    ]


def _duplicates(
    reveals: tuple[str | Shown, ...], player: Player, kept: list[Card], procedure: Procedure
) -> tuple[tuple[str, ...], tuple[Ignored, ...]]:
    shown: list[str] = []
    ignored: list[Ignored] = []
    for reveal in reveals:
        card = reveal if isinstance(reveal, Shown) else Shown(reveal)
        reason = _why_not_a_duplicate(card, player, kept, procedure)
        if reason is None:
            shown.append(card.name)
        else:
            ignored.append(Ignored(card.name, reason))
    return tuple(shown), tuple(ignored)


def _why_not_a_duplicate(card: Shown, player: Player, kept: list[Card], procedure: Procedure) -> str | None:
    """What keeps a shown card from taking a point off; None if nothing does. [WIN-52]"""
    matched = card.manifestation_of or card.name
    names = [own.name for own in player.cards]
    if matched not in names:
        raise BrokenFile(_no_such(f"reveals, {card.name}, against {player.name}", matched, names))
    in_play = [own for own in kept if own.name == matched]
    current = procedure.edition is Edition.CURRENT
    if not procedure.modifies_totals:
        return "the starter rules know no duplicates"
    if not in_play:
        return f"{matched} is no longer in play"
    if not in_play[0].unique:
        return f"{matched} is not unique"
    if current and worth(in_play[0], player.kind) < 1:
        return f"{matched} gives no points"
    if matched != card.name and not current:
        return "this edition does not count other manifestations"
    return None


def _no_such(place: str, name: str, known: list[str]) -> str:
    nearest = difflib.get_close_matches(name, known, n=3, cutoff=0.0)
    offer = f"; the nearest are {', '.join(nearest)}" if nearest else ""
    return f"{place}: there is no {name!r} here{offer}."
