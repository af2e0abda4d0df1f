"""Everything that can be answered, ready to be listed and to be lit on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.engine.questions import cancelled_already, undone_by
from wizardhaven.engine.values import (
    AGENT,
    COMPANY,
    CREATURE_TYPE,
    NONE,
    NOTHING,
    REGION,
    Action,
    CardId,
    Question,
    Verb,
)
from wizardhaven.game.game import Game
from wizardhaven.protocol.anchors import anchors
from wizardhaven.protocol.details import Details
from wizardhaven.protocol.inside import NO_WAY, Beyond
from wizardhaven.protocol.ledgers.odds import option_odds
from wizardhaven.protocol.pictures import Colour, Inside, Option, OptionKind, Weight
from wizardhaven.protocol.shapes import Text
from wizardhaven.protocol.text import linked
from wizardhaven.protocol.warnings import warning
from wizardhaven.protocol.words import ROLL_THE_DICE
from wizardhaven.text.language import Language
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.telling.asking import asked
from wizardhaven.view.telling.speaking import action_text

ENDS: Final = (Verb.PASS, Verb.FINISH_ORGANIZING, Verb.STOP_DRAFTING)
"""What ends a passage of play; it stands on a button of its own."""

KINDS: Final[dict[Verb, OptionKind]] = {
    Verb.PLAY: "play",
    Verb.PLAY_CREATURE: "play",
    Verb.PLAY_AT_SITE: "play",
    Verb.PLAY_AGENT: "play",
    Verb.PLAY_CHARACTER: "play",
    Verb.PLAY_RING: "play",
    Verb.PLAY_REVEALED: "play",
    Verb.USE: "use",
    Verb.USE_ITEM: "use",
    Verb.TRANSFER: "use",
    Verb.STORE: "use",
    Verb.DISCARD: "discard",
    Verb.DISCARD_CHARACTER: "discard",
    Verb.DISCARD_STAGE: "discard",
    Verb.PLACE_ON_GUARD: "on-guard",
    Verb.ROLL: "roll",
    Verb.FINISH_ORGANIZING: "finish",
    Verb.STOP_DRAFTING: "finish",
}
"""What is done with a card or a word in one's hand; whatever else is said is a choice."""

GRAVE: Final = (Verb.DISCARD_CHARACTER, Verb.DISCARD_STAGE, Verb.CALL, Verb.FALL)
"""What is not done by one hasty click."""

UNDOABLE: Final = frozenset(
    {
        Verb.ORGANIZE,
        Verb.FINISH_ORGANIZING,
        Verb.FOLLOW,
        Verb.FREE,
        Verb.CHANGE_COMPANY,
        Verb.JOIN_COMPANIES,
        Verb.SPLIT,
        Verb.PLAN_MOVEMENT,
        Verb.CHOOSE_COMPANY,
        Verb.STAY,
        Verb.ASSIGN,
        Verb.RESOLVE_STRIKE,
        Verb.RESOLVE_NEXT,
        Verb.CHECK_NEXT,
        Verb.TAP_TO_FACE,
        Verb.STAY_UNTAPPED,
        Verb.SUPPORT,
    }
)
"""What can be taken back as a rule. It is not tried, since whether it can might tell of what is hidden."""

NOT_CARDS: Final = (NOTHING, COMPANY, REGION, CREATURE_TYPE, AGENT)
"""Aims whose number is no card's."""


def options(game: Game, seat: int, language: Language) -> tuple[Option, ...]:
    """All answers to the question at which the game rests, in the engine's order."""
    eyes = Eyes(game.table, seat)
    tone: Colour = "may" if game.table.active == seat else "peril"
    details = Details(game.table, seat, language)
    return tuple(
        [
            _option(game, eyes, str(number), action, tone, details)
            for number, action in enumerate(game.options())
        ]
    )


def inside(other: Beyond | None, seat: int, language: Language) -> Inside | None:
    """What could be answered once the door is opened; a handle names the door, then what lies behind."""
    if other is None:
        return None
    eyes = Eyes(other.game.table, seat)
    details = Details(other.game.table, seat, language)
    behind = [
        _option(other.game, eyes, f"{other.door}/{number}", action, "may", details)
        for number, action in enumerate(other.game.options())
        if action.verb not in NO_WAY
    ]
    return Inside(str(other.door), tuple(behind))


def rolling(language: Language) -> tuple[Option, ...]:
    """The one thing to do where only the dice decide."""
    title = Text(ROLL_THE_DICE[language])
    return (Option("0", Verb.ROLL, "roll", None, (), title, None, None, "main", "may", undoable=False),)


def _option(game: Game, eyes: Eyes, handle: str, action: Action, tone: Colour, details: Details) -> Option:
    source, targets = anchors(eyes, action)
    language = details.language
    title = linked(action_text(game.table, action, language), named(eyes, action), language)
    odds = option_odds(game, action)
    detail, weight = details.of(action), _weight(game, action)
    return Option(
        handle,
        action.verb,
        KINDS.get(action.verb, "choose"),
        source,
        targets,
        title,
        detail,
        odds,
        weight,
        tone,
        undoable=_is_undoable(game, action),
        warns=warning(game, action, language),
    )


def named(eyes: Eyes, action: Action) -> Sequence[str]:
    """The codes of the cards that an option's sentence may name."""
    seen = [eyes.aimed_at(card).code for card in cards_named(action)]
    return [code for code in seen if code is not None]


def cards_named(action: Action) -> Sequence[CardId]:
    """The cards that an action is about."""
    cards = [action.card, action.other]
    if action.verb is Verb.INFLUENCE:
        cards.append(action.shown)
    if action.aim.kind not in NOT_CARDS:
        cards.append(action.aim.card)
    return [card for card in cards if card != NONE]


def _is_undoable(game: Game, action: Action) -> bool:
    """By its verb; of discards to hand size all but the last, after which others go on."""
    choice = game.pending
    if action.verb is not Verb.DISCARD or choice is None:
        return action.verb in UNDOABLE
    return choice.asks is Question.DISCARD_DOWN and asked(game.table, choice).number > 1


def _weight(game: Game, action: Action) -> Weight:
    if action.verb in ENDS:
        return "pass"
    if action.verb in GRAVE or undone_by(game.table, action) != NONE:
        return "grave"
    if cancelled_already(game.table, action) != NONE:
        return "grave"
    return "main" if len(game.options()) == 1 else "plain"
