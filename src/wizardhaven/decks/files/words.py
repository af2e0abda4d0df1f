"""What became of a line, in a sentence of each language."""

from collections.abc import Mapping
from typing import Final

from wizardhaven.catalogue import catalogue
from wizardhaven.catalogue.printing import by_code
from wizardhaven.catalogue.search.complaints import OR, PERHAPS
from wizardhaven.decks.files.line import Line, Why
from wizardhaven.decks.files.who import Told
from wizardhaven.text.language import Language

ENGLISH: Final[Mapping[Why, str]] = {
    Why.ONE_VERSION: "The sign asks for another version, but there is only one.",
    Why.VERSION_OF_PLAYER: "Of several versions, the one that this player needs.",
    Why.NO_SIGN_IS_HERO: "Of several versions the hero’s: it carries no sign.",
    Why.NOT_IN_THAT_SET: "The card was not printed in {}.",
    Why.FAN_SET_LETTERS: "{} is none of the seven sets; the card of that name is one of theirs.",
    Why.OTHER_LANGUAGE: "In English “{}”.",
    Why.OTHER_SPELLING: "Spelled otherwise: “{}”.",
    Why.LETTERS_LOST: "Letters were lost: “{}”.",
    Why.ANSWERED: "As somebody has answered.",
    Why.LEFT_OUT: "“{}” is no part of the name: left out.",
    Why.COUNT_DIFFERS: "{} cards follow.",
    Why.SEVERAL_VERSIONS: "The card has several versions, and the line does not say which.",
    Why.SEVERAL_CARDS: "Several cards are called that.",
    Why.CODE_AND_NAME: "{} is another card than the name.",
    Why.NO_SUCH_CARD: "No card is called that.",
    Why.NO_SUCH_CODE: "No card has the code {}.",
    Why.FAN_CARD: "A dream card of a fan set ({}), none of the game’s seven sets.",
    Why.NO_SUCH_SECTION: "No section is called that; what follows is placed by what it is.",
    Why.TOO_MANY: "{} copies are not possible; a line holds 1 to 99.",
    Why.TOO_LONG: "The line is longer than any card’s.",
    Why.SUM_DIFFERS: "{} cards stand above.",
    Why.COUNT_OR_NUMBER: "{} may count the copies or the lines; write “{}x” if copies are meant.",
    Why.SEVERAL_ON_A_LINE: "Several cards on one line; each needs a line of its own.",
    Why.ANOTHER_DECK: "Another deck begins here; it needs a file of its own and is not read.",
}
GERMAN: Final[Mapping[Why, str]] = {
    Why.ONE_VERSION: "Das Zeichen verlangt eine andere Fassung, aber es gibt nur eine.",
    Why.VERSION_OF_PLAYER: "Von mehreren Fassungen die, die dieser Spieler braucht.",
    Why.NO_SIGN_IS_HERO: "Von mehreren Fassungen die der Helden: es steht kein Zeichen dabei.",
    Why.NOT_IN_THAT_SET: "Die Karte wurde nicht in {} gedruckt.",
    Why.FAN_SET_LETTERS: "{} ist keine der sieben Serien; die Karte dieses Namens ist aus einer von ihnen.",
    Why.OTHER_LANGUAGE: "Auf Englisch „{}“.",
    Why.OTHER_SPELLING: "Anders geschrieben: „{}“.",
    Why.LETTERS_LOST: "Buchstaben sind verloren gegangen: „{}“.",
    Why.ANSWERED: "So hat es jemand beantwortet.",
    Why.LEFT_OUT: "„{}“ gehört nicht zum Namen: weggelassen.",
    Why.COUNT_DIFFERS: "Es folgen {} Karten.",
    Why.SEVERAL_VERSIONS: "Die Karte hat mehrere Fassungen, und die Zeile sagt nicht, welche.",
    Why.SEVERAL_CARDS: "Mehrere Karten heißen so.",
    Why.CODE_AND_NAME: "{} ist eine andere Karte als der Name.",
    Why.NO_SUCH_CARD: "Keine Karte heißt so.",
    Why.NO_SUCH_CODE: "Keine Karte hat die Nummer {}.",
    Why.FAN_CARD: "Eine Traumkarte aus einer Serie von Spielern ({}), keiner der sieben des Spiels.",
    Why.NO_SUCH_SECTION: "Kein Teil heißt so; was folgt, kommt dorthin, wo es hingehört.",
    Why.TOO_MANY: "{} Exemplare sind nicht möglich; eine Zeile fasst 1 bis 99.",
    Why.TOO_LONG: "Die Zeile ist länger als die jeder Karte.",
    Why.SUM_DIFFERS: "Darüber stehen {} Karten.",
    Why.COUNT_OR_NUMBER: "{} kann Exemplare oder Zeilen zählen; schreib „{}x“, wenn Exemplare gemeint sind.",
    Why.SEVERAL_ON_A_LINE: "Mehrere Karten in einer Zeile; jede braucht eine eigene.",
    Why.ANOTHER_DECK: "Hier beginnt ein weiteres Deck; es braucht eine eigene Datei und wird nicht gelesen.",
}
FRENCH: Final[Mapping[Why, str]] = {
    Why.ONE_VERSION: "Le signe demande une autre version, mais il n’y en a qu’une.",
    Why.VERSION_OF_PLAYER: "De plusieurs versions, celle qu’il faut à ce joueur.",
    Why.NO_SIGN_IS_HERO: "De plusieurs versions, celle des héros : elle ne porte aucun signe.",
    Why.NOT_IN_THAT_SET: "La carte n’a pas été imprimée dans {}.",
    Why.FAN_SET_LETTERS: "{} n’est aucune des sept séries ; la carte de ce nom vient de l’une d’elles.",
    Why.OTHER_LANGUAGE: "En anglais « {} ».",
    Why.OTHER_SPELLING: "Écrit autrement : « {} ».",
    Why.LETTERS_LOST: "Des lettres se sont perdues : « {} ».",
    Why.ANSWERED: "Selon la réponse donnée.",
    Why.LEFT_OUT: "« {} » ne fait pas partie du nom : laissé de côté.",
    Why.COUNT_DIFFERS: "{} cartes suivent.",
    Why.SEVERAL_VERSIONS: "La carte a plusieurs versions, et la ligne ne dit pas laquelle.",
    Why.SEVERAL_CARDS: "Plusieurs cartes s’appellent ainsi.",
    Why.CODE_AND_NAME: "{} est une autre carte que le nom.",
    Why.NO_SUCH_CARD: "Aucune carte ne s’appelle ainsi.",
    Why.NO_SUCH_CODE: "Aucune carte n’a le numéro {}.",
    Why.FAN_CARD: "Une carte rêvée d’une série de joueurs ({}), d’aucune des sept séries du jeu.",
    Why.NO_SUCH_SECTION: "Aucune partie ne s’appelle ainsi ; la suite va là où elle doit être.",
    Why.TOO_MANY: "{} exemplaires sont impossibles ; une ligne en contient de 1 à 99.",
    Why.TOO_LONG: "La ligne est plus longue que celle d’aucune carte.",
    Why.SUM_DIFFERS: "{} cartes se trouvent au-dessus.",
    Why.COUNT_OR_NUMBER: "{} compte les exemplaires ou les lignes ; écrivez « {}x » pour les exemplaires.",
    Why.SEVERAL_ON_A_LINE: "Plusieurs cartes sur une ligne ; chacune demande la sienne.",
    Why.ANOTHER_DECK: "Un autre deck commence ici ; il lui faut son propre fichier, et il n’est pas lu.",
}
TABLES: Final = {Language.EN: ENGLISH, Language.DE: GERMAN, Language.FR: FRENCH}

