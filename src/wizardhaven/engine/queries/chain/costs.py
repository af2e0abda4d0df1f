"""What a use of a card costs, and with what it can be paid. [TIM-12, TIM-16, TIM-17]"""

from __future__ import annotations

from itertools import combinations

from wizardhaven.engine.queries.cards.in_play import bearer_of, members_of
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.hazards.creatures import could_attack
from wizardhaven.engine.queries.items.given_up import borne_of_class
from wizardhaven.engine.queries.players.alignments import keep_apart
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.words.conditions import is_at_site, must_tap_to_use
from wizardhaven.engine.queries.words.subjects import company_concerned, subject
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.ids import HAND, IN_PLAY, NONE, STORED, UNTAPPED, CardId, CompanyId
from wizardhaven.engine.state.keyed import BY_SITE_NAME, BY_SITE_TYPE
from wizardhaven.engine.state.lasting import Aim
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import names_in, part_of, says
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.conditions import thing_used
from wizardhaven.vocabulary.effects import Tap
from wizardhaven.vocabulary.marks import Mark
from wizardhaven.vocabulary.playing import Cost, HazardLimitCost, Use
from wizardhaven.vocabulary.standing import GivenUpInstead
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import At, Such, parts
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Pile


def cost_refusal(table: Table, use: Use, card: CardId, user: CardId, aim: Aim) -> Reason | None:
    """Why the costs of a use cannot be paid; None if they can. [TIM-12]"""
    for cost in use.costs:
        reason = _one_cost(table, cost, card, user, aim)
        if reason is not None:
            return reason
    tapping = [subject(table, one.what, card, user, aim) for one in use.costs if isinstance(one, Tap)]
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
    if isinstance(cost, Tap):
        who = subject(table, cost.what, card, user, aim)
        if who == NONE or table.cards[who].status != UNTAPPED:
            return Reason.CARD_IS_TAPPED if who == card else Reason.NO_UNTAPPED_USER
        return None
    if isinstance(cost, Put):
        assert isinstance(cost.count, int)
        enough = len(payable(table, cost, card, user, aim)) >= cost.count
        return None if enough else Reason.NOTHING_TO_PAY_WITH
    assert isinstance(cost, HazardLimitCost)
    company = table.companies.get(table.company)
    if company is None or company.hazards + cost.amount > hazard_limit(table, company.id):
        return Reason.HAZARD_LIMIT
    return None


def payable(table: Table, cost: Put, card: CardId, user: CardId, aim: Aim) -> list[CardId]:
    """The cards that could be discarded for it: the one that is meant, or any that is such."""
    what = cost.what
    if isinstance(what, Subject):
        return [subject(table, what, card, user, aim)]
    if cost.sources == (Pile.HAND,):
        held = [one for one in table.pile(table.owners[card], HAND) if one != card]
        return [one for one in held if _is_such_in_hand(table, one, what)]
    company = company_concerned(table, card, user, aim)
    word, item_class = part_of(what, Keyword), part_of(what, ItemClass)
    if word is not None:
        own = controlled_with(table, card, company, word)
        return [*own, *stand_ins(table, card, company, word)]
    if item_class is not None:
        bearing = table.companies.get(company)
        return borne_of_class(table, bearing.members, item_class) if bearing is not None else []
    return _named_at(table, card, names_in(what), part_of(what, At))


def _is_such_in_hand(table: Table, card: CardId, what: Such) -> bool:
    """Whether a card in hand is such; of a creature it may be asked whether it is playable at the site."""
    if not says(what, Mark.PLAYABLE_HERE):
        return fits_printed(table.printed[card], what)
    company = table.companies.get(table.company)
    if company is None or not all(
        [part is Mark.PLAYABLE_HERE or fits_printed(table.printed[card], part) for part in parts(what)]
    ):
        return False
    ways = could_attack(table, company, card)
    return any([way.kind in (BY_SITE_TYPE, BY_SITE_NAME) for way in ways])


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
        if isinstance(cost, Put) and not isinstance(cost.what, Subject):
            could = payable(table, cost, card, user, aim)
            assert isinstance(cost.count, int)
            if cost.sources == (Pile.HAND,):
                return sorted({(table.printed[one].name,) for one in could})
            if part_of(cost.what, ItemClass) is not None:
                return _several(table, could, cost.count)
            word = part_of(cost.what, Keyword)
            if word is not None:
                return _with_tappers(table, could, company_concerned(table, card, user, aim), word)
    return [()]


def _several(table: Table, items: list[CardId], count: int) -> list[tuple[str, ...]]:
    """So many of these items, whichever they are, each with its bearer."""
    together = set(combinations(sorted([_with_bearer(table, one) for one in items]), count))
    return sorted([tuple([name for one in some for name in one]) for some in together])


def _with_tappers(
    table: Table, cards: list[CardId], company: CompanyId, word: Keyword
) -> list[tuple[str, ...]]:
    """Each of these cards; of one from hand, with each who could tap for it."""
    ways: set[tuple[str, ...]] = set()
    for one in cards:
        name = table.printed[one].name
        if table.cards[one].place == HAND:
            ways.update([(name, table.printed[sage].name) for sage in tappers(table, one, company, word)])
        else:
            ways.add((name,))
    return sorted(ways)


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


def _named_at(table: Table, event: CardId, names: tuple[str, ...], place: At | None) -> list[CardId]:
    """The player's cards of that name that are borne at the place, or stored there."""
    seat = table.owners[event]
    found: list[CardId] = []
    for card in (*table.pile(seat, IN_PLAY), *table.pile(seat, STORED)):
        if table.printed[card].name not in names or keep_apart(table, event, card):
            continue
        site = table.cards[card].card_remembered
        if table.cards[card].place == IN_PLAY:
            company = table.companies.get(table.cards[bearer_of(table, card)].company)
            if company is None or not is_at_site(table, company):
                continue
            site = company.site
        if place is None or is_one_of(table, site, (place.site,)):
            found.append(card)
    return found
