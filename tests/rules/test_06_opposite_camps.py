"""Influence across the two camps. [INF-14]"""

from dataclasses import replace

from tests.rules.marks import rule
from wizardhaven.cards.le.characters.men import LUITPRAND
from wizardhaven.cards.tw.characters.dunedain import BERETAR
from wizardhaven.engine.state.action import Verb
from wizardhaven.engine.state.facts import Happening
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.cards import Character
from wizardhaven.vocabulary.terms import Alignment, PlayerKind

MINIONS = (PlayerKind.RINGWRAITH, PlayerKind.BALROG)

EXTRA = 5
"""What a Ringwraith or Balrog player always has left of general influence. [SET-39]"""


def _at_bree(kind: PlayerKind, character: Character) -> tuple[str, Character]:
    """The town as a player of that kind knows it, and the character as one of his people."""
    if kind in MINIONS:
        return "Bree [minion]", replace(character, alignment=Alignment.MINION)
    return "Bree", replace(character, alignment=Alignment.HERO)


def attempt(kinds: tuple[PlayerKind, PlayerKind]) -> int:
    """What Beretar's attempt on Luitprand comes to when both players roll seven."""
    scene = Scene(kinds=kinds)
    beretar = scene.first.company(*_at_bree(kinds[0], BERETAR))[0]
    luitprand = scene.second.company(*_at_bree(kinds[1], LUITPRAND))[0]
    playing = scene.at_site(of=beretar)
    playing.does(Verb.INFLUENCE, beretar, luitprand)
    playing.resolve()
    playing.rolls(7, 7)
    return next(fact.number for fact in playing.happened if fact.kind is Happening.INFLUENCE_FAILED)


@rule("INF-14")
def test_an_attempt_on_a_card_of_the_opposite_camp_is_made_at_minus_five() -> None:
    alike = attempt((PlayerKind.WIZARD, PlayerKind.WIZARD))

    assert attempt((PlayerKind.WIZARD, PlayerKind.RINGWRAITH)) == alike - 5 - EXTRA
    assert attempt((PlayerKind.FALLEN_WIZARD, PlayerKind.BALROG)) == alike - 5 - EXTRA
    assert attempt((PlayerKind.RINGWRAITH, PlayerKind.WIZARD)) == alike - 5
    assert attempt((PlayerKind.BALROG, PlayerKind.FALLEN_WIZARD)) == alike - 5


@rule("INF-14")
def test_within_a_camp_there_is_no_such_modifier() -> None:
    alike = attempt((PlayerKind.WIZARD, PlayerKind.WIZARD))

    assert attempt((PlayerKind.WIZARD, PlayerKind.FALLEN_WIZARD)) == alike
    assert attempt((PlayerKind.RINGWRAITH, PlayerKind.BALROG)) == alike - EXTRA
