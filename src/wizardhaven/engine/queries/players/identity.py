"""Who a player is: the avatar he has declared, or the one he has revealed. [FW-33, FW-34]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import avatar_of
from wizardhaven.engine.state.ids import NONE, CardId
from wizardhaven.engine.state.lexicon import Player
from wizardhaven.engine.state.table import Table


def is_player(table: Table, seat: int, names: tuple[str, ...]) -> bool:
    """Whether the player is one of these: a Fallen-wizard as declared, others while they are in play.

    A Fallen-wizard whose avatar has been eliminated is nobody any more. [FW-33] Without any names the
    question is whether he has revealed his avatar. [ORG-14]
    """
    if not names:
        return table.revealed_avatars[seat] != ""
    if table.kinds[seat].names_himself:
        return table.declared[seat] in names and not table.eliminated_avatars[seat]
    avatar = avatar_of(table, seat)
    if avatar == NONE:
        return stands_for_player(table, seat) in names
    return table.printed[avatar].name in names


def stands_for_player(table: Table, seat: int) -> str:
    """Whom a card in play makes of the player, who then has no avatar beside it, if one does. [ORG-14]"""
    if Player not in table.lexicon:
        return ""
    for card in table.board:
        if table.owners[card] == seat and table.printed[card].makes_player:
            return table.printed[card].makes_player
    return ""


def is_for_another(table: Table, seat: int, card: CardId) -> bool:
    """Whether the card is a stage resource that this player cannot use. [FW-13, FW-28, FW-33, FW-34]"""
    printed = table.printed[card]
    if not printed.stage:
        return False
    if not table.kinds[seat].has_stage_cards:
        return True
    return printed.specific != "" and not is_player(table, seat, (printed.specific,))


def is_dead(table: Table, card: CardId) -> bool:
    """Whether the card cannot be played because of what the other player is; no avatar is meant. [SET-13]"""
    dead = table.kinds[1 - table.owners[card]].dead_against
    return table.printed[card].name in dead and not table.printed[card].avatar
