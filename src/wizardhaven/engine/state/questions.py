"""What a player or the dice can be asked, and what a question is about."""

from __future__ import annotations

from enum import Enum
from typing import final

from wizardhaven.engine.state.ids import NO_CARD, NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.values import Value


class Question(Enum):
    """What is asked."""

    # Getting ready
    OTHER_WIZARD = "Wizard in place of one who has fallen"
    DRAFT_PICK = "draft pick"
    STARTING_SITE = "starting site"
    STARTING_COMPANIES = "starting companies"
    STARTING_CARD = "starting card"
    STARTING_ITEM = "starting item"
    REST_OF_POOL = "rest of the pool"
    ROLL_FOR_FIRST = "roll for the first turn"
    # The turn
    UNTAP_ACTIONS = "actions in the untap phase"
    HAZARD_SIDEBOARD = "sideboard of the hazard player"
    ORGANIZATION_ACTIONS = "actions in the organization phase"
    ORGANIZING = "organizing"
    BRING_ALONG = "character to bring along"
    END_OF_ORGANIZATION = "end of the organization phase"
    PLACE_HAZARD = "company that keeps a hazard"
    LET_GO = "follower to let go"
    WHO_LEAVES = "who leaves"
    REMOVAL_ROLL = "roll to remove a card"
    LONG_EVENT_ACTIONS = "actions in the long-event phase"
    NEXT_TO_TRAVEL = "next company to move"
    SITE_PATH = "site path"
    TAP_ONE = "who taps because a card says so"
    SITE_REVEALED = "actions when a site is revealed"
    MOVEMENT_ROLL = "movement roll"
    DRAW_MORE = "draw more"
    HAZARD_ACTIONS = "actions in the movement/hazard phase"
    END_OF_MOVEMENT_HAZARD = "end of the movement/hazard phase"
    REST = "who rests"
    FURTHER_SITE = "site to move on to"
    MAY_JOIN = "join companies"
    WHO_STAYS = "which company stays"
    NEXT_AT_SITE = "next company at its site"
    ENTER_SITE = "enter the site"
    DECLARE_AGENTS = "agents that attack"
    REVEAL_ON_ENTRY = "reveal on-guard cards on entry"
    CREATURE_AS_ATTACK = "creature as an automatic-attack"
    HAZARD_AS_ATTACK = "permanent-event that must attack"
    ORDER_OF_CREATURES = "order of on-guard creatures and agents"
    SITE_ACTIONS = "actions at the site"
    REVEAL_AGAINST_PLAY = "reveal an on-guard card against a play"
    ONE_MORE_ITEM = "one more item"
    TAKE_CARD = "who takes the card"
    TAP_TO_KEEP = "who taps to keep the card"
    BEGINNING_OF_END_OF_TURN = "beginning of the end-of-turn phase"
    MAY_DISCARD = "discard one card"
    END_OF_TURN_ACTIONS = "actions in the end-of-turn phase"
    DISCARD_DOWN = "discard down to hand size"
    REPLACE_SITE = "site to replace by a haven"
    NEW_SITE = "another new site"
    MAY_CALL = "call the end"
    # The chain and the piles
    RESPONSE = "response"
    ORDER_OF_PASSIVES = "order of passive conditions"
    EXCHANGE = "card to take from the sideboard"
    EXCHANGE_FOR = "card to give for it"
    SIDEBOARD_PICK = "card from the sideboard"
    FOR_DEAD_CARD = "card from the sideboard for one that is dead in this game"
    FETCH = "card to fetch"
    TAKE_FROM_TOP = "card to take from the top of the play deck"
    SUMMON = "character to bring into play"
    SEND_FORTH = "character to send forth"
    GIFT = "item to give to somebody"
    FACTION_FROM_AFAR = "faction to win over from afar"
    FETCH_AVATAR = "avatar to bring into play"
    SHUFFLE = "shuffle"
    AT_RANDOM = "cards turned up at random"
    MAY_REMOVE = "card to remove from the game"
    PASS_ITEM = "item to pass on"
    LOSE_ITEM = "item to lose"
    SHOW_HAZARDS = "hazards to show"
    CREATURE_ON_AGENT = "creature that attacks an agent"
    HOME_OF_AGENT = "home site of an agent that is turned up"
    MAY_HUNT = "creature to be set upon"
    MAY_CHANGE_ATTACK = "change of an attack that begins"
    KEY_AGAIN = "how a creature that was kept is keyed"
    SENT_CREATURE = "creature that was turned up and attacks"
    DISCARD_EITHER = "card to discard, or another to keep it"
    CONTEND = "card to give up against another, or to keep it"
    DISCARD_WHERE = "where a card is discarded"
    NAME_CARD = "card to name"
    GIVE_UP_STAGE = "stage card to give up"
    GIVE_UP_RING = "ring to give up"
    GIVE_UP_CARD = "card to give up"
    ARRANGE_DECK = "card to lay on a play deck next"
    CARD_ROLL = "roll that a card calls for"
    # Prisoners
    RESCUE_SITE = "rescue site"
    FREE_PRISONERS = "free the prisoners"
    RING_ROLL = "roll to keep a ring"
    ESCAPE_ROLL = "roll to escape"
    # Combat
    ATTACK_COMPANY = "attack a company"
    ALLY_ROLL = "roll against an ally"
    ALLY_STRENGTH = "roll for the strength of an ally"
    BEFORE_ASSIGNMENT = "actions before strikes are assigned"
    ASSIGN_BY_DEFENDER = "assign a strike as the defender"
    ASSIGN_BY_ATTACKER = "assign a strike as the attacker"
    PAIR_BY_DEFENDER = "assign somebody's strike as the company that is attacked"
    PAIR_BY_ATTACKER = "assign somebody's strike as the attacking company"
    BETWEEN_STRIKES = "actions between strikes"
    WHICH_ATTACK = "attack that is left"
    WHICH_ATTACK_OF_CARD = "attack by a card that is left"
    NEXT_STRIKE = "next strike"
    STRIKE_HAZARDS = "hazards bearing on the strike"
    SPEND_EXCESS = "excess strikes"
    FACE_STRIKE = "face the strike"
    SUPPORT_STRIKE = "support against the strike"
    STRIKE_ACTIONS = "actions bearing on the strike"
    AGENT_ROLL = "roll for the strike of an agent"
    ATTACKER_ROLL = "roll of the attacking company"
    DEFENDER_ROLL = "roll of the company that is attacked"
    STRIKE_ROLL = "roll against the strike"
    STRIKE_BODY_ROLL = "body check of the strike"
    BODY_CHECK_ROLL = "body check"
    SAVE_ITEM = "item to save"
    TROPHY = "trophy to keep"
    MAY_FALL = "whether the Wizard falls"
    FIRST_STAGE = "first stage card"
    # Checks
    SUPPORT_CHECK = "support for the corruption check"
    DOUBLED_SOURCE = "source of corruption that counts twice"
    CHECK_ROLL = "corruption check"
    GIVE_UP_ITEM = "item to give up for a faction"
    FACTION_ROLL = "influence check"
    KEEP_FACTION = "whether a leader keeps the faction"
    ROLL_ACTIONS = "actions bearing on the roll"
    INFLUENCE_BY_AGENT = "card that an agent tries to influence"
    ATTEMPT_ROLL = "roll of the influencing player"
    ROLL_AGAINST = "roll against the influence attempt"
    PLAY_SHOWN = "play the revealed card"
    RING_TEST_ROLL = "ring test"
    CHOOSE_RING = "special ring"
    # The end
    NEXT_CHECK = "next corruption check"
    RECKONING = "reckoning"
    ROLL_FOR_TIE = "roll for a tie"


@final
class Asked(Value):
    """A question with the card, the company and the number it is about; NONE where there is none.

    `other` is a second card, `other_company` a second company.
    """

    __slots__ = ("card", "company", "number", "other", "other_company", "question", "seat")

    def __init__(self, question: Question, seat: int, company: CompanyId) -> None:
        self.question = question
        self.seat = seat
        self.company = company
        self.card: CardId = NO_CARD
        self.other: CardId = NO_CARD
        self.other_company: CompanyId = NO_COMPANY
        self.number = NONE
