"""What a question is about, for somebody who is not sure, in English."""

from __future__ import annotations

from typing import Final

from wizardhaven.engine.values import Question
from wizardhaven.view.telling.naming import OF_THE_TURN

HELP: Final[dict[Question, str]] = {
    Question.OTHER_WIZARD: (
        "Your opponent plays him as a Fallen-wizard, so you cannot play the Wizard of that name. "
        "Another may take his place."
    ),
    Question.DRAFT_PICK: (
        "You both choose face-down and reveal together. Their minds may come to 20 in all."
    ),
    Question.STARTING_SITE: "Your company begins there, and a card that needs a site lies on it.",
    Question.STARTING_COMPANIES: "Your characters may begin in two companies, each at a site of its own.",
    Question.STARTING_CARD: "The card is in play with that character from the start.",
    Question.BRING_ALONG: "This is your character of the turn, and the card is placed with him.",
    Question.STARTING_ITEM: "One or two minor items go to your starting characters.",
    Question.REST_OF_POOL: (
        "They can be drawn later; all others are out of the game. Avatars aside, the "
        "deck holds ten characters at most."
    ),
    Question.ROLL_FOR_FIRST: "The higher roll begins.",
    Question.UNTAP_ACTIONS: (
        "Your cards untap in this phase, and the wounded heal at havens. You may already play events."
    ),
    Question.HAZARD_SIDEBOARD: (
        "Up to five hazards go from your sideboard to the discard pile, or one into the "
        "play deck. In return you may play fewer hazards this turn."
    ),
    Question.ORGANIZATION_ACTIONS: (
        "Form your companies and say where each goes. The site goes face-down: your "
        "opponent sees that you move, not where."
    ),
    Question.ORGANIZING: (
        "Play or discard one character, and say who belongs to which company. Nothing "
        "else can be done until you finish."
    ),
    Question.END_OF_ORGANIZATION: "Only what is meant for the end of this phase can be done now.",
    Question.PLACE_HAZARD: "The company has split. Your hazard goes with one of its parts.",
    Question.LET_GO: (
        "Direct influence no longer covers the minds of all followers. Whoever goes "
        "needs a new controller in your next organization phase."
    ),
    Question.WHO_LEAVES: (
        "Whoever follows nobody needs general influence, and there is not enough for all of them."
    ),
    Question.LONG_EVENT_ACTIONS: (
        "Resource long-events can be played only now. They stay until your next long-event phase."
    ),
    Question.NEXT_TO_TRAVEL: "Each company has a movement/hazard phase of its own, even one that stays.",
    Question.SITE_PATH: (
        "Creatures can be keyed to the regions on the way, so choose the lands you want to cross."
    ),
    Question.MOVEMENT_ROLL: "If the roll is too low, the company stays where it is.",
    Question.DRAW_MORE: "While a company moves both players draw; a site card says how many at most.",
    Question.HAZARD_ACTIONS: "Your opponent may play hazards on this company, but you may always act first.",
    Question.END_OF_MOVEMENT_HAZARD: "Only what is meant for the end of this phase can be done now.",
    Question.FURTHER_SITE: "If it moves on, another movement/hazard phase follows at once.",
    Question.MAY_JOIN: "At a haven companies may stay apart. Anywhere else they must join.",
    Question.WHO_STAYS: "They cannot be one company. The others return to where they came from.",
    Question.NEXT_AT_SITE: "Each company has a site phase of its own. You choose the order.",
    Question.ENTER_SITE: (
        "Who enters faces the automatic-attacks of the site. Only then can anything be played there."
    ),
    Question.REVEAL_ON_ENTRY: (
        "Now you may reveal creatures keyed to the site, and events that change its automatic-attacks."
    ),
    Question.DECLARE_AGENTS: (
        "Each agent at the site may attack once. One who lies face-down is revealed by it."
    ),
    Question.KEY_AGAIN: "It is off to the side and attacks again, as its card says.",
    Question.SENT_CREATURE: "It attacks at once and does not count against the hazard limit.",
    Question.CREATURE_AS_ATTACK: (
        "The creature is not played and not keyed. It is discarded afterwards and gives nobody points."
    ),
    Question.ORDER_OF_CREATURES: "The automatic-attacks are over. These follow in the order you like.",
    Question.SITE_ACTIONS: (
        "An untapped character plays an item, an ally or a faction at an untapped site. As a rule both tap."
    ),
    Question.REVEAL_AGAINST_PLAY: (
        "The play would tap the site, so a hazard event that lies on-guard may answer it."
    ),
    Question.ONE_MORE_ITEM: (
        "The site has just tapped. Another untapped character may play one more item at once."
    ),
    Question.BEGINNING_OF_END_OF_TURN: "What is meant for the beginning of this phase can be done now.",
    Question.MAY_DISCARD: "Each player may discard one card. Then both hands are filled up again.",
    Question.END_OF_TURN_ACTIONS: "Between the steps of this phase you may still act.",
    Question.DISCARD_DOWN: "Your hand is too large. You may keep eight cards unless something changes that.",
    Question.REPLACE_SITE: "It counts as having moved, but no hazards are played on it.",
    Question.NEW_SITE: "The site comes from your location deck. The way of the company stays as it was.",
    Question.MAY_CALL: "Your opponent takes one more turn. Then the points are counted.",
    Question.RESPONSE: ("What is declared last takes effect first. When both pass, all of it takes effect."),
    Question.ORDER_OF_PASSIVES: "All of these happen now. You choose the order.",
    Question.EXCHANGE: (
        "Your play deck is used up. Before the discard pile becomes the new one, you "
        "may exchange cards with the sideboard."
    ),
    Question.EXCHANGE_FOR: "It goes into the sideboard, out of the next play deck.",
    Question.SIDEBOARD_PICK: "Your opponent learns of what sort the card is, not its name.",
    Question.GIVE_UP_STAGE: "If you pass, the hazard stays with you and gives you its stage points.",
    Question.GIVE_UP_CARD: "It goes from your hand to your discard pile.",
    Question.GIVE_UP_RING: "It may be one in your hand or one that somebody bears.",
    Question.ARRANGE_DECK: "The card you lay down last lies on top and is drawn first.",
    Question.SAVE_ITEM: "Each unwounded companion may take one item. The others are discarded.",
    Question.PASS_ITEM: "One item may go to a companion before the character leaves.",
    Question.MAY_FALL: (
        "The corruption check has failed. If he falls, you play on with him as a Fallen-wizard."
    ),
    Question.FIRST_STAGE: "A Fallen-wizard begins with one card of at most three stage points.",
    Question.TROPHY: (
        "An Orc or Troll who faced one of its strikes may keep the creature like a minor item."
    ),
    Question.RESCUE_SITE: "The site comes from your location deck. There the prisoner can be freed.",
    Question.FREE_PRISONERS: "One untapped character taps, and all prisoners of this card join the company.",
    Question.ATTACK_COMPANY: (
        "A turn allows one attack on a company or one attempt to influence an opponent's card, not both."
    ),
    Question.BEFORE_ASSIGNMENT: (
        "Only now can the attack as a whole be cancelled or changed. Then its strikes are assigned."
    ),
    Question.ASSIGN_BY_DEFENDER: (
        "You may give strikes to untapped characters. Your opponent assigns what you leave."
    ),
    Question.ASSIGN_BY_ATTACKER: (
        "Each of them takes one strike, also if tapped or wounded. What is left over becomes excess strikes."
    ),
    Question.PAIR_BY_DEFENDER: "You assign first and last, your opponent in between. You say who meets whom.",
    Question.PAIR_BY_ATTACKER: "You place the strikes of your untapped characters that are still free.",
    Question.BETWEEN_STRIKES: "Between two strikes you may do what this phase allows.",
    Question.NEXT_STRIKE: "Strikes are fought one after another, in the order you like.",
    Question.STRIKE_HAZARDS: "Only what bears on this strike can be used now.",
    Question.SPEND_EXCESS: (
        "Each one takes 1 from the prowess of the defender. At the last strike all that are left count."
    ),
    Question.FACE_STRIKE: (
        "Who taps fights at full prowess. Who takes \N{MINUS SIGN}3 stays untapped, but is hit more easily."
    ),
    Question.SUPPORT_STRIKE: (
        "Each untapped companion who has no strike of this attack may tap for +1 prowess."
    ),
    Question.STRIKE_ACTIONS: (
        "Only what bears on this strike can be used now, and at most one card that needs a skill."
    ),
    Question.AGENT_ROLL: "For the strike of an agent the attacker rolls too.",
    Question.ATTACKER_ROLL: "Both sides roll and add their prowess. The higher sum wins.",
    Question.DEFENDER_ROLL: "Both sides roll and add their prowess. The higher sum wins.",
    Question.STRIKE_ROLL: (
        "Roll and prowess together must exceed the prowess of the strike. The same harms nobody, less "
        "goes ill."
    ),
    Question.STRIKE_BODY_ROLL: "The strike has failed. It is defeated only if this roll exceeds its body.",
    Question.SUPPORT_CHECK: "Each untapped companion may tap to give +1 to the roll.",
    Question.CHECK_ROLL: "Above the corruption points all is well. The further below, the worse.",
    Question.FACTION_ROLL: (
        "Roll, direct influence and modifications together must exceed the faction's number."
    ),
    Question.ROLL_ACTIONS: "Only what bears on this roll can be used now.",
    Question.INFLUENCE_BY_AGENT: "The attempt reveals the agent, who stays face-up afterwards.",
    Question.ATTEMPT_ROLL: ("The other player's roll and unused influence count against the attempt."),
    Question.ROLL_AGAINST: "This roll is taken off the result of the attempt.",
    Question.PLAY_SHOWN: (
        "The attempt succeeded, and this card was revealed for it. The site does not "
        "tap, and no roll is needed."
    ),
    Question.RING_TEST_ROLL: (
        "The roll says which special rings may take its place. The gold ring goes in any case."
    ),
    Question.CHOOSE_RING: (
        "A special ring from your hand may take the place of the gold ring, if the test allows it."
    ),
    Question.DOUBLED_SOURCE: "One source of the corruption counts twice. You choose which.",
    Question.NEXT_CHECK: "Several characters check corruption. You choose the order.",
    Question.RECKONING: (
        "A card in hand that matches a unique card of the other player costs that player a point."
    ),
    Question.ROLL_FOR_TIE: "Neither player has won by points. The higher roll wins the game.",
}
"""A sentence or two for each question that does not explain itself."""

IN_ANOTHERS_TURN: Final = "It is your opponent's turn. Few cards can be played now."

FOR_HAZARDS: Final = (
    "A creature is keyed to one place on the way or to the site. Each hazard counts against the limit."
)


def help_text(question: Question, own_turn: bool) -> str | None:
    """What the question is about; None if it explains itself."""
    if own_turn:
        return HELP.get(question)
    if question in OF_THE_TURN:
        return IN_ANOTHERS_TURN
    return FOR_HAZARDS if question is Question.HAZARD_ACTIONS else HELP.get(question)
