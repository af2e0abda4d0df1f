"""An attack and its strikes, as the rules and the cards speak of them. [CMB-01]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.state.ids import NO_CARD, NO_COMPANY, NONE, CardId, CompanyId
from wizardhaven.engine.state.keyed import NO_KEY, Keyed
from wizardhaven.engine.state.parts import Added
from wizardhaven.engine.state.strike import Strike
from wizardhaven.engine.state.values import Value
from wizardhaven.vocabulary.abilities import Ability
from wizardhaven.vocabulary.attack import Attack as PrintedAttack
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.terms import Keyword, Race


@final
class Attack(Value):
    """An attack on a company: its own numbers, who may be struck, and its strikes so far.

    `defenders` is the company as it was when the attack began; once the strikes are `assigned` the attack
    can no longer be changed as a whole. A creature may have `further` attacks to come after this one, if
    it is still `keyed` then; `beaten` says whether all earlier ones were defeated. [CMB-07, CMB-09, CMB-13]
    `later` are the numbers of those to come, if they differ from its own.
    `strikes_added` and `prowess_added` tell what has changed its numbers.
    `changed_by` are the cards that have changed it, `changes` what some of them give its defenders. If it is
    the only one left of several, which cannot be cancelled, `isolated_by` is the card that made it so.
    If all of them are against one character, he is the `victim` from the first strike on, and `tapped_for`
    counts the attacks that were cancelled by tapping somebody. Somebody `bold` may be given several strikes,
    each further one changing his prowess and body. [CMB-15] Its strikes fail by the card
    `failing_by`, if there is one, and body checks against it are modified by `body_checks`; if it is
    `failing_alone`, further attacks are not. An `agent` rolls for its strikes. [CMB-31]
    `alone` is the only one who can be struck, if there is such a one; an attack that is `fixed` cannot be
    cancelled, and its strikes cannot either if they are `strikes_fixed`. [CMB-29] If there are only
    `mere_strikes`, nothing that speaks of attacks is about them.
    All of its strikes take prisoners for the `captor`, if it has one. [CMB-62]
    `awaited` are the cards that wait for what becomes of it, `keepers` those that keep its creature off to
    the side, `slain` whether it has eliminated a character; the `prize` is what lies among the points for a
    creature that is gone for good. `wound_checks` tells what modifies body checks of those it wounds, and
    the first excess strike against each counts as `first_excess`, if that is a number. [OFF-01, CMB-25] What
    has changed the body that an attack does not have is `body_added`, in case something gives it one. If the
    `defender_assigns` its strikes, he does so however the attack itself would have it; if the `choice_lost`
    is the attacker's, they are assigned as usual. [CMB-16] The last of its strikes are `bodiless`, so many;
    and each of the `doubling` may be a second one against somebody, its prowess changed by so much.

    If another company attacks, `attacking` is that company and `attackers` its members; such an attack has
    no race of its own. `acting` is the player whose actions the strike sequence waits for. [CVC-04, CVC-07]
    """

    __slots__ = (
        "abilities",
        "acting",
        "agent",
        "alone",
        "assigned",
        "attacker_chooses",
        "attackers",
        "attacking",
        "automatic",
        "awaited",
        "beaten",
        "body",
        "body_added",
        "body_checks",
        "bodiless",
        "bold",
        "bold_body",
        "bold_prowess",
        "canceled",
        "captor",
        "changed_by",
        "changes",
        "choice_lost",
        "company",
        "defender_assigns",
        "defenders",
        "detainment",
        "doubling",
        "excess",
        "failing_alone",
        "failing_by",
        "first_excess",
        "fixed",
        "further",
        "halved",
        "helpless",
        "isolated_by",
        "keepers",
        "keyed",
        "later",
        "mere_strikes",
        "must_face",
        "normal_prowess",
        "prize",
        "prowess",
        "prowess_added",
        "race",
        "site_attack",
        "slain",
        "source",
        "strike",
        "strikes",
        "strikes_added",
        "strikes_count",
        "strikes_fixed",
        "tapped_for",
        "victim",
        "volunteer",
        "volunteer_body",
        "wound_checks",
        "wounded",
    )

    def __init__(
        self,
        company: CompanyId,
        race: Race | None,
        strikes: int,
        prowess: int,
        body: int,
        *,
        source: CardId = NO_CARD,
        abilities: tuple[Ability, ...] = (),
        agent: bool = False,
        site_attack: int = NONE,
        further: int = 0,
        later: tuple[PrintedAttack, ...] = (),
        keyed: Keyed = NO_KEY,
        attacker_chooses: bool = False,
        detainment: bool = False,
        captor: CardId = NO_CARD,
        alone: CardId = NO_CARD,
        fixed: bool = False,
        strikes_fixed: bool = False,
        mere_strikes: bool = False,
        isolated_by: CardId = NO_CARD,
        prowess_added: tuple[Added, ...] = (),
        attacking: CompanyId = NO_COMPANY,
        attackers: tuple[CardId, ...] = (),
    ) -> None:
        self.company = company
        self.race = race
        self.strikes_count = strikes
        self.prowess = prowess
        self.normal_prowess = prowess
        self.body = body
        self.source = source
        self.automatic = False
        self.agent = agent
        self.site_attack = site_attack
        self.further = further
        self.later = later
        self.beaten = True
        self.victim: CardId = NO_CARD
        self.bold: CardId = NO_CARD
        self.bold_prowess = 0
        self.bold_body = 0
        self.volunteer: CardId = NO_CARD
        self.volunteer_body = 0
        self.tapped_for = 0
        self.keyed = keyed
        self.attacker_chooses = attacker_chooses
        self.choice_lost = False
        self.defender_assigns = False
        self.detainment = detainment
        self.canceled = False
        self.captor = captor
        self.assigned = False
        self.defenders: tuple[CardId, ...] = ()
        self.must_face: CardId = NO_CARD
        self.alone = alone
        self.fixed = fixed
        self.strikes_fixed = strikes_fixed
        self.mere_strikes = mere_strikes
        self.helpless: Keyword | None = None
        self.failing_by: CardId = NO_CARD
        self.failing_alone = False
        self.body_checks = 0
        self.wound_checks: tuple[Added, ...] = ()
        self.body_added = 0
        self.bodiless = 0
        self.doubling: tuple[int, ...] = ()
        self.first_excess = 0
        self.strikes: tuple[Strike, ...] = ()
        self.strike = NONE
        self.excess = 0
        self.halved = False
        self.isolated_by = isolated_by
        self.strikes_added: tuple[Added, ...] = ()
        self.prowess_added = prowess_added
        self.changed_by: tuple[CardId, ...] = ()
        self.changes: tuple[tuple[CardId, Modify, CardId], ...] = ()
        self.wounded: tuple[CardId, ...] = ()
        self.slain = False
        self.awaited: tuple[CardId, ...] = ()
        self.keepers: tuple[CardId, ...] = ()
        self.prize: CardId = NO_CARD
        self.abilities = abilities
        self.attacking = attacking
        self.attackers = attackers
        self.acting = NONE

    def copy(self) -> Attack:
        """A fresh leaf with the same contents."""
        fresh = Attack(self.company, self.race, self.strikes_count, self.prowess, self.body)
        fresh.normal_prowess = self.normal_prowess
        fresh.source = self.source
        fresh.automatic = self.automatic
        fresh.agent = self.agent
        fresh.site_attack = self.site_attack
        fresh.further = self.further
        fresh.later = self.later
        fresh.beaten = self.beaten
        fresh.victim = self.victim
        fresh.bold = self.bold
        fresh.bold_prowess = self.bold_prowess
        fresh.bold_body = self.bold_body
        fresh.volunteer = self.volunteer
        fresh.volunteer_body = self.volunteer_body
        fresh.tapped_for = self.tapped_for
        fresh.keyed = self.keyed
        fresh.attacker_chooses = self.attacker_chooses
        fresh.choice_lost = self.choice_lost
        fresh.defender_assigns = self.defender_assigns
        fresh.detainment = self.detainment
        fresh.canceled = self.canceled
        fresh.captor = self.captor
        fresh.assigned = self.assigned
        fresh.defenders = self.defenders
        fresh.must_face = self.must_face
        fresh.alone = self.alone
        fresh.fixed = self.fixed
        fresh.strikes_fixed = self.strikes_fixed
        fresh.mere_strikes = self.mere_strikes
        fresh.helpless = self.helpless
        fresh.failing_by = self.failing_by
        fresh.failing_alone = self.failing_alone
        fresh.body_checks = self.body_checks
        fresh.wound_checks = self.wound_checks
        fresh.body_added = self.body_added
        fresh.bodiless = self.bodiless
        fresh.doubling = self.doubling
        fresh.first_excess = self.first_excess
        fresh.strikes = self.strikes
        fresh.strike = self.strike
        fresh.excess = self.excess
        fresh.halved = self.halved
        fresh.isolated_by = self.isolated_by
        fresh.strikes_added = self.strikes_added
        fresh.prowess_added = self.prowess_added
        fresh.changed_by = self.changed_by
        fresh.changes = self.changes
        fresh.wounded = self.wounded
        fresh.slain = self.slain
        fresh.awaited = self.awaited
        fresh.keepers = self.keepers
        fresh.prize = self.prize
        fresh.abilities = self.abilities
        fresh.attacking = self.attacking
        fresh.attackers = self.attackers
        fresh.acting = self.acting
        return fresh
