"""Why something is not possible, in English."""

from typing import assert_never

from wizardhaven.engine.values import Reason


def reason_text(reason: Reason) -> str:
    """One sentence."""
    match reason:
        case Reason.NOT_YOUR_TURN:
            return "Resources can be played only in your own turn."
        case Reason.HAZARDS_ONLY_AGAINST_MOVERS:
            return "Hazards can be played only in the opponent's movement/hazard phase."
        case Reason.NOT_ON_OWN_TURN:
            return "Hazards cannot be played in your own turn."
        case Reason.ONLY_IN_ORGANIZATION:
            return "This can be done only in the organization phase."
        case Reason.ONLY_AT_END_OF_MOVEMENT_HAZARD:
            return "This can be done only at the end of the movement/hazard phase."
        case Reason.ONLY_AT_END_OF_ORGANIZATION:
            return "This can be done only at the end of the organization phase."
        case Reason.ONLY_IN_LONG_EVENT_PHASE:
            return "Resource long-events can be played only in the long-event phase."
        case Reason.ONLY_IN_MOVEMENT_HAZARD:
            return "This can be done only in a movement/hazard phase."
        case Reason.ONLY_IN_SITE_PHASE:
            return "This can be done only in the site phase."
        case Reason.ONLY_IN_END_OF_TURN:
            return "This can be done only as the end-of-turn phase begins."
        case Reason.ONLY_AGAINST_ATTACK:
            return "This can be used only against an attack."
        case Reason.ONLY_AGAINST_STRIKE:
            return "This can be used only during a strike."
        case Reason.ONLY_FOR_CHECK:
            return "This can be used only when such a roll has been declared."
        case Reason.ONLY_AGAINST_INFLUENCE:
            return "This can be used only when the opponent tries to influence one of your cards."
        case Reason.ONLY_WHILE_ORGANIZING:
            return "Characters can be played only while you organize."
        case Reason.ORGANIZED_ALREADY:
            return "You have already organized this turn."
        case Reason.NOT_WHILE_ORGANIZING:
            return "While you organize, nothing else can be done."
        case Reason.ONLY_BEFORE_ASSIGNMENT:
            return "This can be used only before the strikes are assigned."
        case Reason.MUST_START_CHAIN:
            return "This can be declared only as the first action of a chain."
        case Reason.CREATURE_MUST_START_CHAIN:
            return "A creature can be declared only as the first action of a chain."
        case Reason.CORRUPTION_MUST_START_CHAIN:
            return "A corruption card can be declared only as the first action of a chain."
        case Reason.SITE_PLAYS_START_CHAIN:
            return "A play at the site can be declared only as the first action of a chain."
        case Reason.NOT_IN_COMBAT:
            return "This cannot be done while an attack is being fought."
        case Reason.NO_HAZARDS_BETWEEN_COMPANIES:
            return "No hazards can be played while companies fight each other."
        case Reason.ONLY_CANCELLING:
            return "An attack by a company can only be canceled as a whole."
        case Reason.ONLY_STRIKE_ACTIONS:
            return "Only what bears on the strike can be done now."
        case Reason.NOT_BEFORE_ENTERING:
            return "This cannot be done before the company has entered the site."
        case Reason.HAZARD_LIMIT:
            return "The hazard limit is used up."
        case Reason.ONE_CHARACTER_A_TURN:
            return "Only one character can be played or discarded in a turn."
        case Reason.ONE_CORRUPTION_CARD:
            return "A character can receive only one corruption card in a turn."
        case Reason.ONE_SKILL_CARD:
            return "Only one card that needs a skill can be played against a strike."
        case Reason.UNIQUE_IN_PLAY:
            return "This card is unique, and a copy is in play or removed from play."
        case Reason.DUPLICATED:
            return "This card cannot be duplicated."
        case Reason.NO_SECOND_AVATAR:
            return "You have already revealed another avatar."
        case Reason.AVATAR_HAS_FALLEN:
            return "Your opponent has declared him as a Fallen-wizard."
        case Reason.AVATAR_ELIMINATED:
            return "Your avatar has been eliminated."
        case Reason.NO_USER:
            return "You have nobody who could use it."
        case Reason.NO_UNTAPPED_USER:
            return "You have nobody untapped who could use it."
        case Reason.NOT_FOR_ORCS:
            return "A hero resource makes no use of your Orcs and Trolls."
        case Reason.NO_TARGET:
            return "There is nothing it could be aimed at."
        case Reason.NO_TARGET_BEFORE:
            return "It could not yet be aimed at any of these in the movement/hazard phase."
        case Reason.CARD_IS_TAPPED:
            return "The card is tapped."
        case Reason.ONCE_EACH_TURN:
            return "You have used it this turn already."
        case Reason.CONDITION_NOT_MET:
            return "What the card requires is not the case."
        case Reason.NOTHING_WOULD_CHANGE:
            return "It would change nothing."
        case Reason.CANNOT_BE_CANCELED:
            return "This attack cannot be cancelled."
        case Reason.NO_CREATURES_THIS_TURN:
            return "An effect keeps creatures off this company for the turn."
        case Reason.SORT_BARRED:
            return "An effect bars cards of this sort."
        case Reason.SKILL_BARRED:
            return "An effect bars cards that need this skill."
        case Reason.NOT_SHOWN:
            return "You may play only the hazards that you have shown."
        case Reason.NOT_KEYED:
            return "The company neither moves through such a place nor is at one."
        case Reason.WRONG_SORT_OF_COMPANY:
            return "It cannot be played against such a company."
        case Reason.FOR_ANOTHER:
            return "It is a stage card that only its own Fallen-wizard can play."
        case Reason.NOT_AGAINST_RINGWRAITHS:
            return "Nothing that needs an agent can be played against a Ringwraith player."
        case Reason.NOT_AGAINST_BALROGS:
            return "It cannot be played against a Balrog player; you may exchange it for a sideboard card."
        case Reason.NO_RESCUE_SITE:
            return "Your location deck has no site at which the prisoner could be held."
        case Reason.NOTHING_TO_PAY_WITH:
            return "You have nothing to pay for it with."
        case Reason.NO_PLACE_FOR_CHARACTER:
            return "Neither a home site of the character nor a haven is open to the character now."
        case Reason.AGENTS_ARE_HAZARDS:
            return "For you an agent is only a hazard, never a character."
        case Reason.MIND_TOO_GREAT:
            return "A card in play keeps characters with so great a mind away from you."
        case Reason.ONLY_AT_HOME:
            return "This character can be played only at a home site."
        case Reason.MIND_TOO_HIGH:
            return "You cannot bring a character with so high a mind into play."
        case Reason.NO_LEAVE_FOR_ORCS:
            return "You need a card in play that lets you play Orcs and Trolls."
        case Reason.NOT_WITH_THIS_CARD:
            return "The card does not let this character into play."
        case Reason.NOBODY_TO_BRING:
            return "You hold nobody who could come into play with it now."
        case Reason.SITE_IS_TAPPED:
            return "The site is tapped."
        case Reason.NO_UNTAPPED_CHARACTER:
            return "The company has no untapped character who could play it."
        case Reason.NOT_PLAYABLE_HERE:
            return "It is not playable at this site."
        case Reason.NOT_BY_OVERT_COMPANY:
            return "An overt company cannot play it."
        case Reason.ONLY_FOR_RESCUE:
            return "The rescue site is borrowed and serves for the rescue alone."
        case Reason.ONLY_BY_RING_TEST:
            return "It can be played only after the test of a gold ring."
        case Reason.RINGS_ONLY_FROM_TESTS:
            return "The test has not shown such a ring."
        case Reason.OF_THE_OTHER_SIDE:
            return "A hero event does nothing for a minion item, nor a minion event for a hero item."
        case Reason.SITE_OF_THE_OTHER_SIDE:
            return "Hero resources are played at hero sites and minion resources at minion sites."
        case Reason.NO_POINTS_HERE:
            return "Your opponent lets no card that gives marshalling points be played at this site."
        case Reason.ONLY_MINOR_ITEM:
            return "Only one more item of the kind allowed can be played now."
        case Reason.ONLY_CHECK_ACTIONS:
            return "Only what bears on the corruption check can be done now."
        case Reason.NO_HAZARDS_AT_COUNCIL:
            return "No hazards can be played at the council."
        case Reason.GETTING_READY:
            return "Nothing is played while the game is being set up."
        case Reason.NOBODY_ACTS_NOW:
            return "Nobody can act in this step."
        case Reason.STRIKES_BEING_ASSIGNED:
            return "Strikes are being assigned; nothing can be done meanwhile."
        case Reason.IN_STRIKE_SEQUENCE:
            return "The strike is being resolved; only what this step names can be done."
        case Reason.HAPPENS_AT_ONCE:
            return "What is being decided happens at once; nobody can act meanwhile."
        case Reason.HANDS_BEING_RESET:
            return "Hands are being brought to their size."
        case Reason.DISCARD_STEP:
            return "Now a card may only be discarded."
        case Reason.ONLY_ON_GUARD_CARDS:
            return "Only a card that lies on-guard may be revealed now."
        case Reason.AGENTS_DECLARING:
            return "Now agents at the site may be sent into the attack, and nothing else."
        case Reason.END_NOT_CALLABLE:
            return "That is for the turn of a Ringwraith or Balrog player who has come far enough."
        case Reason.CALLING_THE_END:
            return "The turn is over; now the end may only be called."
        case Reason.SETTLING_INFLUENCE:
            return "First it is settled who can be kept under control."
        case Reason.COMPANIES_JOINING:
            return "Movement is over; companies are joining."
        case Reason.SIDEBOARD_CHANCE:
            return "Now the sideboard may be used, and nothing else."
        case Reason.GENERAL:
            return "Nothing allows it now."
        case _:
            assert_never(reason)
