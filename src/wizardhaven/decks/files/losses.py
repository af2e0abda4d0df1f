"""What a form cannot say of a deck: told before somebody relies on it."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from wizardhaven.decks.files.form import SUFFIXES, Form
from wizardhaven.text.language import Language


class Loss(Enum):
    """What is not as it was."""

    ACCENTS = "names lose their accents"
    CAPITALS = "names lose their capitals"
    NAMES = "cards have codes instead of names"
    REMARKS = "whose deck it is stands in remarks"


LOSSES: Final[Mapping[Form, tuple[Loss, ...]]] = {
    Form.OWN: (),
    Form.GCCG: (Loss.REMARKS,),
    Form.MECCG: (Loss.CAPITALS, Loss.REMARKS),
    Form.NETMECCG: (Loss.ACCENTS, Loss.REMARKS),
    Form.CODES: (Loss.NAMES, Loss.REMARKS),
    Form.PLAIN: (Loss.REMARKS,),
}
SENTENCES: Final[Mapping[Language, Mapping[Loss, str]]] = {
    Language.EN: {
        Loss.ACCENTS: "Names lose their accents.",
        Loss.CAPITALS: "Names are in small letters.",
        Loss.NAMES: "Cards have their codes instead of their names.",
        Loss.REMARKS: "Player and avatar stand in remarks, which other programs pass over.",
    },
    Language.DE: {
        Loss.ACCENTS: "Die Namen verlieren ihre Akzente.",
        Loss.CAPITALS: "Die Namen stehen in Kleinbuchstaben.",
        Loss.NAMES: "Die Karten haben ihre Nummern statt ihrer Namen.",
        Loss.REMARKS: "Spieler und Avatar stehen in Bemerkungen, die andere Programme übergehen.",
    },
    Language.FR: {
        Loss.ACCENTS: "Les noms perdent leurs accents.",
        Loss.CAPITALS: "Les noms sont en minuscules.",
        Loss.NAMES: "Les cartes ont leur numéro au lieu de leur nom.",
        Loss.REMARKS: "Joueur et avatar figurent dans des remarques, que d’autres programmes ignorent.",
    },
}
ENDS: Final[Mapping[Form, str]] = {form: end for end, form in SUFFIXES.items()} | {Form.CODES: ".txt"}
"""How the name of a file in each form ends."""


def losses(form: Form, language: Language) -> tuple[str, ...]:
    """What a file of that form does not keep as it is, a sentence each."""
    return tuple([SENTENCES[language][loss] for loss in LOSSES[form]])
