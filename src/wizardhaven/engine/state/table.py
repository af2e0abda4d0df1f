"""The table: every container in the game, and what it takes to copy it."""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.agent import Agent
from wizardhaven.engine.state.atlas import Atlas
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.card import CardState
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.checks import Attempt, CheckAtHand, Promised
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.facts import Fact
from wizardhaven.engine.state.ids import NO_COMPANY, NONE, PILES, CardId, CompanyId, Place
from wizardhaven.engine.state.kinds.kind import Kind
from wizardhaven.engine.state.kinds.wizard import WIZARD
from wizardhaven.engine.state.lasting import Lasting
from wizardhaven.engine.state.lexicon import Lexicon, lexicon_of
from wizardhaven.engine.state.notes import Note
from wizardhaven.engine.state.outcome import Outcome
from wizardhaven.engine.state.printed.printed import Printed
from wizardhaven.engine.state.settings import Settings
from wizardhaven.engine.state.step import Step
from wizardhaven.vocabulary.terms import Phase

TWO_WIZARDS: Final = (WIZARD, WIZARD)


@final
class Table:
    """Mutable spine, frozen leaves: a clone copies a few containers and shares every leaf.

    `alike` are the unique cards that are one and the same, or forms of it, by what they are. [GLO-120]
    `moments` are those at which some card of each player's can be used, wherever it is.
    `other_stage_points` are those that no card on the table gives: a position may begin with some. [FW-26]
    """

    __slots__ = (
        "active",
        "agents",
        "alike",
        "atlas",
        "attack",
        "attempt",
        "board",
        "called_by",
        "cards",
        "chain",
        "check",
        "companies",
        "company",
        "council",
        "declared",
        "eliminated_avatars",
        "exhaustions",
        "facts",
        "kinds",
        "lasting",
        "lexicon",
        "moments",
        "next_company",
        "notes",
        "other_stage_points",
        "outcome",
        "outer_chains",
        "owners",
        "phase",
        "piles",
        "printed",
        "promised",
        "revealed_avatars",
        "sealed",
        "seen_discarded",
        "settings",
        "stack",
        "turn",
        "waiting",
        "watchers",
    )

    def __init__(
        self,
        printed: tuple[Printed, ...],
        owners: tuple[int, ...],
        atlas: Atlas,
        settings: Settings,
        kinds: tuple[Kind, Kind] = TWO_WIZARDS,
        declared: tuple[str, str] = ("", ""),
        lexicon: Lexicon | None = None,
        alike: dict[str, tuple[CardId, ...]] | None = None,
        moments: tuple[int, int] | None = None,
    ) -> None:
        self.printed = printed
        self.owners = owners
        self.atlas = atlas
        self.settings = settings
        self.kinds = kinds
        self.lexicon = lexicon if lexicon is not None else lexicon_of(printed)
        self.alike: dict[str, tuple[CardId, ...]] = alike if alike is not None else _alike(printed)
        self.moments: tuple[int, int] = moments if moments is not None else _moments(printed, owners)
        self.cards: list[CardState] = []
        self.piles: list[tuple[CardId, ...]] = [()] * (2 * PILES)
        self.companies: dict[CompanyId, Company] = {}
        self.next_company = CompanyId(1)
        self.agents: tuple[Agent, ...] = ()
        self.board: tuple[CardId, ...] = ()
        self.watchers: tuple[CardId, ...] = ()
        self.chain: tuple[Declaration, ...] = ()
        self.outer_chains: tuple[tuple[Declaration, ...], ...] = ()
        self.waiting: tuple[Declaration, ...] = ()
        self.attack: Attack | None = None
        self.check: CheckAtHand | None = None
        self.attempt: Attempt | None = None
        self.promised: tuple[Promised, ...] = ()
        self.lasting: tuple[Lasting, ...] = ()
        self.notes: tuple[Note, ...] = ()
        self.facts: list[Fact] = []
        self.sealed: tuple[CardId, ...] = ()
        self.seen_discarded: tuple[CardId, ...] = ()
        self.stack: list[Step] = []
        self.turn = 0
        self.active = 0
        self.phase = Phase.UNTAP
        self.company: CompanyId = NO_COMPANY
        self.exhaustions: tuple[int, int] = (0, 0)
        self.declared = declared
        self.revealed_avatars: tuple[str, str] = ("", "")
        self.eliminated_avatars: tuple[bool, bool] = (False, False)
        self.other_stage_points: tuple[int, int] = (0, 0)
        self.called_by = NONE
        self.council = False
        self.outcome: Outcome | None = None

    def clone(self) -> Table:
        """Another table with the same contents; nothing done to one is seen at the other."""
        fresh = Table(
            self.printed,
            self.owners,
            self.atlas,
            self.settings,
            self.kinds,
            self.declared,
            self.lexicon,
            self.alike,
            self.moments,
        )
        fresh.cards = self.cards.copy()
        fresh.piles = self.piles.copy()
        fresh.companies = self.companies.copy()
        fresh.next_company = self.next_company
        fresh.agents = self.agents
        fresh.board = self.board
        fresh.watchers = self.watchers
        fresh.chain = self.chain
        fresh.outer_chains = self.outer_chains
        fresh.waiting = self.waiting
        fresh.attack = self.attack
        fresh.check = self.check
        fresh.attempt = self.attempt
        fresh.promised = self.promised
        fresh.lasting = self.lasting
        fresh.notes = self.notes
        fresh.facts = self.facts.copy()
        fresh.sealed = self.sealed
        fresh.seen_discarded = self.seen_discarded
        fresh.stack = self.stack.copy()
        fresh.turn = self.turn
        fresh.active = self.active
        fresh.phase = self.phase
        fresh.company = self.company
        fresh.exhaustions = self.exhaustions
        fresh.revealed_avatars = self.revealed_avatars
        fresh.eliminated_avatars = self.eliminated_avatars
        fresh.other_stage_points = self.other_stage_points
        fresh.called_by = self.called_by
        fresh.council = self.council
        fresh.outcome = self.outcome
        return fresh

    def push(self, *steps: Step) -> None:
        """Schedule steps to happen in the order written."""
        if len(steps) == 1:  # as it is most often
            self.stack.append(steps[0])
            return
        stack = self.stack
        for step in reversed(steps):
            stack.append(step)

    def pile(self, seat: int, place: Place) -> tuple[CardId, ...]:
        """The cards of a player that are in that place."""
        return self.piles[seat * PILES + place]

    def every_card(self) -> list[CardId]:
        """All cards of both players, wherever they are."""
        return [CardId(number) for number in range(len(self.cards))]


def _alike(printed: tuple[Printed, ...]) -> dict[str, tuple[CardId, ...]]:
    found: dict[str, list[CardId]] = {}
    for number, card in enumerate(printed):
        found.setdefault(card.identity, []).append(CardId(number))
    return {identity: tuple(cards) for identity, cards in found.items()}


def _moments(printed: tuple[Printed, ...], owners: tuple[int, ...]) -> tuple[int, int]:
    found = [0, 0]
    for card, owner in zip(printed, owners, strict=True):
        found[owner] |= card.moments
    return found[0], found[1]
