"""Influence across the two camps. [INF-14]"""

from tests.rules.marks import rule
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.terms import PlayerKind


def attempt(kinds: tuple[PlayerKind, PlayerKind]) -> int:
    """What Beretar's attempt on Luitprand comes to when both players roll seven."""
    scene = Scene(kinds=kinds)
    beretar = scene.first.character("Beretar", at="Bree")
    luitprand = scene.second.character("Luitprand", at="Bree")
    playing = scene.at_site(of=beretar)
    playing.does(Verb.INFLUENCE, beretar, luitprand)
    playing.resolve()
    playing.rolls(7, 7)
    return next(fact.number for fact in playing.happened if fact.kind is Happening.INFLUENCE_FAILED)


@rule("INF-14")
def test_an_attempt_on_a_card_of_the_opposite_camp_is_made_at_minus_five() -> None:
    alike = attempt((PlayerKind.WIZARD, PlayerKind.WIZARD))

    assert attempt((PlayerKind.WIZARD, PlayerKind.RINGWRAITH)) == alike - 5
    assert attempt((PlayerKind.FALLEN_WIZARD, PlayerKind.BALROG)) == alike - 5
    assert attempt((PlayerKind.RINGWRAITH, PlayerKind.WIZARD)) == alike - 5
    assert attempt((PlayerKind.BALROG, PlayerKind.FALLEN_WIZARD)) == alike - 5


@rule("INF-14")
def test_within_a_camp_there_is_no_such_modifier() -> None:
    alike = attempt((PlayerKind.WIZARD, PlayerKind.WIZARD))

    assert attempt((PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD)) == alike
    assert attempt((PlayerKind.RINGWRAITH, PlayerKind.BALROG)) == alike
