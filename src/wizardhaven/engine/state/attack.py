"""An attack and its strikes, as the rules and the cards speak of them. [CMB-01]"""

from __future__ import annotations

from typing import Final, final

from wizardhaven.engine.state.ids import NONE, CardId, CompanyId
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.terms import Race

# How an attack is keyed. [MOV-31]
UNKEYED: Final = 0
BY_REGION_TYPE: Final = 1
BY_REGION_NAME: Final = 2
BY_SITE_TYPE: Final = 3
BY_SITE_NAME: Final = 4

# What became of a strike.
WAITING: Final = 0
CANCELED: Final = 1
INEFFECTUAL: Final = 2
FAILED: Final = 3
DEFEATED: Final = 4
SUCCESSFUL: Final = 5


@final
class Strike(Value):
    """A strike against one character or ally, with what changes it for this sequence alone. [CMB-38]

    `captor` is the hazard host that takes the defender prisoner if the strike is successful; `rolled` is
    what the attacking player has rolled for an agent's strike. [CMB-31, CMB-62]
    """

    __slots__ = (
        "body_if_wounded",
        "captor",
        "defender",
        "modifier",
        "no_tap",
        "result",
        "rolled",
        "skill_used",
    )

    def __init__(self, defender: CardId) -> None:
        self.defender = defender
        self.result = WAITING
        self.modifier = 0
        self.no_tap = False
        self.body_if_wounded = 0
        self.captor: CardId = NONE
        self.skill_used = False
        self.rolled = 0

    def copy(self) -> Strike:
        """A fresh leaf with the same contents."""
        fresh = Strike(self.defender)
        fresh.result = self.result
        fresh.modifier = self.modifier
        fresh.no_tap = self.no_tap
        fresh.body_if_wounded = self.body_if_wounded
        fresh.captor = self.captor
        fresh.skill_used = self.skill_used
        fresh.rolled = self.rolled
        return fresh


@final
class Attack(Value):
    """An attack on a company: its own numbers, who may be struck, and its strikes so far.

    `defenders` is the company as it was when the attack began; once the strikes are `assigned` the attack
    can no longer be changed as a whole. A creature may have `further` attacks to come after this one, if
    its `key` still fits then; `beaten` says whether all earlier ones were defeated. [CMB-07, CMB-09, CMB-13]
    If all of them are against one character, he is the `victim` from the first strike on, and `tapped_for`
    counts the attacks that were cancelled by tapping somebody. An `agent` rolls for its strikes. [CMB-31]
    All of its strikes take prisoners for the `captor`, if it has one. [CMB-62]
    """

    __slots__ = (
        "abilities",
        "agent",
        "assigned",
        "attacker_chooses",
        "automatic",
        "beaten",
        "body",
        "canceled",
        "captor",
        "company",
        "defenders",
        "detainment",
        "excess",
        "further",
        "halved",
        "key",
        "keyed",
        "keyed_to",
        "must_face",
        "prowess",
        "race",
        "site_attack",
        "source",
        "strike",
        "strikes",
        "strikes_count",
        "tapped_for",
        "victim",
        "wounded",
    )

    def __init__(self, company: CompanyId, race: Race, strikes: int, prowess: int, body: int) -> None:
        self.company = company
        self.race = race
        self.strikes_count = strikes
        self.prowess = prowess
        self.body = body
        self.source: CardId = NONE
        self.automatic = False
        self.agent = False
        self.site_attack = NONE
        self.further = 0
        self.beaten = True
        self.victim: CardId = NONE
        self.tapped_for = 0
        self.key = NONE
        self.keyed = UNKEYED
        self.keyed_to = ""
        self.attacker_chooses = False
        self.detainment = False
        self.canceled = False
        self.captor: CardId = NONE
        self.assigned = False
        self.defenders: tuple[CardId, ...] = ()
        self.must_face: CardId = NONE
        self.strikes: tuple[Strike, ...] = ()
        self.strike = NONE
        self.excess = 0
        self.halved = False
        self.wounded: tuple[CardId, ...] = ()
        self.abilities: tuple[Ability, ...] = ()

    def copy(self) -> Attack:
        """A fresh leaf with the same contents."""
        fresh = Attack(self.company, self.race, self.strikes_count, self.prowess, self.body)
        fresh.source = self.source
        fresh.automatic = self.automatic
        fresh.agent = self.agent
        fresh.site_attack = self.site_attack
        fresh.further = self.further
        fresh.beaten = self.beaten
        fresh.victim = self.victim
        fresh.tapped_for = self.tapped_for
        fresh.key = self.key
        fresh.keyed = self.keyed
        fresh.keyed_to = self.keyed_to
        fresh.attacker_chooses = self.attacker_chooses
        fresh.detainment = self.detainment
        fresh.canceled = self.canceled
        fresh.captor = self.captor
        fresh.assigned = self.assigned
        fresh.defenders = self.defenders
        fresh.must_face = self.must_face
        fresh.strikes = self.strikes
        fresh.strike = self.strike
        fresh.excess = self.excess
        fresh.halved = self.halved
        fresh.wounded = self.wounded
        fresh.abilities = self.abilities
        return fresh
