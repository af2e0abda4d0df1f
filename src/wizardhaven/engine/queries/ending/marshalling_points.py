"""Marshalling points as they stand. [WIN-36]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import (
    company_of,
    died_in_prison,
    factions_of,
    is_kill,
    kills_of,
)
from wizardhaven.engine.queries.cards.kept import is_kept, is_put_by
from wizardhaven.engine.queries.ending.reckoning import SOURCES, Standing, Tally, points_towards_call
from wizardhaven.engine.queries.ending.worth import Judged, Valuation
from wizardhaven.engine.queries.influence.gathered_factions import more_points
from wizardhaven.engine.queries.influence.leaders import FOR_A_GROUP, leaders_of_groups
from wizardhaven.engine.queries.items.items import is_of_other_side
from wizardhaven.engine.queries.items.trophies import is_trophy
from wizardhaven.engine.queries.prisoners.prisoners import is_prisoner
from wizardhaven.engine.queries.sites.places import is_one_of
from wizardhaven.engine.queries.sites.sites import is_under_deeps
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.holdings import is_holding
from wizardhaven.engine.queries.words.such import fits
from wizardhaven.engine.state.ids import ASIDE, IN_PLAY, NO_COMPANY, NONE, POINTS, REMOVED, STORED, CardId
from wizardhaven.engine.state.printed.printed import CHARACTER, FACTION, SITE
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import Points, Stat, State


def points_of(table: Table, card: CardId) -> int:
    """What a card of the player's is worth to him where it is. [GLO-065]"""
    return _judged(table, card, Valuation(table, table.owners[card])).points


def _judged(table: Table, card: CardId, valued: Valuation) -> Judged:
    judged = valued.judge(card, normal_points(table, card))
    if is_prisoner(table, card) or died_in_prison(table, card):
        judged.count_against()
    elif is_of_other_side(table, card):
        if table.cards[card].worthless and table.kinds[valued.seat].no_hero_points_at_havens:
            judged.void("WIN-60")
        judged.halve()  # whoever bears it, and also if it is stored [ITM-12]
    return judged


def normal_points(table: Table, card: CardId) -> int:
    """What is printed on the card for where it is. [GLO-072]"""
    printed = table.printed[card]
    if printed.site is not None:
        return printed.site.stored_for or 0 if table.cards[card].place == STORED else 0
    if printed.item is not None and (_lies_on_site(table, card) or is_put_by(table, card)):
        return 0  # it was given up, and is only kept there
    if printed.kind == CHARACTER and _counts_for_nothing(table, card):
        return 0
    if table.cards[card].place == STORED and printed.storable is not None:
        at = table.cards[card].card_remembered
        if printed.storable.points is not None:
            if is_one_of(table, at, printed.storable.places) or is_kept(table, card):
                further = printed.storable.further
                return printed.storable.points if further is None or _is_first(table, card) else further
    worth = printed.points + _worth_more(table, card)
    if printed.faction is not None:
        return worth + more_points(table, card)
    return worth + _for_bearer(table, card)


def _is_first(table: Table, card: CardId) -> bool:
    """Whether it is the first card of its name that its player has stored."""
    name = table.printed[card].name
    stored = [one for one in table.pile(table.owners[card], STORED) if table.printed[one].name == name]
    return stored[0] == card


def _worth_more(table: Table, card: CardId) -> int:
    """What cards in play, whosever they are, add to the points of such a card."""
    more = 0
    for event in table.board:
        for worth in table.printed[event].worths:
            if worth.more and is_holding(
                table, table.owners[card], card, table.printed[card].points, worth.of
            ):
                more += worth.more
    return more


def _counts_for_nothing(table: Table, character: CardId) -> bool:
    """Whether a card on the character says that his points do not count."""
    for card in table.cards[character].carried:
        if any([worth.of is Subject.BEARER and worth.points == 0 for worth in table.printed[card].worths]):
            return True
    return False


def _lies_on_site(table: Table, card: CardId) -> bool:
    under = table.cards[card].on
    return under != NONE and table.printed[under].kind == SITE


def _for_bearer(table: Table, card: CardId) -> int:
    """What the card is worth more, or less, because of who bears it."""
    more = 0
    for bonus in table.printed[card].bonuses:
        if bonus.what is Stat.MARSHALLING_POINTS:
            bearer = table.cards[card].on
            if bonus.condition is not None:
                meant = holds(table, bonus.condition, Context(table.owners[card], card, NO_COMPANY))
            else:
                meant = bearer != NONE and (bonus.who is None or fits(table, bearer, bonus.who))
            if meant:
                assert isinstance(bonus.by, int)  # no card's own points go by stage points
                more += bonus.by
    return more


def by_source(table: Table, seat: int) -> dict[Points, int]:
    """The player's points in each of the six sources, the avatar's penalty left aside. [WIN-42]"""
    return added_up(scored(table, seat))


