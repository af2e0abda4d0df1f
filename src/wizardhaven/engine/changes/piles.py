"""Cards move between piles; every change of place and every fact goes through here."""

from __future__ import annotations

from wizardhaven.engine.queries.numbers.hand_size import discards_face_up
from wizardhaven.engine.state.card import CardState
from wizardhaven.engine.state.facts import ONTO_DECK, PAID, PAID_UNSEEN, Fact, Happening
from wizardhaven.engine.state.ids import (
    DECK,
    DISCARD,
    HAND,
    LOCATION,
    NO_CARD,
    NONE,
    PILES,
    CardId,
    CompanyId,
    Place,
)
from wizardhaven.engine.state.notes import Note, Remembered
from wizardhaven.engine.state.printed.printed import CREATURE, SITE
from wizardhaven.engine.state.shuffle import shuffled
from wizardhaven.engine.state.table import Table


def record(
    table: Table,
    kind: Happening,
    card: CardId = NO_CARD,
    other: CardId = NO_CARD,
    seat: int = NONE,
    number: int = 0,
) -> None:
    """Write down what happened; which creatures were discarded openly is known for the rest of the game."""
    table.facts.append(Fact(kind, card, other, seat, number))
    if kind is Happening.DISCARDED or (kind is Happening.DISCARDED_FROM_HAND and number == PAID):
        see_discarded(table, card)


def play(table: Table, card: CardId, by: CardId = NO_CARD) -> None:
    """The card has been played, not just placed: what waits for that hears of it. [GLO-077, GLO-079]"""
    record(table, Happening.PLAYED, card, by, table.owners[card])


def remember(table: Table, kind: Remembered, about: int = NONE, other: int = NONE) -> None:
    """Note something for the rest of the turn."""
    table.notes = (*table.notes, Note(kind, about, other))


def see_discarded(table: Table, card: CardId) -> None:
    """A creature was discarded for all to see, which both players know for the rest of the game."""
    if table.printed[card].kind == CREATURE and card not in table.seen_discarded:
        table.seen_discarded = (*table.seen_discarded, card)


def forget(table: Table, kind: Remembered, about: int) -> None:
    """What was noted of this one no longer counts."""
    table.notes = tuple([note for note in table.notes if note.kind is not kind or note.about != about])


def forget_all(table: Table, kind: Remembered) -> None:
    """Nothing that was noted of this sort counts any longer."""
    table.notes = tuple([note for note in table.notes if note.kind is not kind])


def forget_journey(table: Table, company: CompanyId) -> None:
    """What was noted of a company's way no longer counts: its movement/hazard phase begins anew. [MOV-04]"""
    table.notes = tuple(
        [
            note
            for note in table.notes
            if not (note.kind is Remembered.ON_GUARD and note.about == company)
            and not (note.kind is Remembered.ATTACKED_MOVER and note.other == company)
        ]
    )


def lay_out(table: Table, laid: list[tuple[CardId, Place]]) -> None:
    """All cards are in the places where the game begins with them, in that order."""
    table.cards = [CardState(DECK)] * len(laid)
    piles: list[list[CardId]] = [[] for _ in table.piles]
    for card, place in laid:
        table.cards[card] = CardState(place)
        piles[table.owners[card] * PILES + place].append(card)
    table.piles = [tuple(pile) for pile in piles]


def move(table: Table, card: CardId, place: Place) -> None:
    """Put a card into another of its owner's piles; whatever was true of it in the old place is gone."""
    owner = table.owners[card]
    if place == DISCARD and table.printed[card].kind != SITE and _has_run_dry(table, owner):
        place = DECK
    old = owner * PILES + table.cards[card].place
    pile = table.piles[old]
    index = pile.index(card)
    table.piles[old] = pile[:index] + pile[index + 1 :]
    new = owner * PILES + place
    table.piles[new] = (*table.piles[new], card)
    table.cards[card] = CardState(place)


def _has_run_dry(table: Table, seat: int) -> bool:
    """Whether a player has neither a play deck nor a discard pile, sites left aside: the next card he
    discards becomes his play deck. [UNT-13]
    """
    if table.pile(seat, DECK):
        return False
    return all([table.printed[card].kind == SITE for card in table.pile(seat, DISCARD)])


def draw(table: Table, seat: int) -> None:
    """Take the top card of the play deck into the hand. [GLO-034]"""
    deck = table.piles[seat * PILES + DECK]
    if not deck:
        return
    card = deck[-1]
    table.piles[seat * PILES + DECK] = deck[:-1]
    table.piles[seat * PILES + HAND] = (*table.piles[seat * PILES + HAND], card)
    table.cards[card] = CardState(HAND)
    record(table, Happening.DREW, card, seat=seat)


def drop(table: Table, card: CardId, onto_deck: bool = False, paying: bool = False) -> None:
    """A card is discarded from hand, perhaps to pay, or laid on top of the play deck instead. [GLO-032]"""
    if not onto_deck and table.printed[card].kind == CREATURE and _is_shown(table, card):
        see_discarded(table, card)
    move(table, card, DECK if onto_deck else DISCARD)
    number = ONTO_DECK if onto_deck else PAID_UNSEEN if paying else 0
    record(table, Happening.DISCARDED_FROM_HAND, card, seat=table.owners[card], number=number)


def _is_shown(table: Table, card: CardId) -> bool:
    """Whether everybody sees which card it is: it was turned up just now, or its player has to show it."""
    if table.facts and table.facts[-1].kind is Happening.TURNED_UP and table.facts[-1].card == card:
        return True
    return discards_face_up(table, table.owners[card])


def lay_on_deck(table: Table, card: CardId, beneath: bool = False) -> None:
    """Put a card on top of its owner's play deck, or beneath it."""
    move(table, card, DECK)
    if beneath:
        index = table.owners[card] * PILES + DECK
        table.piles[index] = (card, *table.piles[index][:-1])
    record(table, Happening.LAID_ON_DECK, seat=table.owners[card])


def shuffle(table: Table, seat: int, seed: int, on_top: int = NONE) -> None:
    """Put the play deck into the order that the seed gives it; its old order leaves no trace.

    Or only so many of its cards, those on top.
    """
    index = seat * PILES + DECK
    deck = table.piles[index]
    below = 0 if on_top == NONE else len(deck) - on_top
    table.piles[index] = (*deck[:below], *shuffled(sorted(deck[below:]), seed))
    record(table, Happening.SHUFFLED, seat=seat)


def renew_deck(table: Table, seat: int) -> None:
    """The discard pile becomes the play deck, still to be shuffled. [UNT-12]"""
    for card in table.pile(seat, DISCARD):
        move(table, card, DECK)


def return_discarded_sites(table: Table, seat: int) -> None:
    """All sites go from the discard pile back to the location deck. [UNT-12]"""
    for card in table.pile(seat, DISCARD):
        if table.printed[card].kind == SITE:
            move(table, card, LOCATION)


def count_exhaustion(table: Table, seat: int) -> None:
    """A play deck has run out once more. [WIN-11]"""
    counts = list(table.exhaustions)
    counts[seat] += 1
    table.exhaustions = (counts[0], counts[1])
    record(table, Happening.EXHAUSTED, seat=seat, number=counts[seat])
