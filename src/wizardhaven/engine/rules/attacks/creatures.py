"""Creatures are played and attack. [MOV-27 to MOV-33]"""

from __future__ import annotations

from typing import final

from wizardhaven.engine.changes.attacks import strengthened
from wizardhaven.engine.changes.cards import discard
from wizardhaven.engine.changes.piles import move, remember
from wizardhaven.engine.queries.cards.foes_faced import is_keyed_to
from wizardhaven.engine.queries.cards.such import fits_printed
from wizardhaven.engine.queries.combat.attacks import isolating
from wizardhaven.engine.queries.combat.detainment import attacks_normally, detains, detains_here
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.hazards.creatures import barred_creature
from wizardhaven.engine.queries.hazards.harmless_to_minions import spares_minions
from wizardhaven.engine.queries.hazards.keys import (
    fits,
    is_lent_key,
    key_now,
    lending_once,
    opened_here,
    ways_to_key,
)
from wizardhaven.engine.queries.hazards.one_of_a_sort import freed_by
from wizardhaven.engine.queries.hazards.reserved import more_prowess, reserved, reserver_of, reserving
from wizardhaven.engine.queries.hazards.shown_hazards import is_kept_back, only_shown
from wizardhaven.engine.queries.players.alignments import company_alignment
from wizardhaven.engine.queries.words.conditions import Context, is_so
from wizardhaven.engine.rules.agents.reveal import reveal
from wizardhaven.engine.rules.combat.attack import StartAttack
from wizardhaven.engine.rules.flow.resolvers import negate, resolves, within_hazard_limit
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.chain import CREATURE_PLAY, Declaration
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DECLARED, HAND, IN_PLAY, NO_CARD, NONE, CardId
from wizardhaven.engine.state.keyed import NO_KEY, Keyed
from wizardhaven.engine.state.lasting import COMPANY, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import CREATURE
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.step import Step
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.cards import Creature
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.fighting import Manner, fights
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit, permits
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import KeyedTo
from wizardhaven.vocabulary.terms import Alignment, Race, Stat


def why_not_creature(table: Table, card: CardId) -> Reason | None:
    """Why a creature cannot be played on the company at hand; None if it can. [MOV-27]"""
    company = table.companies.get(table.company)
    if company is None:
        return Reason.NOT_KEYED
    refusal = _refused(table, company, card)
    if refusal is not None:
        return refusal
    ways = ways_to_key(table, company, card)
    if _is_used_up(table, company) and not any([is_free(table, company, card, way) for way in ways]):
        if not is_free(table, company, card):
            return Reason.HAZARD_LIMIT
    return None if ways else Reason.NOT_KEYED


def _refused(table: Table, company: Company, card: CardId) -> Reason | None:
    """What keeps the creature off the company, whatever it is keyed to."""
    barred = barred_creature(table, company, card)
    if barred is not None:
        return barred
    return Reason.NOT_SHOWN if is_kept_back(table, table.owners[card], card) else None


def _is_used_up(table: Table, company: Company) -> bool:
    return company.hazards >= hazard_limit(table, company.id)


def is_free(table: Table, company: Company, card: CardId, keyed: Keyed = NO_KEY) -> bool:
    """Whether the creature does not count against the hazard limit of this company, played by that key."""
    if Deed.PLAY_ONE_FREELY in table.lexicon and freed_by(table, company.id, card) != NONE:
        return True
    printed = table.printed[card]
    if table.lasting and is_lent_key(table, card, keyed):
        opened = opened_here(table, company.new_site())
        if any([_is_free_of_charge(one) and fits_printed(printed, one.what) for one in opened]):
            return True
    for lasting in table.lasting:
        free, on = lasting.standing, lasting.on
        if not isinstance(free, Permit) or free.deed is not Deed.PLAY_FREELY:
            continue
        if on.kind == COMPANY and on.number == company.id:
            such = Race(on.name) if free.what is Subject.TARGET else free.what
            if fits_printed(printed, such):
                return True
    return False


def _is_free_of_charge(opened: Permit) -> bool:
    """Whether what is keyed by it does not count against the hazard limit."""
    return any([permits(word, Deed.PLAY_FREELY) for word in opened.then])


def offer_creatures(table: Table, seat: int, offers: list[Action]) -> None:
    """Each way to key a creature of the hand, or one that is reserved, is a way to play it."""
    company = table.companies.get(table.company)
    if company is None:
        return
    used_up = _is_used_up(table, company)
    if used_up and not table.lasting and Deed.PLAY_ONE_FREELY not in table.lexicon:
        return  # only what lasts, or a card in play, lets creatures be played beyond the limit
    shown = only_shown(table)
    for card in (*table.pile(seat, HAND), *reserved(table, seat)):
        if table.printed[card].kind != CREATURE or (shown and is_kept_back(table, seat, card)):
            continue
        if barred_creature(table, company, card) is None:
            for way in ways_to_key(table, company, card):
                if not used_up or is_free(table, company, card, way):
                    offers.append(Action(Verb.PLAY_CREATURE, card, keyed=way, names=(way.name,)))


