"""Which remedies a fault has, the best first; and a deck mended by the best of each."""

from collections.abc import Sequence
from typing import Final

from wizardhaven.catalogue.printing import by_code
from wizardhaven.decks.construction import faults
from wizardhaven.decks.deck import Deck
from wizardhaven.decks.fault import Complaint, Fault
from wizardhaven.decks.fault_of import COMPLAINTS, Matter
from wizardhaven.decks.for_its_player import MOST_COPIES
from wizardhaven.decks.nature import is_avatar
from wizardhaven.decks.remedies import balance, foreign, stage, surplus
from wizardhaven.decks.remedies.remedy import Remedy, applied
from wizardhaven.decks.section import PLAY_DECK, Section
from wizardhaven.engine.values import KINDS, GameLength

MOST_OFFERED: Final = 3
MOST_STEPS: Final = 40


def remedies(
    deck: Deck, fault: Fault, length: GameLength = GameLength.SHORT, *, wizard_may_fall: bool = False
) -> tuple[Remedy, ...]:
    """What would mend a fault, first what leaves the fewest others; nothing is offered that does not."""
    rated: list[tuple[int, Remedy]] = []
    for remedy in dict.fromkeys(_thinkable(deck, fault)):
        left = faults(applied(deck, remedy), length, wizard_may_fall=wizard_may_fall)
        if remedy.edits and fault.complaint not in [one.complaint for one in left]:
            rated.append((len(left), remedy))
    best = sorted(rated, key=lambda pair: pair[0])
    return tuple([remedy for _, remedy in best[:MOST_OFFERED]])


def mended(
    deck: Deck, length: GameLength = GameLength.SHORT, *, wizard_may_fall: bool = False
) -> tuple[Deck, tuple[tuple[Fault, Remedy], ...]]:
    """The deck after the best remedy of every fault, and what was done; faults without a remedy stay."""
    done: list[tuple[Fault, Remedy]] = []
    hopeless: set[Complaint] = set()
    for _ in range(MOST_STEPS):
        wrong = faults(deck, length, wizard_may_fall=wizard_may_fall)
        left = [fault for fault in wrong if fault.complaint not in hopeless]
        if not left:
            break
        offered = remedies(deck, left[0], length, wizard_may_fall=wizard_may_fall)
        if not offered:
            hopeless.add(left[0].complaint)
            continue
        deck = applied(deck, offered[0])
        done.append((left[0], offered[0]))
    return deck, tuple(done)


def _thinkable(deck: Deck, fault: Fault) -> Sequence[Remedy]:
    """Everything that might help."""
    for matter, complaints in COMPLAINTS.items():
        if fault.complaint in complaints:
            return _of_matter(deck, fault, matter)
    match fault.complaint:
        case Complaint.UNIQUE_TWICE:
            return surplus.unique_twice(deck, fault.cards)
        case Complaint.FOUR_COPIES:
            return surplus.too_many_copies(deck, fault.cards, MOST_COPIES)
        case Complaint.MIND_OF_AGENTS:
            return surplus.less_mind_in_agents(deck, fault.cards, fault.numbers[0] - fault.numbers[1])
        case Complaint.OF_ANOTHER_AVATAR:
            return foreign.of_another_avatar(deck, fault.cards)
        case Complaint.NOT_DECLARED:
            return foreign.declaration(deck)
        case Complaint.TWO_AVATARS_TWICE:
            return surplus.avatars_in_one_measure(deck, fault.cards)
        case _:
            return _of_part(deck, fault)


def _of_matter(deck: Deck, fault: Fault, matter: Matter) -> Sequence[Remedy]:
    match matter:
        case Matter.COPIES:
            return surplus.too_many_copies(deck, fault.cards, KINDS[deck.player].deck.copies)
        case Matter.CHARACTER | Matter.RESOURCE | Matter.BARRED | Matter.SITE:
            return foreign.own_versions(deck, fault.cards)
        case Matter.START:
            return foreign.somewhere_to_begin(deck)


def _of_part(deck: Deck, fault: Fault) -> Sequence[Remedy]:
    """What concerns one part of the deck."""
    match fault.complaint:
        case Complaint.SITE_IN_PLAY_DECK:
            return surplus.sites_where_they_belong(deck, fault.cards, PLAY_DECK)
        case Complaint.SITE_IN_SIDEBOARD:
            sections = (Section.SIDEBOARD, Section.AGAINST_FALLEN_WIZARDS)
            return surplus.sites_where_they_belong(deck, fault.cards, sections)
        case Complaint.NUMBER_OF_RESOURCES:
            return balance.number_of_resources(deck)
        case Complaint.UNEQUAL:
            return balance.as_many_of_both(deck)
        case Complaint.THIRD_AS_RESOURCE:
            return balance.resources_for_hazards(deck)
        case Complaint.FEW_CREATURES:
            return balance.more_creatures(deck, fault.numbers[0])
        case Complaint.NUMBER_OF_AVATARS:
            return surplus.fewer_avatars(deck, fault.cards, fault.numbers[0] - fault.numbers[1])
        case Complaint.THREE_AVATARS:
            return surplus.fewer_avatars(deck, fault.cards, 1)
        case Complaint.SITE_TWICE | Complaint.OPEN_SITE_TWICE:
            return surplus.site_copies(deck, fault.cards)
        case Complaint.NO_SITE:
            return foreign.out_of_the_location_deck(deck, fault.cards)
        case Complaint.POOL_CARDS:
            return foreign.out_of_the_pool(deck, fault.cards)
        case Complaint.NUMBER_OF_STAGE_CARDS | Complaint.STAGE_POINTS:
            return stage.starting_stage_cards(deck)
        case Complaint.ONLY_UNIQUE_STAGE_CARDS | Complaint.NO_STARTING_STAGE_CARD:
            return stage.starting_stage_cards(deck)
        case _:
            return _too_many(deck, fault)


def _too_many(deck: Deck, fault: Fault) -> Sequence[Remedy]:
    """More cards in a section than it may hold: the last ones go elsewhere, or away."""
    section, cards, over, to = _crowded(deck, fault)
    places = (*to, None)
    return [surplus.taken_out(deck, section, cards, over, to=place) for place in places]


def _crowded(deck: Deck, fault: Fault) -> tuple[Section, Sequence[str], int, tuple[Section, ...]]:
    """Which section holds too much, of what, how much too much, and where it could go."""
    over = fault.numbers[0] - fault.numbers[1] if fault.numbers else 1
    match fault.complaint:
        case Complaint.NUMBER_OF_CHARACTERS:
            section = Section.CHARACTERS if set(fault.cards) & set(deck.characters) else Section.RESOURCES
            return section, fault.cards, over, (Section.SIDEBOARD, Section.POOL)
        case Complaint.SIDEBOARD:
            return Section.SIDEBOARD, deck.sideboard, over, ()
        case Complaint.AGAINST_FALLEN_WIZARDS:
            return Section.AGAINST_FALLEN_WIZARDS, fault.cards, over, (Section.SIDEBOARD,)
        case Complaint.POOL_CHARACTERS:
            return Section.POOL, fault.cards, over, (Section.CHARACTERS, Section.SIDEBOARD)
        case Complaint.POOL_ITEMS:
            return Section.POOL, fault.cards, over, (Section.SIDEBOARD,)
        case _:
            fallen = [
                code for code in deck.sideboard if code in set(fault.cards) and is_avatar(by_code()[code])
            ]
            return Section.SIDEBOARD, fallen, len(fallen) - 2, ()