def added_up(cards: list[tuple[Points, Judged]]) -> dict[Points, int]:
    """What cards come to in each of the six sources."""
    totals = dict.fromkeys(SOURCES, 0)
    for source, judged in cards:
        totals[source] += judged.points
    return totals


def scored(table: Table, seat: int) -> list[tuple[Points, Judged]]:
    """Every card that counts for the player, the source of its points, and what it is worth to him."""
    found: list[tuple[Points, Judged]] = []
    valued = Valuation(table, seat)
    for place in (IN_PLAY, ASIDE, STORED):
        for card in table.pile(seat, place):
            printed = table.printed[card]
            if printed.kind == FACTION:
                continue  # the trophy of somebody who has defeated it
            if not printed.hazard or _is_agent_character(table, card):
                found.append((printed.points_source, _judged(table, card, valued)))
    for card in factions_of(table, seat):
        found.append((Points.FACTION, valued.judge(card, normal_points(table, card))))
    if table.kinds[seat].takes_trophies:
        for leader in leaders_of_groups(table, seat):
            found.append(
                (Points.FACTION, Judged(leader, FOR_A_GROUP, table.kinds[seat].for_a_group, "WIN-63"))
            )
    for card in table.pile(seat, POINTS):
        printed = table.printed[card]
        if printed.event is not None and not printed.hazard:
            found.append((printed.points_source, valued.judge(card, printed.points)))
        elif died_in_prison(table, card):
            found.append((Points.CHARACTER, _judged(table, card, valued)))
    for card in kills_of(table, seat):
        printed = table.printed[card]
        given = printed.among_points  # it was played for his good
        source = printed.points_source if given else Points.KILL
        found.append((source, valued.judge(card, printed.points)))
    if table.kinds[seat].takes_trophies:
        for card in table.pile(1 - seat, IN_PLAY):
            if is_trophy(table, card):
                found.append((Points.KILL, valued.judge(card, table.cards[card].remembers)))
    for card in (*table.pile(seat, REMOVED), *table.pile(seat, POINTS)):
        if table.printed[card].kind == CHARACTER:
            for change in table.printed[card].modifiers:
                if change.what is Stat.MARSHALLING_POINTS and change.of is State.ELIMINATED:
                    assert isinstance(change.by, int)
                    found.append((Points.CHARACTER, Judged(card, change.by, change.by)))
    return found


def _is_agent_character(table: Table, card: CardId) -> bool:
    """Whether an agent is in play as a character; as a hazard it gives its player nothing. [MOV-24]"""
    return table.printed[card].agent and not any([agent.card == card for agent in table.agents])


def plain_total(table: Table, seat: int) -> int:
    """The plain current total. [WIN-23]"""
    tally = Tally(by_source(table, seat))
    return points_towards_call(Standing(tally, 0, table.eliminated_avatars[seat]))


def total_towards_call(table: Table, seat: int) -> int:
    """What decides whether the end may be called: all but the points in the Under-deeps. [WIN-23, WIN-24]

    A Balrog player counts these too. [WIN-25]
    """
    if table.kinds[seat].counts_below:
        return plain_total(table, seat)
    below = 0
    for card in table.pile(seat, IN_PLAY):
        if not table.printed[card].hazard and _is_below(table, card):
            below += points_of(table, card)
    return plain_total(table, seat) - below


def _is_below(table: Table, card: CardId) -> bool:
    """Whether the card is at an Under-deeps site: in a company there, or on the site itself. [UND-13]"""
    company = table.companies.get(company_of(table, card))
    site = company.site if company is not None else table.cards[card].on
    printed = table.printed[site].site if site != NONE else None
    return printed is not None and is_under_deeps(printed)


def duplicates_in_hand(table: Table, seat: int, hand: tuple[CardId, ...]) -> list[CardId]:
    """Cards in hand that match a unique card which gives the opponent points. [WIN-52]

    The printed editions ask for the very same card, which need not be worth anything where it is.
    """
    opponent = 1 - seat
    current = table.settings.is_current
    scoring = {
        _matched_as(table, card, current)
        for place in (IN_PLAY, ASIDE, POINTS, STORED)
        for card in table.pile(opponent, place)
        if table.printed[card].unique and not table.printed[card].hazard
        if not current or points_of(table, card) >= 1
        if place != POINTS or not is_kill(table, card)
    }
    return [
        card
        for card in hand
        if not table.printed[card].hazard
        and table.printed[card].points >= 1
        and (current or table.printed[card].unique)
        and _matched_as(table, card, current) in scoring
    ]


def _matched_as(table: Table, card: CardId, current: bool) -> str:
    """What makes two cards duplicates: being manifestations of one, or in the printed editions the name."""
    return table.printed[card].identity if current else table.printed[card].name