def declared_creature(table: Table, seat: int, action: Action) -> Declaration:
    """The creature leaves the hand, or the card that reserves it, keyed as its player said."""
    company = table.companies[table.company]
    host = reserver_of(table, action.card)
    counted = not is_free(table, company, action.card, action.keyed)
    reveal_behind(table, company, action.keyed)
    lender = lending_once(table, company, action.card, action.keyed)
    if lender != NONE:
        remember(table, Remembered.LET_IN, lender, action.card)
    move(table, action.card, DECLARED)
    aim = Aim(COMPANY, company.id)
    return Declaration(
        CREATURE_PLAY, seat, action.card, user=host, aim=aim, counted=counted, keyed=action.keyed
    )


def reveal_behind(table: Table, company: Company, keyed: Keyed) -> None:
    """The agent through whom a creature is played is turned up. [AGT-38]"""
    if keyed.agent != NONE:
        reveal(table, keyed.agent, table.printed[company.new_site()].name)


@resolves(CREATURE_PLAY)
def resolve_creature(table: Table, declaration: Declaration) -> None:
    """Its attack starts combat at once, if the key still fits. [MOV-32]"""
    company = table.companies.get(declaration.aim.company)
    if (
        company is None
        or not within_hazard_limit(table, declaration)
        or not fits(table, company, declaration.card, declaration.keyed)
    ):
        negate(table, declaration)
        return
    table.push(StartAttack(creature_attack(table, company, declaration)), *_released(declaration))


def _released(declaration: Declaration) -> list[Step]:
    """What follows once a creature that was reserved has attacked."""
    return [Release(declaration.user)] if declaration.user != NONE else []


@final
class Release(Step):
    """The card that reserved a creature is discarded after its attack."""

    __slots__ = ("host",)

    def __init__(self, host: CardId) -> None:
        self.host = host

    def run(self, table: Table) -> None:
        if table.cards[self.host].place == IN_PLAY:
            discard(table, self.host)


def creature_attack(table: Table, company: Company, declaration: Declaration) -> Attack:
    """The attack of a creature, with what its own text adds for this company."""
    card = declaration.card
    creature, starred = table.printed[card].creature, table.printed[card].starred
    assert creature is not None
    keyed = key_now(table, company, card, declaration.keyed) or declaration.keyed
    isolated_by = isolating(table) if creature.attacks > 1 else NO_CARD
    said = detains(table, company, creature.abilities, starred)
    said = said or detains_here(table, company, creature.race, keyed, starred)
    own = _own_changes(table, company, creature, Context(declaration.seat, card, company.id), keyed)
    attack = Attack(
        company.id,
        creature.race,
        creature.strikes,
        creature.prowess,
        creature.body + _sum_of(own, Stat.BODY) if creature.body is not None else NONE,
        source=card,
        abilities=creature.abilities,
        further=creature.attacks - 1 if isolated_by == NONE else 0,
        isolated_by=isolated_by,
        keyed=keyed,
        detainment=(said or spares_minions(table, company, table.printed[card], keyed))
        and not attacks_normally(table, company, creature.race, keyed),
        attacker_chooses=fights(creature.abilities, Manner.ATTACKER_ASSIGNS),
        fixed=fights(creature.abilities, Manner.NOT_CANCELED),
    )
    for change in own:
        prowess, strikes = _sum_of([change], Stat.PROWESS), _sum_of([change], Stat.STRIKES)
        if prowess != 0 or strikes != 0:
            attack = strengthened(attack, prowess, card, strikes)
    word = reserving(table, declaration.user) if declaration.user != NONE else None
    return strengthened(attack, more_prowess(word), declaration.user) if word is not None else attack


def _own_changes(
    table: Table, company: Company, creature: Creature, context: Context, keyed: Keyed
) -> list[Modify]:
    """What the creature's own text changes of its attack: on such a company, keyed so, or as things are."""
    found: list[Modify] = []
    for ability in creature.abilities:
        if not isinstance(ability, Modify) or ability.of is not Subject.THIS_CARD:
            continue
        if isinstance(ability.against, Alignment):
            if company_alignment(table, company) is ability.against:
                found.append(ability)
        elif isinstance(ability.against, KeyedTo):
            if is_keyed_to(keyed, ability.against):
                found.append(ability)
        elif ability.condition is not None and is_so(table, ability.condition, context):
            found.append(ability)
    return found


def _sum_of(changes: list[Modify], stat: Stat) -> int:
    """By how much one of the numbers is changed."""
    return sum([change.by for change in changes if change.what is stat and isinstance(change.by, int)])
