"""The attack at hand and its strikes, with every number and what it is made of. [CMB-01, CMB-30]"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final, get_args

from wizardhaven.engine.questions import (
    WOUNDED_AGENT,
    added_to_attack,
    attack_body,
    attack_prowess,
    attack_strikes,
    attacker_assigns,
    attacker_parts,
    body_of_attack,
    defender_parts,
    each_faces_a_strike,
)
from wizardhaven.engine.values import (
    IN_PLAY,
    NO_CARD,
    NONE,
    WAITING,
    WOUNDED,
    Attack,
    CompanyId,
    Part,
    Table,
    Value,
    parts_of,
    total,
)
from wizardhaven.view.cards import CardView, NumberView
from wizardhaven.view.detaining import detaining_rule
from wizardhaven.view.eyes import Eyes
from wizardhaven.vocabulary.terms import Race, Stat

StrikeResult: TypeAlias = Literal["waiting", "canceled", "ineffectual", "failed", "defeated", "successful"]
RESULTS: Final[tuple[StrikeResult, ...]] = get_args(StrikeResult)
"""In the order of the engine's numbers."""


@final
class StrikeView(Value):
    """A strike; its numbers are told while it waits to be rolled for.

    `prowess` is what the defender adds to his roll, `to_beat` the prowess of the strike, `body` the
    strike's own body, if it has one. Between companies an `attacker` makes it, who rolls as well and adds
    his own prowess. [CVC-14]
    """

    __slots__ = (
        "at_hand",
        "attacker",
        "attacker_prowess",
        "body",
        "defender",
        "prowess",
        "result",
        "to_beat",
    )

    def __init__(self, defender: CardView, result: StrikeResult, at_hand: bool) -> None:
        self.defender = defender
        self.result = result
        self.at_hand = at_hand
        self.prowess: NumberView | None = None
        self.to_beat: int | None = None
        self.body: int | None = None
        self.attacker: CardView | None = None
        self.attacker_prowess: NumberView | None = None


@final
class AttackView(Value):
    """An attack on a company; `source` is the card that attacks, none for an attack of the site's.

    For the strikes of an `agent` both players roll. [CMB-31]
    `detained_by` is the rule by which it only detains. [CMB-55]
    If another company attacks, `attackers` are its members and there is no one race. [CVC-04]
    """

    __slots__ = (
        "agent",
        "assigned",
        "attacker_chooses",
        "attackers",
        "automatic",
        "body",
        "canceled",
        "company",
        "defenders",
        "detained_by",
        "detainment",
        "excess",
        "further",
        "keyed_to",
        "must_face",
        "prowess",
        "race",
        "source",
        "strikes",
        "strikes_count",
    )

    def __init__(
        self, company: CompanyId, source: CardView | None, race: Race | None, prowess: NumberView
    ) -> None:
        self.company = company
        self.source = source
        self.race = race
        self.prowess = prowess
        self.body: int | None = None
        self.strikes_count: NumberView = NumberView(0, ())
        self.strikes: tuple[StrikeView, ...] = ()
        self.defenders: tuple[CardView, ...] = ()
        self.attackers: tuple[CardView, ...] = ()
        self.must_face: CardView | None = None
        self.keyed_to = ""
        self.agent = False
        self.automatic = False
        self.attacker_chooses = False
        self.detainment = False
        self.detained_by = ""
        self.canceled = False
        self.assigned = False
        self.excess = 0
        self.further = 0


def attack_view(eyes: Eyes, attack: Attack) -> AttackView:
    """The attack as it stands; everything about it lies open."""
    table = eyes.table
    prowess = eyes.sum(attack_prowess_parts(table, attack))
    view = AttackView(attack.company, eyes.perhaps(attack.source), attack.race, prowess)
    body = body_of_attack(table, attack)
    view.body = body if body != NONE else None
    view.strikes_count = eyes.sum(attack_strikes_parts(table, attack))
    view.strikes = tuple([_strike_view(eyes, attack, number) for number in range(len(attack.strikes))])
    view.defenders = tuple([eyes.shown(defender) for defender in attack.defenders])
    view.attackers = tuple([eyes.shown(attacker) for attacker in attack.attackers])
    view.must_face = eyes.perhaps(attack.must_face)
    view.keyed_to = attack.keyed.name
    view.agent = attack.agent
    view.automatic = attack.automatic
    view.attacker_chooses = attacker_assigns(table, attack)
    view.detainment = attack.detainment
    view.detained_by = detaining_rule(table, attack) if attack.detainment else ""
    view.canceled = attack.canceled
    view.assigned = attack.assigned
    view.excess = attack.excess
    view.further = attack.further
    return view


def attack_strikes_parts(table: Table, attack: Attack) -> list[Part]:
    """The number of strikes, part by part: never below zero, and as many as some attacks say. [CMB-19]"""
    changes = parts_of(attack.strikes_added)
    parts = [Part(attack.source, attack.strikes_count - total(changes)), *changes]
    parts.extend(added_to_attack(table, attack, Stat.STRIKES))
    missing = attack_strikes(table, attack) - total(parts)
    rule = "CMB-19" if each_faces_a_strike(attack) else "CMB-11"
    return parts if missing == 0 else [*parts, Part(NO_CARD, missing, rule)]


def attack_prowess_parts(table: Table, attack: Attack) -> list[Part]:
    """The prowess of the attack, part by part: its own, and each card that changes it. [CMB-11]"""
    changes = parts_of(attack.prowess_added)
    parts = [Part(attack.source, attack.prowess - total(changes)), *changes]
    parts.extend(added_to_attack(table, attack, Stat.PROWESS))
    if attack.agent and table.cards[attack.source].status == WOUNDED:
        parts.append(Part(NO_CARD, WOUNDED_AGENT, "CMB-31"))
    own = attack_prowess(table, attack) - total(parts)  # what it counts among those whom it attacks
    return parts if own == 0 else [*parts, Part(attack.source, own)]


def _strike_view(eyes: Eyes, attack: Attack, number: int) -> StrikeView:
    table = eyes.table
    strike = attack.strikes[number]
    view = StrikeView(eyes.shown(strike.defender), RESULTS[strike.result], attack.strike == number)
    view.attacker = eyes.perhaps(strike.attacker)
    if strike.result == WAITING and table.cards[strike.defender].place == IN_PLAY:
        view.prowess = eyes.sum(defender_parts(table, attack, strike))
        if strike.attacker != NONE:
            view.attacker_prowess = eyes.sum(attacker_parts(table, strike))
            return view
        body = attack_body(table, attack, strike.defender)
        view.to_beat = attack_prowess(table, attack, strike.defender) + strike.rolled
        view.body = body if body != NONE else None
    return view
