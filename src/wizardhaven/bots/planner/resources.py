"""Resources on the bot's own side: what is played at a site, which event helps now, what is used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wizardhaven.bots.planner.answers import is_canceling, is_declared
from wizardhaven.bots.planner.checks import failing
from wizardhaven.bots.planner.combat import WORTH_A_CARD, harm_at_hand, risk_at_hand
from wizardhaven.bots.planner.council import calls_the_end, is_enough
from wizardhaven.bots.planner.errands import best_errand, missed_by_attack
from wizardhaven.bots.planner.fallen import stage_score
from wizardhaven.bots.planner.keeping import worth_keeping
from wizardhaven.bots.planner.leading import of_leaders
from wizardhaven.bots.planner.minions import mode_of
from wizardhaven.bots.planner.persuading import persuade
from wizardhaven.bots.planner.prisoners import is_worth_trying
from wizardhaven.bots.planner.sight import Sight
from wizardhaven.bots.planner.storing import gain_stored, points_stored
from wizardhaven.bots.planner.verdict import Verdict, highest, of_verb, passing
from wizardhaven.bots.planner.worth import fetched_worth, holds_ring, influence_chance
from wizardhaven.bots.why import Because, Why
from wizardhaven.engine.values import ATTEMPT, CHECK, Action, CardId, Verb
from wizardhaven.view.cards import Status
from wizardhaven.vocabulary.asked_for import one_of
from wizardhaven.vocabulary.canceling import ATTACKS, CARDS, STRIKES, Cancel
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Ally, Character, Event, Faction, Item, Site
from wizardhaven.vocabulary.counts_as import CountsAs
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Become, Effect, EndTheGame, ForTheTurn, If, ModifyCheck, Roll
from wizardhaven.vocabulary.fighting import Fights, Manner
from wizardhaven.vocabulary.marked import is_unique
from wizardhaven.vocabulary.numbers import Modify
from wizardhaven.vocabulary.permits import Permit, permits
from wizardhaven.vocabulary.putting import Way, way_of
from wizardhaven.vocabulary.rolls import actions
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import (
    Alignment,
    Check,
    ItemClass,
    Length,
    Moment,
    Phase,
    Pile,
    Side,
    SiteType,
    State,
    Turned,
)

BRINGING: Final = (Way.FETCHED, Way.AVATAR, Way.SENT, Way.JOINED, Way.DRAWN)
"""Ways to have more than before."""
CALLING: Final = 9.0
"""What it is worth to end the game with a win."""
LASTING: Final = 0.3
"""What an event is worth that stays in play."""
PRICE: Final = 0.5
"""What is given away so that an item may be played where the site does not allow it."""
LIGHT: Final = 3
"""So many corruption points still allow a corruption check without need."""


def play_at_site(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """The most valuable card, by the one who does it best."""
    offered = of_verb(options, Verb.PLAY_AT_SITE)
    scores = [_site_score(sight, option) for option in offered]
    index = highest(offered, scores)
    if index < 0 or scores[index] <= 0:
        return None
    chosen = offered[index]
    return Verdict(chosen, Why(Because.PLAYS_IT_HERE, chosen.card, chosen.other))


def _site_score(sight: Sight, option: Action) -> float:
    card = sight.card(option.card)
    person = sight.people.get(option.other)
    if card is None or person is None:
        return 0.0
    worth = fetched_worth(sight, card) + 0.05
    if isinstance(card, Faction):
        return (worth + worth_keeping(sight, person, card)) * influence_chance(sight, person, card)
    if isinstance(card, Item):
        return worth - _burden(person.view.corruption_points + card.corruption, len(person.view.items))
    return worth


def _burden(corruption: int, items: int) -> float:
    """What it costs to make a bearer's load heavier: a little, and much when it gets dangerous."""
    return 0.03 * corruption + 0.02 * items + (0.4 * (corruption - 4) if corruption > 4 else 0.0)


