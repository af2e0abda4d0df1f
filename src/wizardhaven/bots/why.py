"""Why a bot chose: a reason and the cards and numbers it is about, for every language to tell."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from wizardhaven.engine.values import NO_CARD, NONE, CardId, Value
from wizardhaven.errors import WizardhavenError


class Because(Enum):
    """The reasons. `card`, `other` and `number` are those of the `Why` that gives them."""

    NOTHING_CHOSEN = "nothing-chosen"
    ONLY_CHOICE = "only-choice"
    BY_CHANCE = "by-chance"
    # Getting ready
    MOST_USEFUL_LEFT = "most-useful-left"  # card
    NOBODY_FITS = "nobody-fits"
    BEST_STARTING_SITE = "best-starting-site"  # card: the site
    BEGINS_APART = "begins-apart"  # card: who, other: the site
    BEARS_BEST = "bears-best"  # card: the item, other: the bearer
    NO_ITEM_LEFT = "no-item-left"
    MAY_BE_DRAWN = "may-be-drawn"  # card
    POOL_EMPTY = "pool-empty"
    # Organization
    SOMEBODY_MIGHT_JOIN = "somebody-might-join"
    KEPT_UNDER_CONTROL = "kept-under-control"  # card
    STRONGER_TOGETHER = "stronger-together"
    BEST_NEWCOMER = "best-newcomer"  # card
    MAKES_ROOM = "makes-room"  # card: who follows, other: whom
    NEED_NOT_FOLLOW = "need-not-follow"  # card
    TWO_THINGS_AT_ONCE = "two-things-at-once"  # card: who leads some of them away
    BETTER_WITH_OTHERS = "better-with-others"  # card
    COMPANIES_STAY = "companies-stay"
    MISSED_LEAST = "missed-least"  # card
    KEEPS_OTHERS_BACK = "keeps-others-back"  # card
    NOT_BORNE_LONGER = "not-borne-longer"  # card
    WEIGHS_TOO_HEAVILY = "weighs-too-heavily"  # card
    SAFER_WITH = "safer-with"  # card: the item, other: the new bearer
    NOTHING_BETTER_TO_DO = "nothing-better-to-do"  # card: the avatar
    SHAKES_OFF = "shakes-off"  # card: what is shaken off, other: by whom
    GOES_TO_PLAY = "goes-to-play"  # card: the site, other: what is played there
    GOES_ON_FROM_THERE = "goes-on-from-there"  # card: the site
    GOES_TO_FREE = "goes-to-free"  # card: the site, other: what holds prisoners there
    COMPANIES_READY = "companies-ready"
    # Moving and sites
    IN_ORDER = "in-order"
    SAFEST_WAY = "safest-way"
    ENTERS_TO_PLAY = "enters-to-play"  # card: the site, other: what is played there
    ENTERS_TO_FREE = "enters-to-free"  # card: the site, other: what holds prisoners there
    NOT_WORTH_THE_RISK = "not-worth-the-risk"
    PLAYS_IT_HERE = "plays-it-here"  # card, other: by whom
    KEEPS_FOR_MORE = "keeps-for-more"  # card: the faction, other: the leader
    HOLDS_PRISONERS = "holds-prisoners"  # card
    FREES_PRISONERS = "frees-prisoners"  # card
    NOTHING_MORE_HERE = "nothing-more-here"
    WORTH_TAKING = "worth-taking"
    NEEDED_FOR_THE_END = "needed-for-the-end"
    A_RING_AT_ALL = "a-ring-at-all"
    HELPS_NOW = "helps-now"  # card
    NOTHING_USEFUL = "nothing-useful"
    OWN_CARD_FIRST = "own-card-first"
    # Hazards
    HURTS_MOST = "hurts-most"  # card
    HURTS_MOST_ON = "hurts-most-on"  # card, other: on whom
    MAY_ATTACK_ON_ENTRY = "may-attack-on-entry"  # card
    LAYS_A_BLUFF = "lays-a-bluff"
    COMES_OUT = "comes-out"  # card
    WAITS_FOR_BETTER = "waits-for-better"
    NO_HAZARD_HURTS = "no-hazard-hurts"
    FOE_THEY_CAN_BEAT = "foe-they-can-beat"  # card
    GENTLE_ENOUGH = "gentle-enough"
    NO_HAZARD_IN_HAND = "no-hazard-in-hand"
    NO_SIDEBOARD = "no-sideboard"
    AGENT_STRIKES = "agent-strikes"  # card
    AGENT_GETS_READY = "agent-gets-ready"  # card
    AGENT_WAITS = "agent-waits"
    HARDEST_TO_ENTER = "hardest-to-enter"  # card: the site
    NO_AGENT_LEFT = "no-agent-left"
    MAY_BE_TURNED = "may-be-turned"  # card
    NOBODY_TO_INFLUENCE = "nobody-to-influence"
    # Combat
    NO_FIGHT = "no-fight"
    TAPS_TO_CANCEL = "taps-to-cancel"  # card
    STRIKE_HURTS_MOST = "strike-hurts-most"  # card
    STANDS_IT_BEST = "stands-it-best"  # card
    NOBODY_TO_STRIKE = "nobody-to-strike"
    GOES_FIRST = "goes-first"  # card
    EXCESS_AT_ONCE = "excess-at-once"
    STRONG_ENOUGH = "strong-enough"  # card, number: of 36 throws, how many would wound him untapped
    DARES_IT_UNTAPPED = "dares-it-untapped"  # card, number: as above
    TAPS_AGAINST_DANGER = "taps-against-danger"  # card, number: as above
    TAPPING_IS_NO_HELP = "tapping-is-no-help"  # card
    ONE_WAY_TO_FACE_IT = "one-way-to-face-it"
    NEEDS_HELP = "needs-help"  # card: who is struck, other: who helps
    NO_HELP_NEEDED = "no-help-needed"
    NEED_NOT_BE_LOST = "need-not-be-lost"  # card
    # Checks
    HELPS_TO_RESIST = "helps-to-resist"  # card: who helps, other: whom
    MAY_SAVE = "may-save"  # card
    SAFE_ENOUGH = "safe-enough"
    MOST_IN_DANGER = "most-in-danger"  # card
    WEIGHS_LEAST = "weighs-least"  # card
    # Cards in hand
    LEAST_USEFUL = "least-useful"  # card
    ALL_WORTH_KEEPING = "all-worth-keeping"
    MOST_VALUABLE = "most-valuable"  # card
    NONE_NEEDED = "none-needed"
    MAY_BE_BETTER = "may-be-better"
    NOTHING_TO_DRAW = "nothing-to-draw"
    # The end
    LEAD_IS_ENOUGH = "lead-is-enough"  # number: of points
    BETTER_GO_ON = "better-go-on"


TELLS_OF_HAND: Final = frozenset(
    {
        Because.BEST_NEWCOMER,
        Because.SOMEBODY_MIGHT_JOIN,
        Because.MAKES_ROOM,
        Because.NEED_NOT_FOLLOW,
        Because.TWO_THINGS_AT_ONCE,
        Because.BETTER_WITH_OTHERS,
        Because.COMPANIES_STAY,
        Because.GOES_TO_PLAY,
        Because.GOES_ON_FROM_THERE,
        Because.COMPANIES_READY,
        Because.ENTERS_TO_PLAY,
        Because.KEEPS_FOR_MORE,
        Because.NOT_WORTH_THE_RISK,
        Because.NOTHING_MORE_HERE,
        Because.NOTHING_USEFUL,
        Because.HURTS_MOST,
        Because.HURTS_MOST_ON,
        Because.MAY_ATTACK_ON_ENTRY,
        Because.LAYS_A_BLUFF,
        Because.WAITS_FOR_BETTER,
        Because.NO_HAZARD_HURTS,
        Because.GENTLE_ENOUGH,
        Because.NO_HAZARD_IN_HAND,
        Because.NO_SIDEBOARD,
        Because.SAFE_ENOUGH,
        Because.LEAST_USEFUL,
        Because.ALL_WORTH_KEEPING,
        Because.MOST_VALUABLE,
        Because.NONE_NEEDED,
    }
)
"""What tells something of cards that the other player does not see: for him to hear when the game is over."""


@final
class Why(Value):
    """A reason and what it is about: cards by their ids, which only those who see them can name."""

    __slots__ = ("because", "card", "number", "other")

    def __init__(
        self, because: Because, card: CardId = NO_CARD, other: CardId = NO_CARD, number: int = NONE
    ) -> None:
        self.because = because
        self.card = card
        self.other = other
        self.number = number


def why_code(why: Why) -> str:
    """The reason in a few words that travel: `goes-to-play c12 o45`, `lead-is-enough n4`."""
    words = [why.because.value]
    if why.card != NONE:
        words.append(f"c{why.card}")
    if why.other != NONE:
        words.append(f"o{why.other}")
    if why.number != NONE:
        words.append(f"n{why.number}")
    return " ".join(words)


def read_why(code: str) -> Why:
    """The reason that `why_code` wrote."""
    words = code.split()
    given = {word[:1]: word[1:] for word in words[1:]}
    known = [one for one in Because if words and one.value == words[0]]
    numbers = [digits for digits in given.values() if digits.isdecimal()]
    if not known or len(numbers) != len(words) - 1 or not set(given) <= {"c", "o", "n"}:
        raise WizardhavenError(f"“{code}” is no reason of a bot's.")
    return Why(known[0], CardId(_number(given, "c")), CardId(_number(given, "o")), _number(given, "n"))


def _number(given: dict[str, str], letter: str) -> int:
    return int(given[letter]) if letter in given else NONE
