"""What may be done, or may not: the closed list of the deeds of which cards speak."""

from enum import Enum


class Deed(Enum):
    """What somebody does, or what is done with a card."""

    ACT = "somebody does something in the site phase"
    ACT_AGAIN = "an agent takes a second agent action"
    AFFECT = "an effect of a sort does something to the company"
    ATTACK = "somebody attacks"
    BRING = "a character comes into play"
    BRING_ANY_NUMBER = "characters come into play whom nobody counts"
    BRING_ONE = "one character comes into play, with whom the card is placed"
    CANCEL_BY_TAPPING = "a character of the company taps to cancel a hazard that is aimed at it"
    COME_AS_STRANGER = "a character comes into play at a site where he is not at home"
    COME_BESIDES = "he comes into play in the turn of somebody else, and is not counted"
    EXCEED_SIZE = "a company is larger than others may be"
    FAIL_BODY_CHECK = "somebody is discarded by a body check"
    GO_BACK = "at the end of the turn a company is where it began the turn"
    GO_TO_NEAREST_HAVEN = (
        "at the end of the turn a company is at the nearest haven, and the card is discarded"
    )
    HAVE_FOLLOWERS = "he has followers"
    INFLUENCE = "somebody tries to win it over"
    JOIN = "somebody is in a company, or with somebody, beside others"
    KEY = "a creature is keyed to a place, or played on a company"
    LEAD = "Ringwraiths come into play as followers of the player's own and take no influence"
    LEAVE_PLAY = "a card leaves play; what lies on a site still goes with it"
    LIE_ON_GUARD = "a card stays on-guard"
    MOVE = "somebody moves to such a site, or by such a movement"
    MOVE_ON = "having moved, a company moves on: a further movement/hazard phase"
    PLAY = "a card is played"
    PLAY_DISCARDED = "a card is played so, from the discard pile too"
    PLAY_FREELY = "a hazard is played and does not count against the hazard limit"
    PLAY_ONCE_A_TURN = "a card is played, once each turn, even at a tapped site"
    PLAY_REGARDLESS = "a card is played whatever it says itself of where and with whom"
    PLAY_WITHOUT_TAPPING = "a card is played for which nothing taps that otherwise would"
    RETURN_FROM_GUARD = "a card goes back to hand from on-guard"
    REVEAL_AGAINST = "a card on-guard is revealed when that is declared, or when a company enters the site"
    SEARCH = "a player searches or looks at his play deck or discard pile"
    START_AT = "an agent has come into play at such a site, as long as it is face-down"
    STORE = "a card is stored"
    STORE_AT_END_OF_TURN = "cards are stored in the end-of-turn phase"
    STRAY = "an ally is far from where it comes from"
    UNTAP = "something untaps"
    UNTAP_ONCE = "somebody untaps, the next time that he would"
    USE = "somebody uses things or magic of a sort"
    USE_AS_HAVEN = "a player uses the site as a Wizardhaven"
    USE_BY_TAPPING = "somebody uses things of a sort, but must tap"
    USE_MINION_SITES = "a Fallen-wizard player uses minion site cards for hero sites"

    __hash__ = object.__hash__  # the lexicon is asked for it again and again, and Enum's own is slower
