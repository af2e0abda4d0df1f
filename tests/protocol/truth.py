"""Whether what is told of a roll beforehand is what the engine makes of it: every throw is tried."""

from collections.abc import Sequence

from wizardhaven.engine.queries.numbers.prowess_and_body import body
from wizardhaven.engine.rules.combat.body_check import RollBodyCheck, RollStrikeBody, SaveItem
from wizardhaven.engine.rules.combat.capture import ChooseRescueSite
from wizardhaven.engine.rules.combat.company_attack import RollAgainstAlly
from wizardhaven.engine.rules.combat.company_strike import RollAttack, RollDefense
from wizardhaven.engine.rules.combat.strike_roll import RollForAgent, RollStrike
from wizardhaven.engine.rules.corruption.check import RollCheck
from wizardhaven.engine.rules.corruption.corruption_cards import RollRemoval
from wizardhaven.engine.rules.corruption.wizard_falls import MayFall
from wizardhaven.engine.rules.effects.roll_for import RollForCard
from wizardhaven.engine.rules.ending.council import RollForTie
from wizardhaven.engine.rules.flow.chance import RollChoice
from wizardhaven.engine.rules.influence.attempt import RollAgainst, RollAttempt
from wizardhaven.engine.rules.items.ring_test import RollRingTest
from wizardhaven.engine.rules.movement.under_deeps_roll import MovementRoll
from wizardhaven.engine.rules.prisoners.captivity import RollEscape, RollForRing
from wizardhaven.engine.rules.resources.factions import RollFaction
from wizardhaven.engine.rules.setup.opening import RollForFirst
from wizardhaven.engine.state.action import ROLLS
from wizardhaven.engine.state.facts import Fact, Happening
from wizardhaven.engine.state.ids import ASIDE, NONE, POINTS, CardId
from wizardhaven.game.game import Game
from wizardhaven.notation.digest import table_digest
from wizardhaven.protocol.ledgers.dice import at_least, good
from wizardhaven.protocol.ledgers.ledgers import ledgers
from wizardhaven.protocol.shapes import Ledger, Outcome
from wizardhaven.text.language import Language

FIRST_OF_TWO = (RollForAgent, RollAttack, RollAttempt, RollForFirst, RollForTie)
"""Rolls that settle nothing by themselves."""


def tell_the_truth(game: Game) -> str:
    """Try every throw of the roll at hand against what is told of it; which sort of roll it was."""
    roll = game.pending
    assert isinstance(roll, RollChoice)
    told = ledgers(game, Language.EN)
    for ledger in told:
        assert sum([line.amount for line in ledger.lines]) == ledger.total, ledger
    if isinstance(roll, FIRST_OF_TWO):
        assert not told or not told[0].outcomes
        return type(roll).__name__
    ledger = told[0]
    after: dict[str, set[str]] = {}
    for action in ROLLS:
        outcome = brought(ledger.outcomes, action.number)
        tried = game.clone()
        tried.apply(action)
        after.setdefault(outcome.text.text, set()).add(table_digest(tried.table))
        assert is_so(roll, game, tried, outcome), (roll, action.number, outcome, tried.facts)
    assert all([len(positions) == 1 for positions in after.values()]), (roll, ledger.outcomes)
    odds_agree(ledger)
    return type(roll).__name__


def brought(outcomes: Sequence[Outcome], throw: int) -> Outcome:
    """What is told of one throw; every throw is told of once."""
    found = [outcome for outcome in outcomes if outcome.from_ <= throw <= outcome.to]
    assert len(found) == 1, (outcomes, throw)
    return found[0]


def odds_agree(ledger: Ledger) -> None:
    """The number to roll, its chances and the outcomes say the same."""
    if ledger.least is None:
        assert ledger.odds == good(ledger.outcomes)
        return
    assert ledger.odds == at_least(ledger.least)
    if ledger.kind != "body" and ledger.outcomes[-1].tone == "good":  # one hopes for a high roll
        assert ledger.odds == good(ledger.outcomes)


