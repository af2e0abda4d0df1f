"""What the lab says, in each language."""

from collections.abc import Mapping
from typing import Final

from wizardhaven.lab.figures import Rate
from wizardhaven.text.language import Language

ENGLISH: Final[Mapping[str, str]] = {
    "rate": "won {:.0%} of {} games, between {:.0%} and {:.0%}",
    "title": "{} in the lab",
    "against": "Against whom",
    "points": "Points by kind",
    "ours": "this deck",
    "theirs": "its opponents",
    "cards": "Cards",
    "drawn": "drawn",
    "played": "played",
    "stuck": "stuck in hand",
    "when played": "won when played",
    "when not": "won when drawn and not played",
    "decisive": "decisive",
    "hurt": "Hazards that hurt",
    "times": "times",
    "site": "the attackers at sites",
    "turns": "turns in a game",
    "total": "points in the end",
    "everybody": "Everybody against everybody",
    "few": "too few",
    "broken": "Games that broke off, by seed, and are not counted",
    "warning": "A card that is played late is played by who lasts: that its games were won does not say "
    "that it won them.",
}
GERMAN: Final[Mapping[str, str]] = {
    "rate": "{:.0%} von {} Spielen gewonnen, zwischen {:.0%} und {:.0%}",
    "title": "{} im Labor",
    "against": "Gegen wen",
    "points": "Punkte nach Art",
    "ours": "dieses Deck",
    "theirs": "seine Gegner",
    "cards": "Karten",
    "drawn": "gezogen",
    "played": "gespielt",
    "stuck": "auf der Hand geblieben",
    "when played": "gewonnen, wenn gespielt",
    "when not": "gewonnen, wenn gezogen und nicht gespielt",
    "decisive": "entscheidend",
    "hurt": "Gefahren, die wehtaten",
    "times": "mal",
    "site": "die Angreifer an Orten",
    "turns": "Züge in einem Spiel",
    "total": "Punkte am Ende",
    "everybody": "Jeder gegen jeden",
    "few": "zu wenige",
    "broken": "Abgebrochene Spiele, nach ihrem Startwert; sie zählen nicht",
    "warning": "Eine spät gespielte Karte spielt, wer so lange durchhält: dass ihre Spiele gewonnen wurden, "
    "heißt nicht, dass sie sie gewonnen hat.",
}
FRENCH: Final[Mapping[str, str]] = {
    "rate": "{:.0%} de {} parties gagnées, entre {:.0%} et {:.0%}",
    "title": "{} au laboratoire",
    "against": "Contre qui",
    "points": "Points par sorte",
    "ours": "ce deck",
    "theirs": "ses adversaires",
    "cards": "Cartes",
    "drawn": "piochée",
    "played": "jouée",
    "stuck": "restée en main",
    "when played": "gagnées si jouée",
    "when not": "gagnées si piochée et non jouée",
    "decisive": "décisive",
    "hurt": "Périls qui ont fait mal",
    "times": "fois",
    "site": "les attaquants des sites",
    "turns": "tours par partie",
    "total": "points à la fin",
    "everybody": "Chacun contre chacun",
    "few": "trop peu",
    "broken": "Parties interrompues, par leur graine ; elles ne comptent pas",
    "warning": "Une carte jouée tard l’est par celui qui dure : que ses parties soient gagnées ne dit pas "
    "qu’elle les a gagnées.",
}
KINDS: Final[Mapping[Language, Mapping[str, str]]] = {
    Language.EN: {
        "character": "characters",
        "item": "items",
        "faction": "factions",
        "ally": "allies",
        "kill": "kills",
        "miscellaneous": "miscellaneous",
    },
    Language.DE: {
        "character": "Charaktere",
        "item": "Gegenstände",
        "faction": "Heere",
        "ally": "Verbündete",
        "kill": "besiegte Gegner",
        "miscellaneous": "Verschiedenes",
    },
    Language.FR: {
        "character": "personnages",
        "item": "objets",
        "faction": "factions",
        "ally": "alliés",
        "kill": "adversaires vaincus",
        "miscellaneous": "divers",
    },
}
"""The six kinds of points."""
WORDS: Final = {Language.EN: ENGLISH, Language.DE: GERMAN, Language.FR: FRENCH}


def rate_sentence(rate: Rate, language: Language) -> str:
    """A rate, never without its number of games and its interval."""
    return WORDS[language]["rate"].format(rate.share, rate.games, *rate.interval)
