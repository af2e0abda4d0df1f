"""What people smile at in a bot, counted: cards on-guard, own cards answered, avatars who walk alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from wizardhaven.bots.arena import Match
from wizardhaven.bots.planner.answers import cancels, effects_of
from wizardhaven.bots.planner.combat import company_at_hand
from wizardhaven.bots.planner.errands import best_errand
from wizardhaven.bots.planner.prizes import harm_of_entering
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.untapping import can_untap
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.engine.values import (
    CARD,
    DECLARATION,
    DICE,
    NONE,
    UNTAPPED,
    Action,
    CardId,
    Declaration,
    Question,
    Table,
    Verb,
)
from wizardhaven.vocabulary.canceling import ATTACKS, STRIKES, Canceled
from wizardhaven.vocabulary.terms import Phase

ANSWERS: Final = (Verb.PLAY, Verb.USE, Verb.CANCEL_ATTACK)
THROWN_AWAY: Final = (Question.MAY_DISCARD, Question.DISCARD_DOWN)
COUNTED: Final = (
    "on_guard_in_window",
    "on_guard_in_answer",
    "on_guard_revealed",
    "discards",
    "own_cards_answered",
    "second_cancels",
    "sites_not_entered",
    "avatar_turns",
    "avatars_alone",
)


@final
class Follies:
    """An onlooker of one match: what was asked before the last action, and the counts so far.

    `own_cards_answered` are answers that a player gives to his own card on his own turn, where it is resolved
    before it, and cards of his own that he cancels. `sites_not_entered` are sites at which a card waits and
    nobody is untapped, though somebody bears what untaps him.
    """

    __slots__ = ("_active", "_asked", "_chain", "_forgets", "_seat", "_turn", "counts")

    def __init__(self) -> None:
        self.counts: dict[str, int] = dict.fromkeys(COUNTED, 0)
        self._asked: Question | None = None
        self._seat = DICE
        self._active = 0
        self._chain: tuple[Declaration, ...] = ()
        self._forgets = False
        self._turn = 0

    def sees(self, match: Match) -> None:
        table, choice = match.game.table, match.game.pending
        if match.actions:
            self._note(table, match.actions[-1])
        self._note_avatar(table)
        self._asked = None if choice is None else choice.asks
        self._seat = DICE if choice is None else choice.seat
        self._active = table.active
        self._chain = table.chain
        self._forgets = self._asked is Question.ENTER_SITE and _could_untap(match, self._seat)

    def _note(self, table: Table, action: Action) -> None:
        """What was just done, and where."""
        if action.verb is Verb.PLACE_ON_GUARD:
            window = self._asked is Question.HAZARD_ACTIONS
            self._count("on_guard_in_window" if window else "on_guard_in_answer")
        elif action.verb is Verb.REVEAL_ON_GUARD:
            self._count("on_guard_revealed")
        elif action.verb is Verb.DISCARD and self._asked in THROWN_AWAY:
            self._count("discards")
        elif action.verb is Verb.PASS and self._forgets:
            self._count("sites_not_entered")
        elif action.verb in ANSWERS and self._chain and self._asked is Question.RESPONSE:
            self._note_answer(table, action)

    def _note_answer(self, table: Table, action: Action) -> None:
        """Somebody has answered what was declared."""
        own = [declared for declared in self._chain if declared.seat == self._seat]
        on_top = self._chain[-1].seat == self._seat and self._active == self._seat
        aimed = action.aim.kind in (CARD, DECLARATION)
        if on_top or (aimed and any([declared.card == action.aim.number for declared in own])):
            self._count("own_cards_answered")
        for what in (ATTACKS, STRIKES):
            before = any([_cancels(table, declared.card, what) for declared in own])
            if before and _cancels(table, action.card, what):
                self._count("second_cancels")

    def _note_avatar(self, table: Table) -> None:
        """Once a turn, when the companies set out: whether an avatar goes who might have gone with others."""
        if table.turn == self._turn or table.phase is not Phase.MOVEMENT_HAZARD:
            return
        self._turn = table.turn
        if table.kinds[table.active].avatar_is_bound:
            return
        for company in table.companies.values():
            avatars = [member for member in company.members if table.printed[member].avatar]
            if company.seat == table.active and avatars:
                self._count("avatar_turns")
                if company.destination != NONE and len(company.members) == 1:
                    self._count("avatars_alone")

    def _count(self, name: str) -> None:
        self.counts[name] += 1


def _cancels(table: Table, card: CardId, what: Sequence[Canceled]) -> bool:
    """Whether a card cancels one of these."""
    found = cards().get(table.printed[card].code)
    return found is not None and any([cancels(effect, what) for effect in effects_of(found)])


def _could_untap(match: Match, seat: int) -> bool:
    """Whether a card waits at the site, worth the attacks, for somebody who is tapped and could untap."""
    table = match.game.table
    members = table.companies[table.company].members
    if any([table.cards[member].status == UNTAPPED for member in members]):
        return False
    sight = Sight(match.game.view(seat), seat)
    company = company_at_hand(sight)
    site = None if company is None else sight.site(company.site)
    if company is None or site is None:
        return False
    if not any([can_untap(sight, person) for person in sight.members(company.id)]):
        return False
    return best_errand(sight, company) > harm_of_entering(sight, company, site)
