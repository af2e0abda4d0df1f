"""Everything a seat can choose, as plain data: it is what travels, is logged and is replayed."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from wizardhaven.engine.state.ids import NO_CARD, NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.keyed import NO_KEY, Keyed
from wizardhaven.engine.state.lasting import NO_AIM, Aim
from wizardhaven.engine.state.values import Value


class Verb(Enum):
    """What a player says. `card` and `other` are what he says it of."""

    PASS = "pass"
    ROLL = "roll"
    SHUFFLE = "shuffle"
    # Getting ready
    EXCHANGE_WIZARD = "exchange-wizard"
    DRAFT = "draft"
    STOP_DRAFTING = "stop-drafting"
    START_AT = "start-at"
    PLACE_WITH = "place-with"
    GIVE_ITEM = "give-item"
    SHUFFLE_IN = "shuffle-in"
    EXCHANGE_DEAD = "exchange-dead"
    # Cards and abilities
    PLAY = "play"
    USE = "use"
    PLAY_CREATURE = "play-creature"
    PLAY_AT_SITE = "play-at-site"
    PLAY_AGENT = "play-agent"
    PLACE_ON_GUARD = "place-on-guard"
    REVEAL_ON_GUARD = "reveal-on-guard"
    CANCEL_BY_TAPPING = "cancel-by-tapping"
    CANCEL_AT_HOME = "cancel-at-home"
    CANCEL_ATTACK = "cancel-attack"
    # Organization
    ORGANIZE = "organize"
    FINISH_ORGANIZING = "finish-organizing"
    PLAY_CHARACTER = "play-character"
    DISCARD_CHARACTER = "discard-character"
    DISCARD_STAGE = "discard-stage"
    FOLLOW = "follow"
    FREE = "free"
    CHANGE_COMPANY = "change-company"
    JOIN_COMPANIES = "join-companies"
    SPLIT = "split"
    STORE = "store"
    TRANSFER = "transfer"
    USE_ITEM = "use-item"
    TRY_REMOVAL = "try-removal"
    TRY_REMOVAL_UNTAPPED = "try-removal-untapped"
    PLAN_MOVEMENT = "plan-movement"
    # Sideboard and piles
    SIDEBOARD_TO_DISCARD = "sideboard-to-discard"
    SIDEBOARD_TO_DECK = "sideboard-to-deck"
    TAKE = "take"
    EXCHANGE = "exchange"
    DISCARD = "discard"
    LAY_ON_DECK = "lay-on-deck"
    LAY_UNDER_DECK = "lay-under-deck"
    DRAW = "draw"
    SHOW = "show"
    # Movement and sites
    CHOOSE_COMPANY = "choose-company"
    TRAVEL = "travel"
    ENTER = "enter"
    JOIN_AT_HAVEN = "join-at-haven"
    STAY = "stay"
    TAP = "tap"
    RESTORE = "restore"
    REPLACE_SITE = "replace-site"
    # Prisoners
    HOLD_AT = "hold-at"
    RESCUE = "rescue"
    FREE_PRISONERS = "free-prisoners"
    # Agents
    MOVE_AGENT = "move-agent"
    STEP_BACK = "step-back"
    RETURN_HOME = "return-home"
    HEAL_AGENT = "heal-agent"
    UNTAP_AGENT = "untap-agent"
    HIDE_AGENT = "hide-agent"
    OPEN_SITE = "open-site"
    REVEAL_AGENT = "reveal-agent"
    ATTACK_WITH_AGENT = "attack-with-agent"
    # Combat
    ATTACK_COMPANY = "attack-company"
    CHOOSE_ATTACK = "choose-attack"
    ASSIGN = "assign"
    RESOLVE_STRIKE = "resolve-strike"
    SPEND_EXCESS = "spend-excess"
    TAP_TO_FACE = "tap-to-face"
    STAY_UNTAPPED = "stay-untapped"
    SUPPORT = "support"
    SAVE_ITEM = "save-item"
    TAKE_TROPHY = "take-trophy"
    ATTACK_NEXT = "attack-next"
    # Checks
    CHECK_NEXT = "check-next"
    DOUBLE = "double"
    FALL = "fall"
    PLAY_RING = "play-ring"
    INFLUENCE = "influence"
    KEEP_FACTION = "keep-faction"
    PLAY_REVEALED = "play-revealed"
    RESOLVE_NEXT = "resolve-next"
    NAME_CARD = "name-card"
    REMOVE = "remove"
    # The end
    CALL = "call"
    REVEAL_DUPLICATES = "reveal-duplicates"


@final
class Action(Value):
    """Something a seat may choose: a verb and what it is about, such as how a creature is `keyed`.

    The `company` is the other one of two, where companies join. [ORG-48]
    """

    __slots__ = ("aim", "card", "company", "keyed", "names", "number", "other", "verb")

    def __init__(
        self,
        verb: Verb,
        card: CardId = NO_CARD,
        other: CardId = NO_CARD,
        number: int = NONE,
        aim: Aim = NO_AIM,
        names: tuple[str, ...] = (),
        keyed: Keyed = NO_KEY,
        company: CompanyId = NO_COMPANY,
    ) -> None:
        self.verb = verb
        self.card = card
        self.other = other
        self.number = number
        self.aim = aim
        self.names = names
        self.keyed = keyed
        self.company = company

    @property
    def company_meant(self) -> CompanyId:
        """The company that its number means, where a company is chosen, moves, is joined or attacked."""
        return CompanyId(self.number)

    @property
    def shown(self) -> CardId:
        """The card that is revealed with an influence attempt, which its number means. [INF-08]"""
        return CardId(self.number)

    def same(self, other: Action) -> bool:
        """Whether the two say the same; quicker than comparing all parts."""
        return (
            self.verb is other.verb
            and self.card == other.card
            and self.other == other.other
            and self.number == other.number
            and self.names == other.names
            and self.aim == other.aim
            and self.keyed == other.keyed
            and self.company == other.company
        )


PASS: Final = Action(Verb.PASS)


ROLLS: Final = tuple([Action(Verb.ROLL, number=total) for total in range(2, 13)])
