"""The door of whoever lays a table: changes by which a scene comes to be, and steps with which it begins."""

from wizardhaven.engine.changes.agents import (
    put_back,
    put_down,
)
from wizardhaven.engine.changes.cards import (
    put_among_points,
)
from wizardhaven.engine.changes.companies import (
    join_company,
    plan_movement,
    set_out,
)
from wizardhaven.engine.changes.control import (
    choose_for,
    enter_play,
    follow,
    give_item,
    lay_on,
    lay_on_board,
    lose_controller,
)
from wizardhaven.engine.changes.new_companies import (
    form_company,
    put_site_into_play,
)
from wizardhaven.engine.changes.off_to_the_side import (
    put_aside,
)
from wizardhaven.engine.changes.on_guard import (
    lay_on_guard,
)
from wizardhaven.engine.changes.prisoners import (
    take_prisoner,
)
from wizardhaven.engine.rules.attacks.on_the_way import (
    MovementTriggers,
)
from wizardhaven.engine.rules.chain.chain import (
    ChainWindow,
)
from wizardhaven.engine.rules.combat.attack import (
    StartAttack,
)
from wizardhaven.engine.rules.combat.company_attack import (
    MayAttack,
    last_actions,
)
from wizardhaven.engine.rules.corruption.check import (
    MakeCheck,
)
from wizardhaven.engine.rules.ending.council import (
    Council,
)
from wizardhaven.engine.rules.hazards.hazard_window import (
    HazardWindow,
)
from wizardhaven.engine.rules.movement.draw import (
    DrawForMovement,
)
from wizardhaven.engine.rules.movement.journey import (
    Arrive,
    EndOfMovement,
    RevealSite,
)
from wizardhaven.engine.rules.movement.return_to_origin import (
    ReturnToOrigin,
)
from wizardhaven.engine.rules.setup.opening import (
    Opening,
)
from wizardhaven.engine.rules.turn.end_of_turn_phase import (
    EndOfTurnPhase,
)
from wizardhaven.engine.rules.turn.long_event_phase import (
    LongEventPhase,
)
from wizardhaven.engine.rules.turn.movement_hazard_phase import (
    MovementHazardPhase,
    NextToTravel,
    from_hazards_on,
)
from wizardhaven.engine.rules.turn.organization_phase import (
    OrganizationPhase,
)
from wizardhaven.engine.rules.turn.phases import (
    EndOfPhase,
)
from wizardhaven.engine.rules.turn.site_phase import (
    EnterSite,
    NextAtSite,
    ReturnOnGuard,
    SitePhase,
)
from wizardhaven.engine.rules.turn.site_window import (
    SiteWindow,
)
from wizardhaven.engine.rules.turn.turn import (
    NextTurn,
)
from wizardhaven.engine.rules.turn.untap_phase import (
    UntapPhase,
)

__all__ = [
    "Arrive",
    "ChainWindow",
    "Council",
    "DrawForMovement",
    "EndOfMovement",
    "EndOfPhase",
    "EndOfTurnPhase",
    "EnterSite",
    "HazardWindow",
    "LongEventPhase",
    "MakeCheck",
    "MayAttack",
    "MovementHazardPhase",
    "MovementTriggers",
    "NextAtSite",
    "NextToTravel",
    "NextTurn",
    "Opening",
    "OrganizationPhase",
    "ReturnOnGuard",
    "ReturnToOrigin",
    "RevealSite",
    "SitePhase",
    "SiteWindow",
    "StartAttack",
    "UntapPhase",
    "choose_for",
    "enter_play",
    "follow",
    "form_company",
    "from_hazards_on",
    "give_item",
    "join_company",
    "last_actions",
    "lay_on",
    "lay_on_board",
    "lay_on_guard",
    "lose_controller",
    "plan_movement",
    "put_among_points",
    "put_aside",
    "put_back",
    "put_down",
    "put_site_into_play",
    "set_out",
    "take_prisoner",
]
