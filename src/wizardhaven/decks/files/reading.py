"""A deck file in any form, read line by line; nothing is guessed in silence, nothing is dropped."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from types import MappingProxyType
from typing import Final, TypeAlias

from wizardhaven.catalogue.folding import fold
from wizardhaven.catalogue.printing import Kind, Printing, by_code
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.files.adornments import unadorned
from wizardhaven.decks.files.form import Form, form_of
from wizardhaven.decks.files.headings import entry
from wizardhaven.decks.files.letters import Letters, decoded
from wizardhaven.decks.files.line import Line, State, Why
from wizardhaven.decks.files.meaning import Interpreter
from wizardhaven.decks.files.names import called, is_name, nearest_names
from wizardhaven.decks.files.outline import MOST_STRANGE, CardLine, Outline, outline
from wizardhaven.decks.files.pieces import MOST_COPIES, taken_apart
from wizardhaven.decks.files.who import Told, Whose, avatar_of, whose
from wizardhaven.decks.nature import is_avatar
from wizardhaven.decks.section import PLAY_DECK, Section
from wizardhaven.errors import BrokenFile, UnknownName
from wizardhaven.vocabulary.terms import PlayerKind

MOST_LINES: Final = 2_000
MOST_CARDS: Final = 2_000
"""More than any list holds, also those that a whole table shares."""
MOST_ADVICE: Final = 100
"""For so many unknown lines the nearest names are looked for: a file with more of them is no deck."""
NOBODY: Final = ("none", "-", "nobody")
PLAYERS: Final = {
    **dict.fromkeys(("hero", "zauberer", "magicien", "sorcier", "held"), PlayerKind.WIZARD),
    **dict.fromkeys(("minion", "ringgeist", "spectre", "spectre de lanneau"), PlayerKind.RINGWRAITH),
    **dict.fromkeys(
        ("fallen wizard", "fw", "gefallener zauberer", "sorcier corrompu"), PlayerKind.FALLEN_WIZARD
    ),
    **{kind.value: kind for kind in PlayerKind},
}


Answers: TypeAlias = Mapping[int, str | None]
"""What lines that wait mean, by their numbers: the code of a card, or none to pass them over."""


@dataclass(frozen=True)
class Reading:
    """What a deck file says: the deck as far as it could be read, and every line with what became of it."""

    file: str
    form: Form
    letters: Letters
    deck: Deck
    told: Told
    notes: tuple[str, ...]
    lines: tuple[Line, ...]

    @property
    def waiting(self) -> tuple[Line, ...]:
        """The lines about which somebody must be asked."""
        return tuple([line for line in self.lines if line.waits])


def read(
    content: bytes, file: str, player: PlayerKind | None = None, answers: Answers = MappingProxyType({})
) -> Reading:
    """The deck in a file of any form; `file` is its name. Refused if no line of it names a card.

    Whoever knows better than the file whose deck it is may say so, and answer what lines mean that wait.
    """
    text, letters = decoded(content, file)
    lines = re.split(r"\r\n|\n|\r", text)
    if len(lines) > MOST_LINES:
        raise BrokenFile(f"{file} is too long for a deck: it has more than {MOST_LINES:,} lines.")
    form = form_of(lines)
    found = outline(lines, form)
    if found.is_hopeless:
        raise BrokenFile(f"{file} is not a deck: {MOST_STRANGE} of its lines name no card.")
    owner = _owner(found, player)
    cards = _interpreted(found, Interpreter(form, owner.player), file, answers)
    _require_cards(cards, found, file)
    cards = _with_title(found, cards)
    others = [_answered(_doubted(line, owner.player, found.form), answers) for line in found.others]
    every = sorted([*cards, *others, *_announced(found, cards)], key=lambda line: line.number)
    deck = _deck(found, owner.player, cards, file)
    return Reading(file, form, letters, deck, owner.told, tuple(found.notes), tuple(every))


def _owner(found: Outline, player: PlayerKind | None) -> Whose:
    """Whose deck it is: as somebody says, as the file says, or as its cards tell."""
    if player is not None:
        return Whose(player, Told.SAID)
    said = _kind_said(found.entries.get("player", ""))
    return Whose(said, Told.SAID) if said is not None else whose([line.pieces for line in found.cards])


def _kind_said(text: str) -> PlayerKind | None:
    return PLAYERS.get(fold(text).strip())


def _interpreted(found: Outline, interpreter: Interpreter, file: str, answers: Answers) -> list[Line]:
    lines: list[Line] = []
    cards = unknown = 0
    for one in found.cards:
        line = _answered(_line(one, interpreter), answers)
        if line.state is State.UNKNOWN:
            unknown += 1
            advice = unknown <= MOST_ADVICE and line.why is not Why.SEVERAL_ON_A_LINE
            line = replace(line, nearest=nearest_names(one.pieces.name) if advice else ())
        cards += line.count
        if cards > MOST_CARDS:
            raise BrokenFile(f"{file}, line {one.number}: A deck has at most {MOST_CARDS:,} cards.")
        lines.append(_placed(line, interpreter.player, by_nature=one.by_nature))
    return lines


def _answered(line: Line, answers: Answers) -> Line:
    """A line that waits, as somebody has answered it."""
    if not line.waits or line.number not in answers:
        return line
    card = answers[line.number]
    if card is None or line.count == 0:
        return replace(line, state=State.PASSED_OVER, count=0, candidates=(), why=Why.ANSWERED)
    if card not in by_code():
        raise UnknownName(f"Line {line.number} is answered with {card}, and no card has that code.")
    return replace(line, state=State.REMARK, card=by_code()[card].card, candidates=(), why=Why.ANSWERED)


def _doubted(line: Line, player: PlayerKind, form: Form) -> Line:
    """A line of the head that names an avatar whom nobody knows is told; `Player: Bob` says no kind."""
    said = entry(line.text) if line.state is State.HEAD else None
    if said is not None and said[0] == "player" and _kind_said(said[1]) is None:
        return replace(line, state=State.COMMENT)
    if said is None or said[0] != "avatar" or fold(said[1]) in NOBODY:
        return line
    return line if _avatar_called(said[1], player, form) else replace(line, why=Why.NO_SUCH_CARD)


def _line(one: CardLine, interpreter: Interpreter) -> Line:
    """What a card's line means."""
    line = Line(one.number, one.text, State.UNKNOWN, one.section, one.pieces.count)
    if not 1 <= one.pieces.count <= MOST_COPIES:
        return replace(line, count=0, why=Why.TOO_MANY, said=str(one.pieces.count))
    meant = interpreter.meaning(one.pieces)
    if meant.card is not None:
        state = State.READ if meant.why is None else State.REMARK
        return replace(line, state=state, card=meant.card, why=meant.why, said=meant.said)
    state = State.CHOOSE if meant.candidates else State.UNKNOWN
    return replace(line, state=state, candidates=meant.candidates, why=meant.why, said=meant.said)


