"""What a choice asks for, laid out for a sentence: the question, and what it is about."""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.queries.agents import lies_face_down
from wizardhaven.engine.queries.characters import mind
from wizardhaven.engine.queries.corruption import corruption_points
from wizardhaven.engine.queries.hands import hand_size
from wizardhaven.engine.queries.parts import total
from wizardhaven.engine.queries.strength import body
from wizardhaven.engine.queries.under_deeps import number_to_reach, roll_modifier
from wizardhaven.engine.rules.agents.influencing import InfluenceByAgent
from wizardhaven.engine.rules.agents.revealing import NameHome
from wizardhaven.engine.rules.captivity import RollEscape, RollForRing
from wizardhaven.engine.rules.chance import SeedChoice
from wizardhaven.engine.rules.checks.corruption import RollCheck, modifiers
from wizardhaven.engine.rules.checks.doubling import ChooseDoubled
from wizardhaven.engine.rules.checks.factions import RollFaction, faction_parts
from wizardhaven.engine.rules.checks.falling import MayFall
from wizardhaven.engine.rules.checks.influence import PlayShown, RollAgainst, RollAttempt
from wizardhaven.engine.rules.checks.ring_test import ChooseRing, RollRingTest
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck, RollStrikeBody, SaveItem
from wizardhaven.engine.rules.combat.capture import ChooseRescueSite
from wizardhaven.engine.rules.combat.cards_as_attacks import CreatureAsAttack, HazardAsAttack
from wizardhaven.engine.rules.combat.company_attack import MayAttack, RollAgainstAlly
from wizardhaven.engine.rules.combat.returning_foes import KeyAgain
from wizardhaven.engine.rules.combat.strike_roll import RollForAgent
from wizardhaven.engine.rules.combat.trophies import TakeTrophy
from wizardhaven.engine.rules.hunting import MayHunt
from wizardhaven.engine.rules.losing import Contend, DiscardEither
from wizardhaven.engine.rules.on_guard import DeclareAgents, OnGuardCreatures, RevealOnEntry
from wizardhaven.engine.rules.on_guard_answers import RevealAgainstPlay
from wizardhaven.engine.rules.piles import DiscardDown, DiscardWhere, Exchange, ExchangeFor, PickFromSideboard
from wizardhaven.engine.rules.removal import RollRemoval
from wizardhaven.engine.rules.returning import PassItem, RollForCard, least_needed
from wizardhaven.engine.rules.sending import SendOneOf, SetUpon
from wizardhaven.engine.rules.setup.draft import StartingItems
from wizardhaven.engine.rules.setup.starting_cards import PlaceStartingCard
from wizardhaven.engine.rules.setup.starting_site import NameStartingSite
from wizardhaven.engine.rules.turn.bringing import BringAlong
from wizardhaven.engine.rules.turn.drawing import DrawMore
from wizardhaven.engine.rules.turn.followers import LetGo
from wizardhaven.engine.rules.turn.giving import ChooseGift
from wizardhaven.engine.rules.turn.joining import MayJoin
from wizardhaven.engine.rules.turn.movement_hazard import ChooseFurtherSite, RevealSite
from wizardhaven.engine.rules.turn.movement_roll import MovementRoll
from wizardhaven.engine.rules.turn.placing import TakeCard
from wizardhaven.engine.rules.turn.rescue import FreePrisoners
from wizardhaven.engine.rules.turn.site import EnterSite
from wizardhaven.engine.rules.turn.splitting import PlaceHazard
from wizardhaven.engine.rules.turn.straying import ChooseNewSite
from wizardhaven.engine.state.ids import HAND, NONE, POOL, CardId, CompanyId
from wizardhaven.engine.state.printed import ITEM
from wizardhaven.engine.state.step import Choice
from wizardhaven.engine.state.table import Table
from wizardhaven.engine.state.values import Value
from wizardhaven.view.asking import question_of
from wizardhaven.view.eyes import being_placed
from wizardhaven.view.questions import Question

ABOUT_A_CARD: Final = (
    PlaceHazard,
    TakeCard,
    ChooseNewSite,
    NameStartingSite,
    DiscardEither,
    Contend,
    DiscardWhere,
    PlaceStartingCard,
    BringAlong,
    ChooseGift,
    MayHunt,
)

OF_A_COMPANY: Final = (
    RevealSite,
    ChooseFurtherSite,
    EnterSite,
    RevealOnEntry,
    DeclareAgents,
    RevealAgainstPlay,
    OnGuardCreatures,
    CreatureAsAttack,
    HazardAsAttack,
    KeyAgain,
    SendOneOf,
    MayAttack,
)


@final
class Asked(Value):
    """A question with the card, the company and the number it is about; NONE where there is none.

    `other` is a second card or company.
    """

    __slots__ = ("card", "company", "number", "other", "question", "seat")

    def __init__(self, question: Question, seat: int, company: CompanyId) -> None:
        self.question = question
        self.seat = seat
        self.company = company
        self.card: CardId = NONE
        self.other = NONE
        self.number = NONE


