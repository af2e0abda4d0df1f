"""With which stage cards a Fallen-wizard's deck begins. [DECK-30, FW-17]"""

from functools import cache
from itertools import combinations

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.composing.bags import mixed
from wizardhaven.decks.composing.stock import stock
from wizardhaven.decks.pool import MOST_STAGE_CARDS
from wizardhaven.engine.values import KINDS
from wizardhaven.vocabulary.terms import PlayerKind

BETWEEN = "+"


def starting_stage_cards(player: PlayerKind, avatar: str, number: int) -> list[str]:
    """Different ones that have the points together, and are not all unique; none for who needs none."""
    lawful = _lawful(player, by_code()[avatar].names.en)
    if not lawful:
        return []
    rounds, place = divmod(number, len(lawful))
    return mixed(lawful, f"stages {avatar} {rounds}")[place].split(BETWEEN)


@cache
def _lawful(player: PlayerKind, avatar: str) -> tuple[str, ...]:
    """Every set of cards with which that one may begin."""
    needed = KINDS[player].deck.starting_stage_points
    his = [code for code in stock(player).stage_cards.cards if by_code()[code].specific in (None, avatar)]
    sizes = range(1, MOST_STAGE_CARDS + 1) if needed else ()
    sets = [one for size in sizes for one in combinations(his, size)]
    return tuple([BETWEEN.join(one) for one in sets if _may_begin(one, needed)])


def _may_begin(cards: tuple[str, ...], needed: int) -> bool:
    points = sum([by_code()[code].stage_points or 0 for code in cards])
    return points == needed and not all([by_code()[code].unique for code in cards])