def _with_title(found: Outline, cards: list[Line]) -> list[Line]:
    """What stands first in a plain list, above all sections or like no card's name, is its title."""
    if found.form is not Form.PLAIN or "title" in found.entries or not cards:
        return cards
    first, before = cards[0], [line.state for line in found.others if line.number < cards[0].number]
    alone = found.cards[0].section is None and len(cards) > 1 and found.cards[1].section is not None
    unlike = first.why is Why.NO_SUCH_CARD and first.count == 1 and (alone or not first.nearest)
    if not unlike or set(before) - {State.BLANK, State.COMMENT}:
        return cards
    found.entries["title"] = unadorned(first.text).strip("#=*_~ ") or first.text
    return [Line(first.number, first.text, State.HEAD), *cards[1:]]


def _placed(line: Line, player: PlayerKind | None, *, by_nature: bool) -> Line:
    """Where the list has but one section for the play deck, or none at all, the card's nature tells."""
    if line.section is not None or line.card is None:
        return line
    assert player is not None
    return replace(line, section=section_by_nature(by_code()[line.card], player, divided=not by_nature))


def section_by_nature(card: Printing, player: PlayerKind, *, divided: bool = False) -> Section:
    """Where a card goes in a deck of that player; a divided list keeps its sites apart itself."""
    counting = Counting(player)
    if card.kind in (Kind.SITE, Kind.REGION) and not divided:
        return Section.SITES
    if is_avatar(card) or counting.is_character(card):
        return Section.CHARACTERS
    return Section.HAZARDS if counting.is_hazard(card) else Section.RESOURCES


