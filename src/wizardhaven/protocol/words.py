"""The few words that the server adds to what the game says."""

from __future__ import annotations

from typing import Final

from wizardhaven.text.language import Language

ROLL_THE_DICE: Final = {
    Language.EN: "Roll the dice",
    Language.DE: "Würfeln",
    Language.FR: "Lancer les dés",
}
