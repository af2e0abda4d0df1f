"""The terminal's own few words, in each language."""

from __future__ import annotations

from dataclasses import dataclass

from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import RegionType, SiteType


@dataclass(frozen=True)
class Words:
    """What the screen and the prompt say besides cards and rules."""

    turn: str
    your_turn: str
    their_turn: str
    you: str
    opponent: str
    points: str
    council: str
    influence: str
    hand: str
    deck: str
    discard: str
    sideboard: str
    won: str
    hazards: str
    on_guard: str
    agent: str
    corruption: str
    not_in_use: str
    on_the_table: str
    chain: str
    attack: str
    strikes: str
    the_site: str
    roll: str
    needs: str
    hand_of_yours: str
    face_down: str
    colon: str
    prompt: str
    help: str
    not_a_choice: str
    victory: str
    defeat: str
    tie: str
    saved: str
    farewell: str
    site_types: dict[SiteType | None, str]
    region_types: dict[RegionType, str]
    results: dict[str, str]


WORDS: dict[Language, Words] = {
    Language.EN: Words(
        turn="Turn",
        your_turn="your turn",
        their_turn="your opponent's turn",
        you="You",
        opponent="Opponent",
        points="points",
        council="at the council",
        influence="influence",
        hand="hand",
        deck="deck",
        discard="discard pile",
        sideboard="sideboard",
        won="Won",
        hazards="hazards",
        on_guard="on-guard",
        agent="Agent",
        corruption="corruption",
        not_in_use="not in use",
        on_the_table="On the table",
        chain="Chain of effects",
        attack="Attack",
        strikes="strikes",
        the_site="the site",
        roll="roll",
        needs="at least",
        hand_of_yours="Your hand",
        face_down="face-down",
        colon=":",
        prompt="Your choice",
        help="a number; the name of a card to read it; s to save; q to leave",
        not_a_choice="That is not one of the choices. You can give",
        victory="You have won, {own} to {other}.",
        defeat="You have lost, {own} to {other}.",
        tie="It is a tie, {own} to {other}.",
        saved="The game is in {file}.",
        farewell="Farewell.",
        site_types={
            None: "?",
            SiteType.HAVEN: "Haven",
            SiteType.FREE_HOLD: "Free-hold",
            SiteType.BORDER_HOLD: "Border-hold",
            SiteType.RUINS_AND_LAIRS: "Ruins & Lairs",
            SiteType.SHADOW_HOLD: "Shadow-hold",
            SiteType.DARK_HOLD: "Dark-hold",
        },
        region_types={
            RegionType.WILDERNESS: "w",
            RegionType.BORDER_LAND: "b",
            RegionType.FREE_DOMAIN: "f",
            RegionType.SHADOW_LAND: "s",
            RegionType.DARK_DOMAIN: "d",
            RegionType.COASTAL_SEA: "c",
        },
        results={
            "waiting": "waiting",
            "canceled": "cancelled",
            "ineffectual": "ineffectual",
            "failed": "failed",
            "defeated": "defeated",
            "successful": "successful",
        },
    ),
    Language.DE: Words(
        turn="Zug",
        your_turn="du bist am Zug",
        their_turn="dein Gegner ist am Zug",
        you="Du",
        opponent="Gegner",
        points="Siegpunkte",
        council="beim Rat",
        influence="Einfluss",
        hand="Hand",
        deck="Spieldeck",
        discard="Ablagestapel",
        sideboard="Reservestapel",
        won="Gewonnen",
        hazards="Gefahren",
        on_guard="auf der Lauer",
        agent="Agent",
        corruption="Versuchung",
        not_in_use="nicht in Gebrauch",
        on_the_table="Auf dem Tisch",
        chain="Kette der Effekte",
        attack="Angriff",
        strikes="Schläge",
        the_site="der Ort",
        roll="Wurf",
        needs="mindestens",
        hand_of_yours="Deine Hand",
        face_down="verdeckt",
        colon=":",
        prompt="Deine Wahl",
        help="eine Zahl; der Name einer Karte, um sie zu lesen; s zum Speichern; q zum Gehen",
        not_a_choice="Das steht nicht zur Wahl. Möglich sind",
        victory="Du hast gewonnen, {own} zu {other}.",
        defeat="Du hast verloren, {own} zu {other}.",
        tie="Unentschieden, {own} zu {other}.",
        saved="Das Spiel liegt in {file}.",
        farewell="Leb wohl.",
        site_types={
            None: "?",
            SiteType.HAVEN: "Zufluchtsort",
            SiteType.FREE_HOLD: "Freier Ort",
            SiteType.BORDER_HOLD: "Grenzort",
            SiteType.RUINS_AND_LAIRS: "Ruine/Hort",
            SiteType.SHADOW_HOLD: "Schattenhort",
            SiteType.DARK_HOLD: "Hort der Dunkelheit",
        },
        region_types={
            RegionType.WILDERNESS: "W",
            RegionType.BORDER_LAND: "G",
            RegionType.FREE_DOMAIN: "F",
            RegionType.SHADOW_LAND: "S",
            RegionType.DARK_DOMAIN: "D",
            RegionType.COASTAL_SEA: "K",
        },
        results={
            "waiting": "steht aus",
            "canceled": "aufgehoben",
            "ineffectual": "wirkungslos",
            "failed": "gescheitert",
            "defeated": "besiegt",
            "successful": "erfolgreich",
        },
    ),
    Language.FR: Words(
        turn="Tour",
        your_turn="à vous",
        their_turn="à votre adversaire",
        you="Vous",
        opponent="Adversaire",
        points="points",
        council="au conseil",
        influence="influence",
        hand="main",
        deck="pioche",
        discard="défausse",
        sideboard="réserve",
        won="Acquis",
        hazards="périls",
        on_guard="en embuscade",
        agent="Agent",
        corruption="corruption",
        not_in_use="non utilisé",
        on_the_table="Sur la table",
        chain="Chaîne d’effets",
        attack="Attaque",
        strikes="coups",
        the_site="le site",
        roll="jet",
        needs="au moins",
        hand_of_yours="Votre main",
        face_down="face cachée",
        colon="\N{NO-BREAK SPACE}:",
        prompt="Votre choix",
        help="un nombre ; le nom d’une carte pour la lire ; s pour sauver ; q pour partir",
        not_a_choice="Ce n’est pas un des choix. Vous pouvez donner",
        victory="Vous avez gagné, {own} à {other}.",
        defeat="Vous avez perdu, {own} à {other}.",
        tie="Égalité, {own} à {other}.",
        saved="La partie est dans {file}.",
        farewell="Adieu.",
        site_types={
            None: "?",
            SiteType.HAVEN: "Havre",
            SiteType.FREE_HOLD: "Fief libre",
            SiteType.BORDER_HOLD: "Fief Frontalier",
            SiteType.RUINS_AND_LAIRS: "Ruines et Antres",
            SiteType.SHADOW_HOLD: "Fief de l’Ombre",
            SiteType.DARK_HOLD: "Fief Noir",
        },
        region_types={
            RegionType.WILDERNESS: "s",
            RegionType.BORDER_LAND: "f",
            RegionType.FREE_DOMAIN: "l",
            RegionType.SHADOW_LAND: "o",
            RegionType.DARK_DOMAIN: "n",
            RegionType.COASTAL_SEA: "m",
        },
        results={
            "waiting": "en attente",
            "canceled": "annulé",
            "ineffectual": "sans effet",
            "failed": "manqué",
            "defeated": "vaincu",
            "successful": "réussi",
        },
    ),
}
