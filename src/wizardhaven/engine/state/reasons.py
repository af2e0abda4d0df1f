"""Why something is not possible: each reason has the id of its rule."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """What forbids an action. The sentences are in `text`, one per language."""

    # When
    NOT_YOUR_TURN = ("TIM-07", "resources are for one's own turn")
    HAZARDS_ONLY_AGAINST_MOVERS = ("UNT-04", "hazards are for the opponent's movement/hazard phase")
    NOT_ON_OWN_TURN = ("UNT-03", "no hazards on one's own turn")
    ONLY_IN_ORGANIZATION = ("ORG-02", "only in the organization phase")
    ONLY_AT_END_OF_MOVEMENT_HAZARD = ("UNT-05", "only at the end of the movement/hazard phase")
    ONLY_AT_END_OF_ORGANIZATION = ("UNT-05", "only at the end of the organization phase")
    ONLY_IN_LONG_EVENT_PHASE = ("LONG-02", "only in the long-event phase")
    ONLY_IN_MOVEMENT_HAZARD = ("TIM-05", "only in a movement/hazard phase")
    ONLY_IN_SITE_PHASE = ("SITE-22", "only in the site phase")
    ONLY_IN_END_OF_TURN = ("END-01", "only as the end-of-turn phase begins")
    ONLY_AGAINST_ATTACK = ("EVT-01", "only against an attack")
    ONLY_AGAINST_STRIKE = ("CMB-28", "only against a strike")
    ONLY_FOR_CHECK = ("COR-07", "only when such a roll is declared")
    ONLY_AGAINST_INFLUENCE = ("INF-04", "only when one's cards are being influenced")
    ONLY_WHILE_ORGANIZING = ("ORG-01", "only while organizing")
    ORGANIZED_ALREADY = ("ORG-01", "organized already this turn")
    NOT_WHILE_ORGANIZING = ("ORG-01", "nothing else while organizing")
    ONLY_BEFORE_ASSIGNMENT = ("CMB-13", "only before strikes are assigned")
    MUST_START_CHAIN = ("TIM-56", "only as the first action of a chain")
    CREATURE_MUST_START_CHAIN = ("TIM-55", "a creature must start a chain")
    CORRUPTION_MUST_START_CHAIN = ("COR-19", "a corruption card must start a chain")
    SITE_PLAYS_START_CHAIN = ("SITE-23", "a play at the site starts a chain")
    NOT_IN_COMBAT = ("CMB-03", "not while an attack is being fought")
    ONLY_STRIKE_ACTIONS = ("CMB-24", "only what bears on the strike")
    NO_HAZARDS_BETWEEN_COMPANIES = ("CVC-17", "no hazards while companies fight each other")
    ONLY_CANCELLING = ("CVC-05", "an attack by a company can only be cancelled as a whole")
    NOT_BEFORE_ENTERING = ("SITE-09", "not before the site is entered")
    # Limits
    HAZARD_LIMIT = ("MOV-16", "the hazard limit is used up")
    ONE_CHARACTER_A_TURN = ("ORG-05", "one character a turn")
    ONE_CORRUPTION_CARD = ("COR-18", "one corruption card for each character and turn")
    ONE_SKILL_CARD = ("CMB-28", "one skill card in a strike sequence")
    UNIQUE_IN_PLAY = ("GLO-120", "a copy is in play or removed from play")
    DUPLICATED = ("EVT-07", "cannot be duplicated")
    NO_SECOND_AVATAR = ("ORG-14", "another avatar was revealed")
    AVATAR_HAS_FALLEN = ("FW-07", "the opponent has declared him as a Fallen-wizard")
    AVATAR_ELIMINATED = ("UNT-08", "the avatar was eliminated")
    # Targets and users
    FOR_ANOTHER = ("FW-34", "a stage card, or one of another Fallen-wizard's")
    NO_USER = ("TIM-11", "nobody who could use it")
    NO_UNTAPPED_USER = ("TIM-16", "nobody untapped who could use it")
    NOT_FOR_ORCS = ("EVT-18", "a hero resource makes no use of a Fallen-wizard's Orcs and Trolls")
    NO_TARGET = ("TIM-21", "nothing it could be aimed at")
    NO_TARGET_BEFORE = ("SITE-38", "nothing it could already be aimed at in the movement/hazard phase")
    CARD_IS_TAPPED = ("TIM-16", "the card is tapped")
    ONCE_EACH_TURN = ("TIM-11", "only once each turn")
    CONDITION_NOT_MET = ("TIM-11", "what it needs does not hold")
    NOTHING_WOULD_CHANGE = ("EVT-03", "it would change nothing")
    CANNOT_BE_CANCELED = ("CMB-29", "the attack cannot be cancelled")
    NO_CREATURES_THIS_TURN = ("TIM-10", "an effect keeps creatures off the company")
    SKILL_BARRED = ("TIM-10", "an effect bars cards that need the skill")
    SORT_BARRED = ("TIM-10", "an effect bars cards of that sort")
    NOT_SHOWN = ("TIM-10", "not one of the hazards that were shown")
    NOT_KEYED = ("MOV-27", "the company neither moves through nor is at such a place")
    WRONG_SORT_OF_COMPANY = ("MOV-40", "not against such a company")
    NOT_AGAINST_RINGWRAITHS = ("AGT-17", "nothing that needs an agent against a Ringwraith")
    NOT_AGAINST_BALROGS = ("SET-13", "dead against a Balrog")
    NO_RESCUE_SITE = ("CMB-63", "no site at which a prisoner could be held")
    NOTHING_TO_PAY_WITH = ("TIM-17", "nothing to pay with")
    # Characters
    NO_PLACE_FOR_CHARACTER = ("ORG-27", "neither his home site nor a haven is there for him")
    AGENTS_ARE_HAZARDS = ("AGT-05", "an agent is only a hazard for this player")
    MIND_TOO_GREAT = ("TIM-10", "an effect keeps characters with such a mind out of play")
    ONLY_AT_HOME = ("ORG-27", "only at his home site")
    MIND_TOO_HIGH = ("ORG-34", "the mind is too high for this player")
    NO_LEAVE_FOR_ORCS = ("ORG-35", "no card in play allows Orcs and Trolls")
    NOT_WITH_THIS_CARD = ("FW-20", "not the character whom the card lets into play")
    NOBODY_TO_BRING = ("FW-23", "nobody in hand who could come into play with it")
    # Sites
    SITE_IS_TAPPED = ("SITE-22", "the site is tapped")
    NO_UNTAPPED_CHARACTER = ("SITE-22", "no untapped character to play it")
    NOT_PLAYABLE_HERE = ("SITE-31", "not playable at this site")
    NOT_BY_OVERT_COMPANY = ("ORG-41", "not by an overt company")
    ONLY_FOR_RESCUE = ("CMB-67", "a borrowed rescue site serves for the rescue only")
    ONLY_BY_RING_TEST = ("ITM-15", "only after a test of a gold ring")
    RINGS_ONLY_FROM_TESTS = ("ITM-16", "the test has not shown such a ring")
    OF_THE_OTHER_SIDE = ("TIM-18", "a hero card does nothing for a minion item, nor the reverse")
    SITE_OF_THE_OTHER_SIDE = ("SITE-35", "hero resources for hero sites, minion resources for minion sites")
    NO_POINTS_HERE = ("FW-70", "no cards with marshalling points at this site")
    ONLY_MINOR_ITEM = ("SITE-33", "only one more minor item")
    # Council
    END_NOT_CALLABLE = ("WIN-21", "the end cannot be called in this turn")
    ONLY_CHECK_ACTIONS = ("WIN-31", "only what bears on the check")
    NO_HAZARDS_AT_COUNCIL = ("WIN-32", "no hazards at the council")
    # Something else is being asked
    GETTING_READY = ("SET-09", "nothing is played before the first turn")
    NOBODY_ACTS_NOW = ("MOV-06", "nobody can act in this step")
    STRIKES_BEING_ASSIGNED = ("CMB-16", "strikes are being assigned")
    IN_STRIKE_SEQUENCE = ("CMB-23", "a strike sequence runs straight through")
    HAPPENS_AT_ONCE = ("TIM-48", "this happens at once")
    HANDS_BEING_RESET = ("END-04", "hands are being reset")
    DISCARD_STEP = ("END-03", "a card may be discarded now")
    ONLY_ON_GUARD_CARDS = ("SITE-38", "only cards on-guard may be revealed now")
    AGENTS_DECLARING = ("SITE-18", "agents may be sent into the attack now")
    CALLING_THE_END = ("WIN-17", "the end may be called now")
    SETTLING_INFLUENCE = ("ORG-81", "influence is being settled")
    COMPANIES_JOINING = ("MOV-46", "companies are joining")
    SIDEBOARD_CHANCE = ("UNT-19", "the sideboard may be used now")
    # Nothing better is known
    GENERAL = ("TIM-02", "nothing allows it now")

    @property
    def rule(self) -> str:
        """The id of the rule that says so."""
        return self.value[0]
