"""A table being set: two sides, a turn, a phase to begin with."""

from __future__ import annotations

from typing import final

from wizardhaven.decks.starting import atlas
from wizardhaven.engine.questions import base_hazard_limit, company_of
from wizardhaven.engine.setting_up import (
    Council,
    DrawForMovement,
    EndOfMovement,
    EndOfPhase,
    EndOfTurnPhase,
    EnterSite,
    HazardWindow,
    LongEventPhase,
    MakeCheck,
    MayAttack,
    MovementHazardPhase,
    MovementTriggers,
    NextAtSite,
    NextToTravel,
    NextTurn,
    Opening,
    OrganizationPhase,
    ReturnOnGuard,
    SitePhase,
    SiteWindow,
    StartAttack,
    UntapPhase,
    from_hazards_on,
    last_actions,
)
from wizardhaven.engine.values import (
    KINDS,
    NO_CARD,
    NONE,
    Attack,
    Chance,
    CompanyId,
    Settings,
    Step,
    Table,
    Verb,
)
from wizardhaven.errors import ImpossiblePosition
from wizardhaven.game.game import Game
from wizardhaven.scenario.journeys import UnderWay, sets_out
from wizardhaven.scenario.piece import Piece
from wizardhaven.scenario.playing import Playing
from wizardhaven.scenario.possible import refuse_the_impossible
from wizardhaven.scenario.side import Side
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.terms import Phase, PlayerKind, Race

FILLERS = 20
LATE_ENOUGH = 3  # a turn in which everything is allowed


