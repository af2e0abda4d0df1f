"""French nouns and phrases: gender, elision, contraction, and the typography of a sentence."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

VOWELS: Final = "aeiouàâéèêëîïôûùœáíóú"


@dataclass(frozen=True)
class Noun:
    """A noun, its plural and its gender; an "h" may be breathed, and then there is no elision."""

    singular: str
    plural: str
    feminine: bool = False
    breathed: bool = False


@dataclass(frozen=True)
class Nominal:
    """Somebody or something as it stands in a sentence, with its article or by name."""

    text: str
    feminine: bool = False
    plural: bool = False
    is_name: bool = False

    def followed_by(self, words: str) -> "Nominal":
        """The same with more words behind it."""
        return replace(self, text=f"{self.text}{words}")

    def such(self, clauses: Sequence[str]) -> "Nominal":
        """The same with relative clauses, each beginning with "qui" or "dont"."""
        return self.followed_by(f" {' et '.join(clauses)}") if clauses else self

    def agreeing(self, participle: str) -> str:
        """A participle or an adjective with the endings that it takes behind this."""
        return f"{participle}{'e' if self.feminine else ''}{'s' if self.plural else ''}"


def masculine(singular: str, plural: str | None = None, *, breathed: bool = False) -> Noun:
    """A masculine noun."""
    return Noun(singular, plural or f"{singular}s", breathed=breathed)


def feminine(singular: str, plural: str | None = None) -> Noun:
    """A feminine noun."""
    return Noun(singular, plural or f"{singular}s", feminine=True)


def with_adjective(word: Noun, masculine_form: str, feminine_form: str | None = None) -> Noun:
    """A noun with an adjective behind it."""
    adjective = (feminine_form or f"{masculine_form}e") if word.feminine else masculine_form
    return replace(word, singular=f"{word.singular} {adjective}", plural=f"{word.plural} {adjective}s")


def elides(words: str) -> bool:
    """Whether "le", "de" and "que" lose their vowel before these words."""
    return words[:1].lower() in VOWELS


def the(word: Noun) -> str:
    """The noun with its definite article."""
    if elides(word.singular) or (word.singular[:1].lower() == "h" and not word.breathed):
        return f"l'{word.singular}"
    return f"{'la' if word.feminine else 'le'} {word.singular}"


def a(word: Noun) -> str:
    """The noun with its indefinite article."""
    return f"{'une' if word.feminine else 'un'} {word.singular}"


def of(words: str) -> str:
    """The words behind "de", which contracts and elides."""
    if words.startswith("le "):
        return f"du {words[3:]}"
    if words.startswith("les "):
        return f"des {words[4:]}"
    return f"d'{words}" if elides(words) else f"de {words}"


def of_many(word: Noun) -> str:
    """Many of a sort behind "de", without an article: "d'Orques", "de Trolls"."""
    silent = word.plural[:1].lower() == "h" and not word.breathed
    return f"d'{word.plural}" if silent or elides(word.plural) else f"de {word.plural}"


def to(words: str) -> str:
    """The words behind "à", which contracts."""
    if words.startswith("le "):
        return f"au {words[3:]}"
    return f"aux {words[4:]}" if words.startswith("les ") else f"à {words}"


def that(words: str) -> str:
    """The words behind "que", which elides."""
    return f"qu'{words}" if elides(words) else f"que {words}"


def indefinite(word: Noun) -> Nominal:
    """As something is called at first: "un éclaireur"."""
    return Nominal(a(word), word.feminine)


def definite(word: Noun) -> Nominal:
    """As something is called again: "l'éclaireur"."""
    return Nominal(the(word), word.feminine)


def this(word: Noun) -> Nominal:
    """Something that lies before us: "cette carte", "cet objet"."""
    masculine_form = "cet" if elides(word.singular) else "ce"
    return Nominal(f"{'cette' if word.feminine else masculine_form} {word.singular}", word.feminine)


def one_of_yours(word: Noun) -> Nominal:
    """One of several that the player has: "l'un de vos rôdeurs"."""
    return Nominal(f"l'{'une' if word.feminine else 'un'} de vos {word.plural}", word.feminine)


def one_of_the_opponents(word: Noun) -> Nominal:
    """One of several that the opponent has: "l'une des factions de votre adversaire"."""
    one = "l'une" if word.feminine else "l'un"
    return Nominal(f"{one} des {word.plural} de votre adversaire", word.feminine)


def named(name: str) -> Nominal:
    """Somebody by name; an article before it is none of it: "la compagnie du Balrog"."""
    if name.startswith("Le "):
        return Nominal(f"le {name[3:]}")
    return Nominal(name, is_name=True)


def company_of(somebody: Nominal) -> Nominal:
    """The company of somebody, named in full: "la compagnie du porteur"."""
    return Nominal(f"la compagnie {of(somebody.text)}", feminine=True)


def his_company(somebody: Nominal) -> Nominal:
    """The company of one who has just been named: "sa compagnie"."""
    return company_of(somebody) if somebody.is_name else Nominal("sa compagnie", feminine=True)


def sentence(words: str) -> str:
    """A sentence with its capital letter, its full stop and the spaces and apostrophes of French type."""
    tidy = f"{words.strip()}.".replace("'", "’")
    tidy = re.sub(r" (?=[:;?»])|(?<=«) ", "\N{NO-BREAK SPACE}", tidy)
    return tidy[:1].upper() + tidy[1:]


def sentences(parts: Sequence[str]) -> str:
    """Several sentences in a row."""
    return " ".join([sentence(part) for part in parts])
