"""The uses of a card that its player may declare now. [TIM-11]"""

from __future__ import annotations

from wizardhaven.engine.queries.cards.in_play import company_of, unique_is_taken, with_allies
from wizardhaven.engine.queries.cards.notes import noted_with
from wizardhaven.engine.queries.cards.read_as import readers
from wizardhaven.engine.queries.chain.costs import cost_refusal, ways_to_pay
from wizardhaven.engine.queries.chain.declared import waits
from wizardhaven.engine.queries.chain.legality import target_refusal
from wizardhaven.engine.queries.chain.requirements import is_fulfilled
from wizardhaven.engine.queries.chain.targets import aims_of
from wizardhaven.engine.queries.combat.attack_at_hand import current_strike
from wizardhaven.engine.queries.combat.attacks import takes_actions
from wizardhaven.engine.queries.combat.company_combat import facing
from wizardhaven.engine.queries.combat.sorts_of_attack import cannot_be_canceled
from wizardhaven.engine.queries.companies.companies import idle_by
from wizardhaven.engine.queries.companies.hazard_limit import hazard_limit
from wizardhaven.engine.queries.ending.calling import may_call_by_card
from wizardhaven.engine.queries.hazards.one_of_a_sort import freed_by, is_one_too_many
from wizardhaven.engine.queries.players.alignments import shuns
from wizardhaven.engine.queries.players.identity import is_dead, is_for_another
from wizardhaven.engine.queries.resources.alignment_of_site import event_refusal
from wizardhaven.engine.queries.resources.duplicates import duplication_refusal, is_used_on_strike
from wizardhaven.engine.queries.words.barred import barred_names, is_barred
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.queries.words.subjects import company_concerned
from wizardhaven.engine.rules.chain.in_vain import would_change
from wizardhaven.engine.rules.chain.users import add_user, users
from wizardhaven.engine.rules.characters.brought_by_a_card import why_nobody_comes
from wizardhaven.engine.state.action import Action, Verb
from wizardhaven.engine.state.company import Company
from wizardhaven.engine.state.ids import HAND, NO_CARD, NONE, CardId
from wizardhaven.engine.state.lasting import LASTING, Aim
from wizardhaven.engine.state.notes import Remembered
from wizardhaven.engine.state.printed.natures import Nature, is_by_nature
from wizardhaven.engine.state.printed.printed import SITE
from wizardhaven.engine.state.printed.using import using
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.asked_for import part_of, skill_in
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.forbids import Forbid
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.such import Named
from wizardhaven.vocabulary.targets import TheAttack, attacker_in
from wizardhaven.vocabulary.terms import Alignment, Keyword, Length, Moment


def offer_uses(
    table: Table, seat: int, card: CardId, mask: int, offers: list[Action], in_play: bool, starting: bool
) -> None:
    """Add every way to declare the card's uses, or those of its abilities."""
    printed = table.printed[card]
    uses = printed.actions if in_play else printed.uses
    bits = printed.action_bits if in_play else printed.use_bits
    for number, bit in enumerate(bits):
        if bit & mask:
            offer_use(table, seat, card, number, uses[number], bit, offers, in_play, starting)


