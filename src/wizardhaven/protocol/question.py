"""The question that is asked: in words, with every answer, and a reason for every card that is no answer."""

from __future__ import annotations

from collections.abc import Sequence

from wizardhaven.engine.values import DICE, NONE, Asked
from wizardhaven.engine.values import Question as Kind
from wizardhaven.game.game import Game
from wizardhaven.protocol.anchors import card_anchor, company_anchor
from wizardhaven.protocol.inside import beyond, reasons
from wizardhaven.protocol.options import inside, options, rolling
from wizardhaven.protocol.pictures import Question
from wizardhaven.protocol.refusing import refusals
from wizardhaven.protocol.rolling import roller
from wizardhaven.protocol.rules_of import rules_of
from wizardhaven.protocol.shapes import Anchor, Text
from wizardhaven.protocol.sheets.sheets import sheet
from wizardhaven.protocol.text import linked
from wizardhaven.protocol.warnings import haste
from wizardhaven.protocol.windows import window_of
from wizardhaven.text.language import Language
from wizardhaven.text.phases import PHASES
from wizardhaven.view.eyes import Eyes
from wizardhaven.view.telling.asking import asked
from wizardhaven.view.telling.naming import defender, leader_of, striker
from wizardhaven.view.telling.speaking import choice_text, help_text


def question(game: Game, seat: int, number: int, language: Language) -> Question:
    """What the seat is asked at this point of the game."""
    choice = game.pending
    assert choice is not None
    assert seat in (choice.seat, roller(game)), "a question is only for who is asked"
    table = game.table
    eyes = Eyes(table, seat)
    about = asked(table, choice)
    title = linked(choice_text(table, choice, language), _named(eyes, about), language)
    kind = choice.asks
    help_words = help_text(table, choice, language)
    other = beyond(game)
    return Question(
        str(number),
        kind,
        window_of(kind),
        PHASES[language][table.phase] if table.turn else "",
        title,
        Text(help_words) if help_words is not None else None,
        rules_of(kind),
        _about(eyes, about),
        rolling(language) if choice.seat == DICE else options(game, seat, language),
        refusals(game, reasons(game, other), eyes, language),
        sheet(game, seat, language),
        inside(other, seat, language),
        haste(table, seat, language),
    )


def _named(eyes: Eyes, about: Asked) -> Sequence[str]:
    """The codes of the cards that the question's sentence may name."""
    table = eyes.table
    cards = [about.card, defender(table), striker(table), leader_of(table, about.company)]
    if about.question is Kind.MAY_JOIN:
        cards.append(leader_of(table, about.other_company))
    else:
        cards.append(about.other)
    company = table.companies.get(about.company)
    if company is not None:
        cards += [company.site, company.destination]
    if table.attack is not None:
        cards.append(table.attack.source)
    seen = [eyes.aimed_at(card).code for card in cards if card != NONE]
    return [code for code in seen if code is not None]


def _about(eyes: Eyes, about: Asked) -> tuple[Anchor, ...]:
    """What the question is about: the stage frames it."""
    found: list[Anchor] = []
    if about.company in eyes.table.companies:
        found.append(company_anchor(about.company))
    card = card_anchor(eyes, about.card)
    if card is not None:
        found.append(card)
    return tuple(found)
