"""Remedies where there is too much: copies, characters, avatars, agents, cards of a section."""

from collections import Counter
from collections.abc import Sequence

from wizardhaven.catalogue.printing import Kind, by_code
from wizardhaven.decks.counting import Counting
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.remedies.fitting import fitting_cards, is_plain_creature, is_plain_resource
from wizardhaven.decks.remedies.remedy import Add, Edit, Move, Remedy, Remove, Replace
from wizardhaven.decks.section import PLAY_DECK, Section, cards_in

FIRST_TO_GO = (
    Section.SIDEBOARD,
    Section.AGAINST_FALLEN_WIZARDS,
    Section.CHARACTERS,
    Section.POOL,
    Section.RESOURCES,
    Section.HAZARDS,
)
"""From where a copy too many is taken: first where nothing else depends on it."""


def without_copies(deck: Deck, code: str, surplus: int) -> tuple[Edit, ...]:
    """So many copies of a card gone; in the play deck something else takes their place."""
    edits: list[Edit] = []
    for section in FIRST_TO_GO:
        here = min(cards_in(deck, section).count(code), surplus)
        if here:
            edits += gone(deck, code, section, here)
            surplus -= here
    return tuple(edits)


def gone(deck: Deck, code: str, section: Section, count: int) -> list[Edit]:
    """So many copies gone from a section; a resource or a hazard of the play deck is replaced."""
    if section not in PLAY_DECK:
        return [Remove(count, code, section)]
    counting, card = Counting(deck.player), by_code()[code]
    if counting.is_hazard(card):
        by = fitting_cards(deck, count, is_plain_creature(deck.player), card)
    elif counting.is_resource(card):
        by = fitting_cards(deck, count, is_plain_resource(deck.player), card)
    else:
        by = ()
    replaced: list[Edit] = [Replace(copies, code, section, other) for other, copies in by]
    return replaced or [Remove(count, code, section)]


def too_many_copies(deck: Deck, codes: Sequence[str], most: int) -> list[Remedy]:
    """Every card there as often as it may be."""
    copies = Counter(deck.cards)
    edits = [edit for code in codes for edit in without_copies(deck, code, copies[code] - most)]
    bare = [
        edit
        for code in codes
        for edit in _taken(deck, code, copies[code] - most, tuple(reversed(FIRST_TO_GO)))
    ]
    return [Remedy(tuple(edits)), Remedy(tuple(bare))]


def unique_twice(deck: Deck, codes: Sequence[str]) -> list[Remedy]:
    """One copy of each kept; of several manifestations any one may be it. [DECK-02]"""
    replaced, bare = [], []
    for kept in codes:
        edits: list[Edit] = []
        taken: list[Edit] = []
        for code in codes:
            stays = code == kept or not _is_like(code, kept)
            surplus = deck.cards.count(code) - (1 if stays else 0)
            edits += without_copies(deck, code, surplus)
            taken += _taken(deck, code, surplus, FIRST_TO_GO)
        replaced.append(Remedy(tuple(edits)))
        bare.append(Remedy(tuple(taken)))
    return [*replaced, *bare]


def _is_like(code: str, other: str) -> bool:
    """Whether two unique cards are manifestations of one, or versions of one name."""
    names = [by_code()[one].manifests or one for one in (code, other)]
    return by_code()[names[0]].names.en == by_code()[names[1]].names.en


def taken_out(
    deck: Deck, section: Section, codes: Sequence[str], surplus: int, *, to: Section | None
) -> Remedy:
    """The last of some cards taken out of a section, or put into another."""
    held = [code for code in cards_in(deck, section) if code in set(codes)]
    last = Counter(held[len(held) - surplus :])
    if to is None:
        return Remedy(tuple([Remove(count, code, section) for code, count in last.items()]))
    return Remedy(tuple([Move(count, code, section, to) for code, count in last.items()]))


def less_mind_in_agents(deck: Deck, agents: Sequence[str], surplus: int) -> list[Remedy]:
    """The agent gone whose mind is nearest above the surplus, or the strongest ones. [DECK-03]"""
    strongest = sorted(agents, key=lambda code: by_code()[code].mind or 0)
    enough = [code for code in strongest if (by_code()[code].mind or 0) >= surplus]
    remedies = [Remedy(without_copies(deck, code, 1)) for code in enough[:3]]
    edits: list[Edit] = []
    while surplus > 0 and strongest:
        code = strongest.pop()
        edits += without_copies(deck, code, deck.cards.count(code))
        surplus -= (by_code()[code].mind or 0) * deck.cards.count(code)
    return [*remedies, Remedy(tuple(edits))]


def avatars_in_one_measure(deck: Deck, avatars: Sequence[str]) -> list[Remedy]:
    """Of all avatars but one a single copy. [DECK-11]"""
    remedies = []
    for kept in avatars:
        others = [code for code in avatars if code != kept]
        edits = [e for code in others for e in without_copies(deck, code, deck.cards.count(code) - 1)]
        remedies.append(Remedy(tuple(edits)))
    return remedies


def fewer_avatars(deck: Deck, avatars: Sequence[str], surplus: int) -> list[Remedy]:
    """The last avatars gone, or the rarest one in favour of another. [DECK-06]"""
    last = taken_out(deck, Section.CHARACTERS, avatars, surplus, to=None)
    counted = Counter([code for code in deck.characters if code in set(avatars)]).most_common()
    rarest, most = counted[-1][0], counted[0][0]
    swapped = Remedy((Replace(counted[-1][1], rarest, Section.CHARACTERS, most),))
    return [last, swapped]


def site_copies(deck: Deck, codes: Sequence[str]) -> list[Remedy]:
    """One copy of every site that may be there only once. [DECK-13, DECK-14]"""
    return [Remedy(tuple([Remove(deck.sites.count(code) - 1, code, Section.SITES) for code in codes]))]


def sites_where_they_belong(deck: Deck, codes: Sequence[str], sections: Sequence[Section]) -> list[Remedy]:
    """Sites into the location deck, regions nowhere. [DECK-01, DECK-08]"""
    moved: list[Edit] = []
    away: list[Edit] = []
    for section in sections:
        for code in dict.fromkeys(codes):
            count = cards_in(deck, section).count(code)
            if count:
                away.append(Remove(count, code, section))
                moved.append(_moved_site(deck, code, section, count))
    return [Remedy(tuple(moved)), Remedy(tuple(away))]


def _moved_site(deck: Deck, code: str, section: Section, count: int) -> Edit:
    is_new = by_code()[code].kind is Kind.SITE and code not in deck.sites and count == 1
    return Move(count, code, section, Section.SITES) if is_new else Remove(count, code, section)


def _taken(deck: Deck, code: str, surplus: int, order: Sequence[Section]) -> list[Edit]:
    edits: list[Edit] = []
    for section in order:
        here = min(cards_in(deck, section).count(code), surplus)
        if here:
            edits.append(Remove(here, code, section))
            surplus -= here
    return edits


def added(cards: Sequence[tuple[str, int]], section: Section) -> tuple[Edit, ...]:
    """Cards put into a section."""
    return tuple([Add(count, code, section) for code, count in cards])
