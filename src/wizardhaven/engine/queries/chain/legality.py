"""What stands in the way of a use: costs, duplicates, targets, and that it must change something."""

from __future__ import annotations

from wizardhaven.engine.queries.agents.agents import agent_of
from wizardhaven.engine.queries.cards.in_play import bearer_of, factions_of, kept_tapped, with_allies
from wizardhaven.engine.queries.cards.notes import noted
from wizardhaven.engine.queries.cards.open_piles import is_barred_from_searching, open_pile
from wizardhaven.engine.queries.cards.races import counts_as, events_of, is_any
from wizardhaven.engine.queries.cards.sayings import is_the_same
from wizardhaven.engine.queries.characters.brought_by_a_card import may_be_summoned
from wizardhaven.engine.queries.characters.sent_forth import who_may_go
from wizardhaven.engine.queries.combat.attacks import (
    attack_strikes,
    attacked_seat,
    attacker_assigns,
    strikes_change,
)
from wizardhaven.engine.queries.combat.sorts_of_attack import cannot_be_canceled, each_faces_a_strike
from wizardhaven.engine.queries.hazards.creatures import could_attack_agent
from wizardhaven.engine.queries.influence.by_agents import agent_targets
from wizardhaven.engine.queries.influence.from_afar import factions_to_try
from wizardhaven.engine.queries.items.given_up import items_of_class
from wizardhaven.engine.queries.movement.other_new_sites import replacements
from wizardhaven.engine.queries.numbers.prowess_and_body import prowess
from wizardhaven.engine.queries.prisoners.rescue_sites import rescue_sites
from wizardhaven.engine.queries.resources.allowed_by_cards import may_let
from wizardhaven.engine.queries.resources.duplicates import has_forerunner
from wizardhaven.engine.queries.resources.fetchable import (
    any_in_sources,
    fetchable,
    may_turn_up,
    site_at_hand,
)
from wizardhaven.engine.queries.resources.given_items import gifts, items_in_exchange
from wizardhaven.engine.queries.sites.automatic_attacks import attacks_of_version
from wizardhaven.engine.queries.sites.sites import in_location_deck
from wizardhaven.engine.queries.words.characters import matches
from wizardhaven.engine.queries.words.conditions import Context, holds
from wizardhaven.engine.queries.words.subjects import subject
from wizardhaven.engine.state.attack import Attack
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import DECK, HAND, IN_PLAY, NONE, TAPPED, UNTAPPED, WOUNDED, CardId
from wizardhaven.engine.state.lasting import CARD, COMPANY, STRIKE, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.printed import CHARACTER
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.agents import AgentInfluences
from wizardhaven.vocabulary.card_effects import (
    BringCharacter,
    Discard,
    DiscardEventsOf,
    ExchangeFor,
    Fetch,
    GiveItem,
    KeepCard,
    LetPlayItem,
    RemoveHazardEvents,
    SendForth,
    TryFaction,
    TurnUpItem,
)
from wizardhaven.vocabulary.combat import ChangeAttack, ChangeDefender
from wizardhaven.vocabulary.effects import (
    Become,
    CorruptionCheck,
    Effect,
    ForTheTurn,
    ReplaceNewSite,
    ReturnToSiteOfOrigin,
    RollFor,
    Tap,
    Untap,
)
from wizardhaven.vocabulary.foes import SendCreature
from wizardhaven.vocabulary.lands import AllowsPlay
from wizardhaven.vocabulary.piles import TakeFromTop, TurnUpAtRandom
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.selectors import Subject
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.targets import ACharacter
from wizardhaven.vocabulary.terms import Alignment, Keyword, Race, State
from wizardhaven.vocabulary.wizardhavens import HasAttacksOf


def target_refusal(table: Table, card: CardId, use: Use, aim: Aim) -> Reason | None:
    """Why this card may not be played on this character; None if it may. [COR-18, COR-20, CMB-63]"""
    if table.printed[card].prisons is not None:
        if aim.kind == STRIKE and table.printed[aim.strike].kind != CHARACTER:
            return Reason.NO_TARGET  # an ally cannot be taken prisoner [CMB-70]
        held_at = rescue_sites(table, card, table.company, aim.card)
        return None if held_at else Reason.NO_RESCUE_SITE
    if aim.kind == CARD and not _has_minion_card(table, card, aim.card):
        return Reason.NOTHING_WOULD_CHANGE
    if aim.kind not in (CARD, STRIKE) or not table.printed[card].has(Keyword.CORRUPTION):
        return None
    if aim.kind == STRIKE and table.printed[aim.strike].kind != CHARACTER:
        return Reason.NO_TARGET  # an ally has no corruption points
    character = bearer_of(table, aim.card)
    if character == NONE:
        return None
    printed = table.printed[character]
    if noted(table, Remembered.CORRUPTION_CARD, character):
        return Reason.ONE_CORRUPTION_CARD
    if isinstance(use.target, ACharacter) and is_any(Race.DWARF, use.target.who.other_than):
        if counts_as(printed.race, Race.ORC):
            return Reason.NO_TARGET
    return None


