"""What is asked once more before it is done: from what the seat sees, in its own words."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.questions import cancelled_already, companies_of, undone_by
from wizardhaven.engine.values import NONE, Action, CardId, Question, Table, Verb
from wizardhaven.game.game import Game
from wizardhaven.protocol.shapes import Text
from wizardhaven.protocol.text import linked
from wizardhaven.text.language import Language
from wizardhaven.text.names import translated
from wizardhaven.vocabulary.terms import Phase

Words = dict[Language, str]

NOBODY_MOVES: Final[Words] = {
    Language.EN: "Nobody moves this turn. Stay?",
    Language.DE: "Diesen Zug reist niemand. Bleiben?",
    Language.FR: "Personne ne voyage ce tour-ci. Rester\N{NO-BREAK SPACE}?",
}
LEAVES_PLAY: Final[Words] = {
    Language.EN: "{card} leaves play. Discard it?",
    Language.DE: "{card} geht aus dem Spiel. Ablegen?",
    Language.FR: "{card} quitte le jeu. Défausser\N{NO-BREAK SPACE}?",
}
NO_RETURN: Final[Words] = {
    Language.EN: "Once called, the end cannot be stopped. Call it?",
    Language.DE: "Einmal ausgerufen, ist das Ende nicht mehr aufzuhalten. Ausrufen?",
    Language.FR: "Une fois annoncée, la fin ne s’arrête plus. L’annoncer\N{NO-BREAK SPACE}?",
}
IN_VAIN: Final[Words] = {
    Language.EN: "Then {card} comes to nothing. Do it all the same?",
    Language.DE: "Dann wird aus {card} nichts. Trotzdem?",
    Language.FR: "Alors {card} reste sans effet. Continuer quand même\N{NO-BREAK SPACE}?",
}
CANCELLED: Final[Words] = {
    Language.EN: "{card} cancels that already. Cancel it twice?",
    Language.DE: "{card} hebt das schon auf. Noch einmal aufheben?",
    Language.FR: "{card} l’annule déjà. L’annuler deux fois\N{NO-BREAK SPACE}?",
}
HASTY: Final[Words] = {
    Language.EN: "It is your own turn, and your site phase is still to come. Pass on until the turn ends?",
    Language.DE: "Es ist dein eigener Zug, und deine Ortsphase kommt noch. Bis zum Zugende passen?",
    Language.FR: (
        "C’est votre propre tour, et votre phase de site est encore à venir. Passer jusqu’à la fin du "
        "tour\N{NO-BREAK SPACE}?"
    ),
}
LEAVING: Final = (Verb.DISCARD_CHARACTER, Verb.DISCARD_STAGE)
BEFORE_SITES: Final = (Phase.UNTAP, Phase.ORGANIZATION, Phase.LONG_EVENT, Phase.MOVEMENT_HAZARD)


def warning(game: Game, action: Action, language: Language) -> Text | None:
    """What the seat that is asked should think of before it answers so; None if there is nothing."""
    table = game.table
    match action.verb:
        case Verb.PASS if _nobody_moves(game):
            return Text(NOBODY_MOVES[language])
        case verb if verb in LEAVING:
            return _of(table, LEAVES_PLAY, action.card, language)
        case Verb.CALL:
            return Text(NO_RETURN[language])
    undone = undone_by(table, action)
    if undone != NONE:
        return _of(table, IN_VAIN, undone, language)
    cancelled = cancelled_already(table, action)
    return _of(table, CANCELLED, cancelled, language) if cancelled != NONE else None


def haste(table: Table, seat: int, language: Language) -> Text | None:
    """What is lost by passing on until the end of the turn: one's own site phase, if it is still to come."""
    return Text(HASTY[language]) if table.active == seat and table.phase in BEFORE_SITES else None


def _nobody_moves(game: Game) -> bool:
    """Whether somebody could still be sent on a journey and nobody is. [ORG-61]"""
    choice, table = game.pending, game.table
    if choice is None or choice.asks is not Question.ORGANIZATION_ACTIONS or choice.seat != table.active:
        return False
    if any([company.destination != NONE for company in companies_of(table, choice.seat)]):
        return False
    return any([option.verb is Verb.PLAN_MOVEMENT for option in game.options()])


def _of(table: Table, words: Words, card: CardId, language: Language) -> Text:
    printed = table.printed[card]
    return linked(words[language].format(card=translated(printed.name, language)), [printed.code], language)
