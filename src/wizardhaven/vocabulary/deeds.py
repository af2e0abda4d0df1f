"""What somebody may or may not do, or have done to him: a closed list for what cards forbid and permit."""

from enum import Enum


class Deed(Enum):
    """A thing that is done, or that befalls."""

    ACT = "do anything in the site phase"
    AFFECT = "do something to the company, as an effect of a sort"
    ATTACK = "attack"
    BRING = "be brought into play"
    COME_AS_STRANGER = "come into play at a site where one is not at home"
    FAIL_BODY_CHECK = "be discarded by a body check"
    JOIN = "be with somebody, or in his company"
    LEAVE_PLAY = "leave play; what lies on a site still goes with it"
    LIE_ON_GUARD = "stay on-guard"
    MOVE = "move"
    PLAY = "be played"
    RETURN_FROM_GUARD = "go back to hand from on-guard"
    SEARCH = "search or look at one's play deck or discard pile"
    STORE = "be stored"
    STRAY = "be far from where one comes from"
    UNTAP = "untap"
    UNTAP_ONCE = "untap, the next time that one would"
    USE = "be used"
    USE_AS_HAVEN = "use the site as a Wizardhaven"

    __hash__ = object.__hash__  # the lexicon is asked for it again and again, and Enum's own is slower
