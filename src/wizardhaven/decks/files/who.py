"""Whose deck it is, where the file does not say so: told by its avatars, or else by its cards."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from wizardhaven.catalogue.printing import CardClass, Kind, Printing, Version
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.files.names import called
from wizardhaven.decks.files.pieces import Pieces
from wizardhaven.decks.nature import is_avatar, is_stage_card
from wizardhaven.vocabulary.terms import PlayerKind

KINDS_OF: Final = {
    Version.HERO: PlayerKind.WIZARD,
    Version.MINION: PlayerKind.RINGWRAITH,
    Version.STAGE: PlayerKind.FALLEN_WIZARD,
    Version.FALLEN_WIZARD: PlayerKind.FALLEN_WIZARD,
    Version.BALROG: PlayerKind.BALROG,
}


class Told(Enum):
    """How it is known whose deck it is."""

    SAID = "said in the file"
    AVATAR = "told by the avatar"
    CARDS = "guessed from the cards"
    NOT = "not known"


@dataclass(frozen=True)
class Whose:
    """A kind of player, and how it is known."""

    player: PlayerKind
    told: Told


def whose(cards: Sequence[Pieces]) -> Whose:
    """Whose deck holds such cards."""
    meant = [(one, _possible(one)) for one in cards]
    stage = any([all([is_stage_card(card) for card in found]) for _, found in meant if found])
    kinds = [
        kind
        for one, found in meant
        for kind in [_kind_of_avatar(found, stage=stage)] * min(one.count, 3)
        if kind
    ]
    if kinds:
        return Whose(Counter(kinds).most_common(1)[0][0], Told.AVATAR)
    return Whose(PlayerKind.FALLEN_WIZARD, Told.CARDS) if stage else _by_sides(meant)


def avatar_of(player: PlayerKind, characters: Sequence[Printing]) -> str | None:
    """The avatar of whom there are most copies; none if there is none of the player's own."""
    own = [card.card for card in characters if Counting(player).is_own_avatar(card)]
    return Counter(own).most_common(1)[0][0] if own else None


def _possible(pieces: Pieces) -> tuple[Printing, ...]:
    """The cards that may be meant, before anybody knows whose deck it is."""
    found = called(pieces.name)
    signed = tuple([card for card in found if pieces.version in (None, card.version)])
    sets = tuple([card for card in signed if pieces.set is None or card.card_set.value == pieces.set.upper()])
    return sets or signed or found


def _kind_of_avatar(found: Sequence[Printing], *, stage: bool) -> PlayerKind | None:
    """Whose avatar it is; a Wizard without a sign has fallen if there are stage cards beside him."""
    if not found or not all([is_avatar(card) for card in found]):
        return None
    if {card.version for card in found} == {Version.HERO, Version.FALLEN_WIZARD}:
        return KINDS_OF[Version.FALLEN_WIZARD if stage else Version.HERO]
    return KINDS_OF[found[0].version]


def _by_sides(meant: Sequence[tuple[Pieces, Sequence[Printing]]]) -> Whose:
    """Of which side most of the cards are that are only of one."""
    sided = [found[0] for _, found in meant if len({card.version for card in found}) == 1]
    of_side = [
        KINDS_OF[card.version]
        for card in sided
        if card.version in KINDS_OF and (card.kind is Kind.SITE or card.card_class is not CardClass.AGENT)
    ]
    if not of_side:
        return Whose(PlayerKind.WIZARD, Told.NOT)
    return Whose(Counter(of_side).most_common(1)[0][0], Told.CARDS)
