"""A reason names the way out: the answer at hand that takes it away."""

from tests.protocol.games import positions
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.reasons import Reason
from wizardhaven.protocol.question import question
from wizardhaven.protocol.remedies import REMEDIES, ways_out
from wizardhaven.scenario import Scene
from wizardhaven.text.language import Language
from wizardhaven.vocabulary.terms import Phase


def test_who_holds_a_character_needs_no_way_out_since_he_is_shown_behind_the_door() -> None:
    scene = Scene()
    scene.first.character("Elladan", at="Rivendell")
    haldir, dodge = scene.first.hand("Haldir", "Dodge")
    playing = scene.begin(Phase.ORGANIZATION)

    asked = question(playing.game, 0, 1, Language.EN)

    ways = {refusal.anchor.ref: refusal.way for refusal in asked.refusals}
    assert str(haldir.id) not in ways
    assert ways[str(dodge.id)] is None
    assert ways_out(playing.game, playing.game.reasons())[haldir.id] == next(
        number for number, option in enumerate(playing.game.options()) if option.verb is Verb.ORGANIZE
    )


def test_a_way_out_is_an_answer_and_leads_to_where_the_card_can_be_played() -> None:
    followed = 0
    for game in positions(5):
        reasons = game.reasons()
        seat = game.pending.seat if game.pending is not None else None
        for card, number in ways_out(game, reasons).items():
            remedy = game.options()[number]
            assert remedy.verb is REMEDIES[reasons[card]]
            if remedy.verb in (Verb.ORGANIZE, Verb.FINISH_ORGANIZING):
                then = game.clone()
                then.apply(remedy)
                assert then.pending is not None
                assert then.pending.seat == seat
                assert card in [option.card for option in then.options()]
                followed += 1
    assert followed > 3


def test_no_way_is_promised_that_leads_nowhere() -> None:
    """Somebody who could not come into play while organizing is not shown the way there."""
    unhelped = 0
    for game in positions(5):
        reasons = game.reasons()
        ways = ways_out(game, reasons)
        organizes = [option for option in game.options() if option.verb is Verb.ORGANIZE]
        waiting = [card for card, reason in reasons.items() if reason is Reason.ONLY_WHILE_ORGANIZING]
        if organizes and waiting:
            then = game.clone()
            then.apply(organizes[0])
            playable = {option.card for option in then.options()}
            assert {card for card in waiting if card in ways} == playable & set(waiting)
            unhelped += len(set(waiting) - playable)
    assert unhelped > 0