def offer_use(
    table: Table,
    seat: int,
    card: CardId,
    number: int,
    use: Use,
    bit: int,
    offers: list[Action],
    in_play: bool,
    starting: bool,
) -> Reason | None:
    """Add every way to declare this use; if there is none, say why as far as that costs nothing."""
    if not in_play:
        refusal = _play_refusal(table, card, number, use, starting)
        if refusal is not None:
            return refusal
    elif not starting and is_by_nature(use, Nature.SENDS_AGENT):
        return Reason.MUST_START_CHAIN
    if use.once_each_turn and noted_with(table, Remembered.USED, card, number):
        return Reason.ONCE_EACH_TURN
    if use.one_of_several and noted_with(table, Remembered.USED, card, NONE):
        return Reason.ONCE_EACH_TURN
    if use.user is None:
        able = [NO_CARD]
    else:
        able = users(table, seat, use, bit)
        if in_play and card in table.board and table.cards[card].company != NONE:
            able = [one for one in able if company_of(table, one) == table.cards[card].company]
        if not able:
            return Reason.NO_USER
        able = [one for one in able if not shuns(table, card, one)]
        if not able:
            return Reason.NOT_FOR_ORCS
    reason = Reason.NO_TARGET
    before = len(offers)
    verb = Verb.USE if in_play else Verb.PLAY
    reading_it = readers(table, seat, card) if not in_play and Deed.PLAY_READ_AS in table.lexicon else []
    for user in able:
        aims = aims_of(table, seat, card, user, use)
        for aim in aims:
            refusal = refused(table, seat, card, use, user, aim, in_play)
            if in_play and table.chain and not use.costs and waits(table, card, number, aim):
                refusal = Reason.NOTHING_WOULD_CHANGE
            if refusal is None:
                for names in ways_to_pay(table, card, use, user, aim):
                    offers.append(Action(verb, card, user, number, aim, names))
            else:
                reason = refusal
            for reading in reading_it:
                if refused(table, seat, card, use, user, aim, in_play, reading) is None:
                    with_it = (table.printed[reading].name,)
                    offers.append(Action(verb, card, user, number, aim, with_it))
    return None if len(offers) > before else reason


def _play_refusal(table: Table, card: CardId, number: int, use: Use, starting: bool) -> Reason | None:
    """What forbids playing the card from hand at all, whatever it is aimed at."""
    printed = table.printed[card]
    if printed.stage and is_for_another(table, table.owners[card], card):
        return Reason.FOR_ANOTHER
    if table.kinds[1 - table.owners[card]].dead_against and is_dead(table, card):
        return Reason.NOT_AGAINST_BALROGS
    if Deed.PLAY in table.lexicon and printed.name in barred_names(table):
        return Reason.SORT_BARRED
    if table.attack is not None and (printed.starts_combat[number] or printed.attacks_by_itself):
        return Reason.NOT_IN_COMBAT
    if printed.starts_combat[number] and not starting:
        return Reason.MUST_START_CHAIN
    if not starting and Keyword.CORRUPTION in printed.keywords:
        return Reason.CORRUPTION_MUST_START_CHAIN
    if printed.unique and unique_is_taken(table, card):
        return Reason.UNIQUE_IN_PLAY
    if Deed.PLAY_ANOTHER in table.lexicon and is_one_too_many(table, card):
        return Reason.SORT_BARRED
    if printed.brings:
        return why_nobody_comes(table, card)
    if printed.calls_the_end and not may_call_by_card(table, table.owners[card]):
        return Reason.END_NOT_CALLABLE
    if table.attack is not None and using(use).skill is not None:
        if _skill_is_spent(table, table.owners[card]):
            return Reason.ONE_SKILL_CARD
    if table.owners[card] != table.active and counts_against_limit(table, card):
        company = table.companies.get(table.company)
        if company is None or company.hazards >= hazard_limit(table, company.id):
            return Reason.HAZARD_LIMIT
    return None


def _skill_is_spent(table: Table, seat: int) -> bool:
    """Whether the player has used a card that needs a skill in this strike sequence. [CMB-28, CVC-08]"""
    strike = current_strike(table)
    if strike is None:
        return False
    return strike.attacker_skill_used if facing(table, strike, seat) == strike.attacker else strike.skill_used


def counts_against_limit(table: Table, card: CardId) -> bool:
    """Whether playing the hazard counts against the hazard limit; on his own turn it is none. [MOV-17]"""
    if table.owners[card] == table.active:
        return False
    printed = table.printed[card]
    if Deed.PLAY_ONE_FREELY in table.lexicon and freed_by(table, table.company, card) != NONE:
        return False
    return printed.also_a_hazard or (printed.hazard and not printed.outside_hazard_limit)