def _require_cards(cards: Sequence[Line], found: Outline, file: str) -> None:
    """A text in which no line names a card is no deck; but an empty deck may say that it is one."""
    waiting = [*cards, *[line for line in found.others if line.waits]]
    named = any([line.card or line.candidates or line.why is Why.SEVERAL_ON_A_LINE for line in cards])
    if not named and (waiting or not found.entries) and not (found.is_divided and not waiting):
        many = f"none of its {len(waiting)} lines names a card" if waiting else "it names no card"
        raise BrokenFile(f"{file} is not a deck: {many}.")


def _announced(found: Outline, cards: Sequence[Line]) -> list[Line]:
    """The announcements, each with what was found where its number differs."""
    copies: Counter[int] = Counter()
    for one, line in zip(found.cards, cards, strict=True):
        copies[one.group] += line.count
        if one.group in found.within and found.within[one.group] != one.group:
            copies[found.within[one.group]] += line.count
    every, told = sum([line.count for line in cards]), []
    for group, (line, number) in found.announced.items():
        later = sum([n for other, n in copies.items() if other > group and other not in found.within])
        differs = number not in (copies[group], copies[group] or later)
        told.append(replace(line, why=Why.COUNT_DIFFERS, said=str(copies[group])) if differs else line)
    for line, number, group in found.sums:
        above = sum([n for other, n in copies.items() if other <= group and other not in found.within])
        sums = (copies[group], above, every, _in_play_deck(cards))
        nearest = min(sums, key=lambda one: abs(one - number))
        told.append(line if number in sums else replace(line, why=Why.SUM_DIFFERS, said=str(nearest)))
    return told


def _in_play_deck(cards: Sequence[Line]) -> int:
    return sum([line.count for line in cards if line.section in PLAY_DECK])


def _deck(found: Outline, player: PlayerKind, cards: Sequence[Line], file: str) -> Deck:
    held: dict[Section, tuple[str, ...]] = {}
    for section in Section:
        held[section] = tuple(
            [line.card for line in cards if line.section is section and line.card for _ in range(line.count)]
        )
    title = found.entries.get("title") or PurePath(file).stem or file
    visible = "".join([letter for letter in title if letter.isprintable()]).strip() or "?"
    avatar = _avatar(found, player, held[Section.CHARACTERS])
    return Deck(visible, player, avatar, *[held[section] for section in Section])


def _avatar(found: Outline, player: PlayerKind, characters: Sequence[str]) -> str | None:
    """The avatar that the file names, or else the one that it holds most often."""
    said = found.entries.get("avatar")
    if said is not None and fold(said) in NOBODY:
        return None
    named = None if said is None else _avatar_called(said, player, found.form)
    return named or avatar_of(player, [by_code()[code] for code in characters])


def _avatar_called(said: str, player: PlayerKind, form: Form) -> str | None:
    """The avatar of that name, of this player if he has one."""
    named = Interpreter(form, player).meaning(taken_apart(said, is_name)).card
    if named is not None and is_avatar(by_code()[named]):
        return named
    avatars = [card.card for card in called(said) if is_avatar(card)]
    return avatars[0] if avatars else None
