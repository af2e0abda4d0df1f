"""The facts that searching asks for are those of the cards that play."""

import msgspec

from tests.each import of_each
from wizardhaven.catalogue.catalogue import cards
from wizardhaven.catalogue.facts import Facts, facts
from wizardhaven.catalogue.printing import printings
from wizardhaven.vocabulary.cards import Ally, Character, Creature, Faction, Item, Site

EACH = {"LE-60", "TD-7", "TW-25", "LE-62", "LE-76", "LE-78", "LE-93", "LE-97", "TW-88", "TW-110", "TW-493"}
"""Creatures with a strike for each character."""
IN_BRACKETS = {"TW-221", "TW-313"}
"""Items whose points stand in brackets."""


def test_every_card_has_its_facts_and_no_other_has() -> None:
    assert set(facts()) == {printing.card for printing in printings()}


def test_every_card_has_a_name_in_four_languages_but_for_three_german_ones() -> None:
    assert all(printing.names.es and printing.names.fr for printing in printings())
    assert [p.code for p in printings() if p.names.de is None] == ["TW-249", "TW-500", "AS-136"]


@of_each(cards, str)
def test_the_facts_are_those_that_the_card_plays_with(code: str) -> None:
    card, printed = cards()[code], facts()[code]
    match card:
        case Character():
            numbers = (printed.mind, printed.prowess, printed.body, printed.influence or 0)
            assert numbers == (card.mind, card.prowess, card.body, card.direct_influence)
            assert sorted(printed.skills) == sorted([skill.value for skill in card.skills])
            assert card.race is None or card.race.value in printed.races
        case Creature():
            assert (printed.prowess, printed.body) == (card.prowess, card.body)
            assert printed.each is (code in EACH)
            assert code in EACH or printed.strikes == card.strikes
        case Item():
            assert printed.corruption == card.corruption or not card.corruption
            assert code in IN_BRACKETS or (printed.points or 0) == card.marshalling_points
        case Ally():
            assert (printed.mind, printed.prowess, printed.body) == (card.mind, card.prowess, card.body)
        case Faction():
            assert (printed.needs or 0) == card.influence_number
        case Site():
            assert printed.region == card.region
        case _:
            assert printed.code == card.code


def test_the_facts_are_small_and_written_in_one_way() -> None:
    lines = [msgspec.json.encode(one).decode() for one in facts().values()]

    assert sum([len(line) for line in lines]) < 160_000
    assert msgspec.json.decode(f"[{','.join(lines)}]", type=list[Facts]) == list(facts().values())
