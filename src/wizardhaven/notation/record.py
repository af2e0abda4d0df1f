"""A whole game in one small text file: decks, settings, seed and actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.deck import MOST_CARDS, Deck, Part
from wizardhaven.decks.starting import ready
from wizardhaven.engine.values import DICE, Edition, GameLength, Level, Settings
from wizardhaven.errors import BrokenFile, WizardhavenError
from wizardhaven.game.game import Game
from wizardhaven.notation.actions import action_code, chosen
from wizardhaven.notation.digest import digest
from wizardhaven.vocabulary.terms import PlayerKind

VERSION = 1
LONGEST_COMPLAINT = 200
MOST_DIGITS = 40
"""Of a number: a seed has up to 39."""
YES, NO = "yes", "no"
SINCE = (
    "fallen_wizard_duels",
    "starter_movement_only",
    "only_starter_decks",
    "tournament",
    "roll_for_a_tie",
)
"""What either is agreed or not, and could not always be."""
HEADER = "wizardhaven record"
AGAINST = "against"
"""Before the cards that a deck keeps for Fallen-wizards; most decks have none, and then no such line."""


@dataclass(frozen=True)
class Record:
    """What it takes to play a game again, and the digest of where it led."""

    decks: tuple[Deck, Deck]
    settings: Settings
    seed: int
    actions: tuple[str, ...]
    digest: str


def recorded(
    decks: tuple[Deck, Deck], settings: Settings, seed: int, game: Game, actions: list[str]
) -> Record:
    """The record of a game as far as it has been played."""
    return Record(decks, settings, seed, tuple(actions), digest(game))


def written(record: Record) -> str:
    """The record as text."""
    lines = [f"{HEADER} {VERSION}"]
    for deck in record.decks:
        lines.extend(_deck_lines(deck))
    lines.append(_settings_line(record.settings))
    lines.append(f"seed {record.seed}")
    lines.append(f"actions {len(record.actions)}")
    lines.extend(record.actions)
    lines.append(f"digest {record.digest}")
    return "\n".join(lines) + "\n"


def _settings_line(settings: Settings) -> str:
    """What is agreed; what could not always be agreed is told only if it is."""
    told = [
        f"settings length={settings.length.value} half_limit={settings.half_limit}",
        f"most_turns={settings.most_turns} wizard_may_fall={YES if settings.wizard_may_fall else NO}",
    ]
    if settings.edition is not Edition.CURRENT:
        told.append(f"edition={settings.edition.value}")
    if settings.level is not Level.STANDARD:
        told.append(f"level={settings.level.value}")
    told.extend([f"{name}={YES}" for name in SINCE if getattr(settings, name)])
    return " ".join(told)


def _deck_lines(deck: Deck) -> list[str]:
    lines = [f"deck {deck.player.value} {deck.avatar or '-'} {deck.title}"]
    for part in Part:
        lines.append(f"{part.value} {_counted(deck.part(part))}".strip())
    if deck.against_fallen_wizards:
        lines.append(f"{AGAINST} {_counted(deck.against_fallen_wizards)}")
    return lines


def _counted(codes: tuple[str, ...]) -> str:
    return " ".join([f"{count}x{code}" for code, count in Counter(codes).items()])


def read(text: str, name: str) -> Record:
    """The record in a text; a broken one says which line and why."""
    lines = _Lines(text, name)
    header = lines.next().rsplit(" ", 1)
    if header[0] != HEADER or len(header) != 2:
        raise lines.error(f"a record begins with “{HEADER} {VERSION}”")
    if header[1] != str(VERSION):
        raise lines.error(f"this record has version {header[1]}; we read version {VERSION}")
    decks = (_read_deck(lines), _read_deck(lines))
    settings = _read_settings(lines)
    seed = lines.number("seed")
    actions = tuple([lines.next() for _ in range(lines.number("actions"))])
    final = lines.words("digest", 1)[0]
    return Record(decks, settings, seed, actions, final)


class _Lines:
    """The lines of a file, read one after another, and where we are."""

    def __init__(self, text: str, name: str) -> None:
        self.lines = text.splitlines()
        self.name = name
        self.at = 0

    def error(self, what: str) -> BrokenFile:
        told = what if len(what) <= LONGEST_COMPLAINT else f"{what[:LONGEST_COMPLAINT]}…"
        return BrokenFile(f"{self.name}, line {self.at}: {told}")

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.lines):
            raise self.error("the file ends too early")
        return self.lines[self.at - 1].strip()

    def begins(self, key: str) -> bool:
        """Whether the next line is about that."""
        return self.at < len(self.lines) and self.lines[self.at].strip().split(" ")[0] == key

    def words(self, key: str, least: int) -> list[str]:
        words = self.next().split(" ")
        if words[0] != key:
            raise self.error(f"“{key}” is expected here, not “{words[0]}”")
        if len(words) - 1 < least:
            raise self.error(f"something is missing after “{key}”")
        return words[1:]

    def number(self, key: str) -> int:
        word = self.words(key, 1)[0]
        if not word.isdecimal():
            raise self.error(f"“{word}” is not a number")
        return self.amount(word)

    def amount(self, digits: str) -> int:
        if len(digits) > MOST_DIGITS:
            raise self.error(f"“{digits[:MOST_DIGITS]}…” is too large a number")
        return int(digits)


def _read_deck(lines: _Lines) -> Deck:
    kind, avatar, *title = lines.words("deck", 3)
    if kind not in [one.value for one in PlayerKind]:
        raise lines.error(f"“{kind}” is no kind of player")
    if avatar != "-" and avatar not in by_code():
        raise lines.error(f"no card has the code “{avatar}”")
    parts: dict[Part, tuple[str, ...]] = {}
    for part in Part:
        parts[part] = _read_cards(lines, part.value)
    against = _read_cards(lines, AGAINST) if lines.begins(AGAINST) else ()
    return Deck(
        title=" ".join(title),
        player=PlayerKind(kind),
        avatar=None if avatar == "-" else avatar,
        pool=parts[Part.POOL],
        characters=parts[Part.CHARACTERS],
        resources=parts[Part.RESOURCES],
        hazards=parts[Part.HAZARDS],
        sideboard=parts[Part.SIDEBOARD],
        sites=parts[Part.SITES],
        against_fallen_wizards=against,
    )


def _read_cards(lines: _Lines, key: str) -> tuple[str, ...]:
    codes: list[str] = []
    for word in lines.words(key, 0):
        count, mark, code = word.partition("x")
        if not mark or not count.isdecimal():
            raise lines.error(f"“{word}” is not a number of cards like 3xTW-204")
        if code not in by_code():
            raise lines.error(f"no card has the code “{code}”")
        copies = lines.amount(count)
        if len(codes) + copies > MOST_CARDS:
            raise lines.error(f"“{word}” makes it more than {MOST_CARDS} cards")
        codes.extend([code] * copies)
    return tuple(codes)


def _read_settings(lines: _Lines) -> Settings:
    given = dict([word.partition("=")[::2] for word in lines.words("settings", 4)])
    try:
        may_fall = (NO, YES).index(given["wizard_may_fall"]) == 1
        since = {name: (NO, YES).index(given.get(name, NO)) == 1 for name in SINCE}
        return Settings(
            GameLength(given["length"]),
            given["half_limit"],
            int(given["most_turns"][:MOST_DIGITS]),
            may_fall,
            edition=Edition(given.get("edition", Edition.CURRENT.value)),
            level=Level(given.get("level", Level.STANDARD.value)),
            **since,
        )
    except (KeyError, ValueError, WizardhavenError) as problem:
        raise lines.error(f"these settings cannot be read ({problem})") from None


def replay(record: Record, name: str) -> Iterator[Game]:
    """The game at its start and after every action; an impossible action names its place."""
    game = Game.new([ready(deck) for deck in record.decks], record.settings, record.seed)
    yield game
    for number, code in enumerate(record.actions, start=1):
        action = chosen(game.options(), code)
        if action is None or game.pending is None:
            can = ", ".join([action_code(option) for option in game.options()[:5]])
            raise BrokenFile(f"{name}, action {number}: “{code}” is not possible here; possible are {can}")
        if game.pending.seat == DICE:
            game.chance()  # the recorded roll counts; the dice are thrown along with it
        game.apply(action)
        yield game
