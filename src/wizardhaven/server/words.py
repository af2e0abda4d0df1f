"""What the server does not do, and why not, in three languages."""

from __future__ import annotations

from enum import Enum
from typing import Final

from wizardhaven.errors import WizardhavenError
from wizardhaven.text.language import Language


class No(Enum):
    """Why the server does not do what it is asked."""

    NOT_UNDERSTOOD = "not understood"
    TOO_LONG = "too long"
    TOO_MANY = "too many"
    SIT_FIRST = "sit first"
    SEATED_ALREADY = "seated already"
    WRONG_KEY = "wrong key"
    ONLY_WATCHING = "only watching"
    NOT_STARTED = "not started"
    LATE = "late"
    NO_SUCH_OPTION = "no such option"
    NOT_ASKED = "not asked"
    OVER = "over"
    NOT_OVER = "not over"
    CANNOT_UNDO = "cannot undo"
    NOBODY_TO_CONSENT = "nobody to consent"
    NOT_WISHED = "not wished"
    TAKEN_BACK_TOO_OFTEN = "taken back too often"
    GAME_TOO_LONG = "game too long"
    NOT_STORED = "not stored"
    SEAT_TAKEN = "seat taken"
    NOT_INVITED = "not invited"
    RENEWED = "renewed"
    WENT_AHEAD = "went ahead"
    NO_NAME = "no name"
    NO_BOT_HERE = "no bot here"
    NOTHING_TO_SUGGEST = "nothing to suggest"
    NO_SUGGESTIONS = "no suggestions"
    BOT_LOST = "bot lost"
    BOT_GONE = "bot gone"
    CLOCK_RANGE = "clock range"
    UNKNOWN_BOT = "unknown bot"
    TOO_MANY_TABLES = "too many tables"
    TOO_MANY_REQUESTS = "too many requests"
    TOO_MANY_CONNECTIONS = "too many connections"
    TOO_MANY_SEATS = "too many seats"
    TOO_MANY_DECKS = "too many decks"
    LAB_BUSY = "lab busy"
    LAB_LOST = "lab lost"
    TOO_LARGE_A_DECK = "too large a deck"
    CROWDED = "crowded"
    TOO_SLOW = "too slow"
    NOT_JSON = "not JSON"
    WRONG_HOST = "wrong host"
    WRONG_ORIGIN = "wrong origin"
    NO_DATABASE = "no database"
    BROKEN_TABLE = "broken table"
    BROKEN_SERVER = "broken server"
    WENT_WRONG = "went wrong"
    GOING = "going"


class Declined(WizardhavenError):
    """Something that the server does not do; told to whoever asked, in his language.

    Over HTTP it has a status, and where it helps the seconds after which one may try again.
    """

    def __init__(self, why: No, status: int = 422, seconds: int | None = None) -> None:
        super().__init__(why.value)
        self.why = why
        self.status = status
        self.seconds = seconds