def offer_ways_out(table: Table, company: Company, offers: list[Action]) -> None:
    """Who may tap so that the company may act in its site phase after all; allies with the skill too.

    Or what may be discarded from hand for it.
    """
    for index in idle_by(table, company):
        lasting = table.lasting[index]
        assert isinstance(lasting.standing, Forbid)
        who = lasting.standing.unless
        found: list[CardId] = []
        if isinstance(who, Named):
            names = who.names
            found = [one for one in table.pile(company.seat, HAND) if table.printed[one].name in names][:1]
        elif who is not None:
            skilled = skill_in(who) is not None
            for one in with_allies(table, company.members) if skilled else company.members:
                add_user(table, one, who, taps=True, found=found)
        for one in found:
            aim = Aim(LASTING, lasting.source, index)
            offers.append(Action(Verb.CANCEL_BY_TAPPING, one, lasting.source, aim=aim))


def _lies_elsewhere(table: Table, card: CardId) -> bool:
    """Whether the card is, or lies on, another site than that of the company at hand: it does nothing."""
    on = card if table.printed[card].kind == SITE else table.cards[card].on
    if on == NONE or table.printed[on].kind != SITE:
        return False
    company = table.companies.get(table.company)
    return company is None or company.site != on


def _is_for_attacker(use: Use) -> bool:
    """Whether it says of itself that it serves an attack of the player's own on another company. [CVC-05]"""
    if isinstance(use.target, TheAttack):
        return use.target.by is not None
    return attacker_in(use.target) is not None


def refused(
    table: Table,
    seat: int,
    card: CardId,
    use: Use,
    user: CardId,
    aim: Aim,
    in_play: bool,
    reading: CardId = NO_CARD,
) -> Reason | None:
    """Why this very use, by this user on this target, may not be declared; None if it may."""
    if table.attack is not None and is_by_nature(use, Nature.SENDS_BACK, Nature.SENDS_AGENT):
        return Reason.NOT_IN_COMBAT
    attack = table.attack
    if attack is not None and attack.attacking != NONE and not _is_for_attacker(use):
        if isinstance(use.target, TheAttack) and not is_by_nature(use, Nature.CANCELS_ATTACK):
            if part_of(use.target.such, Alignment) is None:  # unless it is just for such companies
                return Reason.ONLY_CANCELLING
        if not takes_actions(table, seat):
            return Reason.NOT_IN_COMBAT
    if attack is not None and cannot_be_canceled(attack):
        strikes = attack.strikes_fixed and is_by_nature(use, Nature.CANCELS_STRIKE)
        if strikes or is_by_nature(use, Nature.CANCELS_ATTACK):
            return Reason.CANNOT_BE_CANCELED
    if in_play and use.when is Moment.SITE and _lies_elsewhere(table, card):
        return Reason.NOT_PLAYABLE_HERE
    if table.printed[card].keywords and is_barred(table, card, user, aim, in_play):
        return Reason.SORT_BARRED
    refusal = cost_refusal(table, use, card, user, aim)
    if refusal is not None:
        return refusal
    if in_play and is_used_on_strike(table, card):
        return Reason.DUPLICATED
    if not in_play:
        event = table.printed[card].event
        assert event is not None
        refusal = duplication_refusal(table, card, table.printed[card].duplication, aim)
        if refusal is None:
            refusal = event_refusal(table, seat, card, use)
        if refusal is None:
            refusal = target_refusal(table, card, use, aim)
        if refusal is not None:
            return refusal
    context = Context(seat, card, company_concerned(table, card, user, aim), user, aim, reading)
    for condition in use.requires:
        if not is_fulfilled(table, condition, context):
            return Reason.CONDITION_NOT_MET
    if table.printed[card].needs_agent and not table.kinds[1 - seat].agents_reach_him and not in_play:
        return Reason.NOT_AGAINST_RINGWRAITHS
    event = table.printed[card].event
    short = event is not None and (event.length is Length.SHORT or use.as_short_event)
    must_change = in_play or short or table.printed[card].keeps
    if must_change and not would_change(table, use, context):
        return Reason.NOTHING_WOULD_CHANGE
    return None
