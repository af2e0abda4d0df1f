"""What a use of a card costs, and with what it can be paid. [TIM-12, TIM-16, TIM-17]"""

from __future__ import annotations

from itertools import combinations

from wizardhaven.engine.queries.cards.in_play import bearer_of, members_of
from wizardhaven.engine.queries.cards.races import counts_as
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.items.given_up import borne_of_class
from wizardhaven.engine.queries.players.alignments import keep_apart
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.words.conditions import is_at_site, must_tap_to_use
from wizardhaven.engine.queries.words.subjects import company_concerned, subject
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.ids import HAND, IN_PLAY, NONE, STORED, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.lasting import Aim
from wizardhaven.engine.state.printed.printed import CREATURE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.conditions import thing_used
from wizardhaven.vocabulary.playing import Cost, DiscardCost, HazardLimitCost, TapCost, Use
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import Such
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile, Race


def cost_refusal(table: Table, use: Use, card: CardId, user: CardId, aim: Aim) -> Reason | None:
    """Why the costs of a use cannot be paid; None if they can. [TIM-12]"""
    for cost in use.costs:
        reason = _one_cost(table, cost, card, user, aim)
        if reason is not None:
            return reason
    tapping = [subject(table, one.what, card, user, aim) for one in use.costs if isinstance(one, TapCost)]
    if len(tapping) != len(set(tapping)):
        return Reason.NO_UNTAPPED_USER  # nobody taps twice
    for condition in use.requires:
        thing = thing_used(condition)
        if thing is not None:
            bearer = bearer_of(table, card)
            if must_tap_to_use(table, bearer, card, thing) and table.cards[bearer].status != UNTAPPED:
                return Reason.NO_UNTAPPED_USER
    return None


def _one_cost(table: Table, cost: Cost, card: CardId, user: CardId, aim: Aim) -> Reason | None:
    if isinstance(cost, TapCost):
        who = subject(table, cost.what, card, user, aim)
        if who == NONE or table.cards[who].status != UNTAPPED:
            return Reason.CARD_IS_TAPPED if who == card else Reason.NO_UNTAPPED_USER
        return None
    if isinstance(cost, DiscardCost):
        enough = len(payable(table, cost, card, user, aim)) >= cost.count
        return None if enough else Reason.NOTHING_TO_PAY_WITH
    assert isinstance(cost, HazardLimitCost)
    company = table.companies.get(table.company)
    if company is None or company.hazards + cost.amount > hazard_limit(table, company.id):
        return Reason.HAZARD_LIMIT
    return None


def payable(table: Table, cost: DiscardCost, card: CardId, user: CardId, aim: Aim) -> list[CardId]:
    """The cards that could be discarded for it: the one that is meant, or any of a name."""
    if isinstance(cost.what, Subject):
        return [subject(table, cost.what, card, user, aim)]
    if isinstance(cost.what, Race):
        return creatures_in_hand(table, table.owners[card], cost.what)
    if isinstance(cost.what, Keyword):
        company = company_concerned(table, card, user, aim)
        own = controlled_with(table, card, company, cost.what)
        return [*own, *stand_ins(table, card, company, cost.what)]
    if isinstance(cost.what, ItemClass):
        bearing = table.companies.get(company_concerned(table, card, user, aim))
        return borne_of_class(table, bearing.members, cost.what) if bearing is not None else []
    if isinstance(cost.what, Pile):
        return [one for one in table.pile(table.owners[card], HAND) if one != card]
    places = (cost.at,) if cost.at is not None else ()
    return _named_at(table, card, cost.what, places)


def controlled_with(table: Table, card: CardId, number: CompanyId, word: Keyword) -> list[CardId]:
    """The other cards with that word on them that a company controls: with its characters, or on itself."""
    company = table.companies.get(number)
    if company is None:
        return []
    borne = [one for member in company.members for one in table.cards[member].carried]
    on_it = [one for one in table.board if table.cards[one].company == number]
    return [one for one in (*borne, *on_it) if one != card and table.printed[one].has(word)]


