"""German nouns: gender, case, number, and the endings of articles and adjectives."""

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final, assert_never


class Case(Enum):
    """What a noun does in its sentence."""

    NOMINATIVE = "nominative"
    GENITIVE = "genitive"
    DATIVE = "dative"
    ACCUSATIVE = "accusative"


class Gender(Enum):
    """The three genders."""

    MASCULINE = "masculine"
    FEMININE = "feminine"
    NEUTER = "neuter"


@dataclass(frozen=True)
class Forms:
    """A word or a phrase in the four cases."""

    nominative: str
    genitive: str
    dative: str
    accusative: str

    def of(self, case: Case) -> str:
        """The form for that case."""
        match case:
            case Case.NOMINATIVE:
                return self.nominative
            case Case.GENITIVE:
                return self.genitive
            case Case.DATIVE:
                return self.dative
            case Case.ACCUSATIVE:
                return self.accusative
            case _:
                assert_never(case)

    def before(self, others: "Forms", between: str = " ") -> "Forms":
        """These words followed by others, case by case."""
        return Forms(*[f"{self.of(case)}{between}{others.of(case)}".strip() for case in Case])


@dataclass(frozen=True)
class Noun:
    """A noun with the forms it takes alone, after "ein" and after "der"."""

    gender: Gender
    after_ein: Forms
    after_der: Forms
    plural: Forms
    plural_after_die: Forms


EIN: Final = MappingProxyType(
    {
        Gender.MASCULINE: Forms("ein", "eines", "einem", "einen"),
        Gender.FEMININE: Forms("eine", "einer", "einer", "eine"),
        Gender.NEUTER: Forms("ein", "eines", "einem", "ein"),
    }
)
"""The indefinite article; "kein" and "sein" have the same endings."""

DER: Final = MappingProxyType(
    {
        Gender.MASCULINE: Forms("der", "des", "dem", "den"),
        Gender.FEMININE: Forms("die", "der", "der", "die"),
        Gender.NEUTER: Forms("das", "des", "dem", "das"),
    }
)
"""The definite article; the relative pronoun differs only in the genitive."""

DIESER: Final = MappingProxyType(
    {
        Gender.MASCULINE: Forms("dieser", "dieses", "diesem", "diesen"),
        Gender.FEMININE: Forms("diese", "dieser", "dieser", "diese"),
        Gender.NEUTER: Forms("dieses", "dieses", "diesem", "dieses"),
    }
)

EINER: Final = MappingProxyType(
    {
        Gender.MASCULINE: Forms("einer", "eines", "einem", "einen"),
        Gender.FEMININE: Forms("eine", "einer", "einer", "eine"),
        Gender.NEUTER: Forms("eines", "eines", "einem", "eines"),
    }
)
"""The pronoun "one of"."""

JEDER: Final = MappingProxyType({Gender.MASCULINE: "jeder", Gender.FEMININE: "jede", Gender.NEUTER: "jedes"})
"""Every one, as a subject."""

_AFTER_EIN: Final = MappingProxyType(
    {
        Gender.MASCULINE: Forms("er", "en", "en", "en"),
        Gender.FEMININE: Forms("e", "en", "en", "e"),
        Gender.NEUTER: Forms("es", "en", "en", "es"),
    }
)

_AFTER_DER: Final = MappingProxyType(
    {
        Gender.MASCULINE: Forms("e", "en", "en", "en"),
        Gender.FEMININE: Forms("e", "en", "en", "e"),
        Gender.NEUTER: Forms("e", "en", "en", "e"),
    }
)

_PLURAL: Final = Forms("e", "er", "en", "e")
_PLURAL_AFTER_DIE: Final = Forms("en", "en", "en", "en")


def noun(
    gender: Gender,
    nominative: str,
    genitive: str,
    plural: str,
    *,
    dative_plural: str | None = None,
    weak: str | None = None,
) -> Noun:
    """An ordinary noun; a weak one has another form in all cases but the first."""
    singular = Forms(nominative, weak or genitive, weak or nominative, weak or nominative)
    datives = dative_plural or (plural if plural.endswith(("n", "s")) else f"{plural}n")
    plurals = Forms(plural, plural, datives, plural)
    return Noun(gender, singular, singular, plurals, plurals)


def masculine(nominative: str, genitive: str, plural: str, *, weak: str | None = None) -> Noun:
    """A masculine noun."""
    return noun(Gender.MASCULINE, nominative, genitive, plural, weak=weak)


def feminine(nominative: str, plural: str) -> Noun:
    """A feminine noun, which keeps one form in the singular."""
    return noun(Gender.FEMININE, nominative, nominative, plural)


def neuter(nominative: str, genitive: str, plural: str) -> Noun:
    """A neuter noun."""
    return noun(Gender.NEUTER, nominative, genitive, plural)


def with_adjective(stem: str, described: Noun) -> Noun:
    """A noun with an adjective before it, which takes its ending from the article."""
    gender = described.gender
    stems = Forms(stem, stem, stem, stem)
    return Noun(
        gender,
        stems.before(_AFTER_EIN[gender], "").before(described.after_ein),
        stems.before(_AFTER_DER[gender], "").before(described.after_der),
        stems.before(_PLURAL, "").before(described.plural),
        stems.before(_PLURAL_AFTER_DIE, "").before(described.plural_after_die),
    )


def either(first: Noun, second: Noun) -> Noun:
    """Two nouns of one gender of which either is meant: "ein Zufluchtsort/Dunkler Zufluchtsort"."""
    return Noun(
        first.gender,
        first.after_ein.before(second.after_ein, "/"),
        first.after_der.before(second.after_der, "/"),
        first.plural.before(second.plural, "/"),
        first.plural_after_die.before(second.plural_after_die, "/"),
    )


def adjectival(stem: str, gender: Gender = Gender.MASCULINE) -> Noun:
    """An adjective that serves as a noun: ein Weiser, der Weise."""
    nothing = Forms("", "", "", "")
    return with_adjective(stem, Noun(gender, nothing, nothing, nothing, nothing))


def compound(first: str, second: Noun) -> Noun:
    """A noun with something firmly set before it, such as "Gefahren-"."""
    firsts = Forms(first, first, first, first)
    return Noun(
        second.gender,
        firsts.before(second.after_ein, ""),
        firsts.before(second.after_der, ""),
        firsts.before(second.plural, ""),
        firsts.before(second.plural_after_die, ""),
    )


def a(word: Noun, case: Case) -> str:
    """The noun after "ein"."""
    return EIN[word.gender].before(word.after_ein).of(case)


def no(word: Noun, case: Case) -> str:
    """The noun after "kein"."""
    return f"k{a(word, case)}"


def the(word: Noun, case: Case) -> str:
    """The noun after "der"."""
    return DER[word.gender].before(word.after_der).of(case)