REFUSALS: Final = {
    Language.EN: {
        No.NOT_UNDERSTOOD: "This message cannot be understood; nothing was changed.",
        No.TOO_LONG: "This message is too long; nothing was changed.",
        No.TOO_MANY: "These are too many messages at once; wait a moment and try again.",
        No.SIT_FIRST: "The first message must be the key of a seat.",
        No.SEATED_ALREADY: "You have sat down already.",
        No.WRONG_KEY: "This link opens no seat here; if it once did, its key was renewed since.",
        No.ONLY_WATCHING: "You are watching this game; only its players can do that.",
        No.NOT_STARTED: "The game has not begun: the other seat is still free.",
        No.LATE: "The table has moved on; here is what is asked now.",
        No.NO_SUCH_OPTION: "That is none of the answers to this question.",
        No.NOT_ASKED: "It is not for you to choose now.",
        No.OVER: "The game is over.",
        No.NOT_OVER: "The game is not over yet.",
        No.CANNOT_UNDO: "This cannot be taken back: something was learnt since, or somebody else asked.",
        No.NOBODY_TO_CONSENT: "A bot lets nobody take back what it has answered already.",
        No.NOT_WISHED: "Nobody asks for that any more: the table has moved on.",
        No.TAKEN_BACK_TOO_OFTEN: "So much was taken back in this game that from now on every choice stays.",
        No.GAME_TOO_LONG: "This game has become too long to be stored; it can only be given up.",
        No.NOT_STORED: "The choice could not be stored, so it was not made. The table is as it was.",
        No.SEAT_TAKEN: "Somebody has taken this seat already; an invitation is good for one friend.",
        No.NOT_INVITED: "This link is no invitation to a seat.",
        No.RENEWED: "The key of this seat was renewed elsewhere; this link opens nothing any more.",
        No.WENT_AHEAD: "You have sat down at the next table already; your list of tables leads there.",
        No.NO_NAME: "A name has 1 to 24 characters, all of which can be seen.",
        No.NO_BOT_HERE: "There is no bot at this table.",
        No.NOTHING_TO_SUGGEST: "There is nothing to suggest now: you have nothing to choose.",
        No.NO_SUGGESTIONS: "At this table it was not agreed that the machine may be asked for advice.",
        No.BOT_LOST: "The bot has lost its thread; it will try again.",
        No.BOT_GONE: "The bot cannot think now. The game is kept; reload the page to ask it again.",
        No.CLOCK_RANGE: "The clock goes from 60 to 36,000 seconds for each player.",
        No.UNKNOWN_BOT: "There is no such opponent.",
        No.TOO_MANY_TABLES: "Too many tables were laid from here; wait a minute and try again.",
        No.TOO_MANY_REQUESTS: "Too much is asked for from here; wait a moment and try again.",
        No.TOO_MANY_CONNECTIONS: "Too many connections were made from here; close some and try again.",
        No.TOO_MANY_SEATS: "Too many seats were taken from here; wait a minute and try again.",
        No.LAB_BUSY: "The lab plays for you already, or for too many others; wait a moment.",
        No.LAB_LOST: "The lab has lost a game and begins anew; try again in a moment.",
        No.TOO_MANY_DECKS: "Too much is asked about decks from here; wait a moment and try again.",
        No.TOO_LARGE_A_DECK: "A deck has at most 2,000 cards.",
        No.CROWDED: "There are too many guests at this moment; try again soon.",
        No.TOO_SLOW: "The request took too long to arrive; nothing was changed.",
        No.NOT_JSON: "A request must be JSON, of the type application/json.",
        No.WRONG_HOST: "This server does not go by that name.",
        No.WRONG_ORIGIN: "Only this server’s own page may ask for that.",
        No.NO_DATABASE: "The server cannot reach its memory just now; nothing is lost. Try again soon.",
        No.BROKEN_TABLE: "What is stored of this table cannot be read; whoever runs the server is told why.",
        No.BROKEN_SERVER: "Something is wrong with the server; whoever runs it is told what.",
        No.WENT_WRONG: (
            "Something went wrong at this table; whoever runs the server is told what. The game is kept: "
            "go on, or reload the page."
        ),
        No.GOING: "The server is being stopped. The game is kept and goes on when it is back.",
    },
    Language.DE: {
        No.NOT_UNDERSTOOD: "Diese Nachricht ist nicht zu verstehen; es hat sich nichts geändert.",
        No.TOO_LONG: "Diese Nachricht ist zu lang; es hat sich nichts geändert.",
        No.TOO_MANY: "Das sind zu viele Nachrichten auf einmal; bitte einen Augenblick warten.",
        No.SIT_FIRST: "Die erste Nachricht muss der Schlüssel eines Platzes sein.",
        No.SEATED_ALREADY: "Du sitzt bereits.",
        No.WRONG_KEY: "Dieser Link öffnet hier keinen Platz; tat er es einst, ist der Schlüssel erneuert.",
        No.ONLY_WATCHING: "Du siehst bei diesem Spiel zu; das können nur die Spieler.",
        No.NOT_STARTED: "Das Spiel hat noch nicht begonnen: Der andere Platz ist noch frei.",
        No.LATE: "Am Tisch ist es schon weitergegangen; das hier wird jetzt gefragt.",
        No.NO_SUCH_OPTION: "Das ist keine der Antworten auf diese Frage.",
        No.NOT_ASKED: "Du bist jetzt nicht gefragt.",
        No.OVER: "Das Spiel ist zu Ende.",
        No.NOT_OVER: "Das Spiel ist noch nicht zu Ende.",
        No.CANNOT_UNDO: "Das geht nicht zurück: Seither wurde etwas bekannt oder jemand anderes gefragt.",
        No.NOBODY_TO_CONSENT: "Ein Bot lässt niemanden zurücknehmen, worauf er schon geantwortet hat.",
        No.NOT_WISHED: "Darum bittet niemand mehr: Am Tisch ging es weiter.",
        No.TAKEN_BACK_TOO_OFTEN: "In diesem Spiel ging schon so viel zurück; von nun an bleibt jede Wahl.",
        No.GAME_TOO_LONG: "Dieses Spiel ist zu lang zum Speichern; man kann es nur noch aufgeben.",
        No.NOT_STORED: "Die Wahl konnte nicht gespeichert werden und gilt nicht. Der Tisch ist, wie er war.",
        No.SEAT_TAKEN: "Den Platz hat schon jemand eingenommen; eine Einladung gilt für einen Freund.",
        No.NOT_INVITED: "Dieser Link ist keine Einladung zu einem Platz.",
        No.RENEWED: "Der Schlüssel dieses Platzes wurde anderswo erneuert; dieser Link öffnet nichts mehr.",
        No.WENT_AHEAD: "Du sitzt schon am nächsten Tisch; die Liste deiner Tische führt dorthin.",
        No.NO_NAME: "Ein Name hat 1 bis 24 Zeichen, die alle zu sehen sind.",
        No.NO_BOT_HERE: "An diesem Tisch sitzt kein Computerspieler.",
        No.NOTHING_TO_SUGGEST: "Jetzt gibt es nichts vorzuschlagen: Du hast nichts zu wählen.",
        No.NO_SUGGESTIONS: "An diesem Tisch ist nicht vereinbart, dass man die Maschine um Rat fragen darf.",
        No.BOT_LOST: "Der Computerspieler hat den Faden verloren; er versucht es noch einmal.",
        No.BOT_GONE: "Der Computerspieler kann nicht denken. Das Spiel bleibt; lade später die Seite neu.",
        No.CLOCK_RANGE: "Die Uhr geht von 60 bis 36 000 Sekunden für jeden Spieler.",
        No.UNKNOWN_BOT: "Diesen Gegner gibt es nicht.",
        No.TOO_MANY_TABLES: "Von hier aus wurden zu viele Tische gedeckt; bitte eine Minute warten.",
        No.TOO_MANY_REQUESTS: "Von hier aus wird zu viel gefragt; bitte einen Augenblick warten.",
        No.TOO_MANY_CONNECTIONS: "Von hier aus gibt es zu viele Verbindungen; bitte einige schließen.",
        No.TOO_MANY_SEATS: "Von hier aus wurden zu viele Plätze eingenommen; bitte eine Minute warten.",
        No.LAB_BUSY: "Das Labor spielt schon für dich oder für zu viele andere; warte einen Augenblick.",
        No.LAB_LOST: "Das Labor hat ein Spiel verloren und fängt neu an; versuche es gleich noch einmal.",
        No.TOO_MANY_DECKS: "Von hier aus wird zu viel nach Decks gefragt; bitte einen Augenblick warten.",
        No.TOO_LARGE_A_DECK: "Ein Deck hat höchstens 2000 Karten.",
        No.CROWDED: "Im Augenblick sind zu viele Gäste hier; bitte bald noch einmal versuchen.",
        No.TOO_SLOW: "Die Anfrage brauchte zu lange; es hat sich nichts geändert.",
        No.NOT_JSON: "Eine Anfrage muss JSON sein, vom Typ application/json.",
        No.WRONG_HOST: "Dieser Server heißt nicht so.",
        No.WRONG_ORIGIN: "Das darf nur die eigene Seite dieses Servers.",
        No.NO_DATABASE: "Der Server kommt gerade nicht an sein Gedächtnis; es geht nichts verloren.",
        No.BROKEN_TABLE: "Was von diesem Tisch gespeichert ist, ist nicht lesbar; der Betreiber erfährt es.",
        No.BROKEN_SERVER: "Mit dem Server stimmt etwas nicht; der Betreiber erfährt, was.",
        No.WENT_WRONG: (
            "An diesem Tisch ging etwas schief; der Betreiber erfährt, was. Das Spiel bleibt: mach weiter "
            "oder lade die Seite neu."
        ),
        No.GOING: "Der Server wird angehalten. Das Spiel ist gespeichert und geht danach weiter.",
    },
    Language.FR: {
        No.NOT_UNDERSTOOD: "Ce message est incompréhensible ; rien n’a changé.",
        No.TOO_LONG: "Ce message est trop long ; rien n’a changé.",
        No.TOO_MANY: "Trop de messages à la fois ; attendez un instant et recommencez.",
        No.SIT_FIRST: "Le premier message doit être la clé d’une place.",
        No.SEATED_ALREADY: "Vous êtes déjà à votre place.",
        No.WRONG_KEY: "Ce lien n’ouvre aucune place ici ; s’il l’a fait un jour, sa clé a été renouvelée.",
        No.ONLY_WATCHING: "Vous regardez cette partie ; seuls les joueurs peuvent faire cela.",
        No.NOT_STARTED: "La partie n’a pas commencé : l’autre place est encore libre.",
        No.LATE: "La partie a avancé ; voici ce qui est demandé maintenant.",
        No.NO_SUCH_OPTION: "Ce n’est pas une des réponses à cette question.",
        No.NOT_ASKED: "Ce n’est pas à vous de choisir maintenant.",
        No.OVER: "La partie est terminée.",
        No.NOT_OVER: "La partie n’est pas encore terminée.",
        No.CANNOT_UNDO: "Trop tard pour revenir : on a appris du nouveau, ou l’autre a été interrogé.",
        No.NOBODY_TO_CONSENT: "Un bot ne laisse pas reprendre ce à quoi il a déjà répondu.",
        No.NOT_WISHED: "Personne ne le demande plus : la table a continué.",
        No.TAKEN_BACK_TOO_OFTEN: "On est tant revenu en arrière que désormais chaque choix reste.",
        No.GAME_TOO_LONG: "Cette partie est trop longue pour être enregistrée ; il reste à l’abandonner.",
        No.NOT_STORED: "Le choix n’a pas pu être enregistré et ne compte pas. La table est comme avant.",
        No.SEAT_TAKEN: "Quelqu’un a déjà pris cette place ; une invitation vaut pour un seul ami.",
        No.NOT_INVITED: "Ce lien n’est pas une invitation à une place.",
        No.RENEWED: "La clé de cette place a été renouvelée ailleurs ; ce lien n’ouvre plus rien.",
        No.WENT_AHEAD: "Vous êtes déjà assis à la table suivante ; la liste de vos tables y mène.",
        No.NO_NAME: "Un nom compte de 1 à 24 caractères, tous visibles.",
        No.NO_BOT_HERE: "Il n’y a pas d’ordinateur à cette table.",
        No.NOTHING_TO_SUGGEST: "Rien à suggérer maintenant : vous n’avez rien à choisir.",
        No.NO_SUGGESTIONS: "À cette table, il n’est pas convenu de pouvoir demander conseil à la machine.",
        No.BOT_LOST: "L’ordinateur a perdu le fil ; il va réessayer.",
        No.BOT_GONE: "L’ordinateur ne peut pas réfléchir. La partie reste ; rechargez la page plus tard.",
        No.CLOCK_RANGE: "La pendule va de 60 à 36 000 secondes par joueur.",
        No.UNKNOWN_BOT: "Cet adversaire n’existe pas.",
        No.TOO_MANY_TABLES: "Trop de tables ont été dressées d’ici ; attendez une minute et recommencez.",
        No.TOO_MANY_REQUESTS: "Trop de demandes viennent d’ici ; attendez un instant et recommencez.",
        No.TOO_MANY_CONNECTIONS: "Trop de connexions viennent d’ici ; fermez-en et recommencez.",
        No.TOO_MANY_SEATS: "Trop de places ont été prises d’ici ; attendez une minute et recommencez.",
        No.LAB_BUSY: "Le laboratoire joue déjà pour vous, ou pour trop d’autres ; attendez un instant.",
        No.LAB_LOST: "Le laboratoire a perdu une partie et recommence ; réessayez dans un instant.",
        No.TOO_MANY_DECKS: "Trop de demandes sur des decks viennent d’ici ; attendez un instant.",
        No.TOO_LARGE_A_DECK: "Un deck compte au plus 2 000 cartes.",
        No.CROWDED: "Il y a trop de monde en ce moment ; réessayez bientôt.",
        No.TOO_SLOW: "La demande a mis trop de temps à arriver ; rien n’a changé.",
        No.NOT_JSON: "Une demande doit être en JSON, du type application/json.",
        No.WRONG_HOST: "Ce serveur ne porte pas ce nom.",
        No.WRONG_ORIGIN: "Seule la page de ce serveur peut demander cela.",
        No.NO_DATABASE: "Le serveur n’atteint pas sa mémoire ; rien n’est perdu. Réessayez bientôt.",
        No.BROKEN_TABLE: "La partie enregistrée de cette table est illisible ; l’hébergeur en est averti.",
        No.BROKEN_SERVER: "Quelque chose ne va pas sur le serveur ; l’hébergeur en est averti.",
        No.WENT_WRONG: (
            "Quelque chose a mal tourné à cette table ; l’hébergeur en est averti. La partie reste : "
            "continuez ou rechargez la page."
        ),
        No.GOING: "Le serveur s’arrête. La partie est enregistrée et reprendra à son retour.",
    },
}


def refusal(why: No, language: Language) -> str:
    """Why not, as a sentence."""
    return REFUSALS[language][why]


SECRET_REASON: Final = {
    Language.EN: "This reason would tell of its hand; ask again when the game is over.",
    Language.DE: "Dieser Grund verriete etwas von seiner Hand; frag nach dem Spiel noch einmal.",
    Language.FR: "Cette raison trahirait sa main ; redemandez quand la partie sera finie.",
}
