"""French sentences: what a player is told to do, and what comes to pass."""

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from wizardhaven.text.french.grammar import Nominal


@dataclass(frozen=True)
class Verb:
    """A verb in the forms that deeds need."""

    imperative: str
    infinitive: str
    participle: str


CANCEL: Final = Verb("annulez", "annuler", "annulé")
DISCARD: Final = Verb("défaussez", "défausser", "défaussé")
TAP: Final = Verb("engagez", "engager", "engagé")
UNTAP: Final = Verb("redressez", "redresser", "redressé")
INVERT: Final = Verb("retournez", "retourner", "retourné")
HEAL: Final = Verb("guérissez", "guérir", "guéri")
TEST: Final = Verb("vérifiez", "vérifier", "vérifié")
MODIFY: Final = Verb("modifiez", "modifier", "modifié")
RAISE: Final = Verb("augmentez", "augmenter", "augmenté")
REDUCE: Final = Verb("réduisez", "réduire", "réduit")
MAKE: Final = Verb("rendez", "rendre", "rendu")
GIVE: Final = Verb("donnez", "donner", "donné")
TAKE: Final = Verb("prenez", "prendre", "pris")
SHUFFLE: Final = Verb("mélangez", "mélanger", "mélangé")
PLAY: Final = Verb("jouez", "jouer", "joué")
RETURN: Final = Verb("renvoyez", "renvoyer", "renvoyé")
COUNT: Final = Verb("comptez", "compter", "compté")
LAY: Final = Verb("placez", "placer", "placé")
REMOVE: Final = Verb("retirez", "retirer", "retiré")
DRAW: Final = Verb("tirez", "tirer", "tiré")
REPLACE: Final = Verb("remplacez", "remplacer", "remplacé")
REVEAL: Final = Verb("révélez", "révéler", "révélé")
CHOOSE: Final = Verb("choisissez", "choisir", "choisi")
NAME: Final = Verb("nommez", "nommer", "nommé")


@dataclass(frozen=True)
class Deed:
    """Something a player does to something; one thing may be done to it after another."""

    verbs: tuple[Verb, ...]
    thing: Nominal
    how: str = ""
    """Words between the verb and the thing."""
    where: str = ""
    """Words behind the thing."""

    def command(self) -> str:
        """As an order: "engagez un éclaireur"."""
        return self._with(" et ".join([verb.imperative for verb in self.verbs]))

    def infinitive(self) -> str:
        """As what an order is for, or what is allowed: "annuler une attaque"."""
        return self._with(" et ".join([verb.infinitive for verb in self.verbs]))

    def passive(self) -> "Clause":
        """As what comes to pass: "la faction est défaussée"."""
        done = " et ".join([self.thing.agreeing(verb.participle) for verb in self.verbs])
        verb = "sont" if self.thing.plural else "est"
        return Clause(self.thing.text, _spaced(verb, done, self.how, self.where))

    def _with(self, verb: str) -> str:
        return _spaced(verb, self.how, self.thing.text, self.where)


@dataclass(frozen=True)
class Clause:
    """Something that is so or comes to pass, perhaps at a time or under a condition."""

    subject: str
    predicate: str
    front: str = ""
    """What comes first, before a comma."""
    proviso: str = ""
    """What comes last, behind a comma."""

    def said(self) -> str:
        """The clause as a sentence without its capital letter and full stop."""
        words = _spaced(self.subject, self.predicate)
        first = f"{self.front}, " if self.front else ""
        return f"{first}{words}" + (f", {self.proviso}" if self.proviso else "")

    def after(self, front: str) -> str:
        """The clause behind something else that comes first."""
        fronts = ", ".join([words for words in (front, self.front) if words])
        return replace(self, front=fronts).said()


def do(verb: Verb, thing: Nominal) -> Deed:
    """A single deed done to something."""
    return Deed((verb,), thing)


def _spaced(*words: str) -> str:
    return " ".join([word for word in words if word])


Said: TypeAlias = tuple[Deed | Clause, ...]
"""One effect, in one sentence or several."""