def stand_ins(table: Table, card: CardId, number: CompanyId, word: Keyword) -> list[CardId]:
    """The cards in hand that may be discarded in place of one with that word which the company controls."""
    hand = [one for one in table.pile(table.owners[card], HAND) if one != card]
    return [one for one in hand if tappers(table, one, number, word)]


def tappers(table: Table, card: CardId, number: CompanyId, word: Keyword) -> list[CardId]:
    """Who of the company could tap so that the card from hand stands for one with that word."""
    for ability in table.printed[card].abilities:
        if isinstance(ability, GivenUpInstead) and ability.word is word:
            awake = [one for one in members_of(table, number) if table.cards[one].status == UNTAPPED]
            return [one for one in awake if fits(table, one, ability.tapping)]
    return []


def ways_to_pay(table: Table, card: CardId, use: Use, user: CardId, aim: Aim) -> list[tuple[str, ...]]:
    """Which creature of the hand, or card of the company, goes for it, if one must: one of each name.

    Of a card that stands in for another it is said as well who taps for it, of an item who bears it.
    """
    for cost in use.costs:
        if isinstance(cost, DiscardCost) and isinstance(cost.what, ItemClass):
            borne = [_with_bearer(table, one) for one in payable(table, cost, card, user, aim)]
            together = set(combinations(sorted(borne), cost.count))
            return sorted([tuple([name for one in some for name in one]) for some in together])
        if isinstance(cost, DiscardCost) and isinstance(cost.what, Keyword):
            ways: set[tuple[str, ...]] = set()
            company = company_concerned(table, card, user, aim)
            for one in payable(table, cost, card, user, aim):
                name = table.printed[one].name
                if table.cards[one].place == HAND:
                    tapping = tappers(table, one, company, cost.what)
                    ways.update([(name, table.printed[sage].name) for sage in tapping])
                else:
                    ways.add((name,))
            return sorted(ways)
        if isinstance(cost, DiscardCost) and isinstance(cost.what, Pile):
            return sorted({(table.printed[one].name,) for one in payable(table, cost, card, user, aim)})
    race = discarded_from_hand(use)
    if race is None:
        return [()]
    seat = table.owners[card]
    return sorted({(table.printed[one].name,) for one in creatures_in_hand(table, seat, race)})


def chosen_items(table: Table, items: list[CardId], names: tuple[str, ...]) -> list[CardId]:
    """Those of the items that their player has chosen: each name is followed by that of the bearer."""
    chosen: list[CardId] = []
    for index in range(0, len(names), 2):
        wanted = (names[index], names[index + 1])
        left = [one for one in items if one not in chosen and _with_bearer(table, one) == wanted]
        chosen.append(left[0])
    return chosen


def _with_bearer(table: Table, item: CardId) -> tuple[str, str]:
    return table.printed[item].name, table.printed[bearer_of(table, item)].name


def creatures_in_hand(table: Table, seat: int, race: Race) -> list[CardId]:
    """The creatures of that race in the player's hand."""
    held = [card for card in table.pile(seat, HAND) if table.printed[card].kind == CREATURE]
    return [card for card in held if counts_as(table.printed[card].race, race)]


def discarded_from_hand(use: Use) -> Race | None:
    """Of what race a creature must be discarded from hand for the use, if one must."""
    for cost in use.costs:
        if isinstance(cost, DiscardCost) and isinstance(cost.what, Race):
            return cost.what
    return None


def _named_at(table: Table, event: CardId, name: str, places: tuple[Such, ...]) -> list[CardId]:
    """The player's cards of that name that are borne at the place, or stored there."""
    seat = table.owners[event]
    found: list[CardId] = []
    for card in (*table.pile(seat, IN_PLAY), *table.pile(seat, STORED)):
        if table.printed[card].name != name or keep_apart(table, event, card):
            continue
        site = table.cards[card].card_remembered
        if table.cards[card].place == IN_PLAY:
            company = table.companies.get(table.cards[bearer_of(table, card)].company)
            if company is None or not is_at_site(table, company):
                continue
            site = company.site
        if not places or is_one_of(table, site, places):
            found.append(card)
    return found
