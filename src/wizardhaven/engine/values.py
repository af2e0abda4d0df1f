"""The door for everybody: what lies on a table, and what travels to and from it."""

from wizardhaven.engine.state import (
    lasting,
)
from wizardhaven.engine.state.action import (
    PASS,
    Action,
    Verb,
)
from wizardhaven.engine.state.agent import (
    TO_ITS_AUTOMATIC_ATTACKS,
    Agent,
)
from wizardhaven.engine.state.atlas import (
    Atlas,
)
from wizardhaven.engine.state.attack import (
    Attack,
)
from wizardhaven.engine.state.card import (
    CardState,
)
from wizardhaven.engine.state.chain import (
    ABILITY,
    AGENT_ACTION,
    AGENT_PLAY,
    ATTACK_BEGINS,
    CARD_USE,
    CREATURE_PLAY,
    INFLUENCE,
    ITEM_USE,
    ON_GUARD_PLAY,
    PASSIVE,
    RING_TEST,
    SITE_PLAY,
    Declaration,
)
from wizardhaven.engine.state.checks import (
    Attempt,
    CheckAtHand,
)
from wizardhaven.engine.state.company import (
    REGION_MOVEMENT,
    SPECIAL,
    STARTER,
    UNDER_DEEPS,
    Company,
)
from wizardhaven.engine.state.deck import (
    StartingDeck,
)
from wizardhaven.engine.state.facts import (
    BOTH_WIN,
    ONTO_DECK,
    OPENLY,
    PAID,
    Fact,
    Happening,
)
from wizardhaven.engine.state.ids import (
    ASIDE,
    DECK,
    DECLARED,
    DICE,
    DISCARD,
    GENERAL,
    HAND,
    IN_PLAY,
    INVERTED,
    LOCATION,
    NO_CARD,
    NO_COMPANY,
    NONE,
    ON_GUARD,
    OUT,
    PILE_NAMES,
    PILES,
    POINTS,
    POOL,
    REMOVED,
    SIDEBOARD,
    STORED,
    TAPPED,
    UNCHARGED,
    UNCONTROLLED,
    UNTAPPED,
    WOUNDED,
    CardId,
    CompanyId,
    Lying,
    Place,
    Seat,
)
from wizardhaven.engine.state.keyed import (
    BY_REGION_NAME,
    UNKEYED,
    Keyed,
)
from wizardhaven.engine.state.kinds.deck_rules import (
    DeckRules,
)
from wizardhaven.engine.state.kinds.fallen_wizard import (
    FALLEN_WIZARD,
)
from wizardhaven.engine.state.kinds.kind import (
    Kind,
)
from wizardhaven.engine.state.kinds.pages import (
    KINDS,
)
from wizardhaven.engine.state.kinds.wizard import (
    WIZARD,
)
from wizardhaven.engine.state.lasting import (
    AGENT,
    ATTEMPT,
    CARD,
    CHECK,
    COMPANY,
    CREATURE_TYPE,
    DECLARATION,
    NOTHING,
    OF_COMPANIES,
    REGION,
    STRIKE,
    Aim,
    Lasting,
)
from wizardhaven.engine.state.lexicon import (
    Unwatched,
    lexicon_of,
)
from wizardhaven.engine.state.notes import (
    Remembered,
)
from wizardhaven.engine.state.outcome import (
    Ending,
    Outcome,
)
from wizardhaven.engine.state.parts import (
    Part,
    parts_of,
    total,
)
from wizardhaven.engine.state.printed.printed import (
    ALLY,
    CHARACTER,
    CREATURE,
    EVENT,
    FACTION,
    ITEM,
    REGION_CARD,
    SITE,
    Printed,
)
from wizardhaven.engine.state.printed.reading import (
    read_card,
)
from wizardhaven.engine.state.questions import (
    Asked,
    Question,
)
from wizardhaven.engine.state.reasons import (
    Reason,
)
from wizardhaven.engine.state.settings import (
    THRESHOLDS,
    Edition,
    GameLength,
    HalfLimit,
    Level,
    OptionalRule,
    Settings,
    agreed,
    usual_half_limit,
)
from wizardhaven.engine.state.shuffle import (
    Chance,
    shuffled,
)
from wizardhaven.engine.state.step import (
    Choice,
    Step,
)
from wizardhaven.engine.state.strike import (
    WAITING,
    Strike,
)
from wizardhaven.engine.state.table import (
    Table,
)
from wizardhaven.engine.state.values import (
    Value,
    fields_of,
)

__all__ = [
    "ABILITY",
    "AGENT",
    "AGENT_ACTION",
    "AGENT_PLAY",
    "ALLY",
    "ASIDE",
    "ATTACK_BEGINS",
    "ATTEMPT",
    "BOTH_WIN",
    "BY_REGION_NAME",
    "CARD",
    "CARD_USE",
    "CHARACTER",
    "CHECK",
    "COMPANY",
    "CREATURE",
    "CREATURE_PLAY",
    "CREATURE_TYPE",
    "DECK",
    "DECLARATION",
    "DECLARED",
    "DICE",
    "DISCARD",
    "EVENT",
    "FACTION",
    "FALLEN_WIZARD",
    "GENERAL",
    "HAND",
    "INFLUENCE",
    "INVERTED",
    "IN_PLAY",
    "ITEM",
    "ITEM_USE",
    "KINDS",
    "LOCATION",
    "NONE",
    "NOTHING",
    "NO_CARD",
    "NO_COMPANY",
    "OF_COMPANIES",
    "ONTO_DECK",
    "ON_GUARD",
    "ON_GUARD_PLAY",
    "OPENLY",
    "OUT",
    "PAID",
    "PASS",
    "PASSIVE",
    "PILES",
    "PILE_NAMES",
    "POINTS",
    "POOL",
    "REGION",
    "REGION_CARD",
    "REGION_MOVEMENT",
    "REMOVED",
    "RING_TEST",
    "SIDEBOARD",
    "SITE",
    "SITE_PLAY",
    "SPECIAL",
    "STARTER",
    "STORED",
    "STRIKE",
    "TAPPED",
    "THRESHOLDS",
    "TO_ITS_AUTOMATIC_ATTACKS",
    "UNCHARGED",
    "UNCONTROLLED",
    "UNDER_DEEPS",
    "UNKEYED",
    "UNTAPPED",
    "WAITING",
    "WIZARD",
    "WOUNDED",
    "Action",
    "Agent",
    "Aim",
    "Asked",
    "Atlas",
    "Attack",
    "Attempt",
    "CardId",
    "CardState",
    "Chance",
    "CheckAtHand",
    "Choice",
    "Company",
    "CompanyId",
    "DeckRules",
    "Declaration",
    "Edition",
    "Ending",
    "Fact",
    "GameLength",
    "HalfLimit",
    "Happening",
    "Keyed",
    "Kind",
    "Lasting",
    "Level",
    "Lying",
    "OptionalRule",
    "Outcome",
    "Part",
    "Place",
    "Printed",
    "Question",
    "Reason",
    "Remembered",
    "Seat",
    "Settings",
    "StartingDeck",
    "Step",
    "Strike",
    "Table",
    "Unwatched",
    "Value",
    "Verb",
    "agreed",
    "fields_of",
    "lasting",
    "lexicon_of",
    "parts_of",
    "read_card",
    "shuffled",
    "total",
    "usual_half_limit",
]
