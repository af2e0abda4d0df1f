"""Something holds until the end of the turn. [EVT-02]"""

from __future__ import annotations

from wizardhaven.engine.changes.attack_at_hand import mark_changed
from wizardhaven.engine.changes.lasting import begin_lasting
from wizardhaven.engine.queries.cards.sayings import is_the_same
from wizardhaven.engine.queries.sites.automatic_attacks import attacks_of_version
from wizardhaven.engine.queries.words.conditions import Context
from wizardhaven.engine.rules.flow.performers import company_meant, meant, meant_by, performs
from wizardhaven.engine.state.chain import Declaration
from wizardhaven.engine.state.ids import NONE, TAPPED, CardId
from wizardhaven.engine.state.lasting import ATTACK, CARD, COMPANY, CREATURE_TYPE, Aim, Lasting
from wizardhaven.engine.state.printed.saying import is_change_of_attacks
from wizardhaven.engine.state.table import Table
from wizardhaven.vocabulary.attacks import HasAttacksOf
from wizardhaven.vocabulary.deeds import Deed
from wizardhaven.vocabulary.effects import Effect, ForTheTurn
from wizardhaven.vocabulary.permits import Permit
from wizardhaven.vocabulary.standing import Standing
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.terms import ItemClass, Keyword, Phase


def would_hold(table: Table, effect: Effect, context: Context) -> bool:
    """Whether it would begin to hold: attacks are there, the site may be used, it does not hold already."""
    assert isinstance(effect, ForTheTurn)
    standing = effect.standing
    if isinstance(standing, HasAttacksOf):
        return bool(attacks_of_version(table, context.aim.card, standing.version))
    if isinstance(standing, Permit) and isinstance(standing.what, ItemClass):
        site = meant_by(table, effect.on, context)
        again = any([one.source == context.card and is_the_same(one, standing) for one in table.lasting])
        return not again and table.cards[site].status != TAPPED
    if not table.lasting:
        return True
    on = context.aim if effect.on is Subject.TARGET else Aim(COMPANY, context.company)
    return not _acts_already(table, context.card, standing, on)


@performs(ForTheTurn, would_hold)
def perform_for_the_turn(table: Table, effect: Effect, declaration: Declaration) -> None:
    """The standing word lies on what was meant until the turn ends."""
    assert isinstance(effect, ForTheTurn)
    card, on = declaration.card, _lies_on(table, effect, declaration)
    environment = table.printed[card].has(Keyword.ENVIRONMENT)
    through = effect.until is Phase.ORGANIZATION
    until_untap = declaration.seat if through or effect.until is Phase.UNTAP else NONE
    standings: tuple[Standing, ...] = (effect.standing, *effect.also)
    for number, standing in enumerate(standings):
        if not _acts_already(table, card, standing, on):
            lasting = Lasting(
                card,
                standing,
                on,
                declaration.needed,
                environment,
                until_untap,
                effect.until is Phase.LONG_EVENT,
                through,
                further=number > 0 and is_change_of_attacks(standing),
            )
            begin_lasting(table, lasting)


def _acts_already(table: Table, card: CardId, standing: Standing, on: Aim) -> bool:
    """Whether that environment card has already done this to the very same thing this turn. [EVT-12]"""
    for lasting in table.lasting:
        if lasting.environment and lasting.source == card:
            if is_the_same(lasting, standing) and lasting.on == on:
                return True
    return False


def _lies_on(table: Table, effect: ForTheTurn, declaration: Declaration) -> Aim:
    if isinstance(effect.standing, Permit) and effect.standing.deed is Deed.GO_BACK:
        number = company_meant(table, declaration)
        return Aim(COMPANY, number, name=table.printed[table.companies[number].site].name)
    if effect.on is Subject.TARGET:
        if declaration.aim.kind == ATTACK:
            return _on_attack(table, declaration)
        return declaration.aim
    if effect.on is Subject.COMPANY:
        company = company_meant(table, declaration)
        if declaration.aim.kind == CREATURE_TYPE:
            return Aim(COMPANY, company, name=declaration.aim.name)
        return Aim(COMPANY, company)
    return Aim(CARD, meant(table, effect.on, declaration))


def _on_attack(table: Table, declaration: Declaration) -> Aim:
    """It lies on the attack at hand, of which whoever makes it is known."""
    mark_changed(table, declaration.card)
    assert table.attack is not None
    return Aim(ATTACK, table.attack.source)
