"""What cards do by themselves when something happens: rules report it, and every field is asked here.

When it takes place is a rule of the game and not of the card: whatever leaves play does so at once [TIM-73],
inside a strike it is a step of that [TIM-66], everything else waits for a chain [TIM-70, TIM-75, TIM-77].
"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.changes.chain import wait
from wizardhaven.engine.queries.cards.in_play import bearer_of, company_of
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.resources.playable_at_site import needs_site
from wizardhaven.engine.queries.sites.places import is_place
from wizardhaven.engine.queries.words.occasions import is_so
from wizardhaven.engine.rules.flow.performers import Perform
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import PASSIVE, Declaration
from wizardhaven.engine.state.ids import IN_PLAY, NO_CARD, NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.lasting import CARD, COMPANY, NO_AIM, Aim
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.printed.triggers import OCCASION_BITS
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.attacks import Guards
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.marks import Mark, Sort
from wizardhaven.vocabulary.occasions import AttackResult, Occasion
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import AllOf, Not, Such, Within
from wizardhaven.vocabulary.terms import Phase, Pile, RegionType

PHASES: Final = (Occasion.PHASE_BEGINS, Occasion.PHASE_ENDS)


IN_STRIKES: Final = (Occasion.WOUNDED, Occasion.STRIKE_FAILED)
"""What does not leave play by these is a step of the strike, which asks for it. [TIM-66]"""


@final
class Occurrence:
    """That something has happened: to which card or company, of which sorts; and what answers aim at."""

    __slots__ = ("aim", "card", "company", "occasion", "seat", "sorts")

    def __init__(
        self,
        occasion: Occasion,
        seat: int = NONE,
        card: CardId = NO_CARD,
        company: CompanyId = NO_COMPANY,
        sorts: tuple[Phase | RegionType | Sort | str, ...] = (),
        aim: Aim = NO_AIM,
    ) -> None:
        self.occasion = occasion
        self.seat = seat
        self.card = card
        self.company = company
        self.sorts = sorts
        self.aim = aim


def set_off(table: Table, what: Occurrence) -> None:
    """Every card in play that waits for this answers it. [TIM-69]"""
    if not table.watchers:
        return
    bit = OCCASION_BITS[what.occasion]
    for card in table.watchers:
        if table.printed[card].occasions & bit:
            set_off_by(table, card, what)


def set_off_by(table: Table, card: CardId, what: Occurrence) -> None:
    """What one card does: at once if something leaves play by it, and else it declares it next."""
    for number, when in answers(table, card, what):
        if _happens_at_once(table, card, what, when.then):
            aim = _aim(table, card, when.about, what) if _takes_host(when.then) else NO_AIM
            table.push(Perform(when.then, Declaration(PASSIVE, table.owners[card], card, aim=aim)))
            continue
        if what.occasion in IN_STRIKES:
            continue
        aim = _aim(table, card, when.about, what)
        declared = Declaration(PASSIVE, table.owners[card], card, number, aim=aim)
        # gaining several items at the same moment meets the condition once [TIM-79]
        if what.occasion is not Occasion.ITEM_GAINED or declared not in table.waiting:
            wait(table, declared)


def steps_of(table: Table, what: Occurrence) -> list[Step]:
    """What cards do inside a strike, a step each; what has left play at once is not done again. [TIM-66]"""
    bit = OCCASION_BITS[what.occasion]
    steps: list[Step] = []
    for card in table.watchers:
        if not table.printed[card].occasions & bit:
            continue
        for _, when in answers(table, card, what):
            if what.occasion is not Occasion.WOUNDED or not _leaves(when.then):
                aim = _aim(table, card, when.about, what)
                steps.append(Perform(when.then, Declaration(PASSIVE, table.owners[card], card, aim=aim)))
    return steps


def do_at_once(table: Table, card: CardId, what: Occurrence) -> None:
    """What one card does at that very moment, before anything else happens. [TIM-73]"""
    if table.printed[card].occasions & OCCASION_BITS[what.occasion]:
        for _, when in answers(table, card, what):
            Perform(when.then, Declaration(PASSIVE, table.owners[card], card)).run(table)


def steps_by(table: Table, card: CardId, what: Occurrence, user: CardId = NO_CARD) -> list[Step]:
    """What one card does next, a step each, though it may no longer lie in play."""
    steps: list[Step] = []
    if table.printed[card].occasions & OCCASION_BITS[what.occasion]:
        for _, when in answers(table, card, what):
            declared = Declaration(PASSIVE, table.owners[card], card, user=user, aim=what.aim)
            steps.append(Perform(when.then, declared))
    return steps


def said_of(attack: Attack, occasion: Occasion, of: AttackResult | None = None) -> list[When]:
    """What an attack says of itself for that occasion, with that result."""
    return [one for one in spoken_by(attack, occasion) if one.of is of]


def spoken_by(attack: Attack, occasion: Occasion) -> list[When]:
    """All that an attack says of itself for that occasion."""
    return [
        one
        for one in attack.abilities
        if isinstance(one, When) and one.about is Subject.ATTACK and one.occasion is occasion
    ]


def answers(table: Table, card: CardId, what: Occurrence) -> list[tuple[int, When]]:
    """The abilities of the card that wait for this, each with its number; every field of theirs is asked."""
    found: list[tuple[int, When]] = []
    for number, when in table.printed[card].triggers:
        if when.occasion is what.occasion and _is_about(table, card, when.about, what):
            if _is_of(table, card, when.of, what) and is_so(table, card, when, what.company):
                found.append((number, when))
    return found


def _happens_at_once(table: Table, card: CardId, what: Occurrence, then: Effect) -> bool:
    """Whether nothing waits for a chain: the card goes, or it has gone already. [TIM-73]"""
    if what.occasion in PHASES:
        return False
    return _leaves(then) or _takes_host(then) or table.cards[card].place != IN_PLAY


def _leaves(then: Effect) -> bool:
    return isinstance(then, Put) and then.what is Subject.THIS_CARD


def _takes_host(then: Effect) -> bool:
    """Whether the event goes on which the card lies, and the card with it."""
    return isinstance(then, Put) and then.what is Subject.TARGET and then.to is Pile.DISCARD_PILE


def _aim(table: Table, card: CardId, about: Subject, what: Occurrence) -> Aim:
    """What the answer is aimed at: what the occasion says, whatever company came by, or whoever bears it."""
    if what.aim is not NO_AIM:
        return what.aim
    if about in (Subject.SITE, Subject.EVERYBODY) and what.company != NONE:
        return Aim(COMPANY, what.company)
    bearer = bearer_of(table, card)
    if (
        bearer == NONE
        and table.cards[card].on != NONE
        and table.printed[table.cards[card].on].event is not None
    ):
        return Aim(CARD, table.cards[card].on)
    return Aim(CARD, bearer) if bearer != NONE else NO_AIM


def _is_about(table: Table, card: CardId, about: Subject, what: Occurrence) -> bool:
    """Whether it has happened to whom the card means."""
    if about is Subject.THIS_CARD:
        return what.card == card
    if what.card == card:
        return False
    if about is Subject.EVERYBODY:
        return True
    if about is Subject.COMPANY:
        return what.company != NONE and company_of(table, card) == what.company
    if about is Subject.SITE:
        company = table.companies.get(what.company)
        here = company is not None and _lies_at(table, card, company.site)
        return here and table.phase is Phase.SITE
    bearer = bearer_of(table, card)
    if what.occasion in PHASES:
        return _is_phase_of(table, card, bearer, about, what)
    if about is Subject.BEARER:
        return bearer != NONE and bearer == what.card
    assert about is Subject.PLAYER, about
    return table.owners[card if bearer == NONE else bearer] == what.seat


def _lies_at(table: Table, card: CardId, site: CardId) -> bool:
    """Whether the card lies on the site, or on somebody in play who guards it. [SITE-11]"""
    host = table.cards[card].on
    if host in (site, NONE):
        return host == site
    guarded = [one.where for one in table.printed[host].abilities if isinstance(one, Guards)]
    return any([where is not None and is_place(table, site, where) for where in guarded])


def _is_phase_of(table: Table, card: CardId, bearer: CardId, about: Subject, what: Occurrence) -> bool:
    """Whether the phase is the bearer's, with his company; or its player's, or the opponent's. [TIM-75]"""
    if about is Subject.BEARER:
        if bearer == NONE or table.owners[bearer] != what.seat:
            return False
        return what.company == NONE or company_of(table, bearer) == what.company
    return what.company == NONE and (table.owners[card] == what.seat) == (about is Subject.PLAYER)


def _is_of(table: Table, card: CardId, of: Such | Phase | AttackResult | None, what: Occurrence) -> bool:
    """Whether it is of the sort that the card means: that phase, that region, such a card."""
    if of is None:
        return True
    if what.occasion is Occasion.COMPANY_MOVES and isinstance(of, Within):
        return any([land in what.sorts for land in of.regions])
    if what.sorts or isinstance(of, (Phase, RegionType)):
        return any([of is sort for sort in what.sorts])
    assert not isinstance(of, AttackResult), "only what an attack says of itself depends on its result"
    return what.card != NONE and _is_such(table, card, of, what.card)


def _is_such(table: Table, card: CardId, of: Such, played: CardId) -> bool:
    """Whether the card that was played is such a one for the card that waits for it."""
    printed = table.printed[played]
    if isinstance(of, AllOf):
        for trait in of.traits:
            if not _is_such(table, card, trait, played):
                return False
        return True
    if isinstance(of, Not):
        return not _is_such(table, card, of.trait, played)
    if of is Mark.NEEDS_SITE:
        return needs_site(printed)
    if of is Mark.ANOTHER_FORM:
        return printed.identity == table.printed[card].identity and printed.kind != SITE
    return fits_printed(printed, of)