def asked(table: Table, choice: Choice) -> Asked:
    """What a choice asks for."""
    question = Asked(question_of(choice), choice.seat, table.company)
    if question.question is Question.RESPONSE:
        question.card = _last_declared(table)
    elif question.question in (Question.SUPPORT_CHECK, Question.ROLL_ACTIONS):
        question.card = _checking(table)
    elif isinstance(choice, StartingItems):
        items = [card for card in table.pile(choice.seat, POOL) if table.printed[card].kind == ITEM]
        question.card = items[0] if items else NONE
    elif isinstance(choice, DiscardDown):
        question.number = len(table.pile(choice.seat, HAND)) - hand_size(table, choice.seat)
    elif isinstance(choice, (DrawMore, Exchange, PickFromSideboard)):
        question.number = choice.left
    elif isinstance(choice, OF_A_COMPANY):
        question.company = choice.company
    elif isinstance(choice, MayJoin):
        question.company = choice.one
        question.other = choice.other
    else:
        _ask_about_card(table, choice, question)
    return question


def _last_declared(table: Table) -> CardId:
    """What would be answered; NONE if it lies face-down."""
    if not table.chain:
        return NONE
    card = table.chain[-1].card
    if card in being_placed(table) or lies_face_down(table, card):
        return NONE
    return card


def _checking(table: Table) -> CardId:
    """Who checks, or what is being influenced."""
    check = table.check
    if check is None:
        return NONE
    return check.against if check.against != NONE else check.character


def _ask_about_card(table: Table, choice: Choice, question: Asked) -> None:
    if isinstance(choice, ExchangeFor):
        question.card = choice.taken
    elif isinstance(choice, (SaveItem, PassItem)):
        question.card = choice.lost if isinstance(choice, SaveItem) else choice.character
    elif isinstance(choice, MayFall):
        question.card = choice.wizard
    elif isinstance(choice, TakeTrophy):
        question.card = choice.foe
    elif isinstance(choice, PlayShown):
        question.card = choice.shown
        question.other = choice.character
    elif isinstance(choice, ChooseRing):
        question.card = choice.bearer
    elif isinstance(choice, ChooseDoubled):
        question.card = choice.character
    elif isinstance(choice, LetGo):
        question.card = choice.leader
    elif isinstance(choice, ABOUT_A_CARD):
        question.card = choice.card
    elif isinstance(choice, ChooseRescueSite):
        question.card = choice.character
        question.other = choice.host
    elif isinstance(choice, FreePrisoners):
        question.card = choice.host
    elif isinstance(choice, (InfluenceByAgent, NameHome, SetUpon)):
        question.card = choice.agent
    elif isinstance(choice, SeedChoice):
        question.number = choice.owner
    else:
        _ask_for_roll(table, choice, question)


def _ask_for_roll(table: Table, choice: Choice, question: Asked) -> None:
    """For whom the dice are thrown, and the number to exceed; two dice never show less than two."""
    if isinstance(choice, RollStrikeBody):
        question.card = choice.defender
        question.number = choice.body - choice.modifier
    elif isinstance(choice, RollBodyCheck):
        question.card = choice.defender
        question.number = body(table, choice.defender) + choice.body_change - choice.modifier
    elif isinstance(choice, RollForRing):
        question.card = choice.ring
        question.other = table.cards[table.cards[choice.ring].on].on
        question.number = choice.below
    elif isinstance(choice, RollEscape):
        question.card = choice.prisoner
        question.number = choice.above - body(table, choice.prisoner)
    elif isinstance(choice, RollAgainstAlly):
        question.card = choice.ally
        question.number = mind(table, choice.ally) + choice.above_mind
    elif isinstance(choice, RollRemoval):
        question.card = choice.card
        question.number = choice.above - choice.modifier
    elif isinstance(choice, RollCheck):
        question.card = choice.character
        given = table.check.modifier if table.check is not None else 0
        changed = given + modifiers(table, choice.character)
        question.number = max(1, corruption_points(table, choice.character) - changed)
    elif isinstance(choice, RollFaction):
        faction = table.printed[choice.card].faction
        assert faction is not None
        question.card = choice.card
        question.other = choice.character
        changed = total(faction_parts(table, choice.character, choice.card))
        question.number = max(1, faction.influence_number - changed)
    elif isinstance(choice, RollForAgent):
        question.card = choice.agent
    elif isinstance(choice, (RollAttempt, RollAgainst)):
        question.card = table.attempt.target if table.attempt is not None else NONE
        question.other = table.attempt.character if table.attempt is not None else NONE
    elif isinstance(choice, RollForCard):
        question.card = choice.character
        question.other = choice.declaration.card
        question.number = max(2, least_needed(table, choice))
    elif isinstance(choice, MovementRoll):
        company = table.companies[choice.company]
        question.card = choice.site
        question.company = choice.company
        question.number = max(2, number_to_reach(table, company) - roll_modifier(table, company))
    elif isinstance(choice, RollRingTest):
        question.card = choice.ring
