"""What the numbers on a card are called, in each language."""

from typing import Final

from wizardhaven.text.language import Language
from wizardhaven.text.numbers import Label

LABELS: Final[dict[Language, dict[Label, str]]] = {
    Language.EN: {
        Label.PROWESS: "prowess",
        Label.BODY: "body",
        Label.MIND: "mind",
        Label.DIRECT_INFLUENCE: "direct influence",
        Label.GENERAL_INFLUENCE: "general influence",
        Label.INFLUENCE_NUMBER: "influence number",
        Label.STRIKES: "strikes",
        Label.CORRUPTION: "corruption points",
        Label.CORRUPTION_CHECK_MODIFIER: "corruption checks",
        Label.MARSHALLING_POINTS: "marshalling points",
        Label.STAGE_POINTS: "stage points",
        Label.KILL_POINTS: "kill points",
        Label.RESOURCE_DRAWS: "cards for the resource player",
        Label.HAZARD_DRAWS: "cards for the hazard player",
    },
    Language.DE: {
        Label.PROWESS: "Kampfkraft",
        Label.BODY: "Körper",
        Label.MIND: "Geisteskraft",
        Label.DIRECT_INFLUENCE: "direkter Einfluss",
        Label.GENERAL_INFLUENCE: "allgemeiner Einfluss",
        Label.INFLUENCE_NUMBER: "Einflusszahl",
        Label.STRIKES: "Schläge",
        Label.CORRUPTION: "Versuchungspunkte",
        Label.CORRUPTION_CHECK_MODIFIER: "Versuchungswürfe",
        Label.MARSHALLING_POINTS: "Siegpunkte",
        Label.STAGE_POINTS: "Entwicklungspunkte",
        Label.KILL_POINTS: "Siegpunkte für den Sieg",
        Label.RESOURCE_DRAWS: "Karten für den Spieler am Zug",
        Label.HAZARD_DRAWS: "Karten für den Gegner",
    },
    Language.FR: {
        Label.PROWESS: "prouesse",
        Label.BODY: "corps",
        Label.MIND: "esprit",
        Label.DIRECT_INFLUENCE: "influence directe",
        Label.GENERAL_INFLUENCE: "influence générale",
        Label.INFLUENCE_NUMBER: "nombre d’influence",
        Label.STRIKES: "coups",
        Label.CORRUPTION: "points de corruption",
        Label.CORRUPTION_CHECK_MODIFIER: "jets de corruption",
        Label.MARSHALLING_POINTS: "points de Rassemblement",
        Label.STAGE_POINTS: "points de Déchu",
        Label.KILL_POINTS: "points de victoire au combat",
        Label.RESOURCE_DRAWS: "cartes pour le joueur dont c’est le tour",
        Label.HAZARD_DRAWS: "cartes pour son adversaire",
    },
}

PRINTED_AS: Final[dict[Language, str]] = {
    Language.EN: "printed as",
    Language.DE: "gedruckt als",
    Language.FR: "imprimée sous",
}


def labelled(label: Label, value: int, language: Language) -> str:
    """A number with its name; a modifier keeps its sign."""
    shown = f"{value:+}" if label is Label.CORRUPTION_CHECK_MODIFIER else str(value)
    return f"{LABELS[language][label]} {shown}"
