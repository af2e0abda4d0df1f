"""What whole cards of every kind say in English: in `whole_cards.txt`, to be read like cards."""

from pathlib import Path
from typing import get_args

from tests.each import of_each
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.text.english.cards import card_text, type_line
from wizardhaven.vocabulary.cards import Card, Creature
from wizardhaven.vocabulary.playing import Key
from wizardhaven.vocabulary.such import Within
from wizardhaven.vocabulary.terms import Race

WRITTEN = (Path(__file__).parent / "whole_cards.txt").read_text(encoding="utf-8").strip().split("\n\n")
CODES = [written.split(" ", 1)[0] for written in WRITTEN]


@of_each(lambda: WRITTEN, lambda written: written.split(" ", 1)[0])
def test_a_whole_card_reads_as_it_is_written_down(written: str) -> None:
    heading, kind, *paragraphs = written.splitlines()
    code, name = heading.split(" ", 1)
    card = cards()[code]

    assert card.name == name
    assert type_line(card) == kind
    assert card_text(card) == paragraphs


def test_cards_of_every_kind_are_written_down() -> None:
    assert {type(cards()[code]) for code in CODES} == set(get_args(Card))


@of_each(lambda: cards().values(), lambda card: card.code)
def test_every_paragraph_is_made_of_whole_sentences(card: Card) -> None:
    for paragraph in card_text(card):
        assert paragraph.endswith(".")
        assert paragraph[0].isupper() or paragraph[0] in "+−"
        assert "  " not in paragraph
        assert ".." not in paragraph
        assert "the target" not in paragraph


def test_a_creature_says_how_often_it_attacks() -> None:
    thug = Creature(
        "XX-1",
        "Thug",
        Race.MAN,
        strikes=1,
        prowess=8,
        kill_points=1,
        keyed_to=(Key(Within(("Rhudaur",))),),
        attacks=3,
    )

    assert card_text(thug)[1:] == ["Attacks three times in a row."]