TOLD: Final[Mapping[Language, Mapping[Told, str]]] = {
    Language.EN: {
        Told.SAID: "as the file says",
        Told.AVATAR: "as its avatar tells",
        Told.CARDS: "guessed from its cards",
        Told.NOT: "nothing tells, so say it with --player",
    },
    Language.DE: {
        Told.SAID: "so steht es in der Datei",
        Told.AVATAR: "das verrät sein Avatar",
        Told.CARDS: "aus seinen Karten erraten",
        Told.NOT: "nichts verrät es, sag es mit --player",
    },
    Language.FR: {
        Told.SAID: "comme le dit le fichier",
        Told.AVATAR: "comme le dit son avatar",
        Told.CARDS: "deviné d’après ses cartes",
        Told.NOT: "rien ne le dit, dites-le avec --player",
    },
}


def sentence(line: Line, language: Language) -> str:
    """Why a line is read so, or why it waits; with the cards or names that may be meant."""
    said = why_sentence(line, language)
    question, quoted = PERHAPS[language]
    may_be = [_versioned(code, language) for code in line.candidates] or line.nearest
    if not said or not may_be:
        return said
    return said + question.format(OR[language].join([quoted.format(name) for name in may_be]))


def why_sentence(line: Line, language: Language) -> str:
    """Why alone, for whoever shows the cards beside it."""
    return "" if line.why is None else TABLES[language][line.why].format(*[line.said] * 2)


def _versioned(code: str, language: Language) -> str:
    return f"{catalogue.name(code, language)} [{by_code()[code].version.value}] ({code})"
