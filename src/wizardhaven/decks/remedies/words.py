"""A remedy in a sentence of each language."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, assert_never

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import by_code, printings
from wizardhaven.decks.remedies.remedy import Add, Declare, Edit, Move, Remedy, Remove, Replace
from wizardhaven.decks.section import Section
from wizardhaven.text.language import Language


@dataclass(frozen=True)
class Words:
    """How one language says what is to be done, and what it calls the sections then."""

    add: str
    remove: str
    move: str
    replace: str
    declare: str
    out_of: Mapping[Section, str]
    beside: Mapping[Section, str]
    into: Mapping[Section, str]
    within: Mapping[Section, str]


def _english(preposition: str) -> Mapping[Section, str]:
    names = ("pool", "characters", "resources", "hazards", "sideboard", "location deck")
    said = [f"{preposition} the {name}" for name in names]
    return dict(zip(Section, [*said, f"{preposition} the cards against Fallen-wizards"], strict=True))


def _german(plural: str, masculine: str, neuter: str) -> Mapping[Section, str]:
    said = [
        f"{masculine} Pool",
        f"{plural} Charakteren",
        f"{plural} Unterstützungen",
        f"{plural} Gefahren",
        f"{masculine} Reservestapel",
        f"{neuter} Ortskarten-Deck",
        f"{plural} Karten gegen Gefallene Zauberer",
    ]
    return dict(zip(Section, said, strict=True))


def _french(du: str, des: str) -> Mapping[Section, str]:
    said = [
        f"{du} groupe de départ",
        f"{des} personnages",
        f"{des} ressources",
        f"{des} périls",
        f"{du} Talon",
        f"{du} deck de sites",
        f"{des} cartes contre les Sorciers Corrompus",
    ]
    return dict(zip(Section, said, strict=True))


WORDS: Final[Mapping[Language, Words]] = {
    Language.EN: Words(
        add="add {} {} {}",
        remove="take {} {} {}",
        move="move {} {} {} {}",
        replace="replace {} {} {} by {}",
        declare="declare {}",
        out_of=_english("from"),
        beside=_english("to"),
        into=_english("to"),
        within=_english("in"),
    ),
    Language.DE: Words(
        add="füge {} {} {} hinzu",
        remove="nimm {} {} {}",
        move="lege {} {} {} {}",
        replace="ersetze {} {} {} durch {}",
        declare="erkläre {} zu deinem Avatar",
        out_of=_german("aus den", "aus dem", "aus dem"),
        beside=_german("den", "dem", "dem"),
        into=_german("zu den", "in den", "ins"),
        within=_german("bei den", "im", "im"),
    ),
    Language.FR: Words(
        add="ajoutez {} {} {}",
        remove="retirez {} {} {}",
        move="mettez {} {} {} {}",
        replace="remplacez {} {} {} par {}",
        declare="déclarez {}",
        out_of=_french("du", "des"),
        beside=_french("au", "aux"),
        into=_french("au", "aux"),
        within=_french("du", "des"),
    ),
}


def sentence(remedy: Remedy, language: Language) -> str:
    """What is to be done, in one sentence."""
    said = "; ".join([_said(edit, language) for edit in remedy.edits])
    return f"{said[:1].upper()}{said[1:]}."


def _said(edit: Edit, language: Language) -> str:
    words = WORDS[language]
    match edit:
        case Add(count, card, section):
            return words.add.format(count, card_name(card, language), words.beside[section])
        case Remove(count, card, section):
            return words.remove.format(count, card_name(card, language), words.out_of[section])
        case Move(count, card, section, to):
            moved = (count, card_name(card, language), words.out_of[section], words.into[to])
            return words.move.format(*moved)
        case Replace(count, card, section, by):
            replaced = (count, card_name(card, language), words.within[section], card_name(by, language))
            return words.replace.format(*replaced)
        case Declare(avatar):
            return words.declare.format(card_name(avatar, language))
        case _:
            assert_never(edit)


def card_name(code: str, language: Language) -> str:
    """A card's name, with its code where several cards share it."""
    english = by_code()[code].names.en
    alone = len({one.card for one in printings() if one.names.en == english}) == 1
    name = catalogue.name(code, language)
    return name if alone else f"{name} ({code})"
