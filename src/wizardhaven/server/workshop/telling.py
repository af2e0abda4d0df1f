"""What the library finds about decks becomes what the workshop is told."""

from __future__ import annotations

import base64
from collections.abc import Sequence

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks import fault_words, thoughts
from wizardhaven.decks.counts import counts
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Fault
from wizardhaven.decks.files import words as file_words
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.line import Line
from wizardhaven.decks.files.losses import ENDS, losses
from wizardhaven.decks.files.names import called
from wizardhaven.decks.files.reading import Reading
from wizardhaven.decks.files.writing import written_as
from wizardhaven.decks.judging import Finding, Judgement
from wizardhaven.decks.places import whereabouts
from wizardhaven.decks.remedies import words as remedy_words
from wizardhaven.decks.remedies.remedy import Add, Declare, Edit, Move, Remedy, Remove, Replace
from wizardhaven.decks.thoughts import Thought
from wizardhaven.server.workshop.answers import (
    Candidate,
    CheckedDeck,
    CheckedFault,
    DeckCount,
    DeckEdit,
    DeckRemedy,
    DeckThought,
    MendedDeck,
    PlayedAt,
    ReadDeck,
    ReadLine,
    WrittenDeck,
)
from wizardhaven.server.workshop.sheets import sheet_of
from wizardhaven.text.language import Language


def told_reading(found: Reading, language: Language) -> ReadDeck:
    """What a file says, line by line."""
    return ReadDeck(
        found.form,
        found.letters,
        file_words.TOLD[language][found.told],
        sheet_of(found.deck),
        found.notes,
        tuple([_line(line, language) for line in found.lines]),
        len(found.waiting),
    )


def _line(line: Line, language: Language) -> ReadLine:
    meant = line.candidates or _nearest(line.nearest)
    return ReadLine(
        number=line.number,
        text=line.text,
        state=line.state,
        section=line.section,
        count=line.count,
        card=line.card,
        name=None if line.card is None else catalogue.name(line.card, language),
        candidates=tuple([_candidate(code, language) for code in meant]),
        why=file_words.why_sentence(line, language),
    )


def _nearest(names: Sequence[str]) -> list[str]:
    """The cards behind the names that come nearest to an unknown one, all their versions."""
    return list(dict.fromkeys([card.card for name in names for card in called(name)]))


def _candidate(code: str, language: Language) -> Candidate:
    return Candidate(code, catalogue.name(code, language), by_code()[code].version.value)


def told_judgement(found: Judgement, language: Language) -> CheckedDeck:
    """All faults with their remedies, what is worth a thought, what cannot be played yet, and the counts."""
    return CheckedDeck(
        found.standing,
        tuple([_fault(finding, language) for finding in found.findings]),
        tuple([_thought(one, language) for one in thoughts.thoughts(found.deck)]),
        found.not_yet,
        tuple([DeckCount(n.what, n.number, n.least, n.most) for n in counts(found.deck, found.length)]),
    )


def _fault(finding: Finding, language: Language) -> CheckedFault:
    fault = finding.fault
    mending = tuple([_remedy(remedy, language) for remedy in finding.remedies])
    return CheckedFault(fault.rule, fault_words.sentence(fault, language), fault.cards, mending)


def _thought(thought: Thought, language: Language) -> DeckThought:
    remedy = None if thought.remedy is None else _remedy(thought.remedy, language)
    return DeckThought(thoughts.sentence(thought, language), thought.cards, remedy)


def _remedy(remedy: Remedy, language: Language) -> DeckRemedy:
    edits = tuple([_edit(edit) for edit in remedy.edits])
    return DeckRemedy(remedy_words.sentence(remedy, language), edits)


def _edit(edit: Edit) -> DeckEdit:
    match edit:
        case Add(count, card, section):
            return DeckEdit("add", card, count, section)
        case Remove(count, card, section):
            return DeckEdit("remove", card, count, section)
        case Move(count, card, section, to):
            return DeckEdit("move", card, count, section, to)
        case Replace(count, card, section, by):
            return DeckEdit("replace", card, count, section, by=by)
        case Declare(avatar):
            return DeckEdit("declare", avatar)


def told_mending(deck: Deck, done: Sequence[tuple[Fault, Remedy]], language: Language) -> MendedDeck:
    """The mended deck, and what was done, a line each."""
    said = [f"{fault.rule}: {remedy_words.sentence(remedy, language)}" for fault, remedy in done]
    return MendedDeck(sheet_of(deck), tuple(said))


def told_file(deck: Deck, form: Form, language: Language) -> WrittenDeck:
    """The deck as a file of that form."""
    content = written_as(deck, form)
    letters = [letter if letter.isalnum() else "-" for letter in deck.title]
    name = "-".join([piece for piece in "".join(letters).split("-") if piece]).lower() or "deck"
    text = content.decode("latin-1" if form is Form.GCCG and not _is_utf_8(content) else "utf-8")
    return WrittenDeck(name + ENDS[form], base64.b64encode(content).decode(), text, losses(form, language))


def _is_utf_8(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


def told_places(deck: Deck) -> tuple[PlayedAt, ...]:
    """Where every resource that needs a site is played."""
    return tuple([PlayedAt(one.card, one.here, one.elsewhere) for one in whereabouts(deck)])
