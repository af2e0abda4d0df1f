"""Somebody or something as it stands in a German sentence, and what belongs to it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, assert_never

from wizardhaven.text.german.counting import all_of
from wizardhaven.text.german.grammar import DER, DIESER, EIN, EINER, Forms, Gender, Noun
from wizardhaven.text.german.terms import COMPANY


@dataclass(frozen=True)
class Nominal:
    """A noun with its article or a name, in the four cases."""

    forms: Forms
    gender: Gender
    is_name: bool = False
    is_plural: bool = False
    tail: str = ""
    """A relative clause between its commas, which may also stand behind the verb."""

    @property
    def nominative(self) -> str:
        """Who or what."""
        return f"{self.forms.nominative}{self.tail}"

    @property
    def genitive(self) -> str:
        """Whose."""
        return f"{self.forms.genitive}{self.tail}"

    @property
    def dative(self) -> str:
        """To whom."""
        return f"{self.forms.dative}{self.tail}"

    @property
    def accusative(self) -> str:
        """Whom or what, as an object."""
        return f"{self.forms.accusative}{self.tail}"

    def followed_by(self, words: str) -> "Nominal":
        """The same with more words behind it."""
        more = Forms(words, words, words, words)
        return replace(self, forms=self.forms.before(more, ""))

    def such(self, clauses: Sequence[str]) -> "Nominal":
        """The same with relative clauses; each begins with {pronoun} or {owner}."""
        return replace(self, tail=relative(self.gender, clauses))


def indefinite(word: Noun) -> Nominal:
    """As something is called at first: "ein Kundschafter"."""
    return Nominal(EIN[word.gender].before(word.after_ein), word.gender)


def definite(word: Noun) -> Nominal:
    """As something is called again: "der Kundschafter"."""
    return Nominal(DER[word.gender].before(word.after_der), word.gender)


def this(word: Noun) -> Nominal:
    """Something that lies before us: "diese Karte"."""
    return Nominal(DIESER[word.gender].before(word.after_der), word.gender)


def another(word: Noun) -> Nominal:
    """One beside the one already named: "ein anderer Hobbit"."""
    endings = {
        Gender.MASCULINE: Forms("anderer", "anderen", "anderen", "anderen"),
        Gender.FEMININE: Forms("andere", "anderen", "anderen", "andere"),
        Gender.NEUTER: Forms("anderes", "anderen", "anderen", "anderes"),
    }
    return Nominal(EIN[word.gender].before(endings[word.gender]).before(word.after_ein), word.gender)


def one_of_yours(word: Noun) -> Nominal:
    """One of several that the player has: "einer deiner Hobbits"."""
    yours = f"deiner {word.plural_after_die.genitive}"
    return Nominal(EINER[word.gender].before(Forms(yours, yours, yours, yours)), word.gender)


def one_of_the_opponents(word: Noun) -> Nominal:
    """One of several that the opponent has: "eines der Heere deines Gegners"."""
    theirs = f"der {word.plural_after_die.genitive} deines Gegners"
    return Nominal(EINER[word.gender].before(Forms(theirs, theirs, theirs, theirs)), word.gender)


def named(name: str) -> Nominal:
    """Somebody by name; one with a number or a surname behind a comma has "von" for its genitive.

    One who is called by what he is, with an article, is declined like any noun: "der Balrog". So is what
    stands behind a name: "Ren der Ringgeist", "auf Ren den Ringgeist".
    """
    if name.startswith("Der "):
        what = name.removeprefix("Der ")
        weak = what.replace("e ", "en ", 1)
        return Nominal(DER[Gender.MASCULINE].before(Forms(what, f"{weak}s", weak, weak)), Gender.MASCULINE)
    first, behind, what = name.partition(" der ")
    if behind:
        to_him, him = f"{first} dem {what}", f"{first} den {what}"
        return Nominal(Forms(name, f"von {to_him}", to_him, him), Gender.MASCULINE, is_name=True)
    if name.endswith("II") or ", " in name:
        return Nominal(Forms(name, f"von {name}", name, name), Gender.MASCULINE)
    end = "\N{RIGHT SINGLE QUOTATION MARK}" if name.endswith(("s", "ß", "x", "z")) else "s"
    return Nominal(Forms(name, f"{name}{end}", name, name), Gender.MASCULINE, is_name=True)


def unchanging(words: str, gender: Gender = Gender.FEMININE, *, is_plural: bool = False) -> Nominal:
    """Words that are the same in every case."""
    return Nominal(Forms(words, words, words, words), gender, is_plural=is_plural)


def of_it(whole: Nominal) -> str:
    """What something is part of: "des Ortes", but "von Isengard"."""
    return f"von {whole.dative}" if whole.is_name else whole.genitive


def pronoun(of: Nominal) -> Nominal:
    """One who has just been named."""
    match of.gender:
        case Gender.MASCULINE:
            return Nominal(Forms("er", "seiner", "ihm", "ihn"), of.gender)
        case Gender.FEMININE:
            return Nominal(Forms("sie", "ihrer", "ihr", "sie"), of.gender)
        case Gender.NEUTER:
            return Nominal(Forms("es", "seiner", "ihm", "es"), of.gender)
        case _:
            assert_never(of.gender)


def relative(gender: Gender, clauses: Sequence[str]) -> str:
    """Relative clauses with the commas around them; each begins with {pronoun} or {owner}."""
    if not clauses:
        return ""
    who = DER[gender].nominative
    whose = "deren" if gender is Gender.FEMININE else "dessen"
    return f", {all_of([clause.format(pronoun=who, owner=whose) for clause in clauses])},"


def his_company(somebody: Nominal) -> Nominal:
    """The company of one who has just been named: "seine Gemeinschaft", "Alatars Gemeinschaft"."""
    if somebody.is_name:
        company = f"{somebody.genitive} {COMPANY.after_ein.nominative}"
        return Nominal(Forms(company, f"von {company}", company, company), Gender.FEMININE)
    word = "ihr" if somebody.gender is Gender.FEMININE else "sein"
    endings = Forms("e", "er", "er", "e")
    owners = Forms(word, word, word, word).before(endings, "")
    return Nominal(owners.before(COMPANY.after_ein), Gender.FEMININE)


def company_of(somebody: Nominal) -> Nominal:
    """The company of somebody, named in full: "die Gemeinschaft des Trägers"."""
    if somebody.is_name:
        return his_company(somebody)
    return definite(COMPANY).followed_by(f" {somebody.genitive}")


def path_of(company: Nominal) -> str:
    """The site path of a company: "der Weg der Gemeinschaft", and "ihr Weg" once it has been named."""
    return "ihr Weg" if company == THEY else f"der Weg {company.genitive}"


def each_of(company: Nominal) -> str:
    """Every character of a company."""
    return "jeder ihrer Charaktere" if company == THEY else f"jeder Charakter {company.genitive}"


THEY: Final = pronoun(definite(COMPANY))
"""A company that the sentence has just named."""
