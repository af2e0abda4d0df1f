"""Why a story cannot go on as it says: what it wanted and what could be done instead, cards by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wizardhaven.engine.values import DICE, NONE, Action, CardId, Table, Verb
from wizardhaven.errors import IllegalAction
from wizardhaven.game.game import Game
from wizardhaven.scenario.naming import ORDINALS, full_name
from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.verbs import SAID
from wizardhaven.text.language import Language
from wizardhaven.view.telling.speaking import action_text, reason_text

MOST_OPTIONS = 8
"""So many options are named; more would help nobody."""


def refusal(game: Game, verb: Verb, card: CardId, *about: str) -> IllegalAction:
    """The error for something that is not offered now; `about` is what else was said of it."""
    choice = game.pending
    if choice is None:
        return IllegalAction(f"Nobody can {verb.value} any more: the game is over.")
    named = [] if card == NONE else [full_name(game.table.printed[card])]
    wanted = " ".join([verb.value, *named])
    said = f"“{' '.join([wanted, *about])}” is not offered at {type(choice).__name__}"
    reason = game.reasons().get(card)
    if reason is not None:
        said += f": {reason_text(reason, Language.EN).rstrip('.')} [{reason.rule}]"
    return IllegalAction(f"{said}. {_instead(game, choice.seat, verb)}")


def refuse_what_is_never_said(verb: Verb, said: Mapping[str, object]) -> None:
    """What a verb is never said of would be refused for ever, and nobody would know why."""
    taken = SAID[verb]._asdict()
    for name, value in said.items():
        if value not in (None, ()) and not taken[name]:
            takes = ", ".join([f"{one} ({what})" for one, what in taken.items() if what]) or "nothing"
            raise IllegalAction(f"“{verb.value}” is never said with {name}; it takes {takes}.")


def refuse_what_lies_elsewhere(table: Table, pieces: Sequence[Piece]) -> None:
    """The number of a card on another table would be that of some other card here."""
    for piece in pieces:
        if piece.table is not table:
            raise IllegalAction(f"{piece.name} lies on another table.")


def _instead(game: Game, seat: int, verb: Verb) -> str:
    """What could be done: the like of what was wanted, if there is any, else everything."""
    if seat == DICE:
        if any([option.verb is Verb.ROLL for option in game.options()]):
            return "The dice show 2 to 12." if verb is Verb.ROLL else "The dice are to fall first."
        return "Something is shuffled first."
    like = [option for option in game.options() if option.verb is verb]
    texts = _texts(game, like or game.options())
    return f"The {ORDINALS[seat]} player is asked and may: {texts}."


def _texts(game: Game, options: Sequence[Action]) -> str:
    texts = [action_text(game.table, option, Language.EN).rstrip(".") for option in options]
    named = "; ".join(dict.fromkeys(texts[:MOST_OPTIONS]))
    left = len(texts) - MOST_OPTIONS
    return named if left <= 0 else f"{named}; and {left} more"
