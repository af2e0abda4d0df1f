"""How each kind of player calls the day on which the points are counted. [WIN-03]"""

from __future__ import annotations

from typing import Final

from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import PlayerKind

LAST_DAYS: Final = {
    Language.EN: {
        PlayerKind.WIZARD: "Free Council",
        PlayerKind.RINGWRAITH: "Audience with Sauron",
        PlayerKind.FALLEN_WIZARD: "Day of Reckoning",
        PlayerKind.BALROG: "Day of Decision",
    },
    Language.DE: {
        PlayerKind.WIZARD: "Freier Rat",
        PlayerKind.RINGWRAITH: "Audienz bei Sauron",
        PlayerKind.FALLEN_WIZARD: "Tag der Abrechnung",
        PlayerKind.BALROG: "Tag der Entscheidung",
    },
    Language.FR: {
        PlayerKind.WIZARD: "Conseil Libre",
        PlayerKind.RINGWRAITH: "Audience avec Sauron",
        PlayerKind.FALLEN_WIZARD: "Jour du Jugement",
        PlayerKind.BALROG: "Jour de la Décision",
    },
}