def play_event(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """An event or an ability that helps at this moment; None if there is none."""
    best: Action | None = None
    best_score = 0.05
    for option in options:
        score = 0.0
        if is_declared(sight, sight.codes.get(option.card)):
            continue
        if option.verb is Verb.PLAY:
            score = _event_score(sight, option)
        elif option.verb is Verb.USE:
            score = _use_score(sight, option)
        if score > best_score:
            best, best_score = option, score
    if best is None:
        return None
    return Verdict(best, Why(Because.HELPS_NOW, best.card))


def _event_score(sight: Sight, option: Action) -> float:
    card = sight.card(option.card)
    if calls_the_end(card):
        return CALLING if is_enough(sight) else 0.0
    if not isinstance(card, Event) or card.side is not Side.RESOURCE:
        return 0.0
    if card.alignment is Alignment.FALLEN_WIZARD:
        return stage_score(sight, card, CardId(option.aim.number))
    if card.marshalling_points > 0:
        return 2.0 + card.marshalling_points
    if not 0 <= option.number < len(card.uses):
        return 0.0
    use = card.uses[option.number]
    if mode_of(card) is not None:
        return 0.0  # until the others have their ways
    if card.length is not Length.SHORT:
        return _lasting_score(sight, option, card)
    score = 0.0
    for effect in use.effects:
        score = max(score, effect_score(sight, option, effect))
    if use.when is Moment.END_OF_ORGANIZATION:
        return 0.4 if _travels_in_strength(sight, option.other) else 0.0
    return score


def _lasting_score(sight: Sight, option: Action, card: Event) -> float:
    """An event that stays: on the bot's own cards or on none, once; a site is made another only when used."""
    target = option.aim.number
    led = of_leaders(sight, option, card)
    if led is not None:
        return led
    if sight.minions and not is_unique(card) and target in sight.people and target in sight.mine:
        if points_stored(card) > 0:
            return LASTING + points_stored(card)  # each copy gives its points, once it is stored
    if card.name in sight.names or (target in sight.codes and target not in sight.mine):
        return 0.0
    if target in sight.people:
        return LASTING
    if any(
        [isinstance(ability, CountsAs) and isinstance(ability.as_, SiteType) for ability in card.abilities]
    ):
        return 0.0
    return LASTING if target < 0 or target in sight.mine else 0.0


def _use_score(sight: Sight, option: Action) -> float:
    """What an ability of a card in play does for the bot."""
    card = sight.card(option.card)
    if not isinstance(card, (Character, Item, Ally, Event, Site)):
        return 0.0
    uses = actions(card.abilities)
    score = 0.0
    if 0 <= option.number < len(uses):
        for effect in uses[option.number].effects:
            score = max(score, effect_score(sight, option, effect))
    return score


OF_DEFENDERS: Final = (
    Manner.SEVERAL_STRIKES,
    Manner.VOLUNTEERS,
    Manner.SPARED,
    Manner.WITHOUT_TAPPING,
    Manner.ROLLS_TWICE,
    Manner.CRUSHING,
    Manner.USER_AT_RISK,
)


def _changes_attack(effect: Effect) -> bool:
    """Whether the attack at hand is changed, and not those who face it or one of its strikes."""
    if isinstance(effect, Fights):
        return effect.manner not in OF_DEFENDERS
    return isinstance(effect, Modify) and (effect.of is Subject.ATTACK or isinstance(effect.what, Check))


def effect_score(sight: Sight, option: Action, effect: Effect) -> float:
    """What an effect is worth now; nothing for those the bot does not understand."""
    canceled = effect.what if isinstance(effect, Cancel) else None
    if canceled in ATTACKS or _changes_attack(effect):
        share = 0.5 if canceled is None else 1.0
        attack = sight.view.attack
        if attack is None or attack.company not in [company.id for company in sight.own.companies]:
            return 0.0
        if is_canceling(sight, ATTACKS):
            return 0.0
        harm = (harm_at_hand(sight) + missed_by_attack(sight)) * share
        return harm if harm > WORTH_A_CARD else 0.0
    if canceled in STRIKES or isinstance(effect, (Modify, Fights)):
        risk = 0.0 if is_canceling(sight, STRIKES) else risk_at_hand(sight)
        return risk if risk > 0.25 else 0.0
    if isinstance(effect, ModifyCheck):
        return failing(sight) if failing(sight) > 0.15 else 0.0
    if isinstance(effect, Put) and way_of(effect) is Way.PLAYED:
        return 0.5 if effect.sources != (Pile.HAND,) or _best_item(sight, _classes(effect)) > 0 else 0.0
    if isinstance(effect, ForTheTurn) and permits(effect.standing, Deed.PLAY, Deed.PLAY_REGARDLESS):
        assert isinstance(effect.standing, Permit)
        allowed = effect.standing.what
        return _best_item(sight, (allowed,)) - PRICE if isinstance(allowed, ItemClass) else 0.0
    if isinstance(effect, Put) and way_of(effect) in BRINGING:
        return 0.5
    if _cancels_roll(effect, option):
        return 0.5
    if isinstance(effect, EndTheGame) and not effect.called:
        return CALLING
    if isinstance(effect, If):
        return max([effect_score(sight, option, one) for one in effect.then])
    return _effect_on_target(sight, option, effect)


def _classes(put: Put) -> tuple[ItemClass, ...]:
    """Of which classes an item may be that is put into play."""
    return () if isinstance(put.what, Subject) else one_of(put.what, ItemClass)


def _best_item(sight: Sight, classes: Sequence[ItemClass]) -> float:
    """What the best item in hand is worth that is of one of these classes."""
    items = [card for card in [sight.card(id) for id in sight.hand()] if isinstance(card, Item)]
    return max([fetched_worth(sight, item) for item in items if item.item_class in classes], default=0.0)


def is_put_away(effect: Effect) -> bool:
    """Whether something that was named is discarded or removed from the game."""
    return isinstance(effect, Put) and way_of(effect) is Way.NAMED and effect.to is not Pile.HAND


def _cancels_roll(effect: Effect, option: Action) -> bool:
    """Whether a roll of the opponent's would come to nothing."""
    return isinstance(effect, Cancel) and effect.what in CARDS and option.aim.kind in (CHECK, ATTEMPT)


def _effect_on_target(sight: Sight, option: Action, effect: Effect) -> float:
    """Effects that help only on the right card."""
    aimed = option.aim.number >= 0
    target = CardId(option.aim.number) if aimed else sight.bearers.get(option.card, option.card)
    if isinstance(effect, Become) and effect.state is Turned.UNTAPPED:
        return _untap_score(sight, option, target)
    if isinstance(effect, Become) and isinstance(effect.state, State):
        return 0.8 if _is(sight, target, Status.WOUNDED) else 0.0
    if isinstance(effect, Roll) and effect.kind is Check.RING_TEST:
        return 0.8 if holds_ring(sight) else 0.0
    if isinstance(effect, Cancel) or is_put_away(effect):
        user = sight.people.get(option.other)
        light = user is None or user.view.corruption_points < LIGHT
        return 0.5 if light and target in sight.codes and target not in sight.mine else 0.0
    return 0.0


def _untap_score(sight: Sight, option: Action, target: CardId) -> float:
    """Somebody untaps; what is gone then is kept until nobody else could play a card at the site."""
    company = sight.company_of(target)
    if company is None or not _is(sight, target, Status.TAPPED) or _has_tapped_for_it(sight, target):
        return 0.0
    if option.verb is not Verb.USE or option.card not in sight.bearers:
        return 0.3
    if sight.view.phase is not Phase.SITE or not company.entered:
        return 0.0
    if any([person.view.status is Status.UNTAPPED for person in sight.members(company.id)]):
        return 0.0
    return best_errand(sight, company)


def _has_tapped_for_it(sight: Sight, target: CardId) -> bool:
    """Whether he has tapped for what is declared: untapped, he would undo it. [TIM-13]"""
    users = [declared.user for declared in sight.view.chain if declared.seat == sight.seat]
    return any([user is not None and user.id == target for user in users])


def _is(sight: Sight, id: CardId, status: Status) -> bool:
    person = sight.people.get(id)
    return person is not None and person.seat == sight.seat and person.view.status is status


def _travels_in_strength(sight: Sight, user: CardId) -> bool:
    """Whether the company moves, and has somebody else left who can play cards at the site."""
    company = sight.company_of(user)
    if company is None or company.destination is None:
        return False
    untapped = [p for p in sight.members(company.id) if p.view.status is Status.UNTAPPED]
    return len(untapped) > 1


def tend_items(sight: Sight, options: Sequence[Action]) -> Verdict | None:
    """Store what weighs too heavily, and try to shake off corruption. [ORG-54, ORG-60]"""
    for option in of_verb(options, Verb.STORE):
        person = sight.people.get(option.other)
        card = sight.card(option.card)
        if isinstance(card, Event):
            return Verdict(option, Why(Because.NOT_BORNE_LONGER, option.card))
        if person is not None and isinstance(card, Item) and points_stored(card) > 0:
            company = sight.company_of(option.other)
            site = None if company is None else sight.site(company.site)
            gains = site is not None and gain_stored(sight, card, site) > 0
            if gains or person.view.corruption_points >= 5:
                return Verdict(option, Why(Because.WEIGHS_TOO_HEAVILY, option.card))
    for option in of_verb(options, Verb.TRY_REMOVAL):
        person = sight.people.get(option.other)
        if person is not None and person.view.corruption_points >= LIGHT:
            return Verdict(option, Why(Because.SHAKES_OFF, option.card, option.other))
    return None


def at_site(sight: Sight, options: Sequence[Action]) -> Verdict:
    """What is done at a site that has been entered. [SITE-22]"""
    found = play_at_site(sight, options)
    if found is None:
        found = play_event(sight, options)
    if found is None:
        found = persuade(sight, options)
    if found is None:
        company = sight.view.company
        for option in of_verb(options, Verb.RESCUE):
            if company is None or is_worth_trying(sight, company, option.card):
                return Verdict(option, Why(Because.HOLDS_PRISONERS, option.card))
    return found if found is not None else passing(options, Because.NOTHING_MORE_HERE)
