"""How a game ended, in three languages."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wizardhaven.text.language import Language


class Ended(Enum):
    """How a game ended, for whoever reads it."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"
    BOTH_WON = "both won"
    NOBODY_WON = "nobody won"
    FIRST_WON = "first won"
    SECOND_WON = "second won"
    YOU_CONCEDED = "you conceded"
    THEY_CONCEDED = "they conceded"
    FIRST_CONCEDED = "first conceded"
    SECOND_CONCEDED = "second conceded"
    YOUR_CLOCK = "your clock"
    THEIR_CLOCK = "their clock"
    FIRST_CLOCK = "first clock"
    SECOND_CLOCK = "second clock"


ENDINGS: Final = {
    Language.EN: {
        Ended.WON: "You have won, {own} to {other}.",
        Ended.LOST: "You have lost, {own} to {other}.",
        Ended.TIED: "The game is tied, {own} to {other}.",
        Ended.BOTH_WON: "The game is tied, {own} to {other}, and both have won.",
        Ended.NOBODY_WON: "Both avatars are eliminated: nobody has won.",
        Ended.FIRST_WON: "Player 1 has won, {own} to {other}.",
        Ended.SECOND_WON: "Player 2 has won, {other} to {own}.",
        Ended.YOU_CONCEDED: "You have conceded.",
        Ended.THEY_CONCEDED: "Your opponent has conceded: you have won.",
        Ended.FIRST_CONCEDED: "Player 1 has conceded.",
        Ended.SECOND_CONCEDED: "Player 2 has conceded.",
        Ended.YOUR_CLOCK: "Your time has run out: your opponent has won.",
        Ended.THEIR_CLOCK: "Your opponent's time has run out: you have won.",
        Ended.FIRST_CLOCK: "Player 1's time has run out.",
        Ended.SECOND_CLOCK: "Player 2's time has run out.",
    },
    Language.DE: {
        Ended.WON: "Du hast gewonnen, {own} zu {other}.",
        Ended.LOST: "Du hast verloren, {own} zu {other}.",
        Ended.TIED: "Das Spiel endet unentschieden, {own} zu {other}.",
        Ended.BOTH_WON: "Das Spiel endet unentschieden, {own} zu {other}, und beide haben gewonnen.",
        Ended.NOBODY_WON: "Beide Avatare sind eliminiert: Niemand hat gewonnen.",
        Ended.FIRST_WON: "Spieler 1 hat gewonnen, {own} zu {other}.",
        Ended.SECOND_WON: "Spieler 2 hat gewonnen, {other} zu {own}.",
        Ended.YOU_CONCEDED: "Du hast aufgegeben.",
        Ended.THEY_CONCEDED: "Dein Gegner hat aufgegeben: Du hast gewonnen.",
        Ended.FIRST_CONCEDED: "Spieler 1 hat aufgegeben.",
        Ended.SECOND_CONCEDED: "Spieler 2 hat aufgegeben.",
        Ended.YOUR_CLOCK: "Deine Zeit ist abgelaufen: Dein Gegner hat gewonnen.",
        Ended.THEIR_CLOCK: "Die Zeit deines Gegners ist abgelaufen: Du hast gewonnen.",
        Ended.FIRST_CLOCK: "Die Zeit von Spieler 1 ist abgelaufen.",
        Ended.SECOND_CLOCK: "Die Zeit von Spieler 2 ist abgelaufen.",
    },
    Language.FR: {
        Ended.WON: "Vous avez gagné, {own} à {other}.",
        Ended.LOST: "Vous avez perdu, {own} à {other}.",
        Ended.TIED: "La partie est nulle, {own} à {other}.",
        Ended.BOTH_WON: "La partie est nulle, {own} à {other}, et les deux ont gagné.",
        Ended.NOBODY_WON: "Les deux avatars sont éliminés : personne n’a gagné.",
        Ended.FIRST_WON: "Le joueur 1 a gagné, {own} à {other}.",
        Ended.SECOND_WON: "Le joueur 2 a gagné, {other} à {own}.",
        Ended.YOU_CONCEDED: "Vous avez abandonné.",
        Ended.THEY_CONCEDED: "Votre adversaire a abandonné : vous avez gagné.",
        Ended.FIRST_CONCEDED: "Le joueur 1 a abandonné.",
        Ended.SECOND_CONCEDED: "Le joueur 2 a abandonné.",
        Ended.YOUR_CLOCK: "Votre temps est écoulé : votre adversaire a gagné.",
        Ended.THEIR_CLOCK: "Le temps de votre adversaire est écoulé : vous avez gagné.",
        Ended.FIRST_CLOCK: "Le temps du joueur 1 est écoulé.",
        Ended.SECOND_CLOCK: "Le temps du joueur 2 est écoulé.",
    },
}
