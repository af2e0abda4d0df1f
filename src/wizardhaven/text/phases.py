"""What the six phases of a turn are called. [UNT-01]"""

from __future__ import annotations

from typing import Final

from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase

PHASES: Final = {
    Language.EN: {
        Phase.UNTAP: "Untap phase",
        Phase.ORGANIZATION: "Organization phase",
        Phase.LONG_EVENT: "Long-event phase",
        Phase.MOVEMENT_HAZARD: "Movement/hazard phase",
        Phase.SITE: "Site phase",
        Phase.END_OF_TURN: "End-of-turn phase",
    },
    Language.DE: {
        Phase.UNTAP: "Enttapp-Phase",
        Phase.ORGANIZATION: "Organisationsphase",
        Phase.LONG_EVENT: "Phase der langen Ereignisse",
        Phase.MOVEMENT_HAZARD: "Bewegungs-/Gefahrenphase",
        Phase.SITE: "Ortsphase",
        Phase.END_OF_TURN: "Zugende-Phase",
    },
    Language.FR: {
        Phase.UNTAP: "Phase de redressement",
        Phase.ORGANIZATION: "Phase d’organisation",
        Phase.LONG_EVENT: "Phase des événements longs",
        Phase.MOVEMENT_HAZARD: "Phase de mouvement/périls",
        Phase.SITE: "Phase de site",
        Phase.END_OF_TURN: "Phase de fin de tour",
    },
}