def _has_minion_card(table: Table, card: CardId, site: CardId) -> bool:
    """Whether a site can be exchanged for its minion card, if that is what the card calls for. [FW-58]"""
    for demand in table.printed[card].minion_sites:
        if demand.only_here:
            seat, name = table.owners[site], table.printed[site].name
            return in_location_deck(table, seat, name, Alignment.MINION) != NONE
    return True


def would_change(table: Table, use: Use, card: CardId, user: CardId, aim: Aim, context: Context) -> bool:
    """Whether the use would affect the board at all. [EVT-03]"""
    if not use.effects:
        return True
    changes = False
    for effect in use.effects:
        if isinstance(effect, Discard) and effect.what is Subject.THIS_CARD and len(use.effects) > 1:
            continue  # that the card is gone afterwards is no change for the sake of which it could be used
        if _changes(table, effect, card, user, aim, context):
            changes = True
        elif isinstance(effect, ReplaceNewSite):
            return False  # whatever else it does, it does for another site
    return changes


def _changes(table: Table, effect: Effect, card: CardId, user: CardId, aim: Aim, context: Context) -> bool:
    if isinstance(effect, Untap) and effect.what is not Subject.COMPANY:
        who = subject(table, effect.what, card, user, aim)
        return who != NONE and table.cards[who].status == TAPPED and not kept_tapped(table, who)
    if isinstance(effect, Become) and effect.who is Subject.COMPANY:
        hurt = table.companies.get(context.company)
        members = hurt.members if hurt is not None else ()
        return any([table.cards[one].status == WOUNDED for one in with_allies(table, members)])
    if isinstance(effect, Become) and effect.state is not State.ELIMINATED:
        well = effect.state is State.WELL
        return (table.cards[subject(table, effect.who, card, user, aim)].status == WOUNDED) == well
    if isinstance(effect, Discard) and effect.for_good:
        return effect.what is not Subject.THIS_CARD
    if isinstance(effect, Fetch):
        allowed = all([holds(table, condition, context) for condition in effect.only_if])
        if effect.each_player:  # what the opponent has discarded nobody but he knows
            theirs = any_in_sources(table, 1 - context.seat, effect)
            return allowed and (theirs or bool(fetchable(table, context.seat, effect)))
        here = site_at_hand(table, context.company)
        return allowed and bool(fetchable(table, context.seat, effect, here))
    if isinstance(effect, KeepCard) and effect.name is not None:
        return any([table.printed[held].name == effect.name for held in table.pile(context.seat, HAND)])
    if isinstance(effect, LetPlayItem) and table.cards[card].place == IN_PLAY:
        return may_let(table, context.seat, effect)  # a card from hand is taken back unused [EVT-04]
    if isinstance(effect, DiscardEventsOf):
        return bool(events_of(table, effect.race))
    if isinstance(effect, Discard) and effect.what is Subject.ON_GUARD:
        guarded = table.companies.get(context.company)
        return guarded is not None and bool(guarded.on_guard)
    if isinstance(effect, CorruptionCheck) and isinstance(effect.then, (ExchangeFor, RollFor)):
        effect = effect.then  # nobody checks in vain
    if isinstance(effect, RollFor) and effect.for_item is not None:
        giving = table.companies.get(context.company)
        return giving is not None and bool(items_of_class(table, giving.members, effect.for_item))
    if isinstance(effect, GiveItem):
        return bool(gifts(table, card, effect))
    if isinstance(effect, ExchangeFor) and effect.ally is None:
        return bool(items_in_exchange(table, card))
    if isinstance(effect, TryFaction):
        trying = table.companies.get(context.company)
        return trying is not None and bool(factions_to_try(table, trying, effect.within))
    if isinstance(effect, BringCharacter):
        joined = table.companies.get(context.company)
        return joined is not None and may_be_summoned(table, joined, effect, card)
    if isinstance(effect, SendForth):
        return bool(who_may_go(table, context.seat, user, effect))
    if isinstance(effect, TurnUpItem):
        return not is_barred_from_searching(table, context.seat)
    if isinstance(effect, (TakeFromTop, TurnUpAtRandom)):
        return may_turn_up(table, context.seat, effect)
    if isinstance(effect, RollFor) and effect.each_faction:
        return bool(factions_of(table, 0)) or bool(factions_of(table, 1))
    if isinstance(effect, RollFor) and isinstance(effect.then[0], ReplaceNewSite):
        effect = effect.then[0]  # a roll for nothing else would be made in vain
    if isinstance(effect, ReplaceNewSite):
        return bool(replacements(table, context.seat, table.companies.get(context.company), effect))
    if isinstance(effect, ReturnToSiteOfOrigin):
        return not stands_fast(table, table.companies.get(context.company), effect)
    if isinstance(effect, Tap) and effect.first_copy and has_forerunner(table, card, effect.inverting):
        return False
    if isinstance(effect, Tap) and effect.inverting:
        return table.cards[subject(table, effect.what, card, user, aim)].status == TAPPED
    if isinstance(effect, Tap) and effect.what is Subject.COMPANY:
        tapping = table.companies.get(context.company)
        members = tapping.members if tapping is not None else ()
        return any([table.cards[one].status == UNTAPPED for one in members])
    if isinstance(effect, Tap):
        who = subject(table, effect.what, card, user, aim)
        return who != NONE and table.cards[who].status == UNTAPPED
    attack = table.attack
    if isinstance(effect, ChangeDefender) and effect.several:
        if attack is None or attacker_assigns(table, attack) or each_faces_a_strike(attack):
            return False
        return attack_strikes(table, attack) > 1
    if isinstance(effect, ChangeAttack) and effect.fixed:
        return attack is not None and not cannot_be_canceled(attack)
    if isinstance(effect, ChangeAttack) and effect.attacker_assigns:
        return attack is not None and not attacker_assigns(table, attack)
    if isinstance(effect, ChangeAttack) and not (
        effect.prowess or effect.body or effect.failing or effect.first_excess or effect.loses_choice
    ):
        return attack is not None and strikes_change(table, attack, effect) != 0
    if isinstance(effect, ChangeDefender) and effect.each is not None:
        each = effect.each
        return attack is not None and any(
            [matches(table, one, each) for one in _own_side(table, attack, card)]
        )
    if isinstance(effect, SendCreature) and effect.from_top:
        return bool(open_pile(table, context.seat, DECK))
    if isinstance(effect, SendCreature) and effect.on_agent:
        agent = agent_of(table, aim.card)
        return agent is not None and bool(could_attack_agent(table, context.seat, agent))
    if isinstance(effect, AgentInfluences):
        return bool(agent_targets(table, aim.card, aim.name, effect))
    if isinstance(effect, RemoveHazardEvents):
        return bool(hazard_events_on(table, _bearers(table, effect, aim, context), effect.keyword))
    if isinstance(effect, ForTheTurn) and isinstance(effect.standing, HasAttacksOf):
        return bool(attacks_of_version(table, aim.card, effect.standing.version))
    if isinstance(effect, ForTheTurn) and isinstance(effect.standing, AllowsPlay):
        if effect.standing.item_class is not None:
            site = subject(table, effect.on, card, user, aim)
            again = any([one.source == card and is_the_same(one, effect.standing) for one in table.lasting])
            return not again and table.cards[site].status != TAPPED
    if isinstance(effect, ForTheTurn) and table.lasting:
        on = aim if effect.on is Subject.TARGET else Aim(COMPANY, context.company)
        return not environment_acts_already(table, card, effect.standing, on)
    return True