@final
class Scene:
    """Two players, Wizards on the first one's turn unless the scene is told otherwise.

    Each play deck holds some cards that do nothing here, so that drawing has no consequences; what
    `deck` adds lies on top of them. A story that plays `strictly` is asked even where there is only one
    answer, so that nothing is passed over unless it says so.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        turn: int = LATE_ENOUGH,
        active: int = 0,
        filled: bool = True,
        kinds: tuple[PlayerKind, PlayerKind] = (PlayerKind.WIZARD, PlayerKind.WIZARD),
        strictly: bool = False,
    ) -> None:
        used = settings if settings is not None else Settings()
        self.table = Table((), (), atlas(), used, (KINDS[kinds[0]], KINDS[kinds[1]]))
        self.table.turn = turn
        self.table.active = active
        self.strictly = strictly
        self.first = Side(self.table, 0)
        self.second = Side(self.table, 1)
        self.under_way: UnderWay | None = None
        if filled:
            self.first.fill(FILLERS)
            self.second.fill(FILLERS)

    @property
    def resource(self) -> Side:
        """The side of the player whose turn it is."""
        return self.first if self.table.active == 0 else self.second

    @property
    def hazard(self) -> Side:
        """The side of the other player."""
        return self.second if self.table.active == 0 else self.first

    def _play(self, *steps: Step) -> Playing:
        refuse_the_impossible(
            self.table, [side.seat for side in (self.first, self.second) if side.is_overdrawn]
        )
        self.table.facts.clear()
        self.table.push(*steps)
        game = Game(self.table, Chance(1), everywhere=self.strictly)
        game.run()
        return Playing(game)

    def opening(self) -> Playing:
        """The game from its draft on, with the pools, decks and sites of this scene."""
        self.table.turn = 0
        return self._play(Opening())

    def begin(self, phase: Phase) -> Playing:
        """The turn from that phase on."""
        phases: dict[Phase, Step] = {
            Phase.UNTAP: UntapPhase(),
            Phase.ORGANIZATION: OrganizationPhase(),
            Phase.LONG_EVENT: LongEventPhase(),
            Phase.MOVEMENT_HAZARD: MovementHazardPhase(),
            Phase.SITE: SitePhase(),
            Phase.END_OF_TURN: EndOfTurnPhase(),
        }
        order = list(Phase)
        steps = [phases[one] for one in order[order.index(phase) :]]
        return self._play(*steps, NextTurn())

    def _at_hand(self, member: Piece) -> CompanyId:
        """The company of somebody; it is at hand from now on."""
        number = company_of(self.table, member.id)
        if number == NONE:
            raise ImpossiblePosition(f"{member.name} is in no company.")
        self.table.company = number
        return number

    def _in_turn(self, member: Piece) -> CompanyId:
        """The same, of the player whose turn it is."""
        number = self._at_hand(member)
        if self.table.companies[number].seat != self.table.active:
            raise ImpossiblePosition(f"It is not the turn of the player whose company {member.name} is in.")
        return number

    def _rest(self, *steps: Step) -> tuple[Step, ...]:
        return (*steps, EndOfTurnPhase(), NextTurn())

    def hazards(
        self,
        on: Piece,
        to: str | None = None,
        by: tuple[str, ...] | None = None,
        draw: bool = False,
        used: int = 0,
    ) -> Playing:
        """The movement/hazard phase of a company, on its way to a site or staying.

        `by` names the regions of Region Movement; without it the company takes Starter Movement if that
        reaches, else the first way there is. Cards are drawn only if the story asks for it. So much of the
        hazard limit is `used` already.
        """
        number = self._in_turn(on)
        if used < 0:
            raise ImpossiblePosition(f"Nobody has played {used} hazards.", on.id)
        if to is not None:
            sets_out(self.resource, number, to, by)
        drawing: tuple[Step, ...] = (DrawForMovement(number),) if draw else ()
        return self._from_hazards_on(UnderWay(number, used, None), *drawing, MovementTriggers(number))

    def goes_on(self) -> Playing:
        """The movement/hazard phase of the company that is under way, from its hazards on."""
        if self.under_way is None:
            raise ImpossiblePosition("Nobody is under way.")
        self.table.company = self.under_way.company
        return self._from_hazards_on(self.under_way)

    def _from_hazards_on(self, under_way: UnderWay, *first: Step) -> Playing:
        table, number = self.table, under_way.company
        table.phase = Phase.MOVEMENT_HAZARD
        fresh = table.companies[number].copy()
        fresh.travelled = True
        fresh.base_limit = base_hazard_limit(table, fresh) if under_way.limit is None else under_way.limit
        fresh.hazards = under_way.used
        table.companies[number] = fresh
        return self._play(
            *first,
            *self._rest(
                *from_hazards_on(fresh.seat, number), NextToTravel(fresh.seat), EndOfMovement(), SitePhase()
            ),
        )

    def at_site(self, of: Piece) -> Playing:
        """The site phase of a company that has entered its site."""
        table = self.table
        number = self._in_turn(of)
        table.phase = Phase.SITE
        fresh = table.companies[number].copy()
        fresh.visited = fresh.entered = True
        table.companies[number] = fresh
        return self._play(
            *self._rest(
                SiteWindow(fresh.seat),
                *last_actions(table, fresh.seat, number),
                NextAtSite(fresh.seat),
                ReturnOnGuard(),
            )
        )

    def entering(self, of: Piece) -> Playing:
        """The site phase of a company that is about to choose whether to enter."""
        table = self.table
        number = self._in_turn(of)
        table.phase = Phase.SITE
        fresh = table.companies[number].copy()
        fresh.visited = True
        table.companies[number] = fresh
        return self._play(*self._rest(EnterSite(fresh.seat, number), NextAtSite(fresh.seat), ReturnOnGuard()))

    def attack(
        self,
        on: Piece,
        strikes: int = 1,
        prowess: int = 10,
        body: int | None = None,
        race: Race = Race.ORC,
        detainment: bool = False,
        attacker_chooses: bool = False,
        abilities: tuple[Ability, ...] = (),
        captor: Piece | None = None,
    ) -> Playing:
        """An invented attack on a company in its movement/hazard phase, perhaps for a hazard host."""
        table = self.table
        number = self._at_hand(on)
        table.phase = Phase.MOVEMENT_HAZARD
        fresh = table.companies[number].copy()
        fresh.travelled = True
        fresh.base_limit = base_hazard_limit(table, fresh)
        table.companies[number] = fresh
        attack = Attack(number, race, strikes, prowess, NONE if body is None else body)
        attack.detainment = detainment
        attack.attacker_chooses = attacker_chooses
        attack.abilities = abilities
        attack.captor = NO_CARD if captor is None else captor.id
        return self._play(
            StartAttack(attack),
            *self._rest(HazardWindow(fresh.seat), EndOfPhase(Phase.MOVEMENT_HAZARD, number), SitePhase()),
        )

    def company_attack(self, by: Piece, on: Piece | None = None) -> Playing:
        """A company that has entered its site attacks one of the other player’s there, the first unless
        the story says which. [CVC-01]
        """
        number = self._in_turn(by)
        self.table.phase = Phase.SITE
        fresh = self.table.companies[number].copy()
        fresh.visited = fresh.entered = True
        self.table.companies[number] = fresh
        playing = self._play(
            *self._rest(MayAttack(fresh.seat, number), NextAtSite(fresh.seat), ReturnOnGuard())
        )
        playing.does(Verb.ATTACK_COMPANY, number=None if on is None else on.company.id)
        return playing

    def check(self, character: Piece, modifier: int = 0) -> Playing:
        """A corruption check in the organization phase."""
        if company_of(self.table, character.id) == NONE:
            raise ImpossiblePosition(f"{character.name} is in no company.", character.id)
        self.table.phase = Phase.ORGANIZATION
        return self._play(MakeCheck(character.id, modifier), *self._rest())

    def council(self) -> Playing:
        """The final reckoning after this player's turn."""
        return self._play(Council())
