"""German sentences: the verb comes second, first in a command, last behind "um" and "wenn"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from wizardhaven.text.german.nominals import Nominal


@dataclass(frozen=True)
class Verb:
    """A verb in the forms that deeds need; a separable one has a particle."""

    imperative: str
    infinitive: str
    to_infinitive: str
    participle: str
    particle: str = ""


CANCEL: Final = Verb("hebe", "aufheben", "aufzuheben", "aufgehoben", "auf")
DISCARD: Final = Verb("wirf", "abwerfen", "abzuwerfen", "abgeworfen", "ab")
TAP: Final = Verb("tappe", "tappen", "zu tappen", "getappt")
UNTAP: Final = Verb("enttappe", "enttappen", "zu enttappen", "enttappt")
INVERT: Final = Verb("drehe", "umdrehen", "umzudrehen", "umgedreht", "um")
HEAL: Final = Verb("heile", "heilen", "zu heilen", "geheilt")
TEST: Final = Verb("prüfe", "prüfen", "zu prüfen", "geprüft")
HALVE: Final = Verb("halbiere", "halbieren", "zu halbieren", "halbiert")
MODIFY: Final = Verb("modifiziere", "modifizieren", "zu modifizieren", "modifiziert")
MAKE: Final = Verb("mache", "machen", "zu machen", "gemacht")
RAISE: Final = Verb("erhöhe", "erhöhen", "zu erhöhen", "erhöht")
REDUCE: Final = Verb("verringere", "verringern", "zu verringern", "verringert")
GIVE: Final = Verb("gib", "geben", "zu geben", "gegeben")
TAKE: Final = Verb("nimm", "nehmen", "zu nehmen", "genommen")
TAKE_BACK: Final = Verb("nimm", "zurücknehmen", "zurückzunehmen", "zurückgenommen", "zurück")
SHUFFLE: Final = Verb("mische", "mischen", "zu mischen", "gemischt")
PLAY: Final = Verb("spiele", "spielen", "zu spielen", "gespielt")
RETURN: Final = Verb("gib", "zurückgeben", "zurückzugeben", "zurückgegeben", "zurück")
COUNT: Final = Verb("rechne", "anrechnen", "anzurechnen", "angerechnet", "an")
LAY: Final = Verb("lege", "legen", "zu legen", "gelegt")
REMOVE: Final = Verb("entferne", "entfernen", "zu entfernen", "entfernt")
DRAW: Final = Verb("ziehe", "ziehen", "zu ziehen", "gezogen")
REPLACE: Final = Verb("ersetze", "ersetzen", "zu ersetzen", "ersetzt")
TURN_UP: Final = Verb("decke", "aufdecken", "aufzudecken", "aufgedeckt", "auf")
SHOW: Final = Verb("zeige", "zeigen", "zu zeigen", "gezeigt")
CHOOSE: Final = Verb("wähle", "wählen", "zu wählen", "gewählt")
NAME: Final = Verb("nenne", "nennen", "zu nennen", "genannt")


@dataclass(frozen=True)
class Deed:
    """Something a player does to something, and perhaps what he does to it next."""

    verb: Verb
    thing: Nominal
    how: str = ""
    then: "Deed | None" = None

    @property
    def _object(self) -> str:
        """The thing without its relative clause, which follows the verb."""
        return self.thing.forms.accusative

    def command(self, when: str = "") -> str:
        """As an order: "tappe während der Ortsphase einen Kundschafter"."""
        words = (
            _spaced(self.verb.imperative, when, self._object, self.how, self.verb.particle) + self.thing.tail
        )
        return f"{words} und {self.then.command()}" if self.then else words

    def purpose(self) -> str:
        """As what an order is for: "einen Angriff aufzuheben"."""
        words = _spaced(self._object, self.how, self.verb.to_infinitive) + self.thing.tail
        return f"{words} und {self.then.purpose()}" if self.then else words

    def permission(self) -> str:
        """As what is allowed: "einen Angriff aufheben"."""
        words = _spaced(self._object, self.how, self.verb.infinitive) + self.thing.tail
        return f"{words} und {self.then.permission()}" if self.then else words

    def passive(self) -> "Clause":
        """As what comes to pass: "ein Angriff wird aufgehoben"."""
        also = f"und {self.then.verb.participle}" if self.then else ""
        verb = "werden" if self.thing.is_plural else "wird"
        return Clause(self.thing.nominative, verb, _spaced(self.how, self.verb.participle, also))


@dataclass(frozen=True)
class Clause:
    """Something that is so or comes to pass; what stands at the front changes places with the subject."""

    subject: str
    verb: str
    rest: str = ""
    front: str = ""
    proviso: str = ""

    def said(self) -> str:
        """The clause with its verb in the second place."""
        order = (self.front, self.verb, self.subject) if self.front else (self.subject, self.verb)
        return _spaced(*order, self.rest) + (f", {self.proviso}" if self.proviso else "")

    def after(self, front: str) -> str:
        """The clause behind something else that stands at its front."""
        if not self.front:
            return replace(self, front=front).said()
        pronoun_first = (self.subject, self.front) if self.subject == "du" else (self.front, self.subject)
        return replace(self, front=front, subject=_spaced(*pronoun_first)).said()


def sentence(words: str) -> str:
    """A sentence with its capital letter and full stop and no comma too many."""
    tidy = re.sub(r",+(?=[.;:,)])", "", re.sub(r"\s+", " ", f"{words.strip()}."))
    return tidy[:1].upper() + tidy[1:]


def sentences(parts: Sequence[str]) -> str:
    """Several sentences in a row."""
    return " ".join([sentence(part) for part in parts])


def _spaced(*words: str) -> str:
    return " ".join([word for word in words if word])


Said: TypeAlias = tuple[Deed | Clause, ...]
"""One effect, in one sentence or several."""
