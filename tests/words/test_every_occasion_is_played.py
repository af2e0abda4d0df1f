"""Every effect has somebody who performs it, every occasion somebody who looks for it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final, get_args

import pytest

from tests.words.sources import sources
from wizardhaven import engine
from wizardhaven.engine import running
from wizardhaven.engine.queries.hazards.reaches import WAYS
from wizardhaven.engine.rules.flow.occasions import Occurrence, answers
from wizardhaven.engine.rules.flow.performers import PERFORMERS, PROSPECTS
from wizardhaven.engine.rules.flow.putters import PUT_PROSPECTS, PUTTERS
from wizardhaven.engine.rules.flow.resolvers import RESOLVERS
from wizardhaven.engine.state import chain
from wizardhaven.engine.state.printed.natures import NATURES
from wizardhaven.scenario import Scene
from wizardhaven.vocabulary.abilities import When
from wizardhaven.vocabulary.card_effects import Put
from wizardhaven.vocabulary.cards import Event
from wizardhaven.vocabulary.conditions import There
from wizardhaven.vocabulary.effects import Effect
from wizardhaven.vocabulary.occasions import Occasion
from wizardhaven.vocabulary.playing import Use
from wizardhaven.vocabulary.putting import Way
from wizardhaven.vocabulary.subjects import Subject
from wizardhaven.vocabulary.such import named
from wizardhaven.vocabulary.terms import Length, Phase, Pile, Side

ENGINE: Final = Path(engine.__file__).parent
REGISTERS: Final = ("at", "does", "performs", "prepares", "puts", "resolves", "rolls")
ASKED_OF_CARDS: Final = "rules/flow/occasions.py"
ASKED_OF_THE_CHAIN: Final = ("rules/chain/responses.py", "state/printed/triggers.py")
"""Where one asks which occasion it was, or whether a card has anything to do with it, and nothing happens."""


def test_every_effect_has_exactly_one_performer() -> None:
    """A second one for the same word is refused where it registers."""
    assert set(PERFORMERS) == set(PROSPECTS) == set(NATURES) == set(get_args(Effect))
    assert set(PUTTERS) == set(PUT_PROSPECTS) == set(WAYS) == set(Way)


def test_every_kind_of_declaration_resolves_in_one_way() -> None:
    kinds = [
        value
        for name, value in vars(chain).items()
        if name.isupper() and isinstance(value, int) and value >= 0
    ]

    assert sorted(RESOLVERS) == sorted(kinds)


def test_the_door_of_a_running_game_names_every_passage_that_registers() -> None:
    registering = {
        "wizardhaven.engine." + ".".join(path.relative_to(ENGINE).with_suffix("").parts)
        for path in ENGINE.rglob("*.py")
        if _registers(ast.parse(path.read_text(encoding="utf-8")))
    }

    assert {passage.__name__ for passage in running.PASSAGES} == registering


def _registers(tree: ast.Module) -> bool:
    """Whether a function of the module is given to a register."""
    marks = [mark for node in tree.body if isinstance(node, ast.FunctionDef) for mark in node.decorator_list]
    called = [mark.func for mark in marks if isinstance(mark, ast.Call)]
    return any(isinstance(name, ast.Name) and name.id in REGISTERS for name in called)


def test_somebody_looks_for_every_occasion() -> None:
    named = {node.attr for _, node in _attributes() if getattr(node.value, "id", "") == "Occasion"}

    assert named == {occasion.name for occasion in Occasion}


def test_cards_are_asked_for_occasions_in_one_place() -> None:
    asking = {module for module, node in _attributes() if node.attr == "occasion"}

    assert asking == {ASKED_OF_CARDS, *ASKED_OF_THE_CHAIN}


@pytest.mark.parametrize("occasion", Occasion, ids=lambda occasion: str(occasion.name))
def test_on_every_occasion_it_happens_only_while_the_condition_holds(occasion: Occasion) -> None:
    ability = When(
        occasion,
        Put(Subject.THIS_CARD, Pile.DISCARD_PILE),
        Subject.EVERYBODY,
        condition=There(named("Doors of Night")),
    )
    event = Event("XX-990", "Long Wait", Side.HAZARD, Length.PERMANENT, uses=(Use(),), abilities=(ability,))
    scene = Scene()
    waiting = scene.second.event(event)
    table = scene.begin(Phase.ORGANIZATION).table

    assert answers(table, waiting.id, Occurrence(occasion)) == []

    scene.second.event("Doors of Night")

    assert answers(table, waiting.id, Occurrence(occasion)) == [(0, ability)]


def _attributes() -> list[tuple[str, ast.Attribute]]:
    """All attributes that the engine asks for, each with its module."""
    return [
        (name.removeprefix("engine/"), node)
        for name, nodes in sources().items()
        for node in nodes
        if name.startswith("engine/") and isinstance(node, ast.Attribute)
    ]
