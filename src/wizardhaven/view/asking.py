"""Which question each kind of choice asks."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.rules.agents.influencing import InfluenceByAgent
from wizardhaven.engine.rules.agents.revealing import NameHome
from wizardhaven.engine.rules.arranging import ArrangeDeck
from wizardhaven.engine.rules.captivity import RollEscape, RollForRing
from wizardhaven.engine.rules.chain import ChainWindow, OrderWaiting
from wizardhaven.engine.rules.chance import Shuffle
from wizardhaven.engine.rules.checks.corruption import CheckNext, RollCheck
from wizardhaven.engine.rules.checks.doubling import ChooseDoubled
from wizardhaven.engine.rules.checks.factions import KeepFaction, RollFaction, RollWindow
from wizardhaven.engine.rules.checks.falling import FirstStage, MayFall
from wizardhaven.engine.rules.checks.from_afar import ChooseFaction
from wizardhaven.engine.rules.checks.influence import PlayShown, RollAgainst, RollAttempt
from wizardhaven.engine.rules.checks.ring_test import ChooseRing, RollRingTest
from wizardhaven.engine.rules.checks.supporting import SupportWindow
from wizardhaven.engine.rules.combat.assignment import AssignByAttacker, AssignByDefender
from wizardhaven.engine.rules.combat.attack import BeforeAssignment
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck, RollStrikeBody, SaveItem
from wizardhaven.engine.rules.combat.capture import ChooseRescueSite
from wizardhaven.engine.rules.combat.cards_as_attacks import CreatureAsAttack, HazardAsAttack
from wizardhaven.engine.rules.combat.company_assignment import PairByAttacker, PairByDefender
from wizardhaven.engine.rules.combat.company_attack import MayAttack, RollAgainstAlly
from wizardhaven.engine.rules.combat.company_strike import RollAttack, RollDefense
from wizardhaven.engine.rules.combat.movers import ChooseMoversAttack
from wizardhaven.engine.rules.combat.order import BetweenStrikes, ChooseStrike
from wizardhaven.engine.rules.combat.returning_foes import KeyAgain
from wizardhaven.engine.rules.combat.site_attacks import ChooseAttack
from wizardhaven.engine.rules.combat.strike import (
    FaceStrike,
    SpendExcess,
    StrikeActions,
    StrikeHazards,
    SupportStrike,
)
from wizardhaven.engine.rules.combat.strike_roll import RollForAgent, RollStrike
from wizardhaven.engine.rules.combat.trophies import TakeTrophy
from wizardhaven.engine.rules.council import MayCall, Reckon
from wizardhaven.engine.rules.fetching import FetchAvatar, FetchCard
from wizardhaven.engine.rules.giving_up import GiveUpStages, LoseRing
from wizardhaven.engine.rules.hunting import MayHunt
from wizardhaven.engine.rules.losing import Contend, DiscardEither, LoseItem
from wizardhaven.engine.rules.on_guard import DeclareAgents, OnGuardCreatures, RevealOnEntry
from wizardhaven.engine.rules.on_guard_answers import RevealAgainstPlay
from wizardhaven.engine.rules.piles import DiscardDown, DiscardWhere, Exchange, ExchangeFor, PickFromSideboard
from wizardhaven.engine.rules.removal import RollRemoval
from wizardhaven.engine.rules.returning import PassItem, RollForCard
from wizardhaven.engine.rules.riddles import NameCard
from wizardhaven.engine.rules.sending import SendOneOf, SetUpon
from wizardhaven.engine.rules.setup.declaring import ExchangeWizards
from wizardhaven.engine.rules.setup.draft import DraftPick, RestOfPool, StartingItems
from wizardhaven.engine.rules.setup.opening import RollForFirst
from wizardhaven.engine.rules.setup.starting_cards import PlaceStartingCard
from wizardhaven.engine.rules.setup.starting_site import NameStartingSite
from wizardhaven.engine.rules.showing import ShowNext
from wizardhaven.engine.rules.turn.arrival_tap import TapOnArrival
from wizardhaven.engine.rules.turn.at_site import SiteWindow
from wizardhaven.engine.rules.turn.bringing import BringAlong
from wizardhaven.engine.rules.turn.drawing import DrawMore
from wizardhaven.engine.rules.turn.end_of_turn import BeginningOfEndOfTurn, EndOfTurnWindow, MayDiscard
from wizardhaven.engine.rules.turn.followers import LetGo
from wizardhaven.engine.rules.turn.giving import ChooseGift
from wizardhaven.engine.rules.turn.hazards import EndOfMovementHazard, HazardWindow
from wizardhaven.engine.rules.turn.joining import MayJoin, WhoStays
from wizardhaven.engine.rules.turn.long_events import LongEventWindow
from wizardhaven.engine.rules.turn.movement_hazard import ChooseFurtherSite, NextToTravel, RevealSite
from wizardhaven.engine.rules.turn.movement_roll import MovementRoll
from wizardhaven.engine.rules.turn.organization import ChooseWhoLeaves, EndOfOrganization, OrganizationWindow
from wizardhaven.engine.rules.turn.organizing import Organizing
from wizardhaven.engine.rules.turn.placing import TakeCard
from wizardhaven.engine.rules.turn.replacing import ReplaceSite
from wizardhaven.engine.rules.turn.rescue import FreePrisoners
from wizardhaven.engine.rules.turn.resting import Rest
from wizardhaven.engine.rules.turn.site import EnterSite, NextAtSite
from wizardhaven.engine.rules.turn.site_plays import OneMoreItem
from wizardhaven.engine.rules.turn.site_revealed import SiteRevealed
from wizardhaven.engine.rules.turn.splitting import PlaceHazard
from wizardhaven.engine.rules.turn.straying import ChooseNewSite
from wizardhaven.engine.rules.turn.summoning import Summon
from wizardhaven.engine.rules.turn.untap import HazardSideboard, UntapWindow
from wizardhaven.engine.rules.turning_up import MayRemove, PickAtRandom, PickFromTop
from wizardhaven.engine.state.step import Choice
from wizardhaven.view.questions import Question

QUESTIONS: Final[dict[type, Question]] = {
    ExchangeWizards: Question.OTHER_WIZARD,
    DraftPick: Question.DRAFT_PICK,
    NameStartingSite: Question.STARTING_SITE,
    PlaceStartingCard: Question.STARTING_CARD,
    BringAlong: Question.BRING_ALONG,
    StartingItems: Question.STARTING_ITEM,
    RestOfPool: Question.REST_OF_POOL,
    RollForFirst: Question.ROLL_FOR_FIRST,
    UntapWindow: Question.UNTAP_ACTIONS,
    HazardSideboard: Question.HAZARD_SIDEBOARD,
    OrganizationWindow: Question.ORGANIZATION_ACTIONS,
    Organizing: Question.ORGANIZING,
    EndOfOrganization: Question.END_OF_ORGANIZATION,
    PlaceHazard: Question.PLACE_HAZARD,
    LetGo: Question.LET_GO,
    ChooseWhoLeaves: Question.WHO_LEAVES,
    RollRemoval: Question.REMOVAL_ROLL,
    LongEventWindow: Question.LONG_EVENT_ACTIONS,
    NextToTravel: Question.NEXT_TO_TRAVEL,
    RevealSite: Question.SITE_PATH,
    TapOnArrival: Question.TAP_ON_ARRIVAL,
    SiteRevealed: Question.SITE_REVEALED,
    MovementRoll: Question.MOVEMENT_ROLL,
    DrawMore: Question.DRAW_MORE,
    HazardWindow: Question.HAZARD_ACTIONS,
    EndOfMovementHazard: Question.END_OF_MOVEMENT_HAZARD,
    Rest: Question.REST,
    ChooseFurtherSite: Question.FURTHER_SITE,
    MayJoin: Question.MAY_JOIN,
    WhoStays: Question.WHO_STAYS,
    NextAtSite: Question.NEXT_AT_SITE,
    EnterSite: Question.ENTER_SITE,
    RevealOnEntry: Question.REVEAL_ON_ENTRY,
    DeclareAgents: Question.DECLARE_AGENTS,
    CreatureAsAttack: Question.CREATURE_AS_ATTACK,
    HazardAsAttack: Question.HAZARD_AS_ATTACK,
    OnGuardCreatures: Question.ORDER_OF_CREATURES,
    SiteWindow: Question.SITE_ACTIONS,
    RevealAgainstPlay: Question.REVEAL_AGAINST_PLAY,
    OneMoreItem: Question.ONE_MORE_ITEM,
    TakeCard: Question.TAKE_CARD,
    BeginningOfEndOfTurn: Question.BEGINNING_OF_END_OF_TURN,
    MayDiscard: Question.MAY_DISCARD,
    EndOfTurnWindow: Question.END_OF_TURN_ACTIONS,
    DiscardDown: Question.DISCARD_DOWN,
    ReplaceSite: Question.REPLACE_SITE,
    ChooseNewSite: Question.NEW_SITE,
    MayCall: Question.MAY_CALL,
    ChainWindow: Question.RESPONSE,
    OrderWaiting: Question.ORDER_OF_PASSIVES,
    Exchange: Question.EXCHANGE,
    ExchangeFor: Question.EXCHANGE_FOR,
    PickFromSideboard: Question.SIDEBOARD_PICK,
    FetchCard: Question.FETCH,
    Summon: Question.SUMMON,
    ChooseGift: Question.GIFT,
    ChooseFaction: Question.FACTION_FROM_AFAR,
    FetchAvatar: Question.FETCH_AVATAR,
    Shuffle: Question.SHUFFLE,
    PickAtRandom: Question.AT_RANDOM,
    PickFromTop: Question.TAKE_FROM_TOP,
    MayRemove: Question.MAY_REMOVE,
    PassItem: Question.PASS_ITEM,
    LoseItem: Question.LOSE_ITEM,
    DiscardEither: Question.DISCARD_EITHER,
    Contend: Question.CONTEND,
    DiscardWhere: Question.DISCARD_WHERE,
    MayHunt: Question.MAY_HUNT,
    KeyAgain: Question.KEY_AGAIN,
    SendOneOf: Question.SENT_CREATURE,
    SetUpon: Question.CREATURE_ON_AGENT,
    RollForCard: Question.CARD_ROLL,
    NameCard: Question.NAME_CARD,
    ArrangeDeck: Question.ARRANGE_DECK,
    GiveUpStages: Question.GIVE_UP_STAGE,
    LoseRing: Question.GIVE_UP_RING,
    ChooseRescueSite: Question.RESCUE_SITE,
    FreePrisoners: Question.FREE_PRISONERS,
    RollForRing: Question.RING_ROLL,
    RollEscape: Question.ESCAPE_ROLL,
    MayAttack: Question.ATTACK_COMPANY,
    RollAgainstAlly: Question.ALLY_ROLL,
    BeforeAssignment: Question.BEFORE_ASSIGNMENT,
    AssignByDefender: Question.ASSIGN_BY_DEFENDER,
    AssignByAttacker: Question.ASSIGN_BY_ATTACKER,
    PairByDefender: Question.PAIR_BY_DEFENDER,
    PairByAttacker: Question.PAIR_BY_ATTACKER,
    BetweenStrikes: Question.BETWEEN_STRIKES,
    ChooseAttack: Question.WHICH_ATTACK,
    ChooseMoversAttack: Question.WHICH_ATTACK_OF_CARD,
    ChooseStrike: Question.NEXT_STRIKE,
    StrikeHazards: Question.STRIKE_HAZARDS,
    SpendExcess: Question.SPEND_EXCESS,
    FaceStrike: Question.FACE_STRIKE,
    SupportStrike: Question.SUPPORT_STRIKE,
    StrikeActions: Question.STRIKE_ACTIONS,
    RollForAgent: Question.AGENT_ROLL,
    RollAttack: Question.ATTACKER_ROLL,
    RollDefense: Question.DEFENDER_ROLL,
    RollStrike: Question.STRIKE_ROLL,
    RollStrikeBody: Question.STRIKE_BODY_ROLL,
    RollBodyCheck: Question.BODY_CHECK_ROLL,
    SaveItem: Question.SAVE_ITEM,
    TakeTrophy: Question.TROPHY,
    MayFall: Question.MAY_FALL,
    FirstStage: Question.FIRST_STAGE,
    SupportWindow: Question.SUPPORT_CHECK,
    RollCheck: Question.CHECK_ROLL,
    RollFaction: Question.FACTION_ROLL,
    KeepFaction: Question.KEEP_FACTION,
    RollWindow: Question.ROLL_ACTIONS,
    InfluenceByAgent: Question.INFLUENCE_BY_AGENT,
    NameHome: Question.HOME_OF_AGENT,
    ShowNext: Question.SHOW_HAZARDS,
    RollAttempt: Question.ATTEMPT_ROLL,
    RollAgainst: Question.ROLL_AGAINST,
    PlayShown: Question.PLAY_SHOWN,
    RollRingTest: Question.RING_TEST_ROLL,
    ChooseRing: Question.CHOOSE_RING,
    ChooseDoubled: Question.DOUBLED_SOURCE,
    CheckNext: Question.NEXT_CHECK,
    Reckon: Question.RECKONING,
}
"""Every kind of choice the rules have."""


def question_of(choice: Choice) -> Question:
    """What the choice asks for."""
    return QUESTIONS[type(choice)]
