"""What every word does to the company at a site at most, for the hazards that lie on-guard. [SITE-38]

A word that is not listed here has not answered yet; a test says which.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from wizardhaven.vocabulary import (
    abilities,
    agents,
    attacks,
    canceling,
    card_effects,
    combat,
    counts_as,
    effects,
    fighting,
    foes,
    forbids,
    journeys,
    numbers,
    permits,
    piles,
    prisoners,
    shapes,
    singular,
    standing,
    under_deeps,
)
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.singular import Own
from wizardhaven.vocabulary.terms import Check, Stat


class Reach(Enum):
    """Whether something directly affects a company, and how. [SITE-38]"""

    NOBODY = "it is about something else, or about whoever bears the card"
    COMPANY = "it directly affects the company or what is associated with it"
    BARRED = "it sends the company back, taps, makes idle, or takes somebody away but by combat or a check"


EFFECTS: Final[dict[type, Reach]] = {
    numbers.Modify: Reach.NOBODY,  # it is the number of what is at hand
    fighting.Fights: Reach.NOBODY,
    combat.Face: Reach.COMPANY,
    combat.AllyAttacks: Reach.COMPANY,
    combat.HuntCreatures: Reach.COMPANY,
    foes.SendCreature: Reach.COMPANY,
    card_effects.Put: Reach.BARRED,
    agents.AgentAttacks: Reach.NOBODY,
    effects.Influence: Reach.NOBODY,
    agents.AgentDrivesAway: Reach.NOBODY,
    piles.Look: Reach.NOBODY,
    effects.ModifyCheck: Reach.NOBODY,
    canceling.Cancel: Reach.NOBODY,
    effects.Tap: Reach.BARRED,
    effects.Become: Reach.COMPANY,
    effects.Roll: Reach.COMPANY,
    effects.ForTheTurn: Reach.COMPANY,
    effects.Send: Reach.BARRED,
    effects.If: Reach.NOBODY,  # what it holds inside is asked for apart
    effects.GuessCard: Reach.NOBODY,
    effects.EndTheGame: Reach.NOBODY,
    singular.Rule: Reach.COMPANY,  # which one it is says more
}
"""What each effect comes to at most; its fields may say less."""


WAYS: Final[dict[Way, Reach]] = {
    Way.NAMED: Reach.BARRED,
    Way.LEAVING: Reach.BARRED,
    Way.PLACED: Reach.NOBODY,
    Way.STORED: Reach.NOBODY,
    Way.KEPT: Reach.NOBODY,
    Way.SWEPT: Reach.NOBODY,  # it is about events
    Way.ITEMS_LOST: Reach.COMPANY,
    Way.ITEMS_LEFT: Reach.NOBODY,
    Way.ITEMS_STORED: Reach.NOBODY,
    Way.RELIEVED: Reach.COMPANY,
    Way.GIVEN_UP: Reach.NOBODY,
    Way.DRAWN: Reach.NOBODY,
    Way.FETCHED: Reach.NOBODY,  # he chooses among his own
    Way.AVATAR: Reach.NOBODY,
    Way.SENT: Reach.NOBODY,
    Way.JOINED: Reach.NOBODY,
    Way.PLAYED: Reach.NOBODY,
    Way.GIVEN: Reach.NOBODY,
    Way.EXCHANGED: Reach.NOBODY,
    Way.PASSED: Reach.NOBODY,
}
"""What it comes to that cards are put elsewhere, by the way."""


NUMBERS: Final[dict[Stat | Check, Reach]] = {
    Stat.PROWESS: Reach.COMPANY,
    Stat.BODY: Reach.COMPANY,
    Stat.DIRECT_INFLUENCE: Reach.COMPANY,
    Stat.CORRUPTION_POINTS: Reach.COMPANY,
    Stat.MARSHALLING_POINTS: Reach.NOBODY,
    Stat.MIND: Reach.COMPANY,
    Stat.GENERAL_INFLUENCE: Reach.NOBODY,
    Stat.STAGE_POINTS: Reach.NOBODY,
    Stat.HAND_SIZE: Reach.NOBODY,
    Stat.HAZARD_LIMIT: Reach.NOBODY,
    Stat.RESOURCE_DRAWS: Reach.NOBODY,
    Stat.HAZARD_DRAWS: Reach.NOBODY,
    Stat.REGIONS: Reach.NOBODY,
    Stat.STAYING_UNTAPPED: Reach.NOBODY,
    Stat.SUPPORT: Reach.NOBODY,
    Stat.CONTROL: Reach.NOBODY,
    Stat.STRIKES: Reach.NOBODY,
    Check.CORRUPTION: Reach.COMPANY,
    Check.INFLUENCE: Reach.NOBODY,
    Check.INFLUENCE_ATTEMPT: Reach.NOBODY,
    Check.BODY: Reach.NOBODY,
    Check.RING_TEST: Reach.NOBODY,
    Check.RIDDLING: Reach.NOBODY,
    Check.OFFERING: Reach.NOBODY,
    Check.UNDER_DEEPS_MOVEMENT: Reach.NOBODY,
    Check.REMOVAL: Reach.NOBODY,
}
"""What it comes to that a number, or a sort of roll, is changed."""


FORBIDDEN: Final[dict[Deed, Reach]] = {
    Deed.ACT: Reach.BARRED,
    Deed.AFFECT: Reach.NOBODY,
    Deed.ATTACK: Reach.NOBODY,
    Deed.BRING: Reach.NOBODY,
    Deed.COME_AS_STRANGER: Reach.NOBODY,
    Deed.FAIL_BODY_CHECK: Reach.NOBODY,
    Deed.HAVE_FOLLOWERS: Reach.NOBODY,
    Deed.JOIN: Reach.NOBODY,
    Deed.LEAVE_PLAY: Reach.NOBODY,
    Deed.LIE_ON_COMPANY: Reach.COMPANY,
    Deed.LIE_ON_GUARD: Reach.NOBODY,
    Deed.MOVE: Reach.NOBODY,
    Deed.PLAY: Reach.NOBODY,
    Deed.PLAY_ANOTHER: Reach.NOBODY,
    Deed.RETURN_FROM_GUARD: Reach.NOBODY,
    Deed.SEARCH: Reach.NOBODY,
    Deed.STORE: Reach.NOBODY,
    Deed.STRAY: Reach.COMPANY,
    Deed.UNTAP: Reach.NOBODY,
    Deed.UNTAP_ONCE: Reach.NOBODY,
    Deed.USE: Reach.COMPANY,
    Deed.USE_AS_HAVEN: Reach.NOBODY,
}
"""What it comes to that a deed is forbidden."""


OWN: Final[dict[Own, Reach]] = {
    Own.DRAW_ANEW: Reach.NOBODY,
    Own.TURN_UP_AGENT: Reach.NOBODY,
    Own.TURN_UP_ITEM: Reach.NOBODY,
    Own.JOIN_ATTACKED_COMPANY: Reach.COMPANY,
    Own.SPARE_BEARER: Reach.NOBODY,
    Own.REMOVE_DISCARDED: Reach.NOBODY,
}
"""What the rules of single cards come to."""


ABILITIES: Final[dict[type, Reach]] = {
    counts_as.CountsAs: Reach.NOBODY,
    forbids.Forbid: Reach.COMPANY,  # which deed it is says more
    numbers.Modify: Reach.COMPANY,  # which number it is says more
    combat.MayChangeAttacks: Reach.NOBODY,
    fighting.Fights: Reach.NOBODY,
    fighting.Detains: Reach.NOBODY,
    permits.Permit: Reach.NOBODY,
    shapes.BecomesAlly: Reach.NOBODY,
    journeys.RestAfterJourney: Reach.NOBODY,
    canceling.Cancels: Reach.NOBODY,
    journeys.TapsSites: Reach.BARRED,
    attacks.HasAttacksOf: Reach.NOBODY,
    under_deeps.Adjacent: Reach.NOBODY,
    shapes.TakesShape: Reach.NOBODY,
    piles.Keeps: Reach.NOBODY,
    piles.ReshufflesUsed: Reach.NOBODY,
    piles.DiscardsFromHand: Reach.NOBODY,
    standing.GivenUpInstead: Reach.NOBODY,
    singular.Rule: Reach.COMPANY,  # which one it is says more
    abilities.When: Reach.NOBODY,  # what happens as soon as the card is played is asked for apart
    abilities.DiscardWhile: Reach.NOBODY,
    attacks.Guards: Reach.NOBODY,
    abilities.May: Reach.NOBODY,
    abilities.LiesOnAvatar: Reach.NOBODY,
    abilities.DrivesOffAllies: Reach.NOBODY,
    abilities.StorableAt: Reach.NOBODY,
    abilities.RingTestResult: Reach.NOBODY,
    foes.StaysIf: Reach.NOBODY,
    foes.KeepsCreature: Reach.NOBODY,
    prisoners.TakesPrisoners: Reach.NOBODY,
}
"""What each ability of an event on nothing comes to at most; its fields may say less."""