def is_so(roll: RollChoice, before: Game, after: Game, outcome: Outcome) -> bool:
    """Whether the facts, and what is asked next, are what was told."""
    text, well = outcome.text.text, outcome.tone == "good"
    if isinstance(roll, (RollStrike, RollDefense)):
        return strike_is_so(roll.fighter, before, after, outcome)
    if isinstance(roll, RollStrikeBody):
        return well == ("is defeated" in text)
    if isinstance(roll, RollBodyCheck):
        return body_check_is_so(roll, before, after, text)
    if isinstance(roll, RollCheck):
        return check_is_so(roll, after, outcome)
    if isinstance(roll, RollFaction):
        won = after.table.cards[roll.card].place == POINTS
        return well == won == happened(after, Happening.INFLUENCE_SUCCEEDED, roll.card)
    if isinstance(roll, RollAgainst):
        return well == happened(after, Happening.INFLUENCE_SUCCEEDED, roll.target)
    if isinstance(roll, RollRingTest):
        return happened(after, Happening.DISCARDED, roll.ring)
    if isinstance(roll, MovementRoll):
        return well != any([fact.kind is Happening.COMPANY_STAYED for fact in after.facts])
    if isinstance(roll, RollRemoval):
        return well == happened(after, Happening.DISCARDED, roll.card)
    if isinstance(roll, RollAgainstAlly):
        return well != happened(after, Happening.DISCARDED, roll.ally)
    if isinstance(roll, RollEscape):
        return well == (after.table.cards[roll.prisoner].place != ASIDE)
    if isinstance(roll, RollForRing):
        return well == (before.table.cards[roll.ring].place == after.table.cards[roll.ring].place)
    return isinstance(roll, RollForCard)


def happened(game: Game, kind: Happening, card: CardId) -> bool:
    """Whether such a thing has happened to a card."""
    return any([fact.kind is kind and fact.card == card for fact in game.facts])


def strike_is_so(defender: CardId, before: Game, after: Game, outcome: Outcome) -> bool:
    """A strike has failed, succeeded or come to nothing, with what was said of each."""
    text = outcome.text.text
    attack = before.table.attack
    assert attack is not None
    strike = attack.strikes[attack.strike]
    said = [Happening.STRIKE_FAILED] if outcome.tone == "good" else [Happening.STRIKE_SUCCEEDED]
    if "ineffectual" in text:
        said = [Happening.STRIKE_INEFFECTUAL]
    results = [fact for fact in after.facts if fact.kind in RESULTS]
    if [fact.kind for fact in results[:1]] != said or results[0].card != defender:
        return False
    own = _of_this_strike(after.facts)
    name = before.table.printed[defender].name
    wounded = _among(own, Happening.WOUNDED, defender)
    taps = f"{name} taps." in text or f"{name} only taps" in text
    if wounded != (f"{name} is wounded" in text) or (
        not wounded and _among(own, Happening.TAPPED, defender) != taps
    ):
        return False
    top = after.pending
    if isinstance(top, RollStrikeBody):
        return f"body check of more than {top.body} defeats it" in text
    if "further effects" in text:
        return wounded
    if isinstance(top, RollBodyCheck):
        least = body(after.table, top.defender) + top.body_change - top.modifier
        checked = strike.attacker if outcome.tone == "good" else defender
        return top.defender == checked and f"eliminated with more than {least}." in text
    if "taken prisoner" in text:
        return isinstance(top, ChooseRescueSite) or _among(own, Happening.TAKEN_PRISONER, defender)
    return "body check of more" not in text


RESULTS = (Happening.STRIKE_FAILED, Happening.STRIKE_SUCCEEDED, Happening.STRIKE_INEFFECTUAL)


def _of_this_strike(facts: Sequence[Fact]) -> list[Fact]:
    """What happened before the combat went on."""
    found: list[Fact] = []
    for fact in facts:
        if fact.kind in (Happening.ATTACK_ENDED, Happening.STRIKE_CANCELED):
            break
        found.append(fact)
    return found


def _among(facts: Sequence[Fact], kind: Happening, card: CardId) -> bool:
    return any([fact.kind is kind and fact.card == card for fact in facts])


def body_check_is_so(roll: RollBodyCheck, before: Game, after: Game, text: str) -> bool:
    """He is lost, discarded, tapped, or nothing of it."""
    one = roll.defender
    top = after.pending
    saving = isinstance(top, SaveItem) and top.lost == one
    lost = saving or happened(after, Happening.ELIMINATED, one)
    if before.table.cards[one].place == ASIDE:
        lost = after.table.cards[one].on == NONE
    discarded = happened(after, Happening.DISCARDED, one) and not lost
    taps = happened(after, Happening.TAPPED, one)
    if "further effect" in text:
        return not lost
    return (lost, discarded, taps) == ("is eliminated" in text, "is discarded" in text, "taps" in text)


def check_is_so(roll: RollCheck, after: Game, outcome: Outcome) -> bool:
    """He passes or fails, and is lost in the way that was told."""
    one, text = roll.character, outcome.text.text
    if happened(after, Happening.CHECK_PASSED, one) != (outcome.tone == "good"):
        return False
    if "unless he can fall" in text:
        return isinstance(after.pending, MayFall) or happened(after, Happening.ELIMINATED, one)
    if "says what follows" in text:
        return happened(after, Happening.CHECK_FAILED, one)
    lost, discarded = happened(after, Happening.ELIMINATED, one), happened(after, Happening.DISCARDED, one)
    return (lost, discarded) == ("eliminated" in text, "is discarded" in text)