def _own_side(table: Table, attack: Attack, card: CardId) -> tuple[CardId, ...]:
    """Those who face the attack; where two companies fight, those of the card's player."""
    if attack.attacking != NONE and table.owners[card] != attacked_seat(table, attack):
        return attack.attackers
    return attack.defenders


def stands_fast(table: Table, company: Company | None, effect: ReturnToSiteOfOrigin) -> bool:
    """Whether the company has somebody who keeps it from being sent back."""
    if company is None:
        return False
    for who, least in effect.unless:
        if any([matches(table, one, who) and prowess(table, one) >= least for one in company.members]):
            return True
    return False


def environment_acts_already(table: Table, card: CardId, standing: Standing, on: Aim) -> bool:
    """Whether that environment card has already done this to the very same thing this turn. [EVT-12]"""
    for lasting in table.lasting:
        if lasting.environment and lasting.source == card:
            if is_the_same(lasting, standing) and lasting.on == on:
                return True
    return False


def _bearers(table: Table, effect: RemoveHazardEvents, aim: Aim, context: Context) -> tuple[CardId, ...]:
    if effect.of is Subject.TARGET:
        return (aim.card,)
    company = table.companies.get(context.company)
    return company.members if company is not None else ()


def hazard_events_on(
    table: Table, characters: tuple[CardId, ...], keyword: Keyword | None = None
) -> list[CardId]:
    """The hazard permanent-events on these characters, perhaps only those with a word on them."""
    found = [
        card for member in characters for card in table.cards[member].carried if table.printed[card].hazard
    ]
    return found if keyword is None else [card for card in found if table.printed[card].has(keyword)]
