"""What the server sends and what the page expects are written twice, and say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import fields

from wizardhaven.engine.state.values import Value, fields_of
from wizardhaven.protocol import messages, pictures, shapes
from wizardhaven.protocol.faces.faces import Face
from wizardhaven.server import answering, lobby, rules_pages
from wizardhaven.view import agents, cards, chain, characters, checks, combat, companies, players, points
from wizardhaven.view.seat_view import View

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol"
BLOCK = re.compile(
    r"^export type (?P<name>\w+) = \{(?P<body>[^\n]*(?=\};$)|\n.*?^(?=\};$))", re.MULTILINE | re.DOTALL
)
NOT_TOLD = {"View": {"asked", "outcome"}}
"""What a view has for bots and for the terminal; at a table the message around it says it."""

STRUCTS: tuple[type[Struct], ...] = (
    Face,
    lobby.NewTable,
    answering.NotOpened,
    lobby.TakeSeat,
    messages.Invited,
    messages.Over,
    messages.Person,
    messages.Refused,
    messages.Rematch,
    messages.Renewed,
    messages.Seated,
    messages.State,
    messages.Suggestion,
    messages.Why,
    pictures.LogLine,
    pictures.Option,
    pictures.Question,
    pictures.Refusal,
    rules_pages.FoundRule,
    rules_pages.RuleEntry,
    shapes.Anchor,
    shapes.Ledger,
    shapes.LedgerLine,
    shapes.Outcome,
    shapes.Step,
    shapes.Text,
)
VALUES: tuple[type[Value], ...] = (
    View,
    agents.AgentView,
    cards.AllyView,
    cards.AsideView,
    cards.CardView,
    cards.EventView,
    cards.ItemView,
    cards.NumberView,
    cards.PartView,
    cards.PrisonView,
    cards.RescueAttackView,
    cards.SiteView,
    chain.AimView,
    chain.DeclarationView,
    chain.LastingView,
    characters.CharacterView,
    checks.AttemptView,
    checks.CheckView,
    combat.AttackView,
    combat.StrikeView,
    companies.CompanyView,
    players.PileView,
    players.PlayerView,
    points.PointsView,
    points.SourceView,
    points.WorthView,
)


def expected() -> dict[str, set[str]]:
    """The fields of every object type of the page's protocol."""
    found: dict[str, set[str]] = {}
    for path in sorted(PROTOCOL.glob("*.ts")):
        for block in BLOCK.finditer(path.read_text(encoding="utf-8")):
            found[block["name"]] = set(re.findall(r"(?:^|[{;]|\*/)\s*(\w+)\??:", _flat(block["body"])))
    return found


def _flat(body: str) -> str:
    """A type's own fields: without comments and without what lies inside braces and brackets of its own."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", "", body, flags=re.DOTALL)
    while (inner := re.sub(r"\{[^{}]*\}|\[[^\[\]]*\]|\([^()]*\)", "", text)) != text:
        text = inner
    return text


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_a_message_has_the_fields_that_the_page_expects(struct: type[Struct]) -> None:
    sent = {field.encode_name for field in fields(struct)}
    tagged = {"type"} if struct.__struct_config__.tag is not None else set()

    assert sent | tagged == expected()[struct.__name__]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: value.__name__)
def test_a_view_has_the_fields_that_the_page_expects(value: type[Value]) -> None:
    name = value.__name__

    assert set(fields_of(value)) - NOT_TOLD.get(name, set()) == expected()[name]
