"""What each verb is said of: the arguments that `does` and `may` take with it."""

from __future__ import annotations

from typing import NamedTuple

from wizardhaven.engine.values import Verb


class Said(NamedTuple):
    """What the arguments of a verb mean; those that it does not take are empty."""

    card: str = ""
    other: str = ""
    target: str = ""
    number: str = ""
    names: str = ""


NOTHING = Said()
CARD = Said(card="the card")
AGENT = Said(card="the agent")
CHARACTER = Said(card="the character")
WITH_SOMEBODY = Said(card="the card", other="the character who gets it")

SAID: dict[Verb, Said] = {
    Verb.PASS: NOTHING,
    Verb.ROLL: Said(number="the total of the dice"),
    Verb.SHUFFLE: Said(number="the seed"),
    Verb.EXCHANGE_WIZARD: Said(card="the Wizard who comes", other="the one who goes"),
    Verb.DRAFT: CHARACTER,
    Verb.STOP_DRAFTING: NOTHING,
    Verb.START_AT: Said(card="the character, if he is asked for", other="the site"),
    Verb.PLACE_WITH: Said(card="the card", other="the character", target="the site or character"),
    Verb.GIVE_ITEM: WITH_SOMEBODY,
    Verb.SHUFFLE_IN: CARD,
    Verb.EXCHANGE_DEAD: CARD,
    Verb.PLAY: Said(
        "the card", "the character who uses it", "what it is aimed at", "which of its uses", "how it is paid"
    ),
    Verb.USE: Said(
        "the card", "the character who uses it", "what it is aimed at", "which of its uses", "how it is paid"
    ),
    Verb.PLAY_CREATURE: Said(card="the creature", number="its key", names="what it is keyed to"),
    Verb.PLAY_AT_SITE: Said(
        card="the card", other="the character who plays it", target="the card that lets him", number="how"
    ),
    Verb.PLAY_AGENT: AGENT,
    Verb.PLACE_ON_GUARD: CARD,
    Verb.REVEAL_ON_GUARD: Said(
        card="the card", target="what it is aimed at", number="its use or key", names="what it is keyed to"
    ),
    Verb.CANCEL_BY_TAPPING: Said(
        card="the character who taps", other="the card that lets him", target="what is cancelled"
    ),
    Verb.CANCEL_AT_HOME: CHARACTER,
    Verb.CANCEL_ATTACK: CARD,
    Verb.ORGANIZE: NOTHING,
    Verb.FINISH_ORGANIZING: NOTHING,
    Verb.PLAY_CHARACTER: Said(
        card="the character",
        other="the leader whom he follows",
        target="the site of his new company",
        number="the company he joins",
        names="the card that lets him come",
    ),
    Verb.DISCARD_CHARACTER: CHARACTER,
    Verb.DISCARD_STAGE: CARD,
    Verb.FOLLOW: Said(card="the follower", other="the leader"),
    Verb.FREE: Said(card="the follower", other="the leader, if he must let somebody go"),
    Verb.CHANGE_COMPANY: Said(card="the character", number="the company he joins"),
    Verb.JOIN_COMPANIES: Said(other="a company’s number", number="the other company"),
    Verb.SPLIT: Said(card="the character who leaves", target="a site card of his own"),
    Verb.STORE: Said(card="the card", other="its bearer", target="the card that keeps it"),
    Verb.TRANSFER: Said(card="the item", other="the character who gets it"),
    Verb.USE_ITEM: Said(card="the item"),
    Verb.TRY_REMOVAL: Said(card="the card to be removed", other="the character who tries"),
    Verb.TRY_REMOVAL_UNTAPPED: Said(card="the card to be removed", other="the character who tries"),
    Verb.PLAN_MOVEMENT: Said(card="the site", number="the company"),
    Verb.SIDEBOARD_TO_DISCARD: Said(card="who or what allows it"),
    Verb.SIDEBOARD_TO_DECK: Said(card="who or what allows it"),
    Verb.TAKE: CARD,
    Verb.EXCHANGE: Said(card="the card that goes", other="the card that was taken"),
    Verb.DISCARD: CARD,
    Verb.LAY_ON_DECK: CARD,
    Verb.LAY_UNDER_DECK: CARD,
    Verb.DRAW: NOTHING,
    Verb.SHOW: Said(card="the card, unless it is the next of the play deck"),
    Verb.CHOOSE_COMPANY: Said(card="the hazard that goes with it", number="the company"),
    Verb.TRAVEL: Said(card="the site", number="the kind of movement", names="the regions"),
    Verb.ENTER: Said(card="the site", number="the company"),
    Verb.JOIN_AT_HAVEN: Said(other="a company’s number", number="the other company"),
    Verb.STAY: Said(number="the company"),
    Verb.TAP: CHARACTER,
    Verb.RESTORE: CHARACTER,
    Verb.REPLACE_SITE: Said(card="the new site", other="the card that replaces it", number="the company"),
    Verb.HOLD_AT: Said(card="the site", other="the prisoner"),
    Verb.RESCUE: Said(card="the host"),
    Verb.FREE_PRISONERS: Said(card="the character who taps", other="the host"),
    Verb.MOVE_AGENT: Said(card="the agent", other="the site"),
    Verb.STEP_BACK: AGENT,
    Verb.RETURN_HOME: Said(card="the agent", other="the site"),
    Verb.HEAL_AGENT: AGENT,
    Verb.UNTAP_AGENT: AGENT,
    Verb.HIDE_AGENT: AGENT,
    Verb.OPEN_SITE: Said(card="the agent", number="for which creatures"),
    Verb.REVEAL_AGENT: Said(card="the agent", names="the home site"),
    Verb.ATTACK_WITH_AGENT: AGENT,
    Verb.ATTACK_COMPANY: Said(number="the company"),
    Verb.CHOOSE_ATTACK: Said(card="the card", target="the automatic-attack", number="how many are cancelled"),
    Verb.ASSIGN: Said(card="the defender", other="who makes the strike, between companies"),
    Verb.RESOLVE_STRIKE: Said(card="the defender", number="the strike"),
    Verb.SPEND_EXCESS: Said(number="how many excess strikes"),
    Verb.TAP_TO_FACE: CHARACTER,
    Verb.STAY_UNTAPPED: CHARACTER,
    Verb.SUPPORT: Said(card="the character who taps", other="the defender"),
    Verb.SAVE_ITEM: Said(card="the item", other="the character who gets it"),
    Verb.TAKE_TROPHY: Said(card="the foe", other="the character who keeps it"),
    Verb.ATTACK_NEXT: CARD,
    Verb.CHECK_NEXT: CHARACTER,
    Verb.DOUBLE: Said(card="the source of corruption", other="the character"),
    Verb.FALL: Said(card="the avatar who takes his place"),
    Verb.PLAY_RING: Said(card="the ring", other="its bearer"),
    Verb.INFLUENCE: Said(card="who tries", other="whom or what", number="the card that is shown"),
    Verb.KEEP_FACTION: Said(card="the faction", other="the leader"),
    Verb.PLAY_REVEALED: Said(card="the card that was shown", other="the leader whom he follows"),
    Verb.RESOLVE_NEXT: Said(card="the card", target="what it is aimed at", number="which of its effects"),
    Verb.NAME_CARD: Said(names="the name"),
    Verb.REMOVE: CARD,
    Verb.CALL: NOTHING,
    Verb.REVEAL_DUPLICATES: NOTHING,
}
