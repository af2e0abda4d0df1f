"""How an attack is made, and how it is met."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from wizardhaven.vocabulary.conditions import Condition
from wizardhaven.vocabulary.marks import Sort
from wizardhaven.vocabulary.such import ANYTHING, Such


class Manner(Enum):
    """What is special about an attack, about those who face it, or about how somebody fights."""

    ATTACKER_ASSIGNS = "the attacking player assigns all strikes"
    EACH_FACES_A_STRIKE = "each such character of the company faces one strike, neither more nor fewer"
    MIND_FOR_PROWESS = "the mind of a defender stands for his prowess"
    ONLY_TAPS = "whoever would be wounded only taps"
    AGAINST_ONE = "all attacks of the creature are against the same character, further strikes excess ones"
    TAPPING_CANCELS = "one of its creature's attacks is cancelled if such a one of the company taps for it"
    TAPPING_CANCELS_LATE = "the same, even once its strikes have been assigned"
    WITHOUT_WEAPONS = "weapons do not add to prowess against its strikes"
    NOT_CANCELED = "the attack cannot be cancelled; each of its strikes can"
    ONE_ATTACK_ONLY = "of several attacks of a site or hazard the hazard player chooses one, for good"
    MUST_TAP = "whoever of the company is untapped must tap to face a strike of a hazard creature"
    TWO_WEAPONS = "a bearer who is a warrior even without the card may use two weapons, but then no shield"
    TWICE = "such an automatic-attack, or the chosen one, is faced again right after"
    SPARES_ITS_PLAYER = "attacks of its manifestations on companies of the card's player are cancelled"
    NOT_ATTACKED = "no such attack can be against this card"
    STRUCK_FIRST = "the ally is assigned a strike before its controller, and counts as untapped for it"
    ALWAYS_READY = "the ally may be assigned a strike as though it were untapped, however it is"
    ONLY_AGAINST = "it may be played only against such companies, or only they face it"
    NORMAL = "such attacks, on the site's guests or the player's companies, are never detainment attacks"
    SHIELDED_ONCE = "the first attempt to cancel it does nothing but end what else has changed it"
    WEAKENS_WOUNDED = "each whom such an attack wounds has one point of body less for the rest of the turn"
    DEFENDER_ASSIGNS = "the defending player assigns all strikes, to whom he likes, however they are"
    AS_USUAL = "its strikes are assigned as usual, though the attacking player would assign them"
    FAILING = "all its strikes fail without a roll"
    ALL_FAILING = "so do those of all attacks that its creature has still to come"
    DEEP_EXCESS = "the first excess strike against each weakens him by four"
    SEVERAL_STRIKES = "the user may face several strikes, if his player gives him one"
    VOLUNTEERS = "the bearer may be assigned a strike, whatever the attack says and however he is"
    SPARED = "he is assigned no strike of it"
    WITHOUT_TAPPING = "whoever faces the strike does not tap for it"
    ROLLS_TWICE = "whoever faces the strike rolls twice and uses the better roll"
    CRUSHING = "whoever it wounds loses a point of body for the turn for each five by which it succeeds"
    USER_AT_RISK = "the user makes a body check as well if the strike succeeds"
    TAPS_LESSER_MINDS = "whoever has faced a strike of it taps, if his mind is not above its prowess"
    MUST_ATTACK = "each such one that lies face-up must attack a company that enters its site"
    LIKE_THE_FIRST = "it is made by the same sort of foes as the first automatic-attack at the site"
    BODILESS = "the strikes that the card has added have no body"
    DOUBLING = (
        "one strike of it may go to somebody who has one already; of an item, to its bearer, by his player"
    )
    BLOODY = "if it fails, he makes a body check, less one for each armor, shield and helmet of his"
    DECISIVE = "if it is defeated, so are all strikes of the attack that fail after it"
    DETAINING = "such attacks are detainment attacks"

    __hash__ = object.__hash__  # the lexicon is asked for it again and again, and Enum's own is slower


@dataclass(frozen=True)
class Fights:
    """How an attack is made or met, perhaps while a condition holds.

    Perhaps only such attacks are meant, or those who face them. As an effect it is about the attack or the
    strike at hand. [AGT-48, CMB-13, CMB-15, CMB-16, CMB-19, CMB-20,
    CMB-25, CMB-26, CMB-33, CMB-38, CMB-53, CMB-55, ITM-04, MAN-01, MOV-40, SITE-11]
    """

    manner: Manner
    of: Such = ANYTHING
    condition: Condition | None = None


@dataclass(frozen=True)
class Detains:
    """A detainment attack: always, or against such companies. [CMB-55]"""

    whom: Such = Sort.COMPANY


OfFighting: TypeAlias = Fights | Detains


def fights(abilities: tuple[object, ...], *manners: Manner) -> bool:
    """Whether these words say that somebody fights, or is fought, in one of these manners."""
    for ability in abilities:
        if isinstance(ability, Fights) and ability.manner in manners:
            return True
    return False
