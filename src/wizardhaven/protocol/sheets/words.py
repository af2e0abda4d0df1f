"""What stands on a sheet beside the answers themselves: its parts by name, and its main button."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wizardhaven.protocol.shapes import Text
from wizardhaven.protocol.text import linked, spoken
from wizardhaven.text.language import Language


class Word(Enum):
    """What is said."""

    ORDER_OF_STRIKES = "order of strikes"
    ORDER_OF_CHECKS = "order of checks"
    HOW = "how"
    HELP = "help"
    CARDS = "cards"
    STRIKES = "strikes"
    FREE = "free"
    DISCARDS = "discards"
    DRAWS = "draws"
    PICKS = "picks"
    PAIRS = "pairs"
    BEARS = "bears"
    BEGIN = "begin"
    ROLL_FOR = "roll for"
    ROLL = "roll"
    GIVE_STRIKES = "give strikes"
    GIVE_STRIKE = "give a strike"
    DISCARD = "discard"
    DISCARD_ONE = "discard one"
    DRAW = "draw"
    DRAW_ONE = "draw one"
    END_TURN = "end the turn"
    GO_ON = "go on"
    PICK = "pick"
    CANNOT_BE_KNOWN = "cannot be known"


WORDS: Final = {
    Language.EN: {
        Word.ORDER_OF_STRIKES: "Which strike comes next",
        Word.ORDER_OF_CHECKS: "Who checks next",
        Word.HOW: "How to face it",
        Word.HELP: "Who helps",
        Word.CARDS: "Cards and abilities",
        Word.STRIKES: "Who faces a strike",
        Word.FREE: "One card, if you like",
        Word.DISCARDS: "Down to hand size",
        Word.DRAWS: "How many cards",
        Word.PICKS: "Whom you want, in this order",
        Word.PAIRS: "Who faces whose strike",
        Word.BEARS: "Who bears {name}",
        Word.BEGIN: "Begin with them",
        Word.ROLL_FOR: "Roll for {name}",
        Word.ROLL: "Roll",
        Word.GIVE_STRIKES: "Give {number} strikes",
        Word.GIVE_STRIKE: "Give the strike",
        Word.DISCARD: "Discard {number}",
        Word.DISCARD_ONE: "Discard one",
        Word.DRAW: "Draw {number}",
        Word.DRAW_ONE: "Draw one",
        Word.END_TURN: "End the turn",
        Word.GO_ON: "Go on",
        Word.PICK: "Choose them",
        Word.CANNOT_BE_KNOWN: "What comes then cannot be known beforehand.",
    },
    Language.DE: {
        Word.ORDER_OF_STRIKES: "Welcher Schlag als Nächstes kommt",
        Word.ORDER_OF_CHECKS: "Wer den nächsten Versuchungswurf macht",
        Word.HOW: "Wie ihm begegnet wird",
        Word.HELP: "Wer beisteht",
        Word.CARDS: "Karten und Fähigkeiten",
        Word.STRIKES: "Wer einen Schlag erhält",
        Word.FREE: "Eine Karte, wenn du magst",
        Word.DISCARDS: "Bis zur Handgröße",
        Word.DRAWS: "Wie viele Karten",
        Word.PICKS: "Wen du willst, in dieser Reihenfolge",
        Word.PAIRS: "Wer sich wessen Schlag stellt",
        Word.BEARS: "Wer „{name}“ trägt",
        Word.BEGIN: "So beginnen",
        Word.ROLL_FOR: "Für {name} würfeln",
        Word.ROLL: "Würfeln",
        Word.GIVE_STRIKES: "{number} Schläge verteilen",
        Word.GIVE_STRIKE: "Den Schlag zuweisen",
        Word.DISCARD: "{number} abwerfen",
        Word.DISCARD_ONE: "Eine abwerfen",
        Word.DRAW: "{number} ziehen",
        Word.DRAW_ONE: "Eine ziehen",
        Word.END_TURN: "Den Zug beenden",
        Word.GO_ON: "Weiter",
        Word.PICK: "Auswählen",
        Word.CANNOT_BE_KNOWN: "Was danach kommt, lässt sich nicht vorher wissen.",
    },
    Language.FR: {
        Word.ORDER_OF_STRIKES: "Quel coup vient ensuite",
        Word.ORDER_OF_CHECKS: "Qui fait le prochain jet de corruption",
        Word.HOW: "Comment l’affronter",
        Word.HELP: "Qui soutient",
        Word.CARDS: "Cartes et capacités",
        Word.STRIKES: "Qui doit affronter un coup",
        Word.FREE: "Une carte, si vous voulez",
        Word.DISCARDS: "Jusqu’à la taille de la main",
        Word.DRAWS: "Combien de cartes",
        Word.PICKS: "Qui vous voulez, dans cet ordre",
        Word.PAIRS: "Qui affronte le coup de qui",
        Word.BEARS: "Qui porte « {name} »",
        Word.BEGIN: "Commencer ainsi",
        Word.ROLL_FOR: "Lancer les dés pour {name}",
        Word.ROLL: "Lancer les dés",
        Word.GIVE_STRIKES: "Attribuer {number} coups",
        Word.GIVE_STRIKE: "Attribuer le coup",
        Word.DISCARD: "Défausser {number} cartes",
        Word.DISCARD_ONE: "Défausser une carte",
        Word.DRAW: "Piocher {number} cartes",
        Word.DRAW_ONE: "Piocher une carte",
        Word.END_TURN: "Finir le tour",
        Word.GO_ON: "Continuer",
        Word.PICK: "Choisir",
        Word.CANNOT_BE_KNOWN: "La suite ne peut pas se savoir d’avance.",
    },
}


def said(word: Word, language: Language, number: int = 0) -> Text:
    return Text(WORDS[language][word].format(number=number))


def said_of(word: Word, code: str, language: Language) -> Text:
    """The same about a card."""
    return linked(WORDS[language][word].format(name=spoken(code, language)), [code], language)


def counted(several: Word, one: Word, number: int, language: Language) -> Text:
    """The same of so many."""
    return said(one if number == 1 else several, language, number)
