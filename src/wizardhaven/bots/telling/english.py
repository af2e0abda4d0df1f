"""Why a bot chose, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from wizardhaven.bots.planner.odds import THROWS
from wizardhaven.bots.telling.seen import seen
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import CardId
from wizardhaven.text.english.grammar import sentence


def why_text(why: Why, names: Mapping[CardId, str]) -> str:
    """One sentence; `names` are the codes of the cards that the reader sees."""
    return sentence(_why(why, names))


def _name(names: Mapping[CardId, str], id: CardId) -> str:
    card = seen(names, id)
    return "a card" if card is None else card.name


def _site(names: Mapping[CardId, str], id: CardId) -> str:
    card = seen(names, id)
    return "a site" if card is None else card.name


def _throws(number: int) -> str:
    return f"{number} of {THROWS} throws" if number > 0 else "no throw"


def _points(number: int) -> str:
    return "one point" if number == 1 else f"{number} points"


def _why(why: Why, names: Mapping[CardId, str]) -> str:
    card, other = _name(names, why.card), _name(names, why.other)
    match why.because:
        case Because.NOTHING_CHOSEN:
            return "nothing has been chosen yet"
        case Because.ONLY_CHOICE:
            return "there was nothing else to choose"
        case Because.BY_CHANCE:
            return "this player leaves everything to chance"
        case Because.MOST_USEFUL_LEFT:
            return f"{card} is the most useful character left in the pool"
        case Because.NOBODY_FITS:
            return "nobody else fits into the starting company"
        case Because.BEST_STARTING_SITE:
            return f"{card} is near most of the other sites"
        case Because.BEGINS_APART:
            return f"{card} begins somewhere else, so that both companies can set out"
        case Because.BEARS_BEST:
            return f"{other} can bear {card} best"
        case Because.NO_ITEM_LEFT:
            return "no item is left to give"
        case Because.MAY_BE_DRAWN:
            return f"{card} may still be drawn later"
        case Because.POOL_EMPTY:
            return "the pool is empty"
        case Because.SOMEBODY_MIGHT_JOIN:
            return "somebody in hand might join, or the companies have to be arranged"
        case Because.KEPT_UNDER_CONTROL:
            return f"{card} has to be kept under control"
        case Because.MAKES_ROOM:
            return f"{card} follows {other}, so that there is influence for somebody else"
        case Because.NEED_NOT_FOLLOW:
            return f"{card} need not follow anybody, and his leader has more influence for a faction"
        case Because.STRONGER_TOGETHER:
            return "two companies at one site are stronger together"
        case Because.BEST_NEWCOMER:
            return f"{card} is the best character who can be played now"
        case Because.TWO_THINGS_AT_ONCE:
            return f"{card} leads some of them elsewhere: two companies fetch more than one"
        case Because.BETTER_WITH_OTHERS:
            return f"{card} is of more use in the other company"
        case Because.COMPANIES_STAY:
            return "the companies stay as they are"
        case Because.MISSED_LEAST:
            return f"{card} is the one who will be missed least"
        case Because.KEEPS_OTHERS_BACK:
            return f"{card} would keep the others from setting out"
        case Because.NOT_BORNE_LONGER:
            return f"{card} need not be borne any longer"
        case Because.WEIGHS_TOO_HEAVILY:
            return f"{card} weighs too heavily on its bearer"
        case Because.SAFER_WITH:
            return f"{card} weighs less heavily on {other}"
        case Because.NOTHING_BETTER_TO_DO:
            return f"{card} has the time to fetch something from the sideboard"
        case Because.SHAKES_OFF:
            return f"{other} tries to shake off {card}"
        case Because.GOES_TO_PLAY:
            return f"the company goes to {_site(names, why.card)} to play {other} there"
        case Because.GOES_ON_FROM_THERE:
            return f"the company goes to {_site(names, why.card)}, from where more can be reached"
        case Because.GOES_TO_FREE:
            return f"the company goes to {_site(names, why.card)} to free whoever {other} holds there"
        case Because.COMPANIES_READY:
            return "the companies are ready"
        case Because.IN_ORDER:
            return "the companies take their turns in order"
        case Because.SAFEST_WAY:
            return "this is the safest way there"
        case Because.ENTERS_TO_PLAY:
            return f"the company enters {_site(names, why.card)} to play {other}"
        case Because.ENTERS_TO_FREE:
            return f"the company enters {_site(names, why.card)} to free whoever {other} holds there"
        case Because.NOT_WORTH_THE_RISK:
            return "there is nothing to be had at the site that is worth the risk"
        case Because.PLAYS_IT_HERE:
            return f"{other} is the one to play {card} here"
        case Because.KEEPS_FOR_MORE:
            return f"{other} keeps {card}, and the site may give more"
        case Because.HOLDS_PRISONERS:
            return f"whoever {card} holds here should be free again"
        case Because.FREES_PRISONERS:
            return f"{card} frees whoever is held here"
        case Because.NOTHING_MORE_HERE:
            return "there is nothing more to do at this site"
        case Because.WORTH_TAKING:
            return "what the card offers is worth taking"
        case Because.NEEDED_FOR_THE_END:
            return "only a card from the sideboard can call the end"
        case Because.A_RING_AT_ALL:
            return "a ring is better than none"
        case Because.HELPS_NOW:
            return f"{card} helps now"
        case Because.NOTHING_USEFUL:
            return "there is nothing useful to do now"
        case Because.OWN_CARD_FIRST:
            return "its own card is to be resolved first"
        case Because.HURTS_MOST:
            return f"{card} is the hazard that hurts the company most"
        case Because.HURTS_MOST_ON:
            return f"{card} does most harm on {other}"
        case Because.MAY_ATTACK_ON_ENTRY:
            return f"{card} may attack when the company enters the site"
        case Because.LAYS_A_BLUFF:
            return "a card on-guard makes the company wonder what awaits it"
        case Because.COMES_OUT:
            return f"{card} comes out where it hurts"
        case Because.WAITS_FOR_BETTER:
            return "the card on guard waits for something better"
        case Because.NO_HAZARD_HURTS:
            return "no hazard in hand would hurt this company"
        case Because.FOE_THEY_CAN_BEAT:
            return f"{card} is a foe that the company can beat"
        case Because.GENTLE_ENOUGH:
            return "the company has trouble enough without more hazards"
        case Because.NO_HAZARD_IN_HAND:
            return "there is no hazard in hand, but there are some in the sideboard"
        case Because.NO_SIDEBOARD:
            return "the hand is good enough without the sideboard"
        case Because.AGENT_STRIKES:
            return f"{card} strikes while the company is here"
        case Because.AGENT_GETS_READY:
            return f"{card} gets ready where it may hurt"
        case Because.AGENT_WAITS:
            return "to attack would cost the agent more than the company"
        case Because.HARDEST_TO_ENTER:
            return f"{_site(names, why.card)} is the hardest to enter"
        case Because.NO_AGENT_LEFT:
            return "no agent is left to attack"
        case Because.MAY_BE_TURNED:
            return f"{card} may be turned against its player"
        case Because.NOBODY_TO_INFLUENCE:
            return "there is nobody to influence"
        case Because.NO_FIGHT:
            return "a fight between companies costs both sides"
        case Because.TAPS_TO_CANCEL:
            return f"{card} taps so that the attack need not be faced"
        case Because.STRIKE_HURTS_MOST:
            return f"the strike hurts {card} most"
        case Because.STANDS_IT_BEST:
            return f"{card} stands it best"
        case Because.NOBODY_TO_STRIKE:
            return "there is nobody to assign a strike to"
        case Because.GOES_FIRST:
            return f"{card} is the strongest and goes first"
        case Because.EXCESS_AT_ONCE:
            return "all excess strikes together hurt most"
        case Because.STRONG_ENOUGH:
            return f"{card} can face the strike without tapping: {_throws(why.number)} would bring a wound"
        case Because.DARES_IT_UNTAPPED:
            return f"{card} had better stay untapped, though {_throws(why.number)} would bring a wound"
        case Because.TAPS_AGAINST_DANGER:
            return f"{card} taps, since without tapping {_throws(why.number)} would bring a wound"
        case Because.TAPPING_IS_NO_HELP:
            return f"tapping would not help {card} against this strike"
        case Because.ONE_WAY_TO_FACE_IT:
            return "there is one way to face the strike"
        case Because.NEEDS_HELP:
            return f"{card} needs the help of {other}"
        case Because.NO_HELP_NEEDED:
            return "no help is needed"
        case Because.NEED_NOT_BE_LOST:
            return f"{card} need not be lost"
        case Because.HELPS_TO_RESIST:
            return f"{card} helps {other} to resist"
        case Because.MAY_SAVE:
            return f"{card} may save the character"
        case Because.SAFE_ENOUGH:
            return "the check is safe enough, or nobody can help"
        case Because.WEIGHS_LEAST:
            return f"{card} weighs least"
        case Because.MOST_IN_DANGER:
            return f"{card} is most in danger and needs the others' help"
        case Because.LEAST_USEFUL:
            return f"{card} is the least useful card in hand"
        case Because.ALL_WORTH_KEEPING:
            return "every card in hand is worth keeping"
        case Because.MOST_VALUABLE:
            return f"{card} is the most valuable of them"
        case Because.NONE_NEEDED:
            return "none of them is needed"
        case Because.MAY_BE_BETTER:
            return "another card may be a better one"
        case Because.NOTHING_TO_DRAW:
            return "there is nothing to draw"
        case Because.LEAD_IS_ENOUGH:
            return f"a lead of {_points(why.number)} is enough to end the game"
        case Because.BETTER_GO_ON:
            return "the game had better go on"
        case _:
            assert_never(why.because)
