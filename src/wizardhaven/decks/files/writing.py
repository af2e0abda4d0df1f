"""A deck written in any form, so that it reads back as the same deck."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from wizardhaven.catalogue.folding import fold
from wizardhaven.catalogue.printing import Printing, Version, by_code
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.files.form import Form
from wizardhaven.decks.files.headings import comment
from wizardhaven.decks.files.meaning import Interpreter
from wizardhaven.decks.files.names import called, is_name
from wizardhaven.decks.files.pieces import MARKS, taken_apart
from wizardhaven.decks.section import Section, cards_in
from wizardhaven.decks.writing import written as written_as_our_own

SIGNS: Final = {version: sign for sign, version in MARKS.items()}
LETTERS: Final = {
    Version.HERO: "H",
    Version.MINION: "M",
    Version.FALLEN_WIZARD: "F",
    Version.BALROG: "B",
    Version.STAGE: "S",
}
NETMECCG_SECTIONS: Final[Mapping[Section, str]] = {
    Section.POOL: "starting",
    Section.SIDEBOARD: "sideboard",
    Section.AGAINST_FALLEN_WIZARDS: "anti-FW",
    Section.CHARACTERS: "characters",
    Section.RESOURCES: "resources",
    Section.HAZARDS: "hazards",
    Section.SITES: "sites",
}
GCCG_PARTS: Final = {
    Section.CHARACTERS: "Character",
    Section.RESOURCES: "Resource",
    Section.HAZARDS: "Hazard",
}


def written_as(deck: Deck, form: Form) -> bytes:
    """The bytes of a file in that form; read again they are the same deck."""
    match form:
        case Form.OWN:
            return written_as_our_own(deck).encode()
        case Form.GCCG | Form.MECCG:
            return _encoded(_gccg(deck, Writer(deck, form)), form)
        case Form.NETMECCG:
            return _encoded(_netmeccg(deck, Writer(deck, form)), form)
        case Form.PLAIN | Form.CODES:
            return _encoded(_plain(deck, Writer(deck, form)), form)


@dataclass(frozen=True)
class Writer:
    """Spells the cards of a deck as a form does, with the code where that alone would mean another card."""

    deck: Deck
    form: Form

    def spelled(self, code: str) -> str:
        """The card as its line has it."""
        card = by_code()[code]
        spelling = SPELLINGS[self.form](card)
        meant = Interpreter(self.form, self.deck.player).meaning(taken_apart(spelling, is_name))
        return spelling if meant.card == code else f"{card.names.en} ({code})"

    def counted(self, codes: tuple[str, ...]) -> list[str]:
        """A line for every card, with the number of its copies."""
        return [f"{len(list(copies))} {self.spelled(code)}" for code, copies in groupby(codes)]

    def head(self) -> list[str]:
        """Whose deck it is, as remarks that other programs pass over."""
        avatar = "none" if self.deck.avatar is None else self.spelled(self.deck.avatar)
        return [f"# player: {self.deck.player.value}", f"# avatar: {avatar}"]


def _gccg(deck: Deck, writer: Writer) -> list[str]:
    shown = [] if comment(f"# {deck.title}") == deck.title else [f"# title: {deck.title}"]
    lines = [
        "#",
        "# GCCG v0.9.6.3 Middle-earth deck",
        "#",
        *shown,
        f"#      {deck.title}",
        "#",
        *writer.head(),
    ]
    lines += _framed("Deck")
    for section, part in GCCG_PARTS.items():
        cards = cards_in(deck, section)
        lines += ["", f"# {part} ({len(cards)})", "", *writer.counted(cards)] if cards else []
    for section in (Section.POOL, Section.SIDEBOARD, Section.SITES):
        lines += [*_framed(section.value.capitalize()), "", *writer.counted(cards_in(deck, section))]
        if section is Section.SIDEBOARD and (extra := deck.against_fallen_wizards):
            lines += ["", f"# Against Fallen-wizards ({len(extra)})", "", *writer.counted(extra)]
    return lines


def _framed(name: str) -> list[str]:
    return ["", "#" * len(name), name, "#" * len(name)]


def _netmeccg(deck: Deck, writer: Writer) -> list[str]:
    lines = ["[NetMECCG v1.4 Deck]", "", f"# title: {deck.title}", *writer.head()]
    for section, name in NETMECCG_SECTIONS.items():
        lines += ["", f"[{name}]", *[writer.spelled(code) for code in cards_in(deck, section)]]
    return lines


def _plain(deck: Deck, writer: Writer) -> list[str]:
    lines = [f"# title: {deck.title}", *writer.head()]
    for section in Section:
        cards = cards_in(deck, section)
        lines += ["", f"{section.value.capitalize()} ({len(cards)})", *writer.counted(cards)] if cards else []
    return lines


def _encoded(lines: list[str], form: Form) -> bytes:
    """GCCG is written in Latin-1 where that has all letters, everything else in UTF-8."""
    text = "\n".join(lines) + "\n"
    latin = form is Form.GCCG and all([ord(letter) < 256 for letter in text])
    return text.encode("latin-1" if latin else "utf-8")


def _of_gccg(card: Printing) -> str:
    """`Moria [M] (LE)`; the version where there are several, and a promotional card as such."""
    several = len(called(card.names.en)) > 1
    version = f" [{LETTERS[card.version]}]" if several and card.version in LETTERS else ""
    name = card.names.en.replace("’", "'").replace("“", '"').replace("”", '"')
    return f"{name}{version} ({'PR' if _is_promotional(card) else card.card_set.value})"


def _is_promotional(card: Printing) -> bool:
    return card.rarity == "P"


def _of_netmeccg(card: Printing) -> str:
    """`Moria*`: letters without accents, a sign where there are several versions."""
    plain = fold_keeping_case(card.names.en)
    return plain + SIGNS.get(card.version, "") if len(called(card.names.en)) > 1 else plain


def fold_keeping_case(name: str) -> str:
    """A name in plain letters, its capitals kept."""
    folded = [fold(letter) for letter in name]
    letters = [new.upper() if old.isupper() else new or old for old, new in zip(name, folded, strict=True)]
    return "".join(letters).replace("’", "'").replace("“", '"').replace("”", '"')


def _of_plain(card: Printing) -> str:
    name = card.names.en
    return f"{name} [{card.version.value}]" if len(called(name)) > 1 else name


SPELLINGS: Final[Mapping[Form, Callable[[Printing], str]]] = {
    Form.GCCG: _of_gccg,
    Form.MECCG: lambda card: _of_gccg(card).lower(),
    Form.NETMECCG: _of_netmeccg,
    Form.PLAIN: _of_plain,
    Form.CODES: lambda card: card.code,
}
